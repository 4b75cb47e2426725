# SPDX-License-Identifier: MIT
"""Proves of -n, -a and -v: counts and lists of solutions equal those of a search by brute force,
limits are kept and said, and conflicts are named by house, digit and cell."""
import random
import unittest

from cli import (CLASH, EMPTY, IMPOSSIBLE, PUZZLE, SOLUTION, Case, as_line, parse_grids, run,
                 solutions)

FOUR_EMPTY = "0" * 16


def random_puzzles(seed, count, rows, columns):
    """Solved grids with cells emptied, and now and then one changed."""
    order = rows * columns
    rng = random.Random(seed)
    grids = run("-c", count, "--family", "random", "--seed", seed, "--box", f"{rows}x{columns}",
                "-o", "-").out
    for grid in parse_grids(grids):
        for cell in rng.sample(range(order * order), rng.randint(order, order * order * 2 // 3)):
            grid[cell] = 0
        if rng.random() < 0.3:
            grid[rng.randrange(order * order)] = rng.randint(1, order)
        yield grid


class Counts(Case):
    def test_text(self):
        records = [PUZZLE, FOUR_EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], EMPTY]
        result = run("-n", "-", "--limit", "1000", stdin="\n".join(records))
        self.assertEqual(result.text, "1 unique\n288 multiple\n0 none\n0 conflict\n- malformed\n"
                                      "1000+ multiple\n")
        self.assertEqual(result.code, 1)

    def test_json(self):
        records = [PUZZLE, FOUR_EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], EMPTY]
        rows = run("-n", "-", "--limit", "1000", "-f", "json", stdin="\n".join(records)).json()
        self.assertEqual([row["status"] for row in rows],
                         ["unique", "multiple", "none", "conflict", "malformed", "multiple"])
        self.assertEqual([(row.get("solutions"), row.get("exact")) for row in rows],
                         [(1, True), (288, True), (0, True), (0, True), (None, None),
                          (1000, False)])
        self.assertEqual(["message" in row for row in rows],
                         [False, False, True, True, True, False])

    def test_limits(self):
        for limit, text in [(1, "1+ multiple"), (2, "2+ multiple"), (287, "287+ multiple"),
                            (288, "288 multiple"), (289, "288 multiple"), (0, "288 multiple"),
                            (2**64 - 1, "288 multiple")]:
            self.assertEqual(run("-n", "-", "--limit", limit, stdin=FOUR_EMPTY).text, text + "\n")
        self.assertEqual(run("-n", "-", "--limit", "1", stdin=PUZZLE).text, "1 unique\n")
        result = run("-n", "-", "--max-nodes", "50", "--limit", "0", stdin=EMPTY)
        self.assertRegex(result.text, r"\A[0-9]+\+ limit\n\Z")
        self.assertEqual(result.code, 1)

    def test_against_brute_force(self):
        for rows, columns, count in ((2, 2, 60), (2, 3, 30), (3, 2, 30), (1, 5, 30)):
            puzzles = list(random_puzzles(rows * 10 + columns, count, rows, columns))
            text = "\n".join(map(as_line, puzzles))
            expected = [len(list(solutions(grid, rows, columns))) for grid in puzzles]
            self.assertTrue(any(expected) and not all(expected))
            for engine in run("--list", "engines").text.split():
                if engine.startswith("vector"):
                    continue  # does boxes of 3x3 only
                got = run("-n", "-", "-f", "json", "--engine", engine, "--box",
                          f"{rows}x{columns}", stdin=text).json()
                self.assertEqual([row["solutions"] for row in got], expected, engine)


