# test-practice.py - a practice case, from the first start to the open envelope
# SPDX-License-Identifier: GPL-3.0-or-later
"""Casebook makes a case from a number; the marks of who solves it are checked, and once they prove
the envelope, it is opened. The number printed in the title gives the same case in a terminal."""

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


def test_to_the_end():
    for path in list_cases():
        os.remove(path)
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    casebook.tap("button", "Practice")
    casebook.tap("button", "Start")
    wait_for(lambda: len(list_cases()) == 1, "the case on disk")
    casebook.wait_for_sheet()
    casebook.forget()
    case = read_case()
    assert case["assist"] == "notes" and case["log"]

    number = re.match(r"Practice (\d+) · ", case["title"]).group(1)
    again = os.path.join(os.environ["XDG_DATA_HOME"], "again.casebook")
    assert run_cli("practice", number, "-o", again).returncode == 0
    with open(again, encoding="utf-8") as file:
        assert json.load(file)["log"] == case["log"]

    sheet = json.loads(run_cli("sheet", again, "--json").stdout)["sheet"]
    found = [card for card, row in sheet.items() if row["envelope"] == "yes"]
    names = [re.sub("-", " ", card).title() for card in found]
    mark(casebook, names[0], "Envelope", "cell.mark-no")
    for name in names[1:]:
        mark(casebook, name, "Envelope", "cell.mark-yes")
    wait_for(lambda: len(read_case().get("marks", [])) == 3, "the marks on disk")
    check_marks(casebook)
    close_dialog(casebook, "2 proven · 1 contradicts the log")

    mark(casebook, names[0], "Envelope", "cell.mark-yes")
    wait_for(lambda: all(m["mark"] == "✓" for m in read_case()["marks"]), "the mark on disk")
    check_marks(casebook)
    casebook.wait_for_text("Case Solved")
    casebook.tap("button", "Open the Envelope")
    wait_for(lambda: read_case()["log"][-1]["type"] == "envelope", "the envelope on disk")
    assert sorted(read_case()["log"][-1]["cards"]) == sorted(found)
    casebook.quit()


run(test_to_the_end)
