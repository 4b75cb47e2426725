# SPDX-License-Identifier: MIT
"""Proves how arguments are read: every wrong one ends with one line on stderr that names it and
exit code 2, before any file is touched; the order of options makes no difference; help and version
go to stdout."""
import itertools
import pathlib
import re
import unittest

from cli import CLI, PUZZLE, SOLUTION, Case, run

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"

# What people, and the scripts of graders, have tried as a number of grids.
BAD_NUMBERS = ["0", "-1", "-0", "abc", "", "1.5", "1e3", "5x", " 5", "5 ", "+5", "0x10", "1000001",
               "2147483648", "4294967297", "18446744073709551615", "18446744073709551616",
               "18446744073709551617", "99999999999999999999", "\uff11\uff12", "NaN", "1,000", "--",
               "-q", "/", "\t7", "7\n"]


class Refused(Case):
    def test_numbers_of_grids(self):
        program = self.program_in(self.folder)
        for value in BAD_NUMBERS:
            for args in (["-c", value], ["--create", value], [f"--create={value}"], [f"-c{value}"]):
                if args == ["-c"]:
                    continue
                with self.subTest(args):
                    shown = re.sub(r"[\n\t]", "?", value)
                    self.refused(*args, program=program, naming=[f"'{shown}'", "1 to 1000000"])
        self.assertEqual([path.name for path in self.folder.iterdir()], ["sudoku-cli"])

    def test_old_output_stays(self):
        program = self.program_in(self.folder)
        old = self.write("sudoku.txt", "old")
        before = (old.stat().st_ino, old.stat().st_mtime_ns)
        for args in (["-c", "x"], ["-c"], ["-c", "5", "7"], ["-c", "5", "-s", "f"], ["-s"],
                     ["-s", "missing"], ["-c", "5", "-c", "6"], ["-c", "5", "--nonsense"],
                     ["-c", "5", "--first", "10"], ["-c", "362881", "--family", "block"],
                     ["-c", "1000000", "--size", "4"]):
            with self.subTest(args):
                self.refused(*args, program=program)
        self.assertEqual(old.read_text(), "old")
        self.assertEqual((old.stat().st_ino, old.stat().st_mtime_ns), before)

    def test_other_values(self):
        for args, named in [(["-c", "5", "--seed", "-1"], ["'-1'", "18446744073709551615"]),
                            (["-c", "5", "--seed", "18446744073709551616"], ["--seed"]),
                            (["-c", "5", "--seed", "0x1"], ["'0x1'"]),
                            (["-c", "5", "--seed", ""], ["''"]),
                            (["-c", "5", "--skip", "x"], ["'x'"]),
                            (["-c", "5", "--first", "0"], ["'0'", "1 to 9"]),
                            (["-c", "5", "--first", "10"], ["'10'", "1 to 9"]),
                            (["-c", "5", "--size", "4", "--first", "5"], ["'5'", "1 to 4"]),
                            (["-c", "5", "--family", "x"], ["'x'", "shift", "random"]),
                            (["-c", "5", "--format", "x"], ["'x'", "grid", "json"]),
                            (["-c", "5", "--engine", "x"], ["'x'", "auto", "dlx"]),
                            (["-c", "5", "--isa", "x"], ["'x'", "portable"]),
                            (["-s", "f", "--isa", "vector"], ["'vector'", "portable"]),
                            (["-s", "f", "--isa", "portable", "--engine", "dlx"],
                             ["--isa portable", "'dlx'"]),
                            (["-c", "5", "-j", "0"], ["'0'", "1 to"]),
                            (["-c", "5", "-j", "many"], ["'many'"]),
                            (["-c", "5", "--size", "3"], ["'3'", "4 to 25"]),
                            (["-c", "5", "--size", "26"], ["'26'", "4 to 25"]),
                            (["-c", "5", "--box", "3"], ["'3'", "RxC"]),
                            (["-c", "5", "--box", "3x"], ["'3x'"]),
                            (["-c", "5", "--box", "5x6"], ["'5x6'", "4 to 25"]),
                            (["-c", "5", "--box", "0x9"], ["'0x9'"]),
                            (["-c", "5", "--box", "4294967299x3"], ["RxC"]),
                            (["-c", "5", "--box", "2x3", "--size", "9"], ["'2x3'", "'9'"]),
                            (["-c", "5", "--shard", "0/2"], ["'0/2'", "I/N"]),
                            (["-c", "5", "--shard", "3/2"], ["'3/2'"]),
                            (["-c", "5", "--shard", "1"], ["'1'"]),
                            (["-c", "5", "--shard", "1/1000001"], ["1000000"]),
                            (["-c", "5", "--max-nodes", "0"], ["'0'"]),
                            (["-n", "f", "--limit", "-1"], ["'-1'"]),
                            (["-n", "f", "--limit", "abc"], ["'abc'"]),
                            (["-n", "f", "--format", "grid"], ["grid", "json"]),
                            (["--list", "x"], ["'x'", "engines"]),
                            (["--list"], ["WHAT"])]:
            with self.subTest(args):
                self.refused(*args, naming=named)

    def test_commands(self):
        self.refused("-q", naming=["no command"])
        self.refused("puzzles.txt", naming=["no command"])
        self.refused("--", naming=["no command"])
        self.refused("-c", naming=["--create", "1 to 1000000"])
        self.refused("-s", naming=["--solve", "FILE"])
        self.refused("-s", "--", naming=["--solve", "FILE"])
        self.refused("-s", "a", "-s", "b", naming=["--solve", "one command"])
        self.refused("-c", "5", "-s", "a", naming=["--create", "--solve"])
        self.refused("-c", "5", "7", naming=["'7'"])
        self.refused("-c", "5", "--", "7", naming=["'7'"])
        self.refused("-s", "a", "--family", "shift", naming=["--family", "--solve"])
        self.refused("-c", "5", "--limit", "7", naming=["--limit", "--create"])

    def test_options(self):
        self.refused("-c", "5", "--nonsense", naming=["'--nonsense'", "--help"])
        self.refused("-c", "5", "--nonsense=3", naming=["'--nonsense=3'"])
        self.refused("-c", "5", "-Z", naming=["'-Z'"])
        self.refused("-c", "5", "-qZ", naming=["'-Z'"])
        self.refused("-c", "5", "--quiet=yes", naming=["--quiet", "no value"])
        self.refused("-c", "5", "-o", naming=["--output", "FILE"])
        self.refused("-c", "5", "--seed", naming=["--seed", "S"])


