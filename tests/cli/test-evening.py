# test-evening.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the games of an evening stand, as the table tells it in words and in JSON: while a game goes on,
once it is over, in a tie, once somebody has won, and where there is only one game."""

import json

from transcript import Transcript, main, run

RIGHT = {"type": "accusation", "by": 1, "cards": ["plum", "rope", "library"], "result": "right"}


class Evening(Transcript):
    def make(self, log, series=None):
        case = {"format": "casebook", "version": 2, "edition": "classic", "me": 0,
                "players": [{"name": name} for name in ("Ann", "Bob", "Cleo")],
                "hand": ["scarlet", "white", "knife", "wrench", "hall", "study"], "log": log}
        if series is not None:
            case["series"] = series
        return self.write("a.casebook", json.dumps(case))

    def tell(self, log, goal, before, solved):
        """The words that tell of the evening, and the member of the JSON."""
        path = self.make(log, {"goal": goal, "cases": before, "solved": solved})
        words = run("table", path)
        told = run("table", path, "--json")
        for result in words, told:
            self.assert_quiet(result)
        return words.stdout.splitlines()[-2:], json.loads(told.stdout)["series"]

    def test_before_and_after(self):
        """The score follows from the log: it counts once somebody has accused rightly."""
        words, told = self.tell([], 3, 2, [1, 0, 1])
        self.assertEqual(words, ["It’s a tie, 1 to 1. After 2 games. The first to win 3 games wins the "
                                 "evening.", "  Ann 1 · Bob 0 · Cleo 1"])
        self.assertEqual(told, {"goal": 3, "before": 2, "scores": [1, 0, 1], "winner": None})
        words, told = self.tell([RIGHT], 3, 2, [0, 1, 1])
        self.assertEqual(words, ["Bob leads, 2 to 1. After 3 games. The first to win 3 games wins the "
                                 "evening.", "  Ann 0 · Bob 2 · Cleo 1"])
        self.assertEqual(told, {"goal": 3, "before": 2, "scores": [0, 2, 1], "winner": None})

    def test_won(self):
        words, told = self.tell([RIGHT], 1, 0, [0, 0, 0])
        self.assertEqual(words[0], "Bob won the evening, 1 to 0. After 1 game. The first to win 1 game "
                                   "wins the evening.")
        self.assertEqual(told["winner"], 1)
        words, told = self.tell([dict(RIGHT, by=0)], 2, 3, [1, 1, 1])
        self.assertEqual(words[0][:31], "You won the evening, 2 to 1. Af")
        self.assertEqual((told["winner"], told["scores"]), (0, [2, 1, 1]))

    def test_nobody_yet(self):
        words, told = self.tell([], 2, 1, [0, 0, 0])
        self.assertEqual(words, ["Nobody has won yet. After 1 game. The first to win 2 games wins the "
                                 "evening.", "  Ann 0 · Bob 0 · Cleo 0"])
        self.assertEqual(told["scores"], [0, 0, 0])

    def test_only_game(self):
        path = self.make([RIGHT])
        self.assertNotIn("evening", run("table", path).stdout)
        self.assertNotIn("series", json.loads(run("table", path, "--json").stdout))


main()
