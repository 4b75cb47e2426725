# SPDX-License-Identifier: MIT
"""Plays: starts the game, fills cells by keyboard and by mouse, marks, undoes, checks, takes hints,
saves, quits, starts again and finds the game as it was; makes a new one of each size; lets a plug-in
solve, and one that lies.  What is on the board is read from the names that a screen reader hears;
pictures are kept in the build folder.  Skipped (77) where there is no X server to play on.
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desktop  # noqa: E402
from desktop import Game, shot  # noqa: E402

ANSWERS = "With an answer page"
SYMBOLS = ".123456789ABCDEFGHIJKLMNOP"


def digits(cells):
    """The digits of the board as a line."""
    return "".join(cell[0] if cell[0] in SYMBOLS[1:] and not cell.startswith("marks") else "."
                   for cell in cells)


def solution(puzzle):
    """By the program, which is another way to the solution than the game's."""
    done = subprocess.run([os.environ["SUDOKU_CLI"], "--solve", "-", "--format", "line", "--output",
                           "-", "--quiet"], input=puzzle, text=True, capture_output=True, check=True)
    return done.stdout.strip()


def givens(game):
    return "".join(cell[0] if cell.endswith("given") else "." for cell in game.cells())


class Play(unittest.TestCase):
    def setUp(self):
        """Each test is played by somebody else."""
        desktop.become(self.id())

    def tearDown(self):
        desktop.end_all()

    def test_1_an_evening(self):
        game = Game()
        print(f"started in {game.started:.2f} s")
        self.assertEqual(len(game.cells()), 81)
        shot("1-first")
        puzzle = givens(game)
        answer = solution(puzzle)
        empty = [cell for cell in range(81) if puzzle[cell] == "."]
        self.by_keyboard(game, empty, answer)
        self.by_mouse(game, empty, answer)
        self.marks(game, empty)
        self.check(game, puzzle, empty, answer)
        self.hints(game)
        self.pause(game)
        self.again(game)

    def by_keyboard(self, game, empty, answer):
        first, second = empty[0], empty[1]
        game.select(first)
        game.keys(answer[first])
        game.expect(first, answer[first])
        game.keys("ctrl+z")
        game.expect(first, "empty")
        game.keys("ctrl+y")
        game.expect(first, answer[first])
        game.keys("Delete")
        game.expect(first, "empty")
        game.keys(answer[first])
        # A digit of its row or column clashes at once.
        row, column = divmod(second, 9)
        given = givens(game)
        clash = next(d for d in given[9 * row:9 * row + 9] + given[column::9] if d not in ".")
        game.select(second)
        game.keys(clash)
        game.expect(second, clash + ", not right")
        shot("2-clash")
        game.keys("0")
        game.expect(second, "empty")

    def by_mouse(self, game, empty, answer):
        cell = empty[5]
        game.click(game.cell(cell))
        game.wait(lambda: game.find("Put " + answer[cell]), "the digit picker")
        shot("3-picker")
        game.press("Put " + answer[cell])
        game.expect(cell, answer[cell])
        cell = empty[6]
        game.click(game.cell(cell))
        game.wait(lambda: game.is_in(game.cell(cell), "FOCUSED"), "the cell")
        game.click(game.find("Digit " + answer[cell], "push button"))
        game.expect(cell, answer[cell])

    def marks(self, game, empty):
        cell = empty[10]
        game.select(cell)
        game.keys("ctrl+3", "ctrl+7")
        game.expect(cell, "marks 3 7")
        game.keys("space", "3", "5", "space")
        game.expect(cell, "marks 5 7")
        game.press("Mark all")
        game.wait(lambda: "empty" not in game.cells(), "marks everywhere")
        shot("4-marks")
        game.keys("ctrl+z")
        game.expect(cell, "marks 5 7")

    def check(self, game, puzzle, empty, answer):
        # A digit that breaks no rule and is wrong: a candidate that is not the answer.
        game.press("Mark all")
        cell = game.wait(lambda: next((c for c in empty if game.cells()[c].startswith("marks")
                                       and len(game.cells()[c].split()) > 2), None), "candidates")
        wrong = next(d for d in game.cells()[cell].split()[1:] if d != answer[cell])
        game.select(cell)
        game.keys(wrong)
        game.expect(cell, wrong)
        game.press("Check")
        game.expect(cell, wrong + ", not right")
        game.expect_status("1 digit is wrong.")
        shot("5-wrong")
        game.press("Hint")
        game.expect_status("something is wrong")
        game.keys("ctrl+z")
        game.press("Submit")
        game.expect_status("Not finished")

    def hints(self, game):
        before = game.cells()
        game.press("Hint")
        game.press("Where?")
        game.press("What follows?")
        game.wait(lambda: game.button("Take it"), "the third degree")
        shot("6-hint")
        game.press("Take it")
        game.wait(lambda: game.cells() != before, "what the hint does")

    def pause(self, game):
        game.keys("F9")
        game.wait(lambda: set(game.cells()) == {"hidden"}, "a hidden board")
        shot("7-paused")
        game.press("Go on")
        game.wait(lambda: "hidden" not in game.cells(), "the board")

    def again(self, game):
        """Saves to a file, quits, and comes back to the same game."""
        before = game.cells()
        file = os.environ["GAME_INSIDE"] + "/kept.sudoku"
        game.keys("ctrl+s")
        game.name_file("Save the game", "Save", file)
        game.expect_status("Saved as kept.sudoku.")
        self.assertTrue(pathlib.Path(file).read_text().startswith("sudoku-game 1\n"))
        self.assertEqual(game.quit(), 0)
        game = Game()
        game.expect_status("as you left it")
        self.assertEqual(game.cells(), before)
        game.keys("ctrl+z")
        game.wait(lambda: game.cells() != before, "undo of what was played before")
        game.quit()
        game = Game(file)
        game.wait(lambda: game.cells() == before, "the saved game")
        game.quit()

    def test_2_new_games(self):
        game = Game()
        sizes = [4, 6, 9, 16]
        for index, size in enumerate(sizes):
            for kind in (0, 1, 2) if size == 9 else (0,):
                self.new(game, index, kind)
                game.wait(lambda: len(game.cells()) == size * size, f"a board of {size}")
                game.wait(lambda: "given" in " ".join(game.cells()), "its givens")
                shot(f"9-new-{size}-{kind}")
        game.press("Solution")
        game.wait(lambda: "empty" not in game.cells(), "the solution")
        game.expect_status("This is the solution")
        game.quit()

    def new(self, game, size, kind, way=None, which=None):
        """Through the lists of the dialog."""
        game.keys("ctrl+n")
        game.wait(lambda: game.button("Play") or game.button("Leave it"), "a dialog")
        if game.button("Leave it"):
            game.press("Leave it")
            game.wait(lambda: game.button("Play"), "the dialog")
        kinds = ["plain", "X: the diagonals count", "jigsaw: regions of any form"]
        game.choose("Size", size, "{0}\u00d7{0}".format([4, 6, 9, 16][size]))
        game.choose("Kind", kind, kinds[kind])
        game.choose("Level", 1, "easy")
        if way:
            game.choose("Way of making", which, way)
        if size == 2 and kind == 1:
            shot("9-dialog")
        game.press("Play")
        game.gone("New game")

    def test_3_plugins(self):
        folder = os.environ["SUDOKU_TEST_PLUGINS"]
        game = Game()
        self.load(game, folder + "/good.so")
        game.wait(lambda: game.find("Load this plug-in?"),
                  "the question")
        shot("10-plugin")
        game.press("Load")
        game.expect_status("Solver: ")
        puzzle = givens(game)
        game.press("Solution")
        game.wait(lambda: digits(game.cells()) == solution(puzzle), "its solution")
        game.expect_status("found by good")
        shot("11-solved")
        game.keys("ctrl+z")
        self.load(game, folder + "/lying.so")
        game.press("Load")
        game.expect_status("Solver: ")
        game.press("Solution")
        game.expect_status("gave a wrong answer")
        # The solver makes puzzles too, and this one cannot.
        self.new(game, 0, 0)
        game.expect_status("the solver engine failed")
        self.load(game, folder + "/no-entry.so")
        game.press("Load")
        game.expect_status("cannot be used: not an engine")
        # One that goes on for ever: the window does not wait for it.
        self.load(game, folder + "/undecided.so")
        game.press("Load")
        game.expect_status("Solver: undecided")
        game.press("Solution")
        game.expect_status("Solving")
        before = game.cells()
        game.press("Digit 1")
        game.wait(lambda: game.cells() != before, "a digit while it is working")
        shot("11-working")
        game.press("Cancel")
        game.expect_status("Cancelled.")
        self.load(game, folder + "/only-nine.so")
        game.press("Load")
        game.expect_status("Solver: only-nine")
        self.new(game, 0, 0)
        game.expect_status("only-nine does not do this shape")
        self.new(game, 2, 0)
        game.wait(lambda: len(game.cells()) == 81, "a puzzle that it makes")
        # The one that was allowed is not asked for again.
        self.load(game, folder + "/good.so")
        game.expect_status("Solver: good")
        game.quit()

    def load(self, game, file):
        """Chooses the last entry of the list of solvers and types the file's path."""
        game.choose("Solver", -1)
        game.name_file("Choose a plug-in", "Choose", file)

    def test_4_endings(self):
        """Finishing, watching, the time limit, and puzzles with no solution and with several."""
        settings = desktop.become("limited") / "config/sudoku-game/settings.ini"
        settings.parent.mkdir()
        settings.write_text("[settings]\ntime-limit=1\ndark=1\nwidth=400\nheight=640\n")
        game = self.opened("1......2..4..3..", time=59000)
        game.expect_status("The time is over.")
        shot("12-dark-and-narrow")
        self.fill(game, "1234341221434321")
        game.expect_status("after the time limit")
        game.quit()

        desktop.become("unlimited")
        game = self.opened("1......2..4..3..")
        self.fill(game, "1234341221434321")
        game.expect_status("your best time!")
        game.press("Best times")
        game.expect_status("Games that were solved without help, in time.")
        game.expect_status("4\u00d74 any level")
        shot("13-times")
        game.keys("Escape")
        game.gone("Best times")
        game.quit()

        game = self.opened("1......2..4..3..")
        game.keys("F8")
        game.wait(lambda: "empty" not in game.cells(), "the end of watching")
        game.expect_status("with help")
        game.quit()

        game = self.opened("12....3....4....")
        game.press("Check")
        game.expect_status("This puzzle has no solution.")
        game.press("Solution")
        game.expect_status("This puzzle has no solution.")
        game.quit()

        game = self.opened("..343412..434321")
        game.press("Check")
        game.expect_status("The puzzle has several solutions.")
        game.select(0)
        game.keys("4")
        game.press("Check")
        game.expect(0, "4, not right")
        game.keys("2")
        game.press("Check")
        game.expect_status("Nothing is wrong so far.")
        game.press("Solution")
        game.expect_status("one of several solutions")
        game.expect(0, "2")
        game.quit()

    def test_5_paper(self):
        """Sheets, to files and printed, with an answer and without; what they hold is asked of the
        library's tests, how many pages there are of the files."""
        folder = pathlib.Path(os.environ["GAME_INSIDE"])
        game = self.opened("1......2..4..3..")
        for ending, begin in (("pdf", b"%PDF"), ("png", b"\x89PNG"), ("csv", b"")):
            file = folder / ("sheet." + ending)
            game.keys("ctrl+e")
            game.name_file("Export the puzzle", "Export", file)
            game.expect_status(f"Saved as sheet.{ending}.")
            self.assertTrue(file.read_bytes().startswith(begin))
        self.assertIn(b"/Count 1", (folder / "sheet.pdf").read_bytes())
        game.keys("ctrl+e")
        game.wait(lambda: game.find("Export the puzzle"), "the dialog")
        game.click(game.wait(lambda: game.find(ANSWERS + " (PDF, SVG)"), "the choice"))
        game.name_file("Export the puzzle", "Export", folder / "answers.pdf")
        game.expect_status("Saved as answers.pdf.")
        self.assertIn(b"/Count 2", (folder / "answers.pdf").read_bytes())

        # The answer page is remembered, and is among what a printer is asked for.
        game.keys("ctrl+p")
        dialog = game.wait(lambda: game.find("Print", "dialog"), "the print dialog")
        game.click(game.wait(lambda: [node for node in game.walk(dialog)
                                      if node.get_role_name() == "table cell"][1], "a printer"))
        shot("14-print")
        game.press("Print")
        printed = folder / "sudoku.pdf"
        game.wait(lambda: printed.exists() and b"%%EOF" in printed.read_bytes(), "the printed file")
        self.assertIn(b"/Count 2", printed.read_bytes())
        game.quit()

    def test_6_own(self):
        """A puzzle of one's own, put in by hand, copied, and pasted again."""
        game = Game()
        self.new(game, 0, 0, "your own: an empty grid", 4)
        game.expect_status("Enter the digits that are given.")
        for cell, digit in ((0, "1"), (7, "2"), (10, "4"), (13, "3"), (1, "1")):
            game.select(cell)
            game.keys(digit)
        game.press("Play it")
        game.expect_status("Not right: 2 cells clash")
        game.keys("0")
        game.press("Play it")
        game.expect_status("Nothing is wrong so far.")
        self.assertEqual(givens(game), "1......2..4..3..")
        shot("15-own")
        self.fill(game, "1234341221434321")
        game.expect_status("your best time!")
        game.keys("ctrl+c")
        game.expect_status("Copied.")
        self.new(game, 1, 2, "one solution, guaranteed", 0)
        game.wait(lambda: len(game.cells()) == 36, "another puzzle")
        game.keys("ctrl+v")
        game.wait(lambda: len(game.cells()) == 16, "the puzzle that was copied")
        self.assertEqual(digits(game.cells()), "1......2..4..3..")
        game.quit()

    def opened(self, puzzle, time=0):
        file = pathlib.Path(os.environ["GAME_INSIDE"]) / "opened.sudoku"
        file.write_text(f"sudoku-game 1\nshape 4\npuzzle {puzzle}\ntime {time}\nhints 0\npeeks 0\n"
                        "undone 0\nend\n")
        game = Game(str(file))
        game.wait(lambda: len(game.cells()) == 16, "its board")
        return game

    def fill(self, game, answer):
        for cell, digit in enumerate(answer):
            if game.cells()[cell] == "empty":
                game.select(cell)
                game.keys(digit)
                game.expect(cell, digit)


if __name__ == "__main__":
    desktop.with_system_python()
    if desktop.missing():
        print("skipped, for lack of", desktop.missing())
        sys.exit(77)
    if "GAME_INSIDE" not in os.environ:
        sys.exit(desktop.run_inside(__file__))
    unittest.main(verbosity=2)
