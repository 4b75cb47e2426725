# SPDX-License-Identifier: MIT
"""Proves --regions and --extra: labels and files of them, every command with them, what is refused,
and that a record which cannot have the shape is told as malformed.  Answers are judged by the
coordinates of cells alone."""
import pathlib
import tempfile
import unittest

from cli import Case, as_cells, run

# A 4x4 jigsaw and a 5x5 one.
FOUR = "aaabacbbccbdcddd"
FIVE = "aaaabcabbbccbddccdddeeeee"
FIVE_WRONG = FIVE[:-1] + "d"


def peers(order, regions, extra):
    """The pairs of cells that must differ."""
    root = {4: 2, 9: 3}.get(order, 0)
    for a in range(order * order):
        for b in range(a):
            row, column, other_row, other_column = *divmod(a, order), *divmod(b, order)
            down, right = abs(row - other_row), abs(column - other_column)
            windows = [(r // (root + 1), c // (root + 1)) if root and r % (root + 1) and
                       c % (root + 1) else None for r, c in ((row, column), (other_row,
                                                                                other_column))]
            if (down == 0 or right == 0 or regions[a] == regions[b]
                    or "diagonals" in extra and (row == column and other_row == other_column
                                                 or row + column == other_row + other_column
                                                 == order - 1)
                    or "windows" in extra and windows[0] and windows[0] == windows[1]
                    or "anti-knight" in extra and down * right == 2
                    or "anti-king" in extra and down == right == 1):
                yield a, b


def boxes(rows, columns):
    order = rows * columns
    return [row // rows * rows + column // columns
            for row in range(order) for column in range(order)]


class Shapes(Case):
    def judge(self, line, order, regions, extra):
        cells = as_cells(line)
        self.assertEqual(len(cells), order * order)
        self.assertEqual(sorted(set(cells)), list(range(1, order + 1)))
        for a, b in peers(order, regions, extra):
            self.assertNotEqual(cells[a], cells[b], (line, a, b))

    def test_created_grids_have_the_shape(self):
        for options, order, regions, extra in (
                (("--extra", "diagonals"), 9, boxes(3, 3), ["diagonals"]),
                (("--extra", "windows,anti-king"), 9, boxes(3, 3), ["windows", "anti-king"]),
                (("--extra", "anti-knight"), 9, boxes(3, 3), ["anti-knight"]),
                (("--size", "6", "--extra", "diagonals"), 6, boxes(2, 3), ["diagonals"]),
                (("--regions", FIVE), 5, FIVE, []),
                (("--regions", FOUR), 4, FOUR, []),
                (("--size", "4", "--extra", "windows"), 4, boxes(2, 2), ["windows"])):
            got = run("-c", 5, "--family", "random", "--seed", 1, "-f", "line", "-o", "-", "-q",
                      "--lenient", *options)
            self.assertEqual(got.code, 0, got.err)
            self.assertGreaterEqual(len(got.text.splitlines()), 1)
            for line in got.text.splitlines():
                self.judge(line, order, regions, extra)

    def test_solve_count_all_and_validate(self):
        puzzle = "1" + "." * 24
        got = run("-s", "-", "--regions", FIVE, "-f", "line", "-q", stdin=puzzle)
        self.judge(got.text.strip(), 5, FIVE, [])
        rows = run("-a", "-", "--regions", FIVE, "-f", "json", stdin=puzzle).json()
        self.assertEqual(len({row["solution"] for row in rows}), len(rows))
        for row in rows:
            self.assertEqual(row["shape"], "jigsaw-" + FIVE)
            self.judge(row["solution"], 5, FIVE, [])
        self.assertEqual(run("-n", "-", "--regions", FIVE, stdin=puzzle).text,
                         f"{len(rows)} multiple\n")
        clash = run("-v", "-", "--extra", "anti-knight,diagonals", "--box", "1x4", "-f", "json",
                    stdin="1.....1........1").json()[0]
        self.assertEqual(clash["shape"], "1x4+diagonals+anti-knight")
        self.assertEqual(clash["conflicts"], [
            {"house": "diagonal 1", "digit": 1, "cells": ["r1c1", "r4c4"]},
            {"house": "knight's move", "digit": 1, "cells": ["r1c1", "r2c3"]},
            {"house": "knight's move", "digit": 1, "cells": ["r2c3", "r4c4"]}])
        self.assertIn("1 stands twice a knight's move apart (r1c1 and r2c3)", clash["message"])

    def test_regions_from_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "regions"
            path.write_text("# a comment\r\n11112\r\n3 1 2 2 2\n33,24,4\n# 1\n33444\n55555\n")
            puzzle = "1" + "." * 24
            for labels in (FIVE, FIVE.upper(), "0000120111221332233344444"):
                got = run("-s", "-", "--regions", path, "-f", "json", stdin=puzzle)
                self.assertEqual(got.code, 0, got.err)
                self.assertEqual(got.out, run("-s", "-", "--regions", labels, "-f", "json",
                                              stdin=puzzle).out)

    def test_what_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "regions"
            path.write_text("aabb|aabb|ccdd|ccdd")
            for options, words in (
                    (("--extra", "diagonal"), "not one of diagonals, windows"),
                    (("--extra", ""), "not one of"),
                    (("--size", "6", "--extra", "windows"), "windows need order"),
                    (("--box", "1x9", "--extra", "disjoint-groups"), "disjoint groups need boxes"),
                    (("--regions", FIVE_WRONG), "must have 5"),
                    (("--regions", "no/such/file"), "no/such/file"),
                    (("--regions", folder), "cannot read"),
                    (("--regions", path), "'|' is no label"),
                    (("--regions", FIVE, "--size", "4"), "5x5"),
                    (("--regions", FIVE, "--box", "1x5"), "take the place of boxes"),
                    (("--extra", "diagonals", "--engine", "vector"), "does not solve")):
                got = run("-s", "-", *options, stdin="." * 81)
                self.assertEqual(got.code, 1 if "vector" in options else 2, options)
                self.assertIn(words, got.err)
        got = run("-c", 1, "--extra", "diagonals", "-o", "-")
        self.assertEqual(got.code, 2)
        self.assertIn("family 'shift' does boxes of any size alone", got.err)
        got = run("-c", 1, "--family", "random", "--size", 4, "--extra",
                  "disjoint-groups,anti-king", "-o", "-")
        self.assertEqual(got.code, 2)
        self.assertIn("no grid has that shape", got.err)

    def test_records_of_another_order(self):
        """Constraints go for every order, regions for theirs; what cannot be is malformed."""
        text = "\n".join(("1" + "." * 15, "." * 36, "." * 81)) + "\n"
        rows = run("-v", "-", "--extra", "windows", "-f", "json", "-q", stdin=text).json()
        self.assertEqual([row.get("shape") for row in rows], ["4+windows", None, "9+windows"])
        self.assertEqual([row["status"] for row in rows], ["multiple", "malformed", "multiple"])
        self.assertIn("windows need order", rows[1]["message"])
        rows = run("-v", "-", "--regions", FIVE, "-f", "json", "-q", stdin=text).json()
        self.assertEqual({row["message"] for row in rows[:1]}, {"a 4x4 grid, --regions are of 5x5"})
        self.assertEqual({row["status"] for row in rows}, {"malformed"})

    def test_the_names_are_listed(self):
        self.assertEqual(run("--list", "extra").text.split(),
                         ["diagonals", "windows", "disjoint-groups", "anti-knight", "anti-king"])


if __name__ == "__main__":
    unittest.main()
