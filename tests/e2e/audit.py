# audit.py - whatever is on the screen, as it is heard and touched
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks what a window shows on the accessibility bus: whatever can have the focus says what it is
and is large enough to be hit, and Tab leads to all of it and is caught by nothing. Each test ends
with most of that, on the page to which it came."""

from bus import Gone, ask_areas, ask_names, look_over
from casebook import Atspi, Missing, wait_for

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
# Seconds for which something has to be wrong.
PATIENCE = 20
LEAST_POINTED = 24
LEAST_TOUCHED = 44
LEAST_IN_SHEET = 32
ROVING = {"Suspects", "Weapons", "Rooms", "Card seen", "Card shown", "Result", "How many?",
          "How much help do you want?"}


def survey(node):
    """Each part of the node that can have the focus, with the grid, list or row of chips around it,
    which Tab visits once and in which arrows lead on. Not the list inside a combo row, nor the item
    inside a drop-down's button."""
    top = look_over(node)
    parts = list(top.walk())
    if len(ask_names(node, parts)) < len(parts):
        raise Gone("a part of the screen")
    found = list(survey_part(top))
    measured = {part for part, _ in found} | {part.parent for part, _ in found if part.parent}
    ask_areas(node, measured)
    if any(part.area is None for part in measured):
        raise Gone("a part of the screen")
    return found


def survey_part(part, group=None, in_control=False):
    in_table = group is not None and group.role == "table"
    if part.role in ("table", "list", "page tab list") or \
            part.role == "grouping" and part.name in ROVING and not in_table:
        group = part
    if part.has_state(Atspi.StateType.FOCUSABLE) and part.has_state(Atspi.StateType.SENSITIVE) and \
            not (in_control and part.role in ("list", "list item", "panel", "text")):
        yield part, group
    in_control = in_control or part.role in ("combo box", "toggle button")
    for child in part.parts:
        yield from survey_part(child, group, in_control)


def check_names(found):
    """Everything with a focus has a name; no two buttons of a row are called the same."""
    seen = set()
    for part, _ in found:
        if part.role in CONTAINERS | NAMELESS:
            continue
        assert part.role in CONTROLS | TEXTS, f"{part.role} “{part.name}” can have the focus"
        assert part.name.strip(), f"a {part.role} without a name in “{part.parent.name}”"
        if part.role in ("button", "toggle button"):
            place = (part.parent.path, part.name)
            assert place not in seen, f"two buttons “{part.name}” side by side"
            seen.add(place)


def check_sizes(found, width):
    """All of it can be hit: with a mouse, or with a finger on a telephone, where the sheet has to
    hold all of the table. What stands in a row is hit with the row, and a text with its frame."""
    for part, group in found:
        place = group.role if group is not None else None
        if part.role not in CONTROLS or part.name in WINDOW_BUTTONS or \
                place == "list" and part.role in ("check box", "text"):
            continue
        least = LEAST_POINTED if width >= NARROW else \
            LEAST_IN_SHEET if place == "table" else LEAST_TOUCHED
        size = (part.parent if part.role == "text" else part).area[2:]
        assert min(size) >= least, f"{part.role} “{part.name}” is only {size}, not {least}"


def go_round(hands):
    """Tab comes back to where it began; returns the paths of where it was."""
    visited = [hands.settle().path]
    while hands.press("Tab").path != visited[0]:
        assert hands.focus.path not in visited, f"Tab goes round to “{hands.focus.get_name()}”"
        visited.append(hands.focus.path)
    return visited


def check_tab(found, visited):
    """Tab has been everywhere."""
    groups = {group.path for part, group in found if group and part.path in visited}
    for part, group in found:
        if part.role in CONTROLS | TEXTS and part.name not in WINDOW_BUTTONS:
            assert part.path in visited or group and group.path in groups, \
                f"Tab does not lead to {part.role} “{part.name}”"


def measure_width(casebook):
    return casebook.window.get_extents(Atspi.CoordType.WINDOW).width


def check_all(casebook, screen, *checks):
    """A part that comes or goes meanwhile may seem to be wrong: what is wrong stays so. From the
    beginning again until then."""
    wrong = None

    def look():
        nonlocal wrong
        found = survey(screen)
        try:
            check_names(found)
            check_sizes(found, measure_width(casebook))
            for check in checks:
                check(found)
        except AssertionError as error:
            wrong = error
            return False
        return True
    try:
        wait_for(look, "a screen that stays as it is", PATIENCE)
    except Missing:
        raise wrong or Missing("a screen that stays as it is") from None


def check_screen(hands, screen=None):
    """All of this. Tab takes its time; what does not need it is checked wherever a test ends. A page
    that still slides in can be passed over by one round of Tab, but not by each: what has not been
    reached is looked for once more."""
    visited = set(go_round(hands))

    def check(found):
        try:
            check_tab(found, visited)
        except AssertionError:
            visited.update(go_round(hands))
            raise
    check_all(hands.casebook, screen or hands.casebook.window, check)


def audit(casebook):
    check_all(casebook, casebook.window)
