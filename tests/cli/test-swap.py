# test-swap.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that change hands: between players, and for one that lies face down or up. What is concluded is
held against playing every deal through from the beginning, swap by swap."""

import collections
import itertools
import json
import random

from transcript import Transcript, main, run

CARDS = {"suspect": ["anna", "bert", "cleo"], "weapon": ["axe", "belt", "club"],
         "room": ["attic", "barn", "cave", "den"]}
EDITION = {
    "id": "small", "name": "Small", "minPlayers": 2, "maxPlayers": 4, "deal": "all", "swaps": "all",
    "categories": [{"id": category, "name": category.title(),
                    "cards": [{"id": card, "name": card.title()} for card in cards]}
                   for category, cards in CARDS.items()]}
ALL = [card for cards in CARDS.values() for card in cards]
HANDS = (2, 2, 2)  # and one card face down; Cy has one less where one lies face up
HOLDERS = ("envelope", 0, 1, 2, "pool", "face-up")


NAMES = ("Ann", "Bob", "Cy")


def make_case(hand, log, edition=EDITION, up=()):
    hands = (*HANDS[:2], HANDS[2] - len(up))
    return {"format": "casebook", "version": 2, "title": "x", "edition": edition, "me": 0,
            "hand": sorted(hand), "faceDown": 1, "faceUp": sorted(up), "log": log,
            "players": [{"name": name, "hand": n} for name, n in zip(NAMES, hands)]}


def deal(rng, n_up=0):
    envelope = {rng.choice(cards) for cards in CARDS.values()}
    rest = [card for card in ALL if card not in envelope]
    rng.shuffle(rest)
    return {"envelope": envelope, 0: set(rest[:2]), 1: set(rest[2:4]), 2: set(rest[4:6 - n_up]),
            "pool": set(rest[6:]), "face-up": set(rest[6 - n_up:6])}


def list_deals(hand, up):
    """Every deal in which that is my hand, and those cards lie face up."""
    for envelope in itertools.product(*CARDS.values()):
        rest = [card for card in ALL if card not in {*envelope, *hand, *up}]
        if len(rest) != 5 - len(up):
            continue
        for first in itertools.combinations(rest, 2):
            left = [card for card in rest if card not in first]
            for second in itertools.combinations(left, 2 - len(up)):
                yield {"envelope": set(envelope), 0: set(hand), 1: set(first), 2: set(second),
                       "pool": set(left) - set(second), "face-up": set(up)}


def swap(hands, entry, gave, got):
    after = {holder: set(cards) for holder, cards in hands.items()}
    after[entry["by"]] ^= {gave, got}
    after[entry["with"]] ^= {gave, got}
    return after


def play(hands, log, weight=1.0):
    """What the hands may be after the log, each with its weight."""
    if not log:
        yield hands, weight
        return
    entry = log[0]
    if entry["type"] == "swap":
        given, taken = hands[entry["by"]], hands[entry["with"]]
        for gave, got in itertools.product(given & {entry.get("gave", card) for card in given},
                                           taken & {entry.get("got", card) for card in taken}):
            yield from play(swap(hands, entry, gave, got), log[1:], weight)
        return
    for answer in entry["answers"]:
        match = hands[answer["by"]] & set(entry["cards"])
        if bool(match) != (answer["did"] == "show"):
            return
        if "card" in answer:
            if answer["card"] not in match:
                return
            weight /= len(match) if entry["by"] == 0 else 1
    yield from play(hands, log[1:], weight)


def ask(rng, hands, by):
    cards = [rng.choice(cards) for cards in CARDS.values()]
    answers = []
    for seat in ((by + 1) % 3, (by + 2) % 3):
        match = sorted(hands[seat] & set(cards))
        answers.append({"by": seat, "did": "show" if match else "pass"})
        if match and 0 in (by, seat):
            answers[-1]["card"] = rng.choice(match)
        if match:
            break
    return {"type": "suggestion", "by": by, "cards": cards, "answers": answers}


def make_swap(rng, hands, unseen):
    by = rng.randrange(3)
    table = ["pool", "face-up", "face-up"] if hands["face-up"] else ["pool"]
    other = rng.choice([seat for seat in (0, 1, 2, *table) if seat != by])
    gave, got = rng.choice(sorted(hands[by])), rng.choice(sorted(hands[other]))
    entry = {"type": "swap", "by": by, "with": other}
    if other == "face-up" or 0 in (by, other) or not unseen:
        entry.update(gave=gave, got=got)
    return entry, swap(hands, entry, gave, got)


def make_log(rng, hands, unseen):
    log = []
    for turn in range(rng.randint(3, 8)):
        if rng.random() < 0.35:
            entry, hands = make_swap(rng, hands, unseen)
        else:
            entry = ask(rng, hands, turn % 3)
        log.append(entry)
    return log


def say(rng, entry):
    """The entry as somebody may type it."""
    who = "I" if entry["by"] == 0 and entry["type"] == "swap" else NAMES[entry["by"]]
    if entry["type"] == "suggestion":
        did = [f"{NAMES[answer['by']]} {'passes' if answer['did'] == 'pass' else 'shows'} "
               f"{answer.get('card', '')}" for answer in entry["answers"]]
        return f"{who}: {' '.join(entry['cards'])}, {', '.join(did)}"
    gave, got = entry.get("gave"), entry.get("got")
    if entry["with"] == "face-up":
        return rng.choice((f"{who} swapped the {gave} for the {got}",
                           f"{who} swaps {got} from the table, for {gave}",
                           f"{who} took a table card, {got} for the {gave}"))
    whom = {0: "me", 1: "Bob", 2: "Cy", "pool": "the table"}[entry["with"]]
    if gave is None and entry["with"] == "pool" and rng.random() < 0.5:
        return f"{who} took a table card"
    if gave is None:
        return f"{who} {rng.choice(('swapped a card', 'trades cards'))} with {whom}"
    if entry["with"] in (1, 2) and rng.random() < 0.5:
        return f"{who} swapped the {gave} for {whom}'s {got}"
    return f"{who} swapped the {gave} with {whom} for the {got}"


class Swap(Transcript):
    def read_sheet(self, hand, log, up=()):
        path = self.write("swap.casebook", json.dumps(make_case(hand, log, up=up)))
        result = run("sheet", "--json", path)
        self.assertEqual(result.stderr, "")
        return json.loads(result.stdout)

    @staticmethod
    def enumerate(hand, log, up):
        """The weights of each card with each holder, of all, and how many deals there are."""
        weights = collections.Counter()
        n_deals = 0
        for hands in list_deals(hand, up):
            for after, weight in play(hands, log):
                n_deals += 1
                weights["all"] += weight
                for holder, cards in after.items():
                    for card in cards:
                        weights[card, holder] += weight
        return weights, n_deals

    def test_known(self):
        rng = random.Random(2711)
        for n in range(100):
            hands = deal(rng, n % 2)
            up = hands["face-up"]
            log = make_log(rng, hands, False)
            weights, n_deals = self.enumerate(hands[0], log, up)
            sheet = self.read_sheet(hands[0], log, up)
            self.assertEqual(int(sheet["deals"]), n_deals, log)
            for card, holder in itertools.product(ALL, HOLDERS[:5 + len(up)]):
                chance = weights[card, holder] / weights["all"]
                mark = "no" if chance == 0 else "yes" if chance > 1 - 1e-9 else "maybe"
                self.assertEqual(sheet["sheet"][card][str(holder)], mark, (log, card, holder))
                self.assertAlmostEqual(sheet["odds"][card][str(holder)], chance, 9,
                                       (log, card, holder))

    def test_unseen(self):
        """Nothing wrong, odds as they are, and I know my own hand."""
        rng = random.Random(2712)
        for n in range(100):
            hands = deal(rng, n % 2)
            up = hands["face-up"]
            log = make_log(rng, hands, True)
            weights, _ = self.enumerate(hands[0], log, up)
            sheet = self.read_sheet(hands[0], log, up)
            self.assertTrue(sheet["consistent"], log)
            for card, holder in itertools.product(ALL, HOLDERS[:5 + len(up)]):
                mark = sheet["sheet"][card][str(holder)]
                self.assertAlmostEqual(sheet["odds"][card][str(holder)],
                                       weights[card, holder] / weights["all"], 9)
                if mark == "no":
                    self.assertEqual(weights[card, holder], 0, (log, card, holder))
                if mark == "yes":
                    self.assertAlmostEqual(weights[card, holder], weights["all"], 9)
            mine = {card for card in ALL if sheet["sheet"][card]["0"] == "yes"}
            self.assertEqual(len(mine), HANDS[0])

    def test_ten(self):
        """As many players as there can be, and cards both face down and face up."""
        sizes = {"suspect": 8, "weapon": 8, "room": 12}
        edition = {**EDITION, "maxPlayers": 10, "categories": [
            {"id": kind, "name": kind.title(),
             "cards": [{"id": f"{kind}{n}", "name": f"{kind.title()} {chr(65 + n)}"}
                       for n in range(size)]} for kind, size in sizes.items()]}
        path = self.write("swap.casebook", json.dumps({
            **make_case(["suspect0", "weapon0"], [], edition, ["room10", "room11"]),
            "faceDown": 3,
            "players": [{"name": name, "hand": 2} for name in
                        ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")]}))
        for line in ("Jo swapped Weapon B for Room L", "I swapped Weapon A for Room K",
                     "Jo swapped a card with the table"):
            self.assertEqual(run("record", path, line).stderr, "")
        self.assertEqual(run("check", path).returncode, 0)
        sheet = json.loads(run("sheet", "--json", path).stdout)["sheet"]
        for card, marks in sheet.items():
            self.assertEqual(len(marks), 13)
            self.assertEqual(marks["face-up"], "yes" if card in ("weapon0", "weapon1") else "no")
        self.assertEqual([holder for holder, mark in sheet["room11"].items() if mark != "no"],
                         ["9", "pool"])
        self.assertEqual(sheet["room10"]["0"], "yes")

    def read_places(self, log):
        """The cards that are known to lie at each of two places; I have Anna and the axe."""
        case = {**make_case(["anna", "axe"], log), "faceDown": 2}
        case["players"][2]["hand"] = 1
        path = self.write("swap.casebook", json.dumps(case))
        for line in ("check", "table"):
            result = run(line, "--json", path)
            self.assertEqual(result.stderr, "", log)
        return [place.get("card") for place in json.loads(result.stdout)["places"]]

    @staticmethod
    def list_places(log):
        """What can lie at the two places, played through from every deal."""
        others = [card for card in ALL if card not in ("anna", "axe")]
        worlds = {(frozenset(hand), cy, *places)
                  for hand in itertools.combinations(others, 2)
                  for cy, *places in itertools.permutations(set(others) - set(hand), 3)}
        for entry in log:
            after = set()
            for bob, cy, *places in worlds:
                if entry["type"] == "look":
                    if places[entry["slots"][0]] in entry.get("cards", places):
                        after.add((bob, cy, *places))
                    continue
                for card in bob:
                    if entry["with"] == 2:
                        after.add((bob - {card} | {cy}, card, *places))
                    for n in range(2) if entry["with"] == "pool" else ():
                        rest = list(places)
                        rest[n] = card
                        after.add((bob - {card} | {places[n]}, cy, *rest))
            worlds = after
        return [{world[2 + n] for world in worlds} for n in range(2)]

    def test_places(self):
        """A card that I saw lies where it lay until one of those face down may have been taken."""
        rng = random.Random(2714)
        n_known = n_forgotten = 0
        for _ in range(60):
            places = rng.sample(["bert", "belt", "club", "barn", "cave"], 2)
            log, seen = [], set()
            for _ in range(rng.randint(2, 5)):
                n, other = rng.randrange(2), rng.choice((2, 2, "pool"))
                entry = {"type": "swap", "by": 1, "with": other}
                if rng.random() < 0.6 and "pool" not in [done.get("with") for done in log]:
                    entry = {"type": "look", "by": rng.choice((0, 0, 2)), "slots": [n]}
                    if entry["by"] == 0:
                        entry["cards"] = [places[n]]
                        seen.add(n)
                log.append(entry)
            if {"type": "swap", "by": 1, "with": "pool"} in log:
                seen, n_forgotten = set(), n_forgotten + len(seen)
            n_known += len(seen)
            for n, cards in enumerate(self.list_places(log)):
                self.assertEqual(cards == {places[n]}, n in seen, log)
                self.assertEqual(self.read_places(log)[n], places[n] if n in seen else None, log)
        self.assertGreater(n_known, 10)
        self.assertGreater(n_forgotten, 10)

    def test_typed_places(self):
        case = {**make_case(["anna", "axe"], []), "faceDown": 2}
        case["players"][2]["hand"] = 1
        path = self.write("swap.casebook", json.dumps(case))
        for line, there in (("look 2: belt", "Belt (looked at by you)"),
                            ("Bob swapped a card with Cy", "Belt (looked at by you)"),
                            ("I swapped my axe with Cy for Bert", "Belt (looked at by you)"),
                            ("Bob swapped a card with the table", "looked at by you")):
            self.assertEqual(run("record", path, line).stderr, "")
            self.assertIn(f"  Face-down card 2: {there}\n", run("table", path).stdout)

    def test_typed(self):
        """From what is typed to the sheet: as if every deal were played through."""
        rng = random.Random(2713)
        for n in range(20):
            hands = deal(rng, n // 2 % 2)
            up = hands["face-up"]
            log = make_log(rng, hands, n % 2 == 1)
            path = self.write("swap.casebook", json.dumps(make_case(hands[0], [], up=up)))
            for entry in log:
                line = say(rng, entry)
                result = run("record", path, line)
                self.assertEqual(result.returncode, 0, (line, result.stderr))
            with open(path, encoding="utf-8") as file:
                recorded = json.load(file)["log"]
            self.assertEqual([{**entry, "time": 0} for entry in recorded],
                             [{**entry, "time": 0} for entry in log])
            result = run("sheet", "--json", path)
            sheet = json.loads(result.stdout)
            weights, _ = self.enumerate(hands[0], log, up)
            for card, holder in itertools.product(ALL, HOLDERS[:5 + len(up)]):
                chance = weights[card, holder] / weights["all"]
                mark = sheet["sheet"][card][str(holder)]
                self.assertFalse(mark == "no" and chance > 0, (log, card, holder))
                self.assertFalse(mark == "yes" and chance < 1 - 1e-9, (log, card, holder))
                self.assertAlmostEqual(sheet["odds"][card][str(holder)], chance, 9)

    def test_check(self):
        """What the rules do not let players do is named, but believed."""
        none = "By the rules of this game no cards are swapped"
        for swaps, problems in (
                ("all", ()), (None, (f"entry {n}: {none}." for n in (2, 3, 4))),
                ("players", ("entry 4: By the rules of this game no face-down cards are swapped.",)),
                ("face-down", (f"entry {n}: {none} with other players." for n in (2, 3)))):
            edition = {key: value for key, value in EDITION.items() if key != "swaps"}
            if swaps is not None:
                edition["swaps"] = swaps
            path = self.write("swap.casebook", json.dumps(make_case(self.HAND, self.LOG, edition)))
            result = run("check", "--json", path)
            found = [problem["message"] for problem in json.loads(result.stdout)["problems"]]
            self.assertEqual(found, list(problems))
            self.assertEqual(result.returncode, 1 if found else 0)

    def test_edition(self):
        """Its key is refused with a wrong word; a name alone lets nobody swap."""
        text = ("[Edition]\nId=x\nName=X\n{}[Category who]\nName=Who\nCards=Ann;Bob;Cy;Dan;\n"
                "[Event swap]\nName=Trade\n")
        path = self.write("x.edition", text.format("Swaps=face-down\n"))
        self.assertEqual(run("check", path).returncode, 0)
        path = self.write("x.edition", text.format(""))
        result = run("check", path)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no rule lets players swap cards", result.stdout)
        path = self.write("x.edition", text.format("Swaps=everything\n"))
        result = run("check", path)
        self.assertEqual(result.returncode, 2)
        self.assertIn("Swaps", result.stderr)

    HAND = ("anna", "axe")
    LOG = ({"type": "suggestion", "by": 0, "cards": ["bert", "belt", "barn"],
            "answers": [{"by": 1, "did": "pass"}, {"by": 2, "did": "show", "card": "belt"}]},
           {"type": "swap", "by": 0, "with": 1, "gave": "anna", "got": "den"},
           {"type": "swap", "by": 1, "with": 2},
           {"type": "swap", "by": 2, "with": "pool"})

    def test_words(self):
        self.write("swap.casebook", json.dumps(make_case(self.HAND, self.LOG)))
        result = run("replay", "swap.casebook", cwd=self.folder)
        self.assertIn("You swapped a card with Bob – gave Anna for Den", result.stdout)
        self.assertIn("Bob swapped a card with Cy\n", result.stdout)
        self.assertIn("Cy swapped a card with one that lay face down", result.stdout)
        result = run("why", "swap.casebook", "den", "0", cwd=self.folder)
        self.assertIn("Known since entry 2", result.stdout)
        self.assertIn("Entry 2: you have Den.", result.stdout)

    def test_when(self):
        """A mark is of a time: what was certain of a hand before is not what is certain after."""
        marks = []
        for n in range(5):
            sheet = self.read_sheet(self.HAND, self.LOG[:n])["sheet"]
            marks.append((sheet["anna"]["0"], sheet["anna"]["1"], sheet["belt"]["2"],
                          sheet["bert"]["1"]))
        self.assertEqual(marks, [
            ("yes", "no", "maybe", "maybe"), ("yes", "no", "yes", "no"),
            ("no", "yes", "yes", "no"), ("no", "maybe", "maybe", "maybe"),
            ("no", "maybe", "maybe", "maybe")])

    def test_conflict(self):
        """Bob gave what he did not have: either entry can be the wrong one."""
        log = [{**self.LOG[0], "answers": [{"by": 1, "did": "pass"}]},
               {"type": "swap", "by": 0, "with": 1, "gave": "anna", "got": "barn"}]
        sheet = self.read_sheet(self.HAND, log)
        self.assertEqual((sheet["consistent"], sheet["conflict"]), (False, [0, 1]))

    def test_advice(self):
        """What to ask is thought of with the cards I have now."""
        path = self.write("swap.casebook", json.dumps(make_case(self.HAND, self.LOG)))
        result = run("advise", "--json", path)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertTrue(json.loads(result.stdout)["suggestions"])

    def test_refused(self):
        for change, words in (
                ({"got": "none"}, "“none” is not a card in the edition"),
                ({"with": 0}, "log[1].with: must be another player or the face-down cards"),
                ({"with": "envelope"}, "log[1].with: must be another player"),
                ({"got": "anna"}, "log[1].got: is the card that was given away"),
                ({"got": None}, "log[1].got: is missing; only what others swapped may be unknown"),
                ({"with": 7}, "log[1].with: 7 is not a seat")):
            log = [self.LOG[0], {**self.LOG[1], **change}]
            path = self.write("swap.casebook", json.dumps(make_case(self.HAND, log)))
            result = run("sheet", path)
            self.assertEqual(result.returncode, 2, change)
            self.assertIn(words, result.stderr)


main()
