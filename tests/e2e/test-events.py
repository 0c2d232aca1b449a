# test-events.py - every kind of event of an edition, recorded and edited
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of an own edition that has all kinds of events: composed by tapping, then held to
what the command line says of the file, and opened again from the log entry by entry."""

import glob
import json
import os

from casebook import (DRAFTS, Casebook, do, find, find_all, read_case, run, wait_for,
                      write_case)
from hands import Hands, press_keys
from pages import Log, write_text

CARDS = {"suspect": ["Anna", "Bert", "Cleo", "Dora"], "weapon": ["Axe", "Belt", "Club", "Dart"],
         "room": ["Attic", "Barn", "Cave", "Den", "Eaves"]}
FEMALE = ("Anna", "Cleo", "Dora")
EVENTS = {"suggestion": "Rumor", "trait": "Sleuth", "tip": "Tip", "snoop": "Snoop",
          "snoop-all": "All Snoop", "remote": "Far Rumor", "peek": "Sneak", "look": "Fountain",
          "exposed": "Killed"}

EDITION = {
    "id": "sea", "name": "Sea", "minPlayers": 2, "maxPlayers": 6, "deal": "all",
    "categories": [{"id": category, "name": category.title() + "s",
                    "cards": [{"id": name.lower(), "name": name,
                               **({"traits": ["female"]} if name in FEMALE else {})}
                              for name in names]} for category, names in CARDS.items()],
    "traits": [{"id": "female", "name": "female"}],
    "powers": [{"id": "jack", "name": "Jack", "event": "remote"}],
    "events": [{"id": event, "name": name} for event, name in EVENTS.items()]}

CASE = {"format": "casebook", "version": 1, "title": "Sea", "edition": EDITION,
        "players": [{"name": name} for name in ("Ann", "Bob", "Cara", "Dan")],
        "me": 0, "hand": ["anna", "axe"], "faceDown": 2, "log": []}

LOG = [
    {"type": "trait", "by": 0, "trait": "female",
     "answers": [{"by": 1, "did": "show", "card": "cleo"}, {"by": 2, "did": "pass"},
                 {"by": 3, "did": "pass"}]},
    {"type": "tip", "by": 1, "to": 2, "kind": "weapon", "want": "all", "count": 1},
    {"type": "seen", "player": 1, "by": 2, "how": "snoop"},
    {"type": "seen", "player": 2, "by": 3, "how": "snoop"},
    {"type": "seen", "player": 0, "card": "axe", "by": 1, "how": "snoop-all"},
    {"type": "seen", "player": 1, "by": 2, "how": "snoop-all"},
    {"type": "seen", "player": 3, "card": "dart", "by": 0, "how": "snoop-all"},
    {"type": "look", "by": 0, "slots": [1], "cards": ["barn"]},
    {"type": "power", "by": 0, "power": "jack"},
    {"type": "suggestion", "by": 0, "cards": ["bert", "belt", "den"],
     "answers": [{"by": 1, "did": "pass"}, {"by": 2, "did": "pass"},
                 {"by": 3, "did": "show", "card": "den"}]},
    {"type": "seen", "player": 3, "by": 1, "how": "peek"},
    {"type": "exposed", "player": 2, "cards": ["club", "cave"]},
    {"type": "accusation", "by": 1, "cards": ["bert", "belt", "attic"], "result": "wrong"},
    {"type": "power", "by": 3, "power": "Looked twice"},
    {"type": "note", "text": "Bob is out."},
    {"type": "envelope", "cards": ["dora", "belt", "attic"]},
]


def read_drafts():
    """What is half composed, as the program keeps it."""
    texts = []
    for path in glob.glob(os.path.join(DRAFTS, "*")):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    return "".join(texts)


class Table:
    """The composer of a case, and two hands."""

    def __init__(self, title):
        self.path = write_case(f"{title}.casebook", {**CASE, "title": title})
        self.casebook = Casebook(self.path)
        self.casebook.wait_for_case(self.path)
        self.hands = Hands(self.casebook)
        press_keys("ctrl+n")
        self.hands.wait_for_focus("toggle button", "Anna")

    def choose(self, key, first, name):
        """In the list that a key opens, of which the first is known."""
        press_keys(key)
        self.hands.wait_for_focus("list item")
        press_keys("Home")
        self.hands.wait_for_focus("list item", first)
        self.hands.go_to("list item", name, "Down")
        press_keys("Return")
        self.hands.wait_for_focus("toggle button")

    def start(self, kind):
        self.choose("alt+k", "Rumor", kind)

    def press(self, *names):
        for name in names:
            self.casebook.press(name)

    def pick(self, name):
        """One of a group of choices."""
        node = find(self.casebook.composer(), "radio button", name)
        do(node, "click")

    def close(self, log):
        """Records the end, after which there is nothing beside the sheet."""
        self.casebook.tap_record()
        wait_for(lambda: len(read_case(self.path)["log"]) == len(log), "the last entry")
        self.casebook.forget()

    def record(self, *entries):
        n = self.casebook.count_entries()
        self.casebook.tap_record()
        wait_for(lambda: self.casebook.count_entries() == n + len(entries), "the entries")
        assert read_case(self.path)["log"][n:] == list(entries), read_case(self.path)["log"][n:]


def play_turns(table):
    table.start("Sleuth")
    table.press("female", "Bob showed a card", "Cleo, shown by Bob", "Cara passed", "Dan passed")
    table.record(LOG[0])
    table.start("Tip")
    table.choose("alt+a", "Ann", "Cara")
    table.pick("For All")
    table.press("Weapons", "1 Card")
    table.record(LOG[1])
    table.start("Snoop")
    table.record(LOG[2])
    table.start("All Snoop")
    table.press("Dart", "Axe, mine")
    table.record(*LOG[3:7])
    table.start("Fountain")
    table.press("2, position", "Barn")
    table.record(LOG[7])
    table.start("Far Rumor")
    table.press("Bert", "Belt", "Den", "Den, shown by Dan")
    table.record(*LOG[8:10])


def play_the_rest(table):
    table.start("Sneak")
    table.choose("alt+b", "Me", "Bob")
    table.record(LOG[10])
    table.start("Killed")
    table.choose("alt+h", "Ann", "Cara")
    table.press("Club", "Cave")
    table.record(LOG[11])
    table.start("Accusation")
    table.press("Bert", "Belt", "Attic")
    table.pick("Wrong")
    table.record(LOG[12])
    table.start("Power Used")
    press_keys("alt+p")
    table.hands.wait_for_focus("text", "Which power")
    table.hands.type("Looked twice")
    wait_for(lambda: json.dumps("Looked twice") in read_drafts(), "what is typed to be kept")
    table.record(LOG[13])
    table.start("Note")
    write_text(find(table.casebook.composer(), "text", "Note"), "Bob is out.")
    table.record(LOG[14])
    table.start("Envelope Opened")
    table.press("Dora", "Belt", "Attic")
    table.close(LOG)


def test_record():
    table = Table("Sea")
    play_turns(table)
    table.casebook.wait_for_case(table.path)
    play_the_rest(table)
    # The review opens by itself.
    table.casebook.tap("page tab", "Sheet")
    table.casebook.wait_for_case(table.path)
    log = Log(table.casebook, table.path)
    log.step("Undo")
    log.wait_for(LOG[:15])
    table.hands.let_go()
    table.casebook.quit()


def test_edit():
    """What is saved as it was opened stays as it was."""
    path = write_case("Edit.casebook", {**CASE, "title": "Edit", "log": LOG})
    casebook = Casebook(path)
    # It is finished: it opens with its review, and beside the sheet there is nothing.
    casebook.tap("page tab", "Sheet")
    casebook.wait_for_case(path)
    casebook.tap("page tab", "Log")
    for number in range(1, len(LOG) + 1):
        Log(casebook, path).do(number, "log.edit")
        find(casebook.window, "label", f"Edit Entry {number}")
        casebook.tap_record("Save")
        wait_for(lambda: not find_all(casebook.window, "label", f"Edit Entry {number}"),
                 "the entry to be saved")
    assert read_case(path)["log"] == LOG, read_case(path)["log"]
    casebook.tap("page tab", "Sheet")
    find(casebook.window, "table", "Sheet")
    casebook.wait_for_case(path)
    casebook.quit()


run(test_record, test_edit)
