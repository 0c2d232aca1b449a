#!/usr/bin/env python3
# test-events.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""A kind of event is a line in the list and a row in its file: nothing else in src/telling names its
row, its id stands once, in its file or in the list of those of editions, and its form is one of those that the composer registers.
So a new kind that is shown by a form there is already touches four files: its own, the list, and
the lists of files to compile and to translate."""

import os
import pathlib
import re

ROOT = pathlib.Path(os.environ.get("SOURCE_ROOT", pathlib.Path(__file__).parents[2]))
TELLING = ROOT / "src" / "telling"
LIST = TELLING / "cb-draft.h"
IDS = ROOT / "src" / "game" / "edition" / "cb-event-ids.h"
FORMS = ROOT / "src" / "ui" / "record" / "cb-composer-forms.c"


def camel_to_snake(name):
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def find_files(folder, pattern):
    """The files that the pattern is found in, but for comments, once for each time."""
    return [path.name for path in sorted(folder.rglob("*.[ch]"))
            for _ in re.finditer(pattern, re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"),
                                                 flags=re.DOTALL))]


def main():
    events = re.findall(r"EVENT \([A-Z_]+, ([a-z_]+)\)", LIST.read_text(encoding="utf-8"))
    editions_ids = dict(re.findall(r'define (\w+) +"([\w-]+)"', IDS.read_text(encoding="utf-8")))
    forms = FORMS.read_text(encoding="utf-8")
    print(f"1..{3 * len(events) + 1}")
    print("ok 1 - there are events" if len(events) > 15 else "not ok 1 - there are events")
    number = 1
    for event in events:
        files = find_files(TELLING, rf"\bcb_{event}_event\b")
        row = re.search(rf"cb_{event}_event = {{(.*?)\n}};",
                        (TELLING / "events" / files[0]).read_text(encoding="utf-8")
                        if files else "", re.DOTALL)
        words = dict(re.findall(r'\.(id|form) = "?([\w-]+)', row[1])) if row else {}
        event_id = words.get("id", "?")
        ids = find_files(TELLING / "events", rf'"{editions_ids.get(event_id, event_id)}"')
        form = camel_to_snake(words.get("form", "?")) + "_get_type"
        for good, what in (
            (len(files) == 1, f"{event}: its row is named by its file alone: {files}"),
            (len(ids) == (event_id not in editions_ids), f"{event}: its id stands once: {ids}"),
            (len(words) == 2 and form in forms, f"{event}: the composer has its form: {form}"),
        ):
            number += 1
            print(f"{'ok' if good else 'not ok'} {number} - {what}")


main()
