# test-first-light.py - from the empty start to a sheet that fills itself
# SPDX-License-Identifier: GPL-3.0-or-later
"""A first case: it is made, turns are recorded, one is edited, one deleted, all is undone and
redone; each time the cells of the window are what the command line says of the file on disk."""

from casebook import (Casebook, do, find, is_pressed, list_cases, read_case, run,
                      wait_for)
from pages import CasesPage, Log, NewCase

NAMES = ("Ann", "Bob", "Cara")
HAND = ("Plum", "Rope", "Wrench", "Hall", "Library", "Study")
TURNS = (
    ("Ann", ("Green", "Lead Pipe", "Kitchen"), (("Bob", False), ("Cara", "Lead Pipe"))),
    ("Bob", ("Scarlet", "Knife", "Lounge"), (("Cara", False), ("Ann", False))),
    ("Cara", ("Plum", "Knife", "Kitchen"), (("Ann", "Plum"),)),
    ("Ann", ("Mustard", "Knife", "Ballroom"), (("Bob", "Mustard"),)),
)


def check(casebook, path, n_entries):
    """The file, the log and the sheet agree."""
    wait_for(lambda: casebook.count_entries() == n_entries, f"{n_entries} entries")
    assert len(read_case(path)["log"]) == n_entries
    casebook.wait_for_case(path)


def make_case(casebook):
    casebook.tap("button", "New Case")
    form = NewCase(casebook)
    form.choose_edition("Classic")
    form.name_players(*NAMES)
    form.next("Your Hand")
    for number, card in enumerate(HAND):
        wait_for(lambda: form.read_status() == f"{number} of 6 chosen", f"{number} chosen")
        assert not form.can_create()
        form.choose(card)
    assert form.can_create()
    form.choose("Knife")
    wait_for(lambda: form.read_status() == "7 chosen, 1 too many" and not form.can_create(),
             "a card too many to be refused")
    form.choose("Knife")
    wait_for(form.can_create, "the hand to be complete")
    assert list_cases() == []
    form.create()
    casebook.wait_for_sheet()
    path, = list_cases()
    return path


def test_first_light():
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    path = make_case(casebook)
    check(casebook, path, 0)
    case = read_case(path)
    assert [player["name"] for player in case["players"]] == list(NAMES)
    assert sorted(case["hand"]) == sorted(card.lower() for card in HAND)

    for number, (asker, cards, answers) in enumerate(TURNS, 1):
        casebook.enter_suggestion(asker, NAMES, cards, answers)
        casebook.record()
        check(casebook, path, number)
    assert read_case(path)["log"][0]["answers"] == [
        {"by": 1, "did": "pass"}, {"by": 2, "did": "show", "card": "lead-pipe"}]
    assert read_case(path)["log"][1]["answers"] == [
        {"by": 2, "did": "pass"}, {"by": 0, "did": "pass"}]
    sheet = casebook.read_sheet()
    assert sheet["Lead Pipe"]["Cara"] == "yes" and sheet["Green"]["Bob"] == "no"
    assert sheet["Mustard"]["Bob"] == "yes"

    edit_last(casebook, path)
    edited = read_case(path)["log"]
    Log(casebook, path).do(1, "log.delete")
    check(casebook, path, 3)
    assert read_case(path)["log"] == edited[1:]
    assert casebook.read_sheet()["Lead Pipe"]["Cara"] == "maybe"

    Log(casebook, path).step("Undo")
    check(casebook, path, 4)
    assert read_case(path)["log"] == edited
    Log(casebook, path).step("Undo")
    assert read_case(path)["log"][3]["answers"][0]["card"] == "mustard"
    check(casebook, path, 4)
    Log(casebook, path).step("Redo")
    assert read_case(path)["log"] == edited
    check(casebook, path, 4)
    Log(casebook, path).step("Redo")
    check(casebook, path, 3)

    for number in (4, 4, 3, 2, 1, 0):
        Log(casebook, path).step("Undo")
        check(casebook, path, number)
    for number in (1, 2, 3, 4, 4, 3):
        Log(casebook, path).step("Redo")
        check(casebook, path, number)
    casebook.quit()
    casebook = Casebook()
    page = CasesPage(casebook)
    page.wait_for_titles(read_case(path)["title"])
    casebook.quit()


def edit_last(casebook, path):
    """It was another card that Bob showed."""
    Log(casebook, path).do(len(TURNS), "log.edit")
    casebook.find_record("Save")
    knife = find(casebook.window, "toggle button", "Knife, shown by Bob")
    assert not is_pressed(knife)
    do(knife, "click")
    wait_for(lambda: is_pressed(knife), "Knife as the card shown")
    casebook.tap_record("Save")
    wait_for(lambda: read_case(path)["log"][3]["answers"] ==
             [{"by": 1, "did": "show", "card": "knife"}], "the entry to be changed")
    check(casebook, path, 4)
    assert casebook.read_sheet()["Knife"]["Bob"] == "yes"


run(test_first_light)
