# SPDX-License-Identifier: MIT
"""Proves of -r: ratings are those printed by the programs whose scales they are, ranges keep just what
lies in them, and what has no rating is said to have none."""
import pathlib
import unittest

from cli import CLASH, EMPTY, IMPOSSIBLE, PUZZLE, Case, run

DATA = pathlib.Path(__file__).parent.parent / "data" / "scales.tsv"
ROWS = [line.split("\t") for line in DATA.read_text().splitlines() if line[0] != "#"]
SOME = [row for row in ROWS if row[2] != "extreme"][::3] # puzzle, score, level, word
TEXT = "\n".join(row[0] for row in SOME)
LEVELS = ["easy", "medium", "hard", "unfair", "extreme"]


class Rate(Case):
    def test_json(self):
        rows = run("-r", "-", "-f", "json", "--scales", "hodoku,qqwing", stdin=TEXT).json()
        self.assertEqual([(str(row["hodoku_score"]), row["hodoku_level"], row["qqwing"])
                          for row in rows], [tuple(row[1:4]) for row in SOME])
        self.assertEqual([row["index"] for row in rows], list(range(1, len(SOME) + 1)))

    def test_scales(self):
        for scales, keys in [("se", {"er", "ep", "ed", "hardest"}),
                             ("hodoku", {"hodoku_level", "hodoku_score", "hardest"}),
                             ("qqwing", {"qqwing"}), ("guesses", {"guesses"}),
                             ("guesses,qqwing", {"guesses", "qqwing"})]:
            row, = run("-r", "-", "-f", "json", "--scales", scales, stdin=PUZZLE).json()
            self.assertEqual(set(row) - {"index", "line", "status"}, keys)

    def test_text(self):
        result = run("-r", "-", stdin=PUZZLE)
        self.assertRegex(result.text, r"^[.\d]{81} er \d+\.\d ep \d+\.\d ed \d+\.\d level easy "
                                      r"score \d+ qqwing \w+ guesses \d+ hardest [a-z-]+\n$")
        again = run("-r", "-", stdin=result.text)
        self.assertEqual(again.text, result.text)

    def test_ranges(self):
        for option, value, kept in [
                ("--level", "hard", lambda row: row[2] == "hard"),
                ("--level", "medium..", lambda row: LEVELS.index(row[2]) >= 1),
                ("--qqwing", "simple..easy", lambda row: row[3] in ("simple", "easy")),
                ("--clues", "..17", lambda row: 81 - row[0].count(".") <= 17)]:
            lines = run("-r", "-", "--scales", "hodoku", option, value, stdin=TEXT).text.splitlines()
            self.assertEqual([line.split()[0] for line in lines],
                             [row[0] for row in SOME if kept(row)])
            self.assertTrue(lines)

    def test_technique(self):
        rated = run("-r", "-", "--scales", "hodoku", "--technique", "skyscraper", stdin=TEXT)
        kept = [line.split()[0] for line in rated.text.splitlines()]
        explained = run("-e", "-", "--order", "hodoku", "--technique", "skyscraper", "-f", "json",
                        stdin=TEXT).json()
        self.assertEqual(kept, [SOME[row["index"] - 1][0] for row in explained if row["steps"]])
        self.assertTrue(kept)

    def test_what_has_no_rating(self):
        records = [IMPOSSIBLE, CLASH, EMPTY, PUZZLE[:80], PUZZLE]
        result = run("-r", "-", "-f", "json", stdin="\n".join(records))
        rows = result.json()
        self.assertEqual([row["status"] for row in rows],
                         ["none", "conflict", "multiple", "malformed", "unique"])
        self.assertEqual(["er" in row for row in rows], [False] * 4 + [True])
        self.assertEqual(["message" in row for row in rows], [True] * 4 + [False])
        self.assertEqual(result.code, 1)
        self.assertEqual(run("-r", "-", "--clues", "1..", stdin="\n".join(records)).text.count("\n"),
                         1)

    def test_other_shapes(self):
        four = run("-p", "1", "--size", "4", "--seed", "3", "-f", "line", "-o", "-").text
        row, = run("-r", "-", "-f", "json", stdin=four).json()
        self.assertEqual(set(row) - {"shape"}, {"index", "line", "status", "guesses"})

    def test_wrong_options(self):
        for options in (("--scales", "richter"), ("--scales", "se,"), ("--level", "mild"),
                        ("--er", "3.4..1"), ("--technique", "luck")):
            self.assertEqual(run("-r", "-", *options, stdin=PUZZLE).code,
                             0 if options == ("--scales", "se,") else 2)


if __name__ == "__main__":
    unittest.main()
