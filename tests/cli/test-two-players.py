# test-two-players.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players with cards at the side: who is shown nothing looks at one of them, as part of the
turn. What advice makes of that, against plain enumeration. Two teams, each of which plays as one
player: a whole game as such people tell it, against what oracle.py finds."""

import itertools
import json
import math
from collections import Counter

from oracle import Edition, Oracle
from transcript import Transcript, main, run

CARDS = {"suspect": ["anna", "bert", "cleo"], "weapon": ["axe", "belt", "club"],
         "room": ["attic", "barn", "cave"]}
EDITION = {
    "id": "small", "name": "Small", "minPlayers": 2, "maxPlayers": 4, "deal": "all",
    "categories": [{"id": category, "name": category.title(),
                    "cards": [{"id": card, "name": card.title()} for card in cards]}
                   for category, cards in CARDS.items()],
    "twoPlayers": {"faceDown": 2}}
HAND = ["anna", "axe"]


def entropy(weights):
    total = sum(weights)
    return -sum(w / total * math.log2(w / total) for w in weights if w > 0)


def list_deals(seen):
    """Envelope, the other's hand and the cards at the side, where @seen is one of these."""
    for envelope in itertools.product(*CARDS.values()):
        if set(envelope) & set(HAND):
            continue
        rest = [c for cards in CARDS.values() for c in cards if c not in (*envelope, *HAND)]
        for side in itertools.combinations(rest, 2):
            if seen is None or seen in side:
                yield envelope, set(rest) - set(side), set(side)


def weigh(named, seen):
    """What the answer tells of the envelope, with the look that follows where there is none."""
    answers, envelopes, both = Counter(), Counter(), Counter()
    for envelope, other, side in list_deals(seen):
        held = other & set(named)
        outcomes = [("shows", c) for c in held] or [("looks", c) for c in side - {seen}]
        for outcome in outcomes:
            answers[outcome] += 1 / len(outcomes)
            both[envelope, outcome] += 1 / len(outcomes)
        envelopes[envelope] += 1
    return (entropy(answers.values()) + entropy(envelopes.values()) - entropy(both.values()))


