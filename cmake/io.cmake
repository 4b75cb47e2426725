# SPDX-License-Identifier: MIT
# libsudoku-io: what needs another library.  Of expat and cairo it takes what is there; a part that
# is missing says so when it is called.  The targets follow the kinds of libsudoku itself.
set(SUDOKU_WITH_EXPAT AUTO CACHE STRING "Read OpenSudoku files with expat: AUTO, ON or OFF")
set(SUDOKU_WITH_CAIRO AUTO CACHE STRING "Write PDF and PNG with cairo: AUTO, ON or OFF")
set_property(CACHE SUDOKU_WITH_EXPAT SUDOKU_WITH_CAIRO PROPERTY STRINGS AUTO ON OFF)

set(sudoku_io_definitions)
set(sudoku_io_includes)
set(sudoku_io_libraries)
set(SUDOKU_IO_REQUIRES) # pkg-config's names of them

# sudoku_find(NAME HEADER LIBRARY SUFFIX...): takes a library if it is wanted and there.
function(sudoku_find name header library)
  if(NOT SUDOKU_WITH_${name} MATCHES "^(AUTO|ON|OFF)$")
    message(FATAL_ERROR "SUDOKU_WITH_${name} is '${SUDOKU_WITH_${name}}', not AUTO, ON or OFF")
  endif()
  if(SUDOKU_WITH_${name} STREQUAL OFF)
    return()
  endif()
  find_path(SUDOKU_${name}_INCLUDE ${header} PATH_SUFFIXES ${ARGN})
  find_library(SUDOKU_${name}_LIBRARY ${library})
  mark_as_advanced(SUDOKU_${name}_INCLUDE SUDOKU_${name}_LIBRARY)
  if(SUDOKU_${name}_INCLUDE AND SUDOKU_${name}_LIBRARY)
    list(APPEND sudoku_io_definitions SUDOKU_WITH_${name})
    list(APPEND sudoku_io_includes ${SUDOKU_${name}_INCLUDE})
    # A static libsudoku-io that is installed names it without its place here.
    list(APPEND sudoku_io_libraries $<BUILD_INTERFACE:${SUDOKU_${name}_LIBRARY}>
      $<INSTALL_INTERFACE:${library}>)
    string(APPEND SUDOKU_IO_REQUIRES "${library} ")
  elseif(SUDOKU_WITH_${name} STREQUAL ON)
    message(FATAL_ERROR "SUDOKU_WITH_${name} is ON, but ${header} or lib${library} is not found")
  else()
    message(STATUS "libsudoku-io is built without ${library}, which is not found")
  endif()
  return(PROPAGATE sudoku_io_definitions sudoku_io_includes sudoku_io_libraries SUDOKU_IO_REQUIRES)
endfunction()
sudoku_find(EXPAT expat.h expat)
sudoku_find(CAIRO cairo-pdf.h cairo cairo)

foreach(kind IN ITEMS shared static)
  if(NOT TARGET sudoku_${kind})
    continue()
  endif()
  set(target sudoku_io_${kind})
  string(TOUPPER ${kind} KIND)
  add_library(${target} ${KIND} ${sudoku_io_sources})
  add_library(sudoku::io_${kind} ALIAS ${target})
  target_include_directories(${target} PRIVATE lib)
  target_include_directories(${target} SYSTEM PRIVATE ${sudoku_io_includes})
  target_compile_definitions(${target} PRIVATE ${sudoku_io_definitions})
  target_link_libraries(${target} PUBLIC sudoku_${kind} PRIVATE ${sudoku_io_libraries})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME sudoku-io EXPORT_NAME io_${kind}
    POSITION_INDEPENDENT_CODE ON)
  sudoku_warnings(${target} -Wconversion)
endforeach()
if(TARGET sudoku_io_shared)
  target_compile_definitions(sudoku_io_shared PRIVATE SUDOKU_BUILDING_SHARED)
  set_target_properties(sudoku_io_shared PROPERTIES SOVERSION ${SUDOKU_SOVERSION}
    VERSION ${SUDOKU_SOVERSION}.${PROJECT_VERSION_MINOR}.${PROJECT_VERSION_PATCH})
  # A program's own search path does not count for what its libraries need.
  if(NOT CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set_target_properties(sudoku_io_shared PROPERTIES INSTALL_RPATH "$ORIGIN")
  endif()
endif()

get_target_property(kind sudoku::sudoku ALIASED_TARGET)
string(REPLACE sudoku_ sudoku_io_ kind ${kind})
add_library(sudoku::io ALIAS ${kind})
