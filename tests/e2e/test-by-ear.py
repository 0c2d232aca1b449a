# test-by-ear.py - a whole game by somebody who sees nothing
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca runs beside the real program, and what it gives a speech server to say is written down. A
case is made, the published game recorded, the sheet asked, the dice rolled, with the keyboard
alone; each time what is heard is compared with what happened. Without Orca there is nothing to be
heard, and the tests are skipped."""

import re
import sys

from casebook import (Casebook, card_name, list_cases, read_case, read_with_cli, run,
                      sample, write_case)
from hands import Hands, wait_for_solved
from news import describe_suggestion, list_news, read_told
from orca import Orca, is_there

HAND = ("Plum", "Rope", "Wrench", "Hall", "Library", "Study")

# Nobody can say these. What stands beside the title of a window is left out.
UNSPEAKABLE = re.compile(r"[✓✗·•→](?!.*grouping$)|\((?:Ctrl|Alt|Shift)\+")


class Listener:
    """Somebody at the keyboard who hears, and does not see."""

    def __init__(self, name, *files):
        self.orca = Orca(name)
        self.casebook = Casebook(*files)
        self.orca.look_at(self.casebook)
        self.hands = Hands(self.casebook)

    def press(self, *keys, until):
        return self.orca.press(*keys, until=until)

    def type(self, text, until):
        """Types, and hears in the pause after it how that is understood."""
        since = self.orca.count()
        self.hands.type(text)
        return self.orca.wait_for(until, since)

    def leave(self):
        """There must be nothing in what was heard that cannot be said."""
        self.hands.let_go()
        self.orca.end()
        self.casebook.quit()
        wrong = [text for text in self.orca.list_said() if UNSPEAKABLE.search(text)]
        assert not wrong, wrong


def write_line(case, entry):
    """A suggestion as it is typed, with everybody by name."""
    return describe_suggestion({**case, "me": None}, entry).replace(" suggested", "").replace(" –", ",") \
        .replace("passed", "passes").replace("showed a card", "shows").replace("showed", "shows")


def test_a_case_is_made():
    """From the first start to the sheet."""
    listener = Listener("making")
    listener.orca.wait_for("New Case button")
    listener.press("ctrl+n", until="Classic")
    listener.hands.wait_for_focus("list item", "Classic")
    listener.hands.type("classic")
    listener.hands.wait_for_focus("entry", "Search editions and cards")
    listener.press("Return", until="Me text")
    listener.press("Return", until="Player 2 text")
    listener.press("Return", until="Player 3 text")
    listener.press("Return", until="Logic and odds selected radio button")
    listener.press("Return", until="Scarlet toggle button not pressed")
    for number, card in enumerate(HAND, 1):
        listener.hands.go_to("toggle button", card)
        listener.press("space", until=f"{number} of 6 chosen")
    listener.hands.go_to("button", "Create")
    listener.press("Return", until=": ")
    listener.casebook.wait_for_sheet()
    path, = list_cases()
    assert sorted(card_name(card) for card in read_case(path)["hand"]) == sorted(HAND)
    listener.leave()


def read_solution(path):
    return [card for card, marks in read_with_cli(path).items() if marks["Envelope"] == "yes"]


def test_a_game_is_recorded():
    """The published game: who suggested what, who passed, who showed, what it settled, and the end
    of it."""
    case = sample()
    path = write_case("Game.casebook", {**case, "log": [], "title": "Game"})
    listener = Listener("game", path)
    listener.press("ctrl+l", until="Typed turn text")
    for number, entry in enumerate(case["log"], 1):
        words = describe_suggestion(case, entry)
        listener.type(write_line(case, entry), until=words)
        said = listener.press("Return", until=f"Recorded: {words}.")[-1]
        news = list_news(path, number)
        assert ("New: " in said) == bool(news), (said, news)
        if number == len(case["log"]):
            listener.orca.wait_for(f"Case solved: {', '.join(read_solution(path))}.")
            wait_for_solved(listener.casebook)
            listener.press("Escape", until="Typed turn text")
        told = listener.press("F8", until=f"{words}. ")[-1].removeprefix(f"{words}. ")
        assert (read_told(told) if news else {}) == news, (told, news)
    listener.leave()


def test_the_sheet_is_asked():
    """By card and by player, what a cell says and why, and back in time."""
    case = sample()
    path = write_case("Game.casebook", {**case, "log": case["log"][:8], "title": "Game"})
    listener = Listener("sheet", path)
    listener.orca.wait_for("Scarlet, Envelope: ")
    sheet = read_with_cli(path)
    marks = {"yes": "has it", "no": "does not have it", "maybe": "unknown"}
    for key, card, holder in (("Right", "Scarlet", "Scarlet"), ("Down", "Mustard", "Scarlet"),
                              ("Right", "Mustard", "Mustard"), ("End", "Mustard", "Plum"),
                              ("Page_Down", "Candlestick", "Plum"), ("Down", "Knife", "Plum")):
        listener.press(key, until=f"{card}, {holder}: {marks[sheet[card][holder]]}")
    listener.press("Return", until="Knife, Plum: unknown. Unknown: nothing recorded so far decides it.")
    listener.press("Escape", until="Knife, Plum: unknown")
    listener.press("ctrl+Home", until="Scarlet, Envelope: ")
    listener.press("Right", until="Scarlet, Scarlet: ")
    listener.press("Right", until="Scarlet, Mustard: has it")
    listener.press("Return", until="Scarlet, Mustard: has it. Deduced from")
    listener.press("Escape", until="Scarlet, Mustard: has it")
    seventh = describe_suggestion(case, case["log"][6])
    listener.press("alt+Page_Up", until=f"After Entry 7 of 8: {seventh}")
    listener.press("alt+Page_Down", until="Now: ")
    listener.leave()


def test_the_dice_are_heard():
    listener = Listener("dice", write_case("Game.casebook", {**sample(), "title": "Game"}))
    listener.press("ctrl+d", until="Dice dialog")
    listener.hands.go_to("button", "Roll")
    told = listener.press("space", until=" + ")[-1]
    total, one, other = map(int, re.fullmatch(r"(\d+)\. (\d) \+ (\d)", told).groups())
    assert total == one + other, told
    listener.leave()


if not is_there():
    print("1..0 # SKIP Orca is not installed")
    sys.exit(0)
run(test_a_case_is_made, test_a_game_is_recorded, test_the_sheet_is_asked, test_the_dice_are_heard)