class TwoPlayers(Transcript):
    def setUp(self):
        super().setUp()
        self.path = self.write("two.casebook", json.dumps({
            "format": "casebook", "version": 1, "title": "x", "edition": EDITION, "me": 0,
            "hand": HAND, "faceDown": 2, "log": [],
            "players": [{"name": "Ann"}, {"name": "Ben"}]}))

    def record(self, line):
        return run("record", self.path, line)

    def read_log(self):
        with open(self.path, encoding="utf-8") as file:
            return [{key: value for key, value in entry.items() if key != "time"}
                    for entry in json.load(file)["log"]]

    def test_line(self):
        """The look ends the turn, in as many words as one likes."""
        passed = [{"by": 1, "did": "pass"}]
        for line, *look in (
                ("ann: cleo belt cave, ben passes, looks 2 bert", [1], ["bert"]),
                ("ann: cleo belt cave, nobody, looks 1: barn", [0], ["barn"]),
                ("ann: cleo belt cave, ben passes, ann looks bert", None, ["bert"])):
            with self.subTest(line):
                before = self.read_log()
                self.assertIn(self.record(line).returncode, (0, 1))
                entry = {"type": "look", "by": 0, "slots": look[0], "cards": look[1]}
                self.assertEqual(self.read_log()[len(before):], [
                    {"type": "suggestion", "by": 0, "cards": ["cleo", "belt", "cave"],
                     "answers": passed},
                    {key: value for key, value in entry.items() if value is not None}])
        self.record("ben: cleo belt cave, ann passes, looks 1")
        self.assertEqual(self.read_log()[-1], {"type": "look", "by": 1, "slots": [0]})
        table = run("table", self.path).stdout
        self.assertIn("\n  Face-down card 1: Barn (looked at by you and Ben)\n", table)
        self.assertIn("\n  Face-down card 2: Bert (looked at by you)\n", table)
        self.assertIn("\n  You looked, position unknown\n", table)

    def test_refused(self):
        for line, reason in (
                ("ann: cleo belt cave, ben shows cleo, looks 2 bert", "Ben showed a card."),
                ("ann: cleo belt cave, ben passes, looks 3 bert", "There are only 2 face-down cards."),
                ("ann: cleo belt cave, ben passes, looks 2", "Name the card you saw.")):
            result = self.record(line)
            self.assertEqual(result.returncode, 2, line)
            self.assertIn(reason, result.stderr)
        self.assertEqual(self.read_log(), [])

    def test_forgotten(self):
        """What the rules insist on is called for until it is told, and a problem meanwhile."""
        self.record("ann: cleo belt cave, ben passes")
        self.assert_quiet(run("check", self.path))
        self.record("ben: anna belt cave, ann shows anna")
        result = run("check", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertIn("after entry 1: You must look at a face-down card", result.stdout)
        self.assertIn("You must look at a face-down card", run("table", self.path).stdout)
        self.record("look 1 bert")
        self.assert_quiet(run("check", self.path))
        self.assertNotIn("must look", run("table", self.path).stdout)

    def test_each_time_another(self):
        self.assert_quiet(self.record("ann: cleo belt cave, ben passes, looks 2 bert"))
        self.record("ben: anna axe cave, ann shows anna")
        result = self.record("ann: cleo club attic, ben passes, looks 2 bert")
        self.assertIn("You have looked at position 2 before.", result.stderr)

    def check_advice(self, seen):
        advice = json.loads(run("advise", "--json", self.path).stdout)["suggestions"]
        self.assertEqual(len(advice), 27)
        for suggestion in advice:
            self.assertAlmostEqual(suggestion["bits"], weigh(suggestion["cards"], seen), 9)

    def test_advice(self):
        self.check_advice(None)
        self.record("look 2 bert")
        self.check_advice("bert")

    def test_simulation(self):
        """Without looks nobody who merely crosses off would find out what is at the side."""
        result = run("simulate", "nightmare", "--players", "2", "--games", "20", "--seed", "5",
                     "--strategy", "careful", "--json")
        self.assert_quiet(result)
        [row] = json.loads(result.stdout)["strategies"]
        self.assertEqual(row["solved"], 40)
        self.assertEqual(row["wrong"], 0)


class Teams(Transcript):
    DEAL = {
        "envelope": "leonard wiped-hard-drive roof",
        "0": "penny raj dog-eared-comic stained-cushion bathroom kitchen stairwell",
        "1": "howard amy defiled-toothbrush erased-equation-board bedroom-leonard laundry-room living-room-penny",
        "pool": "bernadette dismantled-shelbot bedroom-sheldon living-room-sheldon-and-leonard",
    }
    LINES = [
        "We suspect Howard with the dismantled Shelbot on the roof, Cy and Dee show us Howard",
        "Cy & Dee: Raj, defiled toothbrush, kitchen, we show them Raj",
        "Ann and Ben ask about Leonard with the dismantled Shelbot on the roof, Cy & Dee have nothing, "
        "Ben looks 2: dismantled Shelbot",
        "Dee: Bernadette, wiped hard drive, roof, Ann passes, looks 1",
        "We: Amy, erased equation board, roof, Dee shows us the erased equation board",
        "Cy and Dee: Penny, stained cushion, living room penny, Ann & Ben show Penny",
        "Ann: Leonard, wiped hard drive, bedroom Leonard, Cy shows us bedroom Leonard",
        "Cy and Dee accuse Leonard with the wiped hard drive in Sheldon's bedroom: wrong",
        "We: Leonard, wiped hard drive, laundry room, Cy and Dee show the laundry room",
        "Ben: Leonard, wiped hard drive, roof, nobody, we look 1: Bernadette",
        "Us: Amy, wiped hard drive, roof, Cy and Dee show us Amy",
        "Ben: Leonard, wiped hard drive, living room Sheldon, nobody, looks 3: bedroom Sheldon",
        "Ann & Ben: Leonard, defiled toothbrush, living room penny, Dee shows the defiled toothbrush",
        "We: Leonard, wiped hard drive, roof, nobody, looks 4: living room Sheldon",
        "We accuse Leonard with the wiped hard drive on the roof: right",
    ]

    def test_game(self):
        path = self.write("teams.casebook", json.dumps({
            "format": "casebook", "version": 1, "title": "x", "edition": "big-bang", "me": 0,
            "hand": self.DEAL["0"].split(), "faceDown": 4, "log": [],
            "players": [{"name": "Ann & Ben"}, {"name": "Cy & Dee"}]}))
        self.assertEqual(sorted(" ".join(self.DEAL.values()).split()), sorted(Edition("big-bang").cards))
        n_before = 0
        for line in self.LINES:
            self.assert_quiet(run("record", path, line))
            with open(path, encoding="utf-8") as file:
                log = json.load(file)["log"]
            self.assertGreater(len(log), n_before, line)
            n_before = len(log)
            result = run("sheet", "--json", path)
            self.assert_quiet(result)
            sheet = json.loads(result.stdout)["sheet"]
            self.assertEqual(sheet, Oracle(path, len(log)).sheet(), line)
            for card, row in sheet.items():
                for holder, mark in row.items():
                    self.assertNotEqual(mark, "no" if card in self.DEAL[holder].split() else "yes", line)
        self.assertEqual([entry["by"] for entry in log if entry["type"] == "look"], [0, 1, 0, 0, 0])
        result = run("table", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout.splitlines(), [
            "You solved the case",
            "  Ann & Ben: 7 cards",
            "  Cy & Dee: 7 cards, all known",
            "    Wrong accusation, still answers",
            "  Face-down card 1: Bernadette (looked at by you and Cy & Dee)",
            "  Face-down card 2: Dismantled Shelbot (looked at by you)",
            "  Face-down card 3: Bedroom (Sheldon) (looked at by you)",
            "  Face-down card 4: Living Room (Sheldon & Leonard) (looked at by you)"])


main()
