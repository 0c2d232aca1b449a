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
import re

from transcript import SAMPLES, Transcript, list_locales, main, run

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
    (r"% likely to be the one\b", "the chance that it’s"),
    (r"\d times? nobody\b", "in … of these nobody"), (r": a skill of \d", "Your skill: …"),
    (r"\bshows one of \d+ cards\b|^\W*\S+ shows the\b", "will show one of these"),
    (r"\bGuessed as\b", "Assumed to be"), (r"^\W*Position \d", "Face-down card"),
    (r"\bso nobody has it\b", "that card"), (r"\bNobody knows how many\b", "unknown number"),
    (r"\balready has its\b", "already known"), (r"\byou’re right \S+ of the time\b", "your chance"), (r"\babout [<>]\d", "more than"),
]

# The same of the other languages, as somebody who speaks them found it.
FAULTS_OF = {
    "de": [(r"\bVerdachten?\b(?<!Verdacht)", "Verdächtigungen"),
           (r"\bvon (Aktionskarten|Komplottkarten|Sheldon-Karten)\b", "eine Karte aus „…“"),
           (r"\beine von \w+ und\b|\bnichts von\b", "eine, keine dieser Karten"),
           (r"\baus (Waffen|Räume|Verdächtige)\b", "der Art „…“"),
           (r"\b[Ss]ah verdeckte Karte \d", "die verdeckte Karte"),
           (r"\bha(t|ben) bei [A-ZÄÖÜ]", "bei „…“ gepasst"), (r"\bzeigt eine von \d", "eine dieser"),
           (r"\bvom Typ „", "eine „…“-Karte"), (r"\bist im Umschlag schon\b", "liegt")],
    "fr": [(r"\b([Dd]|[Qq]u)e [AEIOUÉÈ]", "elision"),
           (r"\bpass(é|e|ent) sur\b", "n’avait aucune de ces cartes"),
           (r"\bavez? vu\b|\d  \w+ a vu\b", "the log is in the present"),
           (r"\b(a|avez|pas|est|avoir|contient) (Colonel|Prof\.|Dr) ", "le Colonel"),
           (r"\bpas (le |la |l’)?[^:.;]* ou (le|la|l’)", "ni"),
           (r"personne ne montre \(", "ne montre de carte"), (r"\w: ", "a space before a colon"),
           (r"\bSupposons ceci\b", "supposons que"), (r"\bregardée par\b", "vue par"),
           (r"\bil ne reste rien d’autre\b", "la seule carte"),
           (r"\baucune n’est\b", "on n’y trouve pas")],
    "es": [(r" y [IÍ]", "e"), (r" o [OÓ]", "u"),
           (r"\b(robó|[Rr]obaste|robar) de\b", "una carta de «…»"),
           (r"(?<!carta )(?<!o )\bla tienes?\b", "esa carta la tiene"),
           (r"\b(tienen?|es|contiene|enseñó|tener) (Srta?\.|Sra\.|Prof\.|Coronel) ", "el Coronel"),
           (r"\bno es [^.;]* o (el|la)\b", "ni"),
           (r", pasaste\b|, enseñaste\b", "tú"),
           (r"\bcuando se preguntó\b", "no tenía ninguna de estas cartas"),
           (r"\bcon un \d+ % de prob", "probabilidad de que"),
           (r"\bNombró\b", "preguntó por"), (r"\bno queda nada más\b", "la única carta")],
    "it": [(r"\bpass(a|i|ano) su\b", "non ha nessuna di queste carte"), (r"\bsegreto a A", "ad"),
           (r"\b[Hh]ai? visto\b", "the log is in the present"),
           (r"\bquindi è (le|i|gli)\b", "quindi si tratta di"),
           (r"\bpescare da \w", "dal mazzo"),
           (r"\b(ha|hai|è|avere|contiene) (Signora|Dottor|Colonnello|Professor) ", "il Dottor"),
           (r"\bnon è [^.;]* o (il|la|lo|l’)", "né"),
           (r", passi\b|, mostri\b", "tu"),
           (r"\bcart[ae] (sospettato|arma|stanza|luogo)\b", "«…»"),
           (r"\bnon resta altro\b", "l’unica carta"), (r"^(– )?(Non h|H)ai ricevuto\b", "alla distribuzione")],
    "nl": [(r"\bhem\b", "die kaart"), (r"(?i)vermelding", "aantekening"),
           (r"\b(één|niets|trok|trekken) van [A-Z]", "een van deze kaarten, uit ‘…’"),
           (r"\bpasten? bij\b", "paste op de vraag naar"), (r"\bverraadt de anderen\b", "vertelt"),
           (r"\bloste\b.*\bop\b", "heeft opgelost"),
           (r"\bNiemand heeft .*; zo test\b", "niet in de envelop"),
           (r"\bkunde: \d", "score"), (r"\bvan het type ‘", "één ‘…’-kaart"), (r": \d+ van de \d", "op")],
    "pl": [(r"\bpasuj\w+ na pytanie\b", "nie ma żadnej z tych kart"),
           (r"\b(jedn\w+|żadnej|dobier\w+|kartę|karty) z: ", "z tych kart, z talii „…”"),
           (r"\bjest już miejsce\b", "inna karta (miejsce)"), (r", pasujesz\b", "ty"),
           (r"\bdostajesz karty\b", "nie trafiła do ciebie"), (r"\bprzez: ", "kto ją widział"),
           (r"\bi żadna to nie\b", "żadna z nich"),
           (r"\btrafiło do ciebie\b", "dostajesz"),
           (r"\bPodejrzewaj:", "zgłoś podejrzenie"), (r"\bnic innego już nie zostało\b", "żadna inna karta")],
    "pt_BR": [(r"\bninguém tem\.", "essa carta"),
              (r"\b(comprou|comprar|jogou uma carta) de [A-Z]", "de “…”"),
              (r"\b(tem|ter|é|contém) (Coronel|Sr\.|Srta\.|Prof\.|Dona) ", "o Coronel"),
              (r"\bnão é [^.;]* ou\b", "nem"),
              (r"\bpergunta não é anotada\b", "perguntas")],
    "sv": [(r"\bhar det[.:]?$", "det kortet"), (r"\bav \w+ och \w+”", "av de här korten"),
           (r"\b(drog|dra|spelade ett kort) från [A-Z]", "ur ”…”"),
           (r"\binget är\b", "inget av dem"), (r"^(– )?Som \w+ ligger\b", "i kuvertet ligger"),
           (r"\bingen visar ett kort\b", "något kort"),
           (r"\bfinns inget annat kvar\b", "alla andra kort"), (r"\bAlla kort hos\b", "kan bara ha")],
    "da": [(r"\bhar det[.:]?$", "det kort"), (r"\baf \w+ og \w+”", "af disse kort"),
           (r"\b(trak|trække|spillede et kort) fra [A-ZÅ]", "fra ”…”"),
           (r"\bintet af dem\b", "ingen af dem"), (r"^(– )?Som \w+ ligger\b", "der ligger"),
           (r"\bfor at \w.* næste gang\b", "næste kort"), (r": \d+ af \d", "ud af")],
    "nb": [(r"\bhar det[.:]?$", "det kortet"), (r"\bav \w+ og \w+»", "av disse kortene"),
           (r"\b(trakk|trekke|spilte et kort) fra [A-ZÅ]", "fra «…»"),
           (r"^(– )?Som \w+ ligger\b", "i konvolutten ligger"), (r"\bble avslørt\b", "viste alle kortene"),
           (r"\bAlle kort hos\b", "kortene til"),
           (r"\bmed \d+ % sannsynlighet\b", "sjansen for at"), (r"\bkommer neste gang\b", "neste kort")],
    "fi": [(r"\bpassa(si|sivat|sit) näistä\b", "ei ole mitään näistä"),
           (r"\bkukaan näytä \(", "näytä korttia"), (r", passasit\b", "sinä"),
           (r"\bNimennyt kortin .*: \d+/\d", "… kertaa"),
           (r"\bNiihin ei mahdu\b", "joukkoon"),
           (r"\bvilkaisten\b", "kurkistamalla"), (r"\bkysy \S+ \S+ kaikki\b", "kaikkia kortteja")],
}


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

    def list_commands(self):
        """What is asked in each language: the log, the table and the review of every sample, and the
        reasons of some marks."""
        for path, case in self.cases:
            yield ["replay", path]
            yield ["table", path, "--at", str(len(case["log"]) // 2)]
            yield ["review", path, *BUDGET]
            sheet = self.ask("sheet", path, len(case["log"]))["sheet"]
            for card, row in self.random.sample(sorted(sheet.items()), 3):
                known = [holder for holder, mark in sorted(row.items()) if mark != "maybe"]
                yield ["why", path, card, self.random.choice(known or sorted(row))]
        yield ["advise", self.cases[0][0], "--at", "20", *BUDGET]
        yield ["advise", self.cases[2][0], "--at", "8", *BUDGET]

    def test_other_languages(self):
        commands = list(self.list_commands())
        for language, locale in list_locales().items():
            lines = [line.strip() for command in commands
                     for line in run(*command, locale=locale).stdout.splitlines() if line.strip()]
            self.assertGreater(len(set(lines)), 200)
            for pattern, instead in FAULTS_OF.get(language, []):
                with self.subTest(language=language, instead=instead):
                    self.assertEqual([line for line in lines if re.search(pattern, line)], [])


main()
