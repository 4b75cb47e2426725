#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing of the tools to build libsudoku: a C compiler, make and CMake; and with
# the argument "test" what its tests need: cmocka, Python 3, pkg-config and a C++ compiler, and where
# apt knows them, CaDiCaL, expat and cairo, with which more can be built, and programs that some tests
# read its output with.  Asks nothing, does nothing where all is there, and uses sudo only to install,
# if not root.
set -eu

has() {
  command -v "$1" > /dev/null 2>&1
}

finds_header() {
  has cc && echo "$1" | cc -x c -fsyntax-only - > /dev/null 2>&1
}

# Whether apt has a package of that name.
offers() {
  has apt-cache && apt-cache show "$1" > /dev/null 2>&1
}

missing=
welcome= # packages of apt that are not needed
finds_header '#include <stdio.h>' || missing="$missing compiler"
has make || missing="$missing make"
has cmake || missing="$missing cmake"
if [ "${1-}" = test ]; then
  has c++ || missing="$missing c++"
  has pkg-config || missing="$missing pkg-config"
  has python3 || missing="$missing python3"
  finds_header '#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>' || { has pkg-config && pkg-config --exists cmocka; } ||
    missing="$missing cmocka"
  finds_header '#include <ccadical.h>' || welcome="$welcome libcadical-dev"
  finds_header '#include <expat.h>' || welcome="$welcome libexpat1-dev"
  finds_header '#include <cairo/cairo-pdf.h>' || welcome="$welcome libcairo2-dev"
  has pdftotext || welcome="$welcome poppler-utils"
  has xmllint || welcome="$welcome libxml2-utils"
  has minisat || welcome="$welcome minisat"
fi

# Those of them that apt has.
offered() {
  for package in $welcome; do
    if offers "$package"; then
      echo "$package"
    fi
  done
}
[ -n "$missing" ] || [ -n "$(offered)" ] || exit 0

# The packages of one manager, of: apt dnf pacman brew.
packages() {
  for need in $missing; do
    case $need:$1 in
      compiler:apt) echo gcc libc6-dev ;;
      compiler:dnf | compiler:pacman) echo gcc ;;
      compiler:brew | c++:brew) echo "Install Apple's compiler first: xcode-select --install" >&2 ;;
      c++:apt) echo g++ ;;
      c++:dnf) echo gcc-c++ ;;
      c++:pacman) echo gcc ;;
      pkg-config:dnf) echo pkgconf-pkg-config ;;
      pkg-config:pacman | pkg-config:brew) echo pkgconf ;;
      python3:pacman) echo python ;;
      cmocka:apt) echo libcmocka-dev ;;
      cmocka:dnf) echo libcmocka-devel ;;
      *) echo "$need" ;;
    esac
  done
}

as_root=
if [ "$(id -u)" -ne 0 ] && has sudo; then
  as_root=sudo
fi
echo "Installing what is missing:$missing" "$(offered)"
if has apt-get; then
  $as_root apt-get -qq update
  # shellcheck disable=SC2046 # one word a package
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install \
    $(packages apt) $(offered) > /dev/null
elif has dnf; then
  # shellcheck disable=SC2046
  $as_root dnf -q -y install $(packages dnf)
elif has pacman; then
  # shellcheck disable=SC2046
  $as_root pacman -S --needed --noconfirm $(packages pacman)
elif has brew; then
  # shellcheck disable=SC2046
  brew install -q $(packages brew)
else
  echo "No apt-get, dnf, pacman or brew here: please install these yourself." >&2
  exit 1
fi
