# SPDX-License-Identifier: MIT
"""Proves what -v says of puzzles of many shapes, 2x4 boxes first, by minisat: one solution, several
or none.  Clauses are written here from the coordinates of cells; without minisat it is skipped."""
import itertools
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

from cli import Case, as_line, run

if not shutil.which("minisat"):
    print("skipped: no minisat")
    sys.exit(77)

EXTRAS = ("diagonals", "windows", "disjoint-groups", "anti-knight", "anti-king")


def house_lists(order, box, regions, extra):
    """The houses of a shape, as lists of cells."""
    lines = range(order)
    yield from ([row * order + i for i in lines] for row in lines)
    yield from ([i * order + column for i in lines] for column in lines)
    if regions:
        yield from ([cell for cell in range(order * order) if regions[cell] == label]
                    for label in set(regions))
    else:
        rows, columns = box
        places = [[(top + r) * order + left + c for r in range(rows) for c in range(columns)]
                  for top in range(0, order, rows) for left in range(0, order, columns)]
        yield from places
        if "disjoint-groups" in extra:
            yield from map(list, zip(*places))
    if "diagonals" in extra:
        yield [i * order + i for i in lines]
        yield [i * order + order - 1 - i for i in lines]
    if "windows" in extra:
        root = round(order ** 0.5)
        starts = range(1, order, root + 1)
        yield from ([(top + r) * order + left + c for r in range(root) for c in range(root)]
                    for top in starts for left in starts if top + root < order
                    and left + root < order)


def pair_list(order, extra):
    """The pairs of cells that constraints set against each other."""
    for a, b in itertools.combinations(range(order * order), 2):
        down, right = abs(a // order - b // order), abs(a % order - b % order)
        if ("anti-knight" in extra and down * right == 2) or \
                ("anti-king" in extra and down == right == 1):
            yield a, b


def clauses(order, box, regions, extra):
    digits = range(1, order + 1)
    for cell in range(order * order):
        yield [cell * order + digit for digit in digits]
    pairs = set(pair_list(order, extra))
    for house in house_lists(order, box, regions, extra):
        assert len(house) == order
        yield from ([cell * order + digit for cell in house] for digit in digits)
        pairs.update(itertools.combinations(sorted(house), 2))
    for a, b in pairs:
        yield from ([-(a * order + digit), -(b * order + digit)] for digit in digits)
    for cell in range(order * order):
        yield from ([-(cell * order + a), -(cell * order + b)]
                    for a, b in itertools.combinations(digits, 2))


def minisat(order, formula, more):
    """A solution as cells, or None."""
    with tempfile.TemporaryDirectory() as folder:
        problem, answer = pathlib.Path(folder) / "cnf", pathlib.Path(folder) / "out"
        lines = formula + [" ".join(map(str, clause)) + " 0" for clause in more]
        problem.write_text(f"p cnf {order ** 3} {len(lines)}\n" + "\n".join(lines) + "\n")
        subprocess.run(["minisat", "-verb=0", str(problem), str(answer)], check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        words = answer.read_text().split()
    if words[0] == "UNSAT":
        return None
    cells = [0] * (order * order)
    for literal in map(int, words[1:-1]):
        if literal > 0:
            cells[(literal - 1) // order] = (literal - 1) % order + 1
    return cells


def verdict(order, formula, cells):
    givens = [[cell * order + digit] for cell, digit in enumerate(cells) if digit]
    first = minisat(order, formula, givens)
    if first is None:
        return "none"
    other = [-(cell * order + digit) for cell, digit in enumerate(first)]
    return "multiple" if minisat(order, formula, givens + [other]) else "unique"


def shuffled_regions(rng, order):
    """Rows of which some cells have changed places."""
    labels = [cell // order for cell in range(order * order)]
    for _ in range(2 * order):
        a, b = rng.randrange(order * order - order), rng.randrange(order * order)
        b = a + order if rng.random() < 0.7 else b
        labels[a], labels[b] = labels[b], labels[a]
    return labels


class Minisat(Case):
    def check(self, rng, order, box, regions, extra, count):
        """Puzzles from a solution with cells taken away, some with a digit changed."""
        options = ["--extra", ",".join(extra)] if extra else []
        if regions:
            options += ["--regions", "".join(chr(ord("a") + label) for label in regions)]
        else:
            options += ["--box", f"{box[0]}x{box[1]}"]
        formula = [" ".join(map(str, clause)) + " 0"
                   for clause in clauses(order, box, regions, extra)]
        shuffle = [[rng.randrange(order) + 1 + rng.randrange(order * order) * order]]
        solved = minisat(order, formula, shuffle)
        if solved is None:
            # Maybe there is no grid at all, which can be beyond our engines.
            found = run("-v", "-", "--max-nodes", 20000, *options, stdin=as_line([0] * order ** 2))
            self.assertIn(found.text.split(":")[0].strip(), ("none", "limit", "multiple"))
            return
        puzzles = []
        for _ in range(count):
            empty = rng.uniform(0.35, 0.7)
            cells = [0 if rng.random() < empty else digit for digit in solved]
            if rng.random() < 0.2:
                cells[rng.randrange(len(cells))] = rng.randrange(order) + 1
            puzzles.append(cells)
        lines = run("-v", "-", *options, stdin="\n".join(map(as_line, puzzles)) + "\n").text
        found = [line.split(":")[0] for line in lines.splitlines()]
        self.assertEqual(len(found), count)
        for cells, said in zip(puzzles, found):
            want = verdict(order, formula, cells)
            said = {"conflict": "none", "solved": "unique"}.get(said, said)
            self.assertEqual(said, want, (options, as_line(cells)))

    def test_boxes_of_2x4(self):
        rng = random.Random(8)
        for _ in range(10):
            self.check(rng, 8, (2, 4), None, [], 20)

    def test_constraints(self):
        rng = random.Random(9)
        for order, box in ((9, (3, 3)), (8, (2, 4)), (6, (2, 3)), (9, (1, 9)), (7, (1, 7))):
            for extra in EXTRAS + (EXTRAS[:2], EXTRAS[2:4], ("diagonals", "anti-king")):
                extra = [extra] if isinstance(extra, str) else list(extra)
                if "windows" in extra and order != 9 or "disjoint-groups" in extra and 1 in box:
                    continue
                self.check(rng, order, box, None, extra, 8)

    def test_jigsaws(self):
        rng = random.Random(7)
        for order in (5, 6, 7, 8, 9, 11):
            for _ in range(4):
                regions = shuffled_regions(rng, order)
                self.check(rng, order, None, regions, [], 8)
                self.check(rng, order, None, regions, ["diagonals"], 8)


if __name__ == "__main__":
    unittest.main()
