# test-practice.py - a practice case, from the first start to the open envelope
# SPDX-License-Identifier: GPL-3.0-or-later
"""Casebook makes a case from a number and plays it turn by turn; it goes on where it was after the
program was killed, the marks of who solves it are checked, and a mistake is told. The number printed
in the title gives the same game in a terminal."""

import json
import os
import re

from casebook import Casebook, do, find, find_all, list_actions, list_cases, run, run_cli, wait_for


def read_case():
    with open(list_cases()[0], encoding="utf-8") as file:
        return json.load(file)


def check_marks(casebook):
    node = casebook.cells()[0]
    while "case.check-marks" not in list_actions(node):
        node = node.get_parent()
    do(node, "case.check-marks")


def close_dialog(casebook, text):
    """Not the window, which has a button of that name, too."""
    node = find(casebook.window, "label", text)
    while not find_all(node, "button", "Close"):
        node = node.get_parent()
    casebook.tap("button", "Close", node)


def mark(casebook, card, holder, action):
    """Waits for the sheet: what is on disk already is shown a moment later."""
    cell = next(cell for cell in casebook.cells()
                if cell.get_name().startswith(f"{card}, {holder}: "))
    before = cell.get_name()
    do(cell, action)
    wait_for(lambda: cell.get_name() != before, f"the mark of {card}")


def take_turns(casebook, begin, end):
    """Each is on disk before the next."""
    for i in range(begin, end):
        wait_for(lambda n=i: len(read_case()["log"]) == n, "the turn before on disk")
        casebook.tap("button", "Next Turn")
    wait_for(lambda: len(read_case()["log"]) == end, "the last turn on disk")


def strip(log):
    """What happened, but not when it was heard."""
    return [{key: value for key, value in entry.items() if key != "time"} for entry in log]


def get_name(card):
    return re.sub("-", " ", card).title()


def find_confusable(cards, found, hand):
    """A card that may be taken for one in the envelope, and that one. The program proposes any number,
    and in 2 of 9,999 games all suspects that are not in the envelope are in my hand."""
    for kind, right in zip((cards[:6], cards[6:12], cards[12:]), found, strict=True):
        for card in kind:
            if card != right and card not in hand:
                return card, right
    raise AssertionError("a hand that leaves no doubt")


def test_to_the_end():
    for path in list_cases():
        os.remove(path)
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    casebook.tap("button", "Practice")
    casebook.tap("button", "Play")
    wait_for(lambda: len(list_cases()) == 1, "the case on disk")
    casebook.wait_for_sheet()
    casebook.forget()
    case = read_case()
    assert case["assist"] == "notes" and case["log"] == []

    number = str(case["practice"])
    assert case["title"] == f"Practice {number}"
    again = os.path.join(os.environ["XDG_DATA_HOME"], "again.casebook")
    assert run_cli("practice", number, "-o", again, "--all").returncode == 0
    with open(again, encoding="utf-8") as file:
        game = json.load(file)["log"]
    sheet = json.loads(run_cli("sheet", again, "--json").stdout)["sheet"]
    found = [card for card, row in sheet.items() if row["envelope"] == "yes"]
    wrong, right = find_confusable(list(sheet), found, case["hand"])

    take_turns(casebook, 0, 2)
    casebook.kill()
    casebook = Casebook(list_cases()[0])
    casebook.wait_for_sheet()
    take_turns(casebook, 2, len(game))
    assert strip(read_case()["log"]) == strip(game)

    for card in [wrong, *(card for card in found if card != right)]:
        mark(casebook, get_name(card), "Envelope", "cell.mark-yes")
    wait_for(lambda: len(read_case().get("marks", [])) == 3, "the marks on disk")
    check_marks(casebook)
    close_dialog(casebook, "1 mark is wrong")
    wait_for(lambda: "Your Marks" not in casebook.texts(), "the dialog to go")
    casebook.tap("button", "Solve…")
    casebook.tap("button", "Accuse")
    casebook.wait_for_text("Not This Time")
    casebook.tap("button", "Keep Looking")
    wait_for(lambda: "Not This Time" not in casebook.texts(), "the dialog to go")
    assert strip(read_case()["log"]) == strip(game)

    mark(casebook, get_name(wrong), "Envelope", "cell.mark-no")
    mark(casebook, get_name(right), "Envelope", "cell.mark-yes")
    wait_for(lambda: len(read_case()["marks"]) == 4, "the marks on disk")
    casebook.tap("button", "Solve…")
    casebook.tap("button", "Accuse")
    title = f"Correct, at turn {len(game)}"
    casebook.wait_for_text(title)
    wait_for(lambda: read_case()["log"][-1]["type"] == "accusation", "the accusation on disk")
    assert sorted(read_case()["log"][-1]["cards"]) == sorted(found)
    assert read_case()["log"][-1]["result"] == "right"
    casebook.tap("button", "Review Game")
    casebook.wait_for_text("Case Closed")
    wait_for(lambda: title not in casebook.texts(), "the dialog to go")
    casebook.kill()


run(test_to_the_end)
