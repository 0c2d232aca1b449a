# test-status.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""With which status each command ends, by the table in data/help/terminal.md: 0, 1 for an answer that is
not all well, 2 for what cannot be done."""

import json
import os
import re
import shutil

from transcript import PRINTS, PUBLISHED, SOURCES, Transcript, main, run

# Those that read the log of a case, with what they need beside the file.
READ_LOG = {"sheet": (), "replay": (), "why": ("rope", "0"), "suppose": ("rope", "0"), "hint": (),
            "check-marks": (), "advise": ("--budget", "60000"), "course": ("--budget", "60000"),
            "review": ("--at", "8"), "check": ()}
# Those that tell of a case whether or not its log agrees with itself.
READ_TABLE = {"table": (), "traits": (), "powers": ()}


class Status(Transcript):
    def setUp(self):
        super().setUp()
        self.good = shutil.copy(PUBLISHED, os.path.join(self.folder, "good.casebook"))
        self.bad = self.write("bad.casebook", "{")
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        case["log"].insert(0, {"type": "statement", "claim": "has", "player": 1, "cards": ["hall"]})
        case["log"].insert(0, {"type": "statement", "claim": "none", "player": 1, "cards": ["hall"]})
        self.false = self.write("false.casebook", json.dumps({**case, "version": 2}))

    def ends(self, status, *arguments, typed=""):
        result = run(*arguments, typed=typed, cwd=self.folder)
        self.assertEqual(result.returncode, status, (arguments, result.stdout, result.stderr))
        if status == 2:
            self.assertRegex(result.stderr, r"\Acasebook-cli: .")
        return result

    def test_all_commands_misused(self):
        commands = [json.loads(line)["name"] for line in run("help", "--json").stdout.splitlines()]
        self.assertGreater(len(commands), 20)
        for command in commands:
            if command == "print" and not PRINTS:
                continue
            self.ends(0, "help", command)
            self.ends(2, command, "--no-such-option")
            if command not in ("editions", "figures"):
                self.ends(2, command)
                self.ends(2, command, "no-such-file.casebook", *READ_LOG.get(command, ()))
        self.ends(2, "guess")
        self.ends(0)
        self.ends(0, "--version")

    def test_cases(self):
        for command, more in {**READ_LOG, **READ_TABLE}.items():
            self.ends(0, command, self.good, *more)
            self.ends(2, command, self.bad, *more)
            self.ends(0 if command in READ_TABLE else 1, command, self.false, *more)

    def test_worst_of_several(self):
        self.ends(1, "sheet", self.good, self.false, self.good)
        told = self.ends(2, "sheet", self.bad, self.false, self.good)
        self.assertEqual(len(told.stdout.split(" – after ")), 2)
        self.assertEqual(told.stderr.count("\n"), 1)

    def test_cells(self):
        for command in ("why", "suppose"):
            self.ends(2, command, self.good, "spoon", "0")
            self.ends(2, command, self.good, "rope", "nobody")
            self.ends(2, command, self.good, "rope")

    def test_record(self):
        self.ends(0, "record", self.good, "note: rain")
        self.ends(0, "record", self.good, "--undo")
        with open(self.good, encoding="utf-8") as file:
            n = len(json.load(file)["log"])
        self.ends(2, "record", self.good, "plum: scarlet knife attic, nobody")
        self.ends(2, "record", self.good)
        with open(self.good, encoding="utf-8") as file:
            self.assertEqual(len(json.load(file)["log"]), n)
        self.ends(1, "record", self.good, "plum: scarlet knife hall, nobody")
        with open(self.good, encoding="utf-8") as file:
            self.assertEqual(len(json.load(file)["log"]), n + 1)
        self.ends(2, "traits", self.good, "blunt=rope")
        self.ends(2, "powers", self.good, "sally=text")

    def test_practice(self):
        self.ends(0, "practice", "7", "-o", "seven.casebook")
        self.ends(2, "practice", "7", "-o", "seven.casebook")
        self.ends(0, "practice", "seven.casebook", "--next")
        self.ends(2, "practice", "0")
        self.ends(2, "practice", self.good)
        self.ends(2, "practice", "seven.casebook", "--answer", "spoon")
        told = json.loads(run("practice", "7", "--all", "--json").stdout)
        self.ends(1, "practice", "seven.casebook", "--answer", ",".join(told["hand"][:3]))

    def test_deal(self):
        self.ends(0, "deal", "classic", "--names", "Ann,Ben,Cleo", "-o", "x.deal")
        self.ends(2, "deal", "classic", "--names", "Ann,Ben,Cleo", "-o", "x.deal")
        self.ends(2, "deal", "classic")
        self.ends(0, "deal", "x.deal", "--hand", "Ben")
        self.ends(2, "deal", "x.deal", "--hand", "3")
        self.ends(0, "deal", "x.deal", "--verify")
        self.ends(1, "deal", "x.deal", "--saw", "AAAA-BBBB-CCCC")
        hand = json.loads(run("deal", "x.deal", "--hand", "0", "--json", cwd=self.folder).stdout)["hand"]
        categories = json.loads(run("editions", "classic", "--json").stdout.splitlines()[0])["categories"]
        named = [next((card for card in hand if card in category["cards"]), category["cards"][0])
                 for category in categories]
        told = self.ends(0, "deal", "x.deal", "--accuse", "0", "--cards", ",".join(named))
        self.assertRegex(told.stdout, r"\AWrong")
        self.ends(2, "deal", "x.deal", "--accuse", "0", "--cards", ",".join(named))
        with open(os.path.join(self.folder, "x.deal"), encoding="utf-8") as file:
            self.write("y.deal", re.sub(r'"look 0"', '"look 1"', file.read()))
        self.ends(2, "deal", "y.deal", "--verify")
        self.ends(0, "deal", "x.deal", "--open")

    def test_others(self):
        self.ends(0, "roll", "classic")
        self.ends(2, "roll", "classic", "--dice", "9")
        self.ends(0, "editions", "sheldon")
        self.ends(0, "editions", "no-such-box")
        code = self.ends(0, "deal", "classic", "--players", "3", "--seed", "1", "-o", "x.deal")
        code = json.loads(run("deal", "x.deal", "--hand", "0", "--json", cwd=self.folder).stdout)["code"]
        self.ends(0, "new", code, "-o", "new.casebook")
        self.ends(2, "new", code, "-o", "new.casebook")
        self.ends(2, "new", "AAAA-BBBB-CCCC-DDDD", "-o", "other.casebook")
        self.ends(0, "merge", self.good, self.good, "-o", "both.casebook")
        self.ends(2, "merge", self.good, self.bad, "-o", "both.casebook")
        self.ends(2, "merge", self.good, "new.casebook", "-o", "both.casebook")
        edition = os.path.join(os.path.abspath(SOURCES), "data", "editions", "24.edition")
        self.ends(0, "check", edition)
        self.ends(2, "check", self.write("bad.edition", "[Edition]\nId=x\n"))
        self.ends(0, "figures", self.good)
        self.ends(2, "figures", self.bad)
        self.ends(0, "figures", ".")
        if PRINTS:
            self.ends(0, "print", self.good, "-o", "notes.pdf")
            self.ends(2, "print", self.bad, "-o", "notes.pdf")

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            for arguments in (("sheet", self.good), ("roll", "classic"), ("editions",), ("help",)):
                self.assertEqual(run(*arguments, stdout=full).returncode, 2, arguments)

    def test_the_page(self):
        """The page tells of all three, in one place, and the manual of the same."""
        with open(os.path.join(SOURCES, "data", "help", "terminal.md"), encoding="utf-8") as file:
            page = file.read()
        self.assertEqual(re.findall(r"^\| ([0-9]) \|", page, re.MULTILINE), ["0", "1", "2"])
        self.assertEqual(page.count("## Exit status\n"), 1)
        for word in ("`check`", "`practice --answer`", "`deal --saw`", "`record`", "`figures`"):
            self.assertIn(word, page[page.index("## Exit status"):page.index("## More about")])


main()
