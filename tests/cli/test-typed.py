# test-typed.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published game typed in every language, turn by turn: the log is the published one.

The lines stand in typed/, a file for each language, so that they can be read by somebody who
speaks it. With --write after the usual arguments the files are made anew, from the words of the
catalogues and of the edition as they are now; then read what changed."""

import configparser
import gettext
import json
import os
import sys
import unittest

WRITES = "--write" in sys.argv
if WRITES:
    sys.argv.remove("--write")

from transcript import PUBLISHED, SOURCES, Transcript, list_locales, main, run  # noqa: E402

TYPED = os.path.join(SOURCES, "tests", "cli", "typed")
CLASSIC = os.path.join(SOURCES, "data", "editions", "classic.edition")
DOMAIN = "io.github.casebook.Casebook"
# As the line lists them: the first of each is the one that is proposed.
PASSES, SHOWS = "passes pass passed no not none nothing", "shows show showed shown yes"
NOBODY = "nobody no-one"


def read_case():
    with open(PUBLISHED, encoding="utf-8") as file:
        return json.load(file)


def write_lines(language):
    """The turns as somebody types them who knows the words from the box."""
    catalogue = gettext.translation(DOMAIN, os.environ["TEXTDOMAINDIR"], [language])
    edition = configparser.ConfigParser(delimiters="=", interpolation=None)
    edition.optionxform = str
    edition.read(CLASSIC, encoding="utf-8")

    def name(card):
        section = edition[f"Card {card}"]
        return section.get(f"Name[{language}]", section["Name"])

    def word(words):
        return catalogue.pgettext("quick line", words).split()[0]

    case = read_case()
    players = [player["name"] for player in case["players"]]
    for entry in case["log"]:
        parts = [f"{players[entry['by']]}: {', '.join(name(card) for card in entry['cards'])}"]
        for answer in entry["answers"]:
            did = word(PASSES if answer["did"] == "pass" else SHOWS)
            card = f" {name(answer['card'])}" if "card" in answer else ""
            parts.append(f"{players[answer['by']]} {did}{card}")
        if all(answer["did"] == "pass" for answer in entry["answers"]):
            parts[1:] = [word(NOBODY)]
        yield ", ".join(parts)


class Typed(Transcript):
    def record(self, language, locale):
        case = read_case()
        path = self.write(f"{language}.casebook", json.dumps({**case, "log": []}))
        with open(os.path.join(TYPED, f"{language}.txt"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual(len(lines), len(case["log"]))
        for line in lines:
            result = run("record", path, line, locale=locale)
            self.assertEqual((result.returncode, result.stderr), (0, ""), line)
        with open(path, encoding="utf-8") as file:
            log = json.load(file)["log"]
        for entry in log:
            del entry["time"]
        self.assertEqual(log, case["log"])
        self.assertEqual(json.loads(run("sheet", "--json", path).stdout)["sheet"],
                         json.loads(run("sheet", "--json", PUBLISHED).stdout)["sheet"])

    def test_published_game(self):
        n_typed = 0
        written = [name.removesuffix(".txt") for name in os.listdir(TYPED) if name.endswith(".txt")]
        for language, locale in list_locales().items():
            if language not in written:
                continue
            with self.subTest(language=language):
                self.record(language, locale)
                n_typed += 1
        if n_typed == 0:
            raise unittest.SkipTest("this machine speaks none of the languages")


if WRITES:
    for name_of_language in list_locales():
        with open(os.path.join(TYPED, f"{name_of_language}.txt"), "w", encoding="utf-8") as text:
            text.writelines(f"{line}\n" for line in write_lines(name_of_language))
else:
    main()
