#!/usr/bin/env python3
# bench-start.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Casebook takes from its start to its first frame, and what it then has in memory, beside
GNOME Text Editor where that is installed: by turns, on one display, drawn in software (starts.py).
Everything is in the page cache, as after a first start.
"""

import os
import shutil
import statistics
import sys
import tempfile

import starts

CASEBOOK, SAMPLES, SCHEMAS = sys.argv[1:4]
N_RUNS = int(os.environ.get("RUNS", "9"))
CASE = os.path.join(SAMPLES, "published-six-players.casebook")
TEXT = os.path.join(SAMPLES, "README.md")


def make_environment(display, folder):
    env = starts.make_environment(display, os.path.join(folder, "home"), SCHEMAS)
    for name in os.listdir(SAMPLES):
        if name.endswith(".casebook"):
            shutil.copy(os.path.join(SAMPLES, name), starts.get_cases(env))
    return env


def report(results, base):
    for name, runs in results.items():
        print(f"# {name}")
        for i, figure in enumerate(starts.FIGURES):
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

    with tempfile.TemporaryDirectory(prefix="casebook-start-") as folder:
        display = starts.Display(folder)
        try:
            env = make_environment(display, folder)
            for nth in range(N_RUNS + 1):
                for name, command in commands.items():
                    figures = starts.run(display, command, env)
                    if nth > 0:
                        results[name].append(figures)
        finally:
            display.close()
    print(f"# medians of {N_RUNS} starts; × is beside the text editor with nothing in it")
    report(results, "Text Editor, nothing")


main()
