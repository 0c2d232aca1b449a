# test-published-game-quick-line.py - a whole game typed line by line
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published six-player game, recorded with the keyboard in the quick line alone: the window's
cells are what the command line says, and the log is the published one. Prints how many keys it
took. And what a screen reader has of the line: what will be recorded, what is wrong, what is
offered."""

from casebook import (Atspi, Casebook, card_name, do, find, find_all, read_case, run,
                      sample, wait_for, write_case)
from hands import Hands, leave_solved, press_keys

LINE = "Typed turn"


def shorten(name, names):
    """The beginning that nothing else has, of two letters at least."""
    name = name.lower()
    others = [n.lower() for n in names if n.lower() != name]
    return next(name[:n] for n in range(2, len(name) + 1)
                if n == len(name) or not any(o.startswith(name[:n]) for o in others))


def write_line(case, number):
    """A suggestion as somebody in a hurry types it: no asker whose turn it is, and nobody who
    passed before somebody showed."""
    entry, names = case["log"][number], [p["name"] for p in case["players"]]
    cards = [card_name(c) for e in case["log"] for c in e["cards"]] + names
    before = case["log"][number - 1]["by"] if number > 0 else -1
    line = "" if entry["by"] == (before + 1) % len(names) else f"{names[entry['by']].lower()}: "
    line += " ".join(shorten(card_name(c), cards) for c in entry["cards"])
    shown = [a for a in entry["answers"] if a["did"] == "show"]
    for answer in shown:
        line += f", {shorten(names[answer['by']], names)} s"
        line += f" {shorten(card_name(answer['card']), cards)}" if "card" in answer else ""
    return line if shown else line + " nobody"


def read_line(field):
    return Atspi.Text.get_text(field, 0, Atspi.Text.get_character_count(field))


def open_line(casebook, hands):
    press_keys("ctrl+l")
    return hands.wait_for_focus("text", LINE)


def test_recorded_in_the_quick_line():
    case = sample()
    path = write_case("Game.casebook", {**case, "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    open_line(casebook, hands)
    keys = 0
    for number in range(len(case["log"])):
        line = write_line(case, number)
        hands.type(line)
        press_keys("Return")
        wait_for(lambda: len(read_case(path)["log"]) == number + 1, f"“{line}” in the file")
        assert read_case(path)["log"][number] == case["log"][number], line
        keys += len(line) + 1
    print(f"# {keys} keys for {len(case['log'])} suggestions, {keys / len(case['log']):.1f} each")
    casebook.wait_for_case(path)
    leave_solved(casebook)
    hands.wait_for_focus("text", LINE)
    hands.let_go()
    casebook.quit()


def test_what_is_said_of_the_line():
    path = write_case("Game.casebook", {**sample(), "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    field = open_line(casebook, hands)
    hands.type("mustard: plum rop")
    offered = find(casebook.window, "button", "Rope")
    assert offered.get_description() == "Weapons"
    press_keys("Tab")
    wait_for(lambda: read_line(field) == "mustard: plum Rope ", "Rope taken")
    hands.type("hal")
    do(find(casebook.window, "button", "Hall"), "click")
    wait_for(lambda: read_line(field) == "mustard: plum Rope Hall, ", "Hall taken")
    assert not find_all(casebook.window, "button", "Rope")
    hands.type("xyzzy shows")
    casebook.wait_for_text("“xyzzy” is not a player.")
    press_keys("Return")
    wait_for(lambda: Atspi.Text.get_n_selections(field) == 1, "a selection")
    selection = Atspi.Text.get_selection(field, 0)
    assert (selection.start_offset, selection.end_offset) == (25, 30)
    hands.type("white")
    casebook.wait_for_text("Mustard suggested: Plum, Rope, Hall – White showed a card")
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == 1, "the entry in the file")
    casebook.wait_for_case(path)
    wait_for(lambda: read_line(field) == "", "an empty line")
    hands.let_go()
    casebook.quit()


def test_undo_takes_the_turn_back():
    """The line is empty then, and has nothing of its own to take back."""
    path = write_case("Game.casebook", {**sample(), "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    field = open_line(casebook, hands)
    hands.type("mustard: plum rope hall, white shows")
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == 1, "the entry in the file")
    wait_for(lambda: read_line(field) == "", "an empty line")
    press_keys("ctrl+z")
    wait_for(lambda: not read_case(path)["log"], "the turn to be taken back")
    assert read_line(field) == ""
    hands.let_go()
    casebook.quit()


def test_in_little_room():
    path = write_case("Game.casebook", {**sample(), "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    hands.make_narrow(360, 640)
    open_line(casebook, hands)
    hands.type("mustard: plum rope hall, white shows")
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == 1, "the entry in the file")
    wait_for(lambda: not find_all(casebook.window, "text", LINE), "the line to go")
    find(casebook.window, "button", "Record")
    hands.let_go()
    casebook.quit()


run(test_recorded_in_the_quick_line, test_what_is_said_of_the_line,
    test_undo_takes_the_turn_back, test_in_little_room)
