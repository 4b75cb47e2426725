# SPDX-License-Identifier: MIT
"""Proves of -s: the n-th grid out belongs to the n-th record in, whatever the records are; what is
said about each, as text and as JSON; exit codes; several files as one stream."""
import unittest

from cli import (CLASH, EMPTY, FOUR, IMPOSSIBLE, PUZZLE, SOLUTION, Case, as_cells, as_line, is_solved,
                 parse_grids, run)

BLANK = "." * 81


class Places(Case):
    def test_course_files(self):
        rows = [" ".join(PUZZLE[i:i + 9]) for i in range(0, 81, 9)]
        path = self.write("puzzles.txt", "\n".join(rows) + "\n\n" + "\n".join(rows) + "\n")
        program = self.program_in(self.folder / "bin")
        result = run("-s", path, program=program)
        self.assertEqual((result.code, result.out), (0, b""))
        out = (self.folder / "bin/sudoku.txt").read_bytes()
        self.assertEqual(parse_grids(out), [as_cells(SOLUTION)] * 2)
        self.assertEqual(len(out), 2 * 162 + 1)
        self.assertRegex(result.err, r"2 puzzles: 2 unique; .* puzzles/s; written to " +
                         str(self.folder / "bin/sudoku.txt"))

    def test_every_kind_of_record(self):
        records = [PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], SOLUTION]
        path = self.write("p", "\n".join(records) + "\n")
        result = run("-s", path, "-o", "-", "-f", "line")
        lines = result.text.split("\n")
        self.assertEqual(lines[0], SOLUTION)
        self.assertTrue(is_solved(as_cells(lines[1])))
        self.assertEqual(lines[2:], [BLANK, BLANK, BLANK, SOLUTION, ""])
        self.assertEqual(result.code, 1)
        err = result.err.splitlines()
        self.assertEqual(err[0], f"{path}:2: puzzle 2: several solutions, this is the first found")
        self.assertEqual(err[1], f"{path}:3: puzzle 3: no solution")
        self.assertEqual(err[2], f"{path}:4: puzzle 4: 5 stands twice in row 1 (columns 1 and 2);"
                                 " 5 stands twice in box 1 (r1c1 and r1c2)")
        self.assertTrue(err[3].startswith(f"{path}:5:81: puzzle 5: 80 cells"), err[3])
        self.assertIn("6 puzzles: 2 unique, 1 multiple, 1 none, 1 conflict, 1 malformed", err[4])
        grids = parse_grids(run("-s", path, "-o", "-").out)
        self.assertEqual([as_line(grid) for grid in grids], lines[:-1])

    def test_json(self):
        records = [PUZZLE, EMPTY, IMPOSSIBLE, CLASH, PUZZLE[:80], SOLUTION]
        path = self.write("p", "# name\n\n" + "\n".join(records) + "\n")
        rows = run("-s", path, "-o", "-", "-f", "json").json()
        self.assertEqual([row["index"] for row in rows], [1, 2, 3, 4, 5, 6])
        self.assertEqual([row["line"] for row in rows], [3, 4, 5, 6, 7, 8])
        self.assertEqual([row["status"] for row in rows],
                         ["unique", "multiple", "none", "conflict", "malformed", "unique"])
        self.assertEqual([sorted(row) for row in rows],
                         [sorted(["index", "line", "status", key]) for key in
                          ("solution", "solution", "message", "message", "message", "solution")])
        self.assertEqual(rows[0]["solution"], SOLUTION)
        self.assertTrue(is_solved(as_cells(rows[1]["solution"])))

    def test_undecided(self):
        # No search tells in one step that an empty grid has a second solution.
        result = run("-s", "-", "-f", "json", "--max-nodes", "1", stdin=f"{EMPTY}\n{SOLUTION}\n")
        self.assertEqual([row["status"] for row in result.json()], ["limit", "unique"])
        self.assertIn("message", result.json()[0])
        self.assertEqual(result.code, 1)
        self.assertIn("-:1: puzzle 1: undecided", result.err)
        text = run("-s", "-", "-f", "line", "--max-nodes", "1", stdin=f"{EMPTY}\n{SOLUTION}\n").text
        self.assertEqual(text, f"{BLANK}\n{SOLUTION}\n")

    def test_first_of_several_is_always_the_same(self):
        outputs = {run("-s", "-", "-f", "line", "-j", j, stdin=f"{EMPTY}\n").out
                   for j in (1, 2, 2, 3)}
        self.assertEqual(len(outputs), 1)

    def test_givens_are_kept(self):
        record = PUZZLE[:40] + "0" * 41
        solved = run("-s", "-", "-f", "line", stdin=record).text.strip()
        self.assertTrue(is_solved(as_cells(solved)))
        self.assertTrue(all(given in ("0", cell) for given, cell in zip(record, solved)))


