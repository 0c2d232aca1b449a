# test-accessibility.py - every screen, as it is heard
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks all that is on the accessibility bus, screen by screen: whatever can have the focus says
what it is, and Tab leads to all of it."""

import os
import re

from casebook import (LEAVES, Atspi, Casebook, do, find, find_all, has_state, list_cases, run,
                      sample, wait_for, walk, write_case)
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
ROVING = {"Suspects", "Weapons", "Rooms", "Card seen", "Card shown", "Result"}
CELL = re.compile(r"[\w ]+, [\w ]+: (in the envelope|not in the envelope|has it|does not have it|unknown)"
                  r"(, new)?(; .+)?")


def survey(node, states=None, group=None, in_control=False):
    """Yields each node that is shown and can have the focus, with its role, its name and the grid,
    list or row of chips around it, which Tab visits once and in which arrows lead on. Not the list
    inside a combo row, nor the item inside a drop-down's button."""
    role, name = node.get_role_name(), node.get_name()
    states = states or node.get_state_set()
    in_table = group is not None and group.get_role_name() == "table"
    if role in ("table", "list", "page tab list") or \
            role == "grouping" and name in ROVING and not in_table:
        group = node
    if states.contains(Atspi.StateType.FOCUSABLE) and \
            states.contains(Atspi.StateType.SENSITIVE) and \
            not (in_control and role in ("list", "list item", "panel", "text")):
        yield node, role, name, group
    in_control = in_control or role in ("combo box", "toggle button")
    for i in range(node.get_child_count() if role not in LEAVES else 0):
        child = node.get_child_at_index(i)
        states = child.get_state_set() if child is not None else None
        if states is not None and states.contains(Atspi.StateType.SHOWING):
            yield from survey(child, states, group, in_control)


def check_names(nodes):
    """Everything with a focus has a name; no two buttons of a row are called the same."""
    seen = {}
    for node, role, name, _ in nodes:
        if role in CONTAINERS | NAMELESS:
            continue
        assert role in CONTROLS, f"{role} “{name}” can have the focus"
        assert name.strip(), f"a {role} without a name in “{node.get_parent().get_name()}”"
        if role in ("button", "toggle button"):
            place = (node.get_parent().path, name)
            assert place not in seen, f"two buttons “{name}” side by side"
            seen[place] = node


def check_cells(casebook, n_cards=21):
    cells = [(cell, cell.get_name()) for cell in casebook.cells()]
    assert len(cells) == len({name for _, name in cells}) == n_cards * 7, len(cells)
    for cell, name in cells:
        assert CELL.fullmatch(name), name
        says_yes = re.search(": (is there|has it)", name) is not None
        assert has_state(cell, Atspi.StateType.CHECKED) == says_yes, name


def go_round(hands):
    """Tab comes back to where it began; returns the paths of where it was."""
    visited = [hands.settle().path]
    while hands.press("Tab").path != visited[0]:
        assert hands.focus.path not in visited, f"Tab goes round to “{hands.focus.get_name()}”"
        visited.append(hands.focus.path)
    return visited


def check_tab(nodes, visited):
    """Tab has been everywhere."""
    groups = {group.path for node, _, _, group in nodes if group and node.path in visited}
    for node, role, name, group in nodes:
        if role in CONTROLS and name not in WINDOW_BUTTONS:
            assert node.path in visited or group and group.path in groups, \
                f"Tab does not lead to {role} “{name}”"


def check_screen(hands, screen=None):
    visited = go_round(hands)
    nodes = list(survey(screen or hands.casebook.window))
    check_names(nodes)
    check_tab(nodes, visited)


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
    form.ask_deal(hands)
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
    check_names(survey(casebook.window))
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


run(test_cases, test_new_case, test_case, test_looking_back, test_contradiction, test_details,
    test_narrow_case, test_card_seen, test_accusation, test_note)
