# SPDX-License-Identifier: MIT
"""What the tests of sudoku-cli share: running it, and a judge of grids with its own arithmetic."""
import functools
import json
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

CLI = os.environ["SUDOKU_CLI"]
SANITIZED = b"__asan_init" in pathlib.Path(CLI).read_bytes() or \
    b"__tsan_init" in pathlib.Path(CLI).read_bytes()

# A puzzle with one solution, from the Wikipedia article "Sudoku".
PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "0" * 81
CLASH = "55" + "0" * 79
# The last cell of the first row can only be 9, which the column has already.
IMPOSSIBLE = "123456780" + "000000009" + "000000000" * 7

FOUR = "1000" + "0020" + "0300" + "0004"


class Result:
    """What a run of the program left: code, out (bytes), err (text)."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    @property
    def text(self):
        return self.out.decode()

    def json(self):
        return [json.loads(line) for line in self.text.splitlines()]


def run(*args, program=CLI, stdin=b"", timeout=100, **more):
    """Runs the program to its end."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    done = subprocess.run([program, *map(str, args)], input=stdin, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=timeout, **more)
    return Result(done.returncode, done.stdout, done.stderr.decode("utf-8", "replace"))


def symbol(digit):
    """A digit as the line format has it; 0 is '.'."""
    return ".123456789ABCDEFGHIJKLMNOP"[digit]


def as_line(cells):
    return "".join(map(symbol, cells))


def as_cells(line):
    return [0 if c in ".0" else ".123456789ABCDEFGHIJKLMNOP".index(c) for c in line]


def parse_grids(out):
    """Grids in the course's layout, every byte of which is checked, as lists of numbers."""
    text = out.decode()
    assert text.endswith("\n") and not text.endswith("\n\n"), "end of output"
    grids = []
    for block in text[:-1].split("\n\n"):
        rows = [[int(cell) for cell in row.split(" ")] for row in block.split("\n")]
        for row, line in zip(rows, block.split("\n")):
            assert " ".join(map(str, row)) == line, f"bytes of a row: {line!r}"
            assert len(row) == len(rows), "as many rows as columns"
        grids.append([cell for row in rows for cell in row])
    return grids


@functools.lru_cache
def houses(box_rows, box_columns):
    """The cells of every row, column and box."""
    order = box_rows * box_columns
    found = []
    for i in range(order):
        found.append([i * order + j for j in range(order)])
        found.append([j * order + i for j in range(order)])
    for top in range(0, order, box_rows):
        for left in range(0, order, box_columns):
            found.append([(top + r) * order + left + c for r in range(box_rows)
                          for c in range(box_columns)])
    return found


def is_solved(cells, box_rows=3, box_columns=3):
    order = box_rows * box_columns
    digits = list(range(1, order + 1))
    return len(cells) == order * order and \
        all(sorted([cells[cell] for cell in house]) == digits
            for house in houses(box_rows, box_columns))


def solutions(cells, box_rows, box_columns):
    """All solutions of a small puzzle, by trying every digit in the first empty cell."""
    order = box_rows * box_columns
    peers = [set() for _ in cells]
    for house in houses(box_rows, box_columns):
        for cell in house:
            peers[cell] |= set(house) - {cell}

    def search(grid):
        if 0 not in grid:
            yield list(grid)
            return
        cell = grid.index(0)
        for digit in range(1, order + 1):
            if all(grid[peer] != digit for peer in peers[cell]):
                grid[cell] = digit
                yield from search(grid)
        grid[cell] = 0

    if all(not cells[cell] or all(cells[cell] != cells[peer] for peer in peers[cell])
           for cell in range(len(cells))):
        yield from search(list(cells))


def mixed_records(count, seed):
    """The text of records of all kinds in several layouts and shapes."""
    rng = random.Random(seed)
    spaced = "\n".join(" ".join(PUZZLE[i:i + 9]) for i in range(0, 81, 9)) + "\n"
    kinds = [PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], SOLUTION, FOUR, "0" * 36,
             "\n" + spaced, PUZZLE + " # named", "# comment\n" + PUZZLE]
    return "\n".join(rng.choice(kinds) for _ in range(count)) + "\n"


class Case(unittest.TestCase):
    """A test in a folder of its own, self.folder, with the program's copy in it where asked for."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def program_in(self, folder):
        """A copy of the program, whose sudoku.txt nobody else writes."""
        folder.mkdir(parents=True, exist_ok=True)
        return pathlib.Path(shutil.copy(CLI, folder / "sudoku-cli"))

    def refused(self, *args, naming=(), code=2, **more):
        """Runs the program, which must refuse with one line on stderr and nothing on stdout."""
        result = run(*args, **more)
        self.assertEqual(result.code, code, result.err)
        self.assertEqual(result.out, b"")
        self.assertEqual(result.err.count("\n"), 1, result.err)
        for part in naming:
            self.assertIn(part, result.err)
        return result
