# news.py - what an entry settled, as it is said and as it is
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is given to say of an entry, taken apart, and the same by the command line."""

import re

from casebook import card_name, read_with_cli


def list_news(path, n_entries):
    """What the last of so many entries settled, by the command line: {(holder, has): cards}."""
    before, after = (read_with_cli(path, at) for at in (n_entries - 1, n_entries))
    news = {}
    for card, marks in after.items():
        for holder, mark in marks.items():
            if mark != before[card][holder]:
                news.setdefault((holder, mark == "yes"), set()).add(card)
    return news


def read_told(told):
    """The same from what was said of it."""
    news = {}
    for sentence in told.split(". "):
        words = re.fullmatch(r"(?:The )?(\S+) (holds|has|doesn’t hold|doesn’t have) (.*?)\.?",
                             sentence)
        assert words, sentence
        cards = [re.sub("^the ", "", card) for card in re.split(r", | and | or ", words[3])]
        news[words[1].capitalize(), words[2] in ("holds", "has")] = set(cards)
    return news


def say_card(card):
    """As one says it: a guest has no article."""
    name = card_name(card)
    return name if name in ("Green", "Mustard", "Peacock", "Plum", "Scarlet", "White") else f"the {name}"


def describe_suggestion(case, entry):
    """A suggestion and who answered it how, in the words of the log."""
    names = ["you" if seat == case["me"] else player["name"]
             for seat, player in enumerate(case["players"])]
    answers = [f"{names[answer['by']]} passed" if answer["did"] == "pass" else
               f"{names[answer['by']]} showed {say_card(answer['card'])}" if "card" in answer else
               f"{names[answer['by']]} showed a card" for answer in entry["answers"]]
    cards = ", ".join(card_name(card) for card in entry["cards"])
    asker = names[entry["by"]]
    return f"{'You' if asker == 'you' else asker} suggested: {cards} – {', '.join(answers)}"
