# test-bad-input.py - files that are not what they should be
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each unusable file has its own clear message in the window, and stays as it is."""

import os

from bus import ask_names
from casebook import (Casebook, do, find, find_all, read_case, run, sample, walk, write_case,
                      wait_for)
from gi.repository import Atspi


def read_shown(node):
    parts = walk(node)
    ask_names(node, parts, "description")
    return " ".join(f"{part.name} {part.description}" for part in parts)


def check_refused(name, content, *words):
    path = write_case(name, content)
    before = (open(path, "rb").read(), os.stat(path).st_mtime_ns)
    casebook = Casebook(path)
    for word in words:
        wait_for(lambda: word in read_shown(casebook.app), f"“{word}” for {name}")
    casebook.quit()
    assert (open(path, "rb").read(), os.stat(path).st_mtime_ns) == before
    os.remove(path)


def as_text(case):
    import json
    return json.dumps(case)


def test_truncated():
    check_refused("Truncated.casebook", as_text(sample())[:700], "damaged, or not a case")


def test_no_json():
    check_refused("Poem.casebook", "Roses are red", "damaged, or not a case")


def test_huge():
    check_refused("Huge.casebook", " " * (9 * 1024 * 1024), "too large")


def test_broken_rule():
    case = sample()
    case["log"][4]["answers"][1]["by"] = 7
    check_refused("Rule.casebook", case, "log[4].answers[1].by", "7 is not a seat")


def test_unknown_edition():
    check_refused("Unknown.casebook", {**sample(), "edition": "venice"},
                  "Unknown.casebook", "this Casebook has no edition “venice”")


def test_newer_version():
    path = write_case("Newer.casebook", {**sample(), "version": 99})
    before = open(path, "rb").read()
    casebook = Casebook(path)
    casebook.wait_for_text("newer")
    casebook.wait_for_sheet()
    assert not casebook.find_record().get_state_set().contains(Atspi.StateType.SENSITIVE)
    casebook.quit()
    assert open(path, "rb").read() == before
    os.remove(path)


def test_contradiction():
    case = sample()
    case["log"] = case["log"][:6] + [
        {"type": "suggestion", "by": 0, "cards": ["scarlet", "knife", "hall"],
         "answers": [{"by": 1, "did": "pass"}]}]
    path = write_case("Contradiction.casebook", case)
    before = open(path, "rb").read()
    casebook = Casebook(path)
    casebook.wait_for_text("Entries 1 and 7 cannot both be true")
    assert open(path, "rb").read() == before

    def is_told():
        return any("cannot both be true" in text for text in casebook.texts())
    row = find_all(find(casebook.window, "list", "Log"), "list item")[6]
    do(row, "log.delete")
    wait_for(lambda: not is_told(), "the banner to go with one of the entries")
    casebook.wait_for_case(path)
    do(find(casebook.window, "button", "Undo “Delete Entry” (Ctrl+Z)"), "click")
    wait_for(is_told, "the banner to come back with it")
    assert len(read_case(path)["log"]) == 7
    casebook.quit()
    os.remove(path)


run(test_truncated, test_no_json, test_huge, test_broken_rule, test_unknown_edition,
    test_newer_version, test_contradiction)
