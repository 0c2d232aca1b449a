#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# in-language.sh LANGUAGE PROGRAM ARGUMENTS…
#
# Runs the program with --language and the locale of this machine for the language; where there is
# none, ends as a test that was skipped.
set -eu

language=$1
shift
locale=$(locale -a | grep -m 1 "^$language.*utf8") || {
  echo "This machine does not speak $language." >&2
  exit 77
}
exec "$@" --language "$locale"
