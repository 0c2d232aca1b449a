# ways.py - the same steps over the bus, by the pointer, by a finger
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person does on the way to the first turn, carried out in one of several ways and counted:
taps, and names that are typed."""

import os
import time

from casebook import Atspi, Casebook, do, find, has_state, list_actions, wait_for
from pages import read_text, write_text

FIELDS = ("Me", "Player 2", "Player 3", "Add Player")


class Way:
    """Over the accessibility bus."""

    def __init__(self):
        self.count = self.names = 0

    def open(self):
        self.casebook = Casebook()
        self.start = time.monotonic()

    def press(self, node, action):
        """What one tap does may have another name there, and be offered by what it is in."""
        while action not in list_actions(node):
            node = node.get_parent()
        do(node, action)

    def tap_node(self, node, action="click"):
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{node.get_name()}” sensitive")
        self.press(node, action)
        self.count += 1
        return node

    def tap(self, role, name, within=None, action="click"):
        return self.tap_node(find(within or self.casebook.window, role, name), action)

    def tap_record(self):
        """It says what it records, which may change."""
        self.tap_node(self.casebook.find_record())

    def choose(self, within, *names):
        for name in names:
            toggle = self.tap("toggle button", name, within)
            wait_for(lambda: has_state(toggle, Atspi.StateType.PRESSED), f"{name} chosen")

    def write(self, field, text):
        """A name, instead of what is there."""
        write_text(field, text)
        self.names += 1

    def go_to_field(self, field):
        pass

    def name_players(self, form, *names):
        """Each name that is typed makes room for the next."""
        for place, name in enumerate(names):
            self.write(find(form, "text", FIELDS[min(place, 3)]), name)

    def go_on(self, form, *steps):
        """From page to page, with what is proposed at each."""
        for step in steps:
            wait_for(form.has_one_next, "one page with Next")
            self.tap("button", "Next", form.form)
            form.wait_for_step(step)

    def open_composer(self):
        return self.casebook.composer()

    def record(self, cards, answer):
        self.choose(self.open_composer(), *cards, answer)
        self.tap_record()

    def tell(self):
        return f"{self.count} taps, {self.names} names, {time.monotonic() - self.start:.1f} s"


class ByMouse(Way):
    """In a window as large as the display."""

    def open(self):
        from mouse import Mouse
        super().open()
        self.mouse = Mouse(self.casebook, *map(int, os.environ["DISPLAY_SIZE"].split("x")))

    def press(self, node, _action):
        self.mouse.press(node)


class ByFinger(Way):
    """On a telephone; names come from its keyboard as keys."""
    finger = None

    def open(self):
        from finger import CONTROL, Finger
        super().open()
        ByFinger.finger = ByFinger.finger or Finger()
        self.finger.n_swipes = 0
        # There is no keyboard before the first key.
        self.finger.press_keys(CONTROL)

    def press(self, node, _action):
        self.finger.tap(node)

    def go_to_field(self, field):
        self.finger.tap(field)

    def write(self, field, text):
        """Where the focus is."""
        wait_for(lambda: has_state(field, Atspi.StateType.FOCUSED), "the field to have the focus")
        self.type(text, bool(read_text(field)))
        wait_for(lambda: read_text(field) == text, f"“{text}” in the field")
        self.names += 1

    def name_players(self, form, *names):
        """Enter leads from each to the next."""
        self.go_to_field(find(form, "text", FIELDS[0]))
        for place, name in enumerate(names):
            if place > 0:
                self.press_enter()
            self.write(find(form, "text", FIELDS[min(place, 3)]), name)

    def type(self, text, replaces):
        from finger import CONTROL
        if replaces:
            self.finger.press_keys(CONTROL, ord("a"))
        for letter in text:
            self.finger.press_keys(ord(letter))

    def press_enter(self):
        from finger import RETURN
        self.finger.press_keys(RETURN)

    def tell(self):
        return f"{super().tell()}, {self.finger.n_swipes} swipes"

    def open_composer(self):
        self.tap_record()
        self.casebook.forget()
        return self.casebook.composer()


WAYS = {"bus": Way, "mouse": ByMouse, "finger": ByFinger}
