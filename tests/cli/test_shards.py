# SPDX-License-Identifier: MIT
"""Proves that the outputs of all shards, joined, are the whole, byte for byte."""
import os
import unittest

from cli import CLASH, FOUR, IMPOSSIBLE, PUZZLE, SOLUTION, Case, mixed_records, run


class Shards(Case):
    def joined(self, count, *args):
        parts = [run(*args, "-o", "-", "--shard", f"{i}/{count}") for i in range(1, count + 1)]
        self.assertTrue(all(part.code in (0, 1) for part in parts), [part.err for part in parts])
        return b"".join(part.out for part in parts)

    def test_created(self):
        for family, form in [("shift", "grid"), ("shift", "line"), ("shift", "block"),
                             ("isomorph", "json"), ("random", "grid"), ("random", "json")]:
            args = ["-c", "10", "--seed", "3", "--family", family, "-f", form]
            whole = run(*args, "-o", "-").out
            for count in (2, 11):
                with self.subTest(family=family, form=form, count=count):
                    self.assertEqual(self.joined(count, *args), whole)

    def test_records(self):
        one = self.write("one", mixed_records(60, 2))
        two = self.write("two", "# nothing but this\n")
        three = self.write("three", mixed_records(40, 3).strip())
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
        for form in ("grid", "json"):
            args = ["-a", path, "-f", form]
            whole = run(*args, "-o", "-").out
            for count in (2, 3, 7, 19):
                with self.subTest(form=form, count=count):
                    self.assertEqual(self.joined(count, *args), whole)

    def test_example_of_puzzles(self):
        program = os.path.join(os.environ.get("SUDOKU_TEST_EXAMPLES", ""), "sudoku-example-make_shard")
        if not os.path.exists(program):
            self.skipTest("the examples are not built")
        whole = run("1", "1", program=program).out
        self.assertEqual(whole.count(b"\n"), 12)
        for count in (2, 3, 12, 13):
            parts = [run(i, count, program=program).out for i in range(1, count + 1)]
            self.assertEqual(b"".join(parts), whole)

    def test_more_shards_than_bytes(self):
        path = self.write("p", FOUR)
        whole = run("-s", path, "-o", "-").out
        self.assertEqual(self.joined(20, "-s", path), whole)
        empty = [run("-s", path, "-o", "-", "--shard", f"{i}/20") for i in range(2, 21)]
        self.assertEqual({(part.code, part.out) for part in empty}, {(0, b"")})

    def test_refused(self):
        self.refused("-s", "-", "--shard", "1/2", stdin=PUZZLE, naming=["--shard", "'-'"])
        self.refused("-s", "/dev/null", "--shard", "1/2", naming=["--shard", "/dev/null"])
        path = self.write("p", "# nothing\n")
        self.refused("-s", path, "-o", "-", "--shard", "1/2", naming=["no puzzle found"])


if __name__ == "__main__":
    unittest.main()
