# test-simulate.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games between strategies: what is told of them, and what is refused."""

import json
import os
import re
import shutil
import subprocess

from transcript import PROGRAM, SOURCES, Transcript, main, run

CLI = os.path.join(os.path.dirname(PROGRAM), "..", "cli", "casebook-cli")


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

    def test_who_asks_first(self):
        """Whoever asks first wins most often; all places make up all games."""
        arguments = ("simulate", "classic", "--players", "3", "--games", "300", "--seed", "9",
                     "--strategy", "logic", "--reach", "all")
        row, = json.loads(run(*arguments, "--json").stdout)["strategies"]
        self.assertEqual(row["played_as"], [300] * 3)
        self.assertEqual(sum(row["won_as"]), row["won"])
        self.assertGreater(row["won_as"][0], max(row["won_as"][1:]) + 10)
        told = run(*arguments).stdout.splitlines()
        self.assertEqual(told[0].split()[-3:], ["1st", "2nd", "3rd"])
        self.assertEqual(told[1].split()[-3:], [f"{won / 3:.1f}%" for won in row["won_as"]])

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
                (["x\033[31m"], "simulate: “x⟨U+001B⟩[31m” is neither"),
                (["classic", "--strategy", "random,random,random,random"],
                 "simulate: more strategies than players")):
            self.assert_complaint(run("simulate", *arguments), "casebook-lab: " + words)

    def test_help(self):
        for arguments in (("--help",), ("-h",)):
            result = run(*arguments)
            self.assert_quiet(result)
            self.assertEqual(re.findall(r"^  ([a-z]+) ", result.stdout, re.MULTILINE),
                             ["simulate", "play", "match"])
        self.assert_complaint(run(), "casebook-lab: no command given")
        self.assert_complaint(run("sheet"), "casebook-lab: “sheet” is not a command")

    def test_from_where_it_was(self):
        """casebook-cli leads there where it was built, and says where it went elsewhere."""
        arguments = ("simulate", "classic", "--games", "3", "--strategy", "careful")
        there = subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False)
        self.assert_quiet(there)
        self.assertEqual(there.stdout, run(*arguments).stdout)
        alone = shutil.copy(CLI, self.folder)
        for command in ("simulate", "play", "match"):
            result = subprocess.run([alone, command, "classic"], capture_output=True, text=True,
                                    check=False, input="")
            self.assertEqual(result.stdout, "")
            self.assert_complaint(result, f"casebook-cli: {command}: this is now a command of"
                                          " casebook-lab, which is not installed")
        listed = subprocess.run([CLI, "--help"], capture_output=True, text=True, check=True).stdout
        for command in ("simulate", "play ", "match"):
            self.assertNotIn(f"  {command}", listed)


main()
