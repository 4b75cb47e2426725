# SPDX-License-Identifier: MIT
"""A desktop for one test: an X server without a screen, a session bus with accessibility, and the
game in it, which is watched and asked through the names that a screen reader hears and driven by
keys and mouse as a player does it."""
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

TOOLS = ("Xvfb", "dbus-run-session", "xdotool")
WAIT = 60  # seconds that something may take to show
WINDOWS = ("frame", "filler")  # the roles of windows and dialogs


def with_system_python():
    """Starts the script anew with the system's Python, which alone sees python3-gi."""
    system = "/usr/bin/python3"
    if sys.executable != system and os.path.exists(system) and "GAME_PYTHON" not in os.environ:
        os.environ["GAME_PYTHON"] = system
        os.execv(system, [system, *sys.argv])


def missing():
    """What of the tools is not there, in words; "" if nothing."""
    lacking = [tool for tool in TOOLS if not shutil.which(tool)]
    try:
        import gi
        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        lacking.append("python3-gi with gir1.2-atspi-2.0")
    return ", ".join(lacking)


def run_inside(script):
    """Runs the script again, inside a session bus and beside an X server; returns its exit code."""
    folder = tempfile.mkdtemp(prefix="sudoku-game-")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0",
         os.environ.get("GAME_SCREEN", "1280x1000x24"), "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            display = ":" + number.readline().strip()
        for _ in range(100):  # it may not listen at once
            if subprocess.call(["xdotool", "getdisplaygeometry"], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=dict(os.environ, DISPLAY=display)) == 0:
                break
            time.sleep(0.05)
        environment = dict(os.environ, DISPLAY=display, GDK_BACKEND="x11", GSK_RENDERER="cairo",
                           GTK_A11Y="atspi", GSETTINGS_BACKEND="memory", GTK_USE_PORTAL="0",
                           XDG_RUNTIME_DIR=folder, HOME=folder, LANGUAGE="en", LC_ALL="C.UTF-8",
                           GAME_INSIDE=folder)
        return subprocess.call(["dbus-run-session", "--", sys.executable, script, *sys.argv[1:]],
                               env=environment)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def xdo(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True, stdout=subprocess.DEVNULL)


def steady(ask):
    """A question about the tree of names that is asked again where that changed meanwhile."""
    def asked(self, *arguments):
        end = time.monotonic() + WAIT
        while True:
            try:
                return ask(self, *arguments)
            except self.changing:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.03)
    return asked


def become(player):
    """What is started next belongs to a player who has not played yet, and whom movements of windows
    would keep waiting."""
    home = pathlib.Path(os.environ["GAME_INSIDE"]) / player
    for name in "config", "data":
        os.environ[f"XDG_{name.upper()}_HOME"] = str(home / name)
    toolkit = home / "config/gtk-4.0/settings.ini"
    toolkit.parent.mkdir(parents=True)
    toolkit.write_text("[Settings]\ngtk-enable-animations=false\ngtk-cursor-blink=false\n")
    return home


