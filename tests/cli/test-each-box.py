# test-each-box.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game in each built-in box: dealt by its rules from a seed, told in lines with the names that
are on its cards, answered truthfully, with rolls of its dice, cards of its decks and powers in between and an accusation
at the end. The record is compared with what happened; the sheet, half way and when I know enough,
with what oracle.py finds; and no mark is ever untrue.
"""

import itertools
import json
import os
import random

from oracle import EDITIONS, Edition, Oracle
from transcript import Transcript, main, run

MOST_DRAWN = 6
NAMES = ["Ann", "Ben", "Cy", "Dee"]


class Box(Edition):
    """An edition, with what its cards are called and what of its rules a game needs."""

    def __init__(self, name):
        super().__init__(name)
        self.file = self.read(os.path.join(EDITIONS, name + ".edition"))
        house = self.read(os.path.join(EDITIONS, "base", "house.edition"))
        self.names = {card: self.file[f"Card {card}"].get("Name") or house[f"Card {card}"]["Name"]
                      for card in self.cards}
        self.rules = self.file["Edition"]
        self.decks = [list(itertools.islice(self.list_draws(group), MOST_DRAWN)) for group in self.file.sections() if group.startswith("Deck ")]
        self.dice = [self.file[group]["Faces"].strip(";").split(";")
                     for group in self.file.sections() if group.startswith("Die ")]
        self.dice = self.dice[:int(self.rules.get("DiceRolled", len(self.dice)))]
        self.powers = any("Powers" in self.file[f"Category {category}"] for category in self.categories) or any(
            group.startswith("Power ") for group in self.file.sections())

    def name_face(self, face):
        return self.file[f"Sign {face}"]["Name"] if f"Sign {face}" in self.file else face

    def list_draws(self, group):
        """What one draws from a deck, and as what it is recorded; of those of which the last kills, one."""
        kinds = {kind.split()[1]: self.file[kind] for kind in self.file.sections()
                 if kind.startswith("DeckCard ") and f"Deck {self.file[kind]['Deck']}" == group}
        draw = {"type": "draw", "deck": group.split()[1]}
        if not kinds:
            yield from itertools.repeat((self.file[group].get("Said", self.file[group]["Name"]), draw))
        all_kinds = [(kind["Name"], {**draw, "card": name}) for name, kind in kinds.items()]
        yield from all_kinds
        yield from itertools.cycle(pair for pair in all_kinds
                                   if kinds[pair[1]["card"]].get("Effect") != "last-kills")

    def cards_of(self, category):
        return [card for i, card in enumerate(self.cards) if self.kinds[category] >> i & 1]


class Game:
    """A game as it happens: @lines are what is typed of it, @log what it comes to, @known is how many
    entries I needed, by rules of thumb."""

    def __init__(self, name):
        self.box = Box(name)
        self.random = random.Random(name)
        self.hand_of_dice = random.Random(name)
        rules = self.box.rules
        self.n = max(int(rules.get("MinPlayers", 2)), min(4, int(rules.get("MaxPlayers", 6))))
        self.removed = self.random.sample(self.box.cards_of(rules.get("RemovedCategory")),
                                          int(rules.get("Removed", 0))) if "Removed" in rules else []
        self.deal()
        self.seen = [set(hand) | set(self.removed) | set(self.face_up) for hand in self.hands]
        self.lines, self.log = [], []
        self.out, self.used = set(), False
        self.known = None

    def deal(self):
        left = [card for card in self.box.cards if card not in self.removed]
        self.envelope = []
        for category in self.box.categories:
            self.envelope.append(self.random.choice([c for c in self.box.cards_of(category) if c in left]))
            left.remove(self.envelope[-1])
        self.random.shuffle(left)
        rest = len(left) % self.n if self.box.deal == "equal" else 0
        rest, left = left[:rest], left[rest:]
        down = self.box.rules.get("Rest") == "down"
        self.face_up, self.pool = ([], rest) if down else (rest, [])
        self.hands = [left[seat::self.n] for seat in range(self.n)]

    def make_case(self):
        case = {"format": "casebook", "version": 1, "title": "Game", "edition": self.box.name, "me": 0,
                "players": [{"name": NAMES[seat], "hand": len(hand)} for seat, hand in enumerate(self.hands)],
                "hand": self.hands[0], "faceUp": self.face_up, "removed": self.removed,
                "faceDown": len(self.pool), "log": []}
        if self.box.powers:
            for player, card in zip(case["players"], self.box.cards):
                player["character"] = card
        return json.dumps(case)

    def tell(self, line, **entry):
        self.lines.append(line)
        self.log.append(entry)

    def draw(self, seat):
        """A card of each deck in turn."""
        self.box.decks.append(self.box.decks.pop(0))
        card, entry = self.box.decks[-1].pop(0)
        self.tell(f"{NAMES[seat]} draws {card}", by=seat, **entry)

    def roll(self, seat):
        faces = [self.hand_of_dice.choice(die) for die in self.box.dice]
        self.tell(f"{NAMES[seat]} rolls {', '.join(map(self.box.name_face, faces))}", type="roll", by=seat,
                  dice=[int(face) if face.isdigit() else face for face in faces])

    def choose(self, seat):
        """Cards that tell @seat something, one of each kind, or as many as the box asks for."""
        asked = [self.random.choice([c for c in self.box.cards_of(category) if c not in self.seen[seat]])
                 for category in self.box.categories]
        return self.random.sample(asked, int(self.box.rules.get("AskCards", len(asked))))

    def suggest(self, seat):
        cards = self.choose(seat)
        told, answers = [NAMES[seat] + ": " + ", ".join(self.box.names[card] for card in cards)], []
        for by in [(seat + i) % self.n for i in range(1, self.n)]:
            held = [card for card in cards if card in self.hands[by]]
            if not held:
                told.append(f"{NAMES[by]} passes")
                answers.append({"by": by, "did": "pass"})
                continue
            shown = self.random.choice(held)
            self.seen[seat].add(shown)
            told.append(f"{NAMES[by]} shows" + (" " + self.box.names[shown] if 0 in (seat, by) else ""))
            answers.append({"by": by, "did": "show", **({"card": shown} if 0 in (seat, by) else {})})
            if self.box.rules.get("Answers", "first") == "first":
                break
        if all(answer["did"] == "pass" for answer in answers):
            told[1:] = ["nobody"]
            if not self.pool:
                for category in self.box.categories:
                    kind = set(self.box.cards_of(category))
                    self.seen[seat] |= kind - set(cards) if kind & set(cards) else set()
        self.tell(", ".join(told), type="suggestion", by=seat, cards=cards, answers=answers)

    def accuse(self, seat, cards):
        right = set(cards) == set(self.envelope)
        named = ", ".join(self.box.names[card] for card in cards)
        self.tell(f"{NAMES[seat]} accuses {named}: {'right' if right else 'wrong'}",
                  type="accusation", by=seat, cards=cards, result="right" if right else "wrong")
        self.out.add(seat)

    def is_solved(self):
        return all(len(set(self.box.cards_of(category)) - self.seen[0]) == 1 for category in self.box.categories)

    def play(self):
        for turn in range(400):
            seat = turn % self.n
            if self.is_solved():
                if seat == 0:
                    self.known = len(self.log)
                    self.accuse(0, self.envelope)
                    return
                continue
            if seat in self.out or seat and any(
                    not set(self.box.cards_of(category)) - self.seen[seat] for category in self.box.categories):
                continue
            if turn % 3 == 1 and any(self.box.decks[:1]):
                self.draw(seat)
            elif self.box.dice:
                self.roll(seat)
            if self.box.powers and turn >= self.n and seat == 1 and not self.used:
                self.used = True
                card = self.box.cards[seat]
                self.tell(f"{NAMES[seat]} uses {self.box.names[card]}’s power", type="power", by=seat, power=card)
            if self.pool and turn == 3 * self.n:
                self.seen[0] |= set(self.pool)
                looked = " and ".join(self.box.names[card] for card in self.pool)
                self.tell(f"I look at all: {looked}", type="look", by=0,
                          slots=list(range(len(self.pool))), cards=self.pool)
            if turn == 2 * self.n + 1 and self.n > 2:
                wrong = [self.random.choice(self.box.cards_of(category)) for category in self.box.categories]
                if wrong != self.envelope:
                    self.accuse(seat, wrong)
                    continue
            self.suggest(seat)
        raise AssertionError(f"{self.box.name} does not end")


class EachBox(Transcript):
    def check_sheet(self, game, path, n):
        result = run("sheet", "--json", "--at", str(n), path)
        self.assert_quiet(result)
        sheet = json.loads(result.stdout)["sheet"]
        self.assertEqual(sheet, Oracle(path, n).sheet(), n)
        where = dict(zip(["envelope", "pool", *map(str, range(game.n))], [game.envelope, game.pool, *game.hands]))
        for card, row in sheet.items():
            for holder, mark in row.items():
                self.assertNotEqual(mark, "no" if card in where[holder] else "yes", (card, holder))
        return [card for card in sheet if sheet[card]["envelope"] == "yes"]

    def play(self, name):
        game = Game(name)
        game.play()
        path = self.write(f"{name}.casebook", game.make_case())
        for line in game.lines:
            result = run("record", path, line)
            self.assertEqual((result.stderr, result.returncode), ("", 0), line)
        with open(path, encoding="utf-8") as file:
            log = json.load(file)["log"]
        self.assertEqual(len(log), len(game.log))
        for entry, told, line in zip(log, game.log, game.lines):
            self.assertEqual({**entry, "cards": sorted(entry.get("cards", []))},
                             {**told, "cards": sorted(told.get("cards", [])), "time": entry["time"]}, line)
        self.check_sheet(game, path, game.known // 2)
        self.assertEqual(sorted(self.check_sheet(game, path, game.known)), sorted(game.envelope))
        result = run("table", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout.splitlines()[0], "You solved the case")

    def test_each_box(self):
        boxes = [json.loads(line)["id"] for line in run("editions", "--json").stdout.splitlines()]
        for name in boxes:
            with self.subTest(name=name):
                self.play(name)


main()
