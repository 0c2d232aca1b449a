# test-suppose.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What would follow if a player had a card is what follows once it is recorded that he has it."""

import json

from transcript import PUBLISHED, RANDOM_4, Transcript, main, run


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def sheet_of(path):
    result = run("sheet", path, "--json")
    return result.returncode, json.loads(result.stdout) if result.returncode == 0 else None


class Suppose(Transcript):
    def suppose(self, path, card, holder, *options):
        result = run("suppose", path, card, holder, "--json", *options)
        self.assert_quiet(result)
        return json.loads(result.stdout)

    def check(self, case, path, known, card, player):
        answer = self.suppose(path, card, str(player))
        log = case["log"] + [{"type": "seen", "player": player, "card": card}]
        recorded = self.write("then.casebook", json.dumps(dict(case, log=log)))
        status, then = sheet_of(recorded)
        self.assertEqual(answer["possible"], status == 0)
        if status != 0:
            self.assertEqual(known["sheet"][card][str(player)], "no")
            self.assertEqual(answer["sheet"], {})
            self.assertTrue(answer["steps"])
            return
        for name, row in then["sheet"].items():
            for holder, mark in row.items():
                expected = answer["sheet"].get(name, {}).get(holder, known["sheet"][name][holder])
                self.assertEqual(expected, mark, (card, player, name, holder))

    def test_as_if_recorded(self):
        case = read(RANDOM_4)
        case["log"] = case["log"][:9]
        text = json.dumps(case)
        path = self.write("now.casebook", text)
        known = sheet_of(path)[1]
        for card in list(known["sheet"])[::3]:
            for player in range(len(case["players"])):
                self.check(case, path, known, card, player)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(file.read(), text)

    def test_the_opposite(self):
        case = read(RANDOM_4)
        case["log"] = case["log"][:9]
        path = self.write("now.casebook", json.dumps(case))
        known = sheet_of(path)[1]["sheet"]
        for card, row in known.items():
            for holder, mark in row.items():
                denied = self.suppose(path, card, holder, "--not")
                self.assertEqual(denied["possible"], mark != "yes")
                self.assertEqual(denied["supposed"], "no")
                if mark == "maybe":
                    self.assertEqual(denied["sheet"][card][holder], "no")

    def test_words(self):
        result = run("suppose", RANDOM_4, "--at", "9", "rope", "envelope")
        self.assert_quiet(result)
        self.assertIn("in the envelope.\n", result.stdout.splitlines(True)[0])

    def test_as_the_box_calls_them(self):
        """Cards by what stands on them or else is said, players by name, without minding the case."""
        for card, holder in (("Lead Pipe", "Green"), ("lead pipe", "green"), ("lead-pipe", "3"),
                             ("Lead piping", "Green"), ("LEADPIPE", "3")):
            result = run("suppose", PUBLISHED, "--at", "9", card, holder)
            self.assert_quiet(result)
            self.assertIn("Suppose Green had the Lead Pipe", result.stdout)

    def test_refusals(self):
        for arguments, words in (
            ((PUBLISHED, "rope"), "give a file, a card and a holder"),
            ((PUBLISHED, "spoon", "0"), "“spoon” is not a card in the edition “Classic”\n"),
            ((PUBLISHED, "roap", "0"),
             "“roap” is not a card in the edition “Classic”; did you mean Rope?\n"),
            ((PUBLISHED, "colnel mustard", "0"), "; did you mean Mustard?\n"),
            ((PUBLISHED, "room", "0"), "; did you mean Dining Room, Ballroom or Billiard Room?\n"),
            ((PUBLISHED, "rope", "17"), "“17” is not a seat"),
        ):
            result = run("suppose", *arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(words, result.stderr)


main()
