# finger.py - touches, on mutter
# SPDX-License-Identifier: GPL-3.0-or-later
"""A finger on the screen, as the compositor knows it: real touch events by way of mutter's remote
desktop. What is to be tapped is found by what a screen reader says of it, and scrolled into sight
by a swipe, as a person does."""

import os
import time

from casebook import Atspi, Gio, GLib, Missing, has_state, wait_for, wait_for_place

DESKTOP, CAST = "org.gnome.Mutter.RemoteDesktop", "org.gnome.Mutter.ScreenCast"
# One step of a swipe, in pixels and in seconds: a finger that jumps is none.
STEP, STEP_TIME = 12, 0.01
# The clear border of what fingers tap, in pixels: at the edge of what scrolls it is out of sight.
BORDER = 5
# What X calls the keys.
CONTROL, RETURN = 0xffe3, 0xff0d


class Finger:
    def __init__(self):
        self.n_swipes = 0
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        wait_for(lambda: self.is_there(DESKTOP) and self.is_there(CAST), "mutter")
        self.desk, = self.call(DESKTOP, "/org/gnome/Mutter/RemoteDesktop", DESKTOP, "CreateSession")
        number, = self.call(DESKTOP, self.desk, "org.freedesktop.DBus.Properties", "Get",
                            GLib.Variant("(ss)", (f"{DESKTOP}.Session", "SessionId")))
        cast, = self.call(CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession",
                          GLib.Variant("(a{sv})", ({"remote-desktop-session-id":
                                                    GLib.Variant("s", number)},)))
        self.stream, = self.call(CAST, cast, f"{CAST}.Session", "RecordMonitor",
                                 GLib.Variant("(sa{sv})", ("Meta-0", {})))
        self.tell("EnableClipboard", GLib.Variant("(a{sv})", ({},)))
        self.tell("Start")
        # The first one only makes the device.
        self.put_down(1, 1)
        self.lift()

    def is_there(self, name):
        return self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner",
                         GLib.Variant("(s)", (name,)))[0]

    def call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None,
                                  Gio.DBusCallFlags.NONE, -1).unpack()

    def tell(self, method, arguments=None):
        self.call(DESKTOP, self.desk, f"{DESKTOP}.Session", method, arguments)

    def put_down(self, x, y):
        self.tell("NotifyTouchDown", GLib.Variant("(sudd)", (self.stream, 0, x, y)))

    def move(self, x, y):
        self.tell("NotifyTouchMotion", GLib.Variant("(sudd)", (self.stream, 0, x, y)))

    def lift(self):
        self.tell("NotifyTouchUp", GLib.Variant("(u)", (0,)))

    def press_keys(self, *keys):
        """What a keyboard on the screen, which is another program, makes of touches: keys as X has
        them. They go down one after the other, and come up in the end."""
        for down in (True, False):
            for key in keys:
                self.tell("NotifyKeyboardKeysym", GLib.Variant("(ub)", (key, down)))

    def read_clipboard(self):
        """What any other program would be given: nothing, where nothing was copied."""
        try:
            _, files = self.bus.call_with_unix_fd_list_sync(
                DESKTOP, self.desk, f"{DESKTOP}.Session", "SelectionRead",
                GLib.Variant("(s)", ("text/plain;charset=utf-8",)), None, Gio.DBusCallFlags.NONE, -1, None)
        except GLib.Error:
            return ""
        pipe = files.get(0)
        os.set_blocking(pipe, True)
        with os.fdopen(pipe, encoding="utf-8") as file:
            return file.read()

    def swipe(self, x, y, distance):
        """Up or down by so many pixels; the finger rests before it is lifted, so that what it
        moved does not go on by itself."""
        self.n_swipes += 1
        n = max(1, abs(round(distance / STEP)))
        self.put_down(x, y)
        for i in range(1, n + 1):
            time.sleep(STEP_TIME)
            self.move(x, y + distance * i / n)
        time.sleep(20 * STEP_TIME)
        self.move(x, y + distance)
        self.lift()

    def tap(self, node):
        """In its middle, once it is in sight."""
        area = bring_into_sight(self, node)
        self.put_down(*middle(area))
        time.sleep(STEP_TIME)
        self.lift()


def measure(node):
    """On a monitor as small as a telephone the window is the whole of it."""
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


def middle(area):
    return area.x + area.width / 2, area.y + area.height / 2


def find_scroller(node):
    while node is not None and node.get_role_name() != "scroll pane":
        node = node.get_parent()
    return node


def bring_into_sight(finger, node):
    wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{node.get_name()}” sensitive")
    scroller = find_scroller(node)
    for _ in range(20):
        area = wait_for_place(node)
        if scroller is None:
            return area
        pane = measure(scroller)
        over = area.y + area.height - (pane.y + pane.height)
        under = pane.y - area.y
        if over <= BORDER and under <= BORDER:
            return area
        most = pane.height / 2
        distance = max(-most, -over - 8) if over > 0 else min(most, under + 8)
        x, y = middle(pane)
        finger.swipe(x, y, distance)
    raise Missing(f"“{node.get_name()}” in sight")
