#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One word per thing: nothing that the program says, and nothing in its pages for players, has a word
that words.txt puts another in place of. What is typed in a line may: people type as they speak."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ["SOURCE_ROOT"])
TABLE = pathlib.Path(__file__).with_name("words.txt")
PAGES = ["README.md", "data/help/handbook.md", "data/help/terminal.md", "data/help/case-file.md",
         "data/help/json.md"]
# As Meson's preset for GLib has it.
KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3",
            "g_dpgettext2:2c,3", "ngettext:1,2"]
# Lists of words that are understood where a turn is typed.
TYPED = "quick line"


def read_table():
    table = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern, instead = line.split("=>")
            end = r"\b" if pattern.strip()[-1] not in ":$" else ""
            table.append((re.compile(rf"\b(?:{pattern.strip()}){end}", re.IGNORECASE),
                          instead.strip()))
    return table


def find(table, place, text):
    """What is wrong with a text: mnemonics are no part of words."""
    words = re.sub(r"_(?=\w)", "", text)
    return [f"{place}: “{match[0]}” in “{text[:80]}”: {instead}"
            for pattern, instead in table for match in [pattern.search(words)] if match]


def read_messages():
    """What the program says, with where it stands."""
    files = [line for line in (ROOT / "po/POTFILES").read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
    with tempfile.TemporaryDirectory() as folder:
        template = pathlib.Path(folder) / "casebook.pot"
        subprocess.run(["xgettext", "--from-code=UTF-8", "--force-po", "--no-wrap", "-o", template,
                        *(f"--keyword={keyword}" for keyword in KEYWORDS), *files],
                       cwd=ROOT, check=True, capture_output=True)
        entries = template.read_text(encoding="utf-8").split("\n\n")[1:]
    for entry in entries:
        place = re.search(r"^#: (\S+)", entry, re.MULTILINE)
        if f'msgctxt "{TYPED}"' not in entry:
            for text in re.findall(r'^(?:msgid|msgid_plural) ((?:".*"\n?)+)', entry, re.MULTILINE):
                yield place[1] if place else "?", "".join(re.findall(r'"(.*)"', text))


def read_pages():
    """Their sentences, without what is typed or named in them."""
    for page in PAGES:
        text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{page}:{number}", re.sub(r"`[^`]*`|<!--.*?-->|\]\([^)]*\)", "", line)


def main():
    table = read_table()
    messages = list(read_messages())
    planted = find(table, "here", "Put This Question Into the C_omposer")
    missed = [instead for pattern, instead in table if pattern.search("Plum passed on Hall.")]
    checks = [
        ("a planted word is found", [] if len(planted) == 1 and not missed else ["none was found"]),
        ("messages are read", [] if len(messages) > 1000 else [f"only {len(messages)}"]),
        ("messages", [slip for message in messages for slip in find(table, *message)]),
        ("pages", [slip for line in read_pages() for slip in find(table, *line)]),
    ]
    print(f"TAP version 13\n1..{len(checks)}")
    for number, (name, slips) in enumerate(checks, 1):
        print(f"{'not ok' if slips else 'ok'} {number} - {name}")
        print("".join(f"# {slip}\n" for slip in slips), end="")
    return 1 if any(slips for _, slips in checks) else 0


sys.exit(main())
