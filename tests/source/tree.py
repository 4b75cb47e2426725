# SPDX-License-Identifier: MIT
"""What the tests of the source tree share: where it is, its files, and running a tool."""
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
CC = os.environ.get("CC", "cc")
CXX = os.environ.get("CXX", "c++")
CODE = ("include", "lib", "cli", "tests", "examples")


def sources(*folders, suffixes=(".c", ".h")):
    """The files of these folders, e.g. sources("lib", "cli"), as paths in ROOT."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*")
                  if path.suffix in suffixes)


def name(path):
    return path.relative_to(ROOT).as_posix()


def public_headers():
    return sorted((ROOT / "include/sudoku").glob("*.h"))


def declared_functions(io=False):
    """The names that the public headers of libsudoku, or of libsudoku-io, declare with
    SUDOKU_API."""
    text = "".join(path.read_text() for path in public_headers() if (path.name == "io.h") == io)
    return set(re.findall(r"^SUDOKU_API [^;(]*?\b(sudoku_\w+)\(", text, re.MULTILINE))


def header_version():
    """The three numbers of the version in base.h, e.g. "0.1.0"."""
    text = (ROOT / "include/sudoku/base.h").read_text()
    return ".".join(re.search(rf"SUDOKU_VERSION_{part}\s+(\d+)", text).group(1)
                    for part in ("MAJOR", "MINOR", "PATCH"))


def run(*command, **options):
    """Runs a command and returns what it printed; its failure is the test's, with its words."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode:
        raise AssertionError(f"exit {done.returncode}: {' '.join(map(str, command))}\n"
                             f"{done.stdout}")
    return done.stdout
