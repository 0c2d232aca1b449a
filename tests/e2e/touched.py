# touched.py - a whole game without cards, under fingers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What DealtGame plays, by touches on a screen as small as a telephone's: what is held is seen as long
as the finger is down, and is gone when it is lifted."""

import contextlib

from casebook import card_name, do, find, find_all, find_parts, read_all, wait_for
from dealt import DealtGame
from finger import Finger, bring_into_sight, middle
from table import ACCUSING, Table


class TouchedGame(DealtGame):
    finger = None

    def begin(self, casebook):
        self.casebook = casebook
        self.table = Table(casebook, None)
        self.finger = self.finger or Finger()

    def let_go(self):
        pass

    def press(self, node):
        self.finger.tap(node)
        self.casebook.taps += 1

    def choose_player(self, words):
        """A list that comes up over the page is a window of its own, and the bus does not say where
        that is: whoever is in it is chosen as by a screen reader."""
        do(find(self.window, "button", words), "click")

    def find_held(self, name):
        return bring_into_sight(self.finger, find(self.window, "button", name))

    @contextlib.contextmanager
    def hold_down(self, area, key):
        self.finger.put_down(*middle(area))
        try:
            yield
        finally:
            self.finger.lift()

    def hold_and_see(self, name, part):
        """The cards of a list, until the finger is lifted."""
        cards = self.hold(name, lambda: self.table.read_cards(part))
        wait_for(lambda: not any(part.name in map(card_name, self.edition.cards)
                                 for part in find_parts(self.window, "list item")),
                 "the cards to be hidden")
        self.check_secret()
        return cards

    def pass_hand(self, seat, name):
        def show():
            return find_all(self.window, "grouping", f"Pass to {name}")
        if seat == 0:
            self.tap_large(f"{name}, ")
            wait_for(show, f"the page of {name}")
        else:
            self.hold(f"Hold to Pass to {name}", show)

    def see_hand(self, name):
        return self.hold_and_see("Hold to See Your Hand", "Your hand")

    def hide_hands(self):
        self.hold("Hold to Hide Your Hand", lambda: find_all(self.window, "grouping", "Table"))

    def judge(self, name, cards):
        self.tap("toggle button", "Accuse")
        self.choose_player(name)
        find(self.window, "grouping", f"{name} Accuses")
        for card in cards:
            self.choose_card(find(self.window, "toggle button", card))
        told = self.hold("Hold to Accuse",
                         lambda: [part.name for part in find_parts(self.window, "label")
                                  if part.name in ("Correct!", "Not This Time")])
        return told == ["Correct!"]

    def see_envelope(self):
        return self.hold_and_see("Hold to See the Envelope", "In the envelope")

    def leave(self):
        self.tap("button", "Back to the Table")
        find(self.window, "grouping", "Table")
        wait_for(lambda: ACCUSING not in read_all(self.window), "the accusation to be gone")

    def open(self):
        self.tap("list item", ", ".join(self.names))
        find(self.window, "grouping", "Table")

    def open_for_all(self):
        self.tap_large("Reveal Everything")
        return self.hold("Hold to Reveal Everything", lambda: self.table.read_cards("In the envelope"))

    def read_clipboard(self):
        return self.finger.read_clipboard()
