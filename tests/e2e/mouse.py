# mouse.py - a hand on the mouse of a running program
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes to where the program says that something is, and presses there."""

import time

from casebook import Atspi, has_state, is_pressed, wait_for, wait_for_place
from desktop import DESKTOP

# In seconds, until a button is pressed, and until it is let go: a hand takes no less.
CLICK_TIME = 0.05


class Mouse:
    """Presses what is on the screen, and counts."""

    def __init__(self, casebook, width, height):
        self.casebook = casebook
        self.window_id = wait_for(lambda: DESKTOP.find_window(casebook.process.pid), "a window")
        self.taps = self.scrolls = 0
        DESKTOP.focus(self.window_id)
        DESKTOP.resize(self.window_id, width, height)
        wait_for(lambda: self.get_size() == (width, height), f"a window of {width} × {height}")
        self.height = height

    def get_size(self):
        place = self.casebook.window.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        return place.width, place.height

    def find_middle(self, node):
        """Seen from the corner of the window."""
        place, frame = (part.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
                        for part in (node, self.casebook.window))
        return place.x - frame.x + place.width // 2, place.y - frame.y + place.height // 2

    def press(self, node, pressed=None):
        """pressed: whether a toggle button is to be pressed afterwards"""
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"{node.get_name()} sensitive")
        wait_for_place(node)
        x, y = self.find_middle(node)
        if not 0 < y < self.height:
            self.scrolls += 1
            node.get_component_iface().scroll_to(Atspi.ScrollType.ANYWHERE)
            wait_for(lambda: 0 < self.find_middle(node)[1] < self.height, "the button in sight")
            x, y = self.find_middle(node)
        DESKTOP.point(self.window_id, x, y)
        time.sleep(CLICK_TIME)
        DESKTOP.press_button()
        time.sleep(CLICK_TIME)
        DESKTOP.release_button()
        self.taps += 1
        if pressed is not None:
            wait_for(lambda: is_pressed(node) == pressed, f"“{node.get_name()}” pressed")
