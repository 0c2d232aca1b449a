# audit.py - whatever is on the screen, as it is heard and touched
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks what a window shows on the accessibility bus: whatever can have the focus says what it is
and is large enough to be hit, and Tab leads to all of it and is caught by nothing. Each test ends
with most of that, on the page to which it came."""

from casebook import LEAVES, Atspi, wait_for

# What holds other things, and need not have a name of its own.
CONTAINERS = {"alert", "dialog", "filler", "frame", "grouping", "list", "menu", "page tab list",
              "panel", "scroll pane", "table", "table row", "tool tip"}
CONTROLS = {"button", "check box", "combo box", "entry", "list item", "page tab", "radio button",
            "slider", "spin button", "table cell", "text", "toggle button"}
# Texts that can be selected; nobody hits them.
TEXTS = {"label"}
# GTK 4.18 names no item of a popover menu.
NAMELESS = {"menu item"}
# The window manager's, reached with its own keys.
WINDOW_BUTTONS = {"Minimize", "Maximize", "Close"}
# In pixels: a telephone, and what is hit with a mouse, with a thumb, and with care in the sheet
# (see src/ui/common/cb-touch.c).
NARROW = 600
LEAST_POINTED = 24
LEAST_TOUCHED = 44
LEAST_IN_SHEET = 32
ROVING = {"Suspects", "Weapons", "Rooms", "Card seen", "Card shown", "Result", "How many?",
          "How much help do you want?"}


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
        assert role in CONTROLS | TEXTS, f"{role} “{name}” can have the focus"
        assert name.strip(), f"a {role} without a name in “{node.get_parent().get_name()}”"
        if role in ("button", "toggle button"):
            place = (node.get_parent().path, name)
            assert place not in seen, f"two buttons “{name}” side by side"
            seen[place] = node


def check_sizes(nodes, width):
    """All of it can be hit: with a mouse, or with a finger on a telephone, where the sheet has to
    hold all of the table. What stands in a row is hit with the row, and a text with its frame."""
    for node, role, name, group in nodes:
        place = group.get_role_name() if group is not None else None
        if role not in CONTROLS or name in WINDOW_BUTTONS or \
                place == "list" and role in ("check box", "text"):
            continue
        least = LEAST_POINTED if width >= NARROW else \
            LEAST_IN_SHEET if place == "table" else LEAST_TOUCHED
        area = (node.get_parent() if role == "text" else node).get_extents(Atspi.CoordType.WINDOW)
        assert min(area.width, area.height) >= least, \
            f"{role} “{name}” is only {area.width} × {area.height}, not {least}"


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
        if role in CONTROLS | TEXTS and name not in WINDOW_BUTTONS:
            assert node.path in visited or group and group.path in groups, \
                f"Tab does not lead to {role} “{name}”"



def measure_width(casebook):
    return casebook.window.get_extents(Atspi.CoordType.WINDOW).width


def check_screen(hands, screen=None):
    """All of this. Tab takes its time; what does not need it is checked wherever a test ends."""
    visited = go_round(hands)
    nodes = list(survey(screen or hands.casebook.window))
    check_names(nodes)
    check_sizes(nodes, measure_width(hands.casebook))
    check_tab(nodes, visited)


def audit(casebook):
    """From the beginning again, if a part of the window goes meanwhile."""
    def look():
        nodes = list(survey(casebook.window))
        check_names(nodes)
        check_sizes(nodes, measure_width(casebook))
        return True
    wait_for(look, "a window that stays as it is")
