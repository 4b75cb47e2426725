# SPDX-License-Identifier: MIT
"""Proves that an engine can be made outside this project: examples/plugin builds with the installed
library, needs nothing else, hands out its entry alone, and the installed program solves with it; and
that the installed program finds the plug-ins that were installed with it."""
import unittest

from installed import BUILD, PREFIX, ROOT, TestCase, build, configure, run

CLI = PREFIX / "bin/sudoku-cli"
PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


class Plugins(TestCase):
    def test_the_example(self):
        configure(ROOT / "examples/plugin", self.folder / "build", f"CMAKE_PREFIX_PATH={PREFIX}")
        build(self.folder / "build")
        plugin = self.folder / "build/in-order.so"
        exported = run("nm", "-D", "--defined-only", plugin).split("\n")
        self.assertEqual([line.split()[-1] for line in exported if line], ["sudoku_engine_entry"])
        self.assertNotIn("sudoku", run("readelf", "-d", plugin).replace("in-order", ""))
        path = self.folder / "puzzles"
        path.write_text(PUZZLE + "\n1...34....2..1..\n")

        def all_solutions(engine):
            return run(CLI, "-a", path, "-q", "-o", "-", "-f", "line", "--engine", engine).split()

        self.assertEqual(all_solutions(plugin)[0], SOLUTION)
        self.assertEqual(sorted(all_solutions(plugin)), sorted(all_solutions("dlx")))

    def test_the_installed_program_finds_what_is_installed(self):
        names = run(CLI, "--list", "engines").split()
        self.assertEqual("sat" in names, (BUILD / "engines/sat.so").exists())


if __name__ == "__main__":
    unittest.main()