class Shapes(Case):
    def test_mixed(self):
        result = run("-s", "-", "-f", "line", stdin=f"{PUZZLE}\n{FOUR}\n{PUZZLE}\n")
        lines = result.text.split("\n")
        self.assertEqual([len(line) for line in lines], [81, 16, 81, 0])
        self.assertTrue(is_solved(as_cells(lines[1]), 2, 2))

    def test_blanks_have_the_shape_of_the_record_or_of_the_last(self):
        clash = "11" + "0" * 14
        text = f"{FOUR}\n{PUZZLE[:80]}\n{PUZZLE}\n{clash}\n{PUZZLE[:80]}\n"
        lines = run("-s", "-", "-f", "line", stdin=text).text.split("\n")
        self.assertEqual([len(line) for line in lines], [16, 16, 81, 16, 16, 0])
        self.assertEqual(lines[1] + lines[3] + lines[4], "." * 48)
        text = f"{PUZZLE[:80]}\n"
        self.assertEqual(run("-s", "-", "-f", "line", stdin=text).text, BLANK + "\n")
        self.assertEqual(run("-s", "-", "-f", "line", "--size", "6", stdin=text).text,
                         "." * 36 + "\n")
        self.assertEqual(run("-s", "-", "--size", "4", stdin=text).text, "0 0 0 0\n" * 4)

    def test_box_is_a_hint(self):
        # The first row of 6x6 grids with boxes of 2x3 and 3x2 cells.
        text = "0" * 36
        for box in ((2, 3), (3, 2), (1, 6)):
            line = run("-s", "-", "-f", "line", "--box", "%dx%d" % box, stdin=text).text.strip()
            self.assertTrue(is_solved(as_cells(line), *box), box)
        line = run("-s", "-", "-f", "line", stdin=text).text.strip()
        self.assertTrue(is_solved(as_cells(line), 2, 3))

    def test_every_order(self):
        for order in range(4, 26):
            with self.subTest(order):
                grid = run("-c", "1", "--size", order, "-o", "-", "-f", "line", "--seed", "3").text
                cells = list(grid.strip())
                for i in range(0, len(cells), 3):
                    cells[i] = "."
                result = run("-s", "-", "-f", "line", "--max-nodes", "100000",
                             stdin="".join(cells))
                self.assertEqual(result.code, 0, result.err)
                rows = max(r for r in range(1, 6) if order % r == 0 and r * r <= order)
                self.assertTrue(is_solved(as_cells(result.text.strip()), rows, order // rows))


class Codes(Case):
    def code(self, text, *args):
        return run("-s", "-", *args, stdin=text).code

    def test_codes(self):
        for record, code, unique in [(PUZZLE, 0, 0), (EMPTY, 0, 1), (IMPOSSIBLE, 1, 1),
                                     (CLASH, 1, 1), (PUZZLE[:80], 1, 1)]:
            with self.subTest(record):
                self.assertEqual(self.code(record), code)
                self.assertEqual(self.code(record, "--unique"), unique)
                self.assertEqual(self.code(record, "--lenient"), 0)
                self.assertEqual(self.code(record, "--unique", "--lenient"), 0)
                self.assertEqual(self.code(f"{PUZZLE}\n{record}\n{PUZZLE}"), code)

    def test_nothing_in_it(self):
        program = self.program_in(self.folder)
        old = self.write("sudoku.txt", "old")
        for text in ("", "\n\n", "# only a comment\n", "These are words, and no puzzle.\n"):
            path = self.write("p", text)
            with self.subTest(text):
                self.refused("-s", path, program=program, naming=[str(path), "no puzzle found"])
                self.refused("-s", "-", stdin=text, naming=["no puzzle found"])
                self.refused("-s", path, "--lenient", program=program)
        self.assertEqual(old.read_text(), "old")

    def test_why_nothing_is_found(self):
        for text, options, hint in (("", (), "empty"), ("words\n", (), "--alphabet"),
                                    (PUZZLE, ("-i", "json"), "--input-format")):
            for command in ("-v", "-t"):
                self.refused(command, "-", *options, stdin=text, naming=["no puzzle found", hint])
        empty, puzzle = self.write("empty", ""), self.write("puzzle", f"{PUZZLE}\n")
        self.assertEqual(run("-n", empty, puzzle, empty).text, "1 unique\n")
        self.refused("-n", empty, empty, naming=["no puzzle found"])

    def test_where_a_record_goes_wrong(self):
        rows = [PUZZLE[row * 9:row * 9 + 9] for row in range(9)]
        rows[6] = rows[6][:4] + "$" + rows[6][5:]
        text = f"{SOLUTION}\n{PUZZLE[:46]}?{PUZZLE[47:]}\n\n" + "\n".join(rows) + "\n"
        for options in (("-s", "-"), ("-v", "-"), ("-t", "-", "-f", "line")):
            err = run(*options, "-o", "-", stdin=text).err
            self.assertIn("-:2:47: puzzle 2: character '?'", err)
            self.assertIn("-:10:5: puzzle 3: line 10: character '$'", err)

    def test_quiet(self):
        result = run("-q", "-s", "-", stdin=f"{PUZZLE}\n{EMPTY}\n")
        self.assertEqual((result.code, result.err), (0, ""))
        result = run("-q", "-s", "-", stdin=f"{PUZZLE}\n{CLASH}\n{EMPTY}\n")
        self.assertEqual(result.err.count("\n"), 1)
        self.assertIn("-:2: puzzle 2: ", result.err)

    def test_messages_are_counted_after_twenty(self):
        result = run("-s", "-", "-o", "-", stdin=f"{CLASH}\n" * 50 + f"{EMPTY}\n" * 30)
        lines = result.err.splitlines()
        self.assertEqual(len([line for line in lines if " twice " in line]), 20)
        self.assertEqual(len([line for line in lines if "several" in line]), 20)
        self.assertIn("30 more", result.err)
        self.assertIn("10 more", result.err)
        self.assertEqual(len(lines), 43)


class Files(Case):
    def test_several_are_one_stream(self):
        one = self.write("one", f"# c\n{PUZZLE}\n{CLASH}")
        two = self.write("two", f"{SOLUTION}\n\n{CLASH}\n")
        rows = run("-s", one, two, "-f", "json", "-o", "-").json()
        self.assertEqual([(row["index"], row["line"]) for row in rows],
                         [(1, 2), (2, 3), (3, 1), (4, 3)])
        err = run("-s", one, two, "-f", "json", "-o", "-").err
        self.assertIn(f"{one}:3: puzzle 2: ", err)
        self.assertIn(f"{two}:3: puzzle 4: ", err)

    def test_a_record_does_not_run_over_the_end_of_a_file(self):
        rows = [PUZZLE[i:i + 9] for i in range(0, 81, 9)]
        one = self.write("one", "\n".join(rows[:5]) + "\n")
        two = self.write("two", "\n".join(rows[5:]) + "\n")
        for row in run("-s", one, two, "-f", "json", "-o", "-").json():
            self.assertEqual(row["status"], "malformed")

    def test_standard_input_among_them(self):
        one = self.write("one", PUZZLE)
        result = run("-s", one, "-", "-f", "line", stdin=SOLUTION)
        self.assertEqual(result.text, f"{SOLUTION}\n" * 2)
        result = run("-f", "line", "-", "-s", one, stdin=CLASH)
        self.assertEqual(result.text, f"{BLANK}\n{SOLUTION}\n")

    def test_unreadable(self):
        good = self.write("good", PUZZLE)
        for bad, reason in [(self.folder / "missing", "No such file"), (self.folder, "directory"),
                            (good / "x", "Not a directory")]:
            for files in ([bad], [good, bad], [bad, good]):
                with self.subTest(files):
                    self.refused("-s", *files, "-o", "-", naming=[str(bad), reason])

    def test_names(self):
        for name in ("数独 题目.txt", "a b.txt", "-x", "new\nline", "ünï"):
            path = self.write(name, PUZZLE)
            result = run("-s", path, "-o", self.folder / (name + ".out"), "-f", "line")
            self.assertEqual(result.code, 0, result.err)
            self.assertEqual((self.folder / (name + ".out")).read_text(), SOLUTION + "\n")


if __name__ == "__main__":
    unittest.main()
