# test-keyboard.py - a case without a pointer
# SPDX-License-Identifier: GPL-3.0-or-later
"""From the empty start to a sheet that fills itself, with nothing but the keyboard."""

import os

from casebook import (CASES, Atspi, Casebook, Ears, find, find_all, has_state, list_cases, read_case,
                      run, sample, wait_for, write_case)
from hands import Hands, press_keys
from news import list_news, read_told
from pages import CasesPage, NewCase, read_text

HAND = ("Plum", "Rope", "Wrench", "Hall", "Library", "Study")


def empty_shelf():
    for path in list_cases():
        os.remove(path)


def choose_edition(hands, form):
    """By a word of its name."""
    hands.wait_for_focus("list item", "Classic")
    hands.type("classic")
    hands.wait_for_focus("entry", "Search editions and cards")
    wait_for(lambda: find_all(form.form, "list item", "Classic (2015)") and
             not find_all(form.form, "list item", "Mystery at Sea"), "a shorter list")
    press_keys("Return")
    form.wait_for_step("Players")


def make_case(hands):
    """A new case of three, by keys alone; returns its file."""
    hands.wait_for_focus("button", "New Case")
    press_keys("ctrl+n")
    form = NewCase(hands.casebook)
    choose_edition(hands, form)
    for player, name in (("Player 2", "Bob"), ("Player 3", "Cara")):
        hands.type_into(player, name)
    press_keys("Return")
    hands.wait_for_focus("text", "Add Player")
    press_keys("Return")
    hands.wait_for_focus("radio button", "Logic and odds")
    hands.press("Left")
    hands.wait_for_focus("radio button", "Logic")
    press_keys("Return")
    form.wait_for_step("Your Hand")
    hands.wait_for_focus("toggle button", "Scarlet")
    for number, card in enumerate(HAND, 1):
        assert not form.can_create(), f"{number - 1} of 6 cards are enough"
        hands.go_to("toggle button", card)
        press_keys("space")
        wait_for(lambda: form.read_status() == f"{number} of 6 chosen", f"{number} chosen")
    hands.go_to("button", "Create")
    press_keys("Return")
    hands.casebook.wait_for_sheet()
    hands.wait_for_focus("table cell")
    path, = list_cases()
    assert read_case(path)["assist"] == "logic"
    return path


def record(hands, path, cards, answer):
    """Composes a suggestion; answer presses the keys for the answers."""
    number = len(read_case(path)["log"]) + 1
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button")
    for card in cards:
        hands.choose_chip(card)
        hands.press("Tab")
    answer()
    press_keys("ctrl+Return")
    wait_for(lambda: hands.casebook.count_entries() == number, f"entry {number}")
    entry = read_case(path)["log"][number - 1]
    hands.casebook.wait_for_case(path)
    return entry


def press_toggle(hands, name):
    """Unless it is filled in already."""
    toggle = hands.go_to("toggle button", name)
    if not has_state(toggle, Atspi.StateType.PRESSED):
        press_keys("space")
        wait_for(lambda: has_state(toggle, Atspi.StateType.PRESSED), f"“{name}” pressed")


def test_first_light():
    empty_shelf()
    casebook = Casebook()
    hands, ears = Hands(casebook), Ears()
    path = make_case(hands)
    casebook.wait_for_case(path)
    case = read_case(path)
    assert [player["name"] for player in case["players"]] == ["Me", "Bob", "Cara"]
    assert len(case["hand"]) == 6

    def bob_shows_lead_pipe():
        press_toggle(hands, "Lead Pipe, shown by Bob")

    def both_pass():
        press_toggle(hands, "Cara passed")
        press_toggle(hands, "Me passed")

    entry = record(hands, path, ("Green", "Lead Pipe", "Kitchen"), bob_shows_lead_pipe)
    assert (entry["by"], entry["cards"], entry["answers"]) == \
        (0, ["green", "lead-pipe", "kitchen"],
         [{"by": 1, "did": "show", "card": "lead-pipe"}]), entry
    entry = record(hands, path, ("Scarlet", "Knife", "Lounge"), both_pass)
    assert (entry["by"], entry["cards"], entry["answers"]) == \
        (1, ["scarlet", "knife", "lounge"],
         [{"by": 2, "did": "pass"}, {"by": 0, "did": "pass"}]), entry

    for key, length, heard in (("ctrl+z", 1, "Undone: Record Entry"), ("ctrl+z", 0, None),
                               ("ctrl+shift+z", 1, "Redone: Record Entry"),
                               ("ctrl+shift+z", 2, None)):
        press_keys(key)
        wait_for(lambda: casebook.count_entries() == length, f"{length} entries after {key}")
        if heard:
            ears.wait_for(heard)
        assert len(read_case(path)["log"]) == length
        casebook.wait_for_case(path)
    ears.let_go()
    hands.let_go()
    casebook.quit()


