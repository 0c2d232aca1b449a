# test-boxes.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that shows what is known of each built-in box says what the editions say.

With --write after the usual arguments the page is made anew; then read what changed."""

import json
import os
import sys

WRITES = "--write" in sys.argv
if WRITES:
    sys.argv.remove("--write")

from transcript import SOURCES, Transcript, main, run  # noqa: E402

PAGE = os.path.join(SOURCES, "data", "editions", "BOXES.md")
HEAD = """<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- Made by tests/cli/test-boxes.py --write; what is wrong here is wrong in the file of the edition. -->
# The built-in boxes

What each edition file says, as `casebook-cli editions --json` tells it. [How the files are written](README.md) explains
the words. A “?” stands for what is not known, “(?)” for what no source bears out. Where the steps from room to room are not
known, Casebook says nothing of which rooms a roll reaches.

"""
COLUMNS = ("Box", "On the box", "Players", "Cards", "Decks", "Powers", "Deal", "Set aside by two", "Dice",
           "Starts", "Accuse", "Board", "Known")
STARTS = {"any": "anyone", "roll-one": "most with one die", "roll-all": "most with the dice",
          "dealer": "the dealer", "character": "a character"}
KNOWN = {"names": "names only", "some": "cards and some rules", "cards": "cards and decks", "rules": "all rules"}


def doubt(box, text, *keys):
    """The text, marked where one of the keys of the group [Edition] or another is a guess."""
    return text + (" (?)" if any(key in box["guesses"] for key in keys) else "")


def tell_decks(box):
    return "; ".join(f"{deck['name']}: {deck['cards'] or '?'}" for deck in box["decks"]) or "–"


def tell_powers(box):
    return f"{box['powers']}, {box['powersInWords']} in words" if box["powers"] else "–"


def tell_deal(box):
    rest = {"open": "rest open", "down": "rest face down"}[box["rest"]]
    text = "all" if box["deal"] == "all" else f"equal, {rest}"
    return doubt(box, text, "[Edition] Deal", *(["[Edition] Rest"] if box["deal"] == "equal" else []))


def make_row(box):
    cards = " + ".join(f"{len(category['cards'])} {category['name']}" for category in box["categories"])
    outside = ", ".join(box["publishers"] + box["numbers"] + box["years"]) or "?"
    accuse = box.get("accuseAt", "anywhere")
    names = any(guess.endswith(("] Name", "] Cards")) and not guess.startswith("[Trait") for guess in box["guesses"])
    return (f"{box['name']}, `{box['id']}`", outside,
            doubt(box, f"{box['minPlayers']}–{box['maxPlayers']}", "[Edition] MinPlayers", "[Edition] MaxPlayers"),
            cards + (" (?)" if names else ""), tell_decks(box), tell_powers(box), tell_deal(box),
            doubt(box, str(box["setAside"] or "–"), "[TwoPlayers] FaceDown"), str(box["dice"] or "–"),
            doubt(box, STARTS[box["starts"]], "[Edition] Starts"), doubt(box, accuse, "[Edition] AccuseAt"),
            "steps" if box["board"] else "?" if box["dice"] else "–", KNOWN[box["complete"]])


def make_page(boxes):
    rows = [COLUMNS, ["---"] * len(COLUMNS), *map(make_row, boxes)]
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    sources = "".join(f"* **{box['name']}**: {'; '.join(box['sources'])}"
                      + (f". Guesses: {'; '.join(box['guesses'])}" if box["guesses"] else "") + "\n"
                      for box in boxes)
    return f"{HEAD}{table}\n## Where it is from, and what is a guess\n\n{sources}"


def read_boxes():
    return [json.loads(line) for line in run("editions", "--json").stdout.splitlines()]


class Boxes(Transcript):
    def test_page(self):
        with open(PAGE, encoding="utf-8") as file:
            self.assertEqual(file.read(), make_page(read_boxes()))

    def test_marks(self):
        """A guess is seen in the row, and what is known is not doubted."""
        rows = {row[0].split("`")[1]: dict(zip(COLUMNS, row)) for row in map(make_row, read_boxes())}
        self.assertEqual(rows["classic"]["Players"], "2–6")
        self.assertEqual([rows[box]["Board"] for box in ("classic", "paris", "at-sea")], ["steps", "?", "–"])
        self.assertEqual(rows["classic"]["Set aside by two"], "4")
        self.assertEqual(rows["doctor-who"]["Set aside by two"], "4 (?)")
        self.assertEqual(rows["doctor-who"]["Decks"], "Intrigue: 21")
        self.assertEqual(rows["golden-girls"]["Powers"], "6, 1 in words")
        self.assertEqual(rows["star-wars"]["Deal"], "equal, rest open")
        self.assertEqual(rows["tower-of-terror"]["Deal"], "all (?)")
        self.assertTrue(rows["super-sleuth"]["Cards"].endswith("(?)"))
        self.assertEqual(rows["signature"]["On the box"], "Hasbro, F5518")

    def test_one_source(self):
        """What one source alone says, if it is no booklet, is good for names only."""
        for box in read_boxes():
            if len(box["sources"]) < 2 and not box["sources"][0].startswith("booklet"):
                self.assertEqual(box["complete"], "names", box["id"])


if WRITES:
    with open(PAGE, "w", encoding="utf-8") as page:
        page.write(make_page(read_boxes()))
else:
    main()
