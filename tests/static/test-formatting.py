#!/usr/bin/env python3
# test-formatting.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every C file is formatted as .clang-format says, and every file has its licence tag."""

import os
import subprocess
import sys

ROOT = os.environ["SOURCE_ROOT"]
FORMATTER = os.environ["CLANG_FORMAT"]
FOLDERS = ("src", "tests", "data", "po", "build-aux", "flatpak", ".ci")
# Their licences stand in the file copyright there.
DEBIAN = os.path.join(ROOT, "build-aux", "debian", "")
# Formats without comments, recorded games, changes of files with a tag, and what a program is
# expected to print.
UNTAGGED = (".json", ".casebook", ".deal", ".png", ".pyc", ".txt", ".patch")


def list_files():
    for folder in FOLDERS:
        for path, folders, names in os.walk(os.path.join(ROOT, folder)):
            folders[:] = [f for f in folders if f != "__pycache__"]
            for name in names:
                yield os.path.join(path, name)


def has_tag(path):
    # Some of what the readers are tried on is no text.
    with open(path, encoding="utf-8", errors="replace") as file:
        return "SPDX-License-Identifier" in file.read(2000)


def is_formatted(paths):
    return subprocess.run([FORMATTER, "--dry-run", "--Werror", *paths], check=False,
                          stdout=sys.stderr).returncode == 0


def main():
    files = sorted(list_files())
    untagged = [f for f in files if not f.endswith(UNTAGGED) and not f.startswith(DEBIAN)
                and not has_tag(f)]
    formatted = is_formatted([f for f in files if f.endswith((".c", ".h"))])
    print("1..2")
    print(f"{'ok' if formatted else 'not ok'} 1 - C files are formatted")
    print(f"{'not ok' if untagged else 'ok'} 2 - licence tags"
          + "".join(f" {os.path.relpath(f, ROOT)}" for f in untagged))
    sys.exit(not formatted or bool(untagged))


main()
