# test-published-game.py - a whole game recorded by hand
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published six-player game, recorded suggestion by suggestion in the composer: after each
the window's cells are what the command line says of the file on disk, and the authors' result
comes out. Prints how many taps it took: five at most; Record never moves, and all that is tapped
is high enough for a finger."""

import os

from statistics import median

from casebook import (SAMPLES, Atspi, Casebook, enter, list_cases, read_with_cli, run, sample,
                      walk_roles, write_case)


def test_recorded_in_the_composer():
    case = sample()
    entries = case["log"]
    path = write_case("Game.casebook", {**case, "log": [], "title": "Game"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    taps, places, lowest = [], set(), []
    for number, entry in enumerate(entries, 1):
        before = casebook.taps
        enter(casebook, case, entry)
        places.add(measure(casebook.find_record()))
        lowest.append(min(measure_targets(casebook)))
        casebook.record()
        taps.append(casebook.taps - before)
        casebook.wait_for_case(path)
        assert read_with_cli(path) == read_with_cli(sample_path(), number)
    print(f"# {sum(taps)} taps for {len(entries)} suggestions: median {median(taps)}, "
          f"most {max(taps)}; places of Record: {places}; lowest target {min(lowest)} px")
    assert median(taps) <= 5 and len(places) == 1 and min(lowest) >= 30
    check_result(casebook.read_sheet())
    assert list_cases() == [path]
    casebook.quit()


def measure(node):
    area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return area.x, area.y, area.width, area.height


def measure_targets(casebook):
    """The heights of all that can be tapped in the composer."""
    return [measure(node)[3] for node, role in walk_roles(casebook.composer(), False)
            if role in ("button", "toggle button", "combo box")]


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
