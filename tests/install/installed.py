# SPDX-License-Identifier: MIT
"""What the install tests share.  Run by itself (a ctest fixture) it builds the library as a
packager would, without tests and sanitizers, and installs it to PREFIX; the tests look at that.

Environment: SUDOKU_INSTALL_WORK is a folder to work in; CC and CXX the compilers.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "source"))
from tree import CC, CXX, ROOT, header_version, run  # noqa: E402

CONSUMER = pathlib.Path(__file__).resolve().parent / "consumer"
WORK = pathlib.Path(os.environ.get("SUDOKU_INSTALL_WORK", "build/install-tests")).resolve()
BUILD = WORK / "build"
PREFIX = WORK / "prefix"

# What solve.c prints: it solves the puzzle that illustrates Wikipedia's article on Sudoku, and this
# is the solution given there.
SOLVED = header_version() + " " + (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n")


def configure(source, build, *settings, forget=()):
    """Configures with the compilers under test; settings are like CMAKE_BUILD_TYPE=Debug, and
    those to forget are patterns of names."""
    compilers = () if (build / "CMakeCache.txt").exists() else (
        f"-DCMAKE_C_COMPILER={CC}", f"-DCMAKE_CXX_COMPILER={CXX}")
    return run("cmake", "-S", source, "-B", build, *compilers, *[f"-U{name}" for name in forget],
               *[f"-D{setting}" for setting in settings])


def build(folder):
    return run("cmake", "--build", folder, "--parallel", "2")


def install(folder, prefix, *options, **kwargs):
    return run("cmake", "--install", folder, "--prefix", prefix, *options, **kwargs)


def files_below(folder):
    """The files and links below a folder, as relative paths."""
    folder = pathlib.Path(folder)
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")
            if not path.is_dir() or path.is_symlink()}


def libdir(prefix):
    """Where an installation has its libraries: lib, or lib/<machine> for a prefix of /usr."""
    return next(pathlib.Path(prefix).rglob("libsudoku.*")).parent


def pkg_config(prefix, *arguments, package="libsudoku"):
    environment = dict(os.environ, PKG_CONFIG_PATH=str(libdir(prefix) / "pkgconfig"))
    return run("pkg-config", *arguments, package, env=environment).split()


def run_with_library(program, prefix):
    """Runs a program that may need the shared library of that installation."""
    return run(program, env=dict(os.environ, LD_LIBRARY_PATH=str(libdir(prefix))))


def needs_shared(program):
    """Whether a program was linked to a shared library of ours."""
    return "[libsudoku" in run("readelf", "-d", program)


class TestCase(unittest.TestCase):
    """Each test has its own empty folder, self.folder."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(dir=WORK))
        self.addCleanup(shutil.rmtree, self.folder)


def main():
    shutil.rmtree(PREFIX, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    configure(ROOT, BUILD, "SUDOKU_BUILD_TESTS=OFF", "SUDOKU_BUILD_EXAMPLES=OFF",
              "CMAKE_BUILD_TYPE=Release", f"CMAKE_INSTALL_PREFIX={PREFIX}")
    build(BUILD)
    install(BUILD, PREFIX)


if __name__ == "__main__":
    main()
