# test-own-edition.py - a box that is not built in
# SPDX-License-Identifier: GPL-3.0-or-later
"""An edition of one's own: it is made, a case is made with it and carries it, and a copy from
elsewhere is imported, deleted and put back."""

import os
import shutil

from casebook import (CASES, Casebook, do, find, find_all, list_cases, read_case, run, wait_for)
from pages import CasesPage, NewCase, read_text, write_text

EDITIONS = os.path.join(os.path.dirname(CASES), "editions")
FILE = os.path.join(EDITIONS, "attic.edition")
COPY = os.path.join(os.path.dirname(CASES), "elsewhere.edition")


def open_form(casebook):
    casebook.tap("button", "New Case")
    return NewCase(casebook)


def list_own(form):
    return [row.get_name() for group in find_all(form.form, "list", "Your editions")
            for row in find_all(group, "list item")]


def make_edition(casebook, form):
    """From Classic, under a name of its own and with another name for a card."""
    do(form.first_step(), "edition.new")
    editor = find(casebook.window, "dialog", "Your Edition")
    find(editor, "label", "Give the edition a name.")
    do(editor, "editor.start-from")
    do(find(editor, "list item", "Classic"), "row.choose")
    name = wait_for(lambda: next((text for text in find_all(editor, "text", "Name")
                                  if read_text(text) == "Classic (Custom)"), None), "the name")
    write_text(name, "Attic")
    do(editor, "editor.save")
    wait_for(lambda: os.path.exists(FILE), "the edition to be written")
    wait_for(lambda: list_own(form) == ["Attic"], "the edition in the list")


def test_own_edition():
    casebook = Casebook()
    form = open_form(casebook)
    make_edition(casebook, form)
    shutil.copy(FILE, COPY)
    form.choose_edition("Attic")
    form.name_players("Ann", "Bob", "Cara")
    form.next("Your Hand")
    for card in ("Plum", "Rope", "Wrench", "Hall", "Library", "Study"):
        form.choose(card)
    form.create()
    casebook.wait_for_sheet()
    path, = list_cases()
    assert read_case(path)["edition"]["id"] == "attic"
    casebook.quit()


def test_import_and_delete():
    os.remove(FILE)
    casebook = Casebook(COPY)
    casebook.wait_for_text("“Attic” was added to your editions")
    form = open_form(casebook)
    wait_for(lambda: "Attic" in [row.get_name() for row in find_all(form.form, "list item")],
             "the edition in the list")
    do(find(form.form, "list item", "Attic"), "row.delete")
    wait_for(lambda: not os.path.exists(FILE), "the file to go")
    casebook.tap("button", "Undo", CasesPage(casebook).find_toast("“Attic” deleted"))
    wait_for(lambda: os.path.exists(FILE), "the file to come back")
    casebook.quit()

    with open(FILE, "a", encoding="utf-8") as file:
        file.write("Nmae=Attic\n")
    casebook = Casebook()
    form = open_form(casebook)
    find(form.form, "list item", "attic.edition")
    casebook.quit()


run(test_own_edition, test_import_and_delete)
