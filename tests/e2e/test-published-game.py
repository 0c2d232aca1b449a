# test-published-game.py - a whole game recorded by hand
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published six-player game, recorded suggestion by suggestion in the composer: after each
the window's cells are what the command line says of the file on disk, and the authors' result
comes out. Prints how many taps it took."""

import os

from casebook import (SAMPLES, Casebook, enter, list_cases, read_with_cli, run, sample,
                      write_case)


def test_recorded_in_the_composer():
    case = sample()
    entries = case["log"]
    path = write_case("Game.casebook", {**case, "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    for number, entry in enumerate(entries, 1):
        enter(casebook, case, entry)
        casebook.record()
        casebook.wait_for_case(path)
        assert read_with_cli(path) == read_with_cli(sample_path(), number)
    print(f"# {casebook.taps} taps for {len(entries)} suggestions, "
          f"{casebook.taps / len(entries):.1f} each")
    check_result(casebook.read_sheet())
    assert list_cases() == [path]
    casebook.quit()


def test_opened_from_the_file_manager():
    casebook = Casebook(sample_path())
    casebook.wait_for_case(sample_path())
    check_result(casebook.read_sheet())
    casebook.quit()


def sample_path():
    return os.path.join(SAMPLES, "published-six-players.casebook")


def check_result(sheet):
    envelope = [card for card, row in sheet.items() if row["Envelope"] != "no"]
    assert envelope == ["Peacock", "Lead Pipe", "Billiard Room"], envelope


run(test_recorded_in_the_composer, test_opened_from_the_file_manager)
