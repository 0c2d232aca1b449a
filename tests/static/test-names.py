#!/usr/bin/env python3
# test-names.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""A name means one thing in all of src, even where headers never meet: whoever looks one up finds one
place. No type of Casebook (Cb…, the values of its enumerations, too) is defined in two files, and no
function that other files may call.

What is local to one file has no prefix, so that it is known as such: such a type or a static function
may be called like one in another file. A header has no such types: it is not one file."""

import collections
import os
import pathlib
import re
import sys

SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"]) / "src"

COMMENTS = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
# "} CbThing;" ends a type, "struct _CbThing" with a body is one, and so is a type of functions.
TYPES = (re.compile(r"^\} (\w+);", re.MULTILINE), re.compile(r"^struct _(\w+)\n\{", re.MULTILINE),
         re.compile(r"^typedef (?!struct|enum|union)[^;{}]*?\(\*(\w+)\)", re.MULTILINE),
         re.compile(r"^typedef (?:unsigned )?\w+ (?:\*)?(\w+);", re.MULTILINE))
VALUES = re.compile(r"^typedef enum\n\{\n(.*?)^\}|^enum\n\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
# The name of a function begins its line, under what it returns.
FUNCTION = re.compile(r"^(?P<before>[^\n]*)\n(?P<name>[a-z_]\w*) \([^;{}]*?\)\n\{", re.MULTILINE)
INLINE = re.compile(r"^static inline [^\n]*\n(?P<name>\w+) \(", re.MULTILINE)


def read():
    """Of each name the files that define it, types and functions apart; and what headers call
    without a prefix."""
    types, functions, bare = (collections.defaultdict(set) for _ in range(3))
    for path in sorted(SOURCE.glob("**/*.[ch]")):
        text = COMMENTS.sub("", path.read_text(encoding="utf-8"))
        place = path.relative_to(SOURCE).as_posix()
        defined = [name for pattern in TYPES for name in pattern.findall(text)]
        for bodies in VALUES.findall(text):
            defined += re.findall(r"^\s*([A-Z]\w+)", "".join(bodies), re.MULTILINE)
        for name in defined:
            if name.lower().startswith(("cb", "_cb")):
                types[name].add(place)
            elif path.suffix == ".h":
                bare[name].add(place)
        for match in FUNCTION.finditer(text):
            if not match["before"].startswith("static"):
                functions[match["name"]].add(place)
        if path.suffix == ".h":
            for match in INLINE.finditer(text):
                functions[match["name"]].add(place)
    functions.pop("main", None)  # each program has one
    return types, functions, bare


def main():
    types, functions, bare = read()
    failed = False
    print("1..3")
    for number, (what, wrong) in enumerate((
            ("types are defined once", {n: p for n, p in types.items() if len(p) > 1}),
            ("functions are defined once", {n: p for n, p in functions.items() if len(p) > 1}),
            ("types of headers have a prefix", bare)), 1):
        for name, places in sorted(wrong.items()):
            print(f"# {name}: {' '.join(sorted(places))}")
        failed = failed or bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {what}")
    print(f"# {len(types)} types and values, {len(functions)} functions")
    sys.exit(failed)


main()
