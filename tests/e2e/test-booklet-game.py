# test-booklet-game.py - a whole game of a booklet, typed line by line
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booklet's game in which the eighth King kills players before their hands are seen, typed as
people say it: after each line the file has what the sample has, and every cell of the window is
what the sample says at this place, where something can follow. Who was killed is not asked any more, and nothing follows of a
hand that nobody has seen; the last one who plays solves it, and with that the case is closed."""

import configparser
import os

from casebook import (CARD_NAMES, SAMPLES, Casebook, read_case, read_with_cli, run, sample,
                      wait_for, write_case)
from hands import Hands, leave_solved, press_keys

NAME = "booklet-nightmare-killed.casebook"
LINE = "Typed turn"
# In seconds: keys, reading and saving of a line, however busy the machine is.
PATIENCE = 120
LINES = """
ann rolls 6 4
ann: sally present tree, bea shows present
bea draws king, moved
bea: lock trap tree, dot shows lock
cem rolls ? 3
cem draws king, rolled
cem: jack duck santa, dot shows
ann draws king, moved
dot draws king, landed
dot: mayor wreath oogies, ann shows
ann draws king, landed
ann: finkelstein breath town, cem shows
bea: finkelstein breath jacks, cem shows breath
cem draws king, landed
cem: mayor bathtub santa, nobody
dot draws king, rolled
dot: mayor present lab, bea shows present
ann: lock bathtub woods, dot shows
bea: mayor duck lab, cem shows lab
cem draws king, landed
dot: sally trap santa, ann shows
ann: sally bathtub santa, nobody
cem reveals sally breath lab santa
bea rolls 2 ?
bea draws patch, rolled
bea: mayor duck cemetery, dot shows duck
dot draws king, landed
ann accuses mayor bathtub town, wrong
bea: mayor bathtub woods, nobody
dot reveals finkelstein lock duck town
bea accuses mayor bathtub woods, right
""".strip().splitlines()
SOLVES = "dot reveals finkelstein lock duck town"


def read_names():
    """What the box calls its cards."""
    box = configparser.ConfigParser(interpolation=None)
    box.read(os.path.join(SAMPLES, "..", "editions", "nightmare.edition"), encoding="utf-8")
    return {group.split()[1]: box[group]["Name"] for group in box.sections()
            if group.startswith("Card ")}


def strip(entry):
    """What happened, without when and what was noted of it."""
    return {member: value for member, value in entry.items() if member not in ("note", "time")}


def type_line(hands, path, number):
    hands.type(LINES[number])
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == number + 1, f"“{LINES[number]}” in the file",
             PATIENCE)


def check(casebook, path, number):
    """The window shows what the file holds, and that is what the sample says."""
    entry = sample(NAME)["log"][number]
    assert strip(read_case(path)["log"][number]) == strip(entry), LINES[number]
    if entry["type"] not in ("roll", "draw"):  # of which nothing follows
        casebook.wait_for_case(os.path.join(SAMPLES, NAME), number + 1)


def test_killed():
    CARD_NAMES.update(read_names())
    path = write_case("Game.casebook", {**sample(NAME), "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    press_keys("ctrl+l")
    hands.wait_for_focus("text", LINE)
    for number, line in enumerate(LINES[:-1]):
        type_line(hands, path, number)
        if line == SOLVES:
            leave_solved(casebook)
            hands.wait_for_focus("text", LINE)
        check(casebook, path, number)
    type_line(hands, path, len(LINES) - 1)
    casebook.wait_for_text("Case Closed")
    casebook.tap("page tab", "Sheet")
    casebook.forget()
    check(casebook, path, len(LINES) - 1)
    sheet = casebook.read_sheet()
    assert sheet == read_with_cli(path)
    assert [card for card, row in sheet.items() if row["Envelope"] == "yes"] == [
        "Mayor", "Bathtub", "Woods"]
    hands.let_go()
    casebook.quit()


run(test_killed)
