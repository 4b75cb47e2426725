# SPDX-License-Identifier: MIT
"""Proves that README.md shows code that works: each C program is built with the installed library
and prints the text shown after it, the CMake lines build it too, and the commands of the installed
program print what they show."""
import os
import re
import unittest

from installed import (CC, PREFIX, ROOT, TestCase, build, configure, pkg_config, run,
                       run_with_library)

BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", (ROOT / "README.md").read_text(),
                    re.MULTILINE | re.DOTALL)
# Each program with the output that follows it.
PROGRAMS = [(block, BLOCKS[i + 1]) for i, (language, block) in enumerate(BLOCKS)
            if language == "c"]
CONSOLE = [block for language, block in BLOCKS if language == "console"]
CMAKE = [block for language, block in BLOCKS if language == "cmake"]


class Readme(TestCase):
    def test_programs_print_what_is_shown(self):
        self.assertTrue(PROGRAMS)
        for source, (language, shown) in PROGRAMS:
            self.assertEqual(language, "text")
            (self.folder / "main.c").write_text(source)
            run(CC, "-std=c11", "-Wall", "-Wextra", "-Werror", self.folder / "main.c",
                "-o", self.folder / "program", *pkg_config(PREFIX, "--cflags", "--libs"))
            self.assertEqual(run_with_library(self.folder / "program", PREFIX), shown)

    def test_cmake_lines(self):
        self.assertTrue(CMAKE)
        source, (_, shown) = PROGRAMS[0]
        (self.folder / "main.c").write_text(source)
        for lines in CMAKE:
            (self.folder / "CMakeLists.txt").write_text(
                "cmake_minimum_required(VERSION 3.25)\nproject(program LANGUAGES C)\n"
                "add_executable(program main.c)\n" + lines)
            configure(self.folder, self.folder / "build", f"CMAKE_PREFIX_PATH={PREFIX}")
            build(self.folder / "build")
            self.assertEqual(run(self.folder / "build/program"), shown)

    def test_commands(self):
        self.assertTrue(CONSOLE)
        path = f"{PREFIX / 'bin'}:{os.environ['PATH']}"
        for session in CONSOLE:
            for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE):
                with self.subTest(command):
                    self.assertEqual(run("sh", "-c", command, cwd=ROOT / "examples",
                                         env=dict(os.environ, PATH=path)), shown)


if __name__ == "__main__":
    unittest.main()
