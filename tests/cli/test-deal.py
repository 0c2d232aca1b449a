# test-deal.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice, deals and the cases that start from them: what is shown, and to whom."""

import json
import os
import re
import shutil
import subprocess

from transcript import PROGRAM, SOURCES, Transcript, main, run, run_limited
from verify_deal import find_problems, shorten

NAMES = ["Ann", "Bob", "Cara"]
SEEDED = "Dealt from seed 2: anybody who knows it knows all cards. This deal proves nothing."


def find_cards(text):
    """The cards of an opened deal, wherever they are."""
    return [word for line in text.split("\n\n")[-1].splitlines() for word in line.split()[1:]
            if not word.isdigit()]


class Roll(Transcript):
    def test_same_again(self):
        first = run("roll", "classic", "--seed", "1")
        self.assert_quiet(first)
        self.assertRegex(first.stdout, r"^[1-6] \+ [1-6] = \d+\n$")
        self.assertEqual(run("roll", "classic", "--seed", "1").stdout, first.stdout)
        rolls = {run("roll", "classic", "--seed", str(seed)).stdout for seed in range(20)}
        self.assertGreater(len(rolls), 5)

    def test_number_of_dice(self):
        self.assertRegex(run("roll", "classic", "--dice", "1").stdout, r"^[1-6]\n$")
        roll = json.loads(run("roll", "classic", "--dice", "2", "--json").stdout)
        self.assertEqual(roll["total"], sum(roll["dice"]))
        self.assertEqual(len(roll["dice"]), 2)
        for number in ("3", "-1"):
            self.assert_complaint(run("roll", "classic", "--dice", number),
                                  "casebook-cli: roll: “Classic” does not have that many dice")

    def test_who_starts(self):
        for seed in range(30):
            result = run("roll", "classic", "--dice", "1", "--players", "4", "--json",
                         "--seed", str(seed))
            self.assert_quiet(result)
            *rolls, end = [json.loads(line) for line in result.stdout.splitlines()]
            contenders = [0, 1, 2, 3]
            for number in range(1, rolls[-1]["round"] + 1):
                totals = {r["seat"]: r["total"] for r in rolls if r["round"] == number}
                self.assertEqual(list(totals), contenders)
                contenders = [s for s, t in totals.items() if t == max(totals.values())]
            self.assertEqual(contenders, [end["starts"]])
        result = run("roll", "classic", "--names", "Ann, Bob", "--seed", "1")
        self.assertRegex(result.stdout, r"1  Ann: \d \+ \d\n1  Bob: [^$]*(Ann|Bob) starts\n$")

    def test_editions(self):
        """The dice that are in the box: with a “?”, one to start, none at all."""
        rolls = [json.loads(run("roll", "nightmare", "--json", "--seed", str(s)).stdout)["dice"]
                 for s in range(40)]
        self.assertTrue(any("?" in roll for roll in rolls))
        result = run("roll", "nightmare", "--players", "2", "--json")
        self.assertEqual(len(json.loads(result.stdout.splitlines()[0])["dice"]), 1)
        self.assert_complaint(run("roll", "at-sea"),
                              "casebook-cli: roll: “Mystery at Sea” does not have that many dice")

    def test_signs(self):
        """Signs are told by name and kept by their ids; those that no group says are refused."""
        rolls = [run("roll", "harry-potter-burrow", "--seed", str(seed)).stdout for seed in range(40)]
        for roll in rolls:
            self.assertRegex(roll, r"^([1-6]) \+ (Star|Dark Mark|Location) = \1\n$")
        self.assertEqual(len({roll.split(" = ")[0][4:] for roll in rolls}), 3)
        seed = next(str(seed) for seed, roll in enumerate(rolls) if "Dark Mark" in roll)
        roll = json.loads(run("roll", "harry-potter-burrow", "--seed", seed, "--json").stdout)
        self.assertEqual(roll["dice"], [roll["total"], "dark-mark"])
        path = self.write("moon.edition", "[Edition]\nId=moon\nName=Moon\n[Category a]\nName=A\nSingular=A\n"
                          "Cards=B;C;\n[Die 1]\nFaces=1;?;moon;\n[Sign star]\nName=Star\n")
        self.assertIn("[Die 1] Faces: “moon” is neither a number nor a sign of the edition", run("check", path).stderr)
        with open(path, "a", encoding="utf-8") as file:
            file.write("[Sign moon]\nName=Moon\n")
        result = run("check", path)
        self.assertIn("[Sign star]: no die has it", result.stdout + result.stderr)
        self.assertNotIn("moon", result.stderr.replace(path, ""))

    def test_typed_signs(self):
        """A line with a sign goes into the file, calls for a card of the sign’s deck, and is told as typed."""
        path = self.write("h.casebook", json.dumps({
            "format": "casebook", "version": 1, "edition": "harry-potter-burrow", "me": 0,
            "players": [{"name": name} for name in NAMES], "log": [],
            "hand": ["snatchers", "gringotts", "hogwarts", "incendio", "stupefy", "love-potion"]}))
        for line, dice, said, call in (
                ("I rolled a 4 and a dark mark", [4, "dark-mark"], "You rolled: 4, Dark Mark", "You must draw a Dark card"),
                ("Bob rolls 3 and the star sign", [3, "star"], "Bob rolled: 3, Star", "Bob must draw a Help card"),
                ("Cara rolls 2 location", [2, "location"], "Cara rolled: 2, Location", None),
                ("Ann rolled 5", [5], "You rolled: 5", None)):
            result = run("record", path, line)
            self.assert_quiet(result)
            self.assertIn(said, result.stdout)
            self.assertEqual([text for text in result.stdout.splitlines() if "→" in text],
                             [f"  → {call}"] if call else [])
            with open(path, encoding="utf-8") as file:
                self.assertEqual(json.load(file)["log"][-1]["dice"], dice)
            self.assert_quiet(run("record", path, "--undo"))
            self.assert_quiet(run("record", path, said))
            with open(path, encoding="utf-8") as file:
                self.assertEqual(json.load(file)["log"][-1]["dice"], dice)
        result = run("sheet", "--json", path)
        self.assert_quiet(result)
        self.assertEqual(json.loads(result.stdout)["sheet"]["gringotts"]["0"], "yes")

    def test_unusable(self):
        self.assert_complaint(run("roll"), "casebook-cli: roll: give an edition")
        self.assert_complaint(run("roll", "nope"),
                              "casebook-cli: roll: “nope” is neither an edition nor a file")
        self.assert_complaint(run("roll", "classic", "--seed", "x"),
                              "casebook-cli: roll: --seed must be a whole number")
        self.assert_complaint(run("roll", "classic", "--players", "9"),
                              "casebook-cli: roll: “Classic” is for")


