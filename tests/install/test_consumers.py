# SPDX-License-Identifier: MIT
"""Proves that C and C++ programs build with the library, run and solve, and that they get the kind
of library they asked for: by find_package from a moved prefix, add_subdirectory, FetchContent, and
pkg-config."""
import os
import re
import shutil
import unittest

from installed import (BUILD, CC, CONSUMER, CXX, PREFIX, ROOT, SOLVED, TestCase, build, configure,
                       header_version, install, libdir, needs_shared, pkg_config, run,
                       run_with_library)


SHEET = r"^<\?xml expat [01] cairo [01]\n$"


class ByCMake(TestCase):
    def check(self, shared, *settings):
        """Builds the consumer, in one folder whose settings are forgotten each time; both programs
        must solve, with the shared library or not."""
        folder = self.folder / "build"
        printed = configure(CONSUMER, folder, *settings, forget=(
            "COMPONENTS", "BUILD_SHARED_LIBS", "sudoku_*", "SUDOKU_*", "CMAKE_PREFIX_PATH"))
        build(folder)
        for language in ("c", "cpp"):
            program = folder / f"solve-{language}"
            self.assertEqual(run(program), SOLVED)
            self.assertEqual(needs_shared(program), shared)
        if (folder / "sheet-c").exists():
            self.assertRegex(run(folder / "sheet-c"), SHEET)
            self.assertEqual(needs_shared(folder / "sheet-c"), shared)
        return printed

    def test_find_package_from_a_moved_prefix(self):
        moved = self.folder / "moved"
        shutil.copytree(PREFIX, moved, symlinks=True)
        for shared, *settings in (
                (True,), (True, "COMPONENTS=shared"), (False, "COMPONENTS=static"),
                (False, "sudoku_USE_STATIC_LIBS=ON"), (False, "BUILD_SHARED_LIBS=OFF"),
                (True, "BUILD_SHARED_LIBS=OFF", "sudoku_USE_STATIC_LIBS=OFF"),
                (True, "BUILD_SHARED_LIBS=OFF", "COMPONENTS=shared")):
            with self.subTest(settings=settings):
                printed = self.check(shared, "HOW=find_package",
                                     f"CMAKE_PREFIX_PATH={moved}", *settings)
                self.assertIn(f"sudoku_VERSION={header_version()}\n", printed)

    def test_find_package_where_one_kind_is_installed(self):
        for kind, other in (("SHARED", "static"), ("STATIC", "shared")):
            with self.subTest(kind):
                tree, prefix = self.folder / f"only-{kind}", self.folder / f"prefix-{kind}"
                off = "STATIC" if kind == "SHARED" else "SHARED"
                configure(ROOT, tree, f"SUDOKU_BUILD_{off}=OFF", "SUDOKU_BUILD_TESTS=OFF",
                          "SUDOKU_BUILD_CLI=OFF", "SUDOKU_BUILD_EXAMPLES=OFF", "CMAKE_C_FLAGS=-O0",
                          "SUDOKU_WITH_CAIRO=OFF")
                build(tree)
                install(tree, prefix)
                self.assertTrue((prefix / "include/sudoku/io.h").exists())
                self.check(kind == "SHARED", "HOW=find_package",
                           f"CMAKE_PREFIX_PATH={prefix}")
                with self.assertRaisesRegex(AssertionError, f"without its\\s+{other}"):
                    self.check(True, "HOW=find_package", f"COMPONENTS={other}",
                               f"CMAKE_PREFIX_PATH={prefix}")

    def test_another_version_is_not_found(self):
        stale = self.folder / "stale"
        shutil.copytree(CONSUMER, stale)
        lists = stale / "CMakeLists.txt"
        lists.write_text(lists.read_text().replace("find_package(sudoku 0.1", "find_package(sudoku 0.0"))
        with self.assertRaisesRegex(AssertionError, "version: " + re.escape(header_version())):
            configure(stale, self.folder / "build", "HOW=find_package",
                      f"CMAKE_PREFIX_PATH={PREFIX}")

    def test_as_a_subproject(self):
        for how, shared, *settings in (
                ("add_subdirectory", False), ("add_subdirectory", True, "BUILD_SHARED_LIBS=ON"),
                ("FetchContent", False, "BUILD_SHARED_LIBS=OFF")):
            with self.subTest(how=how, settings=settings):
                self.check(shared, f"HOW={how}", f"SUDOKU_SOURCE={ROOT}",
                           "CMAKE_C_FLAGS=-O0", *settings)


class ByPkgConfig(TestCase):
    def compile(self, compiler, source, *flags):
        program = self.folder / "program"
        run(compiler, CONSUMER / source, "-o", program, *flags)
        return program

    def test_shared(self):
        flags = pkg_config(PREFIX, "--cflags", "--libs")
        for compiler, source in ((CC, "solve.c"), (CXX, "solve.cpp")):
            program = self.compile(compiler, source, *flags)
            self.assertTrue(needs_shared(program))
            self.assertEqual(run_with_library(program, PREFIX), SOLVED)

    def test_static_where_only_the_archive_is(self):
        prefix = self.folder / "prefix"
        install(BUILD, prefix, "--component", "dev")
        for link in prefix.rglob("libsudoku*.so*"):
            link.unlink()
        flags = pkg_config(prefix, "--static", "--cflags", "--libs")
        for more in ((), ("-static",)):
            program = self.compile(CC, "solve.c", *flags, *more)
            self.assertFalse(needs_shared(program))
            self.assertEqual(run(program), SOLVED)

    def test_the_second_library(self):
        for kind, flags in (("so", ()), ("a", ("--static",))):
            flags = pkg_config(PREFIX, *flags, "--cflags", "--libs", package="libsudoku-io")
            if kind == "a":
                flags = [str(libdir(PREFIX) / f"lib{flag[2:]}.a") if flag.startswith("-lsudoku")
                         else flag for flag in flags]
            program = self.compile(CC, "sheet.c", *flags)
            self.assertEqual(needs_shared(program), kind == "so")
            self.assertRegex(run_with_library(program, PREFIX), SHEET)

    def test_version_and_folders(self):
        self.assertEqual(pkg_config(PREFIX, "--modversion"), [header_version()])
        for variable, folder in (("prefix", PREFIX), ("libdir", libdir(PREFIX)),
                                 ("includedir", PREFIX / "include")):
            value, = pkg_config(PREFIX, f"--variable={variable}")
            self.assertEqual(os.path.normpath(value), str(folder))


class ByName(TestCase):
    def test_a_program_with_names_of_its_own(self):
        cflags = pkg_config(PREFIX, "--cflags")
        for library in ("libsudoku.so", "libsudoku.a"):
            program = self.folder / "clash"
            run(CC, "-Wall", "-Wextra", "-Werror", *cflags, CONSUMER / "clash.c",
                libdir(PREFIX) / library, "-o", program)
            self.assertEqual(run_with_library(program, PREFIX), "1 32 288\n")

    def test_a_plug_in_with_the_archive_inside(self):
        source = self.folder / "plugin.c"
        source.write_text("#include <sudoku/sudoku.h>\n"
                          "const char *plugin(void);\n"
                          "const char *plugin(void) { return sudoku_version(); }\n")
        plugin = self.folder / "plugin.so"
        run(CC, "-shared", "-fPIC", *pkg_config(PREFIX, "--cflags"), source,
            libdir(PREFIX) / "libsudoku.a", "-o", plugin)
        exported = run("nm", "-D", "--defined-only", plugin)
        self.assertIn(" plugin", exported)
        self.assertNotIn("sudoku", exported)


if __name__ == "__main__":
    unittest.main()
