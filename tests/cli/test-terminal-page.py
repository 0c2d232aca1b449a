# test-terminal-page.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What data/help/terminal.md says of commands, and of what can be typed, is so."""

import json
import os
import pathlib
import re
import shutil

from transcript import PUBLISHED, SOURCES, Transcript, main, run

PAGE = pathlib.Path(SOURCES, "data", "help", "terminal.md").read_text(encoding="utf-8")
CODE = "1EGX-VDFC-KGBJ-P16W"  # of the first example: Ann, Ben and Cleo, in the classic edition


def list_options(command):
    return {json.loads(line)["name"] for line in run(command, "--list-options").stdout.splitlines()}


class Page(Transcript):
    def setUp(self):
        super().setUp()
        self.path = os.path.join(self.folder, "friday.casebook")
        self.assert_quiet(run("new", CODE, "--names", "Ann,Ben,Cleo", "-o", self.path))

    def record(self, line):
        """What is recorded of the line in a new log."""
        path = shutil.copy(self.path, os.path.join(self.folder, "copy.casebook"))
        result = run("record", path, line)
        self.assertIn(result.returncode, (0, 1), (line, result.stderr))
        return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["log"]

    def test_commands_and_options(self):
        lines = re.findall(r"^casebook-cli ([a-z-]+) (.*)$", PAGE, re.MULTILINE)
        commands = [json.loads(line)["name"] for line in run("help", "--json").stdout.splitlines()]
        self.assertEqual(set(commands), {command for command, _ in lines})
        for command, rest in lines:
            named = re.findall(r"--([a-z-]+)", re.split(r"\s#\s", rest)[0])
            options = list_options(command)
            if options:  # this build may not print
                self.assertLessEqual(set(named), options, command)

    def test_at_reads_the_first_entries(self):
        """But not for what changes a case, which takes all of them."""
        self.assertIn("`--at N` reads only the first N entries; what changes a case always takes all", PAGE)
        for command in ("record", "traits", "powers"):
            self.assertNotIn("at", list_options(command))
            self.assertNotIn("--at", run(command, "--help").stdout)
            self.assert_complaint(run(command, self.path, "--at", "1"), "casebook-cli: ")

    def test_holders(self):
        """By name, seat from 0, id, and what the sheet calls them, in small letters or large."""
        holders = {"1": ("1", "Ben", "ben", "BEN"), "envelope": ("envelope", "Envelope", "ENVELOPE")}
        for holder, names in holders.items():
            for name in names:
                told = json.loads(run("why", self.path, "Lead Pipe", name, "--json").stdout)
                self.assertEqual((told["card"], told["holder"]), ("lead-pipe", holder))

    def test_sentence(self):
        sentence = re.search(r"whole sentences .*?`(.*?)`", PAGE, re.DOTALL)[1].replace("\n", " ")
        sentence = sentence.replace("Green", "Ann").replace("Peacock", "Ben").replace("White", "Cleo")
        [entry] = self.record(sentence)
        self.assertEqual(entry["cards"], ["plum", "rope", "hall"])
        self.assertEqual([(answer["by"], answer["did"]) for answer in entry["answers"]],
                         [(1, "pass"), (2, "show")])

    def test_sentences_people_say(self):
        said = {"Cleo showed me the Hall": "seen", "Ben guessed plum rope hall, Cleo shows": "suggestion",
                "Ben made an accusation: Plum, Rope, Hall: wrong": "accusation",
                "Ben accuses Plum, Knife, Kitchen and is wrong": "accusation"}
        for sentence, kind in said.items():
            self.assertEqual([entry["type"] for entry in self.record(sentence)], [kind], sentence)

    def test_entries_count_from_one(self):
        """In words, as in the window; in JSON from 0."""
        path = shutil.copy(PUBLISHED, os.path.join(self.folder, "game.casebook"))
        replay = run("replay", path).stdout.splitlines()
        for at, line in enumerate(run("replay", path, "--json").stdout.splitlines()):
            told = json.loads(line)
            self.assertEqual(told["entry"], at)
            self.assertTrue(replay[at].startswith(f"{at + 1:3}  "), replay[at])
        for command, *more in (("why", "peacock", "envelope"), ("why", "hall", "Peacock")):
            text = run(command, path, *more).stdout
            told = json.loads(run(command, path, *more, "--json").stdout)
            listed = [int(number) for number in re.findall(r"^ *(\d+)  \S", text, re.MULTILINE)]
            self.assertEqual(listed, [entry + 1 for entry in told["entries"]])
            self.assertIn(f"ntry {told['since'] + 1}", text)
        text, told = run("review", path).stdout, json.loads(run("review", path, "--json").stdout)
        self.assertEqual([int(number) for number in re.findall(r"^ *(\d+)  \S", text, re.MULTILINE)],
                         [turn["entry"] + 1 for turn in told["turns"]])
        self.assertEqual(run("sheet", path, "--at", "3").stdout.splitlines()[0],
                         "Published six-player game – after 3 entries")
        result = run("record", path, "note: x")
        self.assertTrue(result.stdout.startswith(f"{len(replay) + 1:3}  Note: x"), result.stdout)
        self.assertTrue(run("record", path, "--undo").stdout.startswith(f"Taken back: {len(replay) + 1}  "))
        run("record", path, "plum: scarlet knife hall, nobody")
        told = json.loads(run("sheet", path, "--json").stdout)
        numbers = ", ".join(str(entry + 1) for entry in told["conflict"])
        self.assertEqual(run("sheet", path).stdout, f"{path}: entries {numbers} cannot both be true\n")

    def test_deal_counts_seats_from_zero(self):
        told = run("deal", "classic", "--names", "Ann,Ben,Cleo", "--seed", "1").stdout
        self.assertEqual(re.findall(r"^(\d)  (\w+)", told, re.MULTILINE),
                         [("0", "Ann"), ("1", "Ben"), ("2", "Cleo")])
        told = run("roll", "classic", "--names", "Ann,Ben,Cleo", "--seed", "1").stdout
        self.assertEqual(re.findall(r"^(\d)  (\w+)", told, re.MULTILINE)[:3],
                         [("1", "Ann"), ("1", "Ben"), ("1", "Cleo")])


main()
