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
import re

from transcript import SOURCES, Transcript, main, run
from verify_deal import Chance, Promise, find_problems, sha256, shorten

NAMES = "Ann,Bob,Cy"
WORDS = "blue teapot\n\n4 2\n"
SPOKEN = ["blue%20teapot", None, "4%202"]


def uncover(text):
    return base64.b64decode(text).decode()


def cover(text):
    return base64.b64encode(text.encode()).decode()


def write_words(kind, fingerprint, words, last_line=""):
    lines = [f"skip {i}" if word is None else f"word {i} {word}" for i, word in enumerate(words)]
    return "\n".join([f"casebook-{kind} 2", f"fingerprint {fingerprint}", *lines]) + "\n" + last_line


def deal(promised, words):
    mix = write_words("mix", sha256(promised), words, promised.splitlines()[-1] + "\n")
    return Promise(promised).deal(Chance(mix))


def get_envelope(promised, words):
    return deal(promised, words).splitlines()[0].split(" ")[1:]


def change_secret(promised, secret):
    return re.sub("secret .*", f"secret {secret}", promised)


def try_secrets(promised):
    for i in range(10 ** 6):
        yield change_secret(promised, sha256(f"try {i}"))


def seal(promised, seat, cards):
    return sha256(f"casebook-accusation 2\nby {seat}\n{cards}{promised.splitlines()[-1]}\n")


def forge(content, promised=None, words=None):
    """Computes all anew that has to fit: what a cheat does who knows how Casebook works."""
    promised = promised or uncover(content["sealed"])
    words = words or SPOKEN
    content["sealed"] = cover(promised)
    content["fingerprint"] = sha256(promised)
    fingerprint = sha256(write_words("record", sha256(promised), words))
    content["wordsFingerprint"] = fingerprint
    for entry in content["record"]:
        kind, *seat = entry["entry"].split(" ")[:2]
        if kind == "accuse":
            entry["entry"] = f"accuse {seat[0]} {seal(promised, seat[0], uncover(entry['cards']))}"
        fingerprint = sha256(f"{fingerprint} {entry['entry']}\n")
        entry["fingerprint"] = fingerprint
    content["recordFingerprint"] = fingerprint
    return content