class Deal(Transcript):
    def deal(self, *args, typed=""):
        result = run("deal", "classic", "--names", ",".join(NAMES), *args, cwd=self.folder,
                     typed=typed)
        self.assert_quiet(result)
        return result.stdout

    def reopen(self, *args, path="a.deal"):
        result = run("deal", path, *args, cwd=self.folder)
        self.assert_quiet(result)
        return result.stdout

    def test_text(self):
        lines = self.deal("-o", "a.deal").splitlines()
        for seat, name in enumerate(NAMES):
            self.assertRegex(lines[seat], rf"^{seat}  {name} +6 cards$")
        self.assertRegex(lines[3], r"^Fingerprint: \w{4}(-\w{4}){2}$")
        self.assertRegex(lines[4], r"^In full: [0-9a-f]{64}$")
        self.assertRegex(lines[5], r"^Record, 0 entries: \w{4}(-\w{4}){2}$")
        self.assertIn("Nobody gave a number", lines[6])
        self.assertEqual(len(lines), 7)
        self.assertEqual(self.reopen().splitlines(), lines)

    def test_chance(self):
        """No two deals are alike but those of a seed, and these say so."""
        deals = [json.loads(self.deal("--json")) for _ in range(20)]
        self.assertEqual(len({deal["fingerprint"] for deal in deals}), 20)
        # Two hands of six cards are the same in one of 50,000 pairs; three pairs of these never are.
        hands = {self.deal("--hand", "0", "--json").split("code")[0] for _ in range(20)}
        self.assertGreater(len(hands), 17)
        seeded = self.deal("--seed", "2")
        self.assertEqual(self.deal("--seed", "2"), seeded)
        self.assertEqual(seeded.splitlines()[3], SEEDED)
        self.assertEqual(self.deal("--seed", "2", "--hand", "1"),
                         self.deal("--seed", "2", "--hand", "1"))
        self.assertIn("not saved", seeded.splitlines()[4])

    def test_numbers(self):
        """The fingerprint comes first; then whoever likes gives a number, which stays in view."""
        self.deal("-o", "a.deal")
        before = json.loads(self.reopen("--json"))
        self.assertEqual((before["numbers"], before["entries"]), ([None, None, None], 0))
        self.assertIn("Numbers: Ann 417\n", self.reopen("--number", "Ann=417"))
        said = self.reopen("--number", "2=042")
        self.assertIn("Numbers: Ann 417, Cara 42\n", said)
        self.assertIn("Numbers: Ann 417, Cara 42\nRecord, 3 entries: ",
                      self.reopen("--hand", "1"))
        told = json.loads(self.reopen("--json"))
        self.assertEqual((told["numbers"], told["entries"]), ([417, None, 42], 3))
        self.assertEqual(told["fingerprint"], before["fingerprint"])
        self.assertEqual(told["proof"],
                         "Nobody could choose the cards without foreseeing the numbers.")
        self.assertEqual(shorten(told["fingerprint"]), told["short"])
        self.assertIn(f"Fingerprint: {told['short']}\nIn full: {told['fingerprint']}\n", said)

    def test_no_card_unasked(self):
        """Neither what is printed nor the file names a card of a hand or of the envelope, nor is
        there a hand code."""
        printed = self.deal("-o", "a.deal") + self.reopen("--json") + self.reopen()
        codes = [json.loads(self.reopen("--hand", str(seat), "--json"))["code"]
                 for seat in range(3)]
        printed += self.reopen() + self.reopen("--json") + self.reopen("--verify")
        with open(os.path.join(self.folder, "a.deal"), encoding="utf-8") as file:
            printed += file.read()
        self.assertEqual([code for code in codes if code in printed], [])
        for card in find_cards(json.loads(self.reopen("--open", "--json"))["text"]):
            self.assertNotIn(card, printed.lower())

    def test_one_hand_at_a_time(self):
        self.deal("-o", "a.deal")
        hand = self.reopen("--hand", "Bob")
        self.assertRegex(hand, r"^Classic, Bob\n([^:]+\n)+Hand code: \S+\nRecord, 1 entry: \S+\n$")
        told = json.loads(self.reopen("--hand", "1", "--json"))
        self.assertEqual((told["seat"], told["name"], len(told["hand"]), told["entries"]),
                         (1, "Bob", 6, 2))
        self.assertIn(told["code"], hand)
        self.assertEqual(json.loads(self.reopen("--json"))["recordFingerprint"],
                         told["recordFingerprint"])
        looked = [p["looked"] for p in json.loads(self.reopen("--json"))["players"]]
        self.assertEqual(looked, [False, True, False])
        self.assertIn("seen", self.reopen().splitlines()[1])

    def test_accused(self):
        """Right or wrong, and no word of which card; then nobody accuses twice."""
        self.deal("-o", "a.deal")
        # Another copy of the deal is opened to know what is right.
        shutil.copy(os.path.join(self.folder, "a.deal"), os.path.join(self.folder, "opened.deal"))
        opened = json.loads(self.reopen("--open", "--json", path="opened.deal"))["text"]
        envelope = re.search(r"^envelope (.+)$", opened, re.MULTILINE).group(1)
        wrong = "plum rope hall" if envelope != "plum rope hall" else "plum rope study"
        for cards, answer in (envelope, "Correct: all"), (wrong, "Wrong: not all"):
            shutil.copy(os.path.join(self.folder, "a.deal"), os.path.join(self.folder, "b.deal"))
            said = self.reopen("--accuse", "Ann", "--cards", cards.replace(" ", ", "), path="b.deal")
            self.assertRegex(said, rf"^{answer} of these cards are in the envelope\.\n"
                                   r"Record, 1 entry: \S+\n$")
        self.reopen("--accuse", "Ann", "--cards", wrong.replace(" ", ", "))
        self.assertIn("has accused", self.reopen().splitlines()[0])
        for args, complaint in {
            ("Ann", "plum,rope,hall"): "deal: Ann has already accused",
            ("Bob", "plum,rope"): "deal: give --cards A,B,C",
            ("Bob", "plum,rope,rope"): "deal: give --cards A,B,C",
            ("Bob", "plum,green,hall"): "deal: give --cards A,B,C",
            ("Dan", "plum,rope,hall"): "deal: “Dan” is not a player",
        }.items():
            result = run("deal", "a.deal", "--accuse", args[0], "--cards", args[1], cwd=self.folder)
            self.assert_complaint(result, f"casebook-cli: {complaint}")
        text = json.loads(self.reopen("--open", "--json"))["text"]
        self.assertIn(f"\naccused 0 {wrong}\n", text)
        self.assertIn(f"\nenvelope {envelope}\n", text)
        self.assertEqual(find_problems(text), [])
        result = run("deal", "a.deal", "--accuse", "Bob", "--cards", "plum,rope,hall",
                     cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: deal: the envelope is open")

    def test_opened(self):
        """Whoever has the text can compute all of it, without Casebook."""
        shown = json.loads(self.deal("--json", "-o", "a.deal"))
        opened = json.loads(self.reopen("--open", "--json"))
        self.assertEqual(opened["fingerprint"], shown["fingerprint"])
        self.assertEqual(find_problems(opened["text"], [shown["fingerprint"], shown["short"]]), [])
        self.assertEqual(self.reopen("--open"), opened["text"])
        self.assertIn("This deal was revealed.", self.reopen())
        cards = find_cards(opened["text"])
        self.assertEqual((len(cards), len(set(cards))), (21, 21))

    def test_lines_of_the_page(self):
        """What PROTOCOL.md has people type finds the fingerprints, and a record that was changed."""
        with open(os.path.join(SOURCES, "src", "dealing", "PROTOCOL.md"), encoding="utf-8") as file:
            typed = file.read().split("```sh\n")[1].split("```")[0]
        shown = json.loads(self.deal("--json", "-o", "a.deal"))
        looked = [json.loads(self.reopen("--hand", seat, "--json"))["recordFingerprint"] for seat in "02"]
        text = self.reopen("--open")
        typed = typed.replace("FINGERPRINT…", f"{shown['short']} {looked[0]}").replace(
            "tests/cli/verify_deal.py", os.path.abspath(os.path.join(SOURCES, "tests/cli/verify_deal.py")))
        for changed, marks in ((text, "✓✓✓"), (text.replace(" look 2", " look 1"), "✓✗✗")):
            self.write("deal.txt", changed)
            told = subprocess.run(["bash", "-c", typed], cwd=self.folder, capture_output=True, text=True,
                                  check=False)
            fingerprint, *lines = told.stdout.splitlines()
            self.assertEqual(fingerprint.split()[0], shown["fingerprint"])
            self.assertEqual("".join(line[0] for line in lines[:3]), marks)
            self.assertEqual([line[2:] for line in lines[:3]],
                             ["look 0", "look 2" if changed == text else "look 1", "open"])
            self.assertEqual(told.returncode, 0 if changed == text else 1, told.stdout + told.stderr)

    def test_full_medium(self):
        """Nothing is shown that could not be noted, but for the end, which all see."""
        self.deal("-o", "a.deal")
        before = open(os.path.join(self.folder, "a.deal"), "rb").read()
        for args in (("--hand", "1"), ("--accuse", "Ann", "--cards", "plum,rope,hall")):
            result = run_limited(10, "deal", "a.deal", *args, cwd=self.folder)
            self.assert_complaint(result, "casebook-cli: a.deal: not saved: File too large")
            self.assertEqual(result.stdout, "")
        result = run_limited(10, "deal", "a.deal", "--open", "--json", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: a.deal: not saved: File too large")
        self.assertIn("\nenvelope ", json.loads(result.stdout)["text"])
        with open(os.path.join(self.folder, "a.deal"), "rb") as file:
            self.assertEqual(file.read(), before)

    def test_verified(self):
        shown = json.loads(self.deal("--json", "-o", "a.deal"))
        seen = json.loads(self.reopen("--hand", "0", "--json"))["recordFingerprint"]
        said = self.reopen("--verify", "--saw", shown["short"], "--saw", seen)
        self.assertIn(f"   1  {shorten(seen)}  Ann’s hand was shown\n", said)
        self.assertIn("✓ Everything fits together.\n", said)
        self.assertIn(f"✓ {shown['short']} is the fingerprint of the deal.\n", said)
        self.assertIn(f"✓ {seen} is the fingerprint of the record after 1 entry.\n", said)
        self.assertEqual(said.splitlines()[-1], shown["proof"])
        refused = run("deal", "a.deal", "--saw", "7HQ2-C04N-PX4T", cwd=self.folder)
        self.assert_quiet(refused, status=1)
        self.assertEqual(refused.stdout.splitlines()[-1],
                         "✗ 7HQ2-C04N-PX4T is not a fingerprint of this deal or its record.")
        self.assertNotIn(shown["proof"], refused.stdout)
        told = json.loads(self.reopen("--verify", "--json", "--saw", seen))
        self.assertEqual((told["fits"], told["proof"]), (True, "unmixed"))
        self.assertEqual(told["record"], [{"entry": "look 0", "fingerprint": seen}])
        self.assertEqual(told["seen"], [{"saw": seen, "fits": True, "entries": 1}])
        result = run("deal", "a.deal", "--verify", "--saw", "7HQ2-C04N-PX4T", "--json",
                     cwd=self.folder)
        self.assert_quiet(result, status=1)
        self.assertEqual(json.loads(result.stdout)["seen"],
                         [{"saw": "7HQ2-C04N-PX4T", "fits": False}])

    def test_choices(self):
        def deal(*args):
            return json.loads(run("deal", "classic", "--json", *args).stdout)

        equal = deal("--players", "4", "--deal", "equal")
        self.assertEqual([p["hand"] for p in equal["players"]], [4, 4, 4, 4])
        self.assertEqual((len(equal["faceUp"]), equal["faceDown"]), (2, 0))
        down = deal("--players", "4", "--deal", "equal", "--rest", "down")
        self.assertEqual((len(down["faceUp"]), down["faceDown"]), (0, 2))
        uneven = deal("--players", "5", "--deal", "all", "--first", "3")
        self.assertEqual([p["hand"] for p in uneven["players"]], [4, 3, 3, 4, 4])
        sea = json.loads(run("deal", "at-sea", "--json", "--players", "4").stdout)
        self.assertEqual([p["hand"] for p in sea["players"]], [4, 4, 4, 3])
        self.assertEqual(len(sea["removed"]), 1)
        two = json.loads(run("deal", "nightmare", "--json", "--players", "2").stdout)
        self.assertEqual(([p["hand"] for p in two["players"]], two["faceDown"]), ([7, 7], 4))
        side = deal("--players", "2", "--face-down", "4")
        self.assertEqual(([p["hand"] for p in side["players"]], side["faceDown"]), ([7, 7], 4))

    def test_not_written_over(self):
        self.deal("-o", "a.deal")
        before = self.reopen()
        result = run("deal", "classic", "--players", "3", "-o", "a.deal", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: a.deal: already exists")
        self.assertEqual(self.reopen(), before)

    def test_one_of_many(self):
        """Of several that make the same file at once, one does, and the others say so."""
        running = [subprocess.Popen([PROGRAM, "deal", "classic", "--players", "3", "-o", "a.deal"],
                                    cwd=self.folder, stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE, encoding="utf-8") for _ in range(20)]
        results = [(*process.communicate(timeout=600), process.returncode) for process in running]
        made = [output for output, complaint, status in results if status == 0]
        self.assertEqual(len(made), 1)
        for output, complaint, status in results:
            if status != 0:
                self.assertEqual((output, status), ("", 2))
                self.assertTrue(complaint.startswith("casebook-cli: a.deal: already exists"))
        self.assertEqual(run("deal", "a.deal", cwd=self.folder).stdout, made[0])

    def test_output_lost(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            result = run("deal", "classic", "--players", "3", "-o", "a.deal", cwd=self.folder,
                         stdout=full)
        self.assert_complaint(
            result, "casebook-cli: a.deal: saved, but the output could not be written")
        self.assert_quiet(run("deal", "a.deal", cwd=self.folder))

    def test_unusable(self):
        for args, complaint in {
            (): "deal: give an edition or the file of a deal",
            ("classic",): "deal: give --players N or --names A,B,C",
            ("classic", "--players", "30"): "deal: “Classic” is for",
            ("classic", "--players", "3", "--names", "A,B"):
                "deal: give as many --names as --players",
            ("classic", "--names", "A,,B"): "deal: a name is empty",
            ("classic", "--players", "3", "--deal", "some"): "deal: --deal is “all” or “equal”",
            ("classic", "--players", "3", "--rest", "up"): "deal: --rest is “open” or “down”",
            ("classic", "--players", "3", "--hand", "3"):
                "deal: “3” is not a player; seats are 0 to 2",
            ("classic", "--players", "6", "--face-down", "13"): "deal: There are not enough cards",
            ("classic", "--players", "3", "-o", "/dev/null/a"): "/dev/null/a: ",
            ("nope", "--players", "3"): "deal: “nope” is neither an edition nor a file",
        }.items():
            self.assert_complaint(run("deal", *args), f"casebook-cli: {complaint}")
        self.deal("-o", "a.deal")
        for number in ("Ann", "Ann=", "=5", "Ann=1000000", "Ann=-1", "Ann=4 2", "Ann=x", "Dan=5"):
            self.assert_complaint(run("deal", "a.deal", "--number", number, cwd=self.folder),
                                  "casebook-cli: deal: ")
        self.write("old.deal", '{"format": "casebook-deal", "version": 2}')
        self.assert_complaint(run("deal", "old.deal", cwd=self.folder),
                              "casebook-cli: old.deal: version: was dealt by Casebook 1.0, which can still")
        self.write("x.deal", "{}")
        self.assert_complaint(run("deal", "x.deal", cwd=self.folder),
                              "casebook-cli: x.deal: format: must be “casebook-deal”")


class New(Transcript):
    def setUp(self):
        super().setUp()
        run("deal", "classic", "--names", ",".join(NAMES), "--seed", "2", "-o", "a.deal",
            cwd=self.folder)
        hand = run("deal", "a.deal", "--hand", "2", "--json", cwd=self.folder)
        self.code = json.loads(hand.stdout)["code"]

    def new(self, *args):
        return run("new", *args, cwd=self.folder)

    def test_case(self):
        result = self.new(self.code, "-o", "c.casebook", "--names", ", ".join(NAMES))
        self.assert_quiet(result)
        hand = json.loads(run("deal", "a.deal", "--hand", "2", "--json", cwd=self.folder).stdout)
        self.assertEqual(result.stdout,
                         run("deal", "a.deal", "--hand", "2", cwd=self.folder).stdout)
        self.assertTrue(result.stdout.endswith(f"Hand code: {self.code}\n"))
        path = os.path.join(self.folder, "c.casebook")
        with open(path, encoding="utf-8") as file:
            case = json.load(file)
        self.assertEqual((case["edition"], case["me"], case["hand"]), ("classic", 2, hand["hand"]))
        self.assertEqual([p["name"] for p in case["players"]], NAMES)
        self.assert_quiet(run("check", path))

    def test_case_has_own_hand_only(self):
        self.new(self.code, "-o", "c.casebook", "--names", ",".join(NAMES))
        hand = json.loads(run("deal", "a.deal", "--hand", "2", "--json", cwd=self.folder).stdout)
        text = json.loads(run("deal", "a.deal", "--open", "--json", cwd=self.folder).stdout)["text"]
        with open(os.path.join(self.folder, "c.casebook"), encoding="utf-8") as file:
            case = file.read()
        found = [card for card in find_cards(text) if card in case]
        self.assertEqual(sorted(found), sorted(hand["hand"]))
        self.assertNotIn("seed", case)

    def test_typed(self):
        result = self.new(*self.code.lower().split("-"), "-o", "c.casebook")
        self.assert_quiet(result)
        self.assertTrue(result.stdout.startswith("Classic, Player 3\n"))

    def test_own_edition(self):
        self.write("tiny.edition", "[Edition]\nId=tiny\nName=Tiny\nMinPlayers=2\nMaxPlayers=3\n"
                   + "".join(f"[Category {c}]\nName={c}\n"
                             + "".join(f"[Card {c}{i}]\nCategory={c}\nName={c}{i}\n"
                                       for i in range(4)) for c in "abc"))
        deal = run("deal", "tiny.edition", "--players", "3", "--hand", "1", "--json",
                   cwd=self.folder)
        self.assert_quiet(deal)
        code = json.loads(deal.stdout)["code"]
        self.assert_complaint(self.new(code, "-o", "c.casebook"),
                              "casebook-cli: new: This code is for an edition that is not built in")
        self.assert_complaint(self.new(self.code, "-o", "c.casebook", "--edition", "tiny.edition"),
                              "casebook-cli: new: This code is for the edition “Classic”.")
        self.assert_quiet(self.new(code, "-o", "c.casebook", "--edition", "tiny.edition"))

    def test_unusable(self):
        wrong = self.code[:-1] + ("0" if self.code[-1] != "0" else "1")
        for args, complaint in {
            (): "new: give a hand code and -o FILE",
            (self.code,): "new: give a hand code and -o FILE",
            (wrong, "-o", "c.casebook"):
                "new: Something in this code is wrong, probably the “" + wrong[-1],
            (self.code[:-1], "-o", "c.casebook"): "new: Something in this code is wrong",
            ("U", "-o", "c.casebook"): "new: Codes never contain “U”.",
            (self.code, "-o", "c.casebook", "--names", "A,B"):
                "new: there are 3 players; give as many --names",
            (self.code, "-o", "a.deal"): "a.deal: already exists",
        }.items():
            self.assert_complaint(self.new(*args), f"casebook-cli: {complaint}")
        self.assertFalse(os.path.exists(os.path.join(self.folder, "c.casebook")))


main()
