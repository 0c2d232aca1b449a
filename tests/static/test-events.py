#!/usr/bin/env python3
# test-events.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""A kind of event is a line in the list and a row in its file: nothing else in src/telling names its
row, its id stands once, in its file or in the list of those of editions, and it is told by taps in a
form that is data. What shows forms knows none of them: in src/ui only what begins an event by itself
names its kind. So a new kind touches four files: its own, the list, and the lists of files to compile
and to translate."""

import os
import pathlib
import re

ROOT = pathlib.Path(os.environ.get("SOURCE_ROOT", pathlib.Path(__file__).parents[2]))
TELLING = ROOT / "src" / "telling"
LIST = TELLING / "cb-draft.h"
IDS = ROOT / "src" / "game" / "edition" / "cb-event-ids.h"
UI = ROOT / "src" / "ui"
# What begins an event by itself, and which.
BEGINNINGS = {
    # The question that is advised, the accusation that is due, the envelope at the end.
    "cb-case-page-sheet.c": {"SUGGESTION", "ACCUSATION", "ENVELOPE"},
    # What the rules call for, what lies on the table to be used, and the room one gets to.
    "cb-case-page-table.c": {
        "DRAW",
        "PLAY",
        "POWER",
        "LOOK",
        "ACCUSATION",
        "ENVELOPE",
        "EXPOSED",
        "ROLL",
        "SUGGESTION",
    },
}


def find_files(folder, pattern):
    """The files that the pattern is found in, but for comments, once for each time."""
    return [path.name for path in sorted(folder.rglob("*.[ch]"))
            for _ in re.finditer(pattern, re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"),
                                                 flags=re.DOTALL))]


def find_beginnings(numbers):
    """By file of src/ui, the kinds of event that it names."""
    found = {}
    for number in numbers:
        for name in find_files(UI, rf"\bCB_DRAFT_{number}\b"):
            found.setdefault(name, set()).add(number)
    return found


def main():
    rows = re.findall(r"EVENT \(([A-Z_]+), ([a-z_]+)\)", LIST.read_text(encoding="utf-8"))
    events = [name for _, name in rows]
    editions_ids = dict(re.findall(r'define (\w+) +"([\w-]+)"', IDS.read_text(encoding="utf-8")))
    named = find_beginnings([number for number, _ in rows])
    print(f"1..{3 * len(events) + 2}")
    print("ok 1 - there are events" if len(events) > 15 else "not ok 1 - there are events")
    print(f"{'ok' if named == BEGINNINGS else 'not ok'} 2 - only what begins an event names its kind "
          f"in src/ui: {named}")
    number = 2
    for event in events:
        files = find_files(TELLING, rf"\bcb_{event}_event\b")
        row = re.search(rf"cb_{event}_event = {{(.*?)\n}};",
                        (TELLING / "events" / files[0]).read_text(encoding="utf-8")
                        if files else "", re.DOTALL)
        words = dict(re.findall(r'\.(id|form) = "?([\w-]+)', row[1])) if row else {}
        event_id = words.get("id", "?")
        ids = find_files(TELLING / "events", rf'"{editions_ids.get(event_id, event_id)}"')
        form = words.get("form", "?")
        forms = find_files(TELLING, rf"\bconst CbFormField {form}\[\] = ")
        for good, what in (
            (len(files) == 1, f"{event}: its row is named by its file alone: {files}"),
            (len(ids) == (event_id not in editions_ids), f"{event}: its id stands once: {ids}"),
            (len(words) == 2 and forms, f"{event}: its form is data: {form}"),
        ):
            number += 1
            print(f"{'ok' if good else 'not ok'} {number} - {what}")


main()
