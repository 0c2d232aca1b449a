# test-record.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn typed in one line goes into the file and is told; what is not understood is pointed at."""

import json
import os
import re
import subprocess
from datetime import datetime, timedelta, timezone

from transcript import PROGRAM, PUBLISHED, SAMPLES, Transcript, main, run, run_limited

NAMES = ["Scarlet", "Mustard", "White", "Green", "Peacock", "Plum"]


def describe(entry):
    """A suggestion of the published game as one would type it."""
    answers = [f"{NAMES[a['by']]} {'shows ' + a['card'] if 'card' in a else 'shows'}"
               for a in entry["answers"] if a["did"] == "show"] or ["nobody"]
    return f"{NAMES[entry['by']]}: {' '.join(entry['cards'])}, {answers[0]}".lower()


def start(path, line, cwd):
    return subprocess.Popen([PROGRAM, "record", path, line], cwd=cwd, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
                            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""})


class Record(Transcript):
    def setUp(self):
        super().setUp()
        with open(PUBLISHED, encoding="utf-8") as file:
            self.case = json.load(file)
        self.path = self.write("g.casebook", json.dumps({**self.case, "log": []}))

    def read_file(self):
        with open(self.path, "rb") as file:
            return file.read()

    def read_log(self):
        """The entries but for their times, each of which is now."""
        log = json.loads(self.read_file())["log"]
        for entry in log:
            time = datetime.fromisoformat(entry.pop("time"))
            self.assertEqual(time.utcoffset(), timedelta(0))
            self.assertLess(abs(datetime.now(timezone.utc) - time), timedelta(minutes=5))
        return log

    def record(self, *line):
        return run("record", "g.casebook", *line, cwd=self.folder)

    def test_published_game(self):
        for number, entry in enumerate(self.case["log"], 1):
            result = self.record(describe(entry))
            self.assert_quiet(result)
            self.assertEqual(self.read_log(), self.case["log"][:number])
        told = run("replay", PUBLISHED).stdout.splitlines()
        self.assertEqual(result.stdout.splitlines(), told[-1:])
        self.assertEqual(json.loads(run("sheet", "--json", self.path).stdout)["sheet"],
                         json.loads(run("sheet", "--json", PUBLISHED).stdout)["sheet"])

    def test_text(self):
        result = self.record("green:", "plum", "rope", "hall,", "peacock", "shows")
        self.assert_quiet(result)
        self.assertEqual(result.stdout, "  1  Green suggested: Plum, Rope, Hall – Peacock showed a card\n")
        self.record("note: Green\tsmiled")
        self.assertEqual(self.read_log()[1], {"type": "note", "text": "Green\tsmiled"})

    def test_json(self):
        result = self.record("--json", "green: plum rope hall, nobody")
        self.assert_quiet(result)
        told = json.loads(result.stdout)
        replayed = json.loads(run("replay", "--json", "g.casebook", cwd=self.folder).stdout)
        self.assertEqual(told.pop("words"),
                         "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed, "
                         "you passed, Mustard passed, White passed")
        self.assertEqual(told, replayed)

    def check_lines(self, lines):
        """Each line is told and recorded as these entries."""
        for line, *entries in lines:
            with self.subTest(line):
                before = self.read_log()
                result = self.record(line)
                self.assertIn(result.returncode, (0, 1), result.stderr)
                self.assertEqual(self.read_log()[len(before):], entries)
                self.assertEqual(len([told for told in result.stdout.splitlines()
                                      if re.match(r" *\d+  ", told)]), len(entries))

    def write_case(self, edition, names, **members):
        self.write("g.casebook", json.dumps(
            {"format": "casebook", "version": 1, "title": "x", "edition": edition,
             "players": [{"name": name} for name in names], "log": [], **members}))

    def test_usual_events(self):
        self.check_lines([
            ("green: plum ? hall, peacock ?, white passes",
             {"type": "suggestion", "by": 3, "cards": ["plum", "hall"],
              "answers": [{"by": seat, "did": "pass"} for seat in (5, 0, 1, 2)]}),
            ("green: plum rope hall, plum shows",
             {"type": "suggestion", "by": 3, "cards": ["plum", "rope", "hall"],
              "answers": [{"by": 4, "did": "pass"}, {"by": 5, "did": "show"}]}),
            ("white has rope", {"type": "seen", "player": 2, "card": "rope"}),
            ("green saw white", {"type": "seen", "player": 2, "by": 3}),
            ("green accuses plum rope hall: wrong",
             {"type": "accusation", "by": 3, "cards": ["plum", "rope", "hall"],
              "result": "wrong"}),
            ("envelope: mustard knife kitchen",
             {"type": "envelope", "cards": ["mustard", "knife", "kitchen"]}),
            ("green rolls 4 2", {"type": "roll", "by": 3, "dice": [4, 2]}),
            ("note: – so what?", {"type": "note", "text": "– so what?"}),
        ])

    def test_sea_events(self):
        self.write_case("at-sea", ["Ann", "Bob", "Cy"], me=0, removed=["boddy"],
                        hand=["white", "rope", "oar", "galley", "salon"])
        self.check_lines([
            ("bob asks female: cy nothing, ann shows",
             {"type": "trait", "by": 1, "trait": "female",
              "answers": [{"by": 2, "did": "pass"}, {"by": 0, "did": "show", "card": "white"}]}),
            ("bob private tip cy: one weapon",
             {"type": "tip", "by": 1, "to": 2, "kind": "weapon", "want": "one"}),
            ("me tips cy: all rooms, stateroom",
             {"type": "tip", "by": 0, "to": 2, "kind": "room", "want": "all",
              "cards": ["stateroom"]}),
            ("bob tips cy: 2 cards back",
             {"type": "tip", "by": 1, "to": 2, "want": "all", "count": 2}),
            ("me snoop cy: chain",
             {"type": "seen", "player": 2, "card": "chain", "by": 0, "how": "snoop"}),
            ("bob: all snoop left, chain",
             {"type": "seen", "player": 0, "by": 1, "how": "snoop"},
             {"type": "seen", "player": 1, "by": 2, "how": "snoop-all"},
             {"type": "seen", "player": 2, "card": "chain", "by": 0, "how": "snoop-all"}),
        ])

    def test_all_snoop(self):
        """As in the booklet: hands go to the right, so each sees a card of his left neighbour."""
        with open(os.path.join(SAMPLES, "booklet-at-sea.casebook"), encoding="utf-8") as file:
            self.case = json.load(file)
        at = next(i for i, entry in enumerate(self.case["log"])
                  if entry.get("card") == "all-snoop") + 1
        looks = [{key: value for key, value in entry.items() if key != "note"}
                 for entry in self.case["log"][at:at + 4]]
        self.path = self.write("g.casebook", json.dumps({**self.case, "log": []}))
        self.assert_quiet(self.record("ann: all snoop right, dining room"))
        self.assertEqual(self.read_log(), looks)

    def test_nightmare_events(self):
        self.write_case("nightmare", ["Sally", "Jim"], me=0, faceDown=4,
                        hand=["sally", "mayor", "present", "woods", "cemetery", "santas-house",
                              "tree-house"])
        self.check_lines([
            ("look 2: bear trap",
             {"type": "look", "by": 0, "slots": [1], "cards": ["bear-trap"]}),
            ("jim looks all", {"type": "look", "by": 1, "slots": [0, 1, 2, 3]}),
            ("jim peeks me", {"type": "seen", "player": 0, "by": 1, "how": "peek"}),
            ("jim draws pumpkin king, landed",
             {"type": "draw", "by": 1, "deck": "intrigue", "card": "king", "trigger": "landing"}),
            ("jim plays a pumpkin patch",
             {"type": "play", "by": 1, "deck": "intrigue", "card": "patch"}),
            ("sally power", {"type": "power", "by": 0, "power": "sally"}),
            ("me dies", {"type": "exposed", "player": 0,
                         "cards": ["mayor", "sally", "present", "cemetery", "woods", "tree-house",
                                   "santas-house"]}),
        ])

    def test_killed(self):
        """Who drew the last King is not asked any more, and nothing follows of a hand not told."""
        self.write_case("nightmare", ["Ann", "Ben", "Cy", "Dee"], me=0, faceDown=2,
                        hand=["sally", "present", "woods", "tree-house"])
        for _ in range(7):
            self.assert_quiet(self.record("dee draws king"))
        result = self.record("cy draws king")
        self.assert_quiet(result)
        self.assertEqual(result.stdout.splitlines()[1:],
                         ["  → Cy is eliminated: the hand is revealed"])
        self.check_lines([
            ("ben: mayor frog cemetery, dee shows",
             {"type": "suggestion", "by": 1, "cards": ["mayor", "frogs-breath", "cemetery"],
              "answers": [{"by": 3, "did": "show"}]}),
            ("dee: jack bathtub cemetery, nobody",
             {"type": "suggestion", "by": 3, "cards": ["jack", "bathtub", "cemetery"],
              "answers": [{"by": 0, "did": "pass"}, {"by": 1, "did": "pass"}]}),
        ])
        table = json.loads(run("table", "--json", self.path).stdout)
        self.assertEqual([player["state"] for player in table["players"]],
                         ["playing", "playing", "killed", "playing"])
        self.assertEqual((table["turn"], table["decks"][0]["left"]), (0, 14))
        self.assertEqual(table["decks"][0]["cards"],
                         [{"id": "king", "open": 7, "chance": [1, 14]},
                          {"id": "patch", "open": 0, "chance": [13, 14]}])
        self.assertEqual(table["calls"], ["Cy is eliminated: the hand is revealed"])
        self.assertIn("  Cy: 4 cards\n    Eliminated, hand not recorded yet\n", run("table", self.path).stdout)
        sheet = json.loads(run("sheet", "--json", self.path).stdout)["sheet"]
        for card in ("mayor", "frogs-breath", "cemetery", "bathtub", "jack"):
            self.assertEqual(sheet[card]["2"], "maybe", card)
        result = self.record("dee: mayor frog cemetery, cy passes")
        self.assertIn("Cy has been eliminated and isn’t asked.", result.stderr)
        self.assertIn("g.casebook: warning: Cy is out and takes no more turns.",
                      self.record("cy: mayor frog cemetery, dee shows").stderr)
        self.record("cy lies open: jack bathtub jacks-house toy-workshop")
        self.assertIn("Cy’s hand is revealed; Cy isn’t asked.",
                      self.record("dee: mayor frog cemetery, cy passes").stderr)

    def test_once_per_game(self):
        """A power that is used again is warned of, however that is told."""
        self.write_case("nightmare", ["Sally", "Jack", "Mayor"], me=None)
        for line in ("sally power", "jack power", "sally peeks mayor"):
            self.assertEqual(self.record(line).stderr, "", line)
        for line, warning in (("sally power", "“Sally” has been used before (entry 1)."),
                              ("jack power", "“Jack” has been used before (entry 2)."),
                              ("sally peeks jack", "“Sally” has been used before (entry 3).")):
            self.assertIn(f"casebook-cli: g.casebook: warning: {warning}\n", self.record(line).stderr)

    def test_over(self):
        """Whoever takes a turn after the end, by this booklet when one is left, is told so."""
        self.write_case("next-generation", ["Ann", "Ben", "Cy"], me=None)
        self.record("ben accuses plum wrench garage, wrong")
        self.record("cy accuses plum wrench bathroom, wrong")
        self.assertEqual(self.record("ann: scarlet wrench garage, nobody").stderr,
                         "casebook-cli: g.casebook: warning: The game is already over.\n")

    def test_second_show(self):
        """Only one player shows, so one of two shows in a line is a slip."""
        before = self.read_log()
        result = self.record("green: plum rope hall, plum shows, mustard shows")
        self.assertEqual(result.returncode, 2)
        self.assertIn("Plum showed a card.", result.stderr)
        self.assertEqual(self.read_log(), before)

    def test_no_such_face(self):
        self.write_case("nightmare", ["Ann", "Ben", "Cy"], me=None)
        self.assert_quiet(self.record("ann rolls ? 6"))
        before = self.read_log()
        result = self.record("ben rolls 7 ?")
        self.assertEqual(result.returncode, 2)
        self.assertIn("No die has “7” on it: ", result.stderr)
        self.assertEqual(self.read_log(), before)

    def test_deck_of_unknown_size(self):
        """Draws are kept, and no chance is made up."""
        self.write_case("big-bang", ["Ann", "Ben", "Cy"], me=None)
        self.record("ann draws sheldon cards, landed")
        self.assertIn("  Sheldon cards: 1 card drawn\n    Unknown number left\n",
                      run("table", self.path).stdout)

    def test_contradiction(self):
        self.record("mustard has rope")
        result = self.record("scarlet: plum rope hall, mustard passes")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr,
                         "casebook-cli: g.casebook: warning: Mustard holds the Rope, so Mustard can’t have passed.\n")
        self.assertIn("entries 1, 2 cannot both be true", result.stdout)
        self.assertEqual(len(self.read_log()), 2)
        result = self.record("--json", "white has wrench")
        self.assert_quiet(result, 1)
        self.assertEqual(json.loads(result.stdout)["conflict"], [0, 1])
        self.assertEqual(len(self.read_log()), 3)

    def test_warnings(self):
        """What does not go with the sheet is told, and recorded all the same."""
        self.assert_quiet(self.record("green has rope"))
        result = self.record("mustard: plum rope hall, green passes")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr,
                         "casebook-cli: g.casebook: warning: Green holds the Rope, so Green can’t have passed.\n")
        self.assertEqual(len(self.read_log()), 2)
        result = self.record("--json", "mustard: plum knife hall, plum shows")
        self.assertEqual(result.stderr,
                         "casebook-cli: g.casebook: warning: Mustard would have two turns in a row.\n")
        self.assertEqual(len(self.read_log()), 3)

    def assert_refused(self, line, reason, mark):
        before = self.read_file()
        for options in ([], ["--json"]):
            result = self.record(*options, line)
            self.assertEqual(result.returncode, 2)
            self.assertEqual(result.stdout, "")
            self.assertEqual(result.stderr,
                             f"casebook-cli: g.casebook: {reason}\n  {line}\n  {mark}\n")
        self.assertEqual(self.read_file(), before)

    def test_not_understood(self):
        self.assert_refused("green: plum ropppe hall", "“ropppe” is not a card. Did you mean Rope?",
                            "            ^~~~~~")
        self.assert_refused("p: plum rope hall", "“p” could be Peacock or Plum.", "^")
        self.assert_refused("green: plum rope",
                            "Rooms: which one? Type “?” if you didn’t hear it.",
                            "                ^")
        self.assert_refused("grün：plum 緑緑", "“grün” is not a player. Did you mean Green?", "^~~~")
        self.assert_refused("green： plum 緑緑", "“緑緑” is not a card.", " " * 13 + "^~~~")

    def test_long_line(self):
        """Only what stands around the place is shown."""
        before = self.read_file()
        result = self.record("note: " + "x" * 3000)
        self.assertEqual(result.stderr.splitlines()[0],
                         "casebook-cli: g.casebook: This is too long for a line.")
        self.assertEqual(result.stderr.splitlines()[1:],
                         ["  …" + "x" * 72 + "…", " " * 39 + "^" + "~" * 35])
        line = "green: plum rope hall, nobody, and then " + "a long story " * 5 + "began"
        result = self.record(line)
        said, shown, mark = result.stderr.splitlines()
        self.assertIn("“long” can’t be here. Name a player.", said)
        self.assertEqual(shown, "  …" + line[line.index(" plum"):][:72] + "…")
        self.assertEqual(shown[mark.index("^"):][:len(mark.strip())], "long")
        self.assertEqual(self.read_file(), before)

    def test_not_in_between(self):
        """Entries come last, so an option that says otherwise is not one."""
        before = self.read_file()
        self.assert_complaint(run("record", "--at", "0", self.path, "note: x"),
                              "casebook-cli: Unknown option --at")
        self.assertEqual(self.read_file(), before)
        self.assertNotIn("--at", run("record", "--help").stdout)

    def test_too_large(self):
        """What could never be opened again is not written."""
        note = {"type": "note", "text": ""}
        empty = len(json.dumps({**self.case, "log": [note]}, indent=2, ensure_ascii=False).encode())
        for more, fits in ((-2000, True), (0, False)):
            note["text"] = "x" * ((8 << 20) - empty - 200 + more)
            self.write("g.casebook", json.dumps({**self.case, "log": [note]}))
            before = self.read_file()
            result = self.record("note: " + "y" * 400)
            if fits:
                self.assert_quiet(result)
                self.assertEqual(len(json.loads(self.read_file())["log"]), 2)
            else:
                self.assert_complaint(
                    result, "casebook-cli: g.casebook: not saved: it would be larger than 8 MiB, "
                            "too large to be opened again")
                self.assertEqual(self.read_file(), before)
            self.assertEqual(run("check", self.path).returncode, 0)

    def test_limit_of_the_system(self):
        before = self.read_file()
        result = run_limited(100, "record", "g.casebook", "note: x", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: g.casebook: not saved: File too large")
        self.assertEqual(self.read_file(), before)
        self.assertEqual(os.listdir(self.folder), ["g.casebook"])

    def test_unusable(self):
        before = self.read_file()
        result = run("record", self.path)
        self.assert_complaint(result, "casebook-cli: record: give a file and what happened")
        self.assert_complaint(run("record"), "casebook-cli: record: no file given")
        result = run("record", os.path.join(self.folder, "none.casebook"), "note: x")
        self.assert_complaint(result, "casebook-cli: ")
        result = self.record(os.fsdecode(b"green\xff"))
        self.assert_complaint(result, "casebook-cli: g.casebook: This is not text.")
        self.assertEqual(self.read_file(), before)

    def test_newer_version(self):
        self.write("g.casebook", json.dumps({**self.case, "version": 99}))
        before = self.read_file()
        result = self.record("green: plum rope hall")
        self.assert_complaint(
            result,
            "casebook-cli: g.casebook: version 99 is newer than this Casebook, so the file is read-only")
        self.assertEqual(self.read_file(), before)

    def test_unwritable(self):
        if os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        before = self.read_file()
        os.chmod(self.folder, 0o500)
        result = self.record("green: plum rope hall")
        os.chmod(self.folder, 0o700)
        self.assert_complaint(result, "casebook-cli: g.casebook: not saved: Permission denied")
        self.assertEqual(result.stdout, "")
        self.assertEqual(self.read_file(), before)

    def test_write_protected(self):
        before = self.read_file()
        os.chmod(self.path, 0o444)
        result = self.record("green: plum rope hall")
        self.assert_complaint(result, "casebook-cli: g.casebook: not saved: it is write-protected")
        self.assertEqual(self.read_file(), before)
        self.assertEqual(os.listdir(self.folder), ["g.casebook"])

    def test_many_at_once(self):
        """Hundreds of programs on one file: each entry is in it, once, and told of once."""
        notes = [f"number {i}" for i in range(300)]
        waiting = notes[::-1]
        running = []
        numbers = []
        while waiting or running:
            while waiting and len(running) < 16:
                note = waiting.pop()
                running.append((note, start("g.casebook", f"note: {note}", self.folder)))
            note, process = running.pop(0)
            output, complaint = process.communicate(timeout=600)
            self.assertEqual((process.returncode, complaint), (0, ""))
            number = re.match(rf" *(\d+)  .*{note}\n$", output)
            self.assertIsNotNone(number, output)
            numbers.append((int(number[1]), note))
        log = self.read_log()
        self.assertEqual([entry["text"] for entry in log], [note for _, note in sorted(numbers)])
        self.assertEqual(sorted(entry["text"] for entry in log), sorted(notes))
        self.assertEqual(os.listdir(self.folder), ["g.casebook"])

    def test_output_lost(self):
        """The entry is saved all the same, and it is said."""
        with open("/dev/full", "w", encoding="utf-8") as full:
            result = run("record", "g.casebook", "note: one", cwd=self.folder, stdout=full)
        saved = "casebook-cli: g.casebook: saved, but the output could not be written"
        self.assert_complaint(result, saved)
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "w") as pipe:
            result = run("record", "g.casebook", "note: two", cwd=self.folder, stdout=pipe)
        self.assert_complaint(result, saved)
        self.assertEqual([entry["text"] for entry in self.read_log()], ["one", "two"])


main()
