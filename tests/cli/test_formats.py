# SPDX-License-Identifier: MIT
"""Proves that every command that writes grids does so in every format that can be written: head and
tail stand once, joined shards are the whole, what the format has no room for is told and costs one
record, and where a format tells givens and filled-in digits apart those of the puzzle are givens."""
import csv
import io
import re
import shutil
import subprocess
import unittest

from cli import EMPTY, FOUR, IMPOSSIBLE, PUZZLE, SOLUTION, Case, is_solved, as_cells, run

DOTS = PUZZLE.replace("0", ".")
HAS_EXPAT = "no expat" not in run("-t", "-", "-f", "line", stdin="<opensudoku/>").err
HAS_CAIRO = "no cairo" not in run("-t", "-", "-f", "pdf", stdin=PUZZLE).err
DOCUMENTS = {"svg", "pdf", "png", "cnf", "cover"}


def names(what):
    return [line.split()[0] for line in run("--list", what).text.splitlines()]


TEXTS = [line.split()[0] for line in run("--list", "formats").text.splitlines()
         if "write" in line.split()[1] and line.split()[0] not in DOCUMENTS]
READ = [name for name in TEXTS
        if name in names("input-formats") and (HAS_EXPAT or name != "opensudoku")]


def lines_of(text, form):
    """The grids of a document, as lines."""
    result = run("-t", "-", "-q", "-i", form, "-f", "line", stdin=text)
    assert result.code == 0, result.err
    return result.text.split()


