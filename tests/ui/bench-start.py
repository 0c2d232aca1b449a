#!/usr/bin/env python3
# bench-start.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Casebook takes from its start to its first frame, and what it then has in memory, beside
GNOME Text Editor where that is installed: by turns, on one display, drawn in software.

The first frame is the first that covers the window; the program has settled when nothing changed
for a while. Everything is in the page cache, as after a first start.
"""

import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

CASEBOOK, SAMPLES, SCHEMAS = sys.argv[1:4]
N_RUNS = int(os.environ.get("RUNS", "9"))
CASE = os.path.join(SAMPLES, "published-six-players.casebook")
TEXT = os.path.join(SAMPLES, "README.md")

COVERED = 0.25  # of the screen, at least
STILL = 0.3  # seconds
PATIENCE = 60  # seconds
STRIDE = 4 * 997  # bytes of the screen from one look to the next
FIGURES = ("first frame, ms", "settled, ms", "processor, ms", "resident, MiB", "of its own, MiB")


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
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def read_memory(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="utf-8") as file:
        sizes = dict(line.split(":", 1) for line in file.read().splitlines()[1:])
    size = {name: int(text.split()[0]) / 1024 for name, text in sizes.items()}
    return size["Rss"], size["Private_Clean"] + size["Private_Dirty"]


def run(display, command, env):
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


def make_environment(display, home):
    env = {**os.environ, "DISPLAY": display.name, "HOME": home, "XDG_DATA_HOME": f"{home}/data",
           "XDG_CONFIG_HOME": f"{home}/config", "XDG_CACHE_HOME": f"{home}/cache",
           "GSETTINGS_BACKEND": "memory", "GSETTINGS_SCHEMA_DIR": SCHEMAS, "GDK_BACKEND": "x11",
           "GDK_DISABLE": "gl,vulkan", "GDK_DEBUG": "no-portals", "GSK_RENDERER": "cairo",
           "GTK_A11Y": "none", "GIO_USE_VFS": "local"}
    env.pop("WAYLAND_DISPLAY", None)
    cases = os.path.join(home, "data", "casebook", "cases")
    os.makedirs(cases)
    for name in os.listdir(SAMPLES):
        if name.endswith(".casebook"):
            shutil.copy(os.path.join(SAMPLES, name), cases)
    return env


def report(results, base):
    for name, runs in results.items():
        print(f"# {name}")
        for i, figure in enumerate(FIGURES):
            median = statistics.median(r[i] for r in runs)
            line = f"#   {figure:16} {median:8.1f}   {min(r[i] for r in runs):8.1f} at best"
            if base in results and name != base:
                line += f"   {median / statistics.median(r[i] for r in results[base]):5.2f} ×"
            print(line)


def main():
    editor = shutil.which("gnome-text-editor")
    commands = {"Casebook, its cases": [CASEBOOK], "Casebook, a case": [CASEBOOK, CASE]}
    if editor is not None:
        commands["Text Editor, nothing"] = [editor, "--ignore-session"]
        commands["Text Editor, a text"] = [editor, "--ignore-session", TEXT]
    results = {name: [] for name in commands}

    with tempfile.TemporaryDirectory(prefix="casebook-start-") as home:
        display = Display(home)
        try:
            env = make_environment(display, home)
            for nth in range(N_RUNS + 1):
                for name, command in commands.items():
                    figures = run(display, command, env)
                    if nth > 0:
                        results[name].append(figures)
        finally:
            display.close()
    print(f"# medians of {N_RUNS} starts; × is beside the text editor with nothing in it")
    report(results, "Text Editor, nothing")


main()
