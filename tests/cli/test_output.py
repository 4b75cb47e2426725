# SPDX-License-Identifier: MIT
"""Proves where output goes and that nobody sees half of it: old files stay until the new one is
whole, whatever fails; modes and symbolic links are kept; devices and FIFOs are written in place
and stay what they are; every failure to write has exit code 3 and the system's reason; a closed
pipe ends quietly; the progress bar is for terminals."""
import os
import pty
import resource
import signal
import stat
import subprocess
import threading
import time
import unittest

from cli import CLI, PUZZLE, SOLUTION, Case, parse_grids, run

NOBODY = 65534


def as_nobody():
    """For preexec_fn: gives up root's right to write everywhere."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


class Regular(Case):
    def leftovers(self):
        return [path.name for path in self.folder.rglob("*") if "sudoku-cli." in path.name]

    def test_new_file(self):
        path = self.folder / "out"
        run("-c", "3", "-o", path, preexec_fn=lambda: os.umask(0o027))
        self.assertEqual(len(parse_grids(path.read_bytes())), 3)
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)
        self.assertEqual([entry.name for entry in self.folder.iterdir()], ["out"])

    def test_old_file_is_replaced_and_its_mode_kept(self):
        path = self.write("out", "x" * 100000)
        path.chmod(0o604)
        number = path.stat().st_ino
        with open(path, "rb") as reader:
            run("-c", "3", "-o", path)
            self.assertEqual(reader.read(), b"x" * 100000, "who reads the old file goes on")
        self.assertNotEqual(path.stat().st_ino, number)
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o604)
        self.assertEqual(len(parse_grids(path.read_bytes())), 3)

    def test_symbolic_links(self):
        (self.folder / "data").mkdir()
        target = self.write("data/target", "old")
        links = self.folder / "links"
        links.mkdir()
        (links / "one").symlink_to("../data/target")
        (links / "two").symlink_to(links / "one")
        (links / "new").symlink_to("../data/new")
        for name, where in (("one", target), ("two", target), ("new", self.folder / "data/new")):
            result = run("-c", "2", "-o", links / name)
            self.assertEqual(result.code, 0, result.err)
            self.assertTrue((links / name).is_symlink())
            self.assertEqual(len(parse_grids(where.read_bytes())), 2)
            where.write_text("old")
        (links / "loop").symlink_to("loop")
        self.refused("-c", "2", "-q", "--seed", "1", "-o", links / "loop", code=3)
        self.assertEqual(self.leftovers(), [])

    def test_input_is_output(self):
        path = self.write("p", f"{PUZZLE}\n" * 3000)
        self.assertEqual(run("-s", path, "-o", path, "-f", "line").code, 0)
        self.assertEqual(path.read_text(), f"{SOLUTION}\n" * 3000)
        program = self.program_in(self.folder)
        self.assertEqual(run("-c", "9", "--seed", "4", program=program).code, 0)
        before = (self.folder / "sudoku.txt").read_bytes()
        self.assertEqual(run("-s", self.folder / "sudoku.txt", program=program).code, 0)
        self.assertEqual((self.folder / "sudoku.txt").read_bytes(), before)

    def test_long_and_strange_names(self):
        for name in ("n" * 255, "-", "a b\n", "数独"):
            path = self.folder / name
            self.assertEqual(run("-c", "1", "-o", path).code, 0)
            self.assertTrue(path.exists())
        self.assertEqual(run("-c", "1", "-o", "./-", cwd=self.folder).out, b"")

    def test_terminated(self):
        # The empty 4x4 grid has its solutions at once; of 16x16 they never end.
        old = self.write("out", "old")
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT,
                       signal.SIGALRM, signal.SIGUSR1, signal.SIGUSR2, signal.SIGXCPU):
            no_core = lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            process = subprocess.Popen([CLI, "-a", "-", "-o", str(old)], stdin=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, preexec_fn=no_core)
            process.stdin.write(b"." * 256 + b"\n")
            process.stdin.close()
            while not self.leftovers():
                self.assertIsNone(process.poll())
                time.sleep(0.01)
            process.send_signal(number)
            self.assertEqual(process.wait(), -number)
            self.assertEqual(self.leftovers(), [])
            self.assertEqual(old.read_text(), "old")

    def test_unwritable(self):
        old = self.write("old", "old")
        args = ["-c", "2"]
        for path, reason in [("/", "Is a directory"), (self.folder, "Is a directory"),
                             (f"{self.folder}/", "Is a directory"), (f"{old}/", "Not a directory"),
                             (self.folder / "no/x", "No such file"), (old / "x", "Not a directory"),
                             ("", "No such file"), (self.folder / ("n" * 256), "too long"),
                             ("/" + "n/" * 3000, "too long")]:
            with self.subTest(path):
                self.refused(*args, "-o", path, naming=[str(path)[:50], reason], code=3)
        self.assertEqual(old.read_text(), "old")
        self.assertEqual(self.leftovers(), [])

    def test_read_only(self):
        self.folder.chmod(0o777)
        closed = self.folder / "closed"
        closed.mkdir(mode=0o555)
        only = self.write("only", "old")
        only.chmod(0o444)
        copy = self.program_in(self.folder / "bin")
        for path in (closed / "x", only):
            self.refused("-c", "2", "--seed", "1", "-o", path, program=copy,
                         naming=[str(path), "ermission denied"], code=3, preexec_fn=as_nobody)
        self.assertEqual(only.read_text(), "old")

    def test_default_where_the_program_cannot_write(self):
        self.folder.chmod(0o755)
        program = self.program_in(self.folder / "bin")
        (self.folder / "bin").chmod(0o555)
        here = self.folder / "here"
        here.mkdir()
        here.chmod(0o777)
        result = run("-c", "2", program=program, cwd=here, preexec_fn=as_nobody)
        self.assertEqual(result.code, 0, result.err)
        self.assertEqual(len(parse_grids((here / "sudoku.txt").read_bytes())), 2)
        self.assertIn(str(here / "sudoku.txt"), result.err)

    def test_default_where_the_program_is_installed(self):
        program = self.program_in(self.folder / "usr/bin")
        (self.folder / "usr/share/sudoku-cli").mkdir(parents=True)
        here = self.folder / "here"
        here.mkdir()
        self.assertEqual(run("-c", "2", program=program, cwd=here).code, 0)
        self.assertEqual([path.name for path in here.iterdir()], ["sudoku.txt"])
        self.assertEqual([path.name for path in (self.folder / "usr/bin").iterdir()],
                         ["sudoku-cli"])

    def test_default_through_a_link_to_the_program(self):
        program = self.program_in(self.folder / "real")
        link = self.folder / "link"
        link.symlink_to(program)
        self.assertEqual(run("-c", "2", program=link, cwd="/").code, 0)
        self.assertTrue((self.folder / "real/sudoku.txt").exists())


class InPlace(Case):
    def test_full_device(self):
        for args in (["-c", "100000"], ["-c", "1"], ["-s", "-"], ["-a", "-"], ["-n", "-"],
                     ["-v", "-"], ["--list", "formats"]):
            with self.subTest(args):
                self.refused(*args, "-q", *(["--seed", "1"] if args[0] == "-c" else []), "-o",
                             "/dev/full", stdin=PUZZLE, code=3,
                             naming=["/dev/full", "No space left"])
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/full").st_mode))
        for args in (["-c", "5", "-o", "-"], ["-s", "-"], ["--help"], ["--version"],
                     ["--list", "engines"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([CLI, *args], input=PUZZLE.encode(), stdout=full,
                                      stderr=subprocess.PIPE)
            self.assertEqual(done.returncode, 3, args)
            self.assertIn(b"No space left", done.stderr)

    def test_null_device(self):
        before = os.stat("/dev/null")
        self.assertEqual(run("-c", "1000", "-o", "/dev/null").code, 0)
        after = os.stat("/dev/null")
        self.assertTrue(stat.S_ISCHR(after.st_mode))
        self.assertEqual((before.st_ino, before.st_rdev), (after.st_ino, after.st_rdev))

    def test_full_file_system(self):
        # A limit on the size of files fails at the same place as a full disk.
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))
        old = self.write("out", "old")
        self.refused("-c", "100000", "--seed", "1", "-o", old, code=3, preexec_fn=limit,
                     naming=[str(old), "too large"])
        self.assertEqual(old.read_text(), "old")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["out"])

    def test_small_tmpfs(self):
        place = self.folder / "full"
        place.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)],
                                 stderr=subprocess.DEVNULL)
        if mounted.returncode != 0:
            self.skipTest("may not mount")
        self.addCleanup(subprocess.run, ["umount", str(place)])
        (place / "out").write_text("old")
        self.refused("-c", "100000", "--seed", "1", "-o", place / "out", code=3,
                     naming=["No space left"])
        self.assertEqual((place / "out").read_text(), "old")
        self.assertEqual(len(list(place.iterdir())), 1)

    def test_fifo(self):
        path = self.folder / "fifo"
        os.mkfifo(path)
        got = []
        reader = threading.Thread(target=lambda: got.append(path.read_bytes()))
        reader.start()
        self.assertEqual(run("-c", "2000", "-o", path).code, 0)
        reader.join()
        self.assertEqual(len(parse_grids(got[0])), 2000)
        self.assertTrue(stat.S_ISFIFO(path.stat().st_mode))

    def test_fifo_as_input(self):
        path = self.folder / "fifo"
        os.mkfifo(path)
        writer = threading.Thread(target=lambda: path.write_text(f"{PUZZLE}\n" * 5000))
        writer.start()
        result = run("-s", path, "-o", "-", "-f", "line")
        writer.join()
        self.assertEqual(result.text, f"{SOLUTION}\n" * 5000)

    def test_names_of_descriptors(self):
        target = self.write("out", "kept\n")
        for name in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
            with open(target, "ab") as out:
                subprocess.run([CLI, "-q", "-s", "-", "-f", "line", "-o", name],
                               input=PUZZLE.encode(), stdout=out, check=True)
        self.assertEqual(target.read_text(), "kept\n" + f"{SOLUTION}\n" * 3)


class Pipes(Case):
    def test_closed_pipe_ends_quietly(self):
        many = self.write("many", f"{PUZZLE}\n" * 20000)
        for args in (["-c", "1000000", "--seed", "1"], ["-s", str(many)], ["-v", str(many)],
                     ["-a", "-"]):
            for threads in ("1", "2"):
                process = subprocess.Popen([CLI, *args, "-o", "-", "-j", threads],
                                           stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                           stderr=subprocess.PIPE)
                process.stdin.write(b"." * 256 + b"\n")
                process.stdin.close()
                process.stdout.readline()
                process.stdout.close()
                with self.subTest(args=args, threads=threads):
                    self.assertEqual(process.stderr.read(), b"")
                    self.assertEqual(process.wait(), 0)
                process.stderr.close()

    def test_answers_come_while_the_input_is_open(self):
        for threads in ("1", "2"):
            process = subprocess.Popen([CLI, "-s", "-", "-f", "line", "-q", "-j", threads],
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for _ in range(3):
                process.stdin.write(f"{PUZZLE}\n".encode())
                process.stdin.flush()
                self.assertEqual(process.stdout.readline().decode().strip(), SOLUTION)
            process.stdin.close()
            process.stdout.close()
            self.assertEqual(process.wait(), 0)


class Progress(Case):
    def on_terminal(self, *args, out=subprocess.PIPE):
        """Runs with a terminal as stderr and an input that takes more than a second; returns what
        the terminal got.  'out' None: it gets the output too."""
        try:
            control, terminal = pty.openpty()
        except OSError: # a bare chroot has no /dev/pts
            self.skipTest("no terminals here")
        process = subprocess.Popen([CLI, "-s", "-", "-f", "line", *args], stdin=subprocess.PIPE,
                                   stdout=terminal if out is None else out, stderr=terminal)
        os.close(terminal)
        shown = b""
        for number, pause in enumerate((1.1, 0.3), 1):
            process.stdin.write(f"{PUZZLE}\n".encode())
            process.stdin.flush()
            while process.stdout is None and shown.count(SOLUTION.encode()) < number:
                shown += os.read(control, 4096)
            if process.stdout:
                process.stdout.readline()
            time.sleep(pause)
        process.stdin.write(f"{PUZZLE}\n".encode())
        process.stdin.close()
        if process.stdout:
            self.assertEqual(process.stdout.read().decode(), f"{SOLUTION}\n")
            process.stdout.close()
        self.assertEqual(process.wait(), 0)
        try:
            while part := os.read(control, 4096):
                shown += part
        except OSError: # the end, on Linux
            pass
        os.close(control)
        return shown.decode()

    def test_shown_on_a_terminal(self):
        shown = self.on_terminal()
        self.assertRegex(shown, r"\r\x1b\[K[0-9]+ puzzles, [0-9]+/s")
        self.assertRegex(shown.split("\r")[-2], r"\A\x1b\[Ksudoku-cli: 3 puzzles: ")

    def test_does_not_run_into_the_output(self):
        before_answers = self.on_terminal(out=None).split(SOLUTION)[:3]
        self.assertIn("puzzles, ", "".join(before_answers)) # else nothing can run into the output
        for before in before_answers:
            self.assertRegex(before, r"(\A|\n|\r\x1b\[K)\Z")

    def test_not_shown(self):
        self.assertEqual(self.on_terminal("-q"), "")
        self.assertNotIn("\r", run("-s", "-", stdin=PUZZLE).err)


if __name__ == "__main__":
    unittest.main()
