# test-accessibility.py - every screen, as it is heard
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks all that is on the accessibility bus, screen by screen: whatever can have the focus says
what it is, and Tab leads to all of it."""

import os
import re

from casebook import (Atspi, Casebook, do, find, find_all, has_state, list_cases, run, sample,
                      wait_for, walk, write_case)
from hands import Hands, press_keys
from pages import CasesPage, NewCase

# What holds other things, and need not have a name of its own.
CONTAINERS = {"alert", "dialog", "filler", "frame", "grouping", "list", "menu", "page tab list",
              "panel", "scroll pane", "table", "table row", "tool tip"}
CONTROLS = {"button", "check box", "combo box", "entry", "list item", "page tab", "radio button",
            "slider", "spin button", "table cell", "text", "toggle button"}
# GTK 4.18 names no item of a popover menu.
NAMELESS = {"menu item"}
# The window manager's, reached with its own keys.
WINDOW_BUTTONS = {"Minimize", "Maximize", "Close"}
ROVING = {"Suspects", "Weapons", "Rooms", "Card seen", "Card shown", "What came of it"}
CELL = re.compile(r"[\w ]+, [\w ]+: (is there|is not there|has it|does not have it|not known)"
                  r"(, new)?(; .+)?")


def is_focusable(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.FOCUSABLE) and \
        states.contains(Atspi.StateType.SENSITIVE)


def is_part_of_another(node):
    """The list inside a combo row, and the item inside a drop-down's button."""
    parent = node.get_parent()
    while parent is not None:
        if parent.get_role_name() in ("combo box", "toggle button"):
            return node.get_role_name() in ("list", "list item", "panel", "text")
        parent = parent.get_parent()
    return False


def check_names(screen):
    """Everything with a focus has a name; no two buttons of a row are called the same."""
    seen = {}
    for node in walk(screen):
        role, name = node.get_role_name(), node.get_name()
        if not is_focusable(node) or role in CONTAINERS | NAMELESS or is_part_of_another(node):
            continue
        assert role in CONTROLS, f"{role} “{name}” can have the focus"
        assert name.strip(), f"a {role} without a name in “{node.get_parent().get_name()}”"
        if role in ("button", "toggle button"):
            place = (node.get_parent().path, name)
            assert place not in seen, f"two buttons “{name}” side by side"
            seen[place] = node


def check_cells(casebook):
    names = [cell.get_name() for cell in find_all(casebook.window, "table cell")]
    assert len(names) == len(set(names)) == 21 * 7, len(set(names))
    for name in names:
        assert CELL.fullmatch(name), name
    for cell in find_all(casebook.window, "table cell"):
        says_yes = re.search(": (is there|has it)", cell.get_name()) is not None
        assert has_state(cell, Atspi.StateType.CHECKED) == says_yes, cell.get_name()


def get_group(node):
    """Within a grid, a list or a row of chips arrows lead on; Tab visits it once."""
    while node is not None:
        if node.get_role_name() in ("table", "list", "page tab list") or \
                node.get_role_name() == "grouping" and node.get_name() in ROVING:
            return node
        node = node.get_parent()
    return None


def check_tab(hands, screen):
    """Tab comes back to where it began, having been everywhere."""
    visited = []
    while not visited or hands.focus != visited[0]:
        assert hands.focus not in visited, f"Tab goes round: {[n.get_name() for n in visited]}"
        visited.append(hands.focus)
        hands.press("Tab")
    groups = {get_group(node) for node in visited}
    for node in walk(screen):
        if is_focusable(node) and node.get_role_name() in CONTROLS and \
                node.get_name() not in WINDOW_BUTTONS and not is_part_of_another(node):
            group = get_group(node)
            assert node in visited or (group is not None and group in groups), \
                f"Tab does not lead to {node.get_role_name()} “{node.get_name()}”"
    return visited


def check_screen(hands, screen=None):
    screen = screen or hands.casebook.window
    check_names(screen)
    check_tab(hands, screen)


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
    check_screen(hands, form.dialog)
    form.choose_edition("Classic")
    hands.wait_for_focus("text")
    check_screen(hands, form.dialog)
    form.next("The Deal")
    hands.wait_for_focus("list item")
    check_screen(hands, form.dialog)
    form.next("Your Hand")
    hands.wait_for_focus("toggle button")
    check_screen(hands, form.dialog)
    hands.let_go()
    casebook.quit()


def start_case(log=None):
    empty_shelf()
    log = log or sample()["log"][:5]
    path = write_case("A.casebook", {**sample(), "title": "A", "log": log})
    casebook = Casebook(path)
    casebook.read_sheet()
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
    wait_for(lambda: hands.focus in list(walk(dialog)), "the focus in the dialog")
    check_screen(hands, dialog)
    hands.let_go()
    casebook.quit()


def test_details():
    casebook, hands = start_case()
    cell = hands.focus
    do(cell, "cell.details")
    wait_for(lambda: hands.focus not in (None, cell), "the details to open")
    check_names(casebook.window)
    assert any(cell.get_name().split(":")[0].split(", ")[0] in node.get_name()
               for node in find_all(cell, "label")), [n.get_name() for n in find_all(cell, "label")]
    press_keys("Escape")
    wait_for(lambda: hands.focus == cell, "the focus back on the cell")
    hands.let_go()
    casebook.quit()


def test_narrow_case():
    casebook, hands = start_case()
    hands.make_narrow(360, 640)
    check_cells(casebook)
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


run(test_cases, test_new_case, test_case, test_looking_back, test_contradiction, test_details,
    test_narrow_case, test_card_seen, test_accusation, test_note)
