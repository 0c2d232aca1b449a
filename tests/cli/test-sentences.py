# test-sentences.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program says of real games, drawn by a fixed seed: reasons, advice, the log, warnings and
reviews. Nothing of it may read as nobody would say it. With SEED and DRAWN in the environment it
draws so many others and prints them, for somebody to read.
"""

import glob
import json
import os
import random
import shutil

from transcript import SAMPLES, Transcript, main, run

SEED = int(os.environ.get("SEED", "2027"))
DRAWN = int(os.environ.get("DRAWN", "100"))
BUDGET = ("--budget", "300000")

# What must not come back. Each has stood in some sentence once.
FAULTS = [
    (r"^[a-z]", "a sentence begins with a capital letter"),
    (r"\b(the|a|an|of|or|and|so|has) \1\b", "a word twice"),
    (r"\S  +\S", "two spaces"),
    (r" [,.;:!]", "a space before a stop"),
    (r"\.\.|,,|\.,", "two stops"),
    (r"%[sud]", "a place that nothing was put into"),
    (r"\bof its kind\b|\bof a kind\b", "shop talk"),
    (r"\bis with\b|\bnowhere\b", "has"),
    (r"\bhas none of\b.*([,;].*){6}", "what was seen, rather than a list of all the rest"),
    (r"\b(does|do|is|are|did|was|were) not\b", "contractions in speech"),
    (r"\b(someone|everyone|anyone)\b", "somebody, everybody, anybody"),
    (r"\bFace Down (has|shows|may|or|could)\b|\b(and|or) Face Down\b", "face-down cards are no player"),
    (r"\bin secret\b", "secretly"),
    (r"\b1 (cards|cells|solutions|entries|suggestions|steps)\b", "one of a thing"),
    (r"(?i)\byou (has|is|was|holds|shows|does)\b", "you have"),
    (r"(?i)\bbits?\b", "possible solutions"),
    (r"\bthat of\b|\bthose of\b|\bof those\b", "German order"),
]


class Sentences(Transcript):
    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)
        self.cases = []
        for path in sorted(glob.glob(os.path.join(SAMPLES, "*.casebook"))):
            with open(path, encoding="utf-8") as file:
                self.cases.append((path, json.load(file)))

    def ask(self, command, path, at, *args):
        """What a command answers to a program; nothing where it refuses."""
        result = run(command, "--json", *BUDGET, "--at", str(at), path, *args)
        return json.loads(result.stdout.splitlines()[0]) if result.stdout else {}

    def tell(self, command, path, at, *args):
        """The lines for people."""
        return run(command, *BUDGET, "--at", str(at), *args, path).stdout.splitlines()

    def tell_reason(self, path, at):
        sheet = self.ask("sheet", path, at).get("sheet", {})
        marks = [(card, holder) for card, row in sheet.items() for holder, mark in row.items()
                 if mark != "maybe"]
        why = self.ask("why", path, at, *self.random.choice(marks)) if marks else {}
        return [*([why["headline"]] if "headline" in why else []), *why.get("steps", [])]

    def tell_advice(self, path, at):
        lines = self.tell("advise", path, at)
        rows = self.ask("advise", path, at).get("suggestions", [])[:10]
        return lines[:2] + [row["reason"] for row in self.random.sample(rows, min(2, len(rows)))]

    def tell_log(self, path, at):
        lines = [line.strip().split(" ", 1)[1].split("  →")[0]
                 for line in self.tell("replay", path, at)]
        return [line.strip() for line in self.random.sample(lines, min(2, len(lines)))]

    def tell_what_if(self, path, at):
        sheet = self.ask("sheet", path, at).get("sheet", {})
        marks = [(card, holder) for card, row in sheet.items() for holder, mark in row.items()
                 if mark == "maybe"]
        if not marks:
            return []
        lines = run("suppose", "--at", str(at), path, *self.random.choice(marks)).stdout.splitlines()
        return [line.strip(" –") for line in lines[:3]]

    def tell_table(self, path, at):
        return [line.strip() for line in self.random.sample(lines, min(2, len(lines)))] \
            if (lines := self.tell("table", path, at)) else []

    def tell_hint(self, path, at):
        return [line.strip(" –") for line in self.tell("hint", path, at, "--tell")[:3]]

    def tell_review(self, path, at):
        lines = self.tell("review", path, at)
        return lines[-3:] if len(lines) > 3 else lines

    def tell_warning(self, path, at):
        """What is said of a turn that cannot have been so, or that is odd."""
        copy = os.path.join(self.folder, "g.casebook")
        with open(path, encoding="utf-8") as file:
            case = json.load(file)
        case["log"] = case["log"][:at]
        with open(copy, "w", encoding="utf-8") as file:
            json.dump(case, file)
        names = [player["name"].lower() for player in case["players"]]
        cards = [self.random.choice(list(self.kinds(path, i))) for i in range(3)]
        asker, other, third = self.random.choices(names, k=3)
        line = self.random.choice([
            f"{asker}: {' '.join(cards)}, {other} passes, {third} shows",
            f"{asker}: {' '.join(cards)}, {other} shows {cards[0]}",
            f"{asker} accuses {' '.join(cards)}: wrong",
            f"{other} has {cards[1]}",
            f"{asker} says {other} has {cards[0]}",
            f"{asker}: {cards[0]} {cards[1]}",
        ])
        result = run("record", copy, line)
        said = [text.removeprefix("casebook-cli: ").removeprefix("warning: ").removeprefix(f"{copy}: ")
                for text in result.stderr.splitlines() if text.startswith("casebook-cli")]
        return [text.removeprefix("warning: ") for text in said]

    def kinds(self, path, category):
        """The names of the cards of one category."""
        lines = run("sheet", path).stdout.splitlines()[2:]
        found, at = [], -1
        for line in lines:
            if "  " not in line.strip():
                at += 1
            elif at == category:
                found.append(line.split("  ")[0].strip().lower())
        return found or ["rope"]

    def draw(self, n):
        sentences = {}
        sorts = [self.tell_reason, self.tell_reason, self.tell_advice, self.tell_log,
                 self.tell_what_if, self.tell_table, self.tell_hint, self.tell_review,
                 self.tell_warning]
        i = 0
        while len(sentences) < n and i < 3 * n:
            path, case = self.random.choice(self.cases)
            sort = sorts[i % len(sorts)]
            for sentence in sort(path, self.random.randint(1, len(case["log"]))):
                if sentence:
                    sentences.setdefault(sentence, f"{sort.__name__} {os.path.basename(path)}")
            i += 1
        return list(sentences.items())[:n]

    def test_drawn(self):
        drawn = self.draw(DRAWN)
        self.assertEqual(len(drawn), DRAWN)
        for sentence, where in drawn:
            if "SEED" in os.environ:
                print(f"# {where}\t{sentence}", flush=True)
            for pattern, instead in FAULTS:
                with self.subTest(where=where, instead=instead):
                    self.assertNotRegex(sentence, pattern)


main()
