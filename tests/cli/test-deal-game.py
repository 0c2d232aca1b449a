# test-deal-game.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games without cards, played on the terminal by what it prints to each player. What everybody
is told is compared with all that may be known, so that not one card more is in it; each notebook
that writes itself with what follows from what that seat saw, found by tests/cli/oracle.py from an
account that this test keeps; and the record with verify_deal.py. The program is killed in between:
what it has said by then is recorded, and the game goes on where it was."""

import json
import os
import random
import subprocess
import sys

from oracle import Edition, Oracle
from transcript import PROGRAM, Transcript, main, run
from verify_deal import find_problems

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
CLASSIC = Edition("classic")
NIGHTMARE = Edition("nightmare")


class Game(Transcript):
    """Plays one game; @self.logs has for each seat what it saw, as entries of a case."""

    def start(self, n_players, seed, edition=CLASSIC):
        self.edition = edition
        self.random = random.Random(seed)
        # Of its own, as what chance deals decides how much is drawn from the other one.
        self.killer = random.Random(seed)
        self.n = n_players
        self.use_new("deal", edition.name, "--names", ",".join(NAMES[:n_players]), "-o", "a.deal")
        self.use_new("deal", "a.deal", "--number", "0=417")
        self.hands = [self.ask("--hand", str(seat))["hand"] for seat in range(n_players)]
        self.face_up = self.ask()["faceUp"]
        dealt = {card for hand in [*self.hands, self.face_up] for card in hand}
        self.envelope = [card for card in edition.cards if card not in dealt]
        self.states = ["playing"] * n_players
        self.logs = [[] for _ in range(n_players)]
        self.decks = {}
        self.kills = 0

    def use_new(self, *args):
        result = run(*args, cwd=self.folder)
        self.assert_quiet(result)
        return result.stdout

    def ask(self, *args):
        return json.loads(self.use_new("deal", "a.deal", *args, "--json").splitlines()[-1])

    def count_entries(self):
        return self.ask()["entries"]

    def kill(self, when, *args):
        """Starts the program and kills it: at once, when the folder has another file, or when it
        has said something."""
        command = [PROGRAM, "deal", "a.deal", *args, "--json"]
        before, names = self.count_entries(), set(os.listdir(self.folder))
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE,
                              env={**os.environ, "LC_ALL": "C.UTF-8"}) as child:
            while when == "writing" and child.poll() is None:
                if set(os.listdir(self.folder)) != names:
                    break
            said = child.stdout.read(1) if when == "said" else b""
            child.kill()
        after = self.count_entries()
        self.assertIn(after - before, (0, 1, 2))
        if said:
            self.assertGreater(after, before)
        self.kills += 1
        return after > before

    def do(self, *args):
        """Does something, now and then only after the program was killed. Returns what it says."""
        step = self.ask()["play"]["step"]
        if self.killer.random() < 0.25:
            if self.kill(self.killer.choice(("at once", "writing", "said")), *args):
                if self.ask()["play"]["step"] != step or "--suggest" in args:
                    return self.ask()
        return self.ask(*args)

    def draw_cards(self):
        return [self.random.choice([c for i, c in enumerate(self.edition.cards)
                                    if self.edition.kinds[category] >> i & 1])
                for category in self.edition.categories]

    def make_play(self, step, seat, by, cards, passed, showing, shown, can=False, winner=None):
        """All that everybody may know."""
        words = [f"{NAMES[(by + i) % self.n]} "
                 + ("passed" if (by + i) % self.n in passed else
                    f"{'showed' if (by + i) % self.n in shown else 'must show'} {NAMES[by]} a card")
                 for i in range(1, self.n) if (by + i) % self.n in passed | showing]
        return {"step": step, "seat": seat, "by": by,
                "cards": [c for c in self.edition.cards if c in cards],
                "passed": sorted(passed), "showing": sorted(showing), "shown": sorted(shown),
                "answers": ", ".join(words) if showing else "Nobody can show a card.",
                "canTakeBack": can, "states": self.states,
                "openHands": [self.hands[seat] if state == "eliminated" else []
                              for seat, state in enumerate(self.states)], "winner": winner,
                **self.decks}

    def find_next(self, seat):
        return next((s % self.n for s in range(seat + 1, seat + 1 + self.n)
                     if self.states[s % self.n] == "playing"), None)

    def suggest(self, seat):
        cards = self.draw_cards()
        passed, showing = set(), set()
        for i in range(1, self.n):
            other = (seat + i) % self.n
            if self.states[other] == "eliminated":
                continue
            if set(cards) & set(self.hands[other]):
                showing = {other}
                break
            passed.add(other)
        step = ("show", *showing) if showing else ("turn", self.find_next(seat))
        said = self.do("--suggest", str(seat), "--cards", ",".join(cards))
        self.assertEqual(said["play"],
                         self.make_play(*step, seat, cards, passed, showing, set(), can=True))
        if showing:
            card = self.show(seat, *showing, cards, passed)
        for viewer in range(self.n):
            answers = [{"by": (seat + i) % self.n, "did": "pass"} for i in range(1, self.n)
                       if (seat + i) % self.n in passed]
            for by in showing:
                answers.append({"by": by, "did": "show"})
                if viewer in (by, seat):
                    answers[-1]["card"] = card
            self.logs[viewer].append(
                {"type": "suggestion", "by": seat, "cards": cards, "answers": answers})

    def show(self, seat, by, cards, passed):
        choice = self.ask("--show", str(by))["choice"]
        self.assertEqual(set(choice), set(cards) & set(self.hands[by]))
        card = self.random.choice(choice)
        said = self.do("--show", str(by), "--cards", card)
        self.assertEqual(said["play"], self.make_play("see", seat, seat, cards, passed, {by}, {by}))
        self.assertEqual(set(said) - {"play"}, {"casebook", "entries", "recordFingerprint"}
                         if "edition" not in said else set(said) - {"play"})
        told = self.ask("--see", str(seat))
        self.assertEqual(told["shown"], [{"by": by, "card": card}])
        self.assertEqual(self.ask()["play"]["seat"], self.find_next(seat))
        return card

    def accuse(self, seat, cards):
        right = set(cards) == set(self.envelope)
        self.assertIs(self.ask("--accuse", str(seat), "--cards", ",".join(cards))["right"], right)
        self.logs[seat].append({"type": "accusation", "by": seat, "cards": cards,
                                "result": "right" if right else "wrong"})
        if not right:
            self.states[seat] = "out"

    def check_notebook(self, seat):
        """What the program deduces from the notebook is what follows from what the seat saw."""
        name = f"{seat}.casebook"
        self.use_new("deal", "a.deal", "--notebook", str(seat), "-o", name)
        account = {"edition": self.edition.name, "players": [{}] * self.n, "me": seat,
                   "hand": self.hands[seat], "faceUp": self.face_up, "firstDealt": 0, "log": self.logs[seat]}
        expected = Oracle(self.write("expected.json", json.dumps(account)), None).sheet()
        self.assertEqual(json.loads(self.use_new("sheet", name, "--json"))["sheet"], expected)
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return json.load(file)

    def start_elsewhere(self):
        """A notebook on a device of their own for everybody, begun from the hand code."""
        for seat in range(self.n):
            code = self.ask("--hand", str(seat))["code"]
            self.use_new("new", code, "-o", f"phone-{seat}.casebook")
        self.taken = [[] for _ in range(self.n)]

    def read_log(self, name):
        """What a notebook says, by entry."""
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            log = json.load(file)["log"]
        return {entry["id"]: {key: entry[key] for key in entry
                              if key not in ("id", "at", "rev", "was", "time")} for entry in log}

    def carry(self, seat, together=False):
        """Types what is new since the last code, each alone or all as from one picture. The notebook
        elsewhere has then what the one here has, and not one card more."""
        phone = f"phone-{seat}.casebook"
        codes = self.ask("--code", str(seat))["codes"]
        self.assertEqual([c for c in codes if len(c.replace("-", "")) > 31 or c[0] != "T"], [])
        new = [code for code in codes if code not in self.taken[seat]]
        self.assertEqual(codes[:len(codes) - len(new)], self.taken[seat][:len(codes) - len(new)])
        if new:
            said = ["/".join(new)] if together else [code.lower() for code in new]
            self.use_new("merge", phone, *(f"--code={code}" for code in said), "-o", phone)
        self.taken[seat] = codes
        self.use_new("deal", "a.deal", "--notebook", str(seat), "-o", f"here-{seat}.casebook")
        here = self.read_log(f"here-{seat}.casebook")
        there = self.read_log(phone)
        self.assertEqual({id: there[id] for id in there if there[id]["type"] != "note"}, here)

    def play(self, n_players, seed, n_turns):
        self.start(n_players, seed)
        self.start_elsewhere()
        seat = 0
        for turn in range(n_turns):
            self.suggest(seat)
            if turn % 3 == 1:
                self.carry(turn % n_players, turn % 2 == 1)
            if turn == 4:
                self.use_new("record", "phone-1.casebook", "note: seen at home")
            if turn == n_turns // 2:
                wrong = next(c for c in iter(self.draw_cards, None) if set(c) != set(self.envelope))
                self.accuse(seat, wrong)
                self.out = seat
                self.use_new("deal", "a.deal", "--notebook", "0", "-o", "0.casebook")
                self.use_new("record", "0.casebook", "note: my own thought")
            seat = self.find_next(seat)
        self.last = seat

    def check_end(self):
        for seat in range(self.n):
            self.carry(seat)
            notebook = self.check_notebook(seat)
            told = {entry["by"]: entry["cards"] for entry in notebook["log"]
                    if entry["type"] == "accusation"}
            self.assertEqual(told[self.out] == [None] * 3, seat != self.out)
            notes = [entry for entry in notebook["log"] if entry["type"] == "note"]
            self.assertEqual(len(notes), seat == 0)
            ids = [entry["id"] for entry in notebook["log"]]
            again = self.use_new("deal", "a.deal", "--notebook", str(seat), "-o", f"{seat}.casebook")
            self.assertIn(f"{len(ids)} entries", again)
        self.accuse(self.last, self.envelope)
        self.assertEqual(self.ask()["play"]["winner"], self.last)
        self.assertIn("✓ Everything fits together.", self.use_new("deal", "a.deal", "--verify"))
        head = self.ask()["recordFingerprint"]
        opened = self.use_new("deal", "a.deal", "--open")
        self.assertEqual(find_problems(opened, [head]), [])
        for seat in range(self.n):
            self.use_new("deal", "a.deal", "--notebook", str(seat), "-o", f"{seat}.casebook")
            with open(os.path.join(self.folder, f"{seat}.casebook"), encoding="utf-8") as file:
                log = json.load(file)["log"]
            told = {entry["by"]: entry["cards"] for entry in log if entry["type"] == "accusation"}
            self.assertEqual(sorted(told[self.last]), sorted(self.envelope))
            self.assertNotIn(None, told[self.out])
            self.assertEqual(log[-1]["type"], "envelope")
            self.carry(seat, True)
        kinds = [entry["type"] for entry in self.read_log("phone-1.casebook").values()]
        self.assertEqual(kinds.count("note"), 1)
        self.assertGreater(self.kills, 3)

    def test_three_players(self):
        self.play(3, 31, 9)
        self.check_end()

    def test_six_players(self):
        self.play(6, 62, 14)
        self.check_end()

    def draw(self, seat):
        """From the Intrigue deck: the eighth king kills, and goes back into the deck."""
        said = self.ask("--draw", str(seat))
        with open(os.path.join(self.folder, "a.deal"), encoding="utf-8") as file:
            card = json.load(file)["record"][-1]["entry"].split(" ")[3]
        deck = self.deck
        kills = card == "king" and deck["open"] == 7
        deck["open"] += card == "king" and not kills
        deck["left"] -= not kills
        deck["kept"][seat] += card == "patch"
        entries = [{"type": "draw", "by": seat, "deck": "intrigue", "card": card}]
        if kills:
            self.states[seat] = "eliminated"
            entries.append({"type": "exposed", "player": seat, "cards": self.hands[seat]})
        for log in self.logs:
            log += entries
        for name, told in (("states", self.states), ("decks", [deck])):
            self.assertEqual(said["play"][name], told)
        self.assertEqual(said["play"]["openHands"][seat], self.hands[seat] if kills else [])
        return card

    def play_card(self, seat):
        self.deck["kept"][seat] -= 1
        self.assertEqual(self.ask("--play", str(seat))["play"]["decks"], [self.deck])
        for log in self.logs:
            log.append({"type": "play", "by": seat, "deck": "intrigue", "card": "patch"})

    def test_intrigue(self):
        """Everybody draws before asking, until two kings have killed; who is killed answers no more."""
        self.start(4, 17, NIGHTMARE)
        self.start_elsewhere()
        self.deck = {"deck": "intrigue", "left": 21, "open": 0, "kept": [0] * 4}
        self.decks = {"decks": [self.deck]}
        seat = 0
        while self.states.count("eliminated") < 2:
            card = self.draw(seat)
            if card == "patch" and self.random.random() < 0.5:
                self.play_card(seat)
            if self.states[seat] == "playing":
                self.suggest(seat)
            seat = self.find_next(seat)
        self.suggest(seat)
        for viewer in range(4):
            log = self.check_notebook(viewer)["log"]
            self.assertEqual([e["type"] for e in log], [e["type"] for e in self.logs[viewer]])
            self.carry(viewer, viewer % 2 == 0)
        self.accuse(seat, self.envelope)
        head = self.ask()["recordFingerprint"]
        self.assertEqual(find_problems(self.use_new("deal", "a.deal", "--open"), [head]), [])

    def test_no_card_before_it_is_asked_for(self):
        """In the file, and in what everybody can have printed, is no card but those suggested."""
        self.start(3, 7)
        self.suggest(0)
        self.suggest(1)
        suggested = {card for entry in self.logs[0] for card in entry["cards"]}
        with open(os.path.join(self.folder, "a.deal"), encoding="utf-8") as file:
            public = [file.read()]
        public += [self.use_new("deal", "a.deal", *args)
                   for args in ((), ("--json",), ("--verify",), ("--verify", "--json"))]
        for text in public:
            for card in set(CLASSIC.cards) - suggested:
                self.assertNotIn(card, text.replace("-", " ") if "-" not in card else text)

    def test_refused(self):
        """What is wrong, with the file that it is about, and nothing is recorded."""
        self.start(3, 8)
        n = self.count_entries()
        for args, said in (
                (("--suggest", "0"), "a.deal: give --cards A,B,C, the cards suggested"),
                (("--suggest", "0", "--cards", "plum,green,hall"), "a.deal: give --cards A,B,C"),
                (("--suggest", "0", "--cards", "plom,rope,hall"),
                 "a.deal: “plom” is not a card in the edition “Classic”; did you mean Plum?"),
                (("--suggest", "Zoe", "--cards", "plum,rope,hall"), "deal: “Zoe” is not a player"),
                (("--show", "1"), "a.deal: Bob has no card to show now."),
                (("--see", "1"), "a.deal: No card was shown to Bob."),
                (("--take-back", "1"), "a.deal: Bob didn’t make the last suggestion."),
                (("--notebook", "1"), "deal: give -o FILE, the notebook to write"),
                (("--see", "1", "--hand", "1"), "deal: one thing is done at a time"),
        ):
            result = run("deal", "a.deal", *args, cwd=self.folder)
            self.assertEqual(result.returncode, 2)
            self.assertIn(f"casebook-cli: {said}", result.stderr)
            self.assertEqual(result.stdout, "")
        self.assertEqual(self.count_entries(), n)
        self.use_new("deal", "a.deal", "--notebook", "1", "-o", "1.casebook")
        result = run("deal", "a.deal", "--notebook", "0", "-o", "1.casebook", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: 1.casebook: not saved: This is not a notebook of")

    def test_probing_a_hand_is_recorded(self):
        """That a card cannot be shown tells of a hand, so it is looked at first."""
        self.start(3, 9)
        card = self.hands[1][0]
        cards = [card if CLASSIC.kinds[category] >> CLASSIC.cards.index(card) & 1 else
                 next(c for c in self.envelope
                      if CLASSIC.kinds[category] >> CLASSIC.cards.index(c) & 1)
                 for category in CLASSIC.categories]
        self.ask("--suggest", "0", "--cards", ",".join(cards))
        n = self.count_entries()
        other = next(c for c in cards if c != card)
        result = run("deal", "a.deal", "--show", "1", "--cards", other, cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: a.deal: Bob can’t show that card.")
        self.assertEqual(self.count_entries(), n + 1)
        self.assertIn("Bob saw which cards there are to show",
                      self.use_new("deal", "a.deal", "--verify"))

    def test_taken_back_and_left(self):
        """A suggestion that was taken back leaves the notebook; what was heard of it stays."""
        self.start(3, 10)
        self.ask("--suggest", "0", "--cards", ",".join(self.envelope))
        before = self.check_with("2")
        self.assertEqual([e["type"] for e in before], ["suggestion"])
        self.ask("--take-back", "0")
        after = self.check_with("2")
        self.assertEqual([(e["type"], e["claim"], e["player"]) for e in after],
                         [("statement", "none", 1), ("statement", "none", 2)])
        said = self.use_new("deal", "a.deal", "--leave", "1")
        self.assertTrue(said.startswith("Bob left: "))
        self.assertEqual(self.ask()["play"]["openHands"][1], self.hands[1])
        self.assertEqual(self.check_with("2")[-1]["cards"], self.hands[1])
        said = self.ask("--suggest", "2", "--cards", ",".join(self.envelope))["play"]
        self.assertEqual(said["passed"], [0])

    def test_two_players(self):
        """Whom nobody shows a card looks at one that lies face down, at another one each time, and
        nothing goes on before; only who looked is told, after it is in the record."""
        self.start(2, 20)
        dealt = {card for hand in self.hands for card in hand}
        down = {}
        kinds = [[card for i, card in enumerate(CLASSIC.cards) if CLASSIC.kinds[category] >> i & 1]
                 for category in CLASSIC.categories]
        cards = [next(card for card in kind if card not in self.hands[1]) for kind in kinds]
        named = ",".join(cards)
        held = self.hands[0][0]
        answered = [held if held in kind else card for kind, card in zip(kinds, cards)]
        for place in (2, 1):
            play = self.ask("--suggest", "0", "--cards", named)["play"]
            self.assertEqual((play["step"], play["seat"]), ("look", 0))
            n = self.count_entries()
            for args, said in (
                    (("--suggest", "1", "--cards", named), "Ann must look at a face-down card first."),
                    *(((f"--look=0={seen}",),
                       "Ann has seen that card, and must look at another one.") for seen in down)):
                self.assert_complaint(run("deal", "a.deal", *args, cwd=self.folder),
                                      f"casebook-cli: a.deal: {said}")
            self.assertEqual(self.count_entries(), n)
            looked = self.ask(f"--look=Ann={place}")
            down[place] = looked.pop("card")
            record = looked.pop("recordFingerprint")
            self.assertEqual(looked, {"casebook": 1, "seat": 0, "place": place, "entries": n + 1})
            self.assertEqual(self.ask()["recordFingerprint"], record)
            self.assertIn(f"Ann looked at position {place}\n",
                          self.use_new("deal", "a.deal", "--verify"))
            self.assertEqual(self.ask()["play"]["seat"], 1)
            self.ask("--suggest", "1", "--cards", ",".join(answered))
            card = self.ask("--show", "0")["choice"][0]
            self.ask("--show", "0", "--cards", card)
            self.ask("--see", "1")
        self.assertEqual(len(set(down.values()) - dealt), 2)
        for seat, cards in ((0, down), (1, {})):
            self.use_new("deal", "a.deal", "--notebook", str(seat), "-o", f"{seat}.casebook")
            looks = [entry for entry in self.read_log(f"{seat}.casebook").values()
                     if entry["type"] == "look"]
            self.assertEqual({look["slots"][0] + 1: look["cards"][0] for look in looks
                              if "cards" in look}, cards)
            self.assertEqual(len(looks), 2)
        said = self.use_new("deal", "a.deal", "--look", "1=2")
        self.assertRegex(said, f"^Face-down card 2: (?i:{down[2].replace('-', ' ')})\n")
        head = self.ask()["recordFingerprint"]
        opened = self.use_new("deal", "a.deal", "--open")
        self.assertEqual(find_problems(opened, [head]), [])
        told = next(line for line in opened.splitlines() if line.startswith("face-down ") and
                    len(line.split()) == 5)
        self.assertEqual({place: told.split()[place] for place in down}, down)

    def test_looks_refused(self):
        usage = "casebook-cli: deal: --look is SEAT=N, where N is the number of a face-down card"
        self.start(2, 21)
        n = self.count_entries()
        for given, said in (("0", usage), ("0=0", usage), ("0=5", usage), ("0=x", usage),
                            ("0=", usage), ("Zoe=1", "casebook-cli: deal: “Zoe” is not a player")):
            result = run("deal", "a.deal", "--look", given, cwd=self.folder)
            self.assert_complaint(result, said)
        result = run("deal", "a.deal", "--look", "0=1", "--see", "0", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: deal: one thing is done at a time")
        self.assertEqual(self.count_entries(), n)
        os.remove(os.path.join(self.folder, "a.deal"))
        self.start(3, 21)
        result = run("deal", "a.deal", "--look", "0=1", cwd=self.folder)
        self.assert_complaint(result, usage)

    def test_codes_refused(self):
        """One that was mistyped, for another hand, already there, or whose turn it is not yet."""
        self.start(3, 12)
        self.start_elsewhere()
        self.assertEqual(self.ask("--code", "0")["codes"], [])
        for turn in range(8):
            self.suggest(turn % 3)
        first, second, *_ = self.ask("--code", "0")["codes"]
        slip = first[:6] + ("2" if first[6] != "2" else "3") + first[7:]
        phone = "phone-0.casebook"
        hand = self.ask("--hand", "0")["code"]
        for code, said in (
                (slip, "Something in this code is wrong, probably the “"),
                (first[:9], "This code is too short. Is it complete?"),
                (hand, "This is a hand code, which starts a notebook of its own."),
                (second, "This is code 2. Code 1 comes first."),
                (self.ask("--code", "1")["codes"][0], "This code is for another hand."),
                ("", "This code is too short. Is it complete?"),
        ):
            with open(os.path.join(self.folder, phone), "rb") as file:
                before = file.read()
            result = run("merge", phone, f"--code={code}", "-o", phone, cwd=self.folder)
            self.assert_complaint(result, f"casebook-cli: {phone}: {said}")
            with open(os.path.join(self.folder, phone), "rb") as file:
                self.assertEqual(file.read(), before)
        self.use_new("merge", phone, f"--code={first}", "-o", phone)
        result = run("merge", phone, f"--code={first}", "-o", phone, cwd=self.folder)
        self.assert_complaint(result, f"casebook-cli: {phone}: This notebook has all that is in this code.")
        self.carry(0)

    def test_codes_of_what_was_taken_back(self):
        self.start(3, 10)
        self.start_elsewhere()
        self.ask("--suggest", "0", "--cards", ",".join(self.envelope))
        self.carry(2)
        self.ask("--take-back", "0")
        self.carry(2)
        self.assertEqual({e["type"] for e in self.read_log("phone-2.casebook").values()}, {"statement"})
        self.ask("--leave", "1")
        self.carry(2)

    def check_with(self, seat):
        self.use_new("deal", "a.deal", "--notebook", seat, "-o", "n.casebook")
        with open(os.path.join(self.folder, "n.casebook"), encoding="utf-8") as file:
            return json.load(file)["log"]


if __name__ == "__main__":
    sys.exit(main())