class Accepted(Case):
    def test_help(self):
        for args in ([], ["-h"], ["--help"], ["-c", "5", "--help"], ["--help", "--nonsense"]):
            with self.subTest(args):
                result = run(*args)
                self.assertEqual((result.code, result.err), (0, ""))
                for option in ("--create", "--solve", "--all", "--validate", "--count", "--list",
                               "--family", "--limit", "--output", "--version"):
                    self.assertIn(option, result.text)

    def test_man_page_has_all_that_help_has(self):
        page, guide = ((DOCS / name).read_text() for name in ("man/sudoku-cli.1", "cli.md"))
        names = set(re.findall(r"--[a-z][a-z-]+", run("--help").text))
        self.assertIn("--minimize", names)
        self.assertEqual({name for name in names if not re.search(rf"Fl {name[1:]}\b", page)}, set())
        self.assertEqual({name for name in names if name not in guide}, set())
        kinds = re.findall(r"[a-z-]+", run("--list", "nothing").err.partition("not one of")[2])
        self.assertIn("techniques", kinds)
        lists = re.findall(r"-list Cm (engines .*\n\.Cm .*)\n", page)
        self.assertEqual([re.findall(r"[a-z-]{3,}", each) for each in lists], [kinds, kinds])

    def test_version(self):
        result = run("--version")
        self.assertRegex(result.text, r"\Asudoku-cli \d+\.\d+\.\d+\nvector kernel: [a-z0-9]+\n\Z")
        self.assertEqual((result.code, result.err), (0, ""))

    def test_any_order(self):
        parts = [["-c", "7"], ["--seed", "3"], ["--family=rotate"], ["-o-"], ["-q"]]
        outputs = {run(*sum(order, [])).out for order in itertools.permutations(parts)}
        self.assertEqual(len(outputs), 1)
        self.assertEqual(outputs.pop(), run("--create=7", "--seed=3", "--family", "rotate",
                                            "--output=-", "--quiet").out)

    def test_environment_does_not_matter(self):
        path = self.write("p", PUZZLE)
        result = run("-s", path, path, "-o", "-", "-f", "line", env={"POSIXLY_CORRECT": "1"})
        self.assertEqual(result.text, f"{SOLUTION}\n" * 2)

    def test_double_dash(self):
        self.write("-p", PUZZLE)
        for args in (["-s", "--", "-p"], ["-f", "line", "-s", "./-p", "--"], ["-s", "--", "./-p"]):
            with self.subTest(args):
                result = run("-f", "line", "-o", "-", *args, cwd=self.folder)
                self.assertEqual(result.text, f"{SOLUTION}\n", result.err)
        self.assertEqual(run("-c", "1", "-o", "-", "--").code, 0)

    def test_the_last_of_two_counts(self):
        self.assertEqual(run("-c", "2", "--seed", "1", "--seed", "2", "-o", "-").out,
                         run("-c", "2", "--seed", "2", "-o", "-").out)

    def test_lists(self):
        def names(what):
            return run("--list", what).text.split()
        self.assertTrue({"dlx", "backtrack"} <= set(names("engines")))
        self.assertEqual(set(names("families")),
                         {"shift", "rotate", "block", "isomorph", "random"})
        formats = [line.split() for line in run("--list", "formats").text.splitlines()]
        written = [line[0] for line in formats if "write" in line[1]]
        self.assertTrue({"grid", "line", "block", "json"} <= set(written))
        self.assertEqual([line[0] for line in formats if "read" in line[1]],
                         names("input-formats"))
        self.assertEqual([line[1:4] for line in formats if line[0] in ("grid", "sdx", "solo-save")],
                         [["read,write", "4-25", "-"],
                          ["read,write", "4-9", "givens,candidates"],
                          ["read", "4-25", "givens,boxes,regions"]])
        for engine in names("engines") + ["auto"]:
            self.assertEqual(run("-s", "-", "-f", "line", "--engine", engine, stdin=PUZZLE).text,
                             f"{SOLUTION}\n")
        for family in names("families"):
            self.assertEqual(run("-c", "2", "-o", "-", "--family", family).code, 0)
        without_cairo = ("pdf", "png") if \
            "no cairo" in run("-t", "-", "-f", "pdf", stdin=PUZZLE).err else ()
        for form in written:
            made = run("-c", "2", "-o", "-", "-f", form)
            self.assertTrue(made.code == 0 or (made.code == 2 and "with --convert" in made.err))
            if form not in without_cairo:
                self.assertEqual(run("-t", "-", "-f", form, stdin=PUZZLE).code, 0, form)
        for form in names("input-formats"):
            self.assertIn(run("-v", "-", "-i", form, stdin=PUZZLE).code, (0, 1, 2), form)

    def test_closed_standard_descriptors(self):
        # Without care the output file would get the number of stderr, and the messages.
        import os
        import subprocess
        target = self.folder / "out"
        done = subprocess.run([CLI, "-c", "2", "-o", str(target)], close_fds=False,
                              preexec_fn=lambda: [os.close(i) for i in range(3)])
        self.assertEqual(done.returncode, 0)
        self.assertEqual(target.read_bytes().count(b"\n"), 19)
        done = subprocess.run([CLI, "-c", "2", "-o", "-", "-q"], stderr=subprocess.DEVNULL,
                              preexec_fn=lambda: os.close(1))
        self.assertEqual(done.returncode, 3)


if __name__ == "__main__":
    unittest.main()
