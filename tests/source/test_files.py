# SPDX-License-Identifier: MIT
"""Proves of every source file: it names its licence in its first line (after #!), a file of more
than 150 lines says at its top, or that of its header, what it is about, and the library has no
function-like macros."""
import re
import unittest

from tree import CODE, ROOT, name, sources

ALL = sources(*CODE, "cmake", suffixes=(".c", ".h", ".cpp", ".py", ".sh", ".cmake"))
ALL += [ROOT / "CMakeLists.txt", ROOT / ".ci/run"] + sorted(ROOT.glob("*/CMakeLists.txt"))


class Files(unittest.TestCase):
    def test_first_line_names_the_licence(self):
        self.assertGreater(len(ALL), 40)
        without = []
        for path in ALL:
            first = [line for line in path.read_text().splitlines()[:2]
                     if not line.startswith("#!")]
            if not first or "SPDX-License-Identifier: MIT" not in first[0]:
                without.append(name(path))
        self.assertEqual(without, [])

    def test_a_long_file_opens_with_an_essay(self):
        without = []
        for path in sources("lib", "cli"):
            if len(path.read_text().splitlines()) <= 150:
                continue
            tops = [file.read_text().splitlines()[1] for file in (path, path.with_suffix(".h"))
                    if file.exists()]
            if not any(top.startswith("/*") for top in tops):
                without.append(name(path))
        self.assertEqual(without, [])

    def test_no_function_like_macros(self):
        found = [f"{name(path)}: {line}" for path in sources("lib", "include")
                 for line in path.read_text().splitlines()
                 if re.match(r"#\s*define\s+\w+\(", line)]
        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
