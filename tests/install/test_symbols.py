# SPDX-License-Identifier: MIT
"""Proves of the compiled libraries: which names they define and export, that they keep no writable
global state, what they ask of the system and of other libraries, and their sonames."""
import re
import unittest

from installed import PREFIX, TestCase, header_version, libdir, run
from tree import declared_functions

# All that the library may call.  It prints nothing, ends nothing and reads no clock, file or
# environment: whoever adds a name here must be able to say so still.
SYSTEM = {
    "calloc", "free", "malloc", "realloc", "memchr", "memcmp", "memcpy", "memmove", "memset",
    "snprintf", "strchr", "strstr", "strcmp", "strcpy", "strcspn", "strlen", "strncmp", "strncpy",
    "strpbrk", "strspn", "vsnprintf",
    "bcmp",  # what clang makes of memcmp
    "aligned_alloc",
    "pthread_create", "pthread_join",  # batches only
    "sched_getaffinity", "__sched_cpucount", "sysconf",  # how many processors there are
    "__stack_chk_fail",  # compilers put it in by default in some distributions
}


def names(*arguments):
    """Yields (type letter, name) of the symbols that nm lists."""
    for line in run("nm", *arguments).splitlines():
        found = re.match(r"[0-9a-f]* *([A-Za-z]) (\S+)$", line)
        if found:
            yield found.group(1), found.group(2).split("@")[0]


class Symbols:
    """What holds of both libraries."""

    io = False

    @property
    def stem(self):
        return "libsudoku-io" if self.io else "libsudoku"

    @property
    def shared(self):
        return libdir(PREFIX) / f"{self.stem}.so"

    @property
    def static(self):
        return libdir(PREFIX) / f"{self.stem}.a"

    def wanted(self):
        """The names that the shared library takes from elsewhere."""
        return {re.sub(r"^__(\w+)_chk$", r"\1", name)
                for kind, name in names("-D", "--undefined-only", self.shared) if kind == "U"}

    def test_the_shared_library_exports_what_the_headers_declare(self):
        exported = {name for _, name in names("-D", "--defined-only", self.shared)}
        self.assertEqual(exported, declared_functions(self.io))

    def test_no_name_leaves_a_file_without_the_prefix(self):
        declared = declared_functions(self.io)
        defined = {name for _, name in names("-g", "--defined-only", self.static)}
        self.assertGreaterEqual(defined, declared)
        self.assertEqual([name for name in defined if not name.startswith("sudoku_")], [])
        public = {name for name in defined if not name.startswith("sudoku__")}
        self.assertEqual(public, declared)

    def test_no_writable_global(self):
        sizes = re.findall(r"^(\.\S+|\*COM\*)\s+(\d+)", run("size", "-A", self.static), re.MULTILINE)
        self.assertIn(".text", {section for section, _ in sizes})
        writable = [(section, size) for section, size in sizes if int(size)
                    and re.match(r"\.(data|bss|tdata|tbss)(?!\.rel\.ro)|\*COM\*", section)]
        self.assertEqual(writable, [])
        self.assertEqual([name for kind, name in names(self.static) if kind in "CcBb"], [])

    def test_soname(self):
        self.assertIn(f"[{self.stem}.so.0]", run("readelf", "-d", self.shared))
        self.assertEqual(self.shared.resolve().name,
                         f"{self.stem}.so.0." + header_version().split(".", 1)[1])


class Core(Symbols, TestCase):
    def test_what_it_asks_of_the_system(self):
        self.assertEqual(self.wanted() - SYSTEM, set())


class InputOutput(Symbols, TestCase):
    io = True

    def test_what_it_asks_of_the_system_and_of_other_libraries(self):
        others = {name for name in self.wanted() if re.match("XML_|cairo_", name)}
        self.assertEqual(self.wanted() - others - SYSTEM - declared_functions(), set())

    def test_no_name_is_in_both_archives(self):
        core = {name for _, name in names("-g", "--defined-only", libdir(PREFIX) / "libsudoku.a")}
        own = {name for _, name in names("-g", "--defined-only", self.static)}
        self.assertEqual(core & own, set())


if __name__ == "__main__":
    unittest.main()
