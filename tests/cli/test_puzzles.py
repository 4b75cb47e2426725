# SPDX-License-Identifier: MIT
"""Proves what -p and --minimize do: as many puzzles as asked for, the same for the same seed and any
threads and shards, each with one solution, and clear refusals of what cannot be."""
import os
import re
import signal
import subprocess
import tempfile
import time
import unittest

import cli


def unique(lines, *options):
    """Whether all puzzles have one solution, by dancing links."""
    done = cli.run("-v", "-", "--engine", "dlx", "-o", "-", "-q", *options, stdin="\n".join(lines) + "\n")
    return done.text.split() == ["unique"] * len(lines)


class Puzzles(unittest.TestCase):
    def make(self, count, *options, code=0):
        done = cli.run("-p", count, "-f", "line", "-o", "-", "--seed", 5, *options)
        self.assertEqual(done.code, code, done.err)
        return done.text.splitlines()

    def test_exactly_as_many(self):
        for count in (1, 2, 19, 20, 21, 999, 1000):
            lines = self.make(count)
            self.assertEqual(len(set(lines)), count)
        self.assertTrue(unique(lines))

    def test_shapes(self):
        for shape, count in ((("--size", 4), 50), (("--size", 6), 50), (("--box", "2x4"), 10),
                             (("--size", 12), 5)):
            lines = self.make(count, *shape)
            self.assertEqual(len(set(lines)), count)
            self.assertTrue(unique(lines, *shape))

    def test_threads_and_shards(self):
        for options in ((), ("--size", 4), ("--symmetry", "random", "--clues", "24..30"),
                        ("--dig", "quick", "--clues", "20")):
            whole = self.make(500, "-j", 1, *options)
            self.assertEqual(whole, self.make(500, "-j", 3, *options))
            parts = []
            for shard in (1, 2, 3):
                parts += self.make(500, "--shard", f"{shard}/3", *options)
            self.assertEqual(whole, parts)
        done = [cli.run("-p", 7, "-o", "-", "--seed", 1, "--shard", f"{i}/2").out for i in (1, 2)]
        self.assertEqual(b"".join(done), cli.run("-p", 7, "-o", "-", "--seed", 1).out)

    def test_skip_is_a_later_part(self):
        self.assertEqual(self.make(30)[10:], self.make(20, "--skip", 10))

    def test_json(self):
        done = cli.run("-p", 3, "-f", "json", "-o", "-", "--seed", 5)
        rows = done.json()
        self.assertEqual([row["index"] for row in rows], [1, 2, 3])
        for row, line in zip(rows, self.make(3)):
            self.assertEqual(row["puzzle"], line)
            self.assertEqual(row["clues"], 81 - line.count("."))
            self.assertTrue(all(a in (".", b) for a, b in zip(line, row["solution"])))

    def test_names(self):
        for options in ((), ("--minimal",), ("--symmetry", "half-turn", "--er", "1.2..3.4"),
                        ("--size", 4), ("--box", "2x3", "--clues", "12..14"),
                        ("--level", "easy..medium", "--qqwing", "..easy"), ("--forbid", "naked-pair"),
                        ("--dig", "holes=30..59", "--per-box", 2), ("--dig", "quick", "--clues", 20),
                        ("--engine", "dlx")):
            for row in cli.run("-p", 3, "-f", "json", "-o", "-", "--seed", 5, *options).json():
                again = cli.run("--id", row["id"], "-f", "json", "-o", "-")
                self.assertEqual(again.code, 0, again.err)
                self.assertEqual(again.json(), [dict(row, index=1)])
        self.assertEqual(row["id"], "p1:9:engine=dlx:5:2")
        for bad in ("", "p1", "p2:9:1:1", "p1:9:1", "p1:9::1:1", "p1:9:1:x", "p1:9:01:1", "p1:3:1:1",
                    "p1:9:clues=24..24,sym=full:1:1", "p1:9:sym=no:1:1", "p1:9:er=2..3:1:1",
                    "p1:9:1:18446744073709551616", "p1:9:clues=16..16:1:1"):
            done = cli.run("--id", bad, "-o", "-")
            self.assertEqual((done.code, done.out), (2, b""), bad)

    def test_from_and_pattern(self):
        with tempfile.TemporaryDirectory() as folder:
            grids, mask = os.path.join(folder, "grids"), os.path.join(folder, "mask")
            solved = cli.run("-c", 3, "-f", "line", "-o", "-", "--seed", 1).text
            with open(grids, "w") as file:
                file.write(solved)
            lines = self.make(7, "--from", grids)
            self.assertTrue(unique(lines))
            for i, line in enumerate(lines):
                full = solved.splitlines()[i % 3]
                self.assertTrue(all(a in (".", b) for a, b in zip(line, full)))
            cells = "".join("1" if i % 2 == 0 or i % 5 == 0 else "." for i in range(81))
            with open(mask, "w") as file:
                file.write(cells + "\n")
            for line in self.make(3, "--pattern", mask):
                self.assertEqual([c == "." for c in line], [c == "." for c in cells])

    def test_refused(self):
        for options in (("--clues", "16"), ("--clues", "30..20"), ("--clues", "20~"), ("--clues", "a"),
                        ("--clues", "..16"), ("--clues", "82"), ("--clues", 0), ("--clues", "..0"),
                        ("--dig", "holes=81"), ("--dig", "quick", "--clues", 0), ("--size", 4, "--clues", "3"),
                        ("--symmetry", "quarter"), ("--dig", "deep"), ("--dig", "holes=60..30"),
                        ("--minimal", "--dig", "quick"), ("--per-box", 2), ("--skip", "x"),
                        ("--clues", "19", "--symmetry", "quarter-turn"), ("--max-tries", 0),
                        ("--from", "/nonexistent"), ("--pattern", "/nonexistent")):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "out")
                done = cli.run("-p", 5, "-o", path, *options)
                self.assertEqual(done.code, 2, (options, done.err))
                self.assertEqual(done.err.count("\n"), 1, done.err)
                self.assertFalse(os.path.exists(path))
        for count in (0, -1, 1000001, "x", ""):
            self.assertEqual(cli.run("-p", count, "-o", "-").code, 2)

    def test_no_more_than_there_are(self):
        # Minimal puzzles of 4x4: 25,728 with 4 givens, 58,368 with 5, 1,536 with 6 (Wikipedia,
        # "Mathematics of Sudoku").
        for most, options in ((85632, ()), (85632, ("--minimal",)), (25728, ("--clues", "4")),
                              (58368, ("--minimal", "--clues", "5")), (1536, ("--minimal", "--clues", "6")),
                              (0, ("--minimal", "--clues", "7..16"))):
            done = cli.run("-p", most + 1, "--size", 4, "-o", "-", *options)
            self.assertEqual((done.code, done.out), (2, b""))
            self.assertIn(f"there are {most} such puzzles", done.err)
        for options in (("--symmetry", "full"), ("--symmetry", "quarter-turn")):
            err = cli.run("-p", 1000000, "--size", 4, "-o", "-", *options).err
            most = int(re.search(r"there are (\d+) such", err)[1])
            self.assertEqual(len(set(self.make(most, "--size", 4, *options))), most)

    def test_end_of_tries(self):
        done = cli.run("-p", 5, "--clues", "..18", "--max-tries", 500, "-o", "-", "--seed", 1)
        self.assertEqual((done.code, done.out), (1, b""))
        self.assertIn("only 0 of 5 puzzles", done.err)
        done = cli.run("-p", 1, "--clues", 17, "--max-tries", 1, "-o", "-", "--seed", 1)
        self.assertIn("only 0 of 1 puzzles, of 1 try: ", done.err)

    def test_interrupted_keeps_whole_puzzles(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "out")
            with subprocess.Popen([cli.CLI, "-p", "1000000", "--minimal", "--symmetry", "half-turn",
                                   "-f", "line", "-o", path, "--seed", "5"],
                                  stderr=subprocess.PIPE) as process:
                time.sleep(1)
                process.send_signal(signal.SIGINT)
                process.send_signal(signal.SIGTERM)  # as "timeout" does it: both are one
                err = process.communicate(timeout=60)[1].decode()
            self.assertEqual(process.returncode, 1, err)
            self.assertIn("interrupted", err)
            with open(path) as file:
                lines = file.read().splitlines()
            self.assertTrue(lines)
            self.assertTrue(all(len(line) == 81 for line in lines))
            self.assertTrue(unique(lines[:50]))

    def test_unpromised_ways_say_so(self):
        for way, word in (("quick", "none or many"), ("holes", "many"), ("one-digit", "few")):
            done = cli.run("-p", 2, "--dig", way, "-o", "-", "--seed", 1)
            self.assertEqual(done.code, 0)
            self.assertIn(word, done.err)

    def test_minimize(self):
        done = cli.run("--minimize", "-", "-f", "json", "-o", "-",
                       stdin=cli.PUZZLE + "\n" + cli.EMPTY + "\n" + cli.CLASH + "\n")
        one, many, clash = done.json()
        self.assertEqual((one["status"], many["status"], clash["status"]),
                         ("unique", "multiple", "conflict"))
        self.assertTrue(unique([one["puzzle"]]))
        for i, symbol in enumerate(one["puzzle"]):
            if symbol != ".":
                without = one["puzzle"][:i] + "." + one["puzzle"][i + 1:]
                self.assertFalse(unique([without]))
        self.assertEqual(one["clues"], 81 - one["puzzle"].count("."))
        self.assertTrue(one["redundant"])


if __name__ == "__main__":
    unittest.main()
