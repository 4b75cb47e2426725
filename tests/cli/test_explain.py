# SPDX-License-Identifier: MIT
"""Proves of -e and --hint: the steps, replayed by this test, lead to the solution and each of them
changes something; what has no solution or several is told and not explained; hints tell as much as
was asked for."""
import re
import unittest

from cli import CLASH, EMPTY, IMPOSSIBLE, PUZZLE, SOLUTION, Case, run

# Needs more than singles; X-Wings and the like do not help.  (Made for this test.)
HARDER = ".................1..2.34........5.4..1.6..3...78.........1...96...7.......4....3."
# The "Golden Nugget", whose first step is 11.3 on Sudoku Explainer's scale.
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
SINGLES = {"full-house", "hidden-single", "naked-single"}


def cell_of(name):
    row, column = re.fullmatch(r"r(\d+)c(\d+)", name).groups()
    return (int(row) - 1) * 9 + int(column) - 1


def sees(a, b):
    return a != b and (a // 9 == b // 9 or a % 9 == b % 9 or
                       (a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3))


class Grid:
    """Digits and candidates, with this test's own arithmetic."""

    def __init__(self, line):
        self.digits = [0] * 81
        self.candidates = [set(range(1, 10)) for _ in range(81)]
        for cell, symbol in enumerate(line):
            if symbol not in ".0":
                self.place(cell, int(symbol))

    def place(self, cell, digit):
        self.digits[cell] = digit
        self.candidates[cell] = set()
        for other in range(81):
            if sees(cell, other):
                self.candidates[other].discard(digit)


class Explain(Case):
    def replay(self, line, solution, *options):
        row, = run("-e", "-", "-f", "json", *options, stdin=line).json()
        self.assertEqual((row["status"], row["state"]), ("unique", "solved"))
        grid = Grid(line)
        for step in row["steps"]:
            self.assertTrue(step["placements"] or step["eliminations"])
            for gone in step["eliminations"]:
                self.assertIn(gone["digit"], grid.candidates[cell_of(gone["cell"])])
                grid.candidates[cell_of(gone["cell"])].discard(gone["digit"])
            for put in step["placements"]:
                self.assertIn(put["digit"], grid.candidates[cell_of(put["cell"])])
                grid.place(cell_of(put["cell"]), put["digit"])
        self.assertEqual("".join(map(str, grid.digits)), solution)
        return {step["technique"] for step in row["steps"]}

    def test_steps_lead_to_the_solution(self):
        for options in ((), ("--order", "se"), ("--order", "hodoku")):
            self.assertLessEqual(self.replay(PUZZLE, SOLUTION, *options), SINGLES)

    def test_harder_steps(self):
        solution = run("-s", "-", "-f", "line", "-o", "-", stdin=HARDER).text.strip()
        for options in ((), ("--order", "hodoku")):
            self.assertTrue(self.replay(HARDER, solution, *options) - SINGLES)

    def test_text(self):
        result = run("-e", "-", stdin=PUZZLE)
        lines = result.text.splitlines()
        self.assertEqual(lines[0], "puzzle 1:")
        self.assertRegex(lines[1], r"^ +1  (Naked|Hidden) Single: .*, so r\dc\d is \d\.$")
        self.assertEqual(lines[-1], "solved")
        self.assertEqual(len(lines), 2 + PUZZLE.count("0"))
        self.assertEqual(result.code, 0)

    def test_names_of_cells(self):
        lines = run("-e", "-", "--cells", "a1", stdin=PUZZLE).text.splitlines()
        self.assertRegex(lines[1], r", so [A-I][1-9] is \d\.$")
        self.assertRegex(run("--hint", "-", "--cells", "a1", stdin=PUZZLE).text,
                         r", so [A-I][1-9] is \d\.\n$")
        self.assertRegex(run("--hint", "-", "--cells", "a1", "--degree", "2", stdin=PUZZLE).text,
                         r": [A-I][1-9]\n$")

    def test_fewer_steps(self):
        lines = run("-e", "-", "--steps", "3", stdin=PUZZLE).text.splitlines()
        self.assertEqual(len(lines), 5)
        row, = run("-e", "-", "--steps", "3", "-f", "json", stdin=PUZZLE).json()
        self.assertEqual((len(row["steps"]), row["state"]), (3, "running"))

    def test_one_technique(self):
        row, = run("-e", "-", "--technique", "pointing", "--order", "hodoku", "-f", "json",
                   stdin=HARDER).json()
        self.assertTrue(row["steps"])
        self.assertEqual({step["technique"] for step in row["steps"]}, {"pointing"})

    def test_what_is_not_explained(self):
        records = [IMPOSSIBLE, CLASH, EMPTY, PUZZLE[:80], PUZZLE]
        rows = run("-e", "-", "-f", "json", stdin="\n".join(records)).json()
        self.assertEqual([row["status"] for row in rows],
                         ["none", "conflict", "multiple", "malformed", "unique"])
        self.assertEqual(["steps" in row for row in rows], [False] * 4 + [True])
        self.assertEqual(["message" in row for row in rows], [True] * 4 + [False])
        result = run("-e", "-", stdin=EMPTY)
        self.assertEqual(result.text,
                         "puzzle 1:\nmultiple: several solutions, so no step is certain\n")
        self.assertEqual(result.code, 1)

    def test_budget(self):
        """A step that takes more than --max-nodes ends what is told of its record, and of no other."""
        records = "\n".join([PUZZLE, HARDEST, PUZZLE])
        rows = run("-e", "-", "-f", "json", "--max-nodes", "20000", stdin=records).json()
        self.assertEqual([row["state"] for row in rows], ["solved", "limit", "solved"])
        self.assertEqual([bool(row["steps"]) for row in rows], [True, False, True])
        reason = "undecided after 20000 nodes of search in a step"
        for command in ("-e", "--hint", "-r"):
            result = run(command, "-", "--max-nodes", "20000", stdin=HARDEST)
            self.assertIn(f"limit: {reason}\n", result.text)
            self.assertEqual(result.code, 1)

    def test_wrong_options(self):
        for options in (("--technique", "guessing"), ("--order", "alphabet"), ("--steps", "0"),
                        ("--cells", "B2")):
            self.assertEqual(run("-e", "-", *options, stdin=PUZZLE).code, 2)


