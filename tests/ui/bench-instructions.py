#!/usr/bin/env python3
# bench-instructions.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many instructions Casebook takes from its start to its first frame, beside GNOME Text Editor
where that is installed, from confirming an entry to the painted sheet, and for a frame of motion.
Counted by Valgrind, so that they are nearly the same on every machine, however busy it is; drawn in
software. What is done n times is counted for few and for more of them, and divided; how much of that is
Casebook's own code, and not that of the libraries it calls, is counted by the file the code is from."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

import starts

CASEBOOK, SAMPLES, SCHEMAS, FRAMES, SHEET, IN_DISPLAY = sys.argv[1:7]
CASE = os.path.join(SAMPLES, "published-six-players.casebook")
TEXT = os.path.join(SAMPLES, "README.md")
COUNT = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
FEW, MORE = 5, 25
TRIES = 3


def read_count(text):
    """In millions."""
    found = re.search(r"Collected : (\d+)", text)
    if found is None:
        sys.exit(f"nothing was counted: {text[-500:]}")
    return int(found.group(1)) / 1e6


def read_end(file):
    file.seek(0)
    return file.read()[-500:]


def count_start(display, env, command):
    """To the first frame that covers the window. A program that shows nothing is started no more
    than so many times: it may have been handed to what was left of its start before."""
    for _ in range(TRIES):
        try:
            return count_start_once(display, env, command)
        except SystemExit as error:
            print(f"# {error}", flush=True)
    return None


def count_start_once(display, env, command):
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        program = subprocess.Popen([*COUNT, *command], env=env, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=said)
        program.communicate = lambda: ("", read_end(said))
        try:
            starts.wait_for_frame(display, program)
            program.send_signal(signal.SIGTERM)
            program.wait(starts.PATIENCE)
        finally:
            program.kill()
            program.wait()
        said.seek(0)
        return read_count(said.read())


def read_own(path, program):
    """What was counted in the code of @program itself, in millions."""
    names, own, called = {}, 0, False
    here = False
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if line.startswith(("ob=", "cob=")):
                number, _, name = line[line.index("=") + 1:].strip().partition(" ")
                names[number] = name or names[number]
                here = names[number] == os.path.realpath(program) if line[0] == "o" else here
            elif line.startswith("calls="):
                called = True
            elif line[:1] in "+-*0123456789":
                own += 0 if called or not here else int(line.split()[1])
                called = False
    return own / 1e6


def count_run(*command):
    # What is heard is nothing to count, and GTK's own accessibility for tests cannot announce.
    env = {**os.environ, "G_DEBUG": "", "GTK_A11Y": "none", "GSETTINGS_SCHEMA_DIR": SCHEMAS}
    with tempfile.NamedTemporaryFile(prefix="casebook-count-") as counts:
        result = subprocess.run(
            [IN_DISPLAY, "valgrind", "--tool=callgrind", f"--callgrind-out-file={counts.name}", *command],
            env=env, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            sys.exit(f"{' '.join(command)}: ended with {result.returncode}: {result.stderr[-500:]}")
        return read_count(result.stderr), read_own(counts.name, command[0])


def report_one(what, *command):
    """All, and of it what is Casebook's own."""
    few, more = (count_run(*command, str(n)) for n in (FEW, MORE))
    all_, own = ((many - some) / (MORE - FEW) for some, many in zip(few, more))
    report(what, all_)
    report("  of which Casebook’s own code", own)


def report(what, count):
    figure = "nothing was shown" if count is None else f"{count:10.2f}"
    print(f"# {what:44} {figure}", flush=True)


def report_starts():
    editor = shutil.which("gnome-text-editor")
    commands = {"Casebook, its cases": [CASEBOOK], "Casebook, a case": [CASEBOOK, CASE]}
    if editor is not None:
        commands["Text Editor, nothing"] = [editor, "--ignore-session"]
        commands["Text Editor, a text"] = [editor, "--ignore-session", TEXT]
    with tempfile.TemporaryDirectory(prefix="casebook-count-") as folder:
        for name, command in commands.items():
            display = starts.Display(folder)
            try:
                env = starts.make_environment(display, os.path.join(folder, "home"), SCHEMAS)
                report(f"start to first frame: {name}", count_start(display, env, command))
            finally:
                display.close()


def main():
    if shutil.which("valgrind") is None:
        print("# nothing is counted without Valgrind")
        return
    print("# millions of instructions")
    report_one("a frame: a card is turned over", FRAMES, "turn")
    report_one("a frame: a cell of the sheet fades", FRAMES, "fade")
    report_one("confirming an entry to the sheet, 1024 × 768", SHEET, "1024", "768")
    report_one("confirming an entry to the sheet, 1920 × 1080", SHEET, "1920", "1080")
    report_starts()


main()
