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


class Deck:
    """Another deck: how many cards of each kind are left in it, lie open, or are kept by whom."""

    def __init__(self, name, kinds):
        self.name = name
        self.fates = {kind: fate for fate, kind, _ in (word.split(":") for word in kinds)}
        self.counts = {kind: int(n) for _, kind, n in (word.split(":") for word in kinds)}
        self.left, self.open = dict(self.counts), dict.fromkeys(self.counts, 0)
        self.kept = {}
        self.n_drawn = 0

    def draw(self, seat, make_text):
        """Which card comes, and what the last of its kind does, or nothing."""
        self.n_drawn += 1
        cards = [kind for kind, n in self.left.items() for _ in range(n)]
        if not cards:
            return None, ""
        card = cards[Chance(make_text(f"deck {self.name} {self.n_drawn}")).below(len(cards))]
        fate = self.fates[card]
        if fate in ("kills", "ends"):
            self.open[card] += 1
            if self.open[card] == self.counts[card]:
                self.open[card] -= 1
                return card, fate
        elif fate == "keeps":
            self.kept[seat, card] = self.kept.get((seat, card), 0) + 1
        self.left[card] -= 1
        return card, ""


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
        self.decks = {words[1]: Deck(words[1], words[2:]) for words in lines if words[0] == "deck"}
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


def read_numbers(entries):
    """The numbers by seat. They come before all else in the record, one a player, and each has one
    spelling; anything else is a problem."""
    numbers, problems = {}, []
    entries = [line.split(" ", 1)[1] for line in entries.splitlines()]
    n_names = 0
    for number, entry in enumerate(entries, 1):
        n_names += entry.startswith("rename ")
        if not entry.startswith("number "):
            continue
        given = re.fullmatch("number (0|[1-9][0-9]?) (0|[1-9][0-9]{0,5})", entry)
        if not given or int(given[1]) in numbers:
            problems.append(f"entry {number} is not the one number of a player, in its one spelling")
        elif len(numbers) + n_names + 1 != number:
            problems.append(f"entry {number} is a number that came after something else")
        else:
            numbers[int(given[1])] = given[2]
    return numbers, problems


def mix(fingerprint, numbers, last_line, more=""):
    """What the cards follow from; a card drawn from another deck has one more line."""
    given = "".join(f"number {seat} {number}\n" for seat, number in sorted(numbers.items()))
    return f"casebook-mix 3\nfingerprint {fingerprint}\n{given}{more}{last_line}\n"


