# table.py - a table that Casebook deals, and its hands
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a table and the private pages behind it, by what a screen reader says of them, with
the keys of those who sit round it."""

import re

from casebook import Atspi, Missing, do, find, find_all, find_parts, has_state, read_all, wait_for
from hands import hold_key, press_keys

FINGERPRINT = re.compile(r"\w{4}(-\w{4}){2}")
ACCUSING = "If it’s right, you have won."
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

    def read_seats(self):
        """{player: what everybody may know of the hand}"""
        seats = {}
        for node in find_all(find(self.window, "grouping", "Table"), "button"):
            name, comma, said = node.get_name().partition(", ")
            if comma and not name.startswith("Envelope"):
                seats[name] = said
        return seats

    def wait_for_seats(self, seats):
        wait_for(lambda: self.read_seats() == seats, f"the seats to be {seats}")

    def open_proof(self):
        """The page behind the quiet link; returns the fingerprint, as people write it down."""
        do(find(self.window, "grouping", "Table"), "table.proof")
        page = find(self.window, "grouping", "How We Know")
        return next(part.name for part in find_parts(page, "label")
                    if FINGERPRINT.fullmatch(part.name))

    def leave_proof(self):
        press_keys("alt+Left")
        wait_for(lambda: not find_all(self.window, "list", "Numbers"), "the proof to be gone")

    def give_number(self, player, digits):
        """Taps a number for one player on the page behind the link, where it stays in view."""
        row = next(row for row in find_all(find(self.window, "list", "Numbers"), "list item")
                   if find_all(row, "label", player))
        do(row, "row.open")
        page = find(self.window, "grouping", f"{player}’s Number")
        for digit in digits:
            self.casebook.tap("button", digit, page)
        self.casebook.tap("button", "Give Number", page)
        find(find(self.window, "list", "Numbers"), "label", digits)

    def read_cards(self, part):
        """The cards of the one list that has this in its name."""
        for node in find_all(self.window, "list"):
            if part in node.get_name():
                return [card.get_name() for card in find_all(node, "list item")]
        raise Missing(f"cards of “{part}”")

    def take_hand(self, player, seen=False):
        """Opens the private page of one player, of whom it asks who has seen the hand. Nothing is on
        it yet."""
        seat = wait_for(lambda: [node for node in find_all(self.window, "button")
                                 if node.get_name().startswith(f"{player}, ")], f"seat of {player}")
        self.hands.go_to("button", seat[0].get_name())
        press_keys("Return")
        self.wait_for_handover(player, seen)

    def wait_for_handover(self, player, seen=False):
        find(self.window, "grouping", f"Pass to {player}")
        self.hands.wait_for_focus("button", "It Was Me – Hold" if seen else "Hold to See Your Hand")

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
            find(self.window, "grouping", "Table")

    def accuse(self, player, cards):
        """Returns whether what the player says is in the envelope is right."""
        self.hands.go_to("toggle button", "Accuse")
        press_keys("Return")
        self.hands.wait_for_focus("button")  # in the menu; before, a key would go to the page
        self.hands.go_to("button", player, "Down")
        press_keys("Return")
        find(self.window, "grouping", f"{player} Accuses")
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
        self.casebook.tap("button", "Back to the Table")
        find(self.window, "grouping", "Table")
        wait_for(lambda: ACCUSING not in read_all(self.window), "the accusation to be gone")

    def open_for_all(self):
        do(find(self.window, "grouping", "Table"), "table.open")
        self.hands.wait_for_focus("button", "Hold to Reveal Everything")
        with hold_key("Return"):
            return wait_for(lambda: self.read_cards("In the envelope"), "the envelope")
