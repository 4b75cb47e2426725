#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds sudoku-cli, installing first what that needs, and shows what it does: a million solved
# grids (or as many as the argument says), no two alike, and the solutions of some puzzles.
set -eu
cd "$(dirname "$0")/.."
jobs=$(getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)
folder=build/quickstart

sh cmake/packages.sh
cmake -S . -B $folder -DSUDOKU_BUILD_TESTS=OFF -DSUDOKU_BUILD_EXAMPLES=OFF
cmake --build $folder --parallel "$jobs"

# Runs the program with these arguments, and shows the first grid of what it wrote to a file.
show() {
  file=$1
  shift
  printf '\n$ %s/sudoku-cli %s\n' $folder "$*"
  $folder/sudoku-cli "$@"
  printf '%s begins:\n' "$file"
  head -n 9 "$file"
}
show $folder/grids.txt --create "${1:-1000000}" --output $folder/grids.txt
show $folder/sudoku.txt --solve examples/puzzles.txt
