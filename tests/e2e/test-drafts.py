# test-drafts.py - what is half composed is not lost
# SPDX-License-Identifier: GPL-3.0-or-later
"""An entry is half composed; then the program is killed, its window closed, or the case left. It
is there again with its case, until it is recorded."""

import glob
import os

from casebook import (DRAFTS, Casebook, find, find_all, is_pressed, read_case, run, sample,
                      wait_for, write_case)
from hands import Hands, press_keys
from pages import CasesPage

HALF = ("Mustard", "Rope", "Mustard passed", "White showed a card")


def read_drafts():
    texts = []
    for path in glob.glob(os.path.join(DRAFTS, "*.json")):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    return texts


def start(title):
    case = sample()
    path = write_case(f"{title}.casebook", {**case, "log": case["log"][:6], "title": title})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, path


def list_pressed(casebook):
    return tuple(n.get_name() for n in find_all(casebook.composer(), "toggle button")
                 if is_pressed(n))


def compose_half(casebook):
    for name in HALF:
        if not is_pressed(find(casebook.composer(), "toggle button", name)):
            casebook.press(name)
    assert list_pressed(casebook) == HALF, list_pressed(casebook)


def reopen(path, pressed):
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    assert list_pressed(casebook) == pressed, list_pressed(casebook)
    return casebook


def test_killed():
    casebook, path = start("Killed")
    compose_half(casebook)
    wait_for(lambda: any("show" in text for text in read_drafts()), "the draft on disk")
    casebook.kill()
    assert len(read_case(path)["log"]) == 6

    casebook = reopen(path, HALF)
    casebook.press("Hall")
    casebook.record()
    casebook.kill()
    assert len(read_case(path)["log"]) == 7

    casebook = reopen(path, ())
    wait_for(lambda: not read_drafts(), "no draft on disk")
    casebook.kill()


def test_window_closed():
    casebook, path = start("Closed")
    hands = Hands(casebook)
    compose_half(casebook)
    press_keys("ctrl+w")
    casebook.process.wait()
    hands.let_go()

    casebook = reopen(path, HALF)
    casebook.kill()


def test_case_left():
    """The page of the case may not be gone yet when it is opened again."""
    casebook, path = start("Left")
    hands = Hands(casebook)
    page = CasesPage(casebook)
    compose_half(casebook)
    press_keys("alt+Left")
    wait_for(page.read_titles, "the list")
    hands.go_to("list item", "Left", "Tab")
    press_keys("Return")
    casebook.forget()
    casebook.wait_for_case(path)
    assert list_pressed(casebook) == HALF, list_pressed(casebook)

    hands.make_narrow(400, 760)
    wait_for(lambda: all(find_all(casebook.window, "toggle button", name) and
                         is_pressed(find(casebook.window, "toggle button", name))
                         for name in HALF), "the draft in the narrow layout")
    hands.let_go()
    casebook.quit()


run(test_killed, test_window_closed, test_case_left)
