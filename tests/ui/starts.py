# starts.py - starts of a program, watched from outside
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts a program on a display of its own, drawn in software, and measures how long it takes to its
first frame and until it has settled, and what it then has in memory.

The first frame is the first that covers the window; the program has settled when nothing changed
for a while.
"""

import mmap
import os
import shutil
import subprocess
import sys
import time

COVERED = 0.25  # of the screen, at least
STILL = 0.3  # seconds
PATIENCE = 600  # seconds
STRIDE = 4 * 997  # bytes of the screen from one look to the next
FIGURES = ("first frame, ms", "settled, ms", "processor, ms", "resident, MiB", "of its own, MiB",
           "at most, MiB")


class Display:
    """An X server whose screen can be read."""

    def __init__(self, folder):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-fbdir", folder, "-br",
             "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.name = f":{int(self.server.stdout.readline())}"
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.screen = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.blank = self.look()

    def look(self):
        return self.screen[4096::STRIDE]

    def is_covered(self):
        now = self.look()
        return sum(a != b for a, b in zip(now, self.blank)) >= COVERED * len(now)

    def close(self):
        self.server.terminate()
        self.server.wait()


def wait_for_frame(display, program):
    end = time.monotonic() + PATIENCE
    while not display.is_covered():
        if program.poll() is not None or time.monotonic() > end:
            program.kill()
            sys.exit(f"{program.args[0]}: shows nothing\n{program.communicate()[1]}")
        time.sleep(0.001)
    return time.monotonic()


def wait_for_rest(display):
    seen, changed = display.look(), time.monotonic()
    while time.monotonic() - changed < STILL:
        time.sleep(0.005)
        now = display.look()
        if now != seen:
            seen, changed = now, time.monotonic()
    return changed


def read_processor_time(pid):
    """Of all its threads, in ms."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def read_sizes(path, start=0):
    with open(path, encoding="utf-8") as file:
        sizes = dict(line.split(":", 1) for line in file.read().splitlines()[start:])
    return {name: int(text.split()[0]) / 1024 for name, text in sizes.items() if " kB" in text}


def read_memory(pid):
    size = read_sizes(f"/proc/{pid}/smaps_rollup", 1)
    return (size["Rss"], size["Private_Clean"] + size["Private_Dirty"],
            read_sizes(f"/proc/{pid}/status")["VmHWM"])


def run(display, command, env):
    """Starts a program once, and ends it; returns the FIGURES."""
    start = time.monotonic()
    program = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               encoding="utf-8", errors="replace")
    try:
        first = wait_for_frame(display, program)
        used = read_processor_time(program.pid)
        settled = wait_for_rest(display)
        return ((first - start) * 1000, (settled - start) * 1000, used,
                *read_memory(program.pid))
    finally:
        program.kill()
        program.wait()
        while display.look() != display.blank:
            time.sleep(0.005)


def make_environment(display, home, schemas):
    """A home without cases."""
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(home)
    env = {**os.environ, "DISPLAY": display.name, "HOME": home, "XDG_DATA_HOME": f"{home}/data",
           "XDG_CONFIG_HOME": f"{home}/config", "XDG_CACHE_HOME": f"{home}/cache",
           "GSETTINGS_BACKEND": "memory", "GSETTINGS_SCHEMA_DIR": schemas, "GDK_BACKEND": "x11",
           "GDK_DISABLE": "gl,vulkan", "GDK_DEBUG": "no-portals", "GSK_RENDERER": "cairo",
           "GTK_A11Y": "none", "GIO_USE_VFS": "local"}
    env.pop("WAYLAND_DISPLAY", None)
    os.makedirs(get_cases(env))
    return env


def get_cases(env):
    """The folder of the user's cases."""
    return os.path.join(env["XDG_DATA_HOME"], "casebook", "cases")
