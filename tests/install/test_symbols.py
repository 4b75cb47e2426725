# SPDX-License-Identifier: MIT
"""Proves of the compiled library: which names it defines and exports, that it keeps no writable
global state, what it asks of the system, and its soname."""
import re
import unittest

from installed import PREFIX, TestCase, header_version, libdir, run
from tree import declared_functions

# All that the library may call.  It prints nothing, ends nothing and reads no clock, file or
# environment: whoever adds a name here must be able to say so still.
SYSTEM = {
    "calloc", "free", "malloc", "realloc", "memchr", "memcmp", "memcpy", "memmove", "memset",
    "snprintf", "strchr", "strcmp", "strcpy", "strlen", "strncmp", "vsnprintf",
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


class Symbols(TestCase):
    shared = libdir(PREFIX) / "libsudoku.so"
    static = libdir(PREFIX) / "libsudoku.a"

    def test_the_shared_library_exports_what_the_headers_declare(self):
        exported = {name for _, name in names("-D", "--defined-only", self.shared)}
        self.assertEqual(exported, declared_functions())

    def test_no_name_leaves_a_file_without_the_prefix(self):
        defined = {name for _, name in names("-g", "--defined-only", self.static)}
        self.assertGreaterEqual(defined, declared_functions())
        self.assertEqual([name for name in defined if not name.startswith("sudoku_")], [])
        public = {name for name in defined if not name.startswith("sudoku__")}
        self.assertEqual(public, declared_functions())

    def test_no_writable_global(self):
        sizes = re.findall(r"^(\.\S+|\*COM\*)\s+(\d+)", run("size", "-A", self.static), re.MULTILINE)
        self.assertIn(".text", {section for section, _ in sizes})
        writable = [(section, size) for section, size in sizes if int(size)
                    and re.match(r"\.(data|bss|tdata|tbss)(?!\.rel\.ro)|\*COM\*", section)]
        self.assertEqual(writable, [])
        self.assertEqual([name for kind, name in names(self.static) if kind in "CcBb"], [])

    def test_what_it_asks_of_the_system(self):
        wanted = {re.sub(r"^__(\w+)_chk$", r"\1", name)
                  for kind, name in names("-D", "--undefined-only", self.shared) if kind == "U"}
        self.assertEqual(wanted - SYSTEM, set())

    def test_soname(self):
        self.assertIn("[libsudoku.so.0]", run("readelf", "-d", self.shared))
        self.assertEqual(self.shared.resolve().name,
                         "libsudoku.so.0." + header_version().split(".", 1)[1])


if __name__ == "__main__":
    unittest.main()
