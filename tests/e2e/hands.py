# hands.py - real keys, and where they lead
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person does with the keyboard, through the display server, and what a screen reader says
about where the focus went."""

import contextlib
import time

from bus import look_over
from casebook import TIMEOUT, Atspi, GLib, Missing, find, find_all, has_state, wait_for
from desktop import DESKTOP

PATIENCE = 10  # seconds without a sign of a key that was pressed


def press_keys(*keys):
    """Presses keys one after the other; whatever has the focus gets them."""
    DESKTOP.press_keys(*keys)


@contextlib.contextmanager
def hold_key(key):
    """A key is down as long as this lasts."""
    DESKTOP.press_down(key)
    try:
        yield
    finally:
        DESKTOP.let_up(key)


def find_window_id(casebook):
    return DESKTOP.find_window(casebook.process.pid)


class Hands:
    """Two hands on the keyboard of a running program."""

    def __init__(self, casebook):
        self.casebook = casebook
        self.focus = None
        self._listener = Atspi.EventListener.new(self._focus_changed)
        self._listener.register("object:state-changed:focused")
        # There is no window manager to give it the keyboard.
        DESKTOP.focus(wait_for(lambda: find_window_id(casebook), "a window on the display"))
        wait_for(lambda: has_state(casebook.window, Atspi.StateType.ACTIVE), "an active window")
        self._look()

    def _find_focus(self):
        return next((part.reach() for part in look_over(self.casebook.app).walk()
                     if part.has_state(Atspi.StateType.FOCUSED)), None)

    def _focus_changed(self, event):
        if event.detail1:
            self.focus = event.source
        elif event.source == self.focus:
            self.focus = None

    def _look(self):
        """Returns what has the focus. What was heard of it last may be out of date, and what was
        searched for may have moved meanwhile: it counts only if the program still says so."""
        if self.focus is None or not is_focused(self.focus):
            self.focus = self._find_focus()
        return self.focus

    def let_go(self):
        self._listener.deregister("object:state-changed:focused")

    def _look_anew(self):
        """A look that does not trust for long what the bus keeps of the program: that may be out of
        date for good, where something changed while it was first asked."""
        asked = time.monotonic()

        def look():
            nonlocal asked
            if time.monotonic() > asked + 1:
                self.casebook.app.clear_cache()
                self.focus = None
                asked = time.monotonic()
            return self._look()
        return look

    def wait_for_focus(self, role, name=None):
        look = self._look_anew()

        def look_for_it():
            node = look()
            return node if node is not None and is_named(node, role, name) else None
        return wait_for(look_for_it, f"focus on {role} “{name}”")

    def settle(self):
        return wait_for(self._look, "something to have the focus")

    def press(self, key):
        """Presses a key that moves the focus; returns where it went. A key that comes while a page
        or a menu is still on its way in may lead nowhere: a person then presses it again."""
        before = self.settle()
        what = f"{key} to move the focus from {describe(before)}"

        def press_and_wait(seconds):
            look = self._look_anew()

            def look_elsewhere():
                node = look()
                return node if node != before else None
            press_keys(key)
            return wait_for(look_elsewhere, what, seconds)
        try:
            return press_and_wait(PATIENCE)
        except Missing:
            print(f"# waited in vain for {what}")
            return press_and_wait(TIMEOUT)

    def go_to(self, role, name=None, key="Tab", most=40):
        """Presses a key until the focus is there."""
        for _ in range(most):
            node = self.settle()
            if is_named(node, role, name):
                return node
            self.press(key)
        raise AssertionError(f"{key} does not lead to {role} “{name}”")

    def type_into(self, name, text):
        """Replaces what stands in a field."""
        self.go_to("text", name)
        press_keys("ctrl+a")
        self.type(text)

    def type(self, text):
        DESKTOP.type(text)

    def make_narrow(self, width, height):
        """Makes the window of a case so small that the composer no longer lies beside the sheet.
        All that moves to another place becomes new on the bus."""
        DESKTOP.resize(find_window_id(self.casebook), width, height)
        wait_for(lambda: not find_all(self.casebook.window, "list", "Log"), "a narrow layout")
        self.casebook.forget()
        self.settle()

    def choose_chip(self, card):
        """From one of the cards of a category to that one, and chooses it."""
        chip = self.go_to("toggle button", card, "Right")
        press_keys("space")
        wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED), f"{card} chosen")


def wait_for_solved(casebook):
    """Until what is told once, when the case is solved, has the focus: a key before that is not its."""
    dialog = find(casebook.window, "dialog", "Case Solved")
    wait_for(lambda: any(part.has_state(Atspi.StateType.FOCUSED)
                         for part in look_over(dialog).walk()), "the focus in the dialog")


def leave_solved(casebook):
    """Away from it; the focus goes back."""
    wait_for_solved(casebook)
    press_keys("Escape")
    wait_for(lambda: not find_all(casebook.window, "dialog", "Case Solved"), "the dialog to go")


def is_focused(node):
    """Not so, if it is gone already."""
    try:
        return has_state(node, Atspi.StateType.FOCUSED)
    except GLib.Error:
        return False


def describe(node):
    return f"{node.get_role_name()} “{node.get_name()}”"


def is_named(node, role, name):
    """Not so, if it is gone already."""
    try:
        return node.get_role_name() == role and (name is None or node.get_name() == name)
    except GLib.Error:
        return False
