# pages.py - the screens around the sheet
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of cases, the form for a new one and the log of a case, by what a screen reader says of
them."""

import re

from bus import look_over
from casebook import (Atspi, Missing, do, find, find_all, find_parts, has_state, list_actions,
                      read_case, wait_for)


def read_text(field):
    return Atspi.Text.get_text(field, 0, -1)


def write_text(field, text):
    field.get_editable_text_iface().set_text_contents(text)
    wait_for(lambda: read_text(field) == text, f"“{text}” in “{field.get_name()}”")


def is_sensitive(node):
    return has_state(node, Atspi.StateType.SENSITIVE)


class CasesPage:
    """The list of cases."""

    def __init__(self, casebook):
        self.casebook = casebook

    def read_titles(self):
        """The cases in the order of the screen."""
        lists = find_all(self.casebook.window, "list", "Cases in progress")
        return [row.get_name() for node in lists for row in find_all(node, "list item")]

    def wait_for_titles(self, *titles):
        wait_for(lambda: self.read_titles() == list(titles), f"the list to be {titles}")

    def find_row(self, title):
        return find(self.casebook.window, "list item", title)

    def read_row(self, title):
        """All that stands in the row, and what is said of it."""
        row = self.find_row(title)
        return [row.get_description()] + [part.name for part in find_parts(row, "label")]

    def open_menu(self, title):
        """The items of a row's menu; the last one is Delete."""
        row = self.find_row(title)
        do(find(row, "toggle button", "Case Menu"), "click")
        return wait_for(lambda: find_all(row, "menu item"), f"the menu of {title}")

    def duplicate(self, title):
        do(self.find_row(title), "row.duplicate")

    def delete(self, title):
        do(self.find_row(title), "row.delete")

    def rename(self, title, new):
        do(self.find_row(title), "row.rename")
        dialog = find(self.casebook.window, "alert", "Rename Case")
        write_text(find(dialog, "text", "Title"), new)
        return dialog

    def find_toast(self, text):
        def look():
            return next((node for node in find_all(self.casebook.window, "alert")
                         if find_all(node, "label", text)), None)
        return wait_for(look, f"toast “{text}”")


class NewCase:
    """The form for a new case, or for what is like one, at its first step."""

    def __init__(self, casebook, title="New Case"):
        self.casebook = casebook
        self.form = find(casebook.window, "grouping", title)

    def first_step(self):
        """The first step, which has the actions for editions of one's own."""
        return wait_for(lambda: next((part.node for part in look_over(self.form).walk()
                                      if "edition.new" in list_actions(part.node)), None), "the step")

    def choose_edition(self, name):
        do(find(self.form, "list item", name), "row.choose")
        self.wait_for_step("Players")

    def wait_for_step(self, title):
        return find(self.form, "grouping", title)

    def name_players(self, *names):
        """The first of them is me; there are three to begin with."""
        for old, new in zip(("Me", "Player 2", "Player 3"), names):
            write_text(find(self.form, "text", old), new)

    def ask_deal(self, hands):
        """To The Deal, where the cards come out even and the form would pass it by."""
        hands.go_to("button", "Cards Missing or Dealt Differently…")
        hands.press("Return")
        return self.wait_for_step("The Deal")

    def next(self, title, level="Logic"):
        """To that page. On the way a newcomer is asked once how much help there shall be."""
        asked = self.is_at("Assistance")  # which is still there while the next page slides in
        self.tap_next()
        if not asked:
            self.answer_help(title, level)
        return self.wait_for_step(title)

    def tap_next(self):
        """The button of the page before is there as long as that slides out, and what is asked of
        it then is lost with it."""
        wait_for(self.has_one_next, "one page with Next")
        self.casebook.tap("button", "Next", self.form)

    def has_one_next(self):
        return len(find_all(self.form, "button", "Next")) == 1

    def is_at(self, title):
        return bool(find_all(self.form, "grouping", title))

    def answer_help(self, title, level):
        wait_for(lambda: self.is_at(title) or self.is_at("Assistance"), f"{title} or Assistance")
        if title != "Assistance" and self.is_at("Assistance"):
            self.casebook.tap("radio button", level, self.form)
            self.tap_next()

    def choose(self, card):
        chip = find(self.form, "toggle button", card)
        before = has_state(chip, Atspi.StateType.PRESSED)
        do(chip, "click")
        wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED) != before, f"{card} chosen")

    def read_status(self):
        """What the head says of the step, as “3 of 6 chosen” or “7 chosen, 1 too many”."""
        for node in find_all(self.form, "label"):
            if re.search(r"^\d.* chosen", node.get_name()):
                return node.get_name()
        raise Missing("how many cards are chosen")

    def can_create(self):
        return is_sensitive(find(self.form, "button", "Create"))

    def create(self):
        self.casebook.tap("button", "Create", self.form)


class Log:
    """The log beside the sheet, or in its place."""

    def __init__(self, casebook, path):
        self.casebook = casebook
        self.path = path

    def find_row(self, number):
        log = find(self.casebook.window, "list", "Log")
        return wait_for(lambda: find_all(log, "list item")[number - 1], f"entry {number}")

    def do(self, number, action):
        do(self.find_row(number), action)

    def read(self):
        return read_case(self.path)["log"]

    def wait_for(self, log):
        """Waits until the file has these entries, and the sheet what follows from them."""
        wait_for(lambda: self.read() == log, f"the log to be {log}")
        self.casebook.wait_for_case(self.path)

    def step(self, name):
        """Undo and Redo are called by what they would do; each changes the file."""
        before = read_case(self.path)
        button = wait_for(lambda: next((b for b in find_all(self.casebook.window, "button")
                                        if b.get_name().startswith(f"{name} “")), None), name)
        do(button, "click")
        wait_for(lambda: read_case(self.path) != before, f"{name} to change the file")
