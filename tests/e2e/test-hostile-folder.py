# test-hostile-folder.py - a folder of cases with what is none
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pipes, sockets, devices, links to nowhere, what is far too large or far too hard: they lie in the
folder of the cases, and everybody else's case is listed, opened and left as if they did not."""

import contextlib
import os
import random
import shutil
import signal
import socket
import time

from casebook import (CASES, Casebook, find, list_cases, run, sample, wait_for, write_case)
from pages import CasesPage

GOOD = ("Saturday", "Friday")


def make_hard_case(seed=5, n_traits=16, n_players=4):
    """32 cards, and counts of many kinds that overlap, as one deal would give them."""
    chance = random.Random(seed)
    traits = [f"t{i}" for i in range(n_traits)]
    categories, cards = [], []
    for name, size in (("suspect", 11), ("weapon", 11), ("room", 10)):
        members = [{"id": f"{name}-{i}", "name": f"{name} {i}",
                    "traits": [t for t in traits if chance.random() < 0.5]} for i in range(size)]
        categories.append({"id": name, "name": name, "cards": members})
        cards.append(members)
    dealt = [card for members in cards for card in members[1:]]
    chance.shuffle(dealt)
    hands = [dealt[i::n_players] for i in range(n_players)]
    log = []
    for _ in range(24):
        to = chance.randrange(1, n_players)
        trait = chance.choice(traits)
        log.append({"type": "tip", "by": 0, "to": to, "kind": trait, "want": "all",
                    "count": sum(trait in card["traits"] for card in hands[to])})
    return {"format": "casebook", "version": 1, "title": "Hard",
            "edition": {"id": "hard", "name": "Hard", "minPlayers": 2, "maxPlayers": 6,
                        "deal": "all", "traits": [{"id": t, "name": t} for t in traits],
                        "categories": categories},
            "players": [{"name": f"P{i}", "hand": len(hands[i])} for i in range(n_players)],
            "me": None, "hand": [], "log": log}


def fill_folder():
    shutil.rmtree(CASES, ignore_errors=True)
    os.makedirs(CASES)
    os.mkfifo(os.path.join(CASES, "pipe.casebook"))
    os.mkdir(os.path.join(CASES, "folder.casebook"))
    os.symlink("/nowhere/at/all", os.path.join(CASES, "nowhere.casebook"))
    os.symlink("/dev/zero", os.path.join(CASES, "device.casebook"))
    write_case("Huge.casebook", "[" * (9 * 1024 * 1024))
    write_case("Deep.casebook", "[" * (7 * 1024 * 1024))
    write_case("Hard.casebook", make_hard_case())
    for title in reversed(GOOD):
        write_case(f"{title}.casebook", {**sample(), "title": title})


@contextlib.contextmanager
def listening_socket():
    """Its name may be too long to be given as a whole."""
    before = os.getcwd()
    os.chdir(CASES)
    with socket.socket(socket.AF_UNIX) as it:
        it.bind("socket.casebook")
        os.chdir(before)
        yield


def leave(casebook):
    """As who has had enough: at once, however much is still being worked out."""
    casebook.process.send_signal(signal.SIGTERM)
    casebook.process.wait(timeout=20)


def test_lists_the_good_ones():
    fill_folder()
    with listening_socket():
        casebook = Casebook()
        page = CasesPage(casebook)
        wait_for(lambda: set(GOOD) <= set(page.read_titles()), "the good ones in the list")
        wait_for(lambda: len(page.read_titles()) == len(list_cases()), "all others, too")
        for title in ("pipe", "socket", "folder", "nowhere", "device", "Huge", "Deep"):
            wait_for(lambda: len(page.read_row(f"{title}.casebook")) >= 3, f"what {title} is")
        wait_for(lambda: any("known" in text for text in page.read_row(GOOD[0])),
                 "how much is known")
        assert page.read_titles().count("Hard") == 1
        leave(casebook)


def read_memory(casebook):
    """In MiB, at most up to now."""
    with open(f"/proc/{casebook.process.pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) // 1024 for line in file if line.startswith("VmHWM:"))


def test_opens_the_hard_one():
    """The window answers all the time, comes to an end, and takes no more than its share."""
    path = write_case("Hard.casebook", make_hard_case())
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    waits = []
    for _ in range(100):
        begin = time.monotonic()
        casebook.window.clear_cache_single()
        casebook.window.get_name()
        waits.append(time.monotonic() - begin)
    for view in ("Log", "Sheet") * 3:
        casebook.tap("page tab", view)
    assert max(waits) < 5, waits
    print(f"# {max(waits):.3f} s at most until the window answered", flush=True)
    assert read_memory(casebook) < 700, read_memory(casebook)
    wait_for(lambda: not any("Still working this out" in text for text in casebook.texts()),
             "the end of the work", 60)
    leave(casebook)


def test_opens_one_of_them():
    casebook = Casebook()
    page = CasesPage(casebook)
    wait_for(lambda: set(GOOD) <= set(page.read_titles()), "the good ones in the list")
    row = page.find_row(GOOD[1])
    page.rename(GOOD[1], "Sunday")
    casebook.tap("button", "Rename", find(casebook.window, "alert", "Rename Case"))
    wait_for(lambda: "Sunday" in page.read_titles(), "the new title")
    assert row is not None
    leave(casebook)
    shutil.rmtree(CASES)


run(test_lists_the_good_ones, test_opens_the_hard_one, test_opens_one_of_them)
