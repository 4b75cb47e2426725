# SPDX-License-Identifier: MIT
"""Proves what becomes of puzzles above 16x16 that the library's engine does not decide soon: where
the plug-in "sat" is there it takes over, else they are told to be undecided."""
import pathlib
import unittest

from cli import Case, run

LARGE = pathlib.Path(__file__).resolve().parents[1] / "data/large.txt"
# (puzzle, solution): "bitset" takes more than 1000 guesses for each, "sat" fewer conflicts.
HARD = [tuple(line.split()[1:]) for line in LARGE.read_text().splitlines()
        if line.startswith("5x5 ")]
SAT = "sat" in run("--list", "engines").text.split()


class Hard(Case):
    def setUp(self):
        super().setUp()
        self.path = self.write("p", "".join(puzzle + "\n" for puzzle, _ in HARD))
        self.solved = "".join(solution + "\n" for _, solution in HARD)

    def test_without_a_budget(self):
        result = run("-s", self.path, "-o", "-", "-f", "line", "--unique")
        self.assertEqual((result.code, result.text), (0, self.solved), result.err)

    def test_the_library_s_engine_says_limit(self):
        for more in ("bitset", "backtrack", "dlx"):
            result = run("-n", self.path, "-o", "-", "--max-nodes", "1000", "--engine", more)
            self.assertEqual((result.code, result.text.replace("1+", "0+")),
                             (1, "0+ limit\n" * len(HARD)))
            self.assertIn("undecided after 1000 nodes", result.err)

    def test_without_the_plug_in(self):
        program = self.program_in(self.folder / "bin")
        if "sat" in run("--list", "engines", program=program).text.split():
            self.skipTest("it is installed where the program looks for it")
        result = run("-s", self.path, "-o", "-", "-f", "json", "--max-nodes", "1000",
                     program=program)
        self.assertEqual(result.code, 1)
        self.assertEqual([record["status"] for record in result.json()], ["limit"] * len(HARD))
        self.assertIn("undecided after 1000 nodes", result.err)

    @unittest.skipUnless(SAT, "the plug-in is not built")
    def test_the_plug_in_takes_over(self):
        for threads in "1", "2":
            more = ("-o", "-", "--max-nodes", "1000", "-j", threads)
            result = run("-s", self.path, "-f", "line", *more)
            self.assertEqual((result.code, result.text), (0, self.solved), result.err)
            self.assertEqual(run("-a", self.path, "-f", "line", *more).text, self.solved)
            self.assertEqual(run("-n", self.path, *more).text, "1 unique\n" * len(HARD))

    @unittest.skipUnless(SAT, "the plug-in is not built")
    def test_the_plug_in_by_name(self):
        result = run("-s", self.path, "-o", "-", "-f", "line", "--engine", "sat")
        self.assertEqual((result.code, result.text), (0, self.solved), result.err)
        result = run("-n", self.path, "-o", "-", "--engine", "sat", "--max-nodes", "10")
        self.assertEqual((result.code, result.text), (1, "0+ limit\n" * len(HARD)))


if __name__ == "__main__":
    unittest.main()
