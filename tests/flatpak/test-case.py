# test-case.py - a case recorded in the sandbox, and kept
# SPDX-License-Identifier: GPL-3.0-or-later
"""A first case is made and a turn recorded; what the window shows is what the command line says of
the file. It is there after Casebook was quit, after it was killed, when D-Bus starts it, and in
the next version, installed over this one."""

import os

from gi.repository import Gio, GLib

from casebook import (APP_ID, CASES, Casebook, is_on_bus, list_cases, read_case, run, wait_for)
from flatpak import BUNDLE, HOME, NEXT_BUNDLE, flatpak, install, run_inside
from pages import CasesPage, NewCase

NAMES = ("Ann", "Bob", "Cara")
HAND = ("Plum", "Rope", "Wrench", "Hall", "Library", "Study")
TURNS = (
    ("Ann", ("Green", "Lead Pipe", "Kitchen"), (("Bob", False), ("Cara", "Lead Pipe"))),
    ("Bob", ("Scarlet", "Knife", "Lounge"), (("Cara", False), ("Ann", False))),
    ("Cara", ("Mustard", "Knife", "Kitchen"), (("Ann", False), ("Bob", None))),
)


def ask(action):
    """Has the running program do one of its actions, as a desktop does."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(APP_ID, "/" + APP_ID.replace(".", "/"), "org.freedesktop.Application",
                  "ActivateAction", GLib.Variant("(sava{sv})", (action, [], {})), None,
                  Gio.DBusCallFlags.NONE, -1)


def quit_by_its_action(casebook):
    ask("quit")
    assert casebook.process.wait() == 0
    wait_for(lambda: not is_on_bus(), "the name of the program to be free")


def record(casebook, path, number):
    casebook.enter_suggestion(TURNS[number][0], NAMES, *TURNS[number][1:])
    casebook.record()
    wait_for(lambda: len(read_case(path)["log"]) == number + 1, f"turn {number} in the file")
    casebook.wait_for_case(path)


def reopen():
    path, = list_cases()
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, path


def test_first_case():
    install(BUNDLE)
    casebook = Casebook()
    casebook.wait_for_text("Open Your First Case")
    casebook.tap("button", "New Case")
    form = NewCase(casebook)
    form.choose_edition("Classic")
    form.name_players(*NAMES)
    form.next("Your Hand")
    for card in HAND:
        form.choose(card)
    wait_for(form.can_create, "the hand to be complete")
    form.create()
    casebook.wait_for_sheet()
    path, = list_cases()
    assert path.startswith(os.path.join(HOME, ".var", "app", APP_ID)), path
    record(casebook, path, 0)
    assert casebook.read_sheet()["Lead Pipe"]["Cara"] == "yes"
    quit_by_its_action(casebook)


def test_reopened():
    casebook = Casebook()
    CasesPage(casebook).wait_for_titles(read_case(list_cases()[0])["title"])
    quit_by_its_action(casebook)
    casebook, path = reopen()
    assert len(read_case(path)["log"]) == 1
    record(casebook, path, 1)
    casebook.kill()
    casebook, path = reopen()
    assert len(read_case(path)["log"]) == 2
    quit_by_its_action(casebook)


def test_kept_by_an_update():
    before = flatpak("info", "--show-commit", APP_ID)
    with open(list_cases()[0], "rb") as file:
        case = file.read()
    install(NEXT_BUNDLE)
    assert flatpak("info", "--show-commit", APP_ID) != before
    assert "99.0" in run_inside(f"cat /app/share/metainfo/{APP_ID}.metainfo.xml").stdout
    with open(list_cases()[0], "rb") as file:
        assert file.read() == case
    casebook, path = reopen()
    record(casebook, path, 2)
    quit_by_its_action(casebook)


def test_started_by_the_bus():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "StartServiceByName",
                  GLib.Variant("(su)", (APP_ID, 0)), None, Gio.DBusCallFlags.NONE, 120000)
    assert is_on_bus()
    ask("quit")
    wait_for(lambda: not is_on_bus(), "the service to end")


def test_removed():
    """Without its data being asked for, it keeps them."""
    flatpak("uninstall", "--user", "--noninteractive", APP_ID)
    assert len(os.listdir(CASES)) == 1


run(test_first_case, test_reopened, test_kept_by_an_update, test_started_by_the_bus, test_removed)
