# test-cheats.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every cheat at a deal that src/dealing/PROTOCOL.md names is played here, and noticed twice: by
casebook-cli, and by verify_deal.py, which has nothing of Casebook. A cheat who changes one thing is
noticed from the deal alone. One who computes everything anew to fit is noticed by what somebody
wrote down; such a cheat is played by forge(), which knows all that Casebook does. The cheats that
are not noticed, as the page says, are played as well."""

import base64
import hashlib
import json
import math
import os
import re

from transcript import SOURCES, Transcript, main, run
from verify_deal import Chance, Promise, find_problems, mix, sha256, shorten

NUMBERS = {0: "417", 2: "42"}

# What plays each cheat of the page, by how that begins, in its order.
PLAYED = {
    "the dealer hears the numbers": "dealt_again_after_the_numbers",
    "… or has prepared two": "two_deals_with_one_short_form",
    "changes a card": "card_changed face_up_card_changed",
    "changes the rules": "rules_changed seats_changed",
    "writes a secret of another form": "secret_of_another_form",
    "cuts the fingerprint": "fingerprint_cut part_of_a_fingerprint_proves_nothing",
    "writes somebody's number in another way": "number_respelled one_spelling",
    "changes, drops or makes up a number":
        "number_changed number_changed_afterwards number_dropped_or_made_up",
    "takes a number from somebody": "number_given_twice_or_late",
    "drops a look":
        "look_left_out look_made_up somebody_elses_look accusations_swapped cards_of_accusations_swapped",
    "says that somebody passes": "CheatsAtPlay.answers_made_up CheatsAtPlay.answered_by_another_rule",
    "shows another card than": "CheatsAtPlay.shown_card_swapped CheatsAtPlay.another_card_that_fits",
    "shows a card that is not held": "CheatsAtPlay.shown_card_swapped CheatsAtPlay.shown_by_who_had_none",
    "draws another card": "CheatsAtDecks.another_card CheatsAtDecks.not_killed CheatsAtDecks.draw_left_out",
    "puts more or fewer cards": "CheatsAtDecks.more_cards_in_the_deck",
    "plays a card": "CheatsAtDecks.played_what_was_not_kept",
    "leaves out a look that is owed":
        "CheatsAtLooks.look_left_out CheatsAtLooks.looked_at_the_same_again CheatsAtLooks.looked_instead",
    "takes a suggestion out":
        "CheatsAtPlay.show_left_out CheatsAtPlay.taken_back_after_a_look CheatsAtPlay.taken_back_made_up",
    "tries suggestions": "CheatsAtPlay.tried_and_taken_back",
    "drops looks *after*": "last_look_left_out look_left_out_that_nobody_wrote_down",
    "passes off a seeded deal": "seed_passed_off_as_chance seed_takes_no_number",
    "tries secrets": "chosen_before_where_nobody_speaks chosen_before_the_numbers figures_of_the_page",
    "shows you a hand": "somebody_elses_hand_shown judged_wrongly",
    "ends the game": "dealt_again_after_the_game_was_lost",
}


def uncover(text):
    return base64.b64decode(text).decode()


def cover(text):
    return base64.b64encode(text.encode()).decode()


def deal(promised, numbers):
    return Promise(promised).deal(Chance(mix(sha256(promised), numbers, promised.splitlines()[-1])))


def get_envelope(promised, numbers):
    return deal(promised, numbers).splitlines()[0].split(" ")[1:]


def change_secret(promised, secret):
    return re.sub("secret .*", f"secret {secret}", promised)


def try_secrets(promised):
    for i in range(10 ** 6):
        yield change_secret(promised, sha256(f"try {i}"))


def seal(promised, seat, cards):
    return sha256(f"casebook-accusation 3\nby {seat}\n{cards}{promised.splitlines()[-1]}\n")


def seal_shown(promised, line, by, to, cards):
    last = promised.splitlines()[-1]
    return sha256(f"casebook-shown 3\nline {line}\nby {by}\nto {to}\n{cards}{last}\n")


def forge(content, promised=None):
    """Computes all anew that has to fit: what a cheat does who knows how Casebook works."""
    promised = promised or uncover(content["sealed"])
    content["sealed"] = cover(promised)
    fingerprint = content["fingerprint"] = sha256(promised)
    for line, entry in enumerate(content["record"], 1):
        kind, *seats = entry["entry"].split(" ")
        if kind == "accuse":
            entry["entry"] = f"accuse {seats[0]} {seal(promised, seats[0], uncover(entry['cards']))}"
        elif kind == "show":
            sealed = seal_shown(promised, line, *seats[:2], uncover(entry["cards"]))
            entry["entry"] = f"show {seats[0]} {seats[1]} {sealed}"
        fingerprint = sha256(f"{fingerprint} {entry['entry']}\n")
        entry["fingerprint"] = fingerprint
    content["recordFingerprint"] = fingerprint
    return content


def find_best(n, ways):
    """How often the likeliest of so many outcomes comes in n draws, with the best of 2^20 secrets: the
    number that half of such cheats do not exceed."""
    def exceeds(k):
        tail = sum(math.exp(math.lgamma(n + 1) - math.lgamma(i + 1) - math.lgamma(n - i + 1)
                            - i * math.log(ways) + (n - i) * math.log1p(-1 / ways))
                   for i in range(k + 1, min(n, k + 2000) + 1))
        return tail >= 1 or ways * 2 ** 20 * math.log1p(-tail) < math.log(0.5)

    low, high = n // ways, n
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if exceeds(middle) else (low, middle)
    return low


class Table(Transcript):
    """A deal of which the players keep what they saw: the fingerprint before they said their
    numbers, and that of the record after each of these and after everything that is done."""

    EDITION = "classic"
    NAMES = "Ann,Bob,Cy"

    def setUp(self):
        super().setUp()
        result = self.deal()
        while not self.suits(uncover(self.read()["sealed"])):
            os.remove(f"{self.folder}/a.deal")
            result = self.deal()
        self.fingerprint = json.loads(result.stdout)["fingerprint"]
        self.heads = []
        self.do("--number", "0=417")
        self.do("--number", f"{self.NAMES.split(',')[-1]}=42")
        self.play()
        self.sealed = self.read()
        self.promised = uncover(self.sealed["sealed"])
        self.opened = self.use("--open")
        with open(f"{self.folder}/a.deal", encoding="utf-8") as file:
            self.honest = file.read()

    def deal(self):
        result = run("deal", self.EDITION, "--names", self.NAMES, "--json", "-o", "a.deal", cwd=self.folder)
        self.assert_quiet(result)
        return result

    def suits(self, promised):
        """Whether the test can be played with this deal."""
        return bool(promised)

    def do(self, *args):
        said = json.loads(self.use(*args, "--json"))
        self.heads.append(said["recordFingerprint"])
        return said

    def use(self, *args):
        result = run("deal", "a.deal", *args, cwd=self.folder)
        self.assert_quiet(result)
        return result.stdout

    def read(self):
        with open(f"{self.folder}/a.deal", encoding="utf-8") as file:
            return json.load(file)

    def change(self, **members):
        content = json.loads(self.honest)
        content.update(members)
        self.write("a.deal", json.dumps(content))
        return content

    def assert_refused(self, content, member, words=""):
        """casebook-cli says which member of the file does not fit."""
        self.write("a.deal", json.dumps(content))
        for args in (("--verify",), ("--hand", "0")):
            result = run("deal", "a.deal", *args, cwd=self.folder)
            self.assert_complaint(result, f"casebook-cli: a.deal: {member}: ")
            self.assertIn(words, result.stderr)

    def assert_noticed(self, text, problem):
        """verify_deal.py says what does not fit."""
        self.assertNotEqual(text, self.opened)
        self.assertIn(problem, "\n".join(find_problems(text)))

    def assert_forged(self, content, *seen):
        """It fits together, but not with what was seen."""
        self.write("a.deal", json.dumps(content))
        opened = self.use("--open")
        self.assertEqual(find_problems(opened), [])
        forms = [form for code in seen
                 for form in (code, shorten(code), shorten(code).lower().replace("-", " "))]
        result = run("deal", "a.deal", "--verify", *(f"--saw={form}" for form in forms),
                     cwd=self.folder)
        self.assert_quiet(result, status=1)
        self.assertIn("Everything fits together.", result.stdout)
        self.assertEqual(result.stdout.count("is not a fingerprint of this deal"), len(forms))
        self.assertEqual(len(find_problems(opened, forms)), len(forms))
        return opened


class Cheats(Table):
    def suits(self, promised):
        """Nobody may be right."""
        return get_envelope(promised, NUMBERS) not in (["plum", "rope", "hall"], ["green", "knife", "study"])

    def play(self):
        for args in (["--hand", "0"], ["--hand", "1"], ["--hand", "2"],
                     ["--accuse", "1", "--cards", "plum,rope,hall"], ["--hand", "0"],
                     ["--accuse", "2", "--cards", "green,knife,study"]):
            self.do(*args)

    def test_honest(self):
        seen = [self.fingerprint, *self.heads]
        seen += [shorten(code) for code in seen]
        self.assertEqual(find_problems(self.opened, seen), [])
        args = [arg for code in seen for arg in ("--saw", code)]
        self.assertIn("✓ Everything fits together.", self.use("--verify", *args))
        self.assertEqual(self.use("--open"), self.opened)

    def test_honest_deals_of_all_kinds(self):
        """The independent check deals as Casebook does: any edition, players, rest, missing cards."""
        for number, (edition, *args) in enumerate([
                ("classic", "--players", "4", "--deal", "equal"),
                ("classic", "--players", "5", "--deal", "equal", "--rest", "down"),
                ("classic", "--players", "5", "--deal", "all", "--first", "3"),
                ("classic", "--players", "2", "--face-down", "4"),
                ("at-sea", "--players", "4"), ("nightmare", "--players", "2"),
                ("master-detective", "--players", "7"), ("big-bang", "--players", "3")]):
            file = f"{number}.deal"
            self.assert_quiet(run("deal", edition, *args, "-o", file, cwd=self.folder))
            self.assert_quiet(run("deal", file, "--number", "1=0", "--number", "0=999999",
                                  cwd=self.folder))
            opened = run("deal", file, "--open", cwd=self.folder).stdout
            self.assertEqual(find_problems(opened), [], edition)

    def test_card_changed(self):
        """In the file there is no card to change; in what is laid open every one shows."""
        cards = self.opened.split("\n\n")[2].splitlines()
        for one in range(3):
            for other in range(one + 1, 4):
                changed = list(cards)
                a, b = cards[one].split(" ")[-1], cards[other].split(" ")[-1]
                changed[one] = cards[one].removesuffix(a) + b
                changed[other] = cards[other].removesuffix(b) + a
                self.assert_noticed(self.opened.replace("\n".join(cards), "\n".join(changed)),
                                    "the cards do not follow")

    def test_face_up_card_changed(self):
        content = self.change(removed=["plum"])
        self.assert_refused(content, "sealed", "does not lead to the face-up cards")

    def test_seats_changed(self):
        """Ann's hand goes to Bob."""
        players = [{"name": name} for name in ("Bob", "Ann", "Cy")]
        self.assert_refused(self.change(players=players), "sealed")
        content = self.change(players=players)
        promised = self.promised.replace("Ann\nplayer Bob", "Bob\nplayer Ann")
        self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)

    def test_rules_changed(self):
        """Who is dealt first, how the rest lies: all of it was promised."""
        for rule, other, first in (("hands all", "hands equal", 0), ("first-dealt 0", "first-dealt 1", 1)):
            promised = self.promised.replace(rule, other)
            content = self.change(sealed=cover(promised), firstDealt=first)
            self.assert_refused(content, "fingerprint", "which was changed")
            self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)
        self.assert_noticed(self.opened.replace("hands all", "hands equal"), "entry 1 does not follow")

    def test_secret_changed(self):
        promised = change_secret(self.promised, sha256("another"))
        content = self.change(sealed=cover(promised))
        self.assert_refused(content, "fingerprint", "which was changed")
        self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)
        first, rest = self.opened.split("\n\n", 1)
        self.assert_noticed(change_secret(first, sha256("another")) + "\n\n" + rest,
                            "the cards do not follow")

    def test_dealt_again_after_the_numbers(self):
        """The dealer hears the numbers and looks for a secret that puts what he likes into the
        envelope. The fingerprint had been written down before."""
        wanted = ["plum", "rope", "hall"]
        promised = next(p for p in try_secrets(self.promised) if get_envelope(p, NUMBERS) == wanted)
        opened = self.assert_forged(forge(self.change(), promised), self.fingerprint, *self.heads)
        self.assertIn("\nenvelope plum rope hall\n", opened)

    def set_number(self, entry, at=1):
        """The file with another entry where Cy gave 42."""
        content = self.change()
        content["record"][at]["entry"] = entry
        return content

    def test_number_changed(self):
        self.assert_refused(self.set_number("number 2 43"), "record[1].fingerprint", "was changed")
        for changed in (self.opened.replace("number 2 42", "number 2 43"),
                        self.opened.replace("number 2 42", "number 1 42")):
            self.assert_noticed(changed, "the cards do not follow")
            self.assert_noticed(changed, "entry 2 does not follow")

    def test_number_changed_afterwards(self):
        """Even with everything computed anew: the fingerprint of the record was seen, and the hands
        are others than those that were dealt."""
        opened = self.assert_forged(forge(self.set_number("number 2 43")), *self.heads[1:])
        self.assertNotIn(self.opened.split("\n\n")[2].splitlines()[1], opened)

    def test_number_respelled(self):
        """The owner knows the secret and looks for a spelling of somebody else's number that puts
        what he likes into the envelope: a number has one, and every other is refused even with
        everything computed anew."""
        for entry in ("number 2 042", "number 2 0042", "number 2 +42", "number 2 42 ", "number 2  42",
                      "number 2 4\u200b2", "number 2 ４２", "number 2 \u0664\u0662", "number 02 42",
                      "number 2 42.0", "number 2 0x2a", "number 2 forty-two", "number 2", "number 2 ",
                      "number 2 1000000", "number 2 -42", "Number 2 42", "number 3 42"):
            self.assert_refused(forge(self.set_number(entry)), "record[1].entry", "can happen in a deal")
            changed = self.opened.replace("number 2 42", entry)
            self.assertNotEqual(find_problems(changed), [], entry)

    def test_one_spelling(self):
        """However it is typed, the same number makes the same line."""
        heads = set()
        with open(f"{self.folder}/a.deal", encoding="utf-8") as file:
            fresh = json.load(file)
        for typed in ("7", "07", "007", "000007"):
            self.write("a.deal", json.dumps(dict(fresh, record=[], recordFingerprint=self.fingerprint)))
            heads.add(json.loads(self.use("--number", f"1={typed}", "--json"))["recordFingerprint"])
            self.assertEqual(self.read()["record"][0]["entry"], "number 1 7")
        self.assertEqual(len(heads), 1)

    def test_number_given_twice_or_late(self):
        """Somebody who has seen a hand, or the number of another, has nothing left to choose."""
        for entry in ("number 0 42", "look 0"):
            content = forge(self.set_number(entry, at=1 if entry != "look 0" else 0))
            self.assert_refused(content, "record[1].entry", "cannot follow")
        for number in ("0=5", "1=5"):
            self.write("a.deal", json.dumps(self.sealed))
            result = run("deal", "a.deal", "--number", number, cwd=self.folder)
            self.assert_complaint(result, "casebook-cli: a.deal: not saved: Each player gives one number")
        twice = self.opened.replace("number 2 42", "number 0 42")
        self.assert_noticed(twice, "entry 2 is not the one number of a player")
        lines = self.opened.split("\n")
        at = next(i for i, line in enumerate(lines) if line.endswith(" look 0"))
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
        self.assert_noticed("\n".join(lines), "entry 3 is a number that came after something else")

    def test_number_dropped_or_made_up(self):
        content = self.change()
        del content["record"][1]
        self.assert_refused(content, "record[1].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[1:])
        content = self.change()
        content["record"].insert(2, {"entry": "number 1 5", "fingerprint": self.heads[1]})
        self.assert_refused(content, "record[2].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[2:])

    def test_order_of_numbers(self):
        """Who spoke first is in the record, but the cards do not follow from it: nobody gains by
        changing it."""
        content = self.change()
        record = content["record"]
        record[0], record[1] = record[1], record[0]
        opened = self.assert_forged(forge(content), *self.heads[:2])
        self.assertEqual(opened.split("\n\n")[2], self.opened.split("\n\n")[2])

    def test_accusations_swapped(self):
        content = self.change()
        record = content["record"]
        places = [i for i, entry in enumerate(record) if entry["entry"].startswith("accuse")]
        record[places[0]], record[places[1]] = record[places[1]], record[places[0]]
        self.assert_refused(content, f"record[{places[0]}].fingerprint", "the record was changed")
        self.assert_forged(forge(content), self.heads[-1], self.heads[-2], self.heads[-3])
        lines = self.opened.split("\n")
        a, b = [i for i, line in enumerate(lines) if " accuse " in line]
        lines[a], lines[b] = lines[b], lines[a]
        self.assert_noticed("\n".join(lines), "entry 6 does not follow")

    def test_cards_of_accusations_swapped(self):
        """Who was wrong would have been right."""
        content = self.change()
        one, other = [entry for entry in content["record"] if "cards" in entry]
        one["cards"], other["cards"] = other["cards"], one["cards"]
        self.assert_refused(content, "record[5].cards", "they were changed")
        self.assert_forged(forge(content), self.heads[-1])
        text = self.opened.replace("accused 1 plum rope hall", "accused 1 green knife study")
        self.assert_noticed(text, "the accusation of entry 6 is not the one that was sealed")

    def test_look_left_out(self):
        content = self.change()
        del content["record"][3]
        self.assert_refused(content, "record[3].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[3:])
        lines = self.opened.split("\n")
        del lines[next(i for i, line in enumerate(lines) if line.endswith(" look 1"))]
        self.assert_noticed("\n".join(lines), "entry 4 does not follow")

    def test_last_look_left_out(self):
        content = dict(self.sealed, record=self.sealed["record"][:-1])
        self.assert_refused(content, "recordFingerprint", "left out at the end")
        self.assert_forged(forge(content), self.heads[-1])

    def test_look_left_out_that_nobody_wrote_down(self):
        """Not noticed, as the page says: there is no later fingerprint that somebody has."""
        content = dict(self.sealed, record=self.sealed["record"][:-2])
        self.write("a.deal", json.dumps(forge(content)))
        seen = [self.fingerprint, *self.heads[:-2]]
        args = [arg for code in seen for arg in ("--saw", code)]
        self.assertIn("✓ Everything fits together.", self.use("--verify", *args))
        self.assertEqual(find_problems(self.use("--open"), seen), [])

    def test_look_made_up(self):
        """Bob is said to have looked once more."""
        content = self.change()
        content["record"].insert(5, {"entry": "look 1", "fingerprint": self.heads[4]})
        self.assert_refused(content, "record[5].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[5:])

    def test_somebody_elses_look(self):
        content = self.change()
        content["record"][2]["entry"] = "look 2"
        self.assert_refused(content, "record[2].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[2:])

    def test_somebody_elses_hand_shown(self):
        """A changed program shows Bob the hand of Ann. It has to say so in the end, too, or the text
        has another hand than the one he saw: and that one follows from nothing."""
        told = [json.loads(run("deal", "a.deal", "--hand", str(seat), "--json", cwd=self.folder).stdout)
                for seat in range(2)]
        lines = [f"hand {seat} {' '.join(hand['hand'])}" for seat, hand in enumerate(told)]
        for line in lines:
            self.assertIn(f"\n{line}\n", self.opened)
        lie = lines[0].replace("hand 0", "hand 1")
        self.assert_noticed(self.opened.replace(lines[1], lie), "the cards do not follow")

    def test_judged_wrongly(self):
        """A changed program tells Bob that he is right, or Cy that she is wrong."""
        envelope = re.search("(?m)^envelope (.*)$", self.opened)[1]
        self.assertIn("\naccused 1 plum rope hall\n", self.opened)
        for text in (self.opened.replace("accused 1 plum rope hall", f"accused 1 {envelope}"),
                     self.opened.replace(f"envelope {envelope}", "envelope plum rope hall")):
            self.assertNotEqual(find_problems(text), [])

    def test_dealt_again_after_the_game_was_lost(self):
        """Nothing of the first deal fits the second, not even the numbers."""
        os.remove(f"{self.folder}/a.deal")
        again = json.loads(self.deal().stdout)
        self.assertEqual(self.read()["record"], [])
        self.assertNotEqual(again["fingerprint"], self.fingerprint)
        seen = [self.fingerprint, *self.heads]
        result = run("deal", "a.deal", "--verify", *(f"--saw={code}" for code in seen), cwd=self.folder)
        self.assertEqual(result.stdout.count("is not a fingerprint of this deal"), len(seen))

    def test_after_the_end(self):
        content = self.change()
        content["record"].append({"entry": "look 1", "fingerprint": "0" * 64})
        self.assert_refused(content, "record[9].entry", "cannot follow")

    def test_fingerprint_cut(self):
        for cut in (self.fingerprint[:25], self.fingerprint[:63], shorten(self.fingerprint),
                    self.fingerprint.upper(), "", self.fingerprint + "0"):
            self.assert_refused(self.change(fingerprint=cut), "fingerprint", "64")
        result = run("deal", "a.deal", "--verify", "--saw", "", cwd=self.folder)
        self.assertEqual(result.returncode, 2)

    def test_part_of_a_fingerprint_proves_nothing(self):
        """Somebody who wrote down less than the short form has nothing that is compared."""
        for part in (shorten(self.fingerprint)[:-1], self.fingerprint[:-1], "-", ""):
            result = run("deal", "a.deal", "--verify", "--saw", part, cwd=self.folder)
            self.assert_quiet(result, status=1)
            self.assertEqual(len(find_problems(self.opened, [part])), 1)

    def test_secret_of_another_form(self):
        """A secret that is a text of somebody's choice, or too short to be secret."""
        for secret in ("7", "ab" * 31, "ab" * 33, "AB" * 32, "a" * 63 + "g", "the owner's dog",
                       ""):
            promised = change_secret(self.promised, secret)
            self.assert_refused(forge(self.change(), promised), "sealed")
            text = self.opened.replace(self.promised.splitlines()[-1], f"secret {secret}")
            self.assert_noticed(text, "the secret is not 64 hexadecimal digits")

    def test_seed_passed_off_as_chance(self):
        result = run("deal", "classic", "--names", self.NAMES, "--seed", "7", "-o", "s.deal",
                     cwd=self.folder)
        said = "Dealt from seed 7: anybody who knows it knows all cards. This deal proves nothing."
        self.assertIn(said, result.stdout)
        self.assertNotIn("Fingerprint", result.stdout)
        for args in ((), ("--verify",)):
            self.assertIn(said, run("deal", "s.deal", *args, cwd=self.folder).stdout)
        told = json.loads(run("deal", "s.deal", "--json", cwd=self.folder).stdout)
        self.assertEqual((told["seed"], told["proof"]), ("7", said))
        self.assertEqual([key for key in told if "ingerprint" in key or key == "short"], [])
        with open(f"{self.folder}/s.deal", encoding="utf-8") as file:
            content = json.load(file)
        self.assertEqual((content["seed"], "fingerprint" in content), ("7", False))
        opened = run("deal", "s.deal", "--open", cwd=self.folder).stdout
        self.assertEqual(find_problems(opened), ["this deal comes from a seed and proves nothing"])

        promised = uncover(content.pop("sealed"))
        del content["seed"]
        disguised = dict(content, sealed=cover(promised), fingerprint=sha256(promised))
        self.assert_refused(disguised, "seed", "this deal comes from one")
        promised = re.sub("seed .*", f"secret {sha256('any')}", promised)
        opened = self.assert_forged(forge(dict(content, sealed=""), promised), self.fingerprint)
        self.assertNotEqual(run("deal", "classic", "--names", self.NAMES, "--seed", "7", "--hand", "0",
                                "--json", cwd=self.folder).stdout.split('"hand"')[1],
                            opened.split("\n\n")[2])

    def test_seed_takes_no_number(self):
        run("deal", "classic", "--names", self.NAMES, "--seed", "7", "-o", "s.deal", cwd=self.folder)
        result = run("deal", "s.deal", "--number", "0=5", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: s.deal: not saved: Each player gives one number")

    def test_number_before_the_fingerprint(self):
        """A number that is known before the secret is fixed protects nobody."""
        result = run("deal", "classic", "--names", self.NAMES, "--number", "0=5", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: deal: give a --number once its fingerprint")

    def test_nobody_spoke(self):
        run("deal", "classic", "--names", self.NAMES, "-o", "n.deal", cwd=self.folder)
        said = run("deal", "n.deal", "--verify", cwd=self.folder).stdout
        self.assertIn("Nobody gave a number: nothing changed after the fingerprint was shown, but "
                      "whoever made it may have chosen the cards.", said)

    def test_two_deals_with_one_short_form(self):
        """Half as many bits of trials find two secrets whose fingerprints begin alike: here 24 bits
        in some 2^12; for the 60 bits of the short form it is 2^30. The whole one tells them
        apart."""
        seen = {}
        for n, promised in enumerate(try_secrets(self.promised)):
            other = seen.setdefault(sha256(promised)[:6], promised)
            if other is not promised:
                break
        self.assertLess(n, 2 ** 15)
        self.assertNotEqual(sha256(promised), sha256(other))
        content = forge(self.change(), promised)
        self.assert_forged(content, sha256(other), self.fingerprint)

    def test_chosen_before_where_nobody_speaks(self):
        """Not noticed, as the page says: without numbers the dealer deals until it suits him."""
        tried = (get_envelope(p, {}) for p in try_secrets(self.promised))
        n = next(i for i, envelope in enumerate(tried) if envelope == ["plum", "rope", "hall"])
        self.assertLess(n, 5000)

    def count_best(self, promised, numbers):
        """How often the suspect that is most often in the envelope is in it."""
        found = [get_envelope(promised, {0: number})[0] for number in numbers]
        return max(found.count(suspect) for suspect in set(found))

    def test_chosen_before_the_numbers(self):
        """The dealer picks, of 100 secrets, the one with which he knows the suspect best, whatever is
        said. One die leaves him much, and a thousand numbers little: a suspect in six is in the
        envelope by chance."""
        secrets = [p for p, _ in zip(try_secrets(self.promised), range(100))]
        best = max(self.count_best(promised, range(1, 7)) for promised in secrets)
        self.assertGreaterEqual(best, 4)
        best = max(self.count_best(promised, range(1000)) for promised in secrets)
        self.assertLess(best, 230)

    def test_figures_of_the_page(self):
        """Each line of the table says how often what comes most often comes, with the best secret of a
        million, whichever it is of six suspects or 324 envelopes."""
        with open(f"{SOURCES}/src/dealing/PROTOCOL.md", encoding="utf-8") as file:
            lines = re.findall(r"\| ([\d,]+) \| ([\d.]+) % \| ([\d.]+) % \|\n", file.read())
        self.assertEqual(len(lines), 8)
        for different, *told in lines:
            n = int(different.replace(",", ""))
            for said, ways in zip(told, (6, 324)):
                found = 100 * find_best(n, ways) / n
                self.assertAlmostEqual(float(said), found, delta=0.6 if "." not in said else 0.06)

    def test_chosen_by_who_knows_the_secret_and_speaks_last(self):
        """Not noticed, as the page says: the owner of the device can dig out the secret. That is
        why he speaks first."""
        tried = (get_envelope(self.promised, {0: "417", 2: i}) for i in range(10 ** 6))
        n = next(i for i, envelope in enumerate(tried) if envelope == ["plum", "rope", "hall"])
        self.assertLess(n, 5000)

    def test_accusation_cannot_be_tried_out(self):
        """What everybody sees of an accusation tells no card: the few there are can be tried out
        only by one who has the secret."""
        entry = next(e for e in self.sealed["record"] if "cards" in e)["entry"]
        categories = Promise(self.promised).categories
        found = []
        for last in ("", "secret " + "0" * 64, self.promised.splitlines()[-1]):
            sealed = {hashlib.sha256(f"casebook-accusation 3\nby 1\ncards {a} {b} {c}\n{last}\n"
                                     .encode()).hexdigest()
                      for a in categories[0][1] for b in categories[1][1] for c in categories[2][1]}
            found.append(entry.split(" ")[2] in sealed)
        self.assertEqual(found, [False, False, True])

    def test_page_says_what_is_tested(self):
        """The page names each number that is stated here, and each of its cheats is played."""
        with open(f"{SOURCES}/src/dealing/PROTOCOL.md", encoding="utf-8") as file:
            page = file.read()
        for number in ("2^256", "2^128", "2^60", "2^30", "60 bits"):
            self.assertIn(number, page)
        table = page.split("## What each cheat would take\n")[1].split("\n\n")[0]
        cheats = [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()[2:]]
        self.assertEqual(len(cheats), len(PLAYED))
        for cheat, (start, played) in zip(cheats, PLAYED.items()):
            self.assertTrue(cheat.startswith(start), (cheat, start))
            for name in played.split(" "):
                kind, _, test = name.rpartition(".")
                self.assertTrue(hasattr(globals()[kind or "Cheats"], f"test_{test}"), name)


class CheatsAtDecks(Table):
    """The players draw from the Intrigue deck, one after the other, until somebody is killed; who drew
    a card that is kept plays it."""

    EDITION = "nightmare"

    def play(self):
        self.lines = []
        seat = 0
        while not self.lines or not self.lines[-1].endswith(" kills"):
            self.do("--draw", str(seat))
            self.lines = [entry["entry"] for entry in self.read()["record"]]
            seat = (seat + 1) % 3
        self.kept = next(i for i, line in enumerate(self.lines) if line.endswith(" patch"))
        self.player = self.lines[self.kept].split(" ")[1]
        if self.lines[-1].split(" ")[1] == self.player:
            self.kept = next(i for i, line in enumerate(self.lines) if line.endswith(" patch")
                             and line.split(" ")[1] != self.player)
            self.player = self.lines[self.kept].split(" ")[1]
        self.do("--play", self.player)
        self.lines = [entry["entry"] for entry in self.read()["record"]]

    def assert_line(self, number, line, problem):
        for again in (lambda content: content, forge):
            content = self.change()
            content["record"][number - 1]["entry"] = line
            self.assert_refused(again(content), f"record[{number - 1}].entry")
        self.assert_noticed(self.opened.replace(f" {self.lines[number - 1]}\n", f" {line}\n"),
                            f"entry {number} {problem}")

    def test_honest(self):
        self.assertEqual(find_problems(self.opened, self.heads), [])
        self.assertIn("\ndeck intrigue kills:king:8 keeps:patch:13\n", self.promised)
        self.assertEqual(sum(line.endswith(" king") for line in self.lines), 7)
        self.assertEqual(self.lines[-1], f"play {self.player} intrigue patch")

    def test_another_card(self):
        """One who draws a king says that it was none, or the other way round."""
        for i, line in enumerate(self.lines[:-2]):
            if line.startswith("draw"):
                other = line.replace("king", "patch") if "king" in line else \
                    line.replace("patch", "king")
                self.assert_line(i + 1, other, "is not the card that comes")

    def test_not_killed(self):
        number = len(self.lines) - 1
        line = self.lines[number - 1]
        self.assert_line(number, line.removesuffix(" kills"), "is not the card that comes")
        self.assert_line(number, line.replace("king kills", "patch"), "is not the card that comes")
        early = next(i for i, line in enumerate(self.lines) if line.endswith(" king"))
        self.assert_line(early + 1, f"{self.lines[early]} kills", "is not the card that comes")

    def test_played_what_was_not_kept(self):
        killed = self.lines[-2].split(" ")[1]
        self.assert_line(len(self.lines), f"play {killed} intrigue patch", "is of a deck that")
        self.assert_line(len(self.lines), f"play {self.player} intrigue king",
                         "plays a card that was not kept")
        self.assert_line(3, f"play {self.player} intrigue patch", "plays a card that was not kept")

    def test_draw_left_out(self):
        """Without the first king all cards after it would have to be others."""
        content = self.change()
        del content["record"][next(i for i, line in enumerate(self.lines) if line.endswith(" king"))]
        for changed in (content, forge(content)):
            self.write("a.deal", json.dumps(changed))
            result = run("deal", "a.deal", "--verify", cwd=self.folder)
            self.assert_complaint(result, "casebook-cli: a.deal: record[")
        lines = [line for line in self.opened.split("\n") if not re.search(" draw . intrigue king$", line)]
        self.assert_noticed("\n".join(lines), "is not the card that comes")

    def test_more_cards_in_the_deck(self):
        """The deck is in the promise."""
        content = self.change()
        for n in (0, 7, 9, 80):
            promised = self.promised.replace("kills:king:8", f"kills:king:{n}")
            self.assert_refused(forge(content, promised), "sealed", "is not a deal for this table")
        self.assert_noticed(self.opened.replace("kills:king:8", "kills:king:9"),
                            "the cards do not follow")


class CheatsAtLooks(Table):
    """Two players, four cards aside: Ann asks for cards that Bob has not, and looks at one of the
    four; he does the same; then she does so again, at another one."""

    NAMES = "Ann,Bob"

    def play(self):
        self.envelope = get_envelope(self.promised_now(), {0: "417", 1: "42"})
        for seat in (0, 1, 0):
            self.do("--suggest", str(seat), "--cards", ",".join(self.envelope))
            self.look(seat)
        self.lines = [entry["entry"] for entry in self.read()["record"]]

    def look(self, seat):
        """As the window records it, which shows the card."""
        content = self.read()
        lines = [entry["entry"] for entry in content["record"]]
        place = 1 + sum(line.startswith(f"look-down {seat} ") for line in lines)
        content["record"].append({"entry": f"look-down {seat} {place}"})
        self.write("a.deal", json.dumps(forge(content)))
        self.heads.append(content["recordFingerprint"])

    def promised_now(self):
        return uncover(self.read()["sealed"])

    def test_honest(self):
        self.assertEqual([line for line in self.lines if line.startswith("look-down")],
                         ["look-down 0 1", "look-down 1 1", "look-down 0 2"])
        self.assertEqual(find_problems(self.opened, self.heads), [])

    def test_look_left_out(self):
        """Who should look goes on instead."""
        content = self.change()
        del content["record"][3]
        for changed in (content, forge(content)):
            self.assert_refused(changed, "record[3].entry", "cannot follow")
        lines = self.opened.split("\n")
        del lines[next(i for i, line in enumerate(lines) if line.endswith(" look-down 0 1"))]
        self.assert_noticed("\n".join(lines), "entry 4 comes before a look that is owed")

    def test_looked_at_the_same_again(self):
        content = self.change()
        content["record"][7]["entry"] = "look-down 0 1"
        self.assert_refused(forge(content), "record[7].entry", "cannot follow")
        self.assert_noticed(self.opened.replace(" look-down 0 2\n", " look-down 0 1\n"),
                            "entry 8 is no look at another card")

    def test_looked_instead(self):
        """Bob looks, and then asks, as if Ann had looked."""
        content = self.change()
        content["record"][7]["entry"] = "look-down 1 2"
        line = f"suggest 1 0:passed {' '.join(self.envelope)}"
        content["record"].insert(8, {"entry": line})
        self.assert_refused(forge(content), "record[8].entry", "cannot follow")
        changed = self.opened.replace(" look-down 0 2\n", f" look-down 1 2\n{'0' * 64} {line}\n")
        self.assert_noticed(changed, "entry 9 comes before a look that is owed")


class CheatsAtPlay(Table):
    """Ann asks for a card of Bob's, which he shows her; then for cards that nobody has, which is
    taken back."""

    def suits(self, promised):
        """Bob has to have two cards of a kind, and one of another."""
        cards = [line.split(" ") for line in deal(promised, NUMBERS).splitlines()]
        self.envelope, self.hand = cards[0][1:], cards[2][2:]
        held = [[card for card in ids if card in self.hand]
                for _, ids in Promise(promised).categories]
        self.kind = next((i for i in range(3) if len(held[i]) > 1), None)
        self.second = next((i for i in range(3) if i != self.kind and held[i]), None)
        if self.kind is None or self.second is None:
            return False
        self.own = [*held[self.kind][:2], held[self.second][0]]
        return True

    def play(self):
        self.asked = list(self.envelope)
        self.asked[self.kind], self.asked[self.second] = self.own[0], self.own[2]
        self.do("--suggest", "0", "--cards", ",".join(self.asked))
        self.do("--show", "1", "--cards", self.own[0])
        self.do("--see", "0")
        self.do("--suggest", "2", "--cards", ",".join(self.envelope))
        self.do("--take-back", "2")
        self.lines = [entry["entry"] for entry in self.read()["record"]]

    def change_line(self, number, line, **members):
        content = self.change()
        content["record"][number - 1].update(entry=line, **members)
        return content

    def assert_line(self, number, line, problem, said):
        """The line is refused by Casebook, even with all computed anew, and noticed in the text."""
        for content in (self.change_line(number, line), forge(self.change_line(number, line))):
            self.assert_refused(content, f"record[{number - 1}].entry", said)
        self.assert_noticed(self.opened.replace(f" {self.lines[number - 1]}\n", f" {line}\n"),
                            f"entry {number} {problem}")

    def test_honest(self):
        kinds = [line.split(" ")[0] for line in self.lines]
        self.assertEqual(kinds, ["number", "number", "suggest", "choose", "show", "see", "suggest", "take-back"])
        self.assertEqual(self.lines[2], f"suggest 0 1:shows {' '.join(self.sort(self.asked))}")
        self.assertEqual(self.lines[6],
                         f"suggest 2 0:passed 1:passed {' '.join(self.envelope)}")
        self.assertEqual(find_problems(self.opened, self.heads), [])
        self.assertIn(f"\nshown 5 {self.own[0]}\n", self.opened)
        args = [arg for code in self.heads for arg in ("--saw", code)]
        self.assertIn("✓ Everything fits together.", self.use("--verify", *args))

    def sort(self, cards):
        return Promise(self.promised).sort(cards)

    def test_answers_made_up(self):
        """Bob is said to pass though he has a card; to have to show though he has none; not to have
        been asked."""
        asked = " ".join(self.sort(self.asked))
        for line in (f"suggest 0 1:passed 2:passed {asked}", f"suggest 0 1:passed 2:shows {asked}",
                     f"suggest 0 {asked}", f"suggest 0 2:passed 1:shows {asked}"):
            self.assert_line(3, line, "has other answers than the hands give",
                             "has other answers than the hands give")
        line = f"suggest 2 0:passed 1:shows {' '.join(self.envelope)}"
        self.assert_line(7, line, "has other answers", "has other answers")

    def test_answered_by_another_rule(self):
        """Everybody is said to have answered. The text does not have the rule of the table, so that
        verify_deal.py only finds that all answers are by one rule; Casebook knows which."""
        line = f"suggest 0 1:shows 2:passed {' '.join(self.sort(self.asked))}"
        content = forge(self.change_line(3, line))
        self.assert_refused(content, "record[2].entry", "has other answers")

    def test_other_cards_named(self):
        """With other cards in the same line the answers are others, or the fingerprint is."""
        line = self.lines[6].replace(self.envelope[self.kind], self.own[0])
        self.assert_line(7, line, "has other answers", "has other answers")
        ids = Promise(self.promised).categories[self.second][1]
        other = next(card for card in ids if card not in self.hand and card not in self.asked)
        cards = [other if i == self.second else card for i, card in enumerate(self.asked)]
        content = self.change_line(3, f"suggest 0 1:shows {' '.join(self.sort(cards))}")
        self.assert_refused(content, "record[2].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[3:])

    def test_shown_card_swapped(self):
        """For another of Bob's hand, which was not asked for; the envelope's; nothing."""
        for card, said in ((self.own[1], "cannot follow"), (self.envelope[0], "cannot follow"),
                           ("", "cannot follow"), (f"{self.own[0]} {self.own[1]}", "cannot follow")):
            content = self.change_line(5, self.lines[4], cards=cover(f"cards {card}".rstrip() + "\n"))
            self.assert_refused(content, "record[4].entry", said)
            self.assert_refused(forge(content), "record[4].entry", said)
            self.assert_noticed(self.opened.replace(f"shown 5 {self.own[0]}", f"shown 5 {card}"),
                                "entry 5 is not the card that was sealed")

    def test_another_card_that_fits(self):
        """The other one that was asked for would do: but it was sealed, and with all computed anew
        whatever was written down is another."""
        content = self.change_line(5, self.lines[4], cards=cover(f"cards {self.own[2]}\n"))
        self.assert_refused(content, "record[4].cards", "they were changed")
        self.assert_forged(forge(content), *self.heads[4:])

    def test_show_left_out(self):
        content = self.change()
        del content["record"][4]
        self.assert_refused(content, "record[4].entry", "cannot follow")
        self.assert_refused(forge(content), "record[4].entry", "cannot follow")
        content = self.change()
        del content["record"][5]
        self.assert_refused(content, "record[5].fingerprint", "the record was changed")
        lines = self.opened.split("\n")
        del lines[next(i for i, line in enumerate(lines) if " show 1 0 " in line)]
        self.assert_noticed("\n".join(lines), "entry 5 is of one who was shown nothing")

    def test_tried_and_taken_back(self):
        """Not refused, as the page says: but all of it was heard, and stays in the record."""
        self.write("a.deal", json.dumps(self.sealed))
        tried = [self.envelope, self.asked, self.envelope]
        for cards in tried:
            self.do("--suggest", "2", "--cards", ",".join(cards))
            self.do("--take-back", "2")
        lines = [entry["entry"] for entry in self.read()["record"]][len(self.lines):]
        self.assertEqual([line.split(" ")[0] for line in lines], ["suggest", "take-back"] * len(tried))
        for line, cards in zip(lines[::2], tried):
            self.assertTrue(line.endswith(f" {' '.join(self.sort(cards))}"), line)
        self.assertEqual(find_problems(self.use("--open"), self.heads), [])

    def test_taken_back_after_a_look(self):
        self.assert_line(6, "take-back 0", "takes back what can’t be any more", "cannot follow")

    def test_taken_back_made_up(self):
        self.assert_line(8, "take-back 1", "takes back what can’t be any more", "cannot follow")

    def test_shown_by_who_had_none(self):
        line = self.lines[4].replace("show 1 0", "show 2 0")
        self.assert_line(5, line, "is of one who had none to show", "cannot follow")
        self.assert_line(4, "choose 2", "is of one who had none to show", "cannot follow")

    def test_shown_card_cannot_be_tried_out(self):
        """One of the three cards named, but only who has the secret can tell which."""
        sealed = self.lines[4].split(" ")[3]
        found = [card for last in ("", "secret " + "0" * 64, self.promised.splitlines()[-1])
                 for card in self.asked
                 if seal_shown(f"x\n{last}", 5, 1, 0, f"cards {card}\n") == sealed]
        self.assertEqual(found, [self.own[0]])


main()
