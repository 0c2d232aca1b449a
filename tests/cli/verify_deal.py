# verify_deal.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a deal that was laid open, with nothing of Casebook: python3 verify_deal.py DEAL.txt
[FINGERPRINT…], where DEAL.txt is what `casebook-cli deal FILE --open` prints, or what the window
copies, and each FINGERPRINT is one that somebody wrote down. What is computed, and why it proves
anything, is told in src/dealing/PROTOCOL.md.
"""

import hashlib
import re
import sys

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def shorten(fingerprint):
    """The first 60 bits in twelve characters."""
    bits = f"{int(fingerprint, 16):0256b}"
    symbols = "".join(DIGITS[int(bits[i:i + 5], 2)] for i in range(0, 60, 5))
    return "-".join(symbols[i:i + 4] for i in range(0, 12, 4))


def is_same(seen, fingerprint):
    plain = re.sub(r"[\s-]", "", seen)
    brief = plain.upper().translate(str.maketrans("OIL", "011"))
    return plain.lower() == fingerprint or brief == shorten(fingerprint).replace("-", "")


class Chance:
    """Numbers that follow from a text: block i is the SHA-256 of the line “DIGEST block i”."""

    def __init__(self, text):
        self.digest = sha256(text)
        self.n_blocks = 0
        self.bytes = b""

    def take(self, n):
        while len(self.bytes) < n:
            line = f"{self.digest} block {self.n_blocks}\n"
            self.bytes += hashlib.sha256(line.encode()).digest()
            self.n_blocks += 1
        taken, self.bytes = self.bytes[:n], self.bytes[n:]
        return taken

    def below(self, n):
        """Numbers of four bytes, the lowest first; the highest few are drawn again."""
        while True:
            number = int.from_bytes(self.take(4), "little")
            if number < 2 ** 32 - 2 ** 32 % n:
                return number % n

    def shuffle(self, cards):
        cards = list(cards)
        for left in range(len(cards), 1, -1):
            i = self.below(left)
            cards[i], cards[left - 1] = cards[left - 1], cards[i]
        return cards


class Promise:
    """The first part of an opened deal."""

    def __init__(self, text):
        lines = [line.split(" ") for line in text.splitlines()]
        values = {words[0]: words[1:] for words in lines}
        self.categories = [(int(words[1]), words[2:]) for words in lines if words[0] == "category"]
        self.players = [words[1] for words in lines if words[0] == "player"]
        self.first = int(values["first-dealt"][0])
        self.removed = values["removed"]
        self.n_to_remove, self.from_category = int(values["remove"][0]), int(values["remove"][2])
        self.n_side = int(values["face-down"][0])
        self.equal = values["hands"] == ["equal"]
        self.rest_down = values["rest"] == ["down"]
        self.last_line = text.splitlines()[-1]

    def sort(self, chosen):
        """In the order of the edition."""
        return [card for _, cards in self.categories for card in cards if card in chosen]

    def deal(self, chance):
        """The lines that say where every card went. The last card of a shuffled stack is taken
        first."""
        removed = set(self.removed)
        stack = chance.shuffle(c for c in self.categories[self.from_category][1]
                               if c not in removed)
        removed |= {stack.pop() for _ in range(self.n_to_remove)}
        envelope, rest = [], []
        for n, cards in self.categories:
            stack = chance.shuffle(card for card in cards if card not in removed)
            taken = [stack.pop() for _ in range(n)]
            envelope += taken
            rest += [card for card in cards if card not in removed and card not in taken]
        stack = chance.shuffle(rest)
        down = [stack.pop() for _ in range(self.n_side)]
        n_seats = len(self.players)
        hands = [[] for _ in range(n_seats)]
        for i in range(len(stack) - (len(stack) % n_seats if self.equal else 0)):
            hands[(self.first + i) % n_seats].append(stack.pop())
        if self.rest_down:
            while stack:
                down.append(stack.pop())
        return "".join(" ".join(words) + "\n" for words in (
            ["envelope", *self.sort(envelope)],
            *(["hand", str(seat), *self.sort(hand)] for seat, hand in enumerate(hands)),
            ["face-up", *self.sort(stack)], ["face-down", *down], ["removed", *self.sort(removed)]))


def check_words(mix, start, fingerprint, last_line):
    """The words stand in both parts alike, under the fingerprint that was shown before them."""
    words = start.splitlines()[2:]
    if start.splitlines()[:2] != ["casebook-record 2", f"fingerprint {fingerprint}"]:
        yield "the record does not begin with the fingerprint of the deal"
    if mix.splitlines() != ["casebook-mix 2", f"fingerprint {fingerprint}", *words, last_line]:
        yield "what was mixed is not the fingerprint, the words of the record and the secret"


def check_record(start, entries, accused, last_line):
    """Yields problems, and every fingerprint the record had as the last thing."""
    fingerprint = sha256(start)
    fingerprints = [fingerprint]
    for number, line in enumerate(entries.splitlines(), 1):
        shown, entry = line.split(" ", 1)
        fingerprint = sha256(f"{fingerprint} {entry}\n")
        fingerprints.append(fingerprint)
        if shown != fingerprint:
            yield f"entry {number} does not follow from what is before it"
            fingerprint = shown
        words = entry.split(" ")
        if words[0] != "accuse":
            continue
        named = accused.pop(words[1], "")
        text = f"casebook-accusation 2\nby {words[1]}\ncards{named}\n{last_line}\n"
        if sha256(text) != words[2]:
            yield f"the accusation of entry {number} is not the one that was sealed"
    for seat in accused:
        yield f"there is no entry for the accusation of {seat}"
    yield fingerprints


def find_problems(text, seen=()):
    """What does not fit; an empty list if all does."""
    parts = [part.rstrip("\n") + "\n" for part in text.split("\n\n")]
    if len(parts) == 4 and "\nseed " in parts[0]:
        return ["this deal comes from a seed and proves nothing"]
    if len(parts) != 5 or not parts[0].startswith("casebook-deal 2\n"):
        return ["this is no deal of the second version, or not all of it"]
    promised, mix, start, entries, cards = parts
    promise = Promise(promised)
    problems = []
    if not re.fullmatch("secret [0-9a-f]{64}", promise.last_line):
        problems.append("the secret is not 64 hexadecimal digits")
    fingerprint = sha256(promised)
    problems += check_words(mix, start, fingerprint, promise.last_line)
    dealt = re.sub("(?m)^accused .*\n", "", cards)
    if dealt != promise.deal(Chance(mix)):
        problems.append("the cards do not follow from the secret and the words")
    accused = dict(re.findall("(?m)^accused ([0-9]+)(.*)$", cards))
    *found, fingerprints = check_record(start, entries, accused, promise.last_line)
    problems += found
    for code in seen:
        if not any(is_same(code, known) for known in (fingerprint, *fingerprints)):
            problems.append(f"{code} is not a fingerprint of this deal or its record")
    return problems


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        problems = find_problems(file.read(), sys.argv[2:])
    for problem in problems:
        print(f"✗ {problem}")
    if not problems:
        print("✓ all of it fits together")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