class Hint(Case):
    def test_degrees(self):
        which = run("--hint", "-", "--degree", "1", stdin=PUZZLE).text
        where = run("--hint", "-", "--degree", "2", stdin=PUZZLE).text
        whole = run("--hint", "-", stdin=PUZZLE).text
        self.assertRegex(which, r"^[A-Z][A-Za-z ]+\n$")
        self.assertRegex(where, r"^[A-Z][A-Za-z ]+( in [a-z]+ \d)?: r\dc\d\n$")
        self.assertRegex(whole, r", so r\dc\d is \d\.\n$")
        self.assertTrue(where.startswith(which.strip()) and whole.startswith(which.strip()))

    def test_json(self):
        steps = [run("--hint", "-", "--degree", degree, "-f", "json", stdin=PUZZLE).json()[0]["step"]
                 for degree in (1, 2, 3)]
        self.assertEqual([set(step) >= {"technique", "name"} for step in steps], [True] * 3)
        self.assertEqual(["cells" in step for step in steps], [False, True, False])
        self.assertEqual(["placements" in step for step in steps], [False, False, True])

    def test_nothing_to_do(self):
        self.assertEqual(run("--hint", "-", stdin=SOLUTION).text, "solved\n")
        row, = run("--hint", "-", "-f", "json", stdin=SOLUTION).json()
        self.assertEqual(row["state"], "solved")

    def test_pencil_marks(self):
        marks = run("--convert", "-", "-f", "sukaku", "-o", "-", stdin=PUZZLE).text
        self.assertEqual(run("--hint", "-", stdin=marks).text, run("--hint", "-", stdin=PUZZLE).text)
        line = list(marks.strip())
        self.assertEqual(len(line), 729)
        cell = PUZZLE.index("0")
        line[9 * cell + int(SOLUTION[cell]) - 1] = "."
        self.assertEqual(run("--hint", "-", stdin="".join(line)).text,
                         "none: r1c3 lacks the pencil mark of its digit\n")
        # only the solution's digits are left: all is naked and full
        only = "".join(digit if digit == SOLUTION[cell] else "." for cell in range(81)
                       for digit in "123456789")
        row, = run("-e", "-", "-f", "json", "--input-format", "sukaku", stdin=only).json()
        self.assertLessEqual({step["technique"] for step in row["steps"]}, SINGLES)

    def test_wrong_digit(self):
        right = PUZZLE.replace("0", ".", 81)
        cell = right.index(".")
        for digit, text in ((SOLUTION[cell], r", so r"), ("8" if SOLUTION[cell] != "8" else "1",
                                                          r"r1c3 is filled in wrong\n$")):
            line = ":0000:x:" + right[:cell] + "+" + digit + right[cell + 1:] + ":::"
            self.assertRegex(run("--hint", "-", stdin=line).text, text)

    def test_what_gets_none(self):
        result = run("--hint", "-", stdin="\n".join([IMPOSSIBLE, CLASH, EMPTY]))
        self.assertEqual([line.split(":")[0] for line in result.text.splitlines()],
                         ["none", "conflict", "multiple"])
        self.assertEqual(result.code, 1)

    def test_wrong_degree(self):
        for degree in ("0", "4", "x"):
            self.assertEqual(run("--hint", "-", "--degree", degree, stdin=PUZZLE).code, 2)


if __name__ == "__main__":
    unittest.main()
