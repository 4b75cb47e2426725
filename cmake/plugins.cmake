# SPDX-License-Identifier: MIT
# Engines that need another library: shared objects which front ends load (see sudoku/plugin.h).
# They are built to engines/ and installed to lib/sudoku/engines/; sudoku-cli looks in both.
set(SUDOKU_ENGINES_DIR ${CMAKE_INSTALL_LIBDIR}/sudoku/engines) # as an install destination
cmake_path(ABSOLUTE_PATH SUDOKU_ENGINES_DIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} NORMALIZE
  OUTPUT_VARIABLE engines_dir)
file(RELATIVE_PATH engines_from_program "${CMAKE_INSTALL_FULL_BINDIR}" "${engines_dir}")
set_property(SOURCE cli/plugins.c APPEND PROPERTY COMPILE_DEFINITIONS
  SUDOKU_ENGINES_FOLDER="${engines_dir}" SUDOKU_ENGINES_FROM_PROGRAM="${engines_from_program}")

if(PROJECT_IS_TOP_LEVEL)
  set(default AUTO)
else()
  set(default OFF)
endif()
set(SUDOKU_WITH_CADICAL ${default} CACHE STRING "Build the engine \"sat\": AUTO, ON or OFF")
set_property(CACHE SUDOKU_WITH_CADICAL PROPERTY STRINGS AUTO ON OFF)

if(NOT SUDOKU_WITH_CADICAL MATCHES "^(AUTO|ON|OFF)$")
  message(FATAL_ERROR "SUDOKU_WITH_CADICAL is '${SUDOKU_WITH_CADICAL}', not AUTO, ON or OFF")
endif()

# Distributions have CaDiCaL as an archive; it must be made of code for shared objects.
set(SUDOKU_CADICAL_WORKS FALSE)
if(SUDOKU_WITH_CADICAL)
  find_path(SUDOKU_CADICAL_INCLUDE ccadical.h)
  find_library(SUDOKU_CADICAL_LIBRARY cadical)
  mark_as_advanced(SUDOKU_CADICAL_INCLUDE SUDOKU_CADICAL_LIBRARY)
endif()
if(SUDOKU_WITH_CADICAL AND SUDOKU_CADICAL_INCLUDE AND SUDOKU_CADICAL_LIBRARY)
  include(CheckCSourceCompiles)
  set(CMAKE_REQUIRED_INCLUDES ${SUDOKU_CADICAL_INCLUDE})
  set(CMAKE_REQUIRED_FLAGS -fPIC)
  set(CMAKE_REQUIRED_LINK_OPTIONS -shared)
  set(CMAKE_REQUIRED_LIBRARIES ${SUDOKU_CADICAL_LIBRARY} stdc++ m)
  check_c_source_compiles("#include <ccadical.h>
    int main(void) { return ccadical_init() == 0; }" SUDOKU_CADICAL_LINKS)
  foreach(variable IN ITEMS INCLUDES FLAGS LINK_OPTIONS LIBRARIES)
    unset(CMAKE_REQUIRED_${variable})
  endforeach()
  set(SUDOKU_CADICAL_WORKS ${SUDOKU_CADICAL_LINKS})
endif()

if(SUDOKU_CADICAL_WORKS)
  add_library(sudoku_engine_sat MODULE lib/engine/sat/sat.c)
  if(TARGET sudoku_static)
    target_link_libraries(sudoku_engine_sat PRIVATE sudoku_static)
  else()
    target_link_libraries(sudoku_engine_sat PRIVATE sudoku_shared)
  endif()
  target_include_directories(sudoku_engine_sat SYSTEM PRIVATE ${SUDOKU_CADICAL_INCLUDE})
  target_link_libraries(sudoku_engine_sat PRIVATE ${SUDOKU_CADICAL_LIBRARY} stdc++ m)
  if(NOT APPLE)
    target_link_options(sudoku_engine_sat PRIVATE -Wl,--exclude-libs,ALL)
  endif()
  set_target_properties(sudoku_engine_sat PROPERTIES PREFIX "" OUTPUT_NAME sat SUFFIX .so
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/engines)
  sudoku_warnings(sudoku_engine_sat -Wconversion)
elseif(SUDOKU_WITH_CADICAL STREQUAL "AUTO")
  message(STATUS "No CaDiCaL (Debian: libcadical-dev): the engine \"sat\" is not built")
elseif(SUDOKU_WITH_CADICAL)
  message(FATAL_ERROR "SUDOKU_WITH_CADICAL is ON, but there is no CaDiCaL (Debian: libcadical-dev) "
    "that a shared object can be linked to")
endif()