class All(Case):
    def test_against_brute_force(self):
        puzzles = list(random_puzzles(5, 40, 2, 3))
        text = "\n".join(map(as_line, puzzles))
        rows = run("-a", "-", "-f", "json", stdin=text).json()
        for index, grid in enumerate(puzzles, 1):
            mine = [row for row in rows if row["index"] == index]
            expected = sorted(as_line(cells) for cells in solutions(grid, 2, 3))
            if not expected:
                self.assertEqual(len(mine), 1)
                self.assertIn(mine[0]["status"], ("none", "conflict"))
                self.assertEqual(sorted(mine[0]), ["index", "line", "message", "shape", "status"])
                self.assertEqual(mine[0]["shape"], "6")
                continue
            self.assertEqual(sorted(row["solution"] for row in mine), expected)
            self.assertEqual([row["number"] for row in mine], list(range(1, len(mine) + 1)))
            self.assertEqual({row["status"] for row in mine},
                             {"unique" if len(expected) == 1 else "multiple"})
        grids = parse_grids(run("-a", "-", stdin=text).out)
        self.assertEqual([as_line(grid) for grid in grids],
                         [row["solution"] for row in rows if "solution" in row])

    def test_no_separator_after_the_last_solution(self):
        for records in ([PUZZLE, IMPOSSIBLE], [IMPOSSIBLE, PUZZLE], [CLASH, PUZZLE, CLASH],
                        [PUZZLE, CLASH, PUZZLE[:80], SOLUTION]):
            out = run("-a", "-", stdin="\n".join(records)).out
            solved = sum(record in (PUZZLE, SOLUTION) for record in records)
            self.assertEqual(len(parse_grids(out)), solved)
        self.assertEqual(run("-a", "-", stdin=CLASH).out, b"")

    def test_limit(self):
        result = run("-a", "-", "--limit", "10", "-f", "line", stdin=f"{FOUR_EMPTY}\n{PUZZLE}\n")
        self.assertEqual(len(set(result.text.split())), 11)
        self.assertIn("-:1: puzzle 1: more than 10 solutions", result.err)
        self.assertNotIn("puzzle 2:", result.err)
        result = run("-a", "-", "--limit", "288", "-f", "line", stdin=FOUR_EMPTY)
        self.assertEqual(len(set(result.text.split())), 288)
        self.assertNotIn("more than", result.err)

    def test_undecided(self):
        result = run("-a", "-", "--max-nodes", "1", "-f", "json", stdin=EMPTY)
        self.assertEqual(result.json()[-1]["status"], "limit")
        self.assertEqual(result.code, 1)


class Validate(Case):
    def test_text(self):
        records = [SOLUTION, PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], "1" * 16]
        result = run("-v", "-", stdin="\n".join(records))
        lines = result.text.splitlines()
        self.assertEqual(lines[:5], ["solved", "unique", "multiple", "none",
                                     "conflict: 5 stands twice in row 1 (columns 1 and 2);"
                                     " 5 stands twice in box 1 (r1c1 and r1c2)"])
        self.assertTrue(lines[5].startswith("malformed: "))
        self.assertTrue(lines[6].startswith("conflict: 1 stands 4 times in row 1 (columns 1, 2, 3"
                                            " and 4); 1 stands 4 times in row 2"), lines[6])
        self.assertIn("1 stands 4 times in column 4 (rows 1, 2, 3 and 4)", lines[6])
        self.assertTrue(lines[6].endswith("in box 4 (r3c3, r3c4, r4c3 and r4c4)"))
        self.assertEqual((len(lines), result.code), (7, 1))

    def test_json(self):
        column = list("0" * 81)
        column[4] = column[76] = "7"
        rows = run("-v", "-", "-f", "json", stdin="\n".join(
            [SOLUTION, PUZZLE, CLASH, "".join(column), PUZZLE[:80], EMPTY])).json()
        self.assertEqual([(row["status"], row.get("solved")) for row in rows],
                         [("unique", True), ("unique", False), ("conflict", False),
                          ("conflict", False), ("malformed", None), ("multiple", False)])
        self.assertEqual([row.get("conflicts") for row in rows],
                         [[], [], [{"house": "row 1", "digit": 5, "cells": ["r1c1", "r1c2"]},
                                   {"house": "box 1", "digit": 5, "cells": ["r1c1", "r1c2"]}],
                          [{"house": "column 5", "digit": 7, "cells": ["r1c5", "r9c5"]}],
                          None, []])

    def test_full_but_wrong(self):
        # A Latin square whose boxes are wrong, and rows that sum to 45.
        latin = "".join("123456789"[i:] + "123456789"[:i] for i in range(9))
        for grid in (latin, "555566666" * 9, SOLUTION[:72] + SOLUTION[:9]):
            result = run("-v", "-", stdin=grid)
            self.assertTrue(result.text.startswith("conflict: "))
            self.assertEqual(result.code, 1)

    def test_codes(self):
        self.assertEqual(run("-v", "-", stdin=f"{SOLUTION}\n{PUZZLE}\n{EMPTY}\n").code, 0)
        self.assertEqual(run("-v", "-", "--unique", stdin=f"{SOLUTION}\n{PUZZLE}\n").code, 0)
        self.assertEqual(run("-v", "-", "--unique", stdin=EMPTY).code, 1)


if __name__ == "__main__":
    unittest.main()
