#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the 9x9 kernels of 64-bit ARM, compiled by a cross compiler, under qemu, and compares what
# they find with this processor's.  Takes a minute; needs Debian's gcc-aarch64-linux-gnu,
# libc6-dev-arm64-cross and qemu-user.
set -eu
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

compile() {
  "$@" -std=c11 -O2 -Iinclude -Ilib -Itests/support lib/*/*.c tests/support/puzzles.c \
    tests/aarch64/digest.c -pthread -static
}
compile "${CC:-cc}" -o "$folder/here"
compile aarch64-linux-gnu-gcc -o "$folder/there"

"$folder/here" tests/data/hard9x9.txt | tee "$folder/digests"
qemu-aarch64 "$folder/there" tests/data/hard9x9.txt | tee "$folder/there.txt"
grep -q ' neon$' "$folder/there.txt"
different=$(cat "$folder/digests" "$folder/there.txt" | cut -d ' ' -f 1 | sort -u | wc -l)
if [ "$different" -ne 1 ]; then
  echo "the digests differ" >&2
  exit 1
fi
echo "all the same"