def start_with_sample():
    empty_shelf()
    path = write_case("Keys.casebook", {**sample(), "title": "Keys", "log": sample()["log"][:3]})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, Hands(casebook), path


def test_sheet():
    """Arrows rove over the cells, and what lies beyond the edge is not left."""
    casebook, hands, path = start_with_sample()
    hands.go_to("table cell")
    for key, where in (("Right", "Scarlet, Scarlet"), ("Down", "Mustard, Scarlet"),
                       ("Left", "Mustard, Envelope"),
                       ("Up", "Scarlet, Envelope"), ("Page_Down", "Candlestick, Envelope"),
                       ("Page_Down", "Hall, Envelope"), ("End", "Hall, Plum"),
                       ("ctrl+End", "Study, Plum"), ("Home", "Study, Envelope"),
                       ("Page_Up", "Hall, Envelope"), ("ctrl+Home", "Scarlet, Envelope")):
        focus = hands.press(key)
        assert focus.get_name().startswith(f"{where}: "), f"{key}: {focus.get_name()}"
    press_keys("Left", "Up")
    cell = hands.press("Down")
    assert cell.get_name().startswith("Mustard, Envelope: "), cell.get_name()

    for key, mark in (("n", "✗"), ("y", "✓"), ("question", "?")):
        press_keys(key)
        wait_for(lambda: read_case(path).get("marks") ==
                 [{"card": "mustard", "holder": "envelope", "mark": mark}], f"the mark {mark}")
    assert cell.get_name().startswith("Mustard, Envelope: unknown; "), cell.get_name()
    press_keys("Delete")
    wait_for(lambda: not read_case(path).get("marks"), "no mark")

    for key in ("Return", "space"):
        press_keys(key)
        wait_for(lambda: hands.focus != cell, f"the details to open with {key}")
        press_keys("Escape")
        wait_for(lambda: hands.focus == cell, "the focus back on the cell")
    hands.let_go()
    casebook.quit()


def test_news_are_heard():
    """All that the last entry settled, and the way from one of these cells to the next."""
    casebook, hands, path = start_with_sample()
    ears = Ears()
    hands.go_to("table cell")
    news = list_news(path, 3)
    assert news
    press_keys("F8")
    told = ears.wait_for("White suggested: ")
    _, _, told = told.partition(". ")
    assert read_told(told) == news, told

    cells = {f"{card}, {holder}" for (holder, _), cards in news.items() for card in cards}
    press_keys("ctrl+Home")
    seen = [hands.press("ctrl+Down").get_name().split(": ")[0] for _ in range(len(cells))]
    assert set(seen) == cells and len(seen) == len(cells), (seen, cells)
    assert ", new" in hands.focus.get_name(), hands.focus.get_name()
    assert hands.press("ctrl+Up").get_name().split(": ")[0] == seen[-2]
    press_keys("ctrl+Home", "Up")
    ears.wait_for("The sheet ends here")
    ears.let_go()
    hands.let_go()
    casebook.quit()


def test_dialogs_keep_their_keys():
    """What would take a turn back acts on the field that has the focus, or on nothing."""
    casebook, hands, path = start_with_sample()
    press_keys("ctrl+l")
    hands.wait_for_focus("text", "Typed turn")
    hands.type("plum rope hall, nobody")
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == 4, "the fourth entry")
    press_keys("F2")
    hands.wait_for_focus("text", "Title")
    press_keys("ctrl+z", "ctrl+z", "ctrl+n", "ctrl+l")
    press_keys("ctrl+a")
    hands.type("Keys kept")
    press_keys("Return")
    wait_for(lambda: read_case(path)["title"] == "Keys kept", "the new title")
    assert len(read_case(path)["log"]) == 4
    press_keys("ctrl+z")
    wait_for(lambda: read_case(path)["title"] == "Keys", "the title taken back")
    press_keys("ctrl+z")
    wait_for(lambda: len(read_case(path)["log"]) == 3, "the entry taken back")
    hands.let_go()
    casebook.quit()


def test_news_of_notes_alone_are_the_entry():
    """Where Casebook works nothing out it has not heard nothing."""
    empty_shelf()
    path = write_case("Notes.casebook", {**sample(), "title": "Notes", "assist": "notes",
                                         "log": sample()["log"][:3]})
    casebook = Casebook(path)
    hands, ears = Hands(casebook), Ears()
    hands.go_to("table cell")
    press_keys("F8")
    ears.wait_for("White suggested: ")
    assert not [text for text in ears.heard if "revealed" in text], ears.heard
    ears.let_go()
    hands.let_go()
    casebook.quit()


def test_record_begins_with_the_suspects():
    """Wherever the focus is, and however often it is pressed."""
    casebook, hands, _ = start_with_sample()
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    press_keys("ctrl+n")
    hands.go_to("toggle button", "Candlestick")
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    hands.let_go()
    casebook.quit()


