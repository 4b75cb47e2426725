# SPDX-License-Identifier: MIT
"""A desktop for one test: an X server without a screen, a session bus with accessibility, and the
game in it, which is watched and asked through the names that a screen reader hears and driven by
keys and mouse as a player does it."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

TOOLS = ("Xvfb", "dbus-run-session", "xdotool")
WAIT = 30  # seconds that something may take to show


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
                           XDG_CONFIG_HOME=folder + "/config", XDG_DATA_HOME=folder + "/data",
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


class Game:
    """The running program."""
    running = []

    def __init__(self, *arguments, environment=None):
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
        self.atspi = Atspi
        self.began = time.monotonic()
        self.process = subprocess.Popen([os.environ["SUDOKU_GAME"], *arguments],
                                        env=dict(os.environ, **(environment or {})))
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
            except Exception:  # the tree changes while it is walked
                answer = None
            if answer:
                return answer
            if self.process.poll() is not None:
                raise AssertionError(f"the game ended (exit {self.process.returncode}) before {what}")
            time.sleep(0.03)
        shot("failed")
        raise AssertionError(f"in vain waited for {what}; status: {self.status()!r}")

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
        """All below a node but the cells, of which there are too many."""
        yield node
        count = node.get_child_count()
        # Of the board only what comes after the cells: the digit picker.
        for i in range(count - 1 if node.get_role_name() == "table" else 0, count):
            child = node.get_child_at_index(i)
            if child:
                yield from self.walk(child)

    def find(self, name, *roles):
        """The last thing of that name, so that of a dialog before that of the window."""
        last = None
        for node in self.walk(self.application()):
            if node.get_name() == name and (not roles or node.get_role_name() in roles):
                last = node
        return last

    def button(self, name):
        """The last button of that name, or with that text in it."""
        last = None
        for node in self.walk(self.application()):
            if node.get_role_name() in ("push button", "toggle button") and (
                    node.get_name() == name or
                    any(part.get_role_name() == "label" and part.get_name() == name
                        for part in self.walk(node))):
                last = node
        return last

    def board(self):
        for node in self.walk(self.application()):
            if node.get_name() == "Sudoku board":
                return node
        return None

    def cells(self):
        """What the cells say after "Row 1, column 1: ", row by row."""
        board = self.board()
        if not board:
            return []
        names = [board.get_child_at_index(i).get_name() for i in range(board.get_child_count())]
        return [name.split(": ", 1)[1] for name in names if name.startswith("Row ")]

    def status(self):
        """The texts that are shown."""
        try:
            return [node.get_name() for node in self.walk(self.application())
                    if node.get_role_name() == "label"]
        except Exception:
            return None

    # --- doing

    def press(self, name):
        """Presses the button with that name, as a screen reader does."""
        self.wait(lambda: self.button(name), f"a button {name}").do_action(0)

    def choose(self, name, index, text):
        """Chooses from a list that drops down, until it shows that text; an index of -1 is the last
        and opens something else."""
        for patience in range(1, 6):
            drop = self.wait(lambda: self.find(name, "combo box"), f"a list {name}")
            drop.get_child_at_index(0).do_action(0)
            time.sleep(0.3 * patience)
            self.keys(*["End"] if index < 0 else ["Home", *["Down"] * index], "Return")
            for _ in range(10 * patience):
                time.sleep(0.1)
                if text in [node.get_name() for node in
                            self.walk(self.application() if index < 0 else drop)]:
                    return
            self.keys("Escape")  # a list that is still open
        raise AssertionError(f"{text} cannot be chosen")

    def keys(self, *keys):
        xdo("key", "--delay", "4", *keys)

    def click(self, node):
        box = node.get_extents(self.atspi.CoordType.WINDOW)
        frame = 5  # around the window, which the extents leave out
        xdo("mousemove", box.x + box.width // 2 + frame, box.y + box.height // 2 + frame,
            "click", 1)

    def select(self, cell):
        """Goes to a cell by the keyboard."""
        order = round(len(self.cells()) ** 0.5)
        self.keys("ctrl+Home", *["Down"] * (cell // order), *["Right"] * (cell % order))

    def expect(self, cell, text):
        self.wait(lambda: self.cells()[cell] == text,
                  f"cell {cell} to be {text!r}, it is {self.cells()[cell]!r}")

    def expect_status(self, text):
        self.wait(lambda: any(text in label for label in self.status()), f"the text {text!r}")

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
