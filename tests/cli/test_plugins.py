# SPDX-License-Identifier: MIT
"""Proves that engines are loaded from files and used like built-in ones, and that what cannot be
used is refused in one line that names the file and says why."""
import os
import pathlib
import shutil
import unittest

from cli import EMPTY, FOUR, PUZZLE, SOLUTION, Case, run

PLUGINS = pathlib.Path(os.environ["SUDOKU_TEST_PLUGINS"])


class Files(Case):
    def test_a_good_one_is_used(self):
        path = self.write("p", PUZZLE + "\n" + FOUR + "\n")
        result = run("-s", path, "-o", "-", "-f", "line", "--engine", PLUGINS / "good.so")
        self.assertEqual(result.code, 0, result.err)
        self.assertEqual(result.text, run("-s", path, "-o", "-", "-f", "line").text)
        self.assertEqual(result.text.split()[0], SOLUTION)

    def test_a_file_in_the_current_folder(self):
        shutil.copy(PLUGINS / "good.so", self.folder)
        path = self.write("p", PUZZLE)
        result = run("-n", path, "-o", "-", "--engine", "good.so", cwd=self.folder)
        self.assertEqual((result.code, result.text), (0, "1 unique\n"), result.err)

    def test_grids_are_made_with_it(self):
        result = run("-c", "3", "--family", "random", "--seed", "1", "-o", "-", "--engine",
                     PLUGINS / "good.so")
        self.assertEqual(result.code, 0, result.err)

    def test_puzzles_are_made_with_it(self):
        wish = ("-p", 3, "--seed", 1, "-f", "json", "-o", "-", "--engine")
        result = run(*wish, PLUGINS / "good.so")
        self.assertEqual(result.code, 0, result.err)
        mine, known = result.json(), run(*wish, "dlx").json()
        for row in known:
            self.assertIn(":engine=dlx:", row.pop("id"))
        self.assertEqual(mine, known) # without a name: the library does not know this engine's

    def test_puzzles_are_checked_with_it(self):
        solved = self.write("s", SOLUTION)
        result = run("-p", 1, "--from", solved, "-o", "-", "--engine", PLUGINS / "lying.so")
        self.assertEqual((result.code, result.out), (3, b""))
        self.assertIn("cannot make puzzles", result.err)

    def test_a_lie_ends_the_program(self):
        path = self.write("p", PUZZLE)
        for command in ("-s", "-n", "-a"):
            result = run(command, path, "-o", "-", "--engine", PLUGINS / "lying.so")
            self.assertEqual(result.code, 3)
            self.assertEqual(result.out, b"")
            self.assertIn("engine lying", result.err)

    def test_what_is_refused(self):
        path = self.write("p", PUZZLE)
        text = self.write("text.so", "no shared object\n")
        for plugin, words in (
                (PLUGINS / "other-abi.so", ("ABI 8", "takes 2")),
                (PLUGINS / "no-entry.so", ("sudoku_engine_entry",)),
                (PLUGINS / "no-engine.so", ("no engine",)),
                (PLUGINS / "incomplete.so", ("lacks a function",)),
                (self.folder / "missing.so", ("no such file",)),
                (self.folder, ("cannot be loaded",)),
                (text, ("cannot be loaded",))):
            with self.subTest(plugin):
                self.refused("-s", path, "-o", "-", "--engine", plugin,
                             naming=(str(plugin)[:100], *words))

    def test_a_shape_that_it_does_not_do(self):
        path = self.write("p", PUZZLE + "\n" + FOUR + "\n")
        plugin = PLUGINS / "only-nine.so"
        result = run("-n", path, "-o", "-", "--engine", plugin)
        self.assertEqual((result.code, result.text), (1, "1 unique\n0+ limit\n"))
        self.assertIn("only-nine does not", result.err)
        self.refused("-c", "1", "--family", "random", "--size", "4", "-o", "-", "--engine", plugin,
                     naming=("only-nine does not",))

    def test_a_budget(self):
        path = self.write("p", EMPTY)
        result = run("-n", path, "-o", "-", "--engine", PLUGINS / "good.so", "--max-nodes", "3")
        self.assertEqual((result.code, result.text), (1, "0+ limit\n"))


class Installed(Case):
    """Plug-ins beside the program, in engines/, are known by name."""

    def setUp(self):
        super().setUp()
        self.program = self.program_in(self.folder / "bin")
        engines = self.folder / "bin/engines"
        engines.mkdir()
        for name in ("lying.so", "good.so"):
            shutil.copy(PLUGINS / name, engines)
        (engines / "README").write_text("no engine")

    def test_they_are_listed_behind_the_library_s(self):
        names = run("--list", "engines", program=self.program).text.split()
        mine = [name for name in names if name in ("good", "lying")]
        self.assertEqual(mine, ["good", "lying"])
        self.assertLess(names.index("dlx"), names.index("good"))

    def test_by_name(self):
        path = self.write("p", PUZZLE)
        result = run("-n", path, "-o", "-", "--engine", "good", program=self.program)
        self.assertEqual((result.code, result.text), (0, "1 unique\n"), result.err)
        self.refused("-n", path, "--engine", "better", program=self.program,
                     naming=("better", "auto", "dlx", "good"))
        self.refused("-n", path, "--engine", "../good", program=self.program,
                     naming=("no such file",))

    def test_where_an_installation_has_them(self):
        prefix = self.folder / "prefix"
        program = self.program_in(prefix / "bin")
        engines = prefix / "lib/sudoku/engines"
        engines.mkdir(parents=True)
        shutil.copy(PLUGINS / "good.so", engines)
        names = run("--list", "engines", program=program).text.split()
        self.assertIn("good", names)


if __name__ == "__main__":
    unittest.main()
