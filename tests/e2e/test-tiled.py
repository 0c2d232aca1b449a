# test-tiled.py - the window of a desktop that sizes it
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the desktop gives a window its size, the page is laid out anew before it is first seen: the
focus is on a cell of the sheet all the same, and stays where it is when the size changes again."""

from casebook import Casebook, find_all, run, sample, wait_for, write_case
from hands import Hands


def test_focus():
    path = write_case("Tiled.casebook", {**sample(), "title": "Tiled", "log": sample()["log"][:5]})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    hands = Hands(casebook)
    first = hands.wait_for_focus("table cell").get_name()
    assert first.startswith("Scarlet, Envelope: "), first
    hands.press("Down")
    second = hands.wait_for_focus("table cell").get_name()
    assert second.startswith("Mustard, Envelope: "), second
    hands.make_narrow(360, 640)
    wait_for(lambda: not find_all(casebook.window, "list", "Log"), "the narrow layout")
    hands.wait_for_focus("table cell", second)
    hands.let_go()
    casebook.quit()


run(test_focus)
