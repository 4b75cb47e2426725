#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds libsudoku with all its tests and runs them, installing first what that needs.  Those that
# take minutes are left out: sh cmake/test.sh -L long runs them, and -L game plays the desktop game.
# Arguments go to ctest.
set -eu
cd "$(dirname "$0")/.."
jobs=$(getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)
[ $# -gt 0 ] || set -- -LE 'long|game'

sh cmake/packages.sh test
cmake -S . -B build/test
cmake --build build/test --parallel "$jobs"
ctest --test-dir build/test --parallel "$jobs" --output-on-failure --no-tests=error "$@"
