# oracle.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows from a case, found without anything of the program.

All there is to know is written as statements about one holder each: of some cards he has at least
so many and at most so many, or else of some others, and so on. For every card and holder a deal is
searched in which that holder has the card, and one in which he has not: plain backtracking, on the
card with the fewest places first, cut off where a statement cannot come true any more.

Sets of cards are numbers, bit i for card i.
"""

import configparser
import itertools
import json
import os
import re

EDITIONS = os.path.join(os.path.dirname(__file__), "..", "..", "data", "editions")


class Edition:
    """The cards, what they are called, and the kinds they can be asked for by, from a built-in edition file or another one."""

    def __init__(self, name):
        self.name = name
        file = self.read(name if name.endswith(".edition") else os.path.join(EDITIONS, name + ".edition"))
        words = file["Edition"].get("Words")
        house = self.read(os.path.join(EDITIONS, "base", words + ".edition")) if words else {}
        self.deal = file["Edition"].get("Deal", "all")
        self.pool = file["Edition"].get("Pool")  # what the box calls cards that lie face down
        self.names = {}
        self.cards = []
        self.kinds = {}
        self.categories = [g.split()[1] for g in file.sections() if g.startswith("Category ")]
        for category in self.categories:
            for group in file.sections():
                if group.startswith("Card ") and file[group].get("Category") == category:
                    self.add(group.split()[1], [category, *self.traits(file[group])])
                    self.names[self.cards[-1]] = file[group].get("Name") or house[group]["Name"]

    def read(self, path):
        """The file, with all that it takes from those it is based on."""
        file = configparser.RawConfigParser(delimiters=["="], comment_prefixes=["#"])
        file.optionxform = str
        file.read(path, encoding="utf-8")
        for group in file.sections():
            if group.startswith("Category "):
                self.list_cards(file, file[group], group.split()[1])
        base = file.get("Edition", "Base", fallback=None)
        if base is None:
            return file
        paths = (os.path.join(EDITIONS, folder, base + ".edition") for folder in ("", "base"))
        whole = self.read(next(filter(os.path.exists, paths)))
        whole.read_dict(file)
        return whole

    def list_cards(self, file, listed, category):
        """Gives each card that its category lists a group of its own, with what the category lists of it."""
        for card, traits in itertools.zip_longest(*(listed.pop(key, "").split(";") for key in ("Cards", "Traits")),
                                                  fillvalue=""):
            if card:
                group = f"Card {self.make_id(card)}"
                own = {"Category": category, "Traits": traits.replace("/", ";")}
                if card != self.make_id(card):
                    own["Name"] = card
                own.update(file[group] if group in file else {})
                file.remove_section(group)
                file.read_dict({group: own})

    @staticmethod
    def make_id(name):
        """Its name as listed, in small letters, with a hyphen for what stands between words."""
        return re.sub("[^a-z0-9]+", "-", name.lower().replace("’", "")).strip("-")

    @staticmethod
    def traits(group):
        return [t for t in group.get("Traits", "").split(";") if t]

    def add(self, card, kinds):
        for kind in kinds:
            self.kinds[kind] = self.kinds.get(kind, 0) | 1 << len(self.cards)
        self.cards.append(card)

    def set_of(self, cards):
        return sum(1 << self.cards.index(c) for c in cards)


class Oracle:
    def __init__(self, path, n_entries, edition=None):
        """@edition is the file of one that is not built in."""
        with open(path, encoding="utf-8") as file:
            self.case = json.load(file)
        self.edition = Edition(edition or self.case["edition"])
        self.n_players = len(self.case["players"])
        self.pool = self.case.get("faceDown", 0)
        self.holders = ["envelope", *map(str, range(self.n_players))] + ["pool"] * (self.pool > 0)
        out = self.case.get("faceUp", []) + self.case.get("removed", [])
        self.deck = (1 << len(self.edition.cards)) - 1 & ~self.edition.set_of(out)
        self.statements = []
        self.read_deal()
        for entry in self.case["log"][:n_entries]:
            if not entry.get("uncertain"):
                getattr(self, "read_" + entry["type"])(entry)
        self.deals = []

    # What the deal and each entry state.

    def state(self, holder, *ranges):
        """At least one of the ranges, (cards, fewest, most), is true of the holder."""
        self.statements.append((holder, ranges))

    def has(self, holder, cards):
        self.state(holder, (cards, cards.bit_count(), cards.bit_count()))

    def read_deal(self):
        for category in self.edition.categories:
            self.state(0, (self.edition.kinds[category] & self.deck, 1, 1))
        if self.pool:
            self.state(self.n_players + 1, (self.deck, self.pool, self.pool))
        in_hands = self.deck.bit_count() - len(self.edition.categories) - self.pool
        fewest, rest = divmod(in_hands, self.n_players)
        assert rest == 0 or self.edition.deal == "all"
        for seat, player in enumerate(self.case["players"]):
            least, most = fewest, fewest + (rest > 0)
            if self.case.get("firstDealt") is not None:
                place = (seat - self.case["firstDealt"]) % self.n_players
                least = most = fewest + (place < rest)
            if "hand" in player:
                least = most = player["hand"]
            self.state(seat + 1, (self.deck, least, most))
        if self.case["me"] is not None:
            hand = self.edition.set_of(self.case["hand"])
            self.has(self.case["me"] + 1, hand)
            self.state(self.case["me"] + 1, (self.deck & ~hand, 0, 0))

    def read_answers(self, entry, asked):
        for answer in entry["answers"]:
            holder = answer["by"] + 1
            if answer["did"] == "pass":
                self.state(holder, (asked, 0, 0))
            elif "card" in answer:
                self.has(holder, self.edition.set_of([answer["card"]]))
            else:
                self.state(holder, (asked, 1, asked.bit_count()))

    def read_suggestion(self, entry):
        self.read_answers(entry, self.edition.set_of(entry["cards"]) & self.deck)

    def read_trait(self, entry):
        self.read_answers(entry, self.edition.kinds[entry["trait"]] & self.deck)

    def read_tip(self, entry):
        """One of all that the holder has of a kind, or all of them; or nothing if he has none."""
        kinds = [entry["kind"]] if "kind" in entry else self.edition.categories
        seen = self.edition.set_of(entry.get("cards", []))
        n = seen.bit_count() if "cards" in entry else entry.get("count")
        if n is None:
            return
        most = len(self.edition.cards) if entry["want"] == "one" and n == 1 else n
        cards = [self.edition.kinds[k] & self.deck for k in kinds]
        self.state(entry["to"] + 1, *((c, n, most) for c in cards if not seen & ~c))
        self.has(entry["to"] + 1, seen)

    def read_seen(self, entry):
        if "card" in entry:
            self.has(entry["player"] + 1, self.edition.set_of([entry["card"]]))

    def read_look(self, entry):
        self.has(self.n_players + 1, self.edition.set_of(entry.get("cards", [])))

    def read_statement(self, entry):
        cards = self.edition.set_of(entry["cards"])
        claim = entry["claim"]
        if claim in ("has", "some"):
            least = cards.bit_count() if claim == "has" else 1
            self.state(entry["player"] + 1, (cards, least, cards.bit_count()))
        elif claim == "found":
            for holder in [0] + [self.n_players + 1] * (self.pool > 0):
                self.state(holder, (cards, 0, 0))
        else:
            seats = range(self.n_players) if claim == "nobody" else [entry["player"]]
            for seat in seats:
                self.state(seat + 1, (cards, 0, 0))

    def read_exposed(self, entry):
        cards = self.edition.set_of(entry["cards"])
        self.has(entry["player"] + 1, cards)
        self.state(entry["player"] + 1, (self.deck & ~cards, 0, 0))

    def read_accusation(self, entry):
        cards = self.edition.set_of(entry["cards"])
        if entry["result"] == "right":
            self.has(0, cards)
        elif entry["result"] == "wrong":
            self.state(0, (cards, 0, cards.bit_count() - 1))

    def read_envelope(self, entry):
        self.has(0, self.edition.set_of(entry["cards"]))

    def read_nothing(self, entry):
        """From these nothing follows."""

    read_draw = read_play = read_power = read_roll = read_note = read_nothing

    # The search. What each holder may have is a list of sets, in the order of the holders.

    def find_sure(self, maybe):
        """What each has for sure, as nobody else may have it; None if a card has no place."""
        once = twice = 0
        for cards in maybe:
            twice |= once & cards
            once |= cards
        return [cards & ~twice for cards in maybe] if once == self.deck else None

    def settle(self, maybe):
        """Draws plain consequences in place; False where no deal is left."""
        changed = True
        while changed:
            changed = False
            for holder, ranges in self.statements:
                sure = self.find_sure(maybe)
                if sure is None:
                    return False
                live = [
                    (cards, low, high) for cards, low, high in ranges
                    if (cards & sure[holder]).bit_count() <= high
                    and (cards & maybe[holder]).bit_count() >= low
                ]
                if not live:
                    return False
                if len(live) > 1:
                    continue
                cards, low, high = live[0]
                free = cards & maybe[holder] & ~sure[holder]
                if not free:
                    continue
                if (cards & sure[holder]).bit_count() == high:
                    maybe[holder] &= ~free
                    changed = True
                elif (cards & maybe[holder]).bit_count() == low:
                    for other in range(len(maybe)):
                        maybe[other] &= ~free if other != holder else -1
                    changed = True
        return True

    def search(self, maybe):
        """A deal within @maybe, or None."""
        if not self.settle(maybe):
            return None
        free = self.deck & ~sum(self.find_sure(maybe))
        if not free:
            return maybe
        bits = [1 << i for i in range(free.bit_length()) if free >> i & 1]
        bit = min(bits, key=lambda b: sum(cards & b > 0 for cards in maybe))
        holder = next(h for h, cards in enumerate(maybe) if cards & bit)
        return self.search(self.place(maybe, bit, holder, True)) or self.search(
            self.place(maybe, bit, holder, False)
        )

    @staticmethod
    def place(maybe, bit, holder, has):
        return [
            cards & ~bit if (other == holder) != has else cards
            for other, cards in enumerate(maybe)
        ]

    def possible(self, bit, holder, has):
        if any((deal[holder] & bit > 0) == has for deal in self.deals):
            return True
        deal = self.search(self.place([self.deck] * len(self.holders), bit, holder, has))
        if deal is not None:
            self.deals.append(deal)
        return deal is not None

    def sheet(self):
        sheet = {c: {h: "no" for h in self.holders} for c in self.edition.cards}
        for i, card in enumerate(self.edition.cards):
            if not self.deck >> i & 1:
                continue
            for holder, name in enumerate(self.holders):
                if self.possible(1 << i, holder, True):
                    sure = not self.possible(1 << i, holder, False)
                    sheet[card][name] = "yes" if sure else "maybe"
        return sheet
