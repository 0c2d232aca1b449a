# test-touch.py - a whole game under a finger
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published game on a screen as small as a telephone's, by touches: every turn recorded, a cell
tapped for its details; and a turn of a game without cards, eight taps and two holds. The log is the
published one."""

import itertools
import json
import os
import sys

from casebook import (Casebook, Missing, answers_of, card_name, find, find_all, is_pressed, read_case,
                      run, run_cli, sample, wait_for, wait_for_place, walk, write_case)
from finger import Finger, middle

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "cli"))
from oracle import Edition  # noqa: E402


def name_answer(name, card):
    if card is False:
        return f"{name} passed"
    return f"{card}, shown by {name}" if card else f"{name} showed a card"


def toggle(finger, node):
    """As a person does, who taps again what did not take it."""
    for _ in range(3):
        finger.tap(node)
        try:
            return wait_for(lambda: is_pressed(node), f"“{node.get_name()}” pressed", 8)
        except Missing:
            pass
    raise Missing(f"“{node.get_name()}” pressed by a finger")


def find_composer(casebook, card):
    """The smallest part of the page in which there is that chip and who asks."""
    node = find(casebook.window, "toggle button", card)
    while node is not None and not find_all(node, "combo box"):
        node = node.get_parent()
    return node


def open_composer(casebook, finger, card):
    """It slides in, and is there once it has both."""
    for _ in range(3):
        finger.tap(casebook.find_record())
        casebook.forget()
        try:
            casebook._composer = wait_for(lambda: find_composer(casebook, card), "the composer", 8)
            return casebook._composer
        except Missing:
            pass
    raise Missing(f"the composer, which has {card}")


def record_turn(casebook, finger, case, number):
    entry = case["log"][number]
    names = [player["name"] for player in case["players"]]
    composer = open_composer(casebook, finger, card_name(entry["cards"][0]))
    # The list of who asks is a window of its own, and the bus does not say where that is.
    casebook.choose_asker(names[entry["by"]], names)
    for card in entry["cards"]:
        toggle(finger, find(composer, "toggle button", card_name(card)))
    for name, card in reversed(answers_of(case, entry)):
        node = find(composer, "toggle button", name_answer(name, card))
        if not is_pressed(node):
            toggle(finger, node)
    finger.tap(casebook.find_record())


def test_a_game():
    case = sample()
    path = write_case("Touched.casebook", {**case, "log": [], "title": "Touched"})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    finger = Finger()
    for number in range(len(case["log"])):
        record_turn(casebook, finger, case, number)
        wait_for(lambda: len(read_case(path)["log"]) == number + 1, f"turn {number + 1} on disk")
        assert read_case(path)["log"][number] == case["log"][number], number
    casebook.quit()


class Turn:
    """A turn of a game without cards, by taps and holds of a finger, as DealtGame plays it by others."""

    def __init__(self, casebook, finger):
        self.casebook = casebook
        self.finger = finger
        self.n_taps = self.n_holds = 0

    def tap(self, role, start):
        node = wait_for(lambda: next((n for n in find_all(self.casebook.window, role)
                                      if n.get_name().startswith(start)), None), start)
        self.finger.tap(node)
        self.n_taps += 1
        return node

    def choose(self, card):
        chip = self.tap("toggle button", card)
        wait_for(lambda: is_pressed(chip), f"{card} pressed by a finger")

    def hold(self, name, show):
        """The finger stays where it is until something is shown, and is lifted then."""
        area = wait_for_place(find(self.casebook.window, "button", f"I’m {name} – Hold to See"))
        self.finger.put_down(*middle(area))
        shown = wait_for(show, f"what {name} is shown")
        self.finger.lift()
        self.n_holds += 1
        return shown


def find_question(hands):
    """One that Bob cannot answer, and Cleo by two cards: what nobody else has, and the hall or so."""
    edition = Edition("classic")
    by_category = [[card for card in edition.cards
                    if edition.kinds[category] >> edition.cards.index(card) & 1]
                   for category in edition.categories]
    return next(list(cards) for cards in itertools.product(*by_category)
                if not set(cards) & set(hands[1]) and len(set(cards) & set(hands[2])) == 2)


def deal(names):
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "casebook", "deals")
    path = os.path.join(folder, "touched.deal")
    os.makedirs(folder, exist_ok=True)
    dealt = run_cli("deal", "classic", "--names", ",".join(names), "--seed=7", "-o", path)
    assert dealt.returncode == 0, dealt.stderr
    return path, [json.loads(run_cli("deal", path, "--hand", str(seat), "--json").stdout)["hand"]
                  for seat in range(len(names))]


def test_a_turn_without_cards():
    names = ("Ann", "Bob", "Cleo")
    path, hands = deal(names)
    cards = find_question(hands)
    casebook = Casebook()
    turn = Turn(casebook, Finger())
    turn.tap("list item", ", ".join(names))
    find(casebook.window, "grouping", "Table")
    turn.n_taps = 0
    turn.tap("button", "Show a Card")
    for card in cards:
        turn.choose(card_name(card))
    turn.tap("button", "Ask")
    find(casebook.window, "label", "Bob passed, Cleo must show Ann a card")
    turn.hold("Cleo", lambda: find_all(casebook.window, "label", "Cleo, which one do you show Ann?"))
    shown = next(card for card in reversed(cards) if card in hands[2])
    turn.choose(card_name(shown))
    turn.tap("button", "Hide and Pass to Ann")
    find(casebook.window, "label", "Bob passed, Cleo showed Ann a card")
    seen = turn.hold("Ann", lambda: find_all(casebook.window, "list item", card_name(shown)))
    assert len(seen) == 1
    find(casebook.window, "label", "Ann has seen it")
    assert not find_all(casebook.window, "list item", card_name(shown))
    turn.tap("button", "Back to the Table")
    find(casebook.window, "grouping", "Table")
    assert (turn.n_taps, turn.n_holds) == (8, 2), (turn.n_taps, turn.n_holds)
    play = json.loads(run_cli("deal", path, "--json").stdout)["play"]
    assert (play["step"], play["seat"], play["shown"], play["cards"]) == ("turn", 1, [2], cards), play
    casebook.quit()


def explains(casebook):
    return any(part.name == "Your Mark" for part in walk(casebook.app))


def test_a_cell():
    case = sample()
    path = write_case("Held.casebook", {**case, "log": case["log"][:5], "title": "Held"})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    finger = Finger()
    cell = next(node for node in casebook.cells() if ": unknown" in node.get_name())
    finger.tap(cell)
    wait_for(lambda: explains(casebook), "the details")
    finger.put_down(180, 20)
    finger.lift()
    wait_for(lambda: not explains(casebook), "the details to go")
    casebook.quit()


run(test_a_game, test_a_cell, test_a_turn_without_cards)
