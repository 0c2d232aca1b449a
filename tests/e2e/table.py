# table.py - a table that Casebook deals, and its hands
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a table and the private pages behind it, by what a screen reader says of them, with
the keys of those who sit round it."""

import re

from casebook import Atspi, Missing, do, find, find_all, has_state, read_all, wait_for, walk
from hands import hold_key, press_keys

FINGERPRINT = re.compile(r"\w{4}(-\w{4}){2}")
ACCUSING = "Choose what you think is in the envelope."
HAND_CODE = re.compile(r"\w{4}(-\w{1,4}){3,}")


def does_come(condition):
    """Whether it becomes true within twice the time that a button wants to be held."""
    try:
        return bool(wait_for(condition, "nothing", 1.5))
    except Missing:
        return False


class Table:
    """The page of a table; hands are the hands of whoever has the device."""

    def __init__(self, casebook, hands):
        self.casebook = casebook
        self.hands = hands

    @property
    def window(self):
        return self.casebook.window

    def read_rows(self):
        """{player: what everybody may know of the hand}"""
        rows = {}
        for row in find_all(find(self.window, "list", "Hands"), "list item"):
            name, said = (node.get_name() for node in walk(row) if node.get_role_name() == "label")
            rows[name.removeprefix("Pass to ")] = said
        return rows

    def wait_for_rows(self, rows):
        wait_for(lambda: self.read_rows() == rows, f"the hands to be {rows}")

    def read_fingerprint(self):
        """That of the deal, as people write it down."""
        return next(node.get_name() for node in walk(find(self.window, "list", "Fingerprints"))
                    if node.get_role_name() == "label" and FINGERPRINT.fullmatch(node.get_name()))

    def read_cards(self, part):
        """The cards of the one list that has this in its name."""
        for node in find_all(self.window, "list"):
            if part in node.get_name():
                return [card.get_name() for card in find_all(node, "list item")]
        raise Missing(f"cards of “{part}”")

    def take_hand(self, player):
        """Opens the private page of one player. Nothing is on it yet."""
        self.hands.go_to("list item", f"Pass to {player}", "Down")
        press_keys("Return")
        self.wait_for_handover(player)

    def wait_for_handover(self, player):
        find(self.window, "grouping", f"Pass to {player}")
        self.hands.wait_for_focus("button", "Hold to See Your Hand")

    def look(self, player):
        """Returns the cards of the hand and its code."""
        with hold_key("Return"):
            find(self.window, "label", f"{player}, These Are Your Cards")
            cards = wait_for(lambda: self.read_cards("Your hand"), "the hand")
        code, = (node.get_name() for node in find_all(self.window, "label")
                 if HAND_CODE.fullmatch(node.get_name()))
        return cards, code

    def pass_on(self, player):
        """Hides the hand; a key that stays down long after shows nothing of the next one."""
        self.hands.go_to("button", f"Hold to Pass to {player}")
        with hold_key("Return"):
            self.wait_for_handover(player)
            assert not does_come(lambda: find_all(self.window, "label",
                                                  f"{player}, These Are Your Cards"))

    def pass_on_by_ear(self, player):
        """As who uses a screen reader does, which holds nothing."""
        do(find(self.window, "button", f"Hold to Pass to {player}"), "hold.finish")
        self.wait_for_handover(player)

    def hide(self):
        """Hides the last hand."""
        self.hands.go_to("button", "Hold to Hide Your Hand")
        with hold_key("Return"):
            find(self.window, "list", "Hands")

    def accuse(self, place, cards):
        """The player in that place of the list says what is in the envelope; returns whether that
        is right."""
        do(find(self.window, "grouping", "Table"), "table.accuse")
        self.hands.wait_for_focus("combo box", "Who Accuses")
        press_keys("space")
        self.hands.wait_for_focus("list item")
        press_keys(*["Down"] * place, "Return")
        for card in cards:
            chip = self.casebook.tap("toggle button", card)
            wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED), f"{card} chosen")
        self.hands.go_to("button", "Hold to Accuse")
        with hold_key("Return"):
            told = wait_for(lambda: [node.get_name() for node in find_all(self.window, "label")
                                     if node.get_name() in ("Correct!", "Not This Time")],
                            "the judgement")
        return told == ["Correct!"]

    def see_envelope(self):
        """After a wrong accusation; returns the cards."""
        self.hands.go_to("button", "Hold to See the Envelope")
        with hold_key("Return"):
            return wait_for(lambda: self.read_cards("In the envelope"), "the envelope")

    def leave(self):
        """Hides the judgement, and waits until the page of the accusation, which names all cards,
        has moved out."""
        self.casebook.tap("button", "Hide")
        find(self.window, "list", "Hands")
        wait_for(lambda: ACCUSING not in read_all(self.window), "the accusation to be gone")

    def open_for_all(self):
        do(find(self.window, "grouping", "Table"), "table.open")
        self.hands.wait_for_focus("button", "Hold to Reveal Everything")
        with hold_key("Return"):
            return wait_for(lambda: self.read_cards("In the envelope"), "the envelope")
