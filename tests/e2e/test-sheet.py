# test-sheet.py - why a cell is as it is
# SPDX-License-Identifier: GPL-3.0-or-later
"""From a mark of the published game to the entries it follows from, and back; and the user's own
mark beside it."""

from casebook import Casebook, find_all, read_case, run, sample, wait_for, write_case
from hands import Hands, press_keys

GREEN = "Wrench, Green: has it"
FIRST = {"Entries": "Mustard suggested: Peacock, Lead Pipe, Dining Room",
         "Log": "Mustard: Peacock, Lead Pipe, Dining Room."}


def is_in_list(node, name):
    while node is not None and node.get_role_name() != "list":
        node = node.get_parent()
    return node is not None and node.get_name() == name


def read_around(node, name):
    """What stands in whatever of that name the node is in."""
    while node.get_name() != name:
        node = node.get_parent()
    return [label.get_name() for label in find_all(node, "label")]


def go_to_green(hands):
    hands.go_to("table cell")
    for key in ("ctrl+Home", "Page_Down", "End", "Left", "Left", *["Down"] * 5):
        if key != "ctrl+Home" or not hands.focus.get_name().startswith("Scarlet, Envelope"):
            hands.press(key)
    assert hands.focus.get_name() == GREEN, hands.focus.get_name()
    return hands.focus


def wait_for_entry(hands, place):
    wait_for(lambda: hands.focus is not None and hands.focus.get_role_name() == "list item"
             and FIRST[place] in hands.focus.get_name() and is_in_list(hands.focus, place),
             f"the focus on the entry in “{place}”")


def test_why():
    path = write_case("Why.casebook", {**sample(), "title": "Why"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    cell = go_to_green(hands)

    press_keys("Return")
    wait_for_entry(hands, "Entries")
    texts = read_around(hands.focus, f"{GREEN}. Deduced from:")
    for text in ("Deduced from:", "Entry 2: Green passed on Peacock, Lead Pipe and Dining Room."):
        assert text in texts, (text, texts)
    press_keys("Return")
    wait_for_entry(hands, "Log")
    press_keys("Escape")
    wait_for_entry(hands, "Entries")
    press_keys("Escape")
    wait_for(lambda: hands.focus == cell, "the focus back on the cell")

    press_keys("y")
    wait_for(lambda: cell.get_name() == f"{GREEN}; your mark: has it", "the mark beside it")
    assert read_case(path)["marks"] == [{"card": "wrench", "holder": 3, "mark": "✓"}]
    press_keys("ctrl+z")
    wait_for(lambda: cell.get_name() == GREEN, "no mark")
    assert not read_case(path).get("marks")
    hands.let_go()
    casebook.quit()


run(test_why)
