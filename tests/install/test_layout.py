# SPDX-License-Identifier: MIT
"""Proves which files are installed where: with DESTDIR, in other library folders, by component;
that what the .pc says is true there; and that uninstall leaves nothing."""
import os
import unittest

from installed import (BUILD, PREFIX, ROOT, TestCase, build, configure, files_below,
                       header_version, install, run)

HEADERS = {f"include/sudoku/{path.name}" for path in (ROOT / "include/sudoku").glob("*.h")}


def libraries(stem, lib):
    soname = f"{lib}/{stem}.so.0"
    return {soname, f"{soname}.{header_version().split('.', 1)[1]}"}


def development(stem, lib):
    return {f"{lib}/{stem}.so", f"{lib}/{stem}.a", f"{lib}/pkgconfig/{stem}.pc"}


def expected(component, lib="lib", io=True):
    """The files of a component, with libsudoku-io or without."""
    return {
        "lib": libraries("libsudoku", lib),
        "io": libraries("libsudoku-io", lib) if io else set(),
        "dev": (HEADERS if io else HEADERS - {"include/sudoku/io.h"})
        | development("libsudoku", lib) | (development("libsudoku-io", lib) if io else set())
        | {f"{lib}/cmake/sudoku/sudoku-{part}.cmake" for part in (
            "config", "config-version", "shared-targets", "shared-targets-release",
            "static-targets", "static-targets-release")},
        "cli": {"bin/sudoku-cli", "share/sudoku-cli/puzzles.txt", "share/man/man1/sudoku-cli.1"},
        "doc": {f"share/doc/libsudoku/{path.relative_to(ROOT)}" for path in (
            ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "LICENSE", *ROOT.glob("docs/*.md"),
            *ROOT.glob("docs/*.png"), *ROOT.glob("docs/*.svg"),
            ROOT / "examples/puzzles.txt", *ROOT.glob("examples/*.c"),
            *ROOT.glob("examples/plugin/*"))},
        # Where CaDiCaL is there; whether it is, the build says.
        "engines": {f"{lib}/sudoku/engines/sat.so"} if (BUILD / "engines/sat.so").exists() else set(),
    }[component]


COMPONENTS = ("lib", "io", "dev", "cli", "doc", "engines")


def pc_values(path):
    """The assignments and fields of a .pc file."""
    values = {}
    for line in path.read_text().splitlines():
        for separator in ("=", ":"):
            if separator in line:
                key, value = line.split(separator, 1)
                values[key.strip()] = value.strip()
                break
    return values


class Layout(TestCase):
    def test_the_whole_is_its_components(self):
        together = set().union(*map(expected, COMPONENTS))
        self.assertEqual(files_below(PREFIX), together)

    def test_each_component(self):
        for component in COMPONENTS:
            with self.subTest(component):
                install(BUILD, self.folder / component, "--component", component)
                self.assertEqual(files_below(self.folder / component), expected(component))

    def test_destdir_is_put_before_and_named_nowhere(self):
        run("cmake", "--install", BUILD, env=dict(os.environ, DESTDIR=str(self.folder)))
        staged = self.folder / PREFIX.relative_to("/")
        self.assertEqual(files_below(staged), files_below(PREFIX))
        for path in (*staged.rglob("*.pc"), *staged.rglob("*.cmake")):
            self.assertNotIn(str(self.folder), path.read_text())

    def test_no_file_names_the_build_folder_or_the_source(self):
        for path in (*PREFIX.rglob("*.pc"), *PREFIX.rglob("*.cmake"), *PREFIX.rglob("*.h")):
            text = path.read_text().replace(str(PREFIX), "")  # which may lie below the source
            self.assertNotIn(str(BUILD), text, path)
            self.assertNotIn(str(ROOT), text, path)
        for pc in PREFIX.rglob("*.pc"):
            self.assertNotIn("@", pc.read_text())
            self.assertNotIn("${}", pc.read_text())

    def test_lib64(self):
        folder = self.folder / "build"
        configure(ROOT, folder, "SUDOKU_BUILD_TESTS=OFF", "SUDOKU_BUILD_CLI=OFF",
                  "SUDOKU_BUILD_IO=OFF", "SUDOKU_BUILD_EXAMPLES=OFF", "CMAKE_BUILD_TYPE=Release",
                  "CMAKE_C_FLAGS=-O0", "CMAKE_INSTALL_LIBDIR=lib64", f"CMAKE_INSTALL_PREFIX={self.folder}/usr")
        build(folder)
        install(folder, self.folder / "usr")
        self.assertEqual(files_below(self.folder / "usr"),
                         expected("lib", "lib64") | expected("dev", "lib64", io=False) |
                         expected("doc") | expected("engines", "lib64"))
        values = pc_values(self.folder / "usr/lib64/pkgconfig/libsudoku.pc")
        self.assertEqual(values["prefix"], "${pcfiledir}/../..")
        self.assertEqual(values["libdir"], "${exec_prefix}/lib64")
        self.assertEqual(values["includedir"], "${prefix}/include")

    def test_absolute_folders_stay_absolute_in_the_pc(self):
        configure(ROOT, self.folder, "SUDOKU_BUILD_TESTS=OFF", "SUDOKU_BUILD_CLI=OFF",
                  "CMAKE_INSTALL_PREFIX=/usr", "CMAKE_INSTALL_LIBDIR=/store/out/lib",
                  "CMAKE_INSTALL_INCLUDEDIR=/store/dev/include")
        values = pc_values(self.folder / "libsudoku.pc")
        self.assertEqual(values["prefix"], "/usr")
        self.assertEqual(values["libdir"], "/store/out/lib")
        self.assertEqual(values["includedir"], "/store/dev/include")

    def test_a_relocatable_pc_finds_its_prefix(self):
        configure(ROOT, self.folder, "SUDOKU_BUILD_TESTS=OFF", "SUDOKU_BUILD_CLI=OFF",
                  "SUDOKU_RELOCATABLE_PC=ON", "CMAKE_INSTALL_PREFIX=/usr",
                  "CMAKE_INSTALL_LIBDIR=lib/machine")
        moved = self.folder / "moved/lib/machine/pkgconfig"
        moved.mkdir(parents=True)
        for stem in ("libsudoku", "libsudoku-io"):
            (self.folder / f"{stem}.pc").rename(moved / f"{stem}.pc")
            folder = run("pkg-config", "--variable=includedir", stem,
                         env=dict(os.environ, PKG_CONFIG_PATH=str(moved))).strip()
            self.assertEqual(os.path.normpath(folder), f"{self.folder}/moved/include")

    def test_uninstall_leaves_nothing(self):
        for destdir in ("", str(self.folder / "stage")):
            environment = dict(os.environ, DESTDIR=destdir)
            prefix = self.folder / "prefix"
            run("cmake", "--install", BUILD, "--prefix", prefix, env=environment)
            root = self.folder / destdir / prefix.relative_to("/") if destdir else prefix
            self.assertTrue(files_below(root))
            run("cmake", "--build", BUILD, "--target", "uninstall", env=environment)
            self.assertEqual(files_below(root), set())
            self.assertEqual([path for path in root.rglob("*sudoku*")], [])


if __name__ == "__main__":
    unittest.main()
