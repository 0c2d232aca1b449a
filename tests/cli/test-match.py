# test-match.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocol for players, from both sides: strategies that are asked line by line, and programs
that play each other, of which some do all they can to spoil it."""

import json
import os
import shlex
import sys
import time

from transcript import PROGRAM, SOURCES, Transcript, main, run

ELIMINATOR = os.path.join(SOURCES, "tests", "cli", "eliminator.py")
HAND = ["plum", "white", "rope", "knife", "hall", "study"]
SIT = {"sit": {"players": 3, "me": 2, "hand": HAND, "firstDealt": 0, "faceUp": [], "faceDown": 0}}


SEA_SUSPECTS = ["scarlet", "mustard", "white", "green", "peacock", "plum", "boddy"]


def strategy(name, edition="classic"):
    return shlex.join([PROGRAM, "play", edition, "--strategy", name])


class Play(Transcript):
    def play(self, *said, edition="classic",
             arguments=("--strategy", "advised", "--seed", "1")):
        typed = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n"
                        for line in said)
        result = run("play", edition, *arguments, typed=typed)
        self.assert_quiet(result)
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual(len(answers), len(said))
        return answers

    def test_game(self):
        for name in ("random", "careful", "listener", "logic", "advised"):
            answers = self.play(
                SIT, {"ask": {"rooms": ["library"]}}, {"ask": {}},
                {"show": {"to": 1, "cards": ["plum", "rope", "library"]}},
                {"hear": {"type": "suggestion", "by": 2, "cards": ["green", "wrench", "library"],
                          "answers": [{"by": 0, "did": "pass"}, {"by": 1, "did": "pass"}]}},
                {"accuse": {}}, {"leave": {}}, SIT, {"accuse": {}},
                arguments=("--strategy", name))
            self.assertEqual([answers[i] for i in (0, 4, 6, 7)], [{"ok": True}] * 4, name)
            self.assertEqual(answers[1]["ask"][2], "library")
            self.assertEqual(len(answers[2]["ask"]), 3)
            self.assertIn(answers[3]["show"], ("plum", "rope"))
            self.assertEqual(answers[5], {"accuse": ["green", "wrench", "library"]}, name)
            self.assertEqual(answers[8], {"accuse": None})

    def test_seed(self):
        said = [SIT, *[{"ask": {}}] * 5]
        arguments = ("--strategy", "careful", "--seed")
        self.assertEqual(self.play(*said, arguments=(*arguments, "3")),
                         self.play(*said, arguments=(*arguments, "3")))
        self.assertNotEqual(self.play(*said, arguments=(*arguments, "3")),
                            self.play(*said, arguments=(*arguments, "4")))

    def test_mistakes(self):
        """Each is answered, and the game goes on as if it had not been said."""
        mistakes = [
            ("garbage", "not a JSON object"),
            ("", "not a JSON object"),
            ("[]", "must be an object"),
            ("{}", "say sit, ask, show"),
            ('{"dance": {}}', "say sit, ask, show"),
            ({"ask": 7}, "ask: must be an object"),
            ({"ask": {"rooms": ["plum"]}}, "ask.rooms: not all of them are rooms"),
            ({"ask": {"rooms": ["cellar"]}}, "ask.rooms"),
            ({"show": {"to": 1, "cards": ["green"]}}, "show.cards: you hold none of them"),
            ({"show": {"to": 2, "cards": ["plum"]}}, "show.to: that is your own seat"),
            ({"show": {"to": 3, "cards": ["plum"]}}, "show.to"),
            ({"hear": {"type": "song"}}, "hear.type"),
            ({"hear": {"type": "suggestion", "by": 9, "cards": HAND[:1], "answers": []}},
             "hear.by"),
            ({"sit": {"players": 3, "me": 2, "hand": HAND[:2]}}, "sit: "),
            ({"sit": {"players": 99, "me": 2, "hand": HAND}}, "sit.players"),
            ("x" * 100000, ""),
            ("[" * 60000, ""),
        ]
        answers = self.play(SIT, *[line for line, _ in mistakes], {"ask": {"rooms": ["hall"]}})
        for (line, words), answer in zip(mistakes, answers[1:]):
            self.assertEqual(list(answer), ["error"], line)
            self.assertIn(words, answer["error"], line)
        self.assertEqual(answers[-1]["ask"][2], "hall")
        self.assertEqual(self.play({"ask": {}}, {"hear": {}}, {"leave": {}}),
                         [{"error": "ask: sit down first"}, {"error": "hear: sit down first"},
                          {"ok": True}])

    def test_contradiction(self):
        """Who is told what cannot be plays on as well as that goes."""
        passes = {"hear": {"type": "suggestion", "by": 0, "cards": ["green", "wrench", "library"],
                           "answers": [{"by": 1, "did": "pass"}]}}
        shows = {"hear": {"type": "seen", "player": 1, "card": "green"}}
        for name in ("careful", "listener", "gambler", "logic", "advised"):
            answers = self.play(SIT, passes, shows, {"ask": {}}, {"accuse": {}},
                                {"show": {"to": 1, "cards": ["plum", "rope"]}},
                                arguments=("--strategy", name))
            self.assertEqual(answers[:3], [{"ok": True}] * 3)
            self.assertEqual(len(answers[3]["ask"]), 3, name)
            self.assertIn(answers[5]["show"], ("plum", "rope"))

    def test_removed(self):
        """A card out of play is in no hand, and is never named."""
        victim, *hand = SEA_SUSPECTS[:6]
        sit = {"sit": {"players": 3, "me": 0, "hand": hand, "removed": [victim]}}
        for name in ("random", "careful", "listener", "logic", "advised"):
            answers = self.play(sit, *[{"ask": {}}] * 5, edition="at-sea",
                                arguments=("--strategy", name))
            self.assertEqual(answers[0], {"ok": True}, name)
            for answer in answers[1:]:
                self.assertNotIn(victim, answer["ask"])
        [answer] = self.play({"sit": {**sit["sit"], "removed": hand[:1]}}, edition="at-sea")
        self.assertEqual(list(answer), ["error"])

    def test_unusable(self):
        for arguments, words in ((["play"], "play: give one edition"),
                                 (["play", "nonsense"], "play: “nonsense” is neither"),
                                 (["play", "classic", "--strategy", "x"], "play: “x” is no")):
            self.assert_complaint(run(*arguments), "casebook-lab: " + words)


class Match(Transcript):
    def eliminator(self, *how):
        return shlex.join([sys.executable, "-B", ELIMINATOR,
                           os.path.join(self.folder, "report"), *how])

    def match(self, *players, games=6, extra=(), edition="classic"):
        arguments = [argument for player in players for argument in ("--player", player)]
        result = run("match", edition, *arguments, "--games", str(games), "--seed", "5", *extra,
                     "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        return json.loads(result.stdout)["players"], result.stderr

    def assert_no_report(self):
        path = os.path.join(self.folder, "report")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                self.fail(file.read())

    def test_programs(self):
        """A program of somebody else finds nothing wrong, and wins its share."""
        for reach in ("all", "one-in-three"):
            scores, said = self.match(self.eliminator(), strategy("careful"), strategy("logic"),
                                      games=30, extra=("--reach", reach))
            self.assertEqual(said, "")
            self.assert_no_report()
            self.assertEqual(sum(score["won"] for score in scores), 30)
            self.assertEqual([score["wrong"] for score in scores], [0, 0, 0])
            self.assertEqual([score["faults"] for score in scores], [0, 0, 0])
            self.assertGreater(scores[0]["won"], 1)
            share = scores[1]["won"] / 30
            self.assertAlmostEqual(scores[1]["error"], 1.96 * (share * (1 - share) / 30) ** 0.5)

    def test_removed(self):
        """Who sits down hears which card is out of play; hands of all sizes are dealt."""
        for n in (3, 4, 5):
            players = [strategy(name, "at-sea")
                       for name in ("careful", "logic", "careful", "logic", "careful")[:n]]
            scores, said = self.match(*players, games=10, edition="at-sea")
            self.assertEqual(said, "")
            self.assertEqual(sum(score["won"] for score in scores), 10)
            self.assertEqual([score["wrong"] for score in scores], [0] * n)
            self.assertEqual([score["faults"] for score in scores], [0] * n)

    def test_seed(self):
        players = (strategy("careful"), strategy("gambler"), strategy("listener"))
        wins = [[(score["won"], score["wrong"]) for score in self.match(*players)[0]]
                for _ in range(2)]
        self.assertEqual(wins[0], wins[1])

    def test_spoilers(self):
        """Whatever a program does, the others finish their games, and soon."""
        for how in ("hangs", "dies", "floods", "chatters", "garbles", "refuses", "cheats",
                    "leaves-children", "nests"):
            with self.subTest(how):
                start = time.monotonic()
                scores, said = self.match(self.eliminator(), strategy("careful"),
                                          self.eliminator(how), extra=("--timeout", "5"))
                self.assertLess(time.monotonic() - start, 40)
                self.assert_no_report()
                self.assertEqual(sum(score["won"] for score in scores), 6)
                self.assertEqual([score["faults"] for score in scores[:2]], [0, 0])
                self.assertGreater(scores[2]["faults"], 0)
                if how in ("hangs", "dies", "floods", "chatters", "leaves-children"):
                    self.assertEqual(scores[2]["faults"], 1)  # it is not asked again
                self.assertIn(how, said)
                self.assertEqual(said.count("\n"), 1)

    def test_deaf(self):
        """Who neither reads nor answers is waited for once."""
        scores, said = self.match("sleep 1000", strategy("careful"), strategy("careful"),
                                  extra=("--timeout", "1"))
        self.assertEqual(said, "casebook-lab: sleep 1000: it did not answer within 1.0 seconds\n")
        self.assertEqual(scores[0]["won"], 0)
        self.assertEqual(scores[1]["won"] + scores[2]["won"], 6)

    def test_unusable(self):
        for arguments, words in (
                ([], "match: give one edition"),
                (["classic", "--player", "cat"], "match: “classic” is for 2 to 6 players"),
                (["classic", "--player", "cat", "--player", "/nonexistent"], "match: "),
                (["classic", "--player", "cat", "--player", "cat", "--games", "0"],
                 "match: --games must be a whole number"),
                (["classic", "--player", "cat", "--player", "cat", "--timeout", "-1"],
                 "match: --timeout must be in seconds"),
                (["classic", "--player", "cat", "--player", "cat", "--reach", "x"],
                 "match: --reach is")):
            self.assert_complaint(run("match", *arguments), "casebook-lab: " + words)


main()
