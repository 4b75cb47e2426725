# SPDX-License-Identifier: MIT
"""Proves of sheets to print: the SVG is well-formed XML and has every digit of every puzzle in the
middle of its cell, every answer, caption and pencil mark, and lines where regions meet; the PDF
says the same to pdftotext and has as many pages as there should be; PNGs are pages of that size.
The checks read what a page shows and know nothing of how it was laid out."""
import collections
import os
import re
import shutil
import struct
import subprocess
import unittest
import xml.etree.ElementTree as ET

from cli import FOUR, PUZZLE, SOLUTION, Case, as_cells, run

SVG = "{http://www.w3.org/2000/svg}"
INK, PLACED, THIN, SHADE = "#000000", "#2458a8", "#9a9a9a", "#e2e6ec"
EMPTY_SIXTEEN = "." * 256
HAS_CAIRO = "no cairo" not in run("-t", "-", "-f", "pdf", stdin=PUZZLE).err
# A font that the program knows and that has Chinese characters.
CHINESE = shutil.which("fc-list") and re.search(
    "Noto Sans CJK SC|Source Han Sans SC|WenQuanYi Zen Hei|Droid Sans Fallback",
    subprocess.run(["fc-list", ":charset=6570"], stdout=subprocess.PIPE, check=True).stdout.decode())
Text = collections.namedtuple("Text", "x y size text bold colour anchor")


class Page:
    """What one page of an SVG shows, read from its elements."""

    def __init__(self, group):
        self.texts, self.lines, self.fills = [], [], []
        for part in group.findall(SVG + "g"):
            for element in part:
                at = {key: float(value) for key, value in element.attrib.items()}
                if element.tag == SVG + "text":
                    self.texts.append(Text(at["x"], at["y"], float(part.get("font-size")),
                                           element.text, part.get("font-weight") == "bold",
                                           part.get("fill"), part.get("text-anchor")))
                elif element.tag == SVG + "line":
                    self.lines.append((at["x1"], at["y1"], at["x2"], at["y2"],
                                       float(part.get("stroke-width")), part.get("stroke")))
                else:
                    self.fills.append((at["x"], at["y"], at["width"], at["height"],
                                       part.get("fill")))

    def squares(self):
        """The frames: (left, top, side) of each puzzle, in the order of the page."""
        widest = max(line[4] for line in self.lines)
        found = []
        for left, top, right, bottom, width, _ in self.lines:
            if left == right and width > 0.85 * widest:  # an upright side of a frame, or thick
                found.append((round(left, 1), round(top + width / 2, 1),
                              round(bottom - top - width, 1)))
        frames = []
        for left, top, height in sorted(found, key=lambda item: (item[1], item[0])):
            right = [other for other in found if other[1:] == (top, height)
                     and abs(other[0] - left - height) < 4]
            if right and (left, top, right[0][0] - left) not in frames:
                frames.append((left, top, right[0][0] - left))
        return frames

    def cells(self, square, order, least=0.4):
        """The digits in the cells of a square: a list of (digit, text) by place, 0 for none."""
        left, top, side = square
        cell = side / order
        digits = [0] * (order * order)
        for text in self.texts:
            column, row = (text.x - left) / cell, (text.y - top) / cell
            if text.anchor != "middle" or text.size < least * cell or \
                    not (0 < column < order and 0 < row < order):
                continue
            place = int(row) * order + int(column)
            assert digits[place] == 0, "two digits in a cell"
            assert abs(column % 1 - 0.5) < 0.02, f"not in the middle: {text}"
            middle = text.y - 0.36 * text.size  # half of the height of a digit
            assert abs((middle - top) / cell % 1 - 0.5) < 0.06, f"not in the middle: {text}"
            digits[place] = ".123456789ABCDEFGHIJKLMNOP".index(text.text)
        return digits


def pages(svg):
    """The pages of an SVG; it must be well-formed."""
    root = ET.fromstring(svg)
    assert root.tag == SVG + "svg"
    width, height = (float(root.get(name)[:-2]) for name in ("width", "height"))
    assert root.get("viewBox") == f"0 0 {root.get('width')[:-2]} {root.get('height')[:-2]}"
    found = [Page(group) for group in root.findall(SVG + "g")]
    for page in found:
        for text in page.texts:
            assert 0 < text.x < width and 0 < text.y < height
    return found


def svg(*options, stdin):
    result = run("-t", "-", "-f", "svg", "-q", *options, stdin=stdin)
    assert result.code == 0 and result.err == "", result.err
    return result.text


