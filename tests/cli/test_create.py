# SPDX-License-Identifier: MIT
"""Proves of -c: the bytes of the course's layout, N grids exactly, all solved and different by a
judge of its own, for every family and several shapes; seeds, --first, --skip and JSON; and that
more than there is is refused or, by random search, given up."""
import subprocess
import unittest

from cli import CLI, SANITIZED, Case, as_cells, as_line, is_solved, parse_grids, run

MANY = 300 if SANITIZED else 2000
# The sizes follow from the definitions of the families: see sudoku/generate.h.
SIZES = {("shift", 2, 2): 48, ("shift", 2, 3): 2880, ("shift", 3, 3): 26127360,
         ("rotate", 3, 3): 28 * 362880, ("block", 2, 2): 24, ("block", 3, 3): 362880,
         ("isomorph", 2, 3): 2488320}


class Bytes(Case):
    def test_layout(self):
        out = run("-c", "3", "--seed", "5", "-o", "-").out
        lines = out.split(b"\n")
        self.assertEqual(len(out), 3 * 162 + 2)
        self.assertEqual([len(line) for line in lines], ([17] * 9 + [0]) * 3)
        for line in filter(None, lines):
            self.assertEqual(line[1::2], b" " * 8)
            self.assertEqual(sorted(line[::2]), sorted(b"123456789"))

    def test_exactly_as_many(self):
        for count in (1, 2, 19, 20, 21, 999, 1000):
            with self.subTest(count):
                grids = parse_grids(run("-c", count, "-o", "-").out)
                self.assertEqual(len(grids), count)
                self.assertEqual(len(set(map(tuple, grids))), count)

    def test_default_file(self):
        program = self.program_in(self.folder / "bin")
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        for count in (5, 2):
            result = run("-c", count, program=program, cwd=elsewhere)
            self.assertEqual((result.code, result.out), (0, b""))
            self.assertIn(str(self.folder / "bin/sudoku.txt"), result.err)
            self.assertEqual(len(parse_grids((self.folder / "bin/sudoku.txt").read_bytes())), count)
        self.assertEqual(list(elsewhere.iterdir()), [])

    def test_formats(self):
        base = parse_grids(run("-c", "3", "--seed", "7", "-o", "-").out)
        lines = run("-c", "3", "--seed", "7", "-o", "-", "-f", "line").text
        self.assertEqual(lines, "".join(as_line(grid) + "\n" for grid in base))
        rows = run("-c", "3", "--seed", "7", "-o", "-", "-f", "json").json()
        self.assertEqual(rows, [{"index": i + 1, "grid": as_line(grid)}
                                for i, grid in enumerate(base)])
        block = run("-c", "3", "--seed", "7", "-o", "-", "-f", "block").text
        self.assertFalse(block.endswith("\n\n"))
        digits = "".join(c for c in block if c.isdigit())
        self.assertEqual(digits, "".join(map(as_line, base)))


