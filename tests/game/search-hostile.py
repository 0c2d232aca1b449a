#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for cases that take as much as can be: makes some at random and keeps the worst.

    search-hostile.py BENCH FOLDER [--seconds N] [--seed N]

BENCH is the program bench-hostile. The case that took the longest and the one that took the most
memory are written into FOLDER, each time a worse one is met, with what it took printed.
"""

import argparse
import json
import pathlib
import random
import re
import resource
import signal
import subprocess
import time

PEAK = re.compile(r"peak (\d+) MiB")
TIME = re.compile(r"([\d.]+) ms")

# A case that takes the processor longer than this, in seconds, is worse than any.
PATIENCE = 60


def limit_time():
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))


def make_box(rand, cards_of, in_envelope, n_traits, density):
    """An edition whose cards have traits at random."""
    cards = [card for cards in cards_of for card in cards]
    traits = {f"t{i}": [c for c in cards if rand.random() < density] or cards[:1] for i in range(n_traits)}
    return traits, {
        "id": "hostile",
        "name": "Hostile",
        "minPlayers": 2,
        "maxPlayers": 10,
        "deal": "all",
        "categories": [
            {
                "id": f"k{i}",
                "name": f"K{i}",
                "inEnvelope": in_envelope,
                "cards": [
                    {"id": c, "name": c.upper(), "traits": [t for t in traits if c in traits[t]]}
                    for c in cards
                ],
            }
            for i, cards in enumerate(cards_of)
        ],
        "traits": [{"id": t, "name": t} for t in traits],
    }


class Table:
    """A true deal, of which entries speak."""

    def __init__(self, rand, sizes, n_players, in_envelope, face_down, n_traits, density):
        self.rand = rand
        self.cards_of = [[f"c{k}x{i}" for i in range(n)] for k, n in enumerate(sizes)]
        self.cards = [card for cards in self.cards_of for card in cards]
        traits, self.box = make_box(rand, self.cards_of, in_envelope, n_traits, density)
        self.traits = traits
        self.kinds = {f"k{i}": cards for i, cards in enumerate(self.cards_of)} | traits
        self.envelope = [c for cards in self.cards_of for c in rand.sample(cards, in_envelope)]
        rest = [c for c in self.cards if c not in self.envelope]
        rand.shuffle(rest)
        self.face_down, rest = face_down, rest[face_down:]
        self.hands = [rest[i::n_players] for i in range(n_players)]

    def another(self, seat):
        return self.rand.choice([i for i in range(len(self.hands)) if i != seat])

    def has(self, seat, cards):
        return len(set(self.hands[seat]) & set(cards))

    def tip(self, unknown):
        to = self.rand.randrange(len(self.hands))
        kind = self.rand.choice(list(self.kinds))
        entry = {"type": "tip", "by": self.another(to), "to": to, "want": "all"}
        if self.rand.random() < unknown:
            kind = f"k{self.rand.randrange(len(self.cards_of))}"
        else:
            entry["kind"] = kind
        return entry | {"count": self.has(to, self.kinds[kind])}

    def question(self):
        by, trait = self.rand.randrange(len(self.hands)), self.rand.choice(list(self.traits))
        answers = [
            {"by": i, "did": "show" if self.has(i, self.traits[trait]) else "pass"}
            for i in range(len(self.hands))
            if i != by
        ]
        return {"type": "trait", "by": by, "trait": trait, "answers": answers}

    def suggestion(self, n_cards):
        by, cards, answers = self.rand.randrange(len(self.hands)), self.rand.sample(self.cards, n_cards), []
        for i in range(1, len(self.hands)):
            seat = (by + i) % len(self.hands)
            answers.append({"by": seat, "did": "show" if self.has(seat, cards) else "pass"})
            if answers[-1]["did"] == "show":
                break
        return {"type": "suggestion", "by": by, "cards": cards, "answers": answers}


def make_case(seed):
    """A case of its own kind: how many of what there is, is up to the seed, too."""
    rand = random.Random(seed)
    n_players = rand.choice([2, 3, 3, 4, 5, 6, 8, 10])
    sizes = rand.choice([(10, 10, 12), (16, 16), (8, 8, 8, 8), (6, 6, 9), (32,), (4, 4, 24)])
    in_envelope = rand.choice([1, 1, 1, 2, 3])
    n_left = sum(sizes) - in_envelope * len(sizes) - n_players
    face_down = rand.choice([0, 0, 0, max(0, min(4, n_left))])
    table = Table(rand, sizes, n_players, in_envelope, face_down, rand.randint(2, 16), rand.uniform(0.1, 0.7))
    unknown = rand.choice([0, 0, 0.3, 1])
    log = [table.tip(unknown) for _ in range(rand.choice([0, rand.randint(1, 12 * n_players)]))]
    log += [table.question() for _ in range(rand.choice([0, rand.randint(1, 150)]))]
    log += [table.suggestion(rand.randint(2, 8)) for _ in range(rand.choice([0, rand.randint(1, 200)]))]
    rand.shuffle(log)
    tips = [entry for entry in log if entry["type"] == "tip"]
    if tips and rand.random() < 0.3:
        lie = rand.choice(tips)
        lie["count"] = max(0, lie["count"] + rand.choice([-1, 1]))
    me = rand.choice([None, None, 0])
    known = rand.random() < 0.7
    return {
        "format": "casebook",
        "version": 1,
        "title": f"Hostile {seed}",
        "edition": table.box,
        "players": [
            {"name": f"P{i}"} | ({"hand": len(hand)} if known else {}) for i, hand in enumerate(table.hands)
        ],
        "me": me,
        "hand": table.hands[me] if me is not None else [],
        "faceUp": [],
        "removed": [],
        "faceDown": table.face_down,
        "log": log,
    }


def measure(bench, path):
    """What the program prints, its milliseconds in all, and its peak of memory in MiB."""
    run = subprocess.run([bench, path], capture_output=True, encoding="utf-8", preexec_fn=limit_time, check=False)
    if run.returncode == -signal.SIGXCPU:
        return f"{path}: no end in {PATIENCE} s", PATIENCE * 1000, 0
    peak = PEAK.search(run.stdout)
    if run.returncode != 0 or peak is None:
        return run.stderr.strip() or run.stdout.strip(), None, None
    return run.stdout.strip(), sum(map(float, TIME.findall(run.stdout))), int(peak[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + options.seconds
    worst = {"longest": 0, "largest": 0}
    seed = options.seed
    while time.monotonic() < end:
        path = options.folder / "candidate.casebook"
        text = json.dumps(make_case(seed), separators=(",", ":"))
        path.write_text(text, encoding="utf-8")
        said, longest, largest = measure(options.bench, path)
        if longest is None:
            print(f"seed {seed} failed: {said}", flush=True)
            (options.folder / f"failed-{seed}.casebook").write_text(text, encoding="utf-8")
            longest = largest = 0
        for what, value in (("longest", longest), ("largest", largest)):
            if value > worst[what]:
                worst[what] = value
                (options.folder / f"{what}.casebook").write_text(text, encoding="utf-8")
                print(f"seed {seed}, {what} so far: {said}", flush=True)
        seed += 1
    print(f"{seed - options.seed} cases")


if __name__ == "__main__":
    main()
