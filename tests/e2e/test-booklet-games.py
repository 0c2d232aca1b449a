# test-booklet-games.py - the games of the booklets, typed line by line
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booklets' games as people say them (tests/cli/typed/booklets): with each line the file gets
what the command line makes of it, which is what the sample has, and every cell of the window is
what the command line says of the sample at this place, where something can follow. When the game
is over the case is closed, and what was in the envelope is typed all the same."""

import json
import os
import shutil
import sys

from casebook import (CARD_NAMES, HOLDERS, SAMPLES, Casebook, find_all, read_case, read_with_cli,
                      run, run_cli, sample, wait_for, write_case)
from hands import Hands, leave_solved, press_keys
from pages import Log

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "cli"))
from oracle import Edition  # noqa: E402

SOURCES = os.path.join(SAMPLES, "..", "..")
LINES = os.path.join(SOURCES, "tests", "cli", "typed", "booklets")
LINE = "Typed turn"
# In seconds: keys, reading and saving of a line, however busy the machine is.
PATIENCE = 120
# Of these nothing follows for the cells.
IDLE = ("roll", "draw", "play", "power", "note")
# What is said beside an entry, and cannot be typed.
ASIDE = ("note", "how", "uncertain")


def learn_names(name, n_players):
    """What the box calls its cards, and where some lie face down."""
    edition = Edition(name)
    CARD_NAMES.clear()
    CARD_NAMES.update(edition.names)
    HOLDERS["pool"] = edition.pool if edition.pool and n_players > 2 else "Face Down"


def read_lines(name):
    with open(os.path.join(LINES, f"{name}.txt"), encoding="utf-8") as file:
        return file.read().splitlines()


def strip(log):
    """What happened."""
    return [{member: value for member, value in entry.items() if member not in ASIDE}
            for entry in log]


def is_solved(sheet):
    return sum(row["Envelope"] == "yes" for row in sheet.values()) == 3


def is_open(entry):
    """Whether everybody has seen the envelope."""
    return entry["type"] == "envelope" or entry.get("result") == "right"


class Game:
    """A game that is typed, and how far it has got."""

    def __init__(self, name):
        self.sample = os.path.join(SAMPLES, f"booklet-{name}.casebook")
        self.case = sample(self.sample)
        learn_names(self.case["edition"], len(self.case["players"]))
        self.path = write_case("Game.casebook", {**self.case, "log": [], "title": "Game"})
        self.casebook = Casebook(self.path)
        self.casebook.wait_for_case(self.path)
        self.hands = Hands(self.casebook)
        self.log = []
        self.solved = False
        self.open_line()

    def open_line(self):
        press_keys("ctrl+l")
        self.hands.wait_for_focus("text", LINE)

    def reopen_line(self):
        """It goes when the game is over."""
        wait_for(lambda: not find_all(self.casebook.window, "text", LINE), "the line to go")
        self.casebook.forget()
        self.open_line()

    def record(self, line):
        """What the command line records of it."""
        copy = os.path.join(os.environ["HOME"], "copy.casebook")
        shutil.copy(self.path, copy)
        result = run_cli("record", copy, line)
        assert result.returncode == 0, result.stderr
        return read_case(copy)["log"]

    def type(self, line):
        before, self.log = len(self.log), self.record(line)
        assert strip(self.log) == strip(self.case["log"][:len(self.log)]), line
        self.hands.type(line)
        press_keys("Return")
        wait_for(lambda: read_case(self.path)["log"] == self.log, f"“{line}” in the file",
                 PATIENCE)
        entries = self.case["log"][before:len(self.log)]
        if any(is_open(entry) for entry in entries):
            self.leave_review()
        return entries

    def set_aside(self):
        """The last entry, of which I was not sure."""
        Log(self.casebook, self.path).do(len(self.log), "log.set-aside")
        self.log[-1]["uncertain"] = True
        wait_for(lambda: read_case(self.path)["log"] == self.log, "an entry set aside")

    def check(self):
        """Every cell. That the case is solved is told once, above them, unless it is closed."""
        expected = read_with_cli(self.sample, len(self.log))
        if is_solved(expected) and not self.solved and not self.is_over():
            leave_solved(self.casebook)
            self.hands.wait_for_focus("text", LINE)
            self.solved = True
        wait_for(lambda: self.casebook.read_sheet() == expected,
                 f"the sheet after entry {len(self.log)}")

    def is_over(self):
        return "end" in json.loads(run_cli("table", "--json", self.path).stdout)

    def leave_review(self):
        """It opens whenever the envelope has been."""
        self.casebook.wait_for_text("Case Closed")
        self.casebook.tap("page tab", "Sheet")
        self.casebook.forget()


def play(name):
    game = Game(name)
    for line in read_lines(name):
        entries = game.type(line)
        if entries[-1].get("uncertain"):
            game.set_aside()
        if any(entry["type"] not in IDLE for entry in entries):
            game.check()
        if game.is_over():
            game.reopen_line()
    assert game.is_over() and len(game.log) == len(game.case["log"])
    game.hands.let_go()
    game.casebook.quit()


def make_test(name):
    def test():
        play(name)
    test.__name__ = name
    return test


run(*(make_test(name) for name in (
    "classic", "next-generation", "nightmare", "nightmare-killed", "nightmare-two", "big-bang",
    "big-bang-two", "at-sea")))