class Cheats(Transcript):
    """A deal of which the players keep what they saw: the fingerprint before they said their
    words, that of the record after that and after every look and accusation."""

    def setUp(self):
        super().setUp()
        result = run("deal", "classic", "--names", NAMES, "--words", "--json", "-o", "a.deal",
                     cwd=self.folder, typed=WORDS)
        self.assert_quiet(result)
        promised, dealt = [json.loads(line) for line in result.stdout.splitlines()]
        self.fingerprint = promised["fingerprint"]
        self.heads = [dealt["recordFingerprint"]]
        for args in (["--hand", "0"], ["--hand", "1"], ["--hand", "2"],
                     ["--accuse", "1", "--cards", "plum,rope,hall"], ["--hand", "0"],
                     ["--accuse", "2", "--cards", "green,knife,study"]):
            self.heads.append(json.loads(self.use(*args, "--json"))["recordFingerprint"])
        self.sealed = self.read()
        self.promised = uncover(self.sealed["sealed"])
        self.opened = self.use("--open")
        with open(f"{self.folder}/a.deal", encoding="utf-8") as file:
            self.honest = file.read()

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
            result = run("deal", edition, *args, "--words", "-o", file, cwd=self.folder,
                         typed="tea\n\nÄpfel & “Birnen”\n")
            self.assert_quiet(result)
            opened = run("deal", file, "--open", cwd=self.folder).stdout
            self.assertEqual(find_problems(opened), [], edition)

    def test_card_changed(self):
        """In the file there is no card to change; in what is laid open every one shows."""
        cards = self.opened.split("\n\n")[4].splitlines()
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
        self.assert_refused(content, "words", "do not lead to these cards")

    def test_seats_changed(self):
        """Ann's hand goes to Bob."""
        players = [{"name": name} for name in ("Bob", "Ann", "Cy")]
        self.assert_refused(self.change(players=players), "sealed")
        content = self.change(players=players)
        promised = self.promised.replace("Ann\nplayer Bob", "Bob\nplayer Ann")
        self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)

    def test_rules_changed(self):
        """Who is dealt first, how the rest lies: all of it was promised."""
        promised = self.promised.replace("hands all", "hands equal")
        content = self.change(sealed=cover(promised))
        self.assert_refused(content, "fingerprint", "which was changed")
        self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)
        self.assert_noticed(self.opened.replace("hands all", "hands equal"), "begin with")

    def test_secret_changed(self):
        promised = change_secret(self.promised, sha256("another"))
        content = self.change(sealed=cover(promised))
        self.assert_refused(content, "fingerprint", "which was changed")
        self.assert_forged(forge(content, promised), self.fingerprint, *self.heads)
        first, rest = self.opened.split("\n\n", 1)
        self.assert_noticed(change_secret(first, sha256("another")) + "\n\n" + rest,
                            "what was mixed is not the fingerprint")

    def test_dealt_again_after_the_words(self):
        """The dealer hears the words and looks for a secret that puts what he likes into the
        envelope. The fingerprint had been written down before."""
        wanted = ["plum", "rope", "hall"]
        promised = next(p for p in try_secrets(self.promised) if get_envelope(p, SPOKEN) == wanted)
        opened = self.assert_forged(forge(self.change(), promised), self.fingerprint, *self.heads)
        self.assertIn("\nenvelope plum rope hall\n", opened)

    def test_word_changed_in_the_file(self):
        content = self.change(words=["red teapot", None, "4 2"])
        self.assert_refused(content, "words", "they were changed")
        content = self.change(words=["blue teapot", "mine", "4 2"])
        self.assert_refused(content, "words", "they were changed")
        for changed in (self.opened.replace("blue%20", "red%20"),
                        self.opened.replace("skip 1", "word 1 mine")):
            self.assert_noticed(changed, "the cards do not follow")
        self.assert_noticed(self.opened.replace("blue%20", "red%20", 1), "what was mixed")

    def test_player_changes_the_word_afterwards(self):
        """Even with everything computed anew: the fingerprint of the record was seen, and the hands
        are others than those that were dealt."""
        words = ["red%20teapot", *SPOKEN[1:]]
        content = forge(self.change(words=["red teapot", None, "4 2"]), words=words)
        opened = self.assert_forged(content, *self.heads)
        self.assertNotIn(self.opened.split("\n\n")[4].splitlines()[1], opened)

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
        self.assert_noticed("\n".join(lines), "entry 4 does not follow")

    def test_cards_of_accusations_swapped(self):
        """Who was wrong would have been right."""
        content = self.change()
        one, other = [entry for entry in content["record"] if "cards" in entry]
        one["cards"], other["cards"] = other["cards"], one["cards"]
        self.assert_refused(content, "record[3].cards", "they were changed")
        self.assert_forged(forge(content), self.heads[-1])
        text = self.opened.replace("accused 1 plum rope hall", "accused 1 green knife study")
        self.assert_noticed(text, "the accusation of entry 4 is not the one that was sealed")

    def test_look_left_out(self):
        content = self.change()
        del content["record"][1]
        self.assert_refused(content, "record[1].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[2:])
        lines = self.opened.split("\n")
        del lines[next(i for i, line in enumerate(lines) if line.endswith(" look 1"))]
        self.assert_noticed("\n".join(lines), "entry 2 does not follow")

    def test_last_look_left_out(self):
        content = dict(self.sealed, record=self.sealed["record"][:-1])
        self.assert_refused(content, "recordFingerprint", "left out at the end")
        self.assert_forged(forge(content), self.heads[-1])

    def test_look_made_up(self):
        """Bob is said to have looked once more."""
        content = self.change()
        content["record"].insert(3, {"entry": "look 1", "fingerprint": self.heads[3]})
        self.assert_refused(content, "record[3].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[4:])

    def test_somebody_elses_look(self):
        content = self.change()
        content["record"][0]["entry"] = "look 2"
        self.assert_refused(content, "record[0].fingerprint", "the record was changed")
        self.assert_forged(forge(content), *self.heads[1:])

    def test_after_the_end(self):
        content = self.change()
        content["record"].append({"entry": "look 1", "fingerprint": "0" * 64})
        self.assert_refused(content, "record[7].entry", "cannot follow")

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
        result = run("deal", "classic", "--names", NAMES, "--seed", "7", "-o", "s.deal",
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
        words = [None, None, None]
        opened = self.assert_forged(forge(dict(content, sealed=""), promised, words),
                                    self.fingerprint)
        self.assertNotEqual(run("deal", "classic", "--names", NAMES, "--seed", "7", "--hand", "0",
                                "--json", cwd=self.folder).stdout.split('"hand"')[1],
                            opened.split("\n\n")[4])

    def test_seed_takes_no_words(self):
        result = run("deal", "classic", "--players", "3", "--seed", "7", "--words",
                     cwd=self.folder, typed=WORDS)
        self.assert_complaint(result, "casebook-cli: deal: --seed repeats a deal, so it can’t be combined")

    def test_nobody_spoke(self):
        run("deal", "classic", "--names", NAMES, "-o", "n.deal", cwd=self.folder)
        said = run("deal", "n.deal", "--verify", cwd=self.folder).stdout
        self.assertIn("Nobody added a word: nothing changed after the fingerprint was shown, but "
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
        """Not noticed, as the page says: without words the dealer deals until it suits him."""
        silent = [None, None, None]
        tried = (get_envelope(p, silent) for p in try_secrets(self.promised))
        n = next(i for i, envelope in enumerate(tried) if envelope == ["plum", "rope", "hall"])
        self.assertLess(n, 5000)

    def count_wishes(self, promised, words):
        return sum(get_envelope(promised, [word, None, None])[0] == "plum" for word in words)

    def test_chosen_before_the_words(self):
        """The dealer picks the best of 100 secrets for a word he cannot foresee. One die leaves him
        much, and a thousand words nearly nothing: a suspect in six goes into the envelope by
        itself."""
        secrets = [p for p, _ in zip(try_secrets(self.promised), range(100))]
        die = [str(i) for i in range(1, 7)]
        words = [f"word{i}" for i in range(1000)]
        best = max(self.count_wishes(promised, die) for promised in secrets)
        self.assertGreaterEqual(best, 3)
        best = max(self.count_wishes(promised, words) for promised in secrets)
        self.assertLess(best, 230)

    def test_chosen_by_who_knows_the_secret_and_speaks_last(self):
        """Not noticed, as the page says: the owner of the device can dig out the secret. That is
        why he speaks first."""
        tried = (get_envelope(self.promised, [*SPOKEN[:2], f"word{i}"]) for i in range(10 ** 6))
        n = next(i for i, envelope in enumerate(tried) if envelope == ["plum", "rope", "hall"])
        self.assertLess(n, 5000)

    def test_accusation_cannot_be_tried_out(self):
        """What everybody sees of an accusation tells no card: the few there are can be tried out
        only by one who has the secret."""
        entry = next(e for e in self.sealed["record"] if "cards" in e)["entry"]
        categories = Promise(self.promised).categories
        found = []
        for last in ("", "secret " + "0" * 64, self.promised.splitlines()[-1]):
            sealed = {hashlib.sha256(f"casebook-accusation 2\nby 1\ncards {a} {b} {c}\n{last}\n"
                                     .encode()).hexdigest()
                      for a in categories[0][1] for b in categories[1][1] for c in categories[2][1]}
            found.append(entry.split(" ")[2] in sealed)
        self.assertEqual(found, [False, False, True])

    def test_page_says_what_is_tested(self):
        """The page names each number that is stated here."""
        with open(f"{SOURCES}/src/dealing/PROTOCOL.md", encoding="utf-8") as file:
            page = file.read()
        for number in ("2^256", "2^128", "2^60", "2^30", "60 bits"):
            self.assertIn(number, page)


main()
