# SPDX-License-Identifier: MIT
"""Proves when candidates count: of random 4x4 records with digits and candidates, those solutions
are found that fit the digits, and the candidates too if any does; brute force here says which these
are.  And that 9x9 puzzles without any digit are solved from their candidates."""
import random
import re
import unittest

from cli import SOLUTION, Case, as_line, run, solutions

GRIDS = list(solutions([0] * 16, 2, 2))


def sukaku(masks, order):
    """Sets of digits as a line; a set of one is a digit."""
    return "".join(str(digit) if digit in mask else "." for mask in masks
                   for digit in range(1, order + 1)) + "\n"


def fillings(masks):
    """All 9x9 grids with digits of these sets, by trying those of the cell with the fewest left."""
    def sees(a, b):
        return a != b and (a // 9 == b // 9 or a % 9 == b % 9 or
                           (a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3))

    peers = [[b for b in range(81) if sees(a, b)] for a in range(81)]

    def search(grid):
        left = {cell: masks[cell] - {grid[peer] for peer in peers[cell]}
                for cell in range(81) if not grid[cell]}
        if not left:
            yield tuple(grid)
            return
        cell = min(left, key=lambda cell: len(left[cell]))
        for digit in left[cell]:
            grid[cell] = digit
            yield from search(grid)
        grid[cell] = 0

    yield from search([0] * 81)


def expected(masks):
    """The solutions, and whether the candidates were heeded."""
    digits = [grid for grid in GRIDS
              if all(len(mask) > 1 or {digit} == mask for digit, mask in zip(grid, masks))]
    within = [grid for grid in digits if all(digit in mask for digit, mask in zip(grid, masks))]
    heeded = len(digits) > 1 and within
    return (within if heeded else digits), len(digits) > 1, bool(heeded)


def records():
    rng = random.Random(5)
    while True:
        wide = rng.choice((1, 2, 2, 3))
        grid = rng.choice(GRIDS)
        masks = [{digit} if rng.random() < 0.15 else
                 {digit if wide > 1 else digit % 4 + 1, *rng.sample(range(1, 5), wide)}
                 for digit in grid]
        masks = [mask if len(mask) > 1 or {digit} == mask else {1, 2} for digit, mask in
                 zip(grid, masks)]
        if len(expected(masks)[0]) > 0:
            yield masks


class Candidates(Case):
    def test_all_commands_find_what_fits(self):
        made = records()
        masks = [next(made) for _ in range(150)]
        wanted = [expected(mask) for mask in masks]
        kinds = {(len(found) > 1, several, heeded) for found, several, heeded in wanted}
        self.assertEqual(kinds, {(False, False, False), (True, True, False), (False, True, True),
                                 (True, True, True)})
        text = "".join(sukaku(mask, 4) for mask in masks)
        for options in ((), ("--engine", "backtrack"), ("--threads", 1)):
            ask = lambda command, *more: run(command, "-", "-i", "sukaku", "-f", "json", *options,
                                             *more, stdin=text)
            counted, listed, solved, told = (ask(*command) for command in (
                ("-n",), ("-a", "-q"), ("-s", "-q", "-o", "-"), ("-v", "-q")))
            lists = [[] for _ in masks]
            for answer in listed.json():
                lists[answer["index"] - 1].append(answer["solution"])
            for (found, _, _), count, every, one, verdict in zip(
                    wanted, counted.json(), lists, solved.json(), told.json(), strict=True):
                lines = sorted(map(as_line, found))
                status = "unique" if len(found) == 1 else "multiple"
                self.assertEqual((count["status"], count["solutions"]), (status, len(found)))
                self.assertEqual(sorted(every), lines)
                self.assertEqual((one["status"], verdict["status"]), (status, status))
                self.assertIn(one["solution"], lines)
                self.assertIn(verdict["solution"], lines)

    def test_what_is_noted(self):
        rows = "1234", "3412", "2143", "4321"
        digits = [int(digit) for row in rows for digit in row]
        unique = sukaku([{digit, digit % 4 + 1} if i else {1} for i, digit in enumerate(digits)], 4)
        nothing = sukaku([{1, 2}] * 16, 4)
        for command in ("-s", "-v", "-n", "-a"):
            where = ("-o", "-") if command == "-s" else ()
            result = run(command, "-", "-i", "sukaku", *where, stdin=unique + nothing)
            self.assertEqual(result.code, 0)
            self.assertIn("2: no solution among its candidates, so these do not count\n", result.err)
            self.assertNotIn("do not count", run(command, "-", "-i", "sukaku", *where, "-q",
                                                 stdin=unique + nothing).err)
        found, several, heeded = expected([{digit, digit % 4 + 1} if i else {1}
                                           for i, digit in enumerate(digits)])
        self.assertTrue(several and heeded)
        note = re.search("1: one solution among its candidates; its digits alone have several\n",
                         result.err)
        self.assertEqual(bool(note), len(found) == 1)

    def test_puzzles_of_candidates_alone(self):
        rng = random.Random(3)
        # The first half have one solution; the others also that with 1 for 9, 2 for 1 and so on.
        masks = [[{int(digit), *rng.sample(range(1, 10), rng.choice((1, 3)))} |
                  ({int(digit) % 9 + 1} if number >= 4 else set()) for digit in SOLUTION]
                 for number in range(8)]
        found = [[as_line(grid) for grid in fillings(mask)] for mask in masks]
        self.assertEqual([len(grids) > 1 for grids in found], 4 * [False] + 4 * [True])
        text = "".join(sukaku(mask, 9) for mask in masks)
        counted = run("-n", "-", "-f", "json", "-q", stdin=text).json()
        self.assertEqual([count["solutions"] for count in counted], list(map(len, found)))
        solved = run("-s", "-", "-f", "line", "-q", stdin=text).text.split()
        for line, grids in zip(solved, found, strict=True):
            self.assertIn(line, grids)

    def test_answers_of_sheets(self):
        masks = [{int(digit), int(digit) % 9 + 1} for digit in SOLUTION]
        answer, = run("-s", "-", "-f", "json", "-o", "-", "-q", stdin=sukaku(masks, 9)).json()
        sheet = run("-t", "-", "-f", "svg", "--answers", stdin=sukaku(masks, 9))
        self.assertEqual(sheet.code, 0)
        bold = re.findall(r">([1-9])</text>", sheet.text.partition("Answers")[2])
        self.assertEqual("".join(bold[:81]), answer["solution"])


if __name__ == "__main__":
    unittest.main()
