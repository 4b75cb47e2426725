# SPDX-License-Identifier: MIT
"""Proves that threads do not change a byte: every number of them gives the same output and
messages."""
import unittest

from cli import FOUR, Case, mixed_records, run


class Threads(Case):
    def same(self, *args):
        results = [run(*args, "-j", threads) for threads in (1, 2, 3, 7)]
        for result in results[1:]:
            self.assertEqual(result.out, results[0].out)
            self.assertEqual(result.code, results[0].code)
            self.assertEqual(result.err.splitlines()[:-1], results[0].err.splitlines()[:-1])

    def test_records(self):
        path = self.write("p", mixed_records(1000, 1))
        for form in ("grid", "line", "block", "json"):
            self.same("-s", path, "-o", "-", "-f", form)
        self.same("-v", path)
        self.same("-n", path, "--limit", "50")

    def test_all_with_long_lists(self):
        # 39,168 solutions each: more than is kept before it must be written.
        path = self.write("p", f"{FOUR}\n{'0' * 16}\n" * 20 + ("123456" + "0" * 30 + "\n") * 2)
        self.same("-a", path, "-f", "line")
        self.same("-a", path, "-f", "json", "--limit", "3000")

    def test_created(self):
        for family, count in (("shift", 3000), ("random", 200)):
            for form in ("grid", "json"):
                self.same("-c", count, "--seed", "5", "--family", family, "-f", form, "-o", "-")


if __name__ == "__main__":
    unittest.main()
