# test-course.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many solutions each entry left: my figures are those of the sheets, the others' hang together."""

import json
import random
import resource

from transcript import PUBLISHED, RANDOM_4, Transcript, main, run


SUSPECTS = "green mustard peacock plum scarlet white".split()
WEAPONS = "candlestick knife lead-pipe revolver rope wrench".split()
ROOMS = ("ballroom billiard-room conservatory dining-room hall kitchen library lounge study").split()


def deal(rng):
    """Three hands of six, and nine turns in which whoever showed could show one card only."""
    envelope = {rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(ROOMS)}
    cards = [card for card in SUSPECTS + WEAPONS + ROOMS if card not in envelope]
    rng.shuffle(cards)
    hands = [cards[0:6], cards[6:12], cards[12:18]]
    turns = []
    while len(turns) < 9:
        by = len(turns) % 3
        named = [rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(ROOMS)]
        answers = []
        for player in ((by + 1) % 3, (by + 2) % 3):
            held = [card for card in named if card in hands[player]]
            answers.append((player, held))
            if held:
                break
        if len(answers[-1][1]) <= 1:
            turns.append((by, named, answers))
    return hands, turns


def make_case(hands, turns, me, seen):
    """What one of them writes down, who has seen some cards besides."""
    log = [{"type": "seen", "player": player, "card": card} for player, card in seen]
    for by, named, answers in turns:
        entry = {"type": "suggestion", "by": by, "cards": named, "answers": []}
        for player, held in answers:
            answer = {"by": player, "did": "show" if held else "pass"}
            if held and me in (by, player):
                answer["card"] = held[0]
            entry["answers"].append(answer)
        log.append(entry)
    return json.dumps({
        "format": "casebook", "version": 1, "edition": "classic", "me": me, "hand": hands[me],
        "players": [{"name": name, "hand": 6} for name in "ABC"], "log": log})


class Course(Transcript):
    def test_others_are_as_they_would_say_themselves(self):
        rng = random.Random(1)
        for _ in range(2):
            hands, turns = deal(rng)
            seen = [(player, card) for player in (1, 2) for card in hands[player]]
            path = self.write("a.casebook", make_case(hands, turns, 0, seen))
            told = json.loads(run("course", "--json", path).stdout)
            for other in told["others"]:
                me = "ABC".index(other["name"])
                own = self.write("b.casebook", make_case(hands, turns, me, []))
                mine = json.loads(run("course", "--json", own).stdout)
                for figures in (other["few"], other["solutions"], other["many"]):
                    self.assertEqual(figures[len(seen):], mine["solutions"])

    def test_mine_are_those_of_the_sheets(self):
        for path in (PUBLISHED, RANDOM_4):
            result = run("course", "--json", path)
            self.assert_quiet(result)
            told = json.loads(result.stdout)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(told["entries"], len(json.load(file)["log"]))
            known = set()
            for n, left in enumerate(told["solutions"]):
                sheet = json.loads(run("sheet", "--json", "--at", str(n), path).stdout)
                self.assertEqual(left, sheet["solutions"], (path, n))
                before, known = known, {card for card, row in sheet["sheet"].items()
                                        if row["envelope"] == "yes"}
                if n > 0:
                    self.assertEqual(set(told["found"][n - 1]), known - before, (path, n))

    def test_others(self):
        for path in (RANDOM_4,):
            told = json.loads(run("course", "--json", path).stdout)
            with open(path, encoding="utf-8") as file:
                case = json.load(file)
            self.assertEqual([other["name"] for other in told["others"]],
                             [player["name"] for i, player in enumerate(case["players"])
                              if i != case["me"]])
            for other in told["others"]:
                self.assertEqual(len(other["solutions"]), told["entries"] + 1)
                for few, left, many in zip(other["few"], other["solutions"], other["many"]):
                    self.assertTrue(1 <= few <= left <= many)
                for figures in (other["few"], other["solutions"], other["many"]):
                    self.assertEqual(figures, sorted(figures, reverse=True), path)

    def test_at(self):
        told = json.loads(run("course", "--json", "--at", "3", PUBLISHED).stdout)
        self.assertEqual(told["entries"], 3)
        self.assertEqual(told["solutions"], [210, 168, 167, 166])
        self.assertEqual(json.loads(run("course", "--json", "--at", "3", PUBLISHED).stdout), told)

    def test_text(self):
        result = run("course", "--at", "2", PUBLISHED)
        self.assert_quiet(result)
        lines = result.stdout.splitlines()[1:]
        self.assertEqual(len(lines), 4)
        self.assertRegex(lines[0], "^Entry +Scarlet +Mustard +White +Green +Peacock +Plum +Found$")
        self.assertRegex(lines[1], "^Start +210 ")
        self.assertRegex(lines[3], "^ +2 +167 ")

    def test_ends_before_the_envelope_is_open(self):
        """What is shown nobody has found out: neither all of them, nor who accused wrongly."""
        hands, turns = deal(random.Random(3))
        case = json.loads(make_case(hands, turns, 0, []))
        envelope = [card for card in SUSPECTS + WEAPONS + ROOMS
                    if not any(card in hand for hand in hands)]
        wrong = {"type": "accusation", "by": 1, "cards": [*envelope[:2], hands[0][-1]],
                 "result": "wrong"}
        if wrong["cards"][2] not in ROOMS:
            wrong["cards"][2] = next(card for card in ROOMS if card not in envelope)
        played = json.loads(run("course", "--json", self.write(
            "a.casebook", json.dumps({**case, "log": [*case["log"][:5], wrong, *case["log"][5:]]})))
            .stdout)
        self.assertEqual(played["entries"], 10)
        for end in ({"type": "envelope", "cards": envelope},
                    {"type": "accusation", "by": 2, "cards": envelope, "result": "right"}):
            log = [*case["log"][:5], wrong, *case["log"][5:], end, {"type": "note", "text": "Late"}]
            path = self.write("b.casebook", json.dumps({**case, "log": log}))
            told = json.loads(run("course", "--json", path).stdout)
            self.assertEqual(told["entries"], 10)
            self.assertEqual(told["solutions"], played["solutions"])
            self.assertEqual([len(other["solutions"]) for other in told["others"]], [6, 11])
            lines = run("course", path).stdout.splitlines()[1:]
            self.assertEqual(len(lines), 12)
            self.assertRegex(lines[7], r"^ +6 +\d+ +Out +\d+")
            self.assertNotRegex(lines[6], "Out")

    def test_contradiction(self):
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        case["log"].insert(0, {"type": "seen", "player": 1, "card": "white"})
        path = self.write("g.casebook", json.dumps(case))
        result = run("course", "--json", path)
        self.assert_quiet(result, 1)
        self.assertEqual(json.loads(result.stdout)["conflict"], [0])

    def test_long_log(self):
        """The work grows with the log, and not with its square; and a budget ends it."""
        hands, turns = deal(random.Random(2))
        case = json.loads(make_case(hands, turns, 0, []))
        case["log"] *= 1500
        path = self.write("long.casebook", json.dumps(case))
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        told = json.loads(run("course", "--json", "--budget", "1", path).stdout)
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, 5)
        self.assertEqual(len(told["solutions"]), len(case["log"]) + 1)


main()
