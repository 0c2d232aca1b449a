# test-cases-page.py - keeping order among the cases
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases are listed newest first, renamed, duplicated, deleted and brought back; each time the
files on disk are what the list says."""

import json
import os

from casebook import (CASES, Casebook, do, find, find_all, list_cases, read_case, run,
                      sample, wait_for, write_case)
from pages import CasesPage, is_sensitive

TITLES = ("Third", "Second", "First")


def fill_shelf():
    for path in list_cases():
        os.remove(path)
    for number, title in enumerate(reversed(TITLES)):
        path = write_case(f"{title}.casebook", {**sample(), "title": title})
        os.utime(path, (1_700_000_000 + number * 3600,) * 2)


def start():
    fill_shelf()
    casebook = Casebook()
    page = CasesPage(casebook)
    page.wait_for_titles(*TITLES)
    return casebook, page


def read_bytes(name):
    with open(os.path.join(CASES, name), "rb") as file:
        return file.read()


def list_everything():
    """All files below the folder of the cases, hidden ones too."""
    return sorted(os.path.relpath(os.path.join(folder, name), CASES)
                  for folder, _, names in os.walk(CASES) for name in names)


def list_titles():
    return sorted(read_case(path)["title"] for path in list_cases())


def test_rows_say_what_is_in_them():
    casebook, page = start()

    def look():
        texts = [text for text in page.read_row("First") if "100%" in text]
        return texts if len(texts) == 2 else None
    row = wait_for(look, "how far the first case is")
    assert row[0].startswith("Classic · Scarlet, Mustard, White, Green, Peacock, Plum · "), row
    assert " · 3 of 3 known · 100%" in row[0], row
    assert row[1] == "100%", row
    casebook.quit()


def test_rename():
    casebook, page = start()
    dialog = page.rename("Second", "")
    rename = find(dialog, "button", "Rename")
    wait_for(lambda: not is_sensitive(rename), "no name not to be taken")
    casebook.tap("button", "Cancel", dialog)
    wait_for(lambda: not find_all(casebook.window, "alert", "Rename Case"), "the dialog to close")
    assert list_titles() == sorted(TITLES)

    dialog = page.rename("Second", "Cluedo & <b>cake</b>")
    casebook.tap("button", "Rename", dialog)
    page.wait_for_titles("Cluedo & <b>cake</b>", "Third", "First")
    assert list_titles() == sorted(["Third", "First", "Cluedo & <b>cake</b>"])
    casebook.kill()

    casebook = Casebook()
    CasesPage(casebook).wait_for_titles("Cluedo & <b>cake</b>", "Third", "First")
    casebook.quit()


def test_duplicate():
    casebook, page = start()
    before = list_everything()
    page.duplicate("First")
    wait_for(lambda: len(page.read_titles()) == 4, "a fourth case")
    assert page.read_titles()[0] == "First (Copy)", page.read_titles()
    path, = [p for p in list_cases() if os.path.basename(p) not in before]
    copy, original = read_case(path), read_case(os.path.join(CASES, "First.casebook"))
    assert copy["title"] == "First (Copy)"
    assert {key: copy[key] for key in original} == \
        {**original, "title": "First (Copy)", "version": 2}
    casebook.quit()


def test_delete_and_undo():
    casebook, page = start()
    before = read_bytes("Second.casebook")
    page.delete("Second")
    page.wait_for_titles("Third", "First")
    assert "Second.casebook" not in os.listdir(CASES)
    casebook.tap("button", "Undo", page.find_toast("“Second” deleted"))
    page.wait_for_titles(*TITLES)
    assert read_bytes("Second.casebook") == before
    assert list_everything() == sorted(f"{title}.casebook" for title in TITLES)
    casebook.quit()


def test_undo_brings_back_all():
    casebook, page = start()
    page.delete("Third")
    page.wait_for_titles("Second", "First")
    page.delete("First")
    page.wait_for_titles("Second")
    casebook.tap("button", "Undo", page.find_toast("2 cases deleted"))
    page.wait_for_titles(*TITLES)
    casebook.quit()


def test_delete_for_good():
    casebook, page = start()
    page.delete("Second")
    casebook.tap("button", "Dismiss", page.find_toast("“Second” deleted"))
    wait_for(lambda: list_everything() == ["First.casebook", "Third.casebook"],
             "the file to be gone")
    page.wait_for_titles("Third", "First")
    casebook.quit()


def test_menu():
    """The menu of a row offers the same, and to open the case in a window of its own."""
    casebook, page = start()
    items = page.open_menu("Third")
    assert [is_sensitive(item) for item in items] == [True] * 5
    do(items[-1], "click")
    page.wait_for_titles("Second", "First")
    casebook.quit()


def test_broken_file():
    """It is listed with the reason, and may be deleted, but neither renamed nor duplicated."""
    fill_shelf()
    write_case("Broken.casebook", json.dumps(sample())[:500])
    before = read_bytes("Broken.casebook")
    casebook = Casebook()
    page = CasesPage(casebook)
    page.wait_for_titles("Broken.casebook", *TITLES)
    row = page.read_row("Broken.casebook")
    assert any("damaged, or not a case" in text for text in row), row
    items = page.open_menu("Broken.casebook")
    assert [is_sensitive(item) for item in items] == [False] * 4 + [True]
    assert read_bytes("Broken.casebook") == before
    do(items[-1], "click")
    page.wait_for_titles(*TITLES)
    casebook.quit()


def test_files_that_come_and_go():
    """What another program does to the folder is seen at once."""
    casebook, page = start()
    write_case("Fourth.casebook", {**sample(), "title": "Fourth"})
    page.wait_for_titles("Fourth", *TITLES)
    os.remove(os.path.join(CASES, "Fourth.casebook"))
    page.wait_for_titles(*TITLES)
    casebook.quit()


run(test_rows_say_what_is_in_them, test_rename, test_duplicate, test_delete_and_undo,
    test_undo_brings_back_all, test_delete_for_good, test_menu, test_broken_file,
    test_files_that_come_and_go)
