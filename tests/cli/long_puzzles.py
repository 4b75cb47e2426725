# SPDX-License-Identifier: MIT
"""Proves what -p promises of symmetries, on grids of many shapes and in numbers: each puzzle has one
solution by dancing links, other code than that which made it, its givens lie as asked for by
coordinates, no clue can go where that was asked for, and its name makes it again."""
import operator
import re
import unittest

import cli

# Where a cell is seen after the turn or mirror, in a grid of that order.
TURNS = {
    "half": lambda r, c, last: (last - r, last - c),
    "quarter": lambda r, c, last: (c, last - r),
    "left-right": lambda r, c, last: (r, last - c),
    "top-bottom": lambda r, c, last: (last - r, c),
    "diagonal": lambda r, c, last: (c, r),
    "antidiagonal": lambda r, c, last: (last - c, last - r),
}
SYMMETRIES = {
    "none": [],
    "half-turn": ["half"],
    "quarter-turn": ["quarter"],
    "horizontal": ["left-right"],
    "vertical": ["top-bottom"],
    "both": ["left-right", "top-bottom"],
    "diagonal": ["diagonal"],
    "antidiagonal": ["antidiagonal"],
    "both-diagonals": ["diagonal", "antidiagonal"],
    "full": ["quarter", "diagonal"],
}
JIGSAW = "aaaaabcccaabbbbcccabbbdbfccaddddfffcddeedefffdeeeeeeifgggggiiifgghghiiiighhhhhhhi"
# (what makes the shape, order, how many of each symmetry)
SHAPES = [
    (("--size", 9), 9, 10000),
    (("--size", 4), 4, 10000),
    (("--size", 6), 6, 10000),
    (("--size", 12), 12, 10000),
    (("--size", 16), 16, 100),
    (("--extra", "diagonals"), 9, 10000),
    (("--regions", JIGSAW), 9, 10000),
]


def verdicts(lines, *options):
    done = cli.run("-v", "-", "--engine", "dlx", "-o", "-", "-q", *options,
                   stdin="\n".join(lines) + "\n", timeout=1500)
    return done.text.split()


def turned(turn, order):
    places = [TURNS[turn](row, column, order - 1) for row in range(order) for column in range(order)]
    return operator.itemgetter(*(row * order + column for row, column in places))


def without_each_clue(line):
    for i, symbol in enumerate(line):
        if symbol != ".":
            yield line[:i] + "." + line[i + 1:]


class LongPuzzles(unittest.TestCase):
    def make(self, count, *options):
        done = cli.run("-p", count, "-o", "-", "-q", "--seed", 11, *options, timeout=1500)
        return done, done.text.splitlines()

    def has_symmetry(self, lines, symmetry, order):
        """For each line, whether its givens look the same after each of the moves."""
        moves = [turned(turn, order) for turn in SYMMETRIES[symmetry]]
        for line in lines:
            mask = [symbol == "." for symbol in line]
            yield all(list(move(mask)) == mask for move in moves)

    def check_names(self, symmetry, options):
        done = cli.run("-p", 10, "-f", "json", "-o", "-", "-q", "--seed", 11, "--symmetry", symmetry,
                       *options)
        for row in done.json():
            again = cli.run("--id", row["id"], "-f", "json", "-o", "-", "-q").json()
            self.assertEqual(again, [dict(row, index=1)])

    def test_symmetries_of_shapes(self):
        for shape, order, count in SHAPES:
            made = {}
            for symmetry in SYMMETRIES:
                with self.subTest(shape=shape, symmetry=symmetry):
                    options = ("-f", "line", "--symmetry", symmetry, *shape)
                    done, lines = self.make(count, *options)
                    there_are = re.search(r"there are (\d+) such", done.err)
                    if order == 4 and there_are:
                        done, lines = self.make(there_are[1], *options)
                        self.assertEqual(len(lines), int(there_are[1]))
                    else:
                        self.assertEqual(len(lines), count)
                    self.assertEqual((done.code, len(set(lines))), (0, len(lines)), done.err)
                    self.assertEqual(verdicts(lines, *shape), ["unique"] * len(lines))
                    self.assertTrue(all(self.has_symmetry(lines, symmetry, order)))
                    self.check_names(symmetry, shape)
                    made[symmetry] = lines
                    print(shape[:2], symmetry, len(lines), flush=True)
            # One that was not asked for is a matter of luck.
            if order >= 9:
                for asked, other in (("none", "half-turn"), ("half-turn", "quarter-turn"),
                                     ("horizontal", "both"), ("diagonal", "both-diagonals"),
                                     ("quarter-turn", "full"), ("both", "full")):
                    lucky = sum(self.has_symmetry(made[asked], other, order))
                    self.assertLess(lucky, len(made[asked]) / 20, (shape, asked, other))

    def test_minimal(self):
        for shape, count in ((("--size", 9), 10000), (("--size", 4), 1000), (("--size", 6), 2000),
                             (("--size", 12), 200), (("--extra", "diagonals"), 500),
                             (("--regions", JIGSAW), 500)):
            for symmetry in ("none", "half-turn"):
                if symmetry != "none":
                    count //= 5
                with self.subTest(shape=shape, symmetry=symmetry):
                    done, lines = self.make(count, "-f", "line", "--minimal", "--symmetry", symmetry,
                                            *shape)
                    self.assertEqual((done.code, len(set(lines))), (0, count), done.err)
                    self.assertEqual(verdicts(lines, *shape), ["unique"] * count)
                    fewer = [less for line in lines for less in without_each_clue(line)]
                    self.assertEqual(set(verdicts(fewer, *shape)), {"multiple"})
                    print(shape[:2], symmetry, "minimal", count, flush=True)


if __name__ == "__main__":
    unittest.main()
