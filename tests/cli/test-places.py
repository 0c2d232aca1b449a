# test-places.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that lie face down stay at their places: what was seen there, against plain enumeration of
all deals with all ways to lay the cards down."""

import itertools
import json
import random
import resource

from transcript import Transcript, main, run

CARDS = {"suspect": ["anna", "bert", "cleo"], "weapon": ["axe", "belt"],
         "room": ["attic", "barn", "cave", "den"]}
EDITION = {
    "id": "small", "name": "Small", "minPlayers": 2, "maxPlayers": 4, "deal": "all",
    "categories": [{"id": category, "name": category.title(),
                    "cards": [{"id": card, "name": card.title()} for card in cards]}
                   for category, cards in CARDS.items()]}
ALL = [card for cards in CARDS.values() for card in cards]
N_PLACES = 3


def make_case(log):
    return {"format": "casebook", "version": 1, "title": "x", "edition": EDITION, "me": None,
            "players": [{"name": "Ann", "hand": 2}, {"name": "Bob", "hand": 1}],
            "faceDown": N_PLACES, "log": log}


def list_tables():
    """Every deal with every way to lay the cards down: the holder of each card, a place's number
    for cards that lie face down."""
    for envelope in itertools.product(*CARDS.values()):
        rest = [card for card in ALL if card not in envelope]
        for places in itertools.permutations(rest, N_PLACES):
            left = [card for card in rest if card not in places]
            for hand in itertools.combinations(left, 2):
                table = dict.fromkeys(envelope, "envelope")
                table.update({card: "0" if card in hand else "1" for card in left})
                table.update({card: place for place, card in enumerate(places)})
                yield table


def allows(table, entry):
    if entry["type"] == "look":
        places = entry.get("slots", range(N_PLACES))
        return all(table[card] in places for card in entry.get("cards", []))
    holds = [table[card] == str(answer["by"]) for answer in entry["answers"]
             for card in entry["cards"]]
    return any(holds) == (entry["answers"][0]["did"] == "show")


def make_entry(rng):
    if rng.random() < 0.3:
        return {"type": "suggestion", "by": 0, "cards": [rng.choice(c) for c in CARDS.values()],
                "answers": [{"by": 1, "did": rng.choice(["pass", "show"])}]}
    entry = {"type": "look", "by": rng.randrange(2)}
    if rng.random() < 0.9:
        entry["slots"] = sorted(rng.sample(range(N_PLACES), rng.choice([1, 1, 1, 2, 3])))
    if rng.random() < 0.9:
        n = len(entry.get("slots", [0]))
        entry["cards"] = sorted(rng.sample(ALL, max(1, n - (rng.random() < 0.2))), key=ALL.index)
    return entry


class Places(Transcript):
    def read_sheet(self, log):
        path = self.write("places.casebook", json.dumps(make_case(log)))
        result = run("sheet", "--json", path)
        self.assertEqual(result.stderr, "")
        return json.loads(result.stdout)

    def check(self, tables, log):
        live = [table for table in tables if all(allows(table, entry) for entry in log)]
        sheet = self.read_sheet(log)
        self.assertEqual(sheet["consistent"], bool(live), log)
        if not live:
            conflict = sheet["conflict"]
            self.assertFalse(any(all(allows(t, log[i]) for i in conflict) for t in tables), log)
            for left_out in conflict:
                self.assertTrue(any(all(allows(t, log[i]) for i in conflict if i != left_out)
                                    for t in tables), log)
            return False
        deals = {tuple("pool" if isinstance(t[card], int) else t[card] for card in ALL)
                 for t in live}
        self.assertEqual(int(sheet["deals"]), len(deals), log)
        for place, card in enumerate(ALL):
            for holder in ("envelope", "0", "1", "pool"):
                n = sum(deal[place] == holder for deal in deals)
                mark = "yes" if n == len(deals) else "maybe" if n > 0 else "no"
                self.assertEqual(sheet["sheet"][card][holder], mark, (log, card, holder))
        return True

    def test_enumeration(self):
        rng = random.Random(1604)
        tables = list(list_tables())
        possible = sum(self.check(tables, [make_entry(rng) for _ in range(rng.randint(1, 4))])
                       for _ in range(150))
        self.assertGreater(possible, 20)
        self.assertLess(possible, 130)

    def record(self, *line):
        return run("record", "places.casebook", *line, cwd=self.folder)

    def test_one_place_two_cards(self):
        """As it is told in lines: the second look is at another place than was said."""
        case = {**make_case([]), "me": 0, "hand": ["axe", "barn"]}
        self.write("places.casebook", json.dumps(case))
        self.assert_quiet(self.record("look 1: anna"))
        result = self.record("look 1: bert")
        self.assertEqual(result.returncode, 1)
        self.assertIn("places.casebook: warning: You saw Anna at position 1.\n", result.stderr)
        self.assertIn("entries 1, 2 cannot both be true", result.stdout)
        self.assertEqual(run("sheet", "places.casebook", cwd=self.folder).returncode, 1)

    def test_one_card_two_places(self):
        result = self.read_sheet([
            {"type": "look", "by": 0, "slots": [0], "cards": ["anna"]},
            {"type": "look", "by": 0, "slots": [1], "cards": ["belt"]},
            {"type": "look", "by": 0, "slots": [2], "cards": ["anna"]}])
        self.assertEqual(result["conflict"], [0, 2])

    def test_long_logs(self):
        """The work grows with the log, and not with its square."""
        looks = [{"type": "look", "by": 0, "slots": [0], "cards": ["anna"]}]
        clash = [*looks, {"type": "look", "by": 0, "slots": [1], "cards": ["anna"]}]
        note = {"type": "note", "text": "x"}
        for first, more in ((clash, note), (looks, looks[0])):
            log = first + [more] * 40000
            self.write("places.casebook", json.dumps(make_case(log)))
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            result = run("sheet", "--json", "--budget", "10000", "places.casebook",
                         cwd=self.folder)
            self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, 4)
            self.assertEqual(json.loads(result.stdout).get("conflict"),
                             [0, 1] if first is clash else None)


main()
