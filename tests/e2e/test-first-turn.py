# test-first-turn.py - from a fresh start to the first turn on disk, counted
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many taps and names it takes until the first turn is recorded, for tables as they come: the
same people once more, two players, six with odd hands, and a box of one's own; over the bus, or in
the way that WAY names (ways.py). A tap more than today is a fault, and one less is to be written down
here and in tests/ui/BENCHMARKS.md, with the seconds that this prints."""

import os

from casebook import find, find_all, list_cases, read_case, run, wait_for, write_case
from pages import NewCase, read_text
from ways import WAYS

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
TURN = ("Plum", "Rope", "Library")
WAY = os.environ.get("WAY", "bus")
# Taps, or keys, at most. On a telephone the composer is opened first.
COUNTS = {
    "the same people": {"bus": 11, "mouse": 11, "finger": 12, "keys": 67, "ear": 70},
    "two players": {"bus": 19, "mouse": 19, "finger": 20, "keys": 96, "ear": 112},
    "six with odd hands": {"bus": 16, "mouse": 16, "finger": 17, "keys": 127, "ear": 141},
    "a box of one's own": {"bus": 20, "mouse": 20, "finger": 21, "keys": 100, "ear": 119},
}


def start():
    for path in list_cases():
        os.remove(path)
    return WAYS[WAY]()


def open_form(way):
    way.open()
    way.casebook.wait_for_text("Open Your First Case")
    way.tap("button", "New Case")
    return NewCase(way.casebook)


def choose_box(way, form, name):
    way.tap("list item", name, form.form, action="row.choose")
    form.wait_for_step("Players")


def finish(way, form, what, who, n_names, turn=TURN):
    """The hand is chosen. I suggest, and it is on disk; whoever sits before the one who shows a card
    has passed."""
    way.tap("button", "Create", form)
    way.casebook.forget()
    way.casebook.wait_for_sheet()
    path = wait_for(lambda: [p for p in list_cases() if not read_case(p)["log"]], "the case")[0]
    way.record(turn, f"{who} showed a card")
    wait_for(lambda: len(read_case(path)["log"]) == 1, "the turn on disk")
    case = read_case(path)
    entry, shows = case["log"][0], NAMES.index(who)
    assert entry["by"] == case["me"] == 0 and entry["answers"] == [
        *({"by": seat, "did": "pass"} for seat in range(1, shows)),
        {"by": shows, "did": "show"}], entry
    print(f"# {what}: {way.tell()}", flush=True)
    assert way.count <= COUNTS[what][WAY] and way.names == n_names, (way.count, way.names)
    way.casebook.quit()
    return case


def test_same_people():
    """One tap from the list of cases to the hand."""
    way = start()
    before = {"format": "casebook", "version": 1, "title": "Before", "edition": "classic",
              "players": [{"name": name} for name in NAMES[:4]], "me": 0,
              "hand": ["scarlet", "knife", "wrench", "kitchen"],
              "log": [{"type": "envelope", "cards": ["green", "rope", "hall"]}]}
    write_case("Before.casebook", before)
    way.open()
    way.tap("button", "Next Game")
    form = find(way.casebook.window, "grouping", "New Case")
    find(form, "grouping", "Your Hand")
    way.choose(form, "Scarlet", "Knife", "Wrench", "Kitchen")
    case = finish(way, form, "the same people", "Cleo", 0)
    assert [player["name"] for player in case["players"]] == list(NAMES[:4])
    assert case["edition"] == before["edition"] and case["me"] == before["me"]


def test_two_players():
    way = start()
    form = open_form(way)
    choose_box(way, form, "Classic")
    way.tap("radio button", "2", form.form)
    way.name_players(form.form, *NAMES[:2])
    way.go_on(form, "The Deal")
    find(form.form, "label", "Two players: 4 cards are face down on the table; the others are dealt.")
    way.go_on(form, "Assistance", "Your Hand")
    way.choose(form.form, "Scarlet", "Knife", "Wrench", "Kitchen", "Study", "Green", "Ballroom")
    case = finish(way, form.form, "two players", "Bob", 2)
    assert len(case["players"]) == 2 and len(case["hand"]) == 7 and case["faceDown"] == 4, case


def test_six_with_odd_hands():
    """Master Detective: of twenty-seven cards three of six players have one more, and who dealt says
    who. Each name that is typed makes room for the next."""
    way = start()
    form = open_form(way)
    choose_box(way, form, "Master Detective")
    way.name_players(form.form, *NAMES)
    way.go_on(form, "Assistance", "Your Hand")
    find(form.form, "label", "4 or 5 cards each")
    way.choose(form.form, "Finn", key="Right")
    find(form.form, "label", "Ann, Bob, Cleo: 5 cards. Dan, Eve, Finn: 4.")
    way.choose(form.form, "Miss Scarlet", "Knife", "Wrench", "Kitchen", "Gazebo")
    # The last of these rooms are out of sight in a window of 1280 by 800 pixels.
    case = finish(way, form.form, "six with odd hands", "Dan", 6, ("Prof. Plum", "Rope", "Courtyard"))
    assert [player["name"] for player in case["players"]] == list(NAMES) and len(case["hand"]) == 5


def test_own_box():
    """From Classic, under a name of one's own; what was made has the focus, and Enter chooses it."""
    way = start()
    form = open_form(way)
    way.tap("button", "Make Your Own…", form.form, key="shift+Tab")
    editor = find(way.casebook.window, "dialog", "Your Edition")
    way.tap("button", "Start From Another Edition…", editor, action="editor.start-from")
    way.tap("list item", "Classic", editor, action="row.choose")
    name = wait_for(lambda: next((text for text in find_all(editor, "text", "Name")
                                  if read_text(text) == "Classic (Custom)"), None), "the name")
    way.go_to_field(name)
    way.write(name, "Attic")
    way.tap("button", "Save", editor, key="shift+Tab")
    way.expect_focus("list item", "Attic")
    choose_box(way, form, "Attic")
    way.name_players(form.form, *NAMES[:3])
    way.go_on(form, "Assistance", "Your Hand")
    way.choose(form.form, "Scarlet", "Knife", "Wrench", "Kitchen", "Study", "Green")
    case = finish(way, form.form, "a box of one's own", "Cleo", 4)
    assert case["edition"]["name"] == "Attic", case["edition"]


run(test_same_people, test_two_players, test_six_with_odd_hands, test_own_box)
