#!/usr/bin/env python3
# test-arrows.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows between the rooms of src run one way. A room is a folder; there is an arrow to another where
one of its files includes a header of that. No rooms are in a circle, nor a room and its subfolders.

Files that include each other in a circle are one thing spread over several files; a file is a name
here, without "-private" and its ending. Circles that are left are listed with the reason. The list may
only shrink: one that is gone or smaller has to be taken off it, and a new one is not put on it."""

import collections
import os
import pathlib
import re
import sys

SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"]) / "src"

ROOMS = {}

CIRCLES = {
    "cb-application cb-window": "the application opens windows, which ask it for what they share",
    "cb-cell cb-sheet": "a sheet owns its cells, and each asks the sheet for its marks",
    "cb-cover cb-cover-window": "a cover finds the windows that it covers, and each has its cover",
    "cb-edition cb-edition-parts cb-icons":
        "an edition is made of parts, parts are described by editions, and both have icons",
    "cb-entry cb-entry-kind cb-outline": "an entry asks its kind, whose functions take entries",
    "cb-event-kind cb-form-field": "a kind of event lists the fields of its form",
    "cb-expansion cb-sweep": "a sweep expands step by step, and its steps are what is expanded",
    "cb-machine cb-plan": "a plan owns the machines that are made of its tallies",
    "cb-match cb-simulation cb-strategy": "strategies play matches, which simulations repeat",
    "cb-print cb-print-pages": "the pages share a header with what they are made of",
    "cb-proof cb-reason": "a reason is a proof in public, and a proof makes reasons",
    "cb-quick-form cb-quick-keywords cb-quick-names":
        "words of a line and the names they are looked up by",
    "cb-quick-line cb-quick-parser": "a line is what a parser reads and complains of",
}


def read_arrows():
    """From each file those that it includes, as paths."""
    files = {path.name: path for path in sorted(SOURCE.glob("**/*.[ch]"))}
    arrows = {}
    for path in files.values():
        names = re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
        arrows[path] = [files[name] for name in names if name in files]
    return arrows


def fold(arrows, key):
    """The same arrows between what @key calls their ends."""
    folded = collections.defaultdict(set)
    for start, ends in arrows.items():
        folded[key(start)].update(key(end) for end in ends)
        folded[key(start)].discard(key(start))
    return folded


def find_circles(arrows):
    """Each set of nodes of which every one leads to every other: Tarjan's algorithm."""
    order, lowest, stack, circles = {}, {}, [], []

    def visit(node):
        order[node] = lowest[node] = len(order)
        stack.append(node)
        for end in sorted(arrows.get(node, ())):
            if end not in order:
                visit(end)
            if end in stack:
                lowest[node] = min(lowest[node], lowest[end])
        if lowest[node] == order[node]:
            position = stack.index(node)
            if len(stack) - position > 1:
                circles.append(" ".join(sorted(stack[position:])))
            del stack[position:]

    sys.setrecursionlimit(10000)
    for node in sorted(arrows):
        if node not in order:
            visit(node)
    return circles


def compare(what, found, listed):
    """What is wrong with those circles, a line each."""
    return ([f"{what} in a circle: {circle}" for circle in sorted(set(found) - set(listed))] +
            [f"{what} no longer in this circle, take it off the list: {circle}"
             for circle in sorted(set(listed) - set(found))])


def main():
    arrows = read_arrows()
    rooms = find_circles(fold(arrows, lambda path: path.parent.relative_to(SOURCE).as_posix()))
    circles = find_circles(fold(arrows, lambda path: path.stem.removesuffix("-private")))
    print("1..2")
    failed = False
    for number, (what, found, listed) in enumerate((("rooms", rooms, ROOMS),
                                                    ("files", circles, CIRCLES)), 1):
        wrong = compare(what, found, listed)
        failed = failed or bool(wrong)
        for line in wrong:
            print(f"# {line}")
        print(f"{'not ok' if wrong else 'ok'} {number} - circles of {what}: {len(found)}, all known")
    sys.exit(failed)


main()
