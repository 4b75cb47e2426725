# SPDX-License-Identifier: MIT
"""Proves that -p makes puzzles of every difficulty that is asked for, in numbers: another process
rates them, without knowing what was asked for, and dancing links finds one solution."""
import unittest

import cli

LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
WORDS = ("simple", "easy", "intermediate", "expert")
WINDOWS = ((1.0, 1.2, 1000), (1.5, 2.3, 1000), (2.6, 3.4, 1000), (4.0, 5.4, 1000), (6.0, 7.1, 1000),
           (7.2, 8.3, 100), (8.4, 9.5, 20))


class LongDifficulty(unittest.TestCase):
    def make_and_rate(self, count, scale, *options):
        """The ratings of so many puzzles, each of which is new and has one solution."""
        done = cli.run("-p", count, "-f", "line", "-o", "-", "-q", "--seed", 17, *options, timeout=1500)
        lines = done.text.splitlines()
        self.assertEqual((done.code, len(set(lines))), (0, count), done.err)
        text = "\n".join(lines) + "\n"
        proved = cli.run("-v", "-", "--engine", "dlx", "-o", "-", "-q", stdin=text)
        self.assertEqual(proved.text.split(), ["unique"] * count)
        rated = cli.run("-r", "-", "--scales", scale, "-f", "json", "-o", "-", "-q", stdin=text,
                        timeout=1500).json()
        self.assertEqual(len(rated), count)
        print(options, count, flush=True)
        return rated

    def test_levels(self):
        for level in LEVELS:
            for row in self.make_and_rate(1000, "hodoku", "--level", level):
                self.assertEqual(row["hodoku_level"], level)

    def test_words(self):
        for word in WORDS:
            for row in self.make_and_rate(1000, "qqwing", "--qqwing", word):
                self.assertEqual(row["qqwing"], word)

    def test_windows_of_er(self):
        for low, high, count in WINDOWS:
            for row in self.make_and_rate(count, "se", "--er", f"{low}..{high}"):
                self.assertTrue(low <= row["er"] <= high, row)


if __name__ == "__main__":
    unittest.main()
