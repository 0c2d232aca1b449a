# test-json.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What data/help/json.schema.json says of the lines that commands print with --json is so, for every
command and every sample: no member is missing, none is there that the schema does not know, and
data/help/json.md tells of all of them."""

import glob
import json
import os
import shutil
import sys
import unittest

import jsonschema

from transcript import PUBLISHED, RANDOM_4, SAMPLES, SOURCES, Transcript, main, run

sys.path.insert(0, os.path.join(SOURCES, "data", "help"))
import make_json_page  # noqa: E402  pylint: disable=wrong-import-position,import-error

CASES = sorted(glob.glob(os.path.join(SAMPLES, "*.casebook")))
HOSTILE = os.path.join(SOURCES, "tests", "game", "hostile")
NIGHTMARE = os.path.join(SAMPLES, "booklet-nightmare.casebook")
WITH_TRAITS = os.path.join(SAMPLES, "booklet-at-sea.casebook")
BUDGET = ("--budget", "60000")
# A deal that was changed is refused before it is verified.
UNSEEN = {("line-verified", "problem")}
# What was seen of all tests together: kinds of lines, and paths of members as the page has them.
SEEN = set()


def name_with(card):
    """A suspect, a weapon and a room, as --cards wants them, one of them that card."""
    suspects = {"scarlet", "mustard", "white", "green", "peacock", "plum"}
    weapons = {"candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"}
    place = 0 if card in suspects else 1 if card in weapons else 2
    cards = ["plum", "rope", "hall"]
    cards[place] = card
    return ",".join(cards)


def read_schema():
    with open(os.path.join(SOURCES, "data", "help", "json.schema.json"), encoding="utf-8") as file:
        return json.load(file)


SCHEMA = read_schema()


def list_kinds(command):
    """The names of the lines that the schema lets a command print."""
    said = SCHEMA["properties"][command]
    return [one["$ref"].rsplit("/", 1)[1] for one in said.get("oneOf", [said])]


def list_paths(told, path=""):
    """The paths of all members below an object, as the page has them."""
    for name, member in told.items():
        yield path + name
        for one in member if isinstance(member, list) else [member]:
            if isinstance(one, dict):
                yield from list_paths(one, path + name + ("[]." if isinstance(member, list) else "."))


def find_kind(command, told):
    """Which of the kinds of lines of the command this is, or what is wrong with it."""
    problems = []
    for kind in list_kinds(command):
        validator = jsonschema.Draft202012Validator(
            {"$ref": f"#/$defs/{kind}", "$defs": SCHEMA["$defs"]})
        wrong = [f"{kind}: {error.json_path}: {error.message}" for error in validator.iter_errors(told)]
        if not wrong:
            SEEN.add(kind)
            SEEN.update((kind, path) for path in list_paths(told))
            return kind
        problems += wrong
    raise AssertionError(f"{command}: {json.dumps(told)[:300]}\n" + "\n".join(problems))


class Json(Transcript):
    def check(self, command, *arguments, status=(0, 1), **options):
        result = run(command, *arguments, "--json", **options)
        self.assertIn(result.returncode, status, result.stderr)
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertTrue(lines, (command, arguments))
        for told, line in zip(lines, result.stdout.splitlines()):
            self.assertTrue(line.startswith('{"casebook":1,'), line)
            find_kind(command, told)
        return lines

    def copy(self, path, name="copy.casebook"):
        return shutil.copy(path, os.path.join(self.folder, name))

    def test_commands_on_samples(self):
        self.assertGreater(len(CASES), 10)
        for path in CASES:
            with open(path, encoding="utf-8") as file:
                case = json.load(file)
            n = len(case["log"])
            for command in ("sheet", "check-marks", "hint", "table", "check", "traits", "powers"):
                self.check(command, path)
            for at in ("0", str(n // 2)):
                self.check("sheet", path, "--at", at)
                self.check("table", path, "--at", at)
                self.check("advise", path, "--at", at, *BUDGET)
            self.check("replay", path, "--at", "6")
            self.check("sheet", path, "--budget", "0")
            self.check("course", path, *BUDGET)
            self.check("review", path, "--at", str(n // 2))
            cards = json.loads(run("sheet", path, "--json").stdout)["sheet"]
            for card in list(cards)[::7]:
                for holder in ("0", "envelope"):
                    self.check("why", path, card, holder)
                    self.check("suppose", path, card, holder, "--at", str(n // 2))
        case["series"] = {"goal": 2, "cases": 1, "solved": [0] * len(case["players"])}
        self.check("table", self.write("evening.casebook", json.dumps(case)))

    def test_contradiction(self):
        path = self.copy(PUBLISHED)
        run("record", path, "plum: scarlet knife hall, nobody")
        for command, *more in (("sheet",), ("advise",), ("course",), ("review",), ("replay",),
                               ("why", "rope", "0"), ("suppose", "rope", "0"), ("hint",),
                               ("check",), ("check-marks",)):
            told = self.check(command, path, *more)[-1]
            if command not in ("check", "check-marks", "hint"):
                self.assertIs(told["consistent"], False)

    def test_budget_runs_out(self):
        out = ("--budget", "0")
        for command, *more in (("sheet",), ("replay",), ("check",), ("course",), ("advise",),
                               ("why", "bathtub", "3"), ("suppose", "bathtub", "3")):
            self.assertIs(self.check(command, NIGHTMARE, *more, *out)[-1]["complete"], False)
        path = self.copy(os.path.join(HOSTILE, "contradictory.casebook"))
        self.assertIs(self.check("sheet", path, "--budget", "1000")[0]["complete"], False)
        self.assertIs(self.check("record", path, "note: rain", "--budget", "1000")[0]["complete"], False)
        with open(os.path.join(HOSTILE, "many-counts.casebook"), encoding="utf-8") as file:
            case = json.load(file)
        case.update(assist="notes", marks=[{"card": "c0x0", "holder": "envelope", "mark": "✓"}])
        path = self.write("marked.casebook", json.dumps(case))
        self.assertIs(self.check("check-marks", path, *out)[0]["complete"], False)

    def test_review(self):
        path = self.copy(PUBLISHED)
        run("record", path, "me: peacock pipe billiard, nobody")
        self.assertIs(self.check("review", path)[0]["turns"][-1]["accuse"], True)

    def test_record(self):
        path = self.copy(PUBLISHED)
        told = self.check("record", path, "note: rain")
        self.assertEqual(told[0]["words"], "Note: rain")
        self.assertEqual(self.check("record", path, "--undo")[0]["undone"], "Note: rain")
        self.assertFalse(self.check("record", path, "plum: scarlet knife hall, nobody")[0]["consistent"])

    def test_advice(self):
        told = self.check("advise", RANDOM_4, "--at", "6", "--from", "hall", "--rolled", "7", *BUDGET)
        self.assertEqual(told[0]["from"], "hall")
        with open(RANDOM_4, encoding="utf-8") as file:
            mine = json.load(file)["hand"][0]
        self.check("advise", RANDOM_4, "--at", "4", "--show", f"1={mine}", *BUDGET)
        self.check("advise", WITH_TRAITS, "--at", "2", *BUDGET)

    def test_marks_and_hints(self):
        path = self.copy(RANDOM_4)
        with open(path, encoding="utf-8") as file:
            case = json.load(file)
        case.update(assist="notes", marks=[{"card": "plum", "holder": "envelope", "mark": "✗"}])
        marked = self.write("marked.casebook", json.dumps(case))
        self.assertEqual(len(self.check("check-marks", marked)[0]["marks"]), 1)
        self.assertIn(self.check("hint", marked)[0]["state"], ("found", "wrong-mark"))

    def check_deck(self):
        deal = os.path.join(self.folder, "drawn.deal")
        self.check("deal", "nightmare", "--players", "3", "-o", deal)
        deck, = self.check("deal", deal, "--draw", "0")[0]["play"]["decks"]
        self.assertEqual((deck["deck"], deck["left"]), ("intrigue", 20))
        self.assertEqual([deck], self.check("deal", deal)[0]["play"]["decks"])

    def test_before_a_game(self):
        self.check("editions", status=(0,))
        self.check("roll", "classic", "--seed", "1")
        self.assertIn("starts", self.check("roll", "classic", "--players", "3", "--seed", "1")[-1])
        deal = os.path.join(self.folder, "x.deal")
        self.check("deal", "classic", "--names", "Ann,Ben,Cleo", "-o", deal)
        mine, other = (self.check("deal", deal, "--hand", seat)[0] for seat in "01")
        code = mine["code"]
        # Wrong, whatever was dealt; and somebody can show.
        self.check("deal", deal, "--accuse", "1", "--cards", name_with(mine["hand"][0]))
        play = self.check("deal", deal, "--suggest", "0", "--cards",
                          name_with(other["hand"][0]))[0]["play"]
        seat = str(play["seat"])
        choice = self.check("deal", deal, "--show", seat)[0]["choice"]
        self.check("deal", deal, "--show", seat, "--cards", choice[0])
        self.check("deal", deal, "--see", str(play["by"]))
        self.check("deal", deal, "--code", str(play["by"]))
        self.check("deal", deal, "--notebook", "0", "-o", os.path.join(self.folder, "n.casebook"))
        seen = self.check("deal", deal)[0]["recordFingerprint"]
        told = self.check("deal", deal, "--verify", "--saw", "AAAA-BBBB-CCCC", "--saw", seen, status=(1,))
        self.assertEqual([one["fits"] for one in told[0]["seen"]], [False, True])
        self.check("deal", deal, "--open")
        self.check_deck()
        deal = os.path.join(self.folder, "two.deal")
        self.check("deal", "classic", "--players", "2", "-o", deal)
        self.assertEqual(self.check("deal", deal, "--look", "1=4")[0]["place"], 4)
        seeded = os.path.join(self.folder, "seeded.deal")
        self.check("deal", "classic", "--players", "4", "--seed", "5", "-o", seeded)
        self.assertEqual(self.check("deal", seeded, "--open")[0]["seed"], "5")
        given = os.path.join(self.folder, "given.deal")
        self.check("deal", "classic", "--players", "3", "-o", given)
        told = self.check("deal", given, "--number", "0=417", "--number", "2=0")
        self.assertEqual(told[0]["numbers"], [417, None, 0])
        self.check("new", code, "-o", os.path.join(self.folder, "new.casebook"))

    def test_practice(self):
        path = os.path.join(self.folder, "seven.casebook")
        self.check("practice", "7", "-o", path)
        self.assertEqual(len(self.check("practice", path, "--next")[0]["new"]), 1)
        self.assertIs(self.check("practice", path, "--answer", "plum,rope,hall")[0]["right"], False)

    def test_files(self):
        one, other = self.copy(PUBLISHED, "one.casebook"), self.copy(PUBLISHED, "other.casebook")
        self.check("merge", one, other, "-o", os.path.join(self.folder, "both.casebook"))
        self.write("broken.casebook", "{")
        self.assertEqual(len(self.check("figures", self.folder, status=(0, 2))[0]["left_out"]), 1)
        self.check("figures", SAMPLES, "--skill", status=(0,))
        self.check("check", os.path.join(SOURCES, "data", "editions", "24.edition"))
        self.check("help")


class Schema(unittest.TestCase):
    def test_it_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_all_commands(self):
        commands = [json.loads(line)["name"] for line in run("help", "--json").stdout.splitlines()]
        self.assertEqual(set(SCHEMA["properties"]) - {"help"}, set(commands) - {"print"})

    def test_every_member_is_described(self):
        for name, line in SCHEMA["$defs"].items():
            for path, said, _ in make_json_page.list_members(SCHEMA, line):
                self.assertTrue(make_json_page.describe(SCHEMA, said), (name, path))

    def test_the_page_is_made_of_it(self):
        with open(os.path.join(SOURCES, "data", "help", "json.md"), encoding="utf-8") as file:
            self.assertEqual(file.read(), make_json_page.make_page(SCHEMA))

    def test_strict(self):
        told = json.loads(run("table", PUBLISHED, "--json").stdout)
        find_kind("table", told)
        for change in (lambda it: it.update(more=1), lambda it: it.pop("calls"),
                       lambda it: it.update(casebook=2), lambda it: it["players"][0].pop("known"),
                       lambda it: it["players"][0].update(wins=1), lambda it: it.update(turn="0")):
            changed = json.loads(json.dumps(told))
            change(changed)
            with self.assertRaises(AssertionError):
                find_kind("table", changed)


class Zero(unittest.TestCase):
    """Comes last: what nothing printed would be described without a check."""

    def test_everything_was_printed(self):
        kinds = {kind for command in SCHEMA["properties"] for kind in list_kinds(command)}
        self.assertEqual(kinds - SEEN, set())
        described = {(kind, path) for kind in kinds for path, _, _ in
                     make_json_page.list_members(SCHEMA, SCHEMA["$defs"][kind])}
        self.assertEqual(described - SEEN, UNSEEN)


main()
