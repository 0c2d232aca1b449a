# test-file.py - a file of the user's, opened in the sandbox
# SPDX-License-Identifier: GPL-3.0-or-later
"""As a file manager opens it: that file alone is passed through the wall, and edited where it
is."""

import os
import shutil
import sys

from casebook import SAMPLES, Casebook, list_cases, read_case, run, wait_for
from flatpak import BUNDLE, HOME, install, run_inside

PATH = os.path.join(HOME, "Documents", "Game.casebook")
SAMPLE = "published-six-players.casebook"


def open_from_file_manager():
    casebook = Casebook("@@", PATH, "@@")
    casebook.wait_for_sheet()
    return casebook


def test_edited_where_it_is():
    install(BUNDLE)
    shutil.copy(os.path.join(SAMPLES, SAMPLE), PATH)
    before = read_case(PATH)
    names = [player["name"] for player in before["players"]]
    casebook = open_from_file_manager()
    casebook.enter_suggestion(names[0], names, ("Peacock", "Knife", "Lounge"),
                              ((names[1], False), (names[2], None)))
    casebook.record()
    wait_for(lambda: len(read_case(PATH)["log"]) == len(before["log"]) + 1, "the entry in the file")
    assert read_case(PATH)["log"][:-1] == before["log"]
    assert list_cases() == []
    # The portal takes its own file away only after that.
    wait_for(lambda: os.listdir(os.path.dirname(PATH)) == ["Game.casebook"], "nothing beside it")
    casebook.kill()
    casebook = open_from_file_manager()
    wait_for(lambda: casebook.count_entries() == len(before["log"]) + 1, "the entry in the log")
    casebook.kill()


def test_its_neighbour_is_out_of_reach():
    neighbour = os.path.join(HOME, "Documents", "secret")
    with open(neighbour, "w", encoding="utf-8") as file:
        file.write("the butler")
    assert "the butler" not in run_inside(f"cat '{neighbour}'; cat $XDG_RUNTIME_DIR/doc/*/*").stdout


if not os.path.ismount(os.path.join(os.environ["XDG_RUNTIME_DIR"], "doc")):
    print("1..0 # SKIP no file systems in user space here (/dev/fuse)")
    sys.exit(77)

run(test_edited_where_it_is, test_its_neighbour_is_out_of_reach)
