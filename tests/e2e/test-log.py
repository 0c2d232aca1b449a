# test-log.py - a log that is mended, and looked back on
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published game with a wrong entry in the middle: the contradiction names it, it is set aside,
edited, moved and deleted, and all that taken back and done again. Then the sheet as it was."""

import json

from casebook import (Atspi, Casebook, Ears, find, find_all, run, run_cli, sample, wait_for,
                      write_case)
from hands import Hands, leave_solved, press_keys
from pages import Log

WRONG = 10


def start(name, n_entries=27):
    path = write_case(f"{name}.casebook",
                      {**sample(), "title": name, "log": sample()["log"][:n_entries]})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    casebook.composer()
    return casebook, Log(casebook, path)


def answer(log, button, answers):
    """Changes the answer of the wrong entry in the composer."""
    casebook = log.casebook
    casebook.find_record("Save")
    casebook.press(button)
    casebook.tap_record("Save")
    wait_for(lambda: log.read()[WRONG - 1]["answers"] == answers, "the entry to be changed")


def open_conflict(casebook):
    casebook.tap("button", "Show Entries")
    return find(casebook.window, "dialog", "Contradiction")


def check_conflict(log, dialog):
    """The dialog has the entries that the command line names."""
    result = json.loads(run_cli("check", "--json", log.path).stdout)
    conflict = [position + 1 for position in result["problems"][0]["conflict"]]
    assert WRONG in conflict and len(conflict) == 3, conflict
    expected = {name for number in conflict
                for name in (f"Edit entry {number}", f"Set entry {number} aside")}
    wait_for(lambda: {button.get_name() for button in find_all(dialog, "button")} >= expected,
             f"{expected} in the dialog")


def wait_until_closed(casebook):
    wait_for(lambda: not find_all(casebook.window, "dialog", "Contradiction"), "it to close")


def step(log, key):
    before = log.read()
    press_keys(key)
    wait_for(lambda: log.read() != before, f"{key} to change the file")


def test_wrong_entry_in_the_middle():
    casebook, log = start("Wrong", 16)
    hands, ears = Hands(casebook), Ears()
    right = log.read()
    log.do(WRONG, "log.edit")
    answer(log, "Peacock passed", [{"by": 4, "did": "pass"}])
    words = "Entries 2, 10 and 16 cannot all be true"
    casebook.wait_for_text(words)
    ears.wait_for(words)

    dialog = open_conflict(casebook)
    check_conflict(log, dialog)
    casebook.tap("button", f"Set entry {WRONG} aside", dialog)
    wait_until_closed(casebook)
    wrong = log.read()
    assert wrong[WRONG - 1]["uncertain"] is True
    casebook.wait_for_case(log.path)
    ears.wait_for("Contradiction resolved")
    casebook.wait_for_text(f"Entry {WRONG} set aside")
    assert "Set aside" in log.find_row(WRONG).get_description()
    assert "Set aside" not in log.find_row(WRONG - 1).get_description()
    casebook.tap("button", "Undo")
    wait_for(lambda: "uncertain" not in log.read()[WRONG - 1], "it to be used again")

    dialog = open_conflict(casebook)
    casebook.tap("button", f"Edit entry {WRONG}", dialog)
    wait_until_closed(casebook)
    answer(log, "Peacock showed a card", [{"by": 4, "did": "show"}])
    log.wait_for(right)
    assert [text for text in ears.heard if words in text] == [words, words], ears.heard

    log.do(WRONG, "log.move-up")
    moved = right[:WRONG - 2] + [right[WRONG - 1], right[WRONG - 2]] + right[WRONG:]
    log.wait_for(moved)
    log.do(3, "log.delete")
    last = moved[:2] + moved[3:]
    log.wait_for(last)
    log.do(5, "log.set-aside")
    log.wait_for([{**entry, "uncertain": True} if i == 4 else entry
                  for i, entry in enumerate(last)])
    steps = 0
    while log.read() != right or steps < 5:
        step(log, "ctrl+z")
        steps += 1
    assert steps == 5, steps
    log.wait_for(right)
    for _ in range(steps):
        step(log, "ctrl+shift+z")
    assert log.read()[4]["uncertain"] is True
    casebook.wait_for_case(log.path)
    hands.let_go()
    ears.let_go()
    casebook.quit()


def read_slider(casebook):
    return Atspi.Value.get_text(find(casebook.window, "slider", "Timeline"))


def test_looking_back():
    casebook, log = start("Back")
    hands, ears = Hands(casebook), Ears()
    cell = hands.go_to("table cell")
    press_keys("alt+Page_Up")
    ears.wait_for("After Entry 26 of 27: Peacock suggested: White, Lead Pipe, Study")
    casebook.wait_for_case(log.path, 26)
    assert hands.focus == cell, "the focus to stay in the sheet"
    press_keys("alt+Page_Up")
    casebook.wait_for_case(log.path, 25)
    press_keys("alt+End")
    casebook.wait_for_case(log.path)
    press_keys("ctrl+t")
    wait_for(lambda: not find_all(casebook.window, "slider"), "the timeline to close")
    press_keys("ctrl+t")
    hands.wait_for_focus("slider", "Timeline")
    assert read_slider(casebook).startswith("Now: "), read_slider(casebook)
    for key, at, words in (("Home", 0, "Before the First Entry"),
                           ("Right", 1, "After Entry 1 of 27: You suggested"),
                           ("Page_Up", 6, "After Entry 6 of 27: Plum suggested"),
                           ("alt+Page_Down", 7, "After Entry 7 of 27: You suggested"),
                           ("End", 27, "Now: Plum suggested")):
        press_keys(key)
        wait_for(lambda: read_slider(casebook).startswith(words), f"{words} after {key}")
        casebook.wait_for_case(log.path, at)
    press_keys("Left", "Escape")
    wait_for(lambda: not find_all(casebook.window, "slider"), "the timeline to close")
    casebook.wait_for_case(log.path)
    hands.wait_for_focus("table cell")
    hands.let_go()
    ears.let_go()
    casebook.quit()


def wait_for_focus_on(hands, beginning):
    wait_for(lambda: hands.wait_for_focus("list item").get_name().startswith(beginning),
             f"the focus on “{beginning}…”")


def test_by_keys():
    """Up and down, aside and away, and the focus goes along."""
    casebook, log = start("Keys")
    hands = Hands(casebook)
    entries = log.read()
    newest, before = log.find_row(27).get_name(), log.find_row(26).get_name()
    assert newest.startswith("Entry 27, Plum: Peacock, Lead Pipe, Kitchen. You, Mustard and "
                             "White passed, Green showed a card."), newest
    hands.go_to("list item", newest)
    press_keys("alt+Up")
    log.wait_for(entries[:25] + [entries[26], entries[25]])
    wait_for_focus_on(hands, "Entry 26, Plum: Peacock")
    press_keys("alt+Down")
    log.wait_for(entries)
    wait_for_focus_on(hands, "Entry 27, Plum: Peacock")
    press_keys("question")
    wait_for(lambda: log.read()[26].get("uncertain"), "the entry to be set aside")
    casebook.wait_for_case(log.path)
    press_keys("question")
    log.wait_for(entries)
    leave_solved(casebook)
    wait_for_focus_on(hands, "Entry 27, Plum: Peacock")
    press_keys("Up", "Delete")
    log.wait_for(entries[:25] + entries[26:])
    wait_for_focus_on(hands, "Entry 26, Plum: Peacock")
    press_keys("ctrl+z")
    log.wait_for(entries)
    assert log.find_row(26).get_name() == before
    menus = [find_all(log.find_row(number), "toggle button")[0].get_name() for number in (25, 26)]
    assert menus == ["More for Entry 25", "More for Entry 26"], menus
    hands.let_go()
    casebook.quit()


run(test_wrong_entry_in_the_middle, test_looking_back, test_by_keys)
