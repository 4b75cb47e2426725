# SPDX-License-Identifier: MIT
"""Proves that one compiler command builds library and program, without the build system."""
import pathlib
import tempfile
import unittest

from tree import CC, ROOT, header_version, run


class PlainBuild(unittest.TestCase):
    def test_one_command(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "sudoku-cli"
            run(CC, "-std=c11", "-Iinclude", "-Ilib", *ROOT.glob("lib/*/*.c"),
                *ROOT.glob("cli/*.c"), "-pthread", "-o", program, cwd=ROOT)
            self.assertIn(header_version(), run(program, "--version"))


if __name__ == "__main__":
    unittest.main()
