# test-sample-case.py - a look at the sample case
# SPDX-License-Identifier: GPL-3.0-or-later
"""From the first start to the sample case: three hints, one after the other, and what they tell of
is there. Nothing of it is on disk, then or later; one's own case begins from it."""

import os

from casebook import (CASES, Casebook, find, find_all, list_cases, run, wait_for)
from pages import NewCase

HINTS = ("1. Tap the ringed cell to see why.", "2. Open Insight to see what to suggest next.",
         "3. Open the log to see every turn.", "That’s all. Your turn.")


def list_files():
    return sorted(os.path.join(folder, name)
                  for folder, _, names in os.walk(os.path.dirname(CASES)) for name in names)


def open_sample():
    for path in list_cases():
        os.remove(path)
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    before = list_files()
    casebook.tap("button", "Look at a Sample Case")
    casebook.wait_for_sheet()
    return casebook, before


def test_hints():
    casebook, before = open_sample()
    for number, hint in enumerate(HINTS):
        casebook.wait_for_text(hint)
        assert not any(other in casebook.texts() for other in HINTS if other != hint)
        if number < 3:
            casebook.tap("button", "Next")
    assert not find_all(casebook.window, "button", "Next")
    assert "You are Scarlet" in casebook.texts()
    sheet = casebook.read_sheet()
    assert sheet["Peacock"]["Envelope"] == "yes" and sheet["Lead Pipe"]["Envelope"] == "yes"
    assert not find_all(casebook.window, "button", "Record")
    casebook.quit()
    assert list_files() == before, list_files()


def test_own_case():
    casebook, before = open_sample()
    casebook.tap("button", "Start My Own Case")
    form = NewCase(casebook)
    form.choose_edition("Classic")
    form.name_players("Ann", "Bob", "Cara")
    form.next("Your Hand")
    for card in ("Plum", "Rope", "Wrench", "Hall", "Library", "Study"):
        form.choose(card)
    wait_for(form.can_create, "the hand to be complete")
    form.create()
    wait_for(lambda: len(list_cases()) == 1, "one's own case on disk")
    wait_for(lambda: not find_all(casebook.window, "button", "Start My Own Case"),
             "the sample to make room")
    casebook.forget()
    find(casebook.window, "table", "Sheet")
    casebook.quit()


run(test_hints, test_own_case)