class Sets(Case):
    def judge(self, grids, rows=3, columns=3):
        self.assertEqual(len(set(map(tuple, grids))), len(grids), "all different")
        self.assertTrue(all(is_solved(grid, rows, columns) for grid in grids))

    def test_families(self):
        for family in ("shift", "rotate", "block", "isomorph"):
            for seed in (0, 1):
                with self.subTest(family=family, seed=seed):
                    result = run("-c", MANY, "--family", family, "--seed", seed, "-o", "-")
                    grids = parse_grids(result.out)
                    self.assertEqual(len(grids), MANY)
                    self.judge(grids)

    def test_random(self):
        for box in ((2, 2), (2, 3), (3, 3), (2, 5), (3, 4)):
            with self.subTest(box):
                result = run("-c", "40", "--family", "random", "--box", "%dx%d" % box, "-o", "-")
                grids = parse_grids(result.out)
                self.assertEqual(len(grids), 40)
                self.judge(grids, *box)

    def test_shapes(self):
        for rows, columns in ((2, 2), (2, 3), (3, 2), (2, 4), (4, 4), (5, 5), (1, 5), (5, 1)):
            with self.subTest((rows, columns)):
                grids = parse_grids(run("-c", "24", "--box", f"{rows}x{columns}", "-o", "-").out)
                self.assertEqual(len(grids), 24)
                self.judge(grids, rows, columns)
        self.assertTrue(is_solved(parse_grids(run("-c", "1", "--size", "6", "-o", "-").out)[0], 2, 3))

    def test_whole_small_families(self):
        for (family, rows, columns), size in SIZES.items():
            if size > 3000:
                continue
            box = f"{rows}x{columns}"
            with self.subTest(family=family, box=box):
                for seed in (0, 3):
                    out = run("-c", size, "--family", family, "--box", box, "--seed", seed, "-o",
                              "-").out
                    grids = parse_grids(out)
                    self.assertEqual(len(grids), size)
                    self.judge(grids, rows, columns)
                self.refused("-c", size + 1, "--family", family, "--box", box, "-o", "-",
                             naming=[family, f" {size} "])

    def test_more_than_there_is(self):
        for (family, rows, columns), size in SIZES.items():
            if size < 1000000:
                continue
            args = ["--family", family, "--box", f"{rows}x{columns}", "--seed", "0", "-o", "-"]
            with self.subTest(family=family, rows=rows):
                self.assertEqual(run("-c", "2", "--skip", size - 2, *args).code, 0)
                self.refused("-c", "2", "--skip", size - 1, *args, naming=[family, f" {size} "])
                self.refused("-c", "2", "--skip", 2**64 - 1, *args, naming=[family, f" {size} "])
        self.refused("-c", "362881", "--family", "block", "-o", "-", naming=["362880"])
        self.refused("-c", "40321", "--family", "block", "--first", "2", "-o", "-",
                     naming=["40320"])
        self.refused("-c", "5", "--family", "rotate", "--size", "4", "-o", "-", naming=["rotate"])
        self.refused("-c", "5", "--family", "isomorph", "--size", "16", "-o", "-",
                     naming=["isomorph"])

    def test_random_gives_up(self):
        # There are 288 grids of 2x2 boxes.
        for threads in ("1", "3"):
            path = self.folder / threads
            result = run("-c", "300", "--family", "random", "--size", "4", "--seed", "1", "-o",
                         path, "-j", threads)
            self.assertEqual(result.code, 1)
            grids = parse_grids(path.read_bytes())
            self.judge(grids, 2, 2)
            self.assertGreater(len(grids), 250)
            self.assertLessEqual(len(grids), 288)
            self.assertIn(f"{len(grids)} of 300", result.err)
        self.assertEqual((self.folder / "1").read_bytes(), (self.folder / "3").read_bytes())
        self.assertEqual(run("-c", "300", "--family", "random", "--size", "4", "-o", "/dev/null",
                             "--lenient").code, 0)

    def test_first_digit(self):
        for family in ("shift", "rotate", "block", "isomorph", "random"):
            with self.subTest(family):
                for digit in (1, 2, 9):
                    grids = parse_grids(run("-c", "200", "--family", family, "--first", digit,
                                            "-o", "-").out)
                    self.assertEqual({grid[0] for grid in grids}, {digit})
                    self.judge(grids)


class Seeds(Case):
    def test_same_seed_same_bytes(self):
        for family in ("shift", "rotate", "block", "isomorph", "random"):
            outputs = set()
            for seed in (0, 1, 2**32, 2**64 - 1):
                args = ["-c", "100", "--family", family, "--seed", seed, "-o", "-"]
                first = run(*args)
                self.assertEqual(first.out, run(*args, "-j", "1").out)
                self.assertNotIn("--seed", first.err)
                outputs.add(first.out)
            self.assertEqual(len(outputs), 4, family)

    def test_fresh_seeds_are_named_and_differ(self):
        processes = [subprocess.Popen([CLI, "-q", "-c", "5", "-o", "-"], stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE) for _ in range(32)]
        outputs = [process.communicate() for process in processes]
        self.assertEqual(len({out for out, _ in outputs}), 32)
        for out, err in outputs[:4]:
            self.assertRegex(err.decode(), r"\Asudoku-cli: --seed [0-9]+\n\Z")
            self.assertEqual(out, run("-c", "5", "-o", "-", *err.decode().split()[1:]).out)

    def test_skip_goes_on_where_the_last_ended(self):
        for family in ("shift", "isomorph", "random"):
            for form in ("line", "json"):
                args = ["--family", family, "--seed", "9", "-f", form, "-o", "-"]
                with self.subTest(family=family, form=form):
                    whole = run("-c", "30", *args).out
                    parts = run("-c", "10", *args).out + run("-c", "20", "--skip", "10", *args).out
                    self.assertEqual(whole, parts)

    def test_json_index_counts_through_the_order(self):
        rows = run("-c", "2", "--skip", "40", "-f", "json", "-o", "-").json()
        self.assertEqual([row["index"] for row in rows], [41, 42])
        self.assertTrue(is_solved(as_cells(rows[0]["grid"])))


if __name__ == "__main__":
    unittest.main()
