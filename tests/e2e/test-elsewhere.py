# test-elsewhere.py - others have the same case
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window has a case open, and the command line, or whoever synchronizes folders, writes its
file. What others did is taken in and told, different players or cards are asked about, and a file
that is gone is told."""

import base64
import hashlib
import json
import os

from casebook import (CASES, Casebook, do, find, find_all, read_case, read_with_cli, run,
                      run_cli, sample, wait_for, write_case)

LINES = ["me: plum rope hall, mustard shows plum", "mustard: peacock knife study, white shows"]


def start(n_entries=2):
    for name in os.listdir(CASES) if os.path.isdir(CASES) else []:
        if name.endswith(".casebook"):
            os.remove(os.path.join(CASES, name))
    case = sample()
    path = write_case("Shared.casebook", {**case, "log": case["log"][:n_entries],
                                          "title": "Shared"})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, path


def write_over(path, case):
    """In one step, as those do who care."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(case, file)
    os.replace(path + ".new", path)


def change_elsewhere(path):
    """Somebody else gives a player another name."""
    case = read_case(path)
    case["players"][1]["name"] = "Somebody Else"
    write_over(path, case)
    return case


def derive_id(entry):
    """The id of an entry whose file tells none, as data/help/case-file.md says."""
    text = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
    return base64.b32encode(hashlib.sha256(text.encode()).digest()[:10]).decode().lower()


def delete_elsewhere(path):
    """Another device takes away the last entry."""
    case = read_case(path)
    entry = case["log"].pop()
    write_over(path, {**case, "version": 2, "gone": {derive_id(entry): 1800000000}})


def wait_for_case(casebook, path):
    """The sheet may be another one by now, with other cells."""
    def look():
        casebook.forget()
        try:
            return casebook.read_sheet() == read_with_cli(path)
        except KeyError:
            return False
    wait_for(look, f"the sheet of {path}")


def count(path):
    return len(read_case(path)["log"])


def test_taken_in():
    casebook, path = start()
    for line in LINES:
        assert run_cli("record", path, line).returncode == 0
    wait_for(lambda: casebook.count_entries() == 4, "the entries from elsewhere")
    casebook.wait_for_toast("on another device")
    wait_for_case(casebook, path)
    assert count(path) == 4

    undo = next(button for button in find_all(casebook.window, "button")
                if button.get_name().startswith("Undo “Changes From Elsewhere”"))
    do(undo, "click")
    wait_for(lambda: count(path) < 4, "what was taken in to be undone")
    wait_for(lambda: casebook.count_entries() == count(path), "the log to follow")
    wait_for_case(casebook, path)
    casebook.quit()


def test_deleted_elsewhere():
    """One line, no question; undoing it goes back to the other device."""
    casebook, path = start()
    delete_elsewhere(path)
    casebook.wait_for_toast("was deleted on another device")
    wait_for(lambda: casebook.count_entries() == 1, "the entry to go")
    wait_for_case(casebook, path)
    undo = next(button for button in find_all(casebook.window, "button")
                if button.get_name().startswith("Undo “Changes From Elsewhere”"))
    do(undo, "click")
    wait_for(lambda: count(path) == 2, "the entry to be back")
    assert "gone" not in read_case(path)
    with open(path, encoding="utf-8") as file:
        assert json.load(file)["log"][1]["rev"] > 1800000000
    casebook.quit()


def name(path):
    return read_case(path)["players"][1]["name"]


MINE = sample()["players"][1]["name"]
THEIRS = "Somebody Else"


def choose(answer, says=None):
    """Returns the window and its file."""
    casebook, path = start()
    change_elsewhere(path)
    dialog = find(casebook.window, "alert", "Changed Elsewhere")
    casebook.tap("button", answer, dialog)
    if says:
        casebook.wait_for_toast(says)
    wait_for(lambda: not find_all(casebook.window, "alert", "Changed Elsewhere"), "it to close")
    return casebook, path


def test_keep_mine():
    casebook, path = choose("Keep Mine")
    wait_for(lambda: name(path) == MINE, "mine in the file")
    wait_for_case(casebook, path)
    casebook.quit()


def count_versions(path, member):
    with open(path, encoding="utf-8") as file:
        return len(json.load(file).get("revs", {}).get(member, ()))


def test_take_theirs():
    casebook, path = choose("Take Theirs")
    wait_for(lambda: count_versions(path, "players") == 1, "theirs to be a version")
    wait_for_case(casebook, path)
    assert name(path) == THEIRS
    undo = next(button for button in find_all(casebook.window, "button")
                if button.get_name().startswith("Undo “Take Other Version”"))
    do(undo, "click")
    wait_for(lambda: name(path) == MINE, "mine to be back")
    casebook.quit()


def test_keep_both():
    casebook, path = choose("Keep Both", "You are now working in “Shared (2)”")
    beside = os.path.join(CASES, "Shared (2).casebook")
    assert name(path) == THEIRS
    wait_for(lambda: name(beside) == MINE, "mine beside it")
    wait_for_case(casebook, beside)
    casebook.quit()


def test_decide_later():
    """The banner asks again, and until then nothing is written."""
    casebook, path = choose("Later")
    casebook.wait_for_text("This case was changed elsewhere")
    assert name(path) == THEIRS and count_versions(path, "players") == 0
    casebook.tap("button", "Choose…")
    casebook.tap("button", "Take Theirs", find(casebook.window, "alert", "Changed Elsewhere"))
    wait_for_case(casebook, path)
    casebook.quit()


def lose(take_away):
    casebook, path = start()
    take_away(path)
    casebook.wait_for_text("Not saved: the file was deleted or moved")
    assert not os.path.exists(path)
    casebook.tap("button", "Choose…")
    casebook.tap("button", "Save Again", find(casebook.window, "alert", "File Not Found"))
    wait_for(lambda: os.path.exists(path) and count(path) == 2, "the file to be there again")
    wait_for(lambda: not any("Not saved" in text for text in casebook.texts()), "no banner")
    casebook.quit()


def test_deleted():
    lose(os.remove)


def test_renamed():
    away = os.path.join(CASES, "Away.casebook")
    lose(lambda path: os.rename(path, away))
    assert count(away) == 2


def test_comes_back():
    """As the medium of somebody who took it out for a moment."""
    casebook, path = start()
    os.rename(path, path + ".away")
    casebook.wait_for_text("Not saved: the file was deleted or moved")
    os.rename(path + ".away", path)
    wait_for(lambda: not any("Not saved" in text for text in casebook.texts()), "no banner")
    assert count(path) == 2
    casebook.quit()


run(test_taken_in, test_deleted_elsewhere, test_keep_mine, test_take_theirs, test_keep_both,
    test_decide_later, test_deleted, test_renamed, test_comes_back)
