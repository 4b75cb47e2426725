# SPDX-License-Identifier: MIT
"""Proves that no file includes what its layer must not know.

Internal headers are included as "folder/name.h", public ones as <sudoku/name.h>, so that the layer
shows at the line.  The table is the rule; docs/design.md says why.
"""
import re
import unittest

from tree import ROOT, name, sources

CORE = {"base", "export", "shape", "houses", "grid", "text", "validate"}
SOLVE = CORE | {"solve", "plugin"}
ALL = {path.stem for path in (ROOT / "include/sudoku").glob("*.h")}

# folder: (folders of lib/ it may include from, public headers it may include)
ALLOWED = {
    "lib/core": ({"core"}, CORE),
    "lib/simd": ({"core", "simd"}, CORE),
    "lib/engine": ({"core", "engine", "simd"}, SOLVE),
    "lib/engine/sat": (set(), {"plugin", "houses"}),
    "lib/solve": ({"core", "engine", "simd", "solve"}, SOLVE | {"batch"}),
    "lib/logic": ({"core", "logic"}, CORE | {"solve", "grade"}),
    "lib/make": ({"core", "solve", "make"}, SOLVE | {"batch", "generate", "grade", "puzzle"}),
    "lib/io": ({"io"}, CORE | {"io"}),
    "lib/play": ({"core", "play"}, CORE | {"solve", "grade", "game"}),
    "cli": (set(), ALL),
    "examples": (set(), ALL),
    "examples/game": (set(), ALL),
    "examples/plugin": (set(), ALL),
    "tests/api": (set(), ALL),
    "tests/fuzz": (set(), ALL),
    "tests/plugins": (set(), ALL),
    "tests/support": (set(), ALL),
}
KNOWS_NO_SUDOKU = ("lib/engine/dlx.c", "lib/engine/dlx.h")


def includes(path):
    """Yields (line number, "internal" or "public" or "system", what) of each #include."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        quoted = re.match(r'#\s*include\s+"([^"]+)"', line)
        angled = re.match(r"#\s*include\s+<([^>]+)>", line)
        if quoted:
            yield number, "internal", quoted.group(1)
        elif angled:
            public = angled.group(1).startswith("sudoku/")
            yield number, "public" if public else "system", angled.group(1)


def complaint(path):
    """Yields what is wrong with the includes of one file."""
    folders, public = ALLOWED[path.parent.relative_to(ROOT).as_posix()]
    for number, kind, what in includes(path):
        beside = "/" not in what and (path.parent / what).exists()
        # The game loads plug-ins as the program does, by the same file.
        beside |= (name(path.parent), what) == ("examples/game", "plugins.h")
        support = "/" not in what and (ROOT / "tests/support" / what).exists()
        if kind == "internal":
            if path.is_relative_to(ROOT / "lib"):
                good = what.split("/")[0] in folders and (ROOT / "lib" / what).exists()
            else:
                good = beside or (support and path.is_relative_to(ROOT / "tests"))
        else:
            good = kind == "system" or what[len("sudoku/"):-len(".h")] in public
        if name(path) in KNOWS_NO_SUDOKU and (kind == "public" or "core/" in what):
            good = False
        if not good:
            yield f"{name(path)}:{number}: must not include {what}"


class Layers(unittest.TestCase):
    def test_every_folder_of_the_library_has_a_row(self):
        folders = {name(path.parent) for path in sources("lib")}
        self.assertEqual(folders - set(ALLOWED), set())

    def test_includes(self):
        files = [path for folder in ALLOWED for path in (ROOT / folder).glob("*.[ch]")]
        self.assertGreater(len(files), 20)
        self.assertEqual([line for path in files for line in complaint(path)], [])


if __name__ == "__main__":
    unittest.main()
