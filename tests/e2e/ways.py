# ways.py - the same steps over the bus, by the pointer, by a finger, by keys, by ear
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person does on the way to the first turn, carried out in one of several ways and counted:
taps, or keys that are pressed, and names that are typed."""

import os
import time

from casebook import Atspi, Casebook, do, find, find_all, has_state, list_actions, wait_for
from pages import read_text, write_text

FIELDS = ("Me", "Player 2", "Player 3", "Add Player")


class Way:
    """Over the accessibility bus."""
    unit = "taps"

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

    def tap(self, role, name, within=None, action="click", **_keys):
        return self.tap_node(find(within or self.casebook.window, role, name), action)

    def tap_record(self):
        """It says what it records, which may change."""
        self.tap_node(self.casebook.find_record())

    def choose(self, within, *names, key="Tab"):
        """key: leads from one to the next"""
        for name in names:
            toggle = self.tap("toggle button", name, within, key=key)
            wait_for(lambda: has_state(toggle, Atspi.StateType.PRESSED), f"{name} chosen")

    def write(self, field, text):
        """A name, instead of what is there."""
        write_text(field, text)
        self.names += 1

    def go_to_field(self, field):
        pass

    def expect_focus(self, role, name):
        """A window that nobody types in has none."""

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
        return f"{self.count} {self.unit}, {self.names} names, {time.monotonic() - self.start:.1f} s"


class ByMouse(Way):
    """In a window as large as the display."""

    def open(self):
        from mouse import Mouse
        super().open()
        self.mouse = Mouse(self.casebook, *map(int, os.environ["DISPLAY_SIZE"].split("x")))

    def press(self, node, _action):
        self.mouse.press(node)


class Typing(Way):
    """With real keys, at least for names."""

    def write(self, field, text):
        """Where the focus is."""
        wait_for(lambda: has_state(field, Atspi.StateType.FOCUSED), "the field to have the focus")
        self.type(text, bool(read_text(field)))
        wait_for(lambda: read_text(field) == text, f"“{text}” in the field")
        self.names += 1

    def expect_focus(self, role, name):
        node = find(self.casebook.window, role, name)
        wait_for(lambda: has_state(node, Atspi.StateType.FOCUSED), f"the focus on “{name}”")

    def name_players(self, form, *names):
        """Enter leads from each to the next."""
        self.go_to_field(find(form, "text", FIELDS[0]))
        for place, name in enumerate(names):
            if place > 0:
                self.press_enter()
            self.write(find(form, "text", FIELDS[min(place, 3)]), name)


class ByFinger(Typing):
    """On a telephone."""
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


class ByKeys(Typing):
    """By keys that a button names, otherwise from one thing to the next."""
    unit = "keys"
    KEYS = {"New Case": "ctrl+n", "Next": "alt+n", "Make Your Own…": "alt+m",
            "Start From Another Edition…": "alt+f", "Save": "alt+s"}

    def open(self):
        from hands import Hands
        super().open()
        self.hands = Hands(self.casebook)

    def press_key(self, key):
        from hands import press_keys
        press_keys(key)
        self.count += 1

    def move(self, key):
        self.count += 1
        return self.hands.press(key)

    def reach(self, is_there, key, most=60):
        for _ in range(most):
            node = self.hands.settle()
            if is_there(node):
                return node
            self.move(key)
        raise AssertionError(f"{key} does not lead there")

    def tap(self, role, name, within=None, key="Tab", **_action):
        node = find(within or self.casebook.window, role, name)
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{name}” sensitive")
        if name in self.KEYS:
            self.press_key(self.KEYS[name])
        elif role == "list item":
            self.choose_box(name, within)
        else:
            if role == "radio button":
                self.reach(lambda at: at.get_role_name() == role, "shift+Tab")
                key = "Left"
            self.reach(lambda at: (at.get_role_name(), at.get_name()) == (role, name), key)
            self.press_key("space")
        return node

    def choose_box(self, name, within):
        """The first one has the focus; any other is sought by the first word of its name."""
        if self.hands.wait_for_focus("list item").get_name() != name:
            word = name.split()[0].lower()
            self.hands.type(word)
            self.count += len(word)
            self.hands.wait_for_focus("entry")
            wait_for(lambda: find_all(within, "list item")[0].get_name() == name, f"{name} alone")
        self.press_key("Return")

    def go_to_field(self, field):
        self.reach(lambda at: at == field, "Tab")

    def type(self, text, replaces):
        if replaces:
            self.press_key("ctrl+a")
        self.hands.type(text)

    def press_enter(self):
        self.press_key("Return")

    def record(self, cards, answer):
        self.press_key("ctrl+n")
        self.hands.wait_for_focus("toggle button")
        for card in cards:
            chip = self.reach(lambda at: at.get_name() == card, "Right")
            self.press_key("space")
            wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED), f"{card} chosen")
            self.move("Tab")
        self.choose(self.casebook.composer(), answer)
        self.press_key("ctrl+Return")


class ByEar(ByKeys):
    """With Tab and arrows, by what is said of each thing that has the focus and of nothing else. Two
    keys are known by heart: for a new case, and in it for a turn."""
    KEYS = {"New Case": "ctrl+n"}

    def reach(self, is_there, key, most=60):
        def hear(node):
            assert node.get_name(), f"nothing is said of a {node.get_role_name()}"
            return is_there(node)
        return super().reach(hear, key, most)

    def tap(self, role, name, within=None, key="Tab", **_action):
        if name in self.KEYS:
            return self.press_key(self.KEYS[name])
        if role == "list item":
            return self.choose_box(name, within)
        # Tab passes over what is not ready yet, and then goes all the way round once more.
        node = find(within or self.casebook.window, role, name)
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{name}” sensitive")
        if role == "radio button":
            self.reach(lambda at: at.get_role_name() == role, "shift+Tab")
            key = "Left"
        self.reach_named(role, name, key)
        self.press_key("space")
        return node

    def reach_named(self, role, name, key="Tab"):
        return self.reach(lambda at: (at.get_role_name(), at.get_name()) == (role, name), key)

    def choose_box(self, name, _within):
        """What is typed leads to the search, and Tab from there to what it finds."""
        if self.hands.wait_for_focus("list item").get_name() != name:
            word = name.split()[0].lower()
            self.hands.type(word)
            self.count += len(word)
            self.hands.wait_for_focus("entry")
            if self.reach(lambda at: at.get_role_name() == "list item", "Tab").get_name() != name:
                self.move("Home")
            self.reach_named("list item", name, "Right")
        self.press_key("Return")

    def go_to_field(self, field):
        self.reach_named("text", field.get_name())


WAYS = {"bus": Way, "mouse": ByMouse, "finger": ByFinger, "keys": ByKeys, "ear": ByEar}
