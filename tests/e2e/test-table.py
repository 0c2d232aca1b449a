# test-table.py - what lies on the table, told as it happens
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booklet's game with its Intrigue cards: a roll that calls for a card, the card that kills
and the hand it lays open, taken back at once, a power, and a card of Casebook's own deck; the file
holds what was told."""

from casebook import Casebook, Ears, do, find, find_all, run, sample, wait_for, write_case
from pages import Log

NAME = "booklet-nightmare.casebook"
ROLLED = 4
SEVEN_KINGS = 23


def start(name, n_entries):
    path = write_case(f"{name}.casebook",
                      {**sample(NAME), "title": name, "log": sample(NAME)["log"][:n_entries]})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    return casebook, Log(casebook, path)


def show_table(casebook):
    casebook.tap("page tab", "Table")


def tap_for(casebook, name, context):
    """Presses the button of that name that is for something."""
    do(wait_for(lambda: next((button for button in find_all(casebook.window, "button", name)
                              if button.get_description() == context), None),
                f"{name} for {context}"), "click")


def tap_deck(casebook, name, choice):
    """Presses a deck on the table, and then one of the two ways to draw from it."""
    do(wait_for(lambda: next((button for button in find_all(casebook.window, "button")
                              if button.get_name().startswith(f"{name}: ")), None),
                f"the deck {name}"), "click")
    casebook.tap("button", choice)


def wait_for_log(log, *expected):
    """Waits until the log ends with entries that say that, and maybe more."""
    def look():
        last = log.read()[-len(expected):]
        return all(entry.items() >= wanted.items() for entry, wanted in zip(last, expected))
    wait_for(look, f"the log to end with {expected}")


def test_called_to_draw():
    """The “?” calls for a card; drawn, the call is gone, and back when that is undone."""
    casebook, log = start("Rolled", ROLLED)
    casebook.wait_for_text("You must draw an Intrigue card")
    casebook.tap("button", "Draw")
    find(casebook.window, "toggle button", "Pumpkin King")
    casebook.press("Pumpkin King")
    casebook.tap_record()
    wait_for_log(log, {"type": "draw", "by": 1, "card": "king"})
    assert log.read()[-1]["trigger"] == "roll"
    wait_for(lambda: "You must draw an Intrigue card" not in casebook.texts(), "the call to be gone")
    log.step("Undo")
    casebook.wait_for_text("You must draw an Intrigue card")
    casebook.tap("button", "Not Now")
    wait_for(lambda: "You must draw an Intrigue card" not in casebook.texts(), "the call to be let be")


def test_at_the_table():
    """The eighth King and the hand it lays open are one step; who is dead is out. A power is used
    once; a card of Casebook's own deck is in the log, until it is undone."""
    casebook, log = start("Killed", SEVEN_KINGS)
    ears = Ears()
    show_table(casebook)
    casebook.wait_for_text("7 of 8 drawn. 8% chance that the next card eliminates a player.")
    casebook.wait_for_text("Used by Bea")
    tap_deck(casebook, "Intrigue", "I Drew a Real Card")
    casebook.press("Pumpkin King")
    casebook.wait_for_text("Cem is eliminated and reveals:")
    casebook.press("Sally", "Frog’s Breath", "Oogie’s Lair", "Santa’s House")
    casebook.tap_record()
    wait_for_log(log, {"type": "draw", "by": 2, "card": "king", "trigger": "moved"},
                 {"type": "exposed", "player": 2,
                  "cards": ["sally", "frogs-breath", "oogies-lair", "santas-house"]})
    ears.wait_for("Recorded")
    casebook.wait_for_text("Eliminated, hand revealed")
    log.step("Undo")
    wait_for(lambda: len(log.read()) == SEVEN_KINGS, "both to be taken back")
    wait_for(lambda: "Eliminated, hand revealed" not in casebook.texts(), "Cem to live")
    tap_for(casebook, "Use", "Mayor")
    casebook.tap_record()
    wait_for_log(log, {"type": "power", "by": 2, "power": "mayor"})
    casebook.wait_for_text("Used by Cem")
    tap_deck(casebook, "Intrigue", "Draw for Me")
    wait_for_log(log, {"type": "draw", "by": 2, "deck": "intrigue"})
    log.step("Undo")
    wait_for_log(log, {"type": "power", "by": 2, "power": "mayor"})


run(test_called_to_draw, test_at_the_table)
