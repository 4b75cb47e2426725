# SPDX-License-Identifier: MIT
"""Proves that neither threads nor shards change a byte: every number of threads gives the same
output and messages, and the outputs of all shards, joined, are the whole."""
import random
import unittest

from cli import CLASH, EMPTY, IMPOSSIBLE, PUZZLE, SOLUTION, Case, run

FOUR = "1000" + "0020" + "0300" + "0004"


def records(count, seed):
    """Records of all kinds in several layouts and shapes."""
    rng = random.Random(seed)
    spaced = "\n".join(" ".join(PUZZLE[i:i + 9]) for i in range(0, 81, 9)) + "\n"
    kinds = [PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], SOLUTION, FOUR, "0" * 36,
             "\n" + spaced, PUZZLE + " # named", "# comment\n" + PUZZLE]
    return "\n".join(rng.choice(kinds) for _ in range(count)) + "\n"


class Threads(Case):
    def same(self, *args):
        results = [run(*args, "-j", threads) for threads in (1, 2, 3, 7)]
        for result in results[1:]:
            self.assertEqual(result.out, results[0].out)
            self.assertEqual(result.code, results[0].code)
            self.assertEqual(result.err.splitlines()[:-1], results[0].err.splitlines()[:-1])

    def test_records(self):
        path = self.write("p", records(1500, 1))
        for form in ("grid", "line", "block", "json"):
            self.same("-s", path, "-o", "-", "-f", form)
        self.same("-v", path)
        self.same("-n", path, "--limit", "50")

    def test_all_with_long_lists(self):
        # 3 x 28800 solutions or so: more than is kept before it must be written.
        path = self.write("p", f"{FOUR}\n{'0' * 16}\n" * 20 + ("123456" + "0" * 30 + "\n") * 3)
        self.same("-a", path, "-f", "line")
        self.same("-a", path, "-f", "json", "--limit", "3000")

    def test_created(self):
        for family in ("shift", "random"):
            for form in ("grid", "json"):
                self.same("-c", "3000", "--seed", "5", "--family", family, "-f", form, "-o", "-")


class Shards(Case):
    def joined(self, count, *args):
        parts = [run(*args, "-o", "-", "--shard", f"{i}/{count}") for i in range(1, count + 1)]
        self.assertTrue(all(part.code in (0, 1) for part in parts), [part.err for part in parts])
        return b"".join(part.out for part in parts)

    def test_created(self):
        for family in ("shift", "isomorph", "random"):
            for form in ("grid", "line", "block", "json"):
                args = ["-c", "10", "--seed", "3", "--family", family, "-f", form]
                whole = run(*args, "-o", "-").out
                for count in (1, 3, 13):
                    with self.subTest(family=family, form=form, count=count):
                        self.assertEqual(self.joined(count, *args), whole)

    def test_records(self):
        one = self.write("one", records(60, 2))
        two = self.write("two", "# nothing but this\n")
        three = self.write("three", records(40, 3).strip())
        for files in ([one], [one, two, three]):
            for command, form in [("-s", "grid"), ("-s", "line"), ("-s", "block"), ("-s", "json"),
                                  ("-n", "json"), ("-v", "json")]:
                args = [command, *files, "-f", form] + (["--limit", "9"] if command == "-n" else [])
                whole = run(*args, "-o", "-").out
                for count in (2, 5):
                    with self.subTest(args=args, count=count):
                        self.assertEqual(self.joined(count, *args), whole)

    def test_all(self):
        # Records without a solution, also at the ends, and a separator only between grids.
        path = self.write("p", "\n".join([CLASH, PUZZLE, CLASH, IMPOSSIBLE, SOLUTION, FOUR, CLASH]))
        for form in ("grid", "line", "block", "json"):
            args = ["-a", path, "-f", form]
            whole = run(*args, "-o", "-").out
            for count in (2, 3, 7, 30):
                with self.subTest(form=form, count=count):
                    self.assertEqual(self.joined(count, *args), whole)

    def test_more_shards_than_bytes(self):
        path = self.write("p", FOUR)
        whole = run("-s", path, "-o", "-").out
        self.assertEqual(self.joined(40, "-s", path), whole)
        empty = [run("-s", path, "-o", "-", "--shard", f"{i}/40") for i in range(2, 41)]
        self.assertEqual({(part.code, part.out) for part in empty}, {(0, b"")})

    def test_refused(self):
        self.refused("-s", "-", "--shard", "1/2", stdin=PUZZLE, naming=["--shard", "'-'"])
        self.refused("-s", "/dev/null", "--shard", "1/2", naming=["--shard", "/dev/null"])
        path = self.write("p", "# nothing\n")
        self.refused("-s", path, "-o", "-", "--shard", "1/2", naming=["no puzzle found"])


if __name__ == "__main__":
    unittest.main()
