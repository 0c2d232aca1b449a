#!/usr/bin/env python3
# test-rooms.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large the rooms of src are: lines of .c and .h, functions a thousand lines, and the longest
function. Prints a table of all; fails where a room has more lines than its ceiling in rooms.txt, or a
function is longer than 60 lines.

A line of rooms.txt is a folder, its ceiling, and the budget that it is to come down to. A ceiling is
what the room had when it was written, and up to 150 lines more; it is lowered when the room has got
smaller."""

import os
import pathlib
import re
import sys

SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"]) / "src"
LONGEST = 60

FUNCTION = re.compile(r"^([a-z_]\w*) \([^;{}]*?\)\n\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)


def measure(files):
    """Lines, functions, and the longest of these: its lines and its name."""
    lines, lengths = 0, [(0, "")]
    for path in files:
        text = path.read_text(encoding="utf-8")
        lines += text.count("\n")
        lengths += [(body.count("\n"), name) for name, body in FUNCTION.findall(text)]
    return lines, len(lengths) - 1, *max(lengths)


def main():
    table = pathlib.Path(__file__).with_name("rooms.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in table.splitlines() if line and not line.startswith("#")]
    rooms = [room for room, _, _ in rows]
    files = {room: [] for room in rooms}
    lost = []
    for path in sorted(SOURCE.glob("**/*.[ch]")):
        place = path.relative_to(SOURCE).as_posix()
        around = [room for room in rooms if place.startswith(room + "/")]
        (files[max(around, key=len)] if around else lost).append(path)
    print(f"1..{len(rows) + 1}")
    print(f"# {'room':20} {'lines':>7} {'ceiling':>8} {'budget':>7} {'f/1000':>7}  longest function")
    failed, total = bool(lost), 0
    for number, (room, ceiling, budget) in enumerate(rows, 1):
        lines, functions, longest, name = measure(files[room])
        total += lines
        good = 0 < lines <= int(ceiling) and longest <= LONGEST
        failed = failed or not good
        print(f"# {room:20} {lines:7} {ceiling:>8} {budget:>7} {1000 * functions / max(lines, 1):7.1f}"
              f"  {longest} {name}")
        print(f"{'ok' if good else 'not ok'} {number} - {room} is no larger than it was")
    print(f"# {'all':20} {total:7}")
    print(f"{'not ok' if lost else 'ok'} {len(rows) + 1} - each file is in a room {lost or ''}".rstrip())
    sys.exit(failed)


main()
