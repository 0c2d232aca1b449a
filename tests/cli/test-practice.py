# test-practice.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases from numbers: they are graded by the reasoning they need, which a solver of its own confirms,
and the envelope is withheld until it is answered."""

import itertools
import json
import os

from transcript import SOURCES, Transcript, main, run

ENVELOPE = -1
CATEGORIES = (
    "scarlet mustard white green peacock plum".split(),
    "candlestick knife lead-pipe revolver rope wrench".split(),
    "hall lounge dining-room kitchen ballroom conservatory billiard-room library study".split())
CARDS = frozenset(sum(CATEGORIES, []))


class Notes:
    """What is plain to see, and with @counts how many cards a hand has."""

    def __init__(self, case, counts):
        self.n = len(case["players"])
        self.holders = [ENVELOPE] + list(range(self.n))
        self.has = {h: set() for h in self.holders}
        self.can = {h: set(CARDS) for h in self.holders}
        self.shown = []
        self.sizes = {}
        if counts:
            dealt = len(CARDS) - 3
            for h in range(self.n):
                extra = (h - case["firstDealt"]) % self.n < dealt % self.n
                self.sizes[h] = dealt // self.n + extra
        me = case["me"]
        self.has[me] = set(case["hand"])
        self.can[me] = set(case["hand"])
        for entry in case["log"]:
            for answer in entry["answers"]:
                self.hear(answer["by"], set(entry["cards"]), answer)

    def hear(self, by, named, answer):
        if answer["did"] == "pass":
            self.can[by] -= named
        elif "card" in answer:
            self.has[by].add(answer["card"])
        else:
            self.shown.append((by, named))

    def state(self):
        return sum(map(len, self.has.values())), sum(map(len, self.can.values()))

    def solve(self):
        before = None
        while before != self.state():
            before = self.state()
            self.apply_rows()
            self.apply_envelope()
            for holder, size in self.sizes.items():
                self.count(holder, size)
        return len(self.has[ENVELOPE]) == 3

    def apply_rows(self):
        for card in CARDS:
            where = [h for h in self.holders if card in self.can[h]]
            if len(where) == 1:
                self.has[where[0]].add(card)
            for h in self.holders:
                if card in self.has[h]:
                    for other in self.holders:
                        if other != h:
                            self.can[other].discard(card)
        for by, named in self.shown:
            left = named & self.can[by]
            if len(left) == 1:
                self.has[by] |= left

    def apply_envelope(self):
        for cards in map(set, CATEGORIES):
            if self.has[ENVELOPE] & cards:
                self.can[ENVELOPE] -= cards - self.has[ENVELOPE]
            elif len(self.can[ENVELOPE] & cards) == 1:
                self.has[ENVELOPE] |= self.can[ENVELOPE] & cards

    def count(self, holder, size):
        """Cards that the hand must have, of sets without a card in common, may fill it."""
        if len(self.can[holder]) == size:
            self.has[holder] |= self.can[holder]
        needs = {frozenset(named & self.can[holder]) for by, named in self.shown
                 if by == holder and not named & self.has[holder]}
        room = size - len(self.has[holder])
        if room == 0:
            self.can[holder] = set(self.has[holder])
        for chosen in itertools.combinations(needs, room) if room else ():
            if len(frozenset().union(*chosen)) == sum(map(len, chosen)):
                self.can[holder] &= self.has[holder].union(*chosen)


class Practice(Transcript):
    def make(self, number):
        path = os.path.join(self.folder, f"{number}.casebook")
        if os.path.exists(path):
            os.remove(path)
        result = run("practice", str(number), "-o", path, "--all", "--json")
        self.assert_quiet(result)
        with open(path, encoding="utf-8") as file:
            return json.loads(result.stdout), json.load(file), path

    def test_grades(self):
        grades = []
        for number in range(1, 41):
            said, case, _ = self.make(number)
            grade = ("rows" if Notes(case, False).solve() else
                     "sizes" if Notes(case, True).solve() else "cases")
            self.assertEqual(said["grade"], grade, number)
            self.assertEqual(said["entries"], len(case["log"]))
            grades.append(grade)
        self.assertEqual(set(grades), {"rows", "sizes", "cases"})

    def test_same_number_same_case(self):
        first, second = self.make(17)[1], self.make(17)[1]
        for entry in first["log"] + second["log"]:
            del entry["time"]
        self.assertEqual(first, second)
        self.assertNotEqual(self.make(17)[1]["log"], self.make(18)[1]["log"])

    def test_withheld_until_answered(self):
        said, case, path = self.make(5)
        self.assertEqual(case["assist"], "notes")
        self.assertNotIn("envelope", json.dumps([said, case["log"]]))
        sheet = json.loads(run("sheet", path, "--json").stdout)["sheet"]
        cards = [card for card, row in sheet.items() if row["envelope"] == "yes"]
        self.assertEqual(len(cards), 3)
        right = run("practice", "5", "--answer", ",".join(cards))
        self.assert_quiet(right)
        self.assertEqual(right.stdout, "Correct!\n")
        wrong = run("practice", "5", "--answer", ",".join(cards[:2] + ["study", "hall"]), "--json")
        self.assert_quiet(wrong, 1)
        self.assertFalse(json.loads(wrong.stdout)["right"])

    def test_turn_by_turn(self):
        """One after the other the same as all at once, and on until somebody else has won."""
        _, whole, _ = self.make(9)
        path = os.path.join(self.folder, "turns.casebook")
        start = json.loads(run("practice", "9", "-o", path, "--json").stdout)
        self.assertEqual((start["entries"], start["new"], start["closed"]), (0, [], False))
        log = []
        while True:
            said = json.loads(run("practice", path, "--next", "--json").stdout)
            log += said["new"]
            self.assertEqual(said["entries"], len(log))
            if said["closed"]:
                break
        strip = [{k: v for k, v in entry.items() if k != "time"} for entry in log]
        self.assertEqual(strip[:len(whole["log"])],
                         [{k: v for k, v in e.items() if k != "time"} for e in whole["log"]])
        self.assertGreater(len(log), len(whole["log"]))
        self.assertEqual((log[-1]["type"], log[-1]["result"]), ("accusation", "right"))
        self.assertNotEqual(log[-1]["by"], start["me"])
        result = run("practice", path, "--next")
        self.assert_complaint(result, f"casebook-cli: {path}: this case is closed")

    def test_answer_in_the_case(self):
        _, case, path = self.make(9)
        sheet = json.loads(run("sheet", path, "--json").stdout)["sheet"]
        cards = [card for card, row in sheet.items() if row["envelope"] == "yes"]
        other = next(card for card in CATEGORIES[0] if card not in cards)
        wrong = run("practice", path, "--answer", ",".join([other, *cards[1:]]))
        self.assert_quiet(wrong, 1)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file), case)
        right = run("practice", path, "--answer", ",".join(cards))
        self.assert_quiet(right)
        self.assertRegex(right.stdout, r"^Correct! ")
        with open(path, encoding="utf-8") as file:
            last = json.load(file)["log"][-1]
        self.assertEqual((last["by"], last["result"]), (case["me"], "right"))

    def test_other_cards(self):
        _, case, path = self.make(9)
        case["players"].reverse()
        case["practice"] = 10
        with open(path, "w", encoding="utf-8") as file:
            json.dump(case, file)
        self.assert_complaint(run("practice", path, "--next"),
                              f"casebook-cli: {path}: its cards were changed")
        del case["practice"]
        with open(path, "w", encoding="utf-8") as file:
            json.dump(case, file)
        self.assert_complaint(run("practice", path, "--next"),
                              f"casebook-cli: {path}: this is not a practice case")
        case["practice"] = 0
        with open(path, "w", encoding="utf-8") as file:
            json.dump(case, file)
        self.assert_complaint(run("practice", path), f"casebook-cli: {path}: practice: ")

    def test_editions(self):
        """The same number is another case there, and goes on from the file."""
        path = os.path.join(self.folder, "sea.casebook")
        start = json.loads(run("practice", "9", "-e", "at-sea", "-o", path, "--json").stdout)
        self.assertEqual(start["edition"], "at-sea")
        self.assertEqual(len(json.loads(run("practice", path, "--next", "--json").stdout)["new"]), 1)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file)["edition"], "at-sea")
        self.assert_complaint(run("practice", "9", "-e", "spoon"),
                              "casebook-cli: practice: “spoon” is not an edition you can practice with")

    def test_refusals(self):
        for arguments in ([], ["0"], ["1000000"], ["1", "2"], ["x", "-o", "y"], ["1", "--answer", "spoon"]):
            result = run("practice", *arguments)
            self.assert_complaint(result, "casebook-cli: practice: ")


main()
