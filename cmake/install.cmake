# SPDX-License-Identifier: MIT
# Install rules in six components (lib, io, dev, cli, doc, and engines: plug-ins), uninstall, and
# packages by CPack.
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sudoku)
if(TARGET sudoku::io)
  set(without)
else()
  set(without PATTERN io.h EXCLUDE)
endif()
install(DIRECTORY include/sudoku DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev
  FILES_MATCHING PATTERN "*.h" ${without})

# One export set a kind: a package without the static library still has a working config.
foreach(kind IN ITEMS shared static)
  if(TARGET sudoku_${kind})
    install(TARGETS sudoku_${kind} EXPORT sudoku-${kind}-targets
      RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT lib
      LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT lib NAMELINK_COMPONENT dev
      ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
  endif()
  if(TARGET sudoku_io_${kind})
    install(TARGETS sudoku_io_${kind} EXPORT sudoku-${kind}-targets
      RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT io
      LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT io NAMELINK_COMPONENT dev
      ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
  endif()
  if(TARGET sudoku_${kind})
    install(EXPORT sudoku-${kind}-targets NAMESPACE sudoku:: DESTINATION ${config_dir}
      COMPONENT dev)
  endif()
endforeach()
configure_package_config_file(cmake/sudoku-config.cmake.in sudoku-config.cmake
  INSTALL_DESTINATION ${config_dir} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(sudoku-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sudoku-config.cmake
  ${PROJECT_BINARY_DIR}/sudoku-config-version.cmake DESTINATION ${config_dir} COMPONENT dev)

# The .pc: relative to its prefix where the folders are, and absolute where they are.  The prefix
# is found from the file's place, for cmake --install --prefix and trees that are moved; but /usr
# is named, so that pkg-config leaves out -I and -L of system folders, unless
# SUDOKU_RELOCATABLE_PC says otherwise.
set(SUDOKU_PC_LIBDIR "\${exec_prefix}")
cmake_path(APPEND SUDOKU_PC_LIBDIR "${CMAKE_INSTALL_LIBDIR}")
set(SUDOKU_PC_INCLUDEDIR "\${prefix}")
cmake_path(APPEND SUDOKU_PC_INCLUDEDIR "${CMAKE_INSTALL_INCLUDEDIR}")
set(SUDOKU_PC_PREFIX "${CMAKE_INSTALL_PREFIX}")
if(SUDOKU_RELOCATABLE_PC OR NOT CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  file(RELATIVE_PATH up "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
  string(REGEX REPLACE "/$" "" up "${up}")
  set(SUDOKU_PC_PREFIX "\${pcfiledir}/${up}")
endif()
configure_file(cmake/libsudoku.pc.in libsudoku.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/libsudoku.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
if(TARGET sudoku::io)
  configure_file(cmake/libsudoku-io.pc.in libsudoku-io.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/libsudoku-io.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endif()

if(TARGET sudoku-cli)
  install(TARGETS sudoku-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
  # The program takes this folder beside it as the sign that it is installed.
  install(FILES examples/puzzles.txt DESTINATION ${CMAKE_INSTALL_DATADIR}/sudoku-cli COMPONENT cli)
  install(FILES docs/man/sudoku-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli)
endif()

if(TARGET sudoku_engine_sat)
  install(TARGETS sudoku_engine_sat LIBRARY DESTINATION ${SUDOKU_ENGINES_DIR} COMPONENT engines)
endif()

file(GLOB guides docs/*.md docs/*.png docs/*.svg)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT doc)
install(FILES ${guides} DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs COMPONENT doc)
file(GLOB examples examples/*.c)
install(FILES ${examples} examples/puzzles.txt DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples
  COMPONENT doc)
install(DIRECTORY examples/plugin DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT doc)

if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

add_custom_target(uninstall COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake
  WORKING_DIRECTORY ${PROJECT_BINARY_DIR})

# cpack -G DEB or -G TGZ; for the first configure with -DCMAKE_INSTALL_PREFIX=/usr.
set(CPACK_PACKAGE_NAME libsudoku)
set(CPACK_PACKAGE_VENDOR "libsudoku contributors")
set(CPACK_PACKAGE_CONTACT "libsudoku contributors")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_COMPONENTS_ALL lib io dev cli doc)
if(TARGET sudoku_engine_sat)
  list(APPEND CPACK_COMPONENTS_ALL engines)
endif()
if(TARGET sudoku-game)
  list(APPEND CPACK_COMPONENTS_ALL game)
endif()
set(CPACK_COMPONENT_IO_DEPENDS lib)
set(CPACK_COMPONENT_DEV_DEPENDS lib io)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_LIB_PACKAGE_NAME libsudoku${SUDOKU_SOVERSION})
set(CPACK_DEBIAN_LIB_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_IO_PACKAGE_NAME libsudoku-io${SUDOKU_SOVERSION})
set(CPACK_DEBIAN_IO_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME libsudoku-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_CLI_PACKAGE_NAME sudoku-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION games)
set(CPACK_DEBIAN_ENGINES_PACKAGE_NAME sudoku-engines)
set(CPACK_DEBIAN_ENGINES_PACKAGE_SECTION games)
set(CPACK_DEBIAN_GAME_PACKAGE_NAME sudoku-game)
set(CPACK_DEBIAN_GAME_PACKAGE_SECTION games)
set(CPACK_DEBIAN_DOC_PACKAGE_NAME libsudoku-doc)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_DOC_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR})
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_IGNORE_FILES "/[.]git/" "/build/")
set(CPACK_SOURCE_PACKAGE_FILE_NAME libsudoku-${PROJECT_VERSION})
include(CPack)
