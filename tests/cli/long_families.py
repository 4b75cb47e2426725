# SPDX-License-Identifier: MIT
"""Proves what the program promises of generated grids, at full size: a million of every family and
whole families are valid, distinct and in the course's layout (judged by tools/check_grids, which
shares nothing with the library), seeds reproduce and differ, and threads change nothing."""
import hashlib
import os
import pathlib
import subprocess
import tempfile
import unittest

CLI = os.environ["SUDOKU_CLI"]
CHECK = str(pathlib.Path(os.environ["SUDOKU_TEST_TOOLS"]) / "check_grids")
MILLION = 1_000_000


def create(*arguments, **options):
    return subprocess.Popen([CLI, "-c", *map(str, arguments), "-q", "-o", "-"],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options)


def digest(*arguments):
    maker = create(*arguments)
    value = hashlib.sha256()
    while block := maker.stdout.read(1 << 20):
        value.update(block)
    assert maker.wait() == 0, arguments
    return value.hexdigest()


class Families(unittest.TestCase):
    def judge(self, rows, cols, count, *arguments, first=0):
        maker = create(*arguments)
        judged = subprocess.run([CHECK, str(rows), str(cols), str(count), str(first)],
                                stdin=maker.stdout, stdout=subprocess.PIPE, text=True)
        maker.stdout.close()
        self.assertEqual((maker.wait(), judged.returncode), (0, 0), judged.stdout)
        self.assertIn(f"{count} grids: valid, distinct", judged.stdout)

    def test_a_million_of_each(self):
        for family in ("shift", "rotate", "isomorph"):
            for seed in (0, 7):
                with self.subTest(family=family, seed=seed):
                    self.judge(3, 3, MILLION, MILLION, "--family", family, "--seed", seed)
                    self.judge(3, 3, MILLION, MILLION, "--family", family, "--seed", seed,
                               "--first", 2, first=2)

    def test_a_million_at_random(self):
        self.judge(3, 3, MILLION // 10, MILLION // 10, "--family", "random", "--seed", 5)

    def test_whole_small_families(self):
        for rows, cols, size, arguments in (
                (3, 3, 362_880, ("--family", "block")),
                (2, 3, 2_880, ("--size", 6)),
                (2, 2, 48, ("--size", 4)),
                (3, 3, 40_320, ("--family", "block", "--first", 9)),
                (2, 3, 480, ("--size", 6, "--first", 1))):
            for seed in (0, 99):
                with self.subTest(arguments=arguments, seed=seed):
                    self.judge(rows, cols, size, size, *arguments, "--seed", seed,
                               first=arguments[-1] if "--first" in arguments else 0)

    def test_whole_large_families(self):
        # More than the program makes in one run: --skip goes on where the last one ended.
        for rows, cols, size, arguments in (
                (3, 3, 26_127_360, ("--family", "shift")),
                (3, 3, 10_160_640, ("--family", "rotate")),
                (2, 3, 2_488_320, ("--family", "isomorph", "--size", 6))):
            with self.subTest(family=arguments[1]):
                judge = subprocess.Popen([CHECK, str(rows), str(cols), str(size)],
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                for skip in range(0, size, MILLION):
                    if skip:
                        judge.stdin.write(b"\n")
                    part = create(min(MILLION, size - skip), *arguments, "--skip", skip,
                                  "--seed", 3)
                    while block := part.stdout.read(1 << 20):
                        judge.stdin.write(block)
                    self.assertEqual(part.wait(), 0)
                judge.stdin.close()
                told = judge.stdout.read().decode()
                self.assertEqual(judge.wait(), 0, told)
                self.assertIn(f"{size} grids: valid, distinct", told)

    def test_seeds_and_threads(self):
        for family in ("shift", "rotate", "isomorph"):
            with self.subTest(family=family):
                one = digest(MILLION, "--family", family, "--seed", 42, "-j", 1)
                self.assertEqual(one, digest(MILLION, "--family", family, "--seed", 42, "-j", 2))
                self.assertEqual(one, digest(MILLION, "--family", family, "--seed", 42, "-j", 3))
                self.assertNotEqual(one, digest(MILLION, "--family", family, "--seed", 43))
                self.assertNotEqual(one, digest(MILLION, "--family", family, "--seed", 0))

    def test_more_than_the_family_holds(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder) / "kept.txt"
            target.write_text("as it was\n")
            told = subprocess.run([CLI, "-c", "362881", "--family", "block", "-o", str(target)],
                                  capture_output=True, text=True)
            self.assertEqual(told.returncode, 2)
            self.assertIn("362880", told.stderr)
            self.assertEqual(target.read_text(), "as it was\n")


if __name__ == "__main__":
    unittest.main()