class Formats(Case):
    def test_solved_in_every_format(self):
        path = self.write("p", f"{PUZZLE}\n{SOLUTION}\n{PUZZLE}\n")
        for form in READ:
            if form == "json":
                continue
            result = run("-s", path, "-f", form, "-o", "-")
            with self.subTest(form=form):
                self.assertEqual(result.code, 0, result.err)
                found = lines_of(result.text, form)
                # A table of puzzles and solutions is read again as its puzzles.
                self.assertEqual(found, [DOTS, SOLUTION, DOTS] if form == "csv" else [SOLUTION] * 3)

    def test_created_and_all_in_every_format(self):
        path = self.write("p", FOUR + "\n")
        for form in READ:
            if form in ("json", "csv"):
                continue
            made = run("-c", 3, "--seed", 1, "-f", form, "-o", "-")
            with self.subTest(form=form):
                grids = lines_of(made.text, form)
                self.assertEqual(len(set(grids)), 3)
                self.assertTrue(all(is_solved(as_cells(grid)) for grid in grids))
            some = run("-a", path, "-f", form)
            if some.code == 0:
                self.assertEqual(lines_of(some.text, form), run("-a", path, "-f", "line")
                                 .text.split())
            else:
                self.assertIn(f"format {form} is for grids of order", some.err)

    def test_shards_joined_are_the_whole(self):
        path = self.write("p", f"{PUZZLE}\n{FOUR}\n12\n{EMPTY}\n{IMPOSSIBLE}\n{PUZZLE}\n")
        for command in (["-s", path], ["-a", path, "--limit", "2"], ["--minimize", path],
                        ["-c", "5", "--seed", "3"], ["-c", "5", "--seed", "3", "--family", "random"],
                        ["-p", "5", "--seed", "3"]):
            for form in ("csv", "opensudoku", "sdk", "ss", "json"):
                args = [*command, "-f", form, "-o", "-", "-q"]
                whole = run(*args).out
                parts = b"".join(run(*args, "--shard", f"{i}/4").out for i in range(1, 5))
                with self.subTest(args=args):
                    self.assertEqual(parts, whole)
                    self.assertLessEqual(whole.count(b"puzzle,") + whole.count(b"<opensudoku"), 1)

    def test_a_record_that_has_no_room_costs_itself_alone(self):
        path = self.write("p", f"{PUZZLE}\n{FOUR}\n{PUZZLE}\n")
        for form in ("ss", "sdx", "hodoku", "gnome", "exchange"):
            result = run("-s", path, "-f", form, "-o", "-", "-q")
            if form == "sdx":  # up to order 9
                self.assertEqual((result.code, result.err), (0, ""))
                continue
            with self.subTest(form=form):
                self.assertEqual(result.code, 1)
                self.assertEqual(result.err, f"{path}:2: puzzle 2: format {form} is for grids of "
                                             "order 9, not of order 4\n")
                self.assertEqual(lines_of(result.text, form), [SOLUTION, "." * 81, SOLUTION])

    def test_orders_are_checked_before_the_output(self):
        out = self.write("out", "old")
        for command in (["-c", 2], ["-p", 2]):
            self.refused(*command, "--size", 16, "-f", "pencil", "-o", out,
                         naming=["format pencil is for grids of order 4 to 9, not of order 16"])
        self.assertEqual(out.read_text(), "old")

    def test_givens_stay_givens(self):
        sdk = run("-s", "-", "-f", "sdk", "-q", stdin=PUZZLE).text
        rows = [DOTS[i:i + 9] for i in range(0, 81, 9)]
        self.assertEqual(sdk.split("\n")[:10], ["[Puzzle]"] + rows)
        self.assertEqual("".join(sdk.split("\n")[11:]), SOLUTION)
        sdx = run("-s", "-", "-f", "sdx", "-q", stdin=PUZZLE).text.split()
        self.assertEqual(sdx, [b if a != "." else "u" + b for a, b in zip(DOTS, SOLUTION)])
        xml = run("-s", "-", "-f", "opensudoku", "-q", stdin=PUZZLE).text
        cells = "".join(f"{b}|-|{int(a == '.')}|" for a, b in zip(DOTS, SOLUTION))
        self.assertIn(cells, xml)
        # Digits that were filled in before are no givens either.
        state = f"[Puzzle]\n{chr(10).join(rows)}\n[State]\n{SOLUTION[:9]}\n" + "\n".join(rows[1:])
        self.assertEqual(run("-s", "-", "-f", "sdk", "-q", stdin=state).text, sdk)
        self.assertEqual(run("-s", "-", "-f", "sdk", "-q", stdin="1" * 2 + "0" * 79).text,
                         "[Puzzle]\n11.......\n" + ".........\n" * 8)

    def test_tables(self):
        path = self.write("p", f"{PUZZLE}\n{IMPOSSIBLE}\n{FOUR}\n")
        rows = list(csv.DictReader(io.StringIO(run("-s", path, "-f", "csv", "-o", "-").text)))
        self.assertEqual(rows[0], {"puzzle": DOTS, "solution": SOLUTION})
        self.assertEqual(rows[1], {"puzzle": IMPOSSIBLE.replace("0", "."), "solution": ""})
        self.assertTrue(is_solved(as_cells(rows[2]["solution"]), 2, 2))
        made = run("-p", 3, "--seed", 5, "--er", "1.5..3", "-f", "csv", "-o", "-").text
        told = run("-p", 3, "--seed", 5, "--er", "1.5..3", "-f", "json", "-o", "-").json()
        self.assertEqual(list(csv.DictReader(io.StringIO(made))),
                         [{"puzzle": p["puzzle"], "solution": p["solution"],
                           "clues": str(p["clues"]), "er": f"{p['er']:.1f}"} for p in told])
        plain = run("-p", 2, "--seed", 5, "-f", "csv", "-o", "-").text
        self.assertTrue(plain.startswith("puzzle,solution,clues\n"))
        self.assertEqual(run("-c", 1, "--size", 4, "--seed", 1, "-f", "csv", "-o", "-").text
                         .count("\n"), 2)

    def test_documents(self):
        for form in ("cnf", "cover", "pdf"):
            self.refused("-s", "-", "-f", form, stdin=PUZZLE, naming=[f"--format {form} goes with "
                                                                      "--convert"])
        self.refused("-p", 2, "-f", "cnf", naming=["--format cnf goes with --convert"])
        self.refused("-v", "-", "-f", "csv", stdin=PUZZLE, naming=["--validate writes text, or"])
        self.refused("-p", 2, "-f", "line", "--answers", "-o", "-", naming=["--answers goes with"])
        self.refused("-p", 2, "-f", "svg", "--shard", "1/2", naming=["--shard does not go with"])

    def test_puzzles_on_sheets(self):
        svg = run("-p", 2, "--seed", 1, "--level", "easy", "-f", "svg", "-o", "-").text
        more = run("-p", 2, "--seed", 1, "--level", "easy", "-f", "svg", "--answers", "-o", "-").text
        self.assertGreater(more.count("<text"), svg.count("<text"))
        self.assertIn("easy", svg)
        if not HAS_CAIRO:
            return
        program = self.program_in(self.folder / "here")
        result = run("-p", 4, "--seed", 1, "-f", "pdf", "--answers", program=program)
        self.assertEqual(result.code, 0, result.err)
        pdf = self.folder / "here" / "sudoku.pdf"
        self.assertTrue(pdf.read_bytes().startswith(b"%PDF"))
        if shutil.which("pdftotext"):
            text = subprocess.run(["pdftotext", pdf, "-"], stdout=subprocess.PIPE, check=True).stdout
            puzzles = run("-p", 4, "--seed", 1, "-f", "json", "-o", "-").json()
            digits = sum(p["clues"] for p in puzzles) + 4 * 81
            self.assertGreaterEqual(len(re.findall(rb"[0-9]", text)), digits)

    def test_a_puzzle_made_again_on_a_sheet(self):
        made, = run("-p", 1, "--seed", 3, "-f", "json", "-o", "-").json()
        options = ("-f", "svg", "--answers", "--title", "Again", "-o", "-")
        again = run("--id", made["id"], *options)
        self.assertEqual(again.code, 0, again.err)
        self.assertIn(">Again \u2013 answers<", again.text)
        self.assertEqual(again.text, run("-p", 1, "--seed", 3, *options).text)
        self.refused("--id", made["id"], "-f", "cnf", naming=["--format cnf goes with --convert:"])
        self.refused("--id", made["id"], "--answers", naming=["--answers goes with"])

    @unittest.skipUnless(HAS_CAIRO, "built without cairo")
    def test_a_png_of_several_pages_is_refused_before_anything_is_made(self):
        out = self.folder / "out.png"
        one = ("-p", 1, "--seed", 3, "-f", "png", "--dpi", 20)
        for wish in (("-p", 7), ("-p", 1, "--answers"), ("-p", 3, "--per-page", 2),
                     ("-p", 100000, "--er", "11.8..")):  # no such puzzle is found within a day
            self.refused(*wish, "-f", "png", "-o", out, naming=["more than one page", "%d"])
        self.refused("--id", "p1:9:3:0", "--answers", "-f", "png", "-o", out, naming=["%d"])
        self.assertFalse(out.exists())
        self.assertEqual(run(*one, "-o", out).code, 0)
        self.assertTrue(out.exists())
        self.assertEqual(run(*one, "--answers", "-o", self.folder / "page-%d.png").code, 0)
        self.assertEqual(sorted(path.name for path in self.folder.glob("page-*")),
                         ["page-1.png", "page-2.png"])

    def test_digits_filled_in_wrong_are_named(self):
        rows = [DOTS[i:i + 9] for i in range(0, 81, 9)]
        def game(cells):
            return "[Puzzle]\n" + "\n".join(rows) + "\n[State]\n" + \
                "\n".join(cells[i:i + 9] for i in range(0, 81, 9)) + "\n"
        right = SOLUTION[:4] + DOTS[4:]
        wrong = DOTS[:2] + "2" + DOTS[3:79] + DOTS[79:]  # r1c3 is 4; 2 breaks no rule there
        self.assertEqual(SOLUTION[2], "4")
        result = run("-s", "-", "-f", "line", stdin=game(right))
        self.assertEqual((result.code, result.text), (0, SOLUTION + "\n"))
        result = run("-s", "-", "-f", "line", "-q", stdin=game(wrong))
        self.assertEqual((result.code, result.text), (1, "." * 81 + "\n"))
        self.assertEqual(result.err, "-:1: puzzle 1: no solution; filled in wrong: r1c3\n")
        self.assertEqual(run("-s", "-", "-f", "json", "-q", stdin=game(wrong)).json()[0]["message"],
                         "no solution; filled in wrong: r1c3")
        clash = DOTS[:2] + "5" + DOTS[3:]
        result = run("-v", "-", "-q", stdin=game(clash))
        self.assertEqual(result.code, 1)
        self.assertRegex(result.text, r"^conflict: 5 stands twice .*; filled in wrong: r1c3$")
        # Without givens that have one solution it cannot be said which digit is wrong.
        result = run("-v", "-", "-q", stdin="[Puzzle]\n1...\n....\n....\n....\n[State]\n1...\n"
                     ".2..\n..3.\n...4\n")
        self.assertTrue(result.text.endswith("; without the digits filled in, several\n") or
                        result.code == 0, result.text)

    def test_candidates_are_marks_where_the_digits_say_enough(self):
        table = f"puzzle,values,candidates,comment\n{DOTS},," + " ".join(
            "." if c != "." else "12" if i == 2 else "123456789" for i, c in enumerate(DOTS)) + ",\n"
        result = run("-s", "-", "-f", "line", stdin=table)
        self.assertEqual((result.code, result.text), (0, SOLUTION + "\n"))
        self.assertIn("the candidates lack digits of the solution; they do not count", result.err)
        self.assertNotIn("candidates", run("-s", "-", "-f", "line", "-q", stdin=table).err)

    def test_other_characters_name_the_option(self):
        grid = run("-c", 1, "--size", 16, "--seed", 5, "-f", "line", "-o", "-", "-q").text
        usual, hexadecimal, letters = "123456789ABCDEFG", "0123456789ABCDEF", "ABCDEFGHIJKLMNOP"
        for other, name in ((hexadecimal, "0-9A-F"), (letters, "A-P")):
            text = grid.translate(str.maketrans(usual, other)).replace(other[2], ".")
            result = run("-v", "-", "-q", stdin=text)
            self.assertEqual(result.code, 1)
            self.assertIn(f"the alphabet is {name} (--alphabet)", result.text)
            self.assertEqual(run("-s", "-", "-q", "-f", "line", "--alphabet", name, stdin=text).text,
                             grid)
        self.refused("-s", "-", stdin=run("-c", 1, "--size", 25, "--seed", 5, "-f", "line", "-o", "-",
                     "-q").text.translate(str.maketrans("123456789ABCDEFGHIJKLMNOP",
                                                        "ABCDEFGHIJKLMNOPQRSTUVWXY")),
                     naming=["no puzzle found", "--alphabet"])


if __name__ == "__main__":
    unittest.main()