class Play:
    """The game that a record tells of: who answers follows from the hands."""

    def __init__(self, hands, envelope, n_down, shown, promise, make_text):
        self.hands, self.envelope, self.shown = hands, envelope, shown
        # Where two laid cards aside before the hands were dealt, who is shown nothing looks at one
        # that lies face down, at another one each time.
        self.n_down = n_down if len(hands) == 2 and promise.n_side > 0 else 0
        self.looked, self.owes = set(), None
        self.last_line, self.decks, self.make_text = promise.last_line, promise.decks, make_text
        self.out, self.gone, self.over = set(), set(), False
        self.rules = {"first", "all", "both sides"}
        self.asker, self.named, self.waiting, self.returned = None, set(), [], False

    def can(self, seat):
        return bool(self.hands[seat] & self.named)

    def walk(self, asker, steps):
        """Who is asked on one way, until somebody can show."""
        for step in steps:
            seat = (asker + step) % len(self.hands)
            if seat not in self.gone:
                yield seat
                if self.can(seat):
                    return

    def list_asked(self, rule, asker):
        n = len(self.hands)
        if rule == "first":
            return set(self.walk(asker, range(1, n)))
        if rule == "all":
            return set(range(n)) - self.gone - {asker}
        half = range(1, n // 2 + 1)
        return set(self.walk(asker, half)) | set(self.walk(asker, [-step for step in half]))

    def suggest(self, seat, words):
        answers = [(int(word.split(":")[0]), word.split(":")[1]) for word in words if ":" in word]
        self.named = {word for word in words if ":" not in word}
        if self.waiting or self.over or seat in self.out | self.gone:
            yield "comes where nobody can suggest"
        self.rules = {rule for rule in self.rules if answers == [
            ((seat + step) % len(self.hands), "shows" if self.can((seat + step) % len(self.hands))
             else "passed") for step in range(1, len(self.hands))
            if (seat + step) % len(self.hands) in self.list_asked(rule, seat)]}
        if not self.rules:
            yield "has other answers than the hands give"
        self.asker, self.waiting = seat, [who for who, answer in answers if answer == "shows"]
        self.returned = False
        if not self.waiting and self.list_unseen(seat):
            self.owes = seat

    def list_unseen(self, seat):
        return [place for place in range(1, self.n_down + 1) if (seat, place) not in self.looked]

    def look_down(self, seat, place):
        if self.owes == seat and (seat, place) in self.looked:
            yield "is no look at another card, which is owed"
        elif self.owes == seat:
            self.owes = None
        self.looked.add((seat, place))

    def show(self, seat, number, to, sealed):
        card = self.shown.pop(number, "")
        text = f"casebook-shown 3\nline {number}\nby {seat}\nto {to}\ncards{card}\n{self.last_line}\n"
        if sha256(text) != sealed:
            yield "is not the card that was sealed"
        if card[1:] not in self.hands[seat] & self.named:
            yield "is a card that was not asked for, or not held"
        if seat not in self.waiting or int(to) != self.asker:
            yield "is of one who had none to show"
        else:
            self.waiting.remove(seat)

    def use_deck(self, kind, seat, words):
        deck = self.decks.get(words[0])
        if self.over or seat in self.out | self.gone or deck is None:
            yield "is of a deck that this player can’t use"
        elif kind == "play":
            if deck.kept.get((seat, words[1]), 0) == 0:
                yield "plays a card that was not kept"
            deck.kept[seat, words[1]] = deck.kept.get((seat, words[1]), 0) - 1
        else:
            card, last = deck.draw(seat, self.make_text)
            if words[1:] != [card] + ["kills"] * (last == "kills"):
                yield "is not the card that comes"
            if last == "kills":
                self.gone.add(seat)
            self.over = self.over or last == "ends"

    def follow(self, number, kind, words):
        """Yields what is wrong with an entry."""
        seat = int(words[0]) if words else -1
        if self.owes is not None and kind in ("suggest", "accuse", "draw"):
            yield "comes before a look that is owed"
        if kind == "take-back" or kind == "leave" and seat == self.owes:
            self.owes = None
        if kind == "look-down":
            yield from self.look_down(seat, int(words[1]))
        elif kind == "suggest":
            yield from self.suggest(seat, words[1:])
        elif kind == "show":
            yield from self.show(seat, number, *words[1:])
            self.returned = None
        elif kind in ("draw", "play"):
            yield from self.use_deck(kind, seat, words[1:])
        elif kind == "choose" and seat not in self.waiting:
            yield "is of one who had none to show"
        elif kind == "see" and (seat != self.asker or self.returned is not None):
            yield "is of one who was shown nothing"
        elif kind == "take-back":
            if seat != self.asker or self.returned is not False:
                yield "takes back what can’t be any more"
            self.asker, self.waiting, self.returned = None, [], True
        if kind in ("accuse", "leave", "draw") and self.waiting:
            yield "comes before a card was shown"
        if kind in ("choose", "accuse", "leave", "look-down", "draw", "play") and self.returned is False:
            self.returned = True
        if kind == "leave":
            self.gone.add(seat)
        self.over = self.over or kind == "open"

    def accuse(self, seat, named):
        if set(named.split()) == self.envelope:
            self.over = True
        else:
            self.out.add(seat)


def check_record(fingerprint, entries, accused, play):
    """Yields problems, and every fingerprint the record had as the last thing."""
    fingerprints = [fingerprint]
    for number, line in enumerate(entries.splitlines(), 1):
        shown, entry = line.split(" ", 1)
        fingerprint = sha256(f"{fingerprint} {entry}\n")
        fingerprints.append(fingerprint)
        if shown != fingerprint:
            yield f"entry {number} does not follow from what is before it"
            fingerprint = shown
        words = entry.split(" ")
        for problem in play.follow(number, words[0], words[1:]):
            yield f"entry {number} {problem}"
        if words[0] != "accuse":
            continue
        named = accused.pop(words[1], "")
        text = f"casebook-accusation 3\nby {words[1]}\ncards{named}\n{play.last_line}\n"
        play.accuse(int(words[1]), named)
        if sha256(text) != words[2]:
            yield f"the accusation of entry {number} is not the one that was sealed"
    for seat in accused:
        yield f"there is no entry for the accusation of {seat}"
    for number in play.shown:
        yield f"entry {number} showed no card"
    yield fingerprints


def find_problems(text, seen=()):
    """What does not fit; an empty list if all does."""
    parts = [part.rstrip("\n") + "\n" for part in text.split("\n\n")]
    if len(parts) != 3 or not parts[0].startswith("casebook-deal 3\n"):
        return ["this is no deal of the third version, or not all of it"]
    if "\nseed " in parts[0]:
        return ["this deal comes from a seed and proves nothing"]
    promised, entries, cards = parts
    promise = Promise(promised)
    problems = []
    if not re.fullmatch("secret [0-9a-f]{64}", promise.last_line):
        problems.append("the secret is not 64 hexadecimal digits")
    fingerprint = sha256(promised)
    numbers, found = read_numbers(entries)
    problems += found
    dealt = promise.deal(Chance(mix(fingerprint, numbers, promise.last_line)))
    if dealt != re.sub("(?m)^(accused|shown) .*\n", "", cards):
        problems.append("the cards do not follow from the secret and the numbers")
    accused = dict(re.findall("(?m)^accused ([0-9]+)(.*)$", cards))
    shown = {int(line): card for line, card in re.findall("(?m)^shown ([0-9]+)(.*)$", cards)}
    lines = [line.split(" ") for line in dealt.splitlines()]
    n_down = next(len(line) - 1 for line in lines if line[0] == "face-down")
    play = Play([set(line[2:]) for line in lines if line[0] == "hand"], set(lines[0][1:]), n_down, shown,
                promise, lambda more: mix(fingerprint, numbers, promise.last_line, f"{more}\n"))
    *found, fingerprints = check_record(fingerprint, entries, accused, play)
    problems += found
    for code in seen:
        if not any(is_same(code, known) for known in fingerprints):
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
