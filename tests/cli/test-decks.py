# test-decks.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks as “table” tells of them, where a box or a table is unusual."""

import itertools
import json
from fractions import Fraction

from transcript import Transcript, main, run

CARDS = {"suspect": ["anna", "bert", "cleo", "dora"], "weapon": ["axe", "belt", "club"],
         "room": ["attic", "barn", "cave"]}


def make_case(deck, log, n_players=6):
    kinds = [{"id": f"kind-{i}", "name": f"Kind {i}", **kind} for i, kind in enumerate(deck)]
    return json.dumps({
        "format": "casebook", "version": 1, "title": "x", "me": None, "log": log,
        "players": [{"name": "ABCDEFGHIJ"[i]} for i in range(n_players)],
        "edition": {
            "id": "small", "name": "Small", "minPlayers": 2, "maxPlayers": 7, "deal": "all",
            "categories": [{"id": category, "name": category.title(),
                            "cards": [{"id": card, "name": card.title()} for card in cards]}
                           for category, cards in CARDS.items()],
            "decks": [{"id": "deck", "name": "Deck", "discards": "out", "cards": kinds}]}})


def draw(by, kind):
    return {"type": "draw", "by": by, "deck": "deck", "card": f"kind-{kind}"}


class Decks(Transcript):
    def read_deck(self, deck, log):
        path = self.write("x.casebook", make_case(deck, log))
        result = run("table", "--json", path)
        self.assert_quiet(result)
        self.assert_quiet(run("table", path))
        [told] = json.loads(result.stdout)["decks"]
        return told

    def test_many_kinds(self):
        """As many as an edition may have, each told apart."""
        log = [draw(i % 6, i) for i in range(199)]
        deck = self.read_deck([{"count": 1, "effect": "keep"}] * 200, log)
        chances = [card["chance"] for card in deck["cards"]]
        self.assertEqual([part for part, whole in chances], [0] * 199 + [1])
        self.assertEqual({whole for part, whole in chances}, {1})

    def test_three_kinds(self):
        """Seven Kings are open and five cards were drawn unseen, none of which was a King: of nine
        cards one is the King, whatever the other kinds are, as enumeration says."""
        kinds = [{"count": 8, "effect": "last-kills"}, {"count": 9, "effect": "keep"},
                 {"count": 4, "effect": "play"}]
        log = [draw(i % 6, 0) for i in range(7)]
        log += [{"type": "draw", "by": i, "deck": "deck"} for i in range(5)]
        deck = self.read_deck(kinds, log)
        counted = self.count_chances([1, 9, 4], 5)
        self.assertEqual([Fraction(*card["chance"]) for card in deck["cards"]], counted)
        printed = run("table", self.write("y.casebook", make_case(kinds, log))).stdout
        for i, chance in enumerate(counted):
            self.assertIn(f"    Chance that Kind {i} comes next: {chance.numerator} in {chance.denominator}\n", printed)

    @staticmethod
    def count_chances(counts, n_unseen):
        """The chance of each kind to come next, once so many cards without the first kind went."""
        cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
        nexts = [0] * len(counts)
        for gone in itertools.combinations(range(len(cards)), n_unseen):
            if all(cards[i] != 0 for i in gone):
                for i in set(range(len(cards))) - set(gone):
                    nexts[cards[i]] += 1
        return [Fraction(n, sum(nexts)) for n in nexts]

    def test_more_than_there_are(self):
        """A table that plays what went out again: no chance is told that cannot be."""
        kinds = [{"count": 8, "effect": "last-kills"}, {"count": 13, "effect": "keep"}]
        for n in range(21):
            for card in self.read_deck(kinds, [draw(i % 6, 1) for i in range(n)])["cards"]:
                part, whole = card.get("chance", (0, 1))
                self.assertLessEqual(part, whole)
                self.assertEqual("chance" in card, n <= 13 or card["id"] == "kind-1")


main()
