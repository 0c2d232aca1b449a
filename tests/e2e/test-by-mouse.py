# test-by-mouse.py - a game of 25 turns, by the mouse alone
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has never seen Casebook plays with Insight on the screen, and touches nothing but the
mouse: the pointer goes to where a button is, and presses. At the size of a small laptop five taps a
turn are enough, nothing that is pressed has to be scrolled to, what is preset is what follows, and
Record stays where it is. Prints what it took."""

import os

from statistics import median

from casebook import (Casebook, answers_of, card_name, find, find_all, is_pressed, run, sample,
                      wait_for, write_case)
from mouse import Mouse

N_TURNS = 25
# The whole screen, as a small laptop has it.
SIZE = tuple(int(side) for side in os.environ["DISPLAY_SIZE"].split("x"))


class Game:
    def __init__(self, width, height):
        self.case = sample()
        self.names = [player["name"] for player in self.case["players"]]
        self.path = write_case("Mouse.casebook", {**self.case, "log": [], "title": "Mouse",
                                                  "assist": "odds"})
        self.casebook = Casebook(self.path)
        self.casebook.composer()
        self.casebook.tap("page tab", "Insight")
        self.mouse = Mouse(self.casebook, width, height)
        self.casebook.forget()
        self.casebook.wait_for_text("Rules out")
        self.taps, self.wrong_presets, self.places = [], 0, {}

    def press_toggle(self, name):
        node = find(self.casebook.composer(), "toggle button", name)
        if not is_pressed(node):
            self.mouse.press(node, True)

    def choose_asker(self, name):
        if self.casebook.get_asker().get_name() != name:
            self.wrong_presets += 1
            self.casebook.choose_asker(name, self.names)
            self.mouse.taps += 1

    def note_place(self, name, node):
        """Where something is, so that it can be said whether it moved."""
        if node is not None:
            self.places.setdefault(name, set()).add(self.mouse.find_middle(node))

    def record(self, n):
        record = self.casebook.find_record()
        self.note_place("Record", record)
        self.mouse.press(record)
        wait_for(lambda: self.casebook.count_entries() == n, f"entry {n} in the log")

    def play(self, entry, n):
        before = self.mouse.taps
        self.choose_asker(self.names[entry["by"]])
        for card in entry["cards"]:
            self.press_toggle(card_name(card))
        for name, card in reversed(answers_of(self.case, entry)):
            self.press_toggle(f"{name} passed" if card is False else
                              f"{card}, shown by {name}" if card else f"{name} showed a card")
        self.record(n)
        self.taps.append(self.mouse.taps - before)
        self.look()

    def look(self):
        """Where Insight has the verdict."""
        def find_verdict():
            return next((node for node in find_all(self.casebook.window, "button")
                         if node.get_name().startswith("Accuse ")), None)
        self.note_place("Accuse…", wait_for(find_verdict, "the verdict"))

    def tell(self, size):
        moved = {name: len(places) for name, places in self.places.items()}
        print(f"# {size[0]} × {size[1]}: {sum(self.taps)} taps for {len(self.taps)} turns, median "
              f"{median(self.taps)}, most {max(self.taps)}; {self.mouse.scrolls} scrolls; "
              f"{self.wrong_presets} wrong presets; places: {moved}")


def count_skipped(entries, n_players):
    """How often somebody suggested nothing, which nobody can know beforehand."""
    return sum(entry["by"] != (before["by"] + 1) % n_players
               for before, entry in zip(entries, entries[1:]))


def test_a_game():
    game = Game(*SIZE)
    entries = game.case["log"][:N_TURNS]
    for n, entry in enumerate(entries, 1):
        game.play(entry, n)
    game.tell(SIZE)
    assert median(game.taps) <= 5, game.taps
    assert max(game.taps) <= 6 and game.mouse.scrolls == 0, (game.taps, game.mouse.scrolls)
    assert game.wrong_presets == count_skipped(entries, len(game.names)), game.wrong_presets
    assert len(game.places["Record"]) == 1, game.places
    game.casebook.quit()


run(test_a_game)
