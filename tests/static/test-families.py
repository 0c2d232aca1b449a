#!/usr/bin/env python3
# test-families.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""What boxes of one family share stands once: the file of a box has at most 60 lines, and no deck, power,
house rule or kind of card of it says in all languages what another file says.

Counted is what a box says in English: no translations, comments or empty lines, and no traits of cards,
which are the business of one box. A family is what lies in base; it may be as long as it likes."""

import collections
import os
import pathlib
import re
import sys

EDITIONS = pathlib.Path(os.environ["SOURCE_ROOT"]) / "data" / "editions"
MOST = 60
LANGUAGES = 4  # that a text is in, with which it is a text of its own
SHARED = ("Deck ", "DeckCard ", "Power ", "Variant ", "Trait ")


def read_groups(path):
    """Pairs of the name of a group and its lines, the first of which is the name."""
    groups = [("", [])]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            groups.append((line[1:-1], []))
        groups[-1][1].append(line)
    return groups


def count_lines(groups):
    return sum(not re.match(r"#|\w+\[\w+\]=|$", line)
               for name, lines in groups if not name.startswith("Trait ") for line in lines)


def find_texts(groups):
    """The texts of decks, house rules and the like: where each stands, and what it says in each language."""
    for name, lines in groups:
        texts = collections.defaultdict(set)
        for line in lines:
            if match := re.match(r"(\w+)((?:\[\w+\])?=.+)", line):
                texts[match[1]].add(match[2])
        for key, said in texts.items():
            if name.startswith(SHARED) and len(said) >= LANGUAGES:
                yield f"[{name}] {key}", frozenset(said)


def main():
    boxes = sorted(EDITIONS.glob("*.edition"))
    long, texts = [], collections.defaultdict(list)
    for path in boxes + sorted(EDITIONS.glob("base/*.edition")):
        groups = read_groups(path)
        if path in boxes and (lines := count_lines(groups)) > MOST:
            long.append(f"{path.name} has {lines} lines")
        for text in find_texts(groups):
            texts[text].append(path.name)
    twice = [f"{place} is the same in {' and '.join(files)}" for (place, _), files in texts.items()
             if len(files) > 1]
    good = [len(boxes) > 30 and not long, len(texts) > 20 and not twice]
    print(f"TAP version 13\n1..2\n{'ok' if good[0] else 'not ok'} 1 - no box has more than {MOST} lines")
    print(*(f"# {line}" for line in long), sep="\n")
    print(f"{'ok' if good[1] else 'not ok'} 2 - what boxes share stands once")
    print(*(f"# {line}" for line in twice), sep="\n")
    sys.exit(not all(good))


main()
