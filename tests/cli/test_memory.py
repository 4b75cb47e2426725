# SPDX-License-Identifier: MIT
"""Proves that memory does not grow with the work: less than 64 MiB for a long file, a line that
never ends, a million grids and a list of solutions that is far longer."""
import os
import subprocess
import unittest

from cli import CLI, PUZZLE, SANITIZED, Case

LIMIT = 64 << 20
BLOCK = 1 << 20


@unittest.skipIf(SANITIZED, "sanitizers need memory of their own")
class Memory(Case):
    def peak(self, *args, feed=(), code=0):
        """Runs the program, which must end with that code, feeds it blocks, and returns its peak
        memory in bytes."""
        process = subprocess.Popen([CLI, *args, "-q"], stdin=subprocess.PIPE,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for block in feed:
                process.stdin.write(block)
            process.stdin.close()
        except BrokenPipeError:
            pass
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, code)
        return usage.ru_maxrss * 1024

    def test_line_without_end(self):
        # One malformed record, or nothing that looks like one.
        for byte, code in [(b"1", 1), (b".", 1), (b" ", 2), (b"x", 1), (b"\0", 2), (b"-", 2)]:
            with self.subTest(byte):
                feed = (byte * BLOCK for _ in range(100))
                self.assertLess(self.peak("-s", "-", "-o", "-", feed=feed, code=code), LIMIT)

    def test_long_file(self):
        solved = "".join("123456789"[i * 3 % 9 + i // 3:] + "123456789"[:i * 3 % 9 + i // 3]
                         for i in range(9))
        block = (solved + "\n").encode() * 5000
        for form in ("grid", "json"):
            feed = (block for _ in range(40))
            self.assertLess(self.peak("-s", "-", "-o", "-", "-f", form, feed=feed), LIMIT)

    def test_file_of_nothing_but_mistakes(self):
        feed = ((PUZZLE[:80] + "\n").encode() * 5000 for _ in range(20))
        self.assertLess(self.peak("-s", "-", "-o", "-", feed=feed, code=1), LIMIT)

    def test_a_million_grids(self):
        self.assertLess(self.peak("-c", "1000000", "-o", "/dev/null"), LIMIT)

    def test_large_grids(self):
        self.assertLess(self.peak("-c", "2000", "--size", "25", "-o", "/dev/null"), LIMIT)

    def test_long_lists(self):
        feed = [b"1234" + b"." * 12 + b"\n", b"." * 81 + b"\n", b"." * 625 + b"\n"]
        self.assertLess(self.peak("-a", "-", "--limit", "200000", "-o", "/dev/null", feed=feed[:2]),
                        LIMIT)
        self.assertLess(self.peak("-a", "-", "--limit", "2000", "-o", "/dev/null", feed=feed[2:]),
                        LIMIT)


if __name__ == "__main__":
    unittest.main()
