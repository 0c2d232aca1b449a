# test-published-game.py - a whole game recorded by hand
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published six-player game, recorded suggestion by suggestion in the composer: after each
the window's cells are what the command line says of the file on disk, and the authors' result
comes out. Prints how many taps it took: five at most, four where a card that is shown records the
turn; Record never moves, and all that is tapped is high enough for a finger."""

import os

from statistics import median

from bus import look_over
from casebook import (SAMPLES, Atspi, Casebook, answers_of, card_name, enter, list_cases,
                      read_with_cli, run, sample, wait_for, write_case)


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


def turn_on(key):
    """A setting, for programs that are started from now on."""
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"[{os.environ['APP_ID'].replace('.', '/')}]\n{key}=true\n")
    os.environ["GSETTINGS_BACKEND"] = "keyfile"


def enter_until_shown(casebook, case, entry):
    """What comes after the card that was shown needs no tap."""
    names = [player["name"] for player in case["players"]]
    casebook.choose_asker(names[entry["by"]], names)
    casebook.press(*(card_name(card) for card in entry["cards"]))
    name, card = answers_of(case, entry)[-1]
    if card is False:
        casebook.press_unless_filled_in(f"{name} passed")
        casebook.tap_record()
    else:
        casebook.tap("toggle button", f"{card}, shown by {name}" if card else
                     f"{name} showed a card", casebook.composer())


def test_recorded_as_soon_as_somebody_shows():
    """With the preference a card that is shown is the last tap of a turn."""
    case = sample()
    entries = case["log"]
    path = write_case("Fast.casebook", {**case, "log": [], "title": "Fast"})
    turn_on("record-when-shown")
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    taps = []
    for number, entry in enumerate(entries, 1):
        before = casebook.taps
        enter_until_shown(casebook, case, entry)
        taps.append(casebook.taps - before)
        wait_for(lambda: casebook.count_entries() == number, f"entry {number} in the log")
        casebook.wait_for_case(path)
        assert read_with_cli(path) == read_with_cli(sample_path(), number)
    print(f"# recorded as soon as somebody shows: {sum(taps)} taps for {len(entries)} "
          f"suggestions: median {median(taps)}, most {max(taps)}")
    assert median(taps) <= 4
    check_result(casebook.read_sheet())
    casebook.quit()


def measure(node):
    area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return area.x, area.y, area.width, area.height


def measure_targets(casebook):
    """The heights of all that can be tapped in the composer."""
    return [measure(part.node)[3] for part in look_over(casebook.composer()).walk()
            if part.role in ("button", "toggle button", "combo box")]


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


run(test_recorded_in_the_composer, test_opened_from_the_file_manager,
    test_recorded_as_soon_as_somebody_shows)
