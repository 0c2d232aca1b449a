# test-disk-full.py - no room for the case
# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of the cases lies on a file system that is filled up. What is recorded meanwhile is
told to be in memory only, and is written by itself as soon as there is room."""

import ctypes
import os
import subprocess
import sys

from casebook import (CASES, Casebook, do, enter, find, find_all, list_cases, read_case, run,
                      run_cli, sample, wait_for, write_case)
from pages import NewCase

CLONE_NEWNS, CLONE_NEWUSER = 0x00020000, 0x10000000
BALLAST = os.path.join(CASES, "ballast")


def enter_own_mounts():
    """Mounts of its own for this process and what it starts; as an ordinary user, that takes a
    user namespace too. Returns whether the system allows it."""
    uid, gid = os.getuid(), os.getgid()
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(CLONE_NEWNS if uid == 0 else CLONE_NEWNS | CLONE_NEWUSER) != 0:
        return False
    if uid != 0:
        for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"),
                           ("gid_map", f"{gid} {gid} 1")):
            with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
                file.write(text)
    os.makedirs(CASES, exist_ok=True)
    return subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k,mode=700", "tmpfs", CASES],
                          check=False).returncode == 0


def fill_up():
    with open(BALLAST, "ab", buffering=0) as file:
        try:
            while file.write(b"." * 4096) == 4096:
                pass
        except OSError:
            pass


def make_room():
    os.remove(BALLAST)


def empty_shelf():
    for path in list_cases():
        os.remove(path)


def find_banner(casebook):
    """What the banner above the case says, or None."""
    return next((text for text in casebook.texts() if text.startswith("Not saved")), None)


def find_undo(casebook):
    """Its name says what it would undo."""
    return next(button.get_name() for button in find_all(casebook.window, "button")
                if button.get_name().startswith("Undo “"))


def start():
    empty_shelf()
    case = sample()
    path = write_case("Full.casebook", {**case, "log": case["log"][:2], "title": "Full"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, case, path


def record_unsaved(casebook, case, number):
    """Records an entry that cannot be written."""
    enter(casebook, case, case["log"][number])
    casebook.record()
    banner = wait_for(lambda: find_banner(casebook), "the banner")
    assert "No space left on device" in banner, banner


def test_written_once_there_is_room():
    casebook, case, path = start()
    fill_up()
    record_unsaved(casebook, case, 2)
    record_unsaved(casebook, case, 3)
    assert casebook.count_entries() == 4
    assert read_case(path)["log"] == case["log"][:2]
    assert run_cli("check", path).returncode == 0

    make_room()
    wait_for(lambda: read_case(path)["log"] == case["log"][:4], "the file to be written by itself")
    wait_for(lambda: find_banner(casebook) is None, "the banner to go")
    casebook.wait_for_case(path)

    enter(casebook, case, case["log"][4])
    casebook.record()
    assert read_case(path)["log"] == case["log"][:5]
    casebook.kill()
    assert os.listdir(CASES) == ["Full.casebook"]


def test_try_again():
    casebook, case, path = start()
    fill_up()
    record_unsaved(casebook, case, 2)
    button = find(casebook.window, "button", "Try Again")
    make_room()
    do(button, "click")
    wait_for(lambda: read_case(path)["log"] == case["log"][:3], "the file to be written")
    casebook.quit()


def test_undone_meanwhile():
    """The file becomes what is in memory, not what could not be written."""
    casebook, case, path = start()
    fill_up()
    record_unsaved(casebook, case, 2)
    record_unsaved(casebook, case, 3)
    casebook.tap("button", find_undo(casebook))
    wait_for(lambda: casebook.count_entries() == 3, "the last entry to be undone")
    make_room()
    wait_for(lambda: read_case(path)["log"] == case["log"][:3], "the file to be written")
    casebook.quit()


def test_killed_meanwhile():
    """The file is whole as it last was."""
    casebook, case, path = start()
    fill_up()
    record_unsaved(casebook, case, 2)
    casebook.kill()
    assert run_cli("check", path).returncode == 0
    assert read_case(path)["log"] == case["log"][:2]
    make_room()


def test_asked_before_leaving():
    casebook, case, path = start()
    fill_up()
    record_unsaved(casebook, case, 2)
    casebook.tap("button", "Close")
    dialog = find(casebook.window, "alert", "Case Not Saved")
    casebook.tap("button", "Cancel", dialog)
    wait_for(lambda: not find_all(casebook.window, "alert", "Case Not Saved"), "it to close")
    assert casebook.count_entries() == 3
    make_room()
    wait_for(lambda: read_case(path)["log"] == case["log"][:3], "the file to be written")
    casebook.tap("button", "Close")
    wait_for(lambda: casebook.process.poll() is not None, "the program to end")
    assert casebook.process.returncode == 0


def test_new_case_without_room():
    """A case that could not be written at all is not forgotten either."""
    empty_shelf()
    fill_up()
    casebook = Casebook()
    casebook.tap("button", "New Case")
    form = NewCase(casebook)
    form.choose_edition("Classic")
    form.name_players("Ann", "Bob", "Cara")
    form.next("Your Hand")
    for card in ("Plum", "Rope", "Hall", "Study", "Wrench", "Knife"):
        form.choose(card)
    form.create()
    casebook.wait_for_sheet()
    casebook.tap("button", "Close", find(casebook.window, "alert", "Case Not Saved"))
    wait_for(lambda: find_banner(casebook), "the banner")
    make_room()
    path, = wait_for(list_cases, "the file to be written by itself")
    wait_for(lambda: find_banner(casebook) is None, "the banner to go")
    casebook.wait_for_case(path)
    casebook.quit()


if enter_own_mounts():
    run(test_written_once_there_is_room, test_try_again, test_undone_meanwhile,
        test_killed_meanwhile, test_asked_before_leaving, test_new_case_without_room)
else:
    print("1..0 # SKIP no file system of its own can be mounted here")
    sys.exit(0)
