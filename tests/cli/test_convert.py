# SPDX-License-Identifier: MIT
"""Proves of --convert: records keep what the other format can hold, what is lost is said once with
its number, malformed records are told and left out, and puzzles written for SAT solvers and exact
cover programs mean the same puzzle: minisat and a small exact cover search here find its solutions
and no others."""
import csv
import json
import pathlib
import random
import re
import shutil
import subprocess
import unittest

from cli import (EMPTY, FOUR, PUZZLE, SOLUTION, Case, as_cells, as_line, run, solutions)

HAS_EXPAT = "no expat" not in run("-t", "-", "-f", "line", stdin="<opensudoku/>").err
DOTS = PUZZLE.replace("0", ".")


def convert(text, *options, err=""):
    result = run("-t", "-", "-q", *options, stdin=text)
    assert result.code == 0 and result.err == err, result.err
    return result.text


class Text(Case):
    def test_formats_there_and_back(self):
        rng = random.Random(4)
        for order, box in ((4, "2x2"), (9, "3x3"), (16, "4x4"), (25, "5x5"), (6, "2x3")):
            cells = [[rng.randrange(order + 1) if rng.random() < 0.4 else 0
                      for _ in range(order * order)] for _ in range(5)]
            line = "".join(as_line(grid) + "\n" for grid in cells)
            for form in ("grid", "block", "line"):
                text = convert(line, "-f", form, "--box", box)
                self.assertEqual(convert(text, "-f", "line", "--box", box), line, (order, form))

    def test_any_format_and_then_any_other(self):
        def names(what):
            return [line.split()[0] for line in run("--list", what).text.splitlines()
                    if what != "formats" or "write" in line.split()[1]]
        rng = random.Random(7)
        both = [name for name in names("formats") if name in names("input-formats")
                and (HAS_EXPAT or name != "opensudoku")]
        self.assertTrue({"grid", "line", "block", "opensudoku"} <= set(both) | {"opensudoku"})
        lines = "".join("".join(c if rng.random() < share else "." for c in SOLUTION) + "\n"
                        for share in (0.3, 0.5, 0.9, 1))

        def lines_of(text, form, count, firsts):
            """Its digits; where marks are lacking, a digit that is the only candidate is none."""
            found = convert(text, "-i", form, "-f", "line")
            if {"sukaku", "sudokuwiki"} & firsts:
                found = "".join("." if a == "." and b == c else b for a, b, c in
                                zip(lines * count, found, (SOLUTION + "\n") * 4 * count))
            return found

        files = {}
        for first in both:
            text = convert(lines, "-f", first)
            files[first] = self.write(first, text)
            with self.subTest(first=first):
                self.assertEqual(lines_of(text, first, 1, {first}), lines)
        for second in both:
            # The first write the candidates there are; in the second one left alone is a digit.
            firsts = [first for first in both if first not in ("pencil", "sdx") or
                      second not in ("sukaku", "sudokuwiki")]
            again = run("-t", *(files[first] for first in firsts), "-q", "-f", second)
            with self.subTest(second=second):
                self.assertEqual((again.code, again.err), (0, ""))
                self.assertEqual(lines_of(again.text, second, len(firsts), {second, *firsts}),
                                 lines * len(firsts))

    def test_opensudoku_there_and_back(self):
        if not HAS_EXPAT:
            self.skipTest("no expat")
        lines = f"{DOTS} # Anna's <first> & \"best\"\n{SOLUTION}\n{'.' * 81}\n"
        xml = convert(lines, "-f", "opensudoku")
        self.assertEqual(xml.count("<game "), 3)
        self.assertEqual(convert(xml, "-f", "opensudoku"), xml)
        self.assertEqual(convert(xml, "-f", "opensudoku", "-i", "opensudoku"), xml)
        without = re.sub(" #.*", "", lines)
        self.assertEqual(convert(xml, "-f", "line"), without)

    def test_comments_with_quotation_marks(self):
        comment = 'it\'s "one", 5" wide, "'
        table = convert(f"{DOTS} {comment}\n", "-f", "csv")
        self.assertEqual(list(csv.reader(table.splitlines()))[1], [DOTS, "", "", comment])
        again = convert(table, "-f", "json", "-i", "csv")
        self.assertEqual(json.loads(again)["comment"], comment)

    def test_candidates_and_filled_in_digits_stay(self):
        if not HAS_EXPAT:
            self.skipTest("no expat")
        cells = "".join("5|-|0|" if i == 0 else "3|-|1|" if i == 1 else "0|7,9,|1|" if i == 2 else
                        "0|-|1|" for i in range(81))
        xml = f"<opensudoku><game data='version: 1&#10;{cells}' note='x'/></opensudoku>"
        again = convert(xml, "-f", "opensudoku")
        self.assertIn(f'data="version: 1&#10;{cells}" note="x"', again)

    def test_losses_are_said_once_with_their_number(self):
        result = run("-t", "-", "-f", "line", stdin=f"{PUZZLE} a\n{PUZZLE}\n{PUZZLE} b\n")
        self.assertEqual(result.text, (DOTS + "\n") * 3)
        lost = [line for line in result.err.splitlines() if "does not hold" in line]
        self.assertEqual(lost, ["sudoku-cli: format line does not hold: comments (2 puzzles)"])

    def test_malformed_records_are_told_and_left_out(self):
        result = run("-t", "-", "-f", "line", "-q", stdin=f"{PUZZLE}\n{PUZZLE[:80]}\n{SOLUTION}\n")
        self.assertEqual((result.code, result.text), (1, f"{DOTS}\n{SOLUTION}\n"))
        self.assertRegex(result.err, r"^-:2:81: puzzle 2: 80 cells, .*\n$")
        self.assertEqual(run("-t", "-", "-f", "line", "-q", "--lenient",
                             stdin=f"{PUZZLE}\n{PUZZLE[:80]}\n").code, 0)

    def test_a_format_without_room(self):
        result = run("-t", "-", "-f", "opensudoku", "-q", stdin=f"{FOUR}\n{PUZZLE}\n")
        self.assertEqual(result.code, 1)
        self.assertIn("puzzle 1: format opensudoku is for grids of order 9, not", result.err)
        self.assertEqual(result.text.count("<game "), 1)

    def test_alphabets(self):
        hexes = "".join("." if i % 3 else "0123456789ABCDEF"[(5 * i + i // 16) % 16]
                        for i in range(256))
        usual = "".join("." if i % 3 else "123456789ABCDEFG"[(5 * i + i // 16) % 16]
                        for i in range(256))
        self.assertEqual(convert(hexes, "-f", "line", "--alphabet", "0-9A-F"), usual + "\n")
        self.assertEqual(convert(usual, "-f", "line", "--to-alphabet", "0-9A-F"), hexes + "\n")
        self.refused("-t", "-", "--alphabet", "112345678", stdin=PUZZLE, naming=("--alphabet",))
        result = run("-t", "-", "-f", "line", "--to-alphabet", "a-h", "-q", stdin=PUZZLE)
        self.assertEqual((result.code, result.text), (1, ""))
        self.assertEqual(result.err, "-:1: puzzle 1: --to-alphabet has too few characters for "
                                     "order 9\n")
        for text, reason in (("112345678", "'1' twice"), ("abc", "the least is 4"), ("", "0 char")):
            self.refused("-t", "-", "--to-alphabet", text, stdin=PUZZLE,
                         naming=(f"--to-alphabet '{text}'", reason))

    def test_nothing_to_convert(self):
        out = self.folder / "out"
        self.refused("-t", "-", "-f", "line", "-o", out, stdin="nothing\n",
                     naming=("no puzzle found",))
        self.assertFalse(out.exists())

    def test_many_files(self):
        first = self.write("1", f"{PUZZLE}\n")
        second = self.write("2", f"{SOLUTION}\n{PUZZLE}\n")
        result = run("-t", first, second, "-f", "line", "-q")
        self.assertEqual(result.text, f"{DOTS}\n{SOLUTION}\n{DOTS}\n")

    def test_refused_names(self):
        self.refused("-t", "-", "-f", "spf2", stdin=PUZZLE, naming=("spf2", "opensudoku", "cnf"))
        self.refused("-t", "-", "-i", "svg", stdin=PUZZLE, naming=("svg", "--input-format"))

    @unittest.skipIf(HAS_EXPAT, "built with expat")
    def test_without_expat(self):
        result = run("-v", "-", stdin="<opensudoku/>\n")
        self.assertEqual(result.code, 1)
        self.assertIn("this build has no expat", result.text)


def read_cnf(text):
    """(number of variables, clauses)"""
    variables = count = None
    clauses = []
    for line in text.splitlines():
        if line.startswith("p"):
            _, kind, variables, count = line.split()
            assert kind == "cnf"
        elif not line.startswith("c"):
            *literals, end = map(int, line.split())
            assert end == 0 and literals
            clauses.append(literals)
    assert len(clauses) == int(count)
    assert all(0 < abs(literal) <= int(variables) for clause in clauses for literal in clause)
    return int(variables), clauses


def read_cover(text):
    """(primary items, optional items, options), as Knuth's programs read them."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    primary, _, optional = lines[0].partition("|")
    return primary.split(), optional.split(), [line.split() for line in lines[1:]]


def covers(primary, options):
    """All exact covers, each a list of options: Knuth's Algorithm X on sets."""
    rows = {item: set() for option in options for item in option}
    for number, option in enumerate(options):
        for item in option:
            rows[item].add(number)

    def search(open_items, usable, chosen):
        if not open_items:
            yield [options[number] for number in chosen]
            return
        item = min(open_items, key=lambda item: len(rows[item] & usable))
        for number in sorted(rows[item] & usable):
            taken = set().union(*(rows[other] for other in options[number]))
            yield from search(open_items - set(options[number]), usable - taken, chosen + [number])

    yield from search(set(primary), set(range(len(options))), [])


def cells_of_cover(cover, order):
    cells = [0] * (order * order)
    for option in cover:
        row, column = map(int, re.fullmatch(r"r(\d+)c(\d+)", option[0]).groups())
        digit, = {int(item.split("=")[1]) for item in option[1:]}
        cells[(row - 1) * order + column - 1] = digit
    return cells


class Problems(Case):
    def models(self, clauses, variables, limit):
        """The cells of the models that minisat finds, up to a limit: each is then forbidden."""
        found = []
        clauses = list(clauses)
        order = round(variables ** (1 / 3))
        path, out = self.folder / "problem.cnf", self.folder / "model"
        while len(found) < limit:
            path.write_text(f"p cnf {variables} {len(clauses)}\n" +
                            "".join(" ".join(map(str, clause)) + " 0\n" for clause in clauses))
            code = subprocess.run(["minisat", "-verb=0", path, out], stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL).returncode
            self.assertIn(code, (10, 20))
            if code == 20:
                break
            model = [int(word) for word in out.read_text().split()[1:-1]]
            true = [literal for literal in model if literal > 0]
            cells = [0] * (order * order)
            for literal in true:
                cells[(literal - 1) // order] = (literal - 1) % order + 1
            found.append(cells)
            clauses.append([-literal for literal in true])
        return found

    def test_the_number_of_clauses_is_the_published_one(self):
        # I. Lynce and J. Ouaknine, "Sudoku as a SAT problem": 11988 clauses, and one a given.
        variables, clauses = read_cnf(convert(PUZZLE, "-f", "cnf"))
        self.assertEqual((variables, len(clauses)), (729, 11988 + 30))

    @unittest.skipUnless(shutil.which("minisat"), "no minisat")
    def test_minisat_finds_the_solution_and_no_other(self):
        for puzzle, box in ((PUZZLE, "3x3"), (FOUR, "2x2"), ("1" + "0" * 35, "3x2")):
            variables, clauses = read_cnf(convert(puzzle, "-f", "cnf", "--box", box))
            found = self.models(clauses, variables, 3)
            listed = run("-a", "-", "-q", "-f", "line", "--box", box, "--limit", 3, stdin=puzzle)
            if len(found) < 3:
                self.assertEqual(sorted(map(as_line, found)), sorted(listed.text.split()))
            for cells in found:
                self.assertEqual(run("-v", "-", "-q", "--box", box, stdin=as_line(cells)).text,
                                 "solved\n")

    @unittest.skipUnless(shutil.which("minisat"), "no minisat")
    def test_minisat_finds_nothing_where_there_is_nothing(self):
        variables, clauses = read_cnf(convert("123456780" + "000000009" + "0" * 63, "-f", "cnf"))
        self.assertEqual(self.models(clauses, variables, 1), [])

    def test_clauses_of_a_4x4_have_its_288_grids_as_models(self):
        _, clauses = read_cnf(convert("." * 16, "-f", "cnf"))
        grids = list(solutions([0] * 16, 2, 2))
        self.assertEqual(len(grids), 288)
        for grid in grids:
            true = {cell * 4 + digit for cell, digit in enumerate(grid)}
            for clause in clauses:
                self.assertTrue(any((abs(literal) in true) == (literal > 0) for literal in clause))
            # Any other digit in any one cell breaks a clause.
            cell = grid[0] % 16
            for digit in {1, 2, 3, 4} - {grid[cell]}:
                wrong = true - {cell * 4 + grid[cell]} | {cell * 4 + digit}
                self.assertFalse(all(any((abs(literal) in wrong) == (literal > 0)
                                         for literal in clause) for clause in clauses))

    def test_exact_covers_are_the_solutions(self):
        for puzzle, box, order in ((FOUR, (2, 2), 4), ("." * 16, (2, 2), 4), ("." * 16, (1, 4), 4),
                                   (PUZZLE, (3, 3), 9)):
            text = convert(puzzle, "-f", "cover", "--box", "%dx%d" % box)
            primary, optional, options = read_cover(text)
            self.assertEqual(optional, [])
            self.assertTrue(all(len(name) <= 8 for name in primary))
            self.assertTrue(all(set(option) <= set(primary) for option in options))
            found = sorted(cells_of_cover(cover, order) for cover in covers(primary, options))
            if order == 4:
                self.assertEqual(found, sorted(solutions(as_cells(puzzle), *box)))
            else:
                self.assertEqual(found, [as_cells(SOLUTION)])

    def test_further_rules_are_kept(self):
        def differ(grid, pairs):
            return all(grid[a] != grid[b] for a, b in pairs)

        def apart(order, steps):
            return [(r * order + c, (r + dr) * order + c + dc) for r in range(order)
                    for c in range(order) for dr, dc in steps
                    if 0 <= r + dr < order and 0 <= c + dc < order]

        def same(houses):
            return [(a, b) for house in houses for a in house for b in house if a < b]

        knight, king = ((1, 2), (2, 1), (1, -2), (2, -1)), ((1, 1), (1, -1))
        diagonals = same([[0, 5, 10, 15], [3, 6, 9, 12]])
        groups = same([[0, 2, 8, 10], [1, 3, 9, 11], [4, 6, 12, 14], [5, 7, 13, 15]])
        regions = "1112122233343444"
        by_label = same([[i for i in range(16) if regions[i] == label] for label in "1234"])
        latin = [grid for grid in solutions([0] * 16, 1, 4)]
        boxed = [grid for grid in solutions([0] * 16, 2, 2)]
        for options, grids, pairs in (
                (("--extra", "anti-knight"), boxed, apart(4, knight)),
                (("--extra", "anti-king"), boxed, apart(4, king)),
                (("--extra", "diagonals"), boxed, diagonals),
                (("--extra", "disjoint-groups"), boxed, groups),
                (("--extra", "anti-king,diagonals"), boxed, diagonals + apart(4, king)),
                (("--regions", regions), latin, by_label)):
            expected = sorted(grid for grid in grids if differ(grid, pairs))
            if "knight" not in options[1] and "king" not in options[1]:
                self.assertTrue(expected, options)
            primary, _, problem = read_cover(convert("." * 16, "-f", "cover", *options))
            found = sorted(cells_of_cover(cover, 4) for cover in covers(primary, problem))
            self.assertEqual(found, expected, options)
            _, clauses = read_cnf(convert("." * 16, "-f", "cnf", *options))
            for grid in grids:
                true = {cell * 4 + digit for cell, digit in enumerate(grid)}
                holds = all(any((abs(literal) in true) == (literal > 0) for literal in clause)
                            for clause in clauses)
                self.assertEqual(holds, differ(grid, pairs), options)

    def test_names_stay_short_in_the_largest_grids(self):
        primary, _, options = read_cover(convert("." * 625, "-f", "cover"))
        self.assertEqual((len(primary), len(options)), (4 * 625, 25 ** 3))
        self.assertEqual(max(map(len, primary)), 8)

    def test_a_file_holds_one_puzzle(self):
        for form in ("cnf", "cover"):
            out = self.folder / f"out.{form}"
            self.refused("-t", "-", "-f", form, "-o", out, stdin=f"{PUZZLE}\n{EMPTY}\n",
                         naming=("one puzzle", "%d"))
            self.assertFalse(out.exists())
            self.assertEqual(run("-t", "-", "-f", form, "-o", self.folder / f"%2d.{form}",
                                 stdin=f"{PUZZLE}\n12\n{EMPTY}\n").code, 0)
            self.assertEqual(sorted(path.name for path in pathlib.Path(self.folder).iterdir()
                                    if path.suffix == f".{form}"), [f"01.{form}", f"02.{form}"])


if __name__ == "__main__":
    unittest.main()
