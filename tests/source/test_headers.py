# SPDX-License-Identifier: MIT
"""Proves of the public headers: each compiles alone, as strict C99 and as C++; each function has a
comment; the version is the same in numbers and in text; sudoku.h includes them all."""
import re
import unittest

from tree import CC, CXX, ROOT, header_version, name, public_headers, run

STRICT = ["-Wall", "-Wextra", "-pedantic-errors", "-Werror", "-fsyntax-only", "-I", ROOT / "include"]


def undocumented(path):
    """Yields the functions with neither a comment directly above nor a commented one above them
    in the same paragraph."""
    covered = False
    for line in path.read_text().splitlines():
        if not line.strip():
            covered = False
        elif line.rstrip().endswith("*/"):
            covered = True
        elif line.startswith("SUDOKU_API") and not covered:
            yield f"{name(path)}: {line}"


class Headers(unittest.TestCase):
    def test_each_alone_as_c99(self):
        for path in public_headers():
            with self.subTest(path.name):
                run(CC, "-std=c99", *STRICT, "-x", "c", "-", input=f"#include <sudoku/{path.name}>\n")

    def test_each_alone_as_cxx(self):
        for path in public_headers():
            with self.subTest(path.name):
                run(CXX, "-std=c++98", "-Wno-long-long", *STRICT, "-x", "c++", "-",
                    input=f"#include <sudoku/{path.name}>\n")

    def test_each_function_has_a_comment(self):
        self.assertEqual([line for path in public_headers() for line in undocumented(path)], [])

    def test_the_version_is_one(self):
        text = (ROOT / "include/sudoku/base.h").read_text()
        self.assertEqual(re.search(r'SUDOKU_VERSION_STRING\s+"(.*)"', text).group(1),
                         header_version())

    def test_the_umbrella_includes_all(self):
        text = (ROOT / "include/sudoku/sudoku.h").read_text()
        included = set(re.findall(r'#include "(\w+[.]h)"', text))
        self.assertEqual(included | {"sudoku.h", "io.h"},  # which is a library of its own
                         {path.name for path in public_headers()})


if __name__ == "__main__":
    unittest.main()
