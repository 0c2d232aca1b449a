# test-accessibility.py - every screen, as it is heard
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks all that is on the accessibility bus, screen by screen: whatever can have the focus says
what it is, and Tab leads to all of it."""

import os
import re

from audit import check_all, check_screen
from bus import look_over
from casebook import (Atspi, Casebook, do, find, find_all, has_state, list_cases, run,
                      sample, wait_for, write_case)
from hands import Hands, press_keys
from pages import CasesPage, NewCase

CELL = re.compile(r"[\w ]+, [\w ]+: (in the envelope|not in the envelope|has it|does not have it|unknown)"
                  r"(, new)?(; .+)?")


def check_cells(casebook, n_cards=21):
    cells = [(cell, cell.get_name()) for cell in casebook.cells()]
    assert len(cells) == len({name for _, name in cells}) == n_cards * 7, len(cells)
    for cell, name in cells:
        assert CELL.fullmatch(name), name
        says_yes = re.search(": (is there|has it)", name) is not None
        assert has_state(cell, Atspi.StateType.CHECKED) == says_yes, name


def empty_shelf():
    for path in list_cases():
        os.remove(path)


def test_cases():
    empty_shelf()
    casebook = Casebook()
    hands = Hands(casebook)
    hands.wait_for_focus("button", "New Case")
    check_screen(hands)
    hands.let_go()
    casebook.quit()

    write_case("A.casebook", {**sample(), "title": "A"})
    write_case("B.casebook", "{")
    casebook = Casebook()
    hands = Hands(casebook)
    page = CasesPage(casebook)
    wait_for(lambda: sorted(page.read_titles()) == ["A", "B.casebook"], "two cases")
    check_screen(hands)
    page.rename("A", "B")
    check_screen(hands, find(casebook.window, "alert", "Rename Case"))
    hands.let_go()
    casebook.quit()


def test_new_case():
    empty_shelf()
    casebook = Casebook()
    hands = Hands(casebook)
    casebook.tap("button", "New Case")
    form = NewCase(casebook)
    hands.wait_for_focus("list item", "Classic")
    check_screen(hands, form.form)
    form.choose_edition("Classic")
    hands.wait_for_focus("text")
    check_screen(hands, form.form)
    form.ask_deal(hands)
    hands.wait_for_focus("list item")
    check_screen(hands, form.form)
    form.next("Assistance")
    hands.wait_for_focus("radio button", "Logic and odds")
    check_screen(hands, form.form)
    form.next("Your Hand")
    hands.wait_for_focus("toggle button")
    check_screen(hands, form.form)
    hands.let_go()
    casebook.quit()


def start_case(log=None, **members):
    empty_shelf()
    log = log or sample()["log"][:5]
    path = write_case("A.casebook", {**sample(), "title": "A", "log": log, **members})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    hands = Hands(casebook)
    hands.wait_for_focus("table cell")
    return casebook, hands


def test_case():
    casebook, hands = start_case()
    check_cells(casebook)
    check_screen(hands)
    casebook.tap("page tab", "Log")
    wait_for(lambda: not find_all(casebook.window, "table"), "the log instead of the sheet")
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def test_insight():
    casebook, hands = start_case(assist="odds")
    casebook.tap("page tab", "Insight")
    wait_for(lambda: any(button.get_name().startswith("Suggest ")
                         for button in find_all(casebook.window, "button")), "the advice")
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def test_looking_back():
    casebook, hands = start_case()
    press_keys("alt+Home")
    find(casebook.window, "label", "Before the First Entry")
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def test_contradiction():
    """Scarlet holds White and cannot have passed."""
    log = sample()["log"][:6]
    log[5] = {**log[5], "answers": [{"by": 0, "did": "pass"}]}
    casebook, hands = start_case(log)
    check_screen(hands)
    casebook.tap("button", "Show Entries")
    dialog = find(casebook.window, "dialog", "Contradiction")
    wait_for(lambda: hands.focus in [part.reach() for part in look_over(dialog).walk()],
             "the focus in the dialog")
    check_screen(hands, dialog)
    hands.let_go()
    casebook.quit()


def test_details():
    casebook, hands = start_case()
    cell = hands.focus
    do(cell, "cell.details")
    wait_for(lambda: hands.focus not in (None, cell), "the details to open")
    check_all(casebook, casebook.window)
    title = cell.get_name().split(":")[0].replace(", ", " · ")
    find(casebook.window, "label", title)
    press_keys("Escape")
    wait_for(lambda: hands.focus == cell, "the focus back on the cell")
    hands.let_go()
    casebook.quit()


def test_narrow_case():
    casebook, hands = start_case()
    hands.make_narrow(360, 640)
    # Those that are known are folded away.
    check_cells(casebook, n_cards=17)
    check_screen(hands)
    casebook.tap("button", "Record")
    hands.wait_for_focus("toggle button", "Scarlet")
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def check_kind(steps, name):
    casebook, hands = start_case()
    hands.go_to("toggle button", "Suggestion")
    press_keys("space")
    hands.wait_for_focus("list item")
    for _ in range(steps):
        hands.press("Down")
    press_keys("Return")
    hands.wait_for_focus("toggle button", name)
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def test_card_seen():
    check_kind(1, "Card Seen")


def test_accusation():
    check_kind(2, "Accusation")


def test_note():
    check_kind(3, "Note")


run(test_cases, test_new_case, test_case, test_insight, test_looking_back, test_contradiction,
    test_details, test_narrow_case, test_card_seen, test_accusation, test_note)
