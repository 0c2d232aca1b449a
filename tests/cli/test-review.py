# test-review.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Skill and luck of one's own suggestions, and what was better, which is what advice says."""

import json

from transcript import PUBLISHED, RANDOM_4, Transcript, main, run


class Review(Transcript):
    def test_turns(self):
        with open(RANDOM_4, encoding="utf-8") as file:
            case = json.load(file)
        result = run("review", "--json", RANDOM_4)
        self.assert_quiet(result)
        told = json.loads(result.stdout)
        mine = [i for i, entry in enumerate(case["log"])
                if entry["type"] == "suggestion" and entry["by"] == case["me"]]
        self.assertEqual([turn["entry"] for turn in told["turns"]], mine)
        self.assertTrue(0 <= told["skill"] <= 99 and 0 <= told["luck"] <= 99)
        for turn in told["turns"]:
            self.assertEqual(sorted(turn["cards"]), sorted(case["log"][turn["entry"]]["cards"]))
            self.assertTrue(0 <= turn["skill"] <= 99 and 0 <= turn["luck"] <= 99)
            self.assertEqual("better" in turn, turn["skill"] < 99 and "accuse" not in turn)
        self.assertEqual(json.loads(run("review", "--json", RANDOM_4).stdout), told)

    def test_better_is_what_was_advised(self):
        turn = json.loads(run("review", "--json", RANDOM_4).stdout)["turns"][0]
        room = turn["cards"][2]
        advised = json.loads(run("advise", "--json", "--at", str(turn["entry"]), "--rooms", room,
                                 RANDOM_4).stdout)["suggestions"]
        worth = {tuple(sorted(row["cards"])): row["worth"] for row in advised}
        better = tuple(sorted(turn.get("better", turn["cards"])))
        # Advice is refined here, so that another one may be ahead by a little.
        self.assertAlmostEqual(worth[better], max(worth.values()), delta=0.1)
        self.assertGreaterEqual(worth[better], worth[tuple(sorted(turn["cards"]))] - 0.1)

    def test_at(self):
        told = json.loads(run("review", "--json", "--at", "0", RANDOM_4).stdout)
        self.assertEqual((told["entries"], told["turns"]), (0, []))
        self.assertNotIn("skill", told)
        result = run("review", "--at", "0", RANDOM_4)
        self.assert_quiet(result)
        self.assertEqual(result.stdout, "You made no suggestions in this game.\n")

    def test_text(self):
        result = run("review", RANDOM_4)
        self.assert_quiet(result)
        lines = result.stdout.splitlines()
        self.assertRegex(lines[0], "^Entry +You suggested +Skill +Luck +Better$")
        self.assertRegex(result.stdout, r"(?m)^(Your suggestions (were|could)|You missed).*\. Your skill: \d+ \(99 is perfect\)\.$")
        self.assertRegex(result.stdout, r"(?m)^(Luck was|You had a little luck).* of 100 games")

    def test_contradiction(self):
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        case["log"].insert(0, {"type": "seen", "player": 1, "card": "white"})
        path = self.write("g.casebook", json.dumps(case))
        result = run("review", "--json", path)
        self.assert_quiet(result, 1)
        self.assertEqual(json.loads(result.stdout)["conflict"], [0])


main()
