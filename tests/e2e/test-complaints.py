# test-complaints.py - a test fails where the program complains, whatever else it finds
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test that finds nothing wrong by itself, with programs in which something is."""

import os
import signal
import stat
import subprocess
import sys

from casebook import PROGRAM, Casebook, run

# Whatever library it is in, GLib prints it, and the program goes on.
COMPLAINING = """#!/bin/sh
{python} -c 'from gi.repository import GLib
GLib.log_default_handler("Gtk", GLib.LogLevelFlags.LEVEL_{level}, "so it is", None)'
exec {program} "$@"
"""


def open_and_quit():
    Casebook().quit()


def open_and_crash():
    process = Casebook().process
    process.send_signal(signal.SIGABRT)
    process.wait()


def try_out(test, program=PROGRAM):
    """Whether a test passes with that program, and what is said of it."""
    result = subprocess.run([sys.executable, __file__, test.__name__],
                            env={**os.environ, "CASEBOOK": program}, capture_output=True, text=True,
                            check=False)
    return result.returncode == 0, result.stdout


def try_complaining(level):
    path = os.path.join(os.environ["HOME"], "complaining")
    with open(path, "w", encoding="utf-8") as file:
        file.write(COMPLAINING.format(python=sys.executable, level=level, program=PROGRAM))
    os.chmod(path, stat.S_IRWXU)
    return try_out(open_and_quit, path)


def test_nothing_wrong():
    assert try_out(open_and_quit) == (True, "1..1\nok 1 - open_and_quit\n")


def test_complaints():
    for level in ("CRITICAL", "WARNING"):
        passes, said = try_complaining(level)
        assert not passes and "not ok 1" in said and f"Gtk-{level} **" in said, said


def test_information():
    assert try_complaining("MESSAGE")[0]


def test_crash():
    passes, said = try_out(open_and_crash)
    assert not passes and "not ok 1 - open_and_crash: the program ended with -6\n" in said, said


if sys.argv[1:] == [open_and_crash.__name__] or sys.argv[1:] == [open_and_quit.__name__]:
    run(open_and_quit, open_and_crash)
else:
    run(test_nothing_wrong, test_complaints, test_information, test_crash)
