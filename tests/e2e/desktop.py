# desktop.py - keys, a pointer and windows, on X11 or on Wayland
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person's hands do, and what the eyes see, by way of the display server that the session
has: Xvfb, by xdotool, or sway, by a keyboard and a pointer of our own and by what it can be told.
Windows are known by the number that the server gives them."""

import json
import os
import subprocess
import sys

KEEP_PICTURE = """
import sys
import gi
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk
root = Gdk.get_default_root_window()
Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height()).savev(
    sys.argv[1], "png", [], [])
"""


def call(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class X11:
    def press_keys(self, *keys):
        call("xdotool", "key", *keys)

    def press_down(self, key):
        call("xdotool", "keydown", key)

    def let_up(self, key):
        call("xdotool", "keyup", key)

    def type(self, text):
        call("xdotool", "type", "--delay", "0", text)

    def find_window(self, pid):
        """The window of a process that came last, or None."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(pid)],
                               check=False, capture_output=True, text=True).stdout.split()
        return found[-1] if found else None

    def focus(self, window):
        call("xdotool", "windowfocus", window)

    def resize(self, window, width, height):
        call("xdotool", "windowsize", window, str(width), str(height))

    def point(self, window, x, y):
        call("xdotool", "mousemove", "--window", window, str(x), str(y))

    def press_button(self):
        call("xdotool", "mousedown", "1")

    def release_button(self):
        call("xdotool", "mouseup", "1")

    def keep_picture(self, path):
        """In a process of its own: this one may have another version of GDK."""
        if "DISPLAY" in os.environ:
            subprocess.run([sys.executable, "-c", KEEP_PICTURE, path], check=False)


def walk_windows(node):
    for child in node.get("nodes", []) + node.get("floating_nodes", []):
        if child.get("pid"):
            yield child
        yield from walk_windows(child)


class Sway:
    """Without a keyboard the seat gives no window the focus: it is plugged in at once."""

    def __init__(self):
        self.input = subprocess.Popen([os.environ["VIRTUAL_INPUT"]], stdin=subprocess.PIPE,
                                      stdout=subprocess.PIPE, text=True)
        assert self.input.stdout.readline() == "ready\n"

    def tell_input(self, line):
        self.input.stdin.write(f"{line}\n")
        self.input.stdin.flush()
        assert self.input.stdout.readline() == "done\n", line

    def press_keys(self, *keys):
        for key in keys:
            self.tell_input(f"key {key}")

    def press_down(self, key):
        self.tell_input(f"down {key}")

    def let_up(self, key):
        self.tell_input(f"up {key}")

    def type(self, text):
        self.tell_input(f"type {text}")

    def list_windows(self, pid):
        tree = json.loads(call("swaymsg", "-t", "get_tree"))
        return [window for window in walk_windows(tree) if window["pid"] == pid]

    def find_window(self, pid):
        windows = self.list_windows(pid)
        return windows[-1]["id"] if windows else None

    def focus(self, window):
        call("swaymsg", f"[con_id={window}] focus")

    def resize(self, window, width, height):
        call("swaymsg", f"[con_id={window}] floating enable, resize set {width} px {height} px")

    def point(self, window, x, y):
        output, = json.loads(call("swaymsg", "-t", "get_outputs"))
        tree = json.loads(call("swaymsg", "-t", "get_tree"))
        place = next(w for w in walk_windows(tree) if w["id"] == window)["rect"]
        self.tell_input(f"move {place['x'] + x} {place['y'] + y} {output['rect']['width']} "
                        f"{output['rect']['height']}")

    def press_button(self):
        self.tell_input("press")

    def release_button(self):
        self.tell_input("release")

    def keep_picture(self, path):
        subprocess.run(["grim", path], check=False)


DESKTOP = Sway() if "SWAYSOCK" in os.environ else X11()
