# test-simulate.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games between strategies: what is told of them, and what is refused."""

import json
import os

from transcript import SOURCES, Transcript, main, run


class Simulate(Transcript):
    def test_json(self):
        arguments = ("simulate", "classic", "--players", "4", "--games", "6", "--seed", "9",
                     "--strategy", "advised,careful,random", "--json")
        result = run(*arguments, "--jobs", "2")
        self.assert_quiet(result)
        told = json.loads(result.stdout)
        self.assertEqual({key: told[key] for key in ("edition", "players", "games", "seed")},
                         {"edition": "classic", "players": 4, "games": 6, "seed": 9})
        games = {row["strategy"]: row["games"] for row in told["strategies"]}
        self.assertEqual(games, {"random": 12, "careful": 6, "advised": 6})
        self.assertEqual(sum(row["won"] for row in told["strategies"]), 6)
        self.assertEqual(sum(row["wrong"] for row in told["strategies"]), 0)
        self.assertEqual(run(*arguments).stdout, result.stdout)

    def test_text(self):
        result = run("simulate", "classic", "--games", "3", "--strategy", "careful")
        self.assert_quiet(result)
        self.assertRegex(result.stdout.splitlines()[1], r"^careful +9 +100\.0% +100\.0% +0 +\d")

    def test_reach(self):
        arguments = ("simulate", "classic", "--games", "20", "--strategy", "careful", "--json")
        turns = [json.loads(run(*arguments, *reach).stdout)["strategies"][0]["mean_turns"]
                 for reach in ((), ("--reach", "one-in-three"), ("--reach", "all"))]
        self.assertEqual(turns[0], turns[1])
        self.assertLess(turns[2], turns[1])

    def test_own_edition(self):
        """A file does as well as what is built in."""
        arguments = ("--players", "3", "--games", "3", "--strategy", "careful", "--json")
        path = os.path.join(SOURCES, "data", "editions", "classic.edition")
        result = run("simulate", path, *arguments)
        self.assert_quiet(result)
        self.assertEqual(result.stdout, run("simulate", "classic", *arguments).stdout)

    def test_unusable(self):
        for arguments, words in (
                ([], "simulate: give one edition"),
                (["classic", "classic"], "simulate: give one edition"),
                (["nonsense"], "simulate: “nonsense” is neither an edition nor a file"),
                (["classic", "--players", "7"], "simulate: “classic” is for 2 to 6 players"),
                (["classic", "--players", "1"], "simulate: “classic” is for 2 to 6 players"),
                (["classic", "--games", "0"], "simulate: --games and --jobs must be whole numbers"),
                (["classic", "--reach", "far"],
                 "simulate: --reach is “one-in-three” or “all”"),
                (["classic", "--strategy", "lucky"], "simulate: “lucky” is not a strategy"),
                (["classic", "--strategy", "random,random,random,random"],
                 "simulate: more strategies than players")):
            self.assert_complaint(run("simulate", *arguments), "casebook-cli: " + words)


main()