class Game:
    """The running program."""
    running = []

    def __init__(self, *arguments):
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
        self.atspi = Atspi
        Atspi.set_timeout(WAIT * 1000, WAIT * 1000)  # or a busy machine gives no answer in time
        # What asking ends in while the tree of names changes.
        self.changing = (GLib.Error, AttributeError, IndexError)
        self.began = time.monotonic()
        self.process = subprocess.Popen([os.environ["SUDOKU_GAME"], *arguments],
                                        cwd=os.environ["GAME_INSIDE"])
        Game.running.append(self.process)
        self.wait(lambda: self.frame(), "the window")
        self.wait(lambda: len(self.cells()) > 0, "the cells")
        self.started = time.monotonic() - self.began

    # --- waiting

    def wait(self, question, what):
        """Asks until the answer is true, and returns it."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                answer = question()
            except self.changing:
                answer = None
            if answer:
                return answer
            if self.process.poll() is not None:
                raise AssertionError(f"the game ended (exit {self.process.returncode}) before {what}")
            time.sleep(0.03)
        shot("failed")
        raise AssertionError(f"in vain waited for {what}")

    # --- the tree of names

    def application(self):
        desktop = self.atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def frame(self):
        application = self.application()
        return application and application.get_child_count() and application.get_child_at_index(0)

    def walk(self, node):
        """All below a node but the cells and what is drawn on buttons, of which there is too much:
        each question goes through two processes."""
        yield node
        role = node.get_role_name()
        if role in ("push button", "label", "list item"):
            return
        count = node.get_child_count()
        # Of the board only what comes after the cells: the digit picker.
        for i in range(count - 1 if role == "table" else 0, count):
            child = node.get_child_at_index(i)
            if child:
                yield from self.walk(child)

    @steady
    def find(self, name, *roles):
        """The last thing of that name, so that of a dialog before that of the window."""
        last = None
        for node in self.walk(self.application()):
            if node.get_name() == name and (not roles or node.get_role_name() in roles):
                last = node
        return last

    @steady
    def button(self, name):
        """The last button of that name; that of a dialog has its key before it: "_Load Load"."""
        last = None
        for node in self.walk(self.application()):
            if node.get_role_name() == "push button" and (
                    node.get_name() == name or node.get_name().endswith(" " + name)):
                last = node
        return last

    @steady
    def board(self):
        for node in self.walk(self.application()):
            if node.get_name() == "Sudoku board":
                return node
        return None

    @steady
    def cell(self, cell):
        """The thing that is this cell."""
        return self.board().get_child_at_index(cell)

    @steady
    def cells(self):
        """What the cells say after "Row 1, column 1: ", row by row."""
        board = self.board()
        if not board:
            return []
        names = [board.get_child_at_index(i).get_name() for i in range(board.get_child_count())]
        return [name.split(": ", 1)[1] for name in names if name.startswith("Row ")]

    @steady
    def status(self):
        """The texts that are shown."""
        return [node.get_name() for node in self.walk(self.application())
                if node.get_role_name() == "label"]

    # --- doing

    def press(self, name):
        """Presses the button with that name, as a screen reader does, once it can be pressed."""
        self.wait(lambda: self.button(name).do_action(0), f"a button {name}")

    def choose(self, name, index, text=None):
        """Chooses from a list that drops down, which then shows that text; without one, the choice
        opens something else.  An index of -1 is the last."""
        drop = self.wait(lambda: self.find(name, "combo box"), f"a list {name}")
        self.wait(lambda: drop.get_child_at_index(0).do_action(0), f"{name} to drop down")
        self.wait(lambda: self.chosen(drop) is not None, f"the list of {name}")
        self.keys("Home")
        self.wait(lambda: self.chosen(drop) == 0, f"the first of {name}")
        if index < 0:
            index = len(self.items(drop)) - 1
        self.keys(*["Down"] * index)
        self.wait(lambda: self.chosen(drop) == index, f"number {index} of {name}")
        self.keys("Return")
        self.wait(lambda: not self.items(drop), f"the end of the list of {name}")
        if text:
            self.wait(lambda: self.says(drop, text), f"{name} to be {text}")

    def says(self, node, text):
        """Whether a thing or a part of it has that name."""
        return node.get_name() == text or any(
            self.says(node.get_child_at_index(i), text) for i in range(node.get_child_count()))

    @steady
    def items(self, drop):
        """What can be chosen in a list that has dropped down; nothing if it has not."""
        return [node for node in self.walk(drop) if node.get_role_name() == "list item"]

    def chosen(self, drop):
        """The number of the entry that has the keyboard."""
        for number, item in enumerate(self.items(drop)):
            if self.is_in(item, "FOCUSED"):
                return number
        return None

    def name_file(self, title, button, file):
        """Answers a dialog that asks for a file, where files are picked from after Ctrl+L."""
        self.wait(lambda: self.find(title), f"the dialog {title}")
        picking = button not in ("Save", "Export")
        if picking:
            self.keys("ctrl+l")
        entry = self.wait(lambda: self.find("GtkFileChooserEntry" if picking else "Name:", "text"),
                          "the entry for a file")
        self.wait(lambda: entry.set_text_contents(str(file)), "the entry")
        self.wait(lambda: entry.get_text(0, entry.get_character_count()) == str(file),
                  "the file's name")
        self.press(button)
        self.gone(title)

    def focused(self, window):
        """Whether something in a window has the keyboard."""
        return any(self.is_in(node, "FOCUSED") for node in self.walk(window))

    def is_in(self, node, state):
        return node.get_state_set().contains(getattr(self.atspi.StateType, state))

    def gone(self, title):
        """Waits for the end of a dialog."""
        self.wait(lambda: not self.find(title, *WINDOWS), f"the end of the dialog {title}")

    def listen(self):
        """Waits until keys go to the newest window of the program.  Without a window manager nobody
        gives a window the keyboard back when one in front of it closes: so this does."""
        def listens():
            top = self.application().get_child_at_index(self.application().get_child_count() - 1)
            if self.is_in(top, "ACTIVE") or (top.get_role_name() != "frame" and self.focused(top)):
                return True
            subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{top.get_name()}$",
                            "windowfocus"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           check=False)  # it may not be there yet
            return False
        self.wait(listens, "a window that has the keyboard")

    def keys(self, *keys):
        """Presses keys, once there is a window that takes them."""
        self.listen()
        if keys:
            xdo("key", "--delay", "4", *keys)

    def click(self, node):
        """Clicks in the middle of something, once it has come to rest."""
        frame = 5  # around the window, which the extents leave out
        boxes = [None]

        def rests():
            box = node.get_extents(self.atspi.CoordType.WINDOW)
            boxes.append((box.x, box.y, box.width, box.height))
            return boxes[-1] == boxes[-2] and box.width > 0
        self.wait(rests, "something to click on")
        x, y, width, height = boxes[-1]
        xdo("mousemove", x + width // 2 + frame, y + height // 2 + frame, "click", 1)

    def select(self, cell):
        """Goes to a cell by the keyboard."""
        order = math.isqrt(self.board().get_child_count())  # the digit picker may be the last
        self.keys("ctrl+Home", *["Down"] * (cell // order), *["Right"] * (cell % order))
        self.wait(lambda: self.is_in(self.cell(cell), "FOCUSED"),
                  f"cell {cell} to have the keyboard")

    def expect(self, cell, text):
        try:
            self.wait(lambda: self.cell(cell).get_name().split(": ", 1)[1] == text,
                      f"cell {cell} to be {text!r}")
        except AssertionError as failure:
            raise AssertionError(f"{failure}, it is {self.cells()[cell]!r}") from None

    def expect_status(self, text):
        try:
            self.wait(lambda: any(text in label for label in self.status()), f"the text {text!r}")
        except AssertionError as failure:
            raise AssertionError(f"{failure}, but saw {self.status()}") from None

    def quit(self):
        self.keys("ctrl+q")
        return self.process.wait(timeout=WAIT)


def end_all():
    """Ends what a failed test left."""
    for process in Game.running:
        process.kill()
        process.wait()
    Game.running.clear()


def shot(name):
    """A picture of the screen, kept in the build folder."""
    folder = pathlib.Path(os.environ.get("GAME_PICTURES", "."))
    folder.mkdir(parents=True, exist_ok=True)
    time.sleep(0.25)
    tool = shutil.which("scrot")
    if tool:
        subprocess.run([tool, "-o", str(folder / (name + ".png"))], check=False)
