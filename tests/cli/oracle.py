# oracle.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows from a case of suggestions, found without anything of the program.

For every card and holder a deal is searched in which that holder has the card, and one in which
he has not: plain backtracking, on the least free card first, cut off where a hand would become
too large or too small or where somebody who showed could hold none of the cards any more.
"""

import json

CLASSIC = [
    ["scarlet", "mustard", "white", "green", "peacock", "plum"],
    ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"],
    ["hall", "lounge", "dining-room", "kitchen", "ballroom", "conservatory", "billiard-room",
     "library", "study"],
]


class Oracle:
    def __init__(self, path, n_entries):
        with open(path, encoding="utf-8") as file:
            self.case = json.load(file)
        assert self.case["edition"] == "classic"
        assert not self.case.get("faceDown") and not self.case.get("removed")
        self.holders = ["envelope"] + [str(i) for i in range(len(self.case["players"]))]
        self.open_cards = set(self.case.get("faceUp", []))
        self.categories = [[c for c in cards if c not in self.open_cards] for cards in CLASSIC]
        self.cards = [c for cards in self.categories for c in cards]
        self.category = {c: i for i, cards in enumerate(self.categories) for c in cards}
        self.sizes = [3] + [p["hand"] for p in self.case["players"]]
        self.domains = {c: set(range(len(self.holders))) for c in self.cards}
        self.shows = []
        self.read(n_entries)
        self.deals = []

    def read(self, n_entries):
        me = self.case["me"] + 1
        for card in self.cards:
            if card in self.case["hand"]:
                self.domains[card] = {me}
            else:
                self.domains[card].discard(me)
        for entry in self.case["log"][:n_entries]:
            assert entry["type"] == "suggestion"
            asked = [c for c in entry["cards"] if c in self.domains]
            for answer in entry["answers"]:
                holder = answer["by"] + 1
                if answer["did"] == "pass":
                    for card in asked:
                        self.domains[card].discard(holder)
                elif "card" in answer:
                    self.domains[answer["card"]] &= {holder}
                else:
                    self.shows.append((holder, asked))

    def settle(self, domains):
        """Draws plain consequences in place; False where no deal is left."""
        changed = True
        while changed:
            changed = False
            for holder, size in enumerate(self.sizes):
                sure = [c for c in self.cards if domains[c] == {holder}]
                maybe = [c for c in self.cards if holder in domains[c]]
                if len(sure) > size or len(maybe) < size:
                    return False
                if len(sure) == size < len(maybe):
                    for card in set(maybe) - set(sure):
                        domains[card] = domains[card] - {holder}
                    changed = True
                elif len(maybe) == size > len(sure):
                    for card in maybe:
                        domains[card] = {holder}
                    changed = True
            for cards in self.categories:
                maybe = [c for c in cards if 0 in domains[c]]
                sure = [c for c in cards if domains[c] == {0}]
                if len(sure) > 1 or not maybe:
                    return False
                if len(sure) == 1 < len(maybe):
                    for card in set(maybe) - set(sure):
                        domains[card] = domains[card] - {0}
                    changed = True
                elif len(maybe) == 1 and not sure:
                    domains[maybe[0]] = {0}
                    changed = True
            for holder, cards in self.shows:
                maybe = [c for c in cards if holder in domains[c]]
                if not maybe:
                    return False
                if len(maybe) == 1 and domains[maybe[0]] != {holder}:
                    domains[maybe[0]] = {holder}
                    changed = True
            if any(not domains[c] for c in self.cards):
                return False
        return True

    def search(self, domains):
        """A deal within @domains, or None."""
        if not self.settle(domains):
            return None
        open_shows = [
            (h, cards) for h, cards in self.shows if all(domains[c] != {h} for c in cards)
        ]
        if open_shows:
            holder, cards = min(open_shows, key=lambda s: sum(s[0] in domains[c] for c in s[1]))
            card = next(c for c in cards if holder in domains[c])
        else:
            free = [c for c in self.cards if len(domains[c]) > 1]
            if not free:
                return {c: next(iter(domains[c])) for c in self.cards}
            card = min(free, key=lambda c: len(domains[c]))
            holder = min(domains[card])
        return self.search({**domains, card: {holder}}) or self.search(
            {**domains, card: domains[card] - {holder}}
        )

    def possible(self, card, holder, has):
        if any((deal[card] == holder) == has for deal in self.deals):
            return True
        domain = self.domains[card] & {holder} if has else self.domains[card] - {holder}
        deal = self.search({**self.domains, card: domain})
        if deal is not None:
            self.deals.append(deal)
        return deal is not None

    def sheet(self):
        sheet = {c: {h: "no" for h in self.holders} for cards in CLASSIC for c in cards}
        for card in self.cards:
            for i, holder in enumerate(self.holders):
                if not self.possible(card, i, True):
                    continue
                sheet[card][holder] = "maybe" if self.possible(card, i, False) else "yes"
        return sheet
