# test-newcomer.py - from README to a case that is recorded, solved, reviewed and printed
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has read README and nothing else: the turn that it gives as an example is typed as
it stands there, what it says about undo is true, and data/help/terminal.md, to which it links, prints
the case. `build-aux/test newcomer` does the same from a fresh clone."""

import os
import re
import subprocess
import tempfile

from casebook import SAMPLES, Casebook, list_cases, read_case, run, run_cli, wait_for
from hands import Hands, press_keys
from pages import NewCase

README = os.path.join(SAMPLES, "..", "..", "README.md")
TERMINAL = os.path.join(SAMPLES, "..", "help", "terminal.md")
# Whom README's example names, and who I am.
PLAYERS = ("Scarlet", "Green", "White")
HAND = ("Mustard", "Candlestick", "Wrench", "Lounge", "Library", "Study")
SOLUTION = ("Peacock", "Knife", "Kitchen")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def start_case():
    for path in list_cases():
        os.remove(path)
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    casebook.tap("button", "New Case")
    form = NewCase(casebook)
    form.choose_edition("Classic")
    form.name_players(*PLAYERS)
    form.next("Your Hand")
    for card in HAND:
        form.choose(card)
    wait_for(form.can_create, "the hand to be complete")
    form.create()
    casebook.wait_for_sheet()
    path, = wait_for(list_cases, "the case on disk")
    return casebook, path


def type_turn(hands, path, line):
    n = len(read_case(path)["log"])
    press_keys("ctrl+l")
    hands.wait_for_focus("text")
    hands.type(line)
    press_keys("Return")
    wait_for(lambda: len(read_case(path)["log"]) == n + 1, f"“{line}” on disk")


def record_and_solve(casebook, path):
    example = re.search(r"Or type it: `([^`]+)`", read(README)).group(1)
    hands = Hands(casebook)
    type_turn(hands, path, example)
    entry = read_case(path)["log"][0]
    assert entry["by"] == PLAYERS.index("Green") and entry["cards"] == ["plum", "rope", "hall"], entry
    casebook.wait_for_case(path)

    # “undo every step”: a turn that nobody took goes away again.
    type_turn(hands, path, "white: green revolver ballroom, nobody")
    press_keys("ctrl+z")
    wait_for(lambda: len(read_case(path)["log"]) == 1, "the turn taken back")

    type_turn(hands, path, f"me: {' '.join(SOLUTION).lower()}, nobody")
    hands.let_go()
    casebook.tap("button", "Accuse Now")
    casebook.tap("radio button", "Correct")
    casebook.tap_record()
    casebook.wait_for_text("Case Closed")
    casebook.wait_for_text("You solved it")
    casebook.tap("page tab", "Sheet")
    casebook.wait_for_sheet()
    sheet = casebook.read_sheet()
    assert [card for card, row in sheet.items() if row["Envelope"] == "yes"] == list(SOLUTION)


def print_notes(path):
    """By the line of data/help/terminal.md, to which README leads."""
    assert "(data/help/terminal.md)" in read(README)
    command = re.search(r"^casebook-cli (print FILE -o OUT\.pdf)", read(TERMINAL), re.M).group(1)
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "notes.pdf")
        names = {"FILE": path, "OUT.pdf": out}
        result = run_cli(*(names.get(word, word) for word in command.split()))
        assert result.returncode == 0, result.stderr
        text = subprocess.run(["pdftotext", "-layout", out, "-"], check=True, capture_output=True,
                              text=True).stdout
    for name in (*PLAYERS, *SOLUTION):
        assert name in text, text


def test_from_readme_to_paper():
    casebook, path = start_case()
    record_and_solve(casebook, path)
    casebook.quit()
    if "CASEBOOK_IS_PORTABLE" not in os.environ:
        print_notes(path)


def test_commands_are_there():
    """Each command that README shows exists, and tells what it does."""
    top = os.path.dirname(os.path.abspath(README))
    commands = set(re.findall(r"^(build-aux/\S+)", read(README), re.M))
    assert len(commands) >= 4, commands
    for command in commands:
        assert os.access(os.path.join(top, command), os.X_OK), command
        script = read(os.path.join(top, command))
        for option in re.findall(rf"^{re.escape(command)} (--\S+)", read(README), re.M):
            assert option in script, (command, option)


run(test_from_readme_to_paper, test_commands_are_there)