def puzzles(count):
    """That many puzzles, each another one: digits of PUZZLE exchanged."""
    return ["".join(c if c == "0" else str((int(c) - 1 + i) % 9 + 1) for c in PUZZLE)
            for i in range(count)]


class Svg(Case):
    def test_every_digit_is_in_its_cell(self):
        for order, box in ((4, "2x2"), (6, "2x3"), (6, "3x2"), (9, "3x3"), (12, "3x4"), (16, "4x4"),
                           (25, "5x5"), (7, "1x7")):
            line = "".join("." if cell % 3 == 1 else
                           ".123456789ABCDEFGHIJKLMNOP"[1 + (cell * 7 + cell // order) % order]
                           for cell in range(order * order))
            page, = pages(svg("--box", box, stdin=line))
            square, = page.squares()
            self.assertEqual(page.cells(square, order), as_cells(line), box)

    def test_puzzles_fill_pages_in_their_order(self):
        for count, per_page, expected in ((1, 1, [1]), (5, 2, [2, 2, 1]), (9, 8, [8, 1]),
                                          (13, 12, [12, 1]), (48, 48, [48]), (7, None, [6, 1])):
            lines = puzzles(count)
            options = ("--per-page", per_page) if per_page else ()
            found = pages(svg(*options, stdin="\n".join(lines)))
            self.assertEqual([len(page.squares()) for page in found], expected)
            read = [page.cells(square, 9) for page in found for square in page.squares()]
            self.assertEqual(read, [as_cells(line) for line in lines])
            numbers = [text.text for page in found for text in page.texts
                       if text.bold and text.anchor == "start"]
            self.assertEqual(numbers, [str(i + 1) for i in range(count)])

    def test_nothing_overlaps(self):
        for per_page in range(1, 49):
            for paper in ("a4", "letter"):
                text = svg("--per-page", per_page, "--paper", paper, "--title", "T",
                           stdin="\n".join(puzzles(per_page)))
                page, = pages(text)
                squares = page.squares()
                self.assertEqual(len(squares), per_page)
                width, height = map(float, re.search('viewBox="0 0 (\\S+) (\\S+)"', text).groups())
                for i, (left, top, side) in enumerate(squares):
                    self.assertTrue(20 < left and left + side < width - 20)
                    self.assertTrue(20 < top and top + side < height - 20)
                    for x, y, other in squares[:i]:
                        self.assertTrue(x + other + 5 < left or left + side + 5 < x or
                                        y + other + 10 < top or top + side + 10 < y)

    def test_answers_stand_at_the_end(self):
        lines = puzzles(7) + ["0" * 80 + "1", "11" + "0" * 79]
        result = run("-t", "-", "-f", "svg", "--answers", "--per-page", 4, "--title", "A & B",
                     stdin="\n".join(lines))
        self.assertEqual(result.code, 1)  # one has no answer
        self.assertIn("puzzle 8: several solutions", result.err)
        self.assertIn("puzzle 9: 1 stands twice in row 1", result.err)
        *first, last = pages(result.text)
        self.assertEqual([len(page.squares()) for page in first], [4, 4, 1])
        squares = last.squares()
        self.assertEqual(len(squares), 8)
        for i, square in enumerate(squares[:7]):
            solution = "".join(str((int(c) - 1 + i) % 9 + 1) for c in SOLUTION)
            self.assertEqual(last.cells(square, 9), as_cells(solution))
        titles = [page.texts[0].text for page in first + [last]]
        self.assertEqual(titles, ["A & B"] * 3 + ["A & B \u2013 answers"])

    def test_captions(self):
        page, = pages(svg(stdin=PUZZLE + " # easy, 1.2 <&>\n" + puzzles(2)[1] + " " + 300 * "long "))
        captions = [text.text for text in page.texts if text.anchor == "start" and not text.bold]
        self.assertEqual(captions[0], "easy, 1.2 <&>")
        self.assertTrue(captions[1].startswith("long long ") and captions[1].endswith("\u2026"))

    def test_pencil_marks_stand_in_their_places(self):
        page, = pages(svg("--marks", stdin=FOUR))
        (left, top, side), = page.squares()
        cell = side / 4
        marks = collections.defaultdict(set)
        for text in page.texts:
            row, column = (text.y - 0.36 * text.size - top) / cell, (text.x - left) / cell
            if text.size < 0.4 * cell and 0 < row < 4 and 0 < column < 4:
                place = (row % 1 > 0.5) * 2 + (column % 1 > 0.5)
                self.assertEqual(int(text.text), place + 1)
                marks[int(row) * 4 + int(column)].add(int(text.text))
        cells = as_cells(FOUR)
        for place, digit in enumerate(cells):  # by the rules, with arithmetic of its own
            row, column = divmod(place, 4)
            seen = {cells[other] for other in range(16) if other // 4 == row or
                    other % 4 == column or (other // 8 == row // 2 and other % 4 // 2 == column // 2)}
            self.assertEqual(marks[place], set() if digit else {1, 2, 3, 4} - seen)

    def test_filled_in_digits_and_candidates_of_the_file_are_drawn(self):
        cells = "".join("5|-|0|" if i == 0 else "3|-|1|" if i == 1 else "0|7,9,|1|" if i == 2 else
                        "0|-|1|" for i in range(81))
        xml = f"<opensudoku><game data='version: 1&#10;{cells}' note='half done'/></opensudoku>"
        result = run("-t", "-", "-f", "svg", stdin=xml)
        if "no expat" in result.err:
            self.skipTest("no expat")
        page, = pages(result.text)
        square, = page.squares()
        self.assertEqual(page.cells(square, 9), [5, 3] + 79 * [0])
        drawn = {text.text: text.colour for text in page.texts}
        self.assertEqual((drawn["5"], drawn["3"]), (INK, PLACED))
        self.assertIn("7", drawn)
        self.assertIn("half done", drawn)

    def test_lines_are_thick_where_boxes_meet(self):
        for box, order in (("2x3", 6), ("3x2", 6), ("4x4", 16)):
            rows, columns = map(int, box.split("x"))
            page, = pages(svg("--box", box, stdin="." * order * order))
            (left, top, side), = page.squares()
            thick = {("x", round((x1 - left) / side * order)) if x1 == x2 else
                     ("y", round((y1 - top) / side * order))
                     for x1, y1, x2, y2, _, colour in page.lines if colour == INK}
            self.assertEqual(thick, {("x", i) for i in range(0, order + 1, columns)} |
                             {("y", i) for i in range(0, order + 1, rows)})
            thin = [line for line in page.lines if line[5] == THIN]
            self.assertEqual(len(thin), 2 * (order - 1))

    def test_lines_are_thick_where_jigsaw_regions_meet(self):
        labels = "1122" "1122" "3344" "3344"
        twisted = "1112" "1222" "3334" "3444"
        for regions in (labels, twisted):
            page, = pages(svg("--regions", regions, stdin="." * 16))
            (left, top, side), = page.squares()
            step = side / 4
            covered = set()  # the edges between cells that a thick line covers: (cell, other)
            for x1, y1, x2, y2, _, colour in page.lines:
                column, row = (x1 - left) / step, (y1 - top) / step
                for at in range(4):
                    middle = (at + 0.5) * step
                    if colour != INK:
                        continue
                    if x1 == x2 and 0.5 < column < 3.5 and y1 < top + middle < y2:
                        covered.add((at * 4 + round(column) - 1, at * 4 + round(column)))
                    if y1 == y2 and 0.5 < row < 3.5 and x1 < left + middle < x2:
                        covered.add((round(row) * 4 - 4 + at, round(row) * 4 + at))
            edges = [(cell, cell + 1) for cell in range(16) if cell % 4 < 3] + \
                [(cell, cell + 4) for cell in range(12)]
            self.assertEqual(covered, {(a, b) for a, b in edges if regions[a] != regions[b]})

    def test_cells_of_further_houses_are_shaded(self):
        windows = {row * 9 + column for row in (1, 2, 3, 5, 6, 7) for column in (1, 2, 3, 5, 6, 7)}
        diagonals = {10 * i for i in range(9)} | {8 + 8 * i for i in range(9)}
        for extra, expected in (("windows", windows), ("diagonals", diagonals),
                                ("windows,diagonals", windows | diagonals), ("anti-king", set())):
            page, = pages(svg("--extra", extra, stdin="." * 81))
            (left, top, side), = page.squares()
            step = side / 9
            shaded = {round((y - top) / step) * 9 + round((x - left) / step)
                      for x, y, _, _, colour in page.fills if colour == SHADE}
            self.assertEqual(shaded, expected)
            self.assertEqual("anti-king" in [text.text for text in page.texts],
                             extra == "anti-king")
            slanted = [line for line in page.lines if line[0] != line[2] and line[1] != line[3]]
            self.assertEqual(len(slanted), 2 if "diagonals" in extra else 0)

    def test_a_latin_square_has_no_boxes(self):
        page, = pages(svg(stdin="1" + "." * 48))
        self.assertEqual(len([line for line in page.lines if line[5] == INK]), 4)

    def test_one_file_a_page(self):
        out = self.folder / "page-%2d.svg"
        lines = puzzles(5)
        result = run("-t", "-", "-f", "svg", "--per-page", 2, "-o", out, stdin="\n".join(lines))
        self.assertEqual(result.code, 0)
        names = sorted(path.name for path in self.folder.iterdir())
        self.assertEqual(names, ["page-01.svg", "page-02.svg", "page-03.svg"])
        read = []
        for name in names:
            page, = pages((self.folder / name).read_text())
            read += [page.cells(square, 9) for square in page.squares()]
        self.assertEqual(read, [as_cells(line) for line in lines])

    def test_the_same_bytes_each_time_and_any_locale(self):
        for locale in ("C", "de_DE.UTF-8"):
            self.assertEqual(run("-t", "-", "-f", "svg", stdin=PUZZLE, env={"LC_ALL": locale}).out,
                             run("-t", "-", "-f", "svg", stdin=PUZZLE).out)

    def test_hostile_text_stays_text(self):
        # Control characters, no UTF-8, markup.
        title = b"</title><script>\x01\xff\xed\xa0\x80\xf0\x9f\x98\x80]]>&amp;"
        text = PUZZLE.encode() + b" # </text>\x02\xfe" + title + b"\n"
        result = run("-t", "-", "-f", "svg", "--title", os.fsdecode(title), stdin=text)
        page, = pages(result.text)
        self.assertIn("</title><script>", page.texts[0].text)
        self.assertIn("\U0001f600", page.texts[0].text)

    @unittest.skipUnless(shutil.which("xmllint"), "no xmllint")
    def test_xmllint(self):
        for options in ((), ("--title", "<&>\"'", "--answers", "--marks", "--per-page", 1)):
            path = self.write("sheet.svg", svg(*options, stdin="\n".join(puzzles(3))))
            self.assertEqual(subprocess.run(["xmllint", "--noout", path]).returncode, 0)


class Refused(Case):
    def test_options(self):
        for options, naming in (
                (("-f", "svg", "--per-page", "0"), ("--per-page", "1 to 48")),
                (("-f", "svg", "--per-page", "49"), ("--per-page", "1 to 48")),
                (("-f", "svg", "--paper", "a5"), ("--paper", "a5", "a4, letter")),
                (("-f", "line", "--title", "x"), ("--title", "svg, pdf or png")),
                (("-f", "svg", "--dpi", "100"), ("--dpi", "png")),
                (("-f", "svg", "--shard", "1/2"), ("--shard", "--convert"))):
            self.refused("-t", "-", *options, stdin=PUZZLE, naming=naming)
        self.refused("-s", "-", "-f", "svg", stdin=PUZZLE, naming=("svg", "with --convert, --puzzles and --id"))
        self.refused("-s", "-", "--answers", stdin=PUZZLE, naming=("--answers", "--solve"))

    def test_no_puzzle_no_file(self):
        out = self.folder / "out.svg"
        self.refused("-t", "-", "-f", "svg", "-o", out, stdin="nothing here\n",
                     naming=("no puzzle found",))
        self.assertFalse(out.exists())

    @unittest.skipUnless(HAS_CAIRO, "built without cairo")
    def test_a_png_is_one_page(self):
        out = self.folder / "out.png"
        self.refused("-t", "-", "-f", "png", "-o", out, "--per-page", "1", stdin=PUZZLE + "\n" + FOUR,
                     naming=("more than one page", "%d"))
        self.assertFalse(out.exists())

    @unittest.skipIf(HAS_CAIRO, "built with cairo")
    def test_without_cairo(self):
        for form in ("pdf", "png"):
            self.refused("-t", "-", "-f", form, stdin=PUZZLE, naming=(form, "no cairo", "svg"))


@unittest.skipUnless(HAS_CAIRO, "built without cairo")
class Cairo(Case):
    def make(self, form, *options, stdin):
        path = self.folder / f"out.{form}"
        result = run("-t", "-", "-f", form, "-o", path, *options, stdin=stdin)
        self.assertEqual(result.code, 0, result.err)
        return path

    def words(self, path):
        """What pdftotext finds: for each page a list of (middle x, middle y, word)."""
        html = subprocess.run(["pdftotext", "-bbox", path, "-"], stdout=subprocess.PIPE,
                              check=True).stdout
        root = ET.fromstring(re.sub(rb"<!DOCTYPE[^>]*>", b"", html))
        name = "{http://www.w3.org/1999/xhtml}"
        found = []
        for page in root.iter(name + "page"):
            found.append([((float(word.get("xMin")) + float(word.get("xMax"))) / 2,
                           (float(word.get("yMin")) + float(word.get("yMax"))) / 2, word.text)
                          for word in page.iter(name + "word")])
        return found

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext")
    def test_pdftotext_finds_every_digit_where_the_svg_has_it(self):
        lines = puzzles(3)
        options = ("--per-page", 2, "--title", "Morning", "--answers")
        found = self.words(self.make("pdf", *options, stdin="\n".join(lines)))
        drawn = pages(svg(*options, stdin="\n".join(lines)))
        self.assertEqual(len(found), len(drawn))
        for words, page in zip(found, drawn):
            for text in page.texts:
                if text.anchor != "middle" or len(text.text) > 1:
                    continue
                near = [word for x, y, word in words
                        if abs(x - text.x) < 2 and abs(y - text.y + 0.36 * text.size) < 4]
                self.assertEqual(near, [text.text])
        self.assertIn("Morning", [word for _, _, word in found[0]])

    @unittest.skipUnless(shutil.which("pdftotext") and CHINESE, "no pdftotext or no Chinese font")
    def test_titles_and_comments_in_any_script(self):
        title, comment = "\u6570\u72ec M\u00e4rz \u0421\u0443\u0434\u043e\u043a\u0443", "\u9898"
        words, = self.words(self.make("pdf", "--title", title, stdin=f"{PUZZLE} # {comment}"))
        heading = [(x, word) for x, _, word in words if word in title.split()]
        self.assertEqual([word for _, word in heading], title.split())
        self.assertLess(heading[0][0], 595.3 / 2)  # in the middle of the page, not behind it
        self.assertGreater(heading[2][0], 595.3 / 2)
        self.assertIn(comment, [word for _, _, word in words])
        pictures = {self.make("png", "--dpi", 40, "--title", character, stdin=PUZZLE).read_bytes()
                    for character in ("\u6570", "\u72ec", "\uf8ff")}  # the last has no picture
        self.assertEqual(len(pictures), 3)

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext")
    def test_pdftotext_finds_the_puzzle_row_by_row(self):
        path = self.make("pdf", "--per-page", 1, stdin=SOLUTION)
        text = subprocess.run(["pdftotext", "-raw", path, "-"], stdout=subprocess.PIPE,
                              check=True).stdout.decode()
        self.assertIn(SOLUTION, re.sub(r"\s", "", text))

    @unittest.skipUnless(shutil.which("pdftoppm"), "no pdftoppm")
    def test_pdftoppm_opens_it(self):
        path = self.make("pdf", "--per-page", 4, "--answers", "--marks",
                         stdin="\n".join(puzzles(9)) + "\n" + FOUR)
        subprocess.run(["pdftoppm", "-r", "20", "-gray", path, self.folder / "page"], check=True)
        images = sorted(self.folder.glob("page-*.pgm"))
        self.assertEqual(len(images), 4)
        for image in images:
            data = image.read_bytes().split(b"\n", 3)
            self.assertEqual(data[1], b"166 234")  # A4
            self.assertTrue(min(data[3]) < 120 < max(data[3]))  # something is drawn

    def test_the_same_bytes_each_time(self):
        for form in ("pdf", "png"):
            self.assertEqual(self.make(form, stdin=PUZZLE).read_bytes(),
                             self.make(form, stdin=PUZZLE).read_bytes())

    def test_png_has_the_size_of_the_paper(self):
        for options, size in ((("--dpi", 100), (827, 1169)),
                              (("--dpi", 72, "--paper", "letter"), (612, 792))):
            data = self.make("png", *options, stdin=PUZZLE).read_bytes()
            self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(struct.unpack(">II", data[16:24]), size)

    def test_png_pages_are_files(self):
        out = self.folder / "p%d.png"
        self.assertEqual(run("-t", "-", "-f", "png", "--per-page", 1, "--dpi", 30, "-o", out,
                             stdin="\n".join(puzzles(3))).code, 0)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()),
                         ["p1.png", "p2.png", "p3.png"])


if __name__ == "__main__":
    unittest.main()