def test_escape_closes_the_composer():
    casebook, hands, _ = start_with_sample()
    hands.make_narrow(400, 760)
    casebook.tap("button", "Record")
    hands.wait_for_focus("toggle button", "Scarlet")
    press_keys("Escape")
    wait_for(lambda: not find_all(casebook.window, "toggle button", "Scarlet"), "it to close")
    wait_for(lambda: hands.focus is not None, "a place for the focus")
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    hands.let_go()
    casebook.quit()


def test_escape_leaves_the_form():
    """Step by step. What was filled in is there again, with the focus where it was, until one
    starts over."""
    empty_shelf()
    casebook = Casebook()
    hands = Hands(casebook)
    hands.wait_for_focus("button", "New Case")
    press_keys("ctrl+n")
    NewCase(casebook)
    hands.wait_for_focus("list item", "Classic")
    press_keys("Escape")
    # The focus is back before the form has slid away, which is not the one that comes next.
    hands.wait_for_focus("button", "New Case")
    wait_for(lambda: not find_all(casebook.window, "grouping", "New Case"), "the form to be gone")
    press_keys("ctrl+n")
    choose_edition(hands, NewCase(casebook))
    hands.type_into("Player 2", "Bob")
    press_keys("Escape")
    hands.wait_for_focus("list item", "Classic")
    press_keys("Escape")
    hands.wait_for_focus("button", "New Case")
    wait_for(lambda: not find_all(casebook.window, "grouping", "New Case"), "the form to be gone")
    press_keys("ctrl+n")
    form = NewCase(casebook)
    hands.wait_for_focus("list item", "Classic")
    press_keys("Return")
    form.wait_for_step("Players")
    assert read_text(find(form.form, "text", "Player 2")) == "Bob"
    press_keys("alt+Left", "alt+Left")
    hands.wait_for_focus("button", "New Case")
    wait_for(lambda: not find_all(casebook.window, "grouping", "New Case"), "the form to be gone")
    press_keys("ctrl+n")
    casebook.tap("button", "Start Over")
    wait_for(lambda: not find_all(casebook.window, "button", "Start Over"), "the toast to be gone")
    choose_edition(hands, NewCase(casebook))
    assert not find_all(casebook.window, "text", "Bob")
    wait_for(lambda: find_all(casebook.window, "text", "Player 2"), "the players")
    assert read_text(find(casebook.window, "text", "Player 2")) == ""
    press_keys("Escape", "Escape")
    hands.wait_for_focus("button", "New Case")
    assert list_cases() == []
    hands.let_go()
    casebook.quit()


def test_help_in_forms():
    """F1 works in a form, too, and leads back to it."""
    empty_shelf()
    casebook = Casebook()
    hands = Hands(casebook)
    hands.wait_for_focus("button", "New Case")
    for key, title, page in (("ctrl+n", "New Case", "Your First Case"),
                             ("ctrl+shift+d", "Deal Cards", "Dealing the Cards")):
        press_keys(key)
        find(casebook.window, "grouping", title)
        hands.wait_for_focus("list item", "Classic")
        press_keys("F1")
        find(find(casebook.window, "dialog", "Help"), "grouping", page)
        press_keys("Escape", "Escape")
        hands.wait_for_focus("list item", "Classic")
        press_keys("Escape")
        hands.wait_for_focus("button", "New Case")
    hands.let_go()
    casebook.quit()


def test_list_of_cases():
    empty_shelf()
    for number, title in enumerate(("First", "Second", "Third")):
        path = write_case(f"{title}.casebook", {**sample(), "title": title})
        os.utime(path, (1_700_000_000 + number * 3600,) * 2)
    casebook = Casebook()
    hands = Hands(casebook)
    page = CasesPage(casebook)
    page.wait_for_titles("Third", "Second", "First")
    hands.go_to("list item", "Third")
    hands.go_to("list item", "Second", "Down")
    press_keys("F2")
    hands.wait_for_focus("text", "Title")
    press_keys("ctrl+a")
    hands.type("Renamed")
    press_keys("Return")
    page.wait_for_titles("Renamed", "Third", "First")
    hands.go_to("list item", "Third", "Tab")
    press_keys("Delete")
    page.wait_for_titles("Renamed", "First")
    press_keys("ctrl+z")
    page.wait_for_titles("Renamed", "Third", "First")
    hands.go_to("list item", "First", "Tab")
    press_keys("Return")
    casebook.wait_for_sheet()
    casebook.wait_for_case(os.path.join(CASES, "First.casebook"))
    press_keys("alt+Left")
    wait_for(lambda: page.read_titles(), "the list")
    hands.let_go()
    casebook.quit()


run(test_first_light, test_sheet, test_news_are_heard, test_dialogs_keep_their_keys,
    test_news_of_notes_alone_are_the_entry, test_record_begins_with_the_suspects,
    test_escape_closes_the_composer, test_escape_leaves_the_form, test_help_in_forms,
    test_list_of_cases)
