# test-table-dealt.py - Casebook deals, and is the only one that knows
# SPDX-License-Identifier: GPL-3.0-or-later
"""A table for four: they give numbers, each hand is looked at by its owner, the program is killed while one is in
sight, a notebook begins from a hand and knows nothing else, accusations are judged in private, and
the fingerprint shows in the end that nothing was changed. What is in the envelope is reckoned from
the four hands."""

import glob
import json
import os

from audit import check_screen
from casebook import (CASES, Casebook, do, find, find_all, list_cases, read_all, read_case, read_with_cli,
                      run, run_cli, wait_for)
from hands import Hands, press_keys
from pages import NewCase, write_text
from table import Table

PLAYERS = ("Ann", "Bob", "Cara", "Dan")
NUMBERS = {"Ann": "417", "Dan": "42"}
SUSPECTS = ["Scarlet", "Mustard", "White", "Green", "Peacock", "Plum"]
CARDS = SUSPECTS + ["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench", "Hall",
                    "Lounge", "Dining Room", "Kitchen", "Ballroom", "Conservatory",
                    "Billiard Room", "Library", "Study"]


def deal(casebook, hands):
    casebook.tap("button", "Deal Cards")
    form = NewCase(casebook, "Deal Cards")
    form.choose_edition("Classic")
    do(find(form.form, "radio button", "4"), "click")
    find(form.form, "text", "Player 4")
    for number, name in enumerate(PLAYERS, 1):
        write_text(find(form.form, "text", f"Player {number}"), name)
    form.next("The Deal")
    casebook.tap("button", "Deal", form.form)


def check_secret(casebook):
    """Nothing that the window knows, in sight or not, is a card."""
    heard = read_all(casebook.app)
    assert [card for card in CARDS if card in heard] == [], heard


def check_notebook(path, hand):
    """It knows the hand of its owner, and of the deal nothing else."""
    case = read_case(path)
    assert len(case["hand"]) == len(hand) and case["log"] == [], case
    sheet = read_with_cli(path)
    assert {card for card in sheet if sheet[card]["Ann"] == "yes"} == set(hand), sheet
    for card, row in sheet.items():
        others = {mark for holder, mark in row.items() if holder != "Ann"}
        assert others == ({"no"} if card in hand else {"maybe"}), (card, row)


def look_round(casebook, table, seen):
    """Everybody looks from Bob on, who was interrupted."""
    table.take_hand("Bob", seen=True)
    find(casebook.window, "label",
         "This hand has been viewed before. If it wasn’t you, tell the others.")
    assert table.look("Bob")[0] == seen["Bob"]
    for player, pass_on in (("Cara", table.pass_on), ("Dan", table.pass_on_by_ear)):
        pass_on(player)
        check_secret(casebook)
        seen[player], _ = table.look(player)
    table.hide()


def open_table(casebook, hands):
    find(casebook.window, "list", "Deals in progress")
    hands.go_to("list item", ", ".join(PLAYERS))
    press_keys("Return")
    return Table(casebook, hands)


def judge(casebook, table, envelope, sizes):
    suspect = next(card for card in SUSPECTS if card not in envelope)
    wrong = [suspect] + [card for card in envelope if card not in SUSPECTS]
    assert not table.accuse("Bob", wrong)
    assert table.see_envelope() == envelope
    table.leave()
    check_secret(casebook)
    assert table.accuse("Dan", envelope)
    table.leave()
    check_secret(casebook)
    judged = {"Bob": "Out, still answers", "Dan": "Solved the case"}
    table.wait_for_seats({name: judged.get(name, f"{size} cards, seen")
                          for name, size in sizes.items()})
    find(casebook.window, "label", "Dan solved the case")


def compare(casebook, fingerprint):
    for text in (*NUMBERS.values(), "They follow from the secret and the numbers"):
        find(casebook.window, "label", text)
    field = find(casebook.window, "text", "Compare With Yours")
    write_text(field, fingerprint.lower().replace("-", " "))
    find(casebook.window, "label", "Matches the Deal’s Fingerprint")
    write_text(field, fingerprint[:-1] + ("0" if fingerprint[-1] != "0" else "1"))
    find(casebook.window, "label", "Fingerprints Differ")


def test_table():
    casebook = Casebook()
    hands = Hands(casebook)
    deal(casebook, hands)
    table = Table(casebook, hands)
    sizes = {name: int(said.split()[0]) for name, said in table.read_seats().items()}
    assert list(sizes) == list(PLAYERS) and sum(sizes.values()) == 18, sizes
    fingerprint = table.open_proof()
    for name, number in NUMBERS.items():
        table.give_number(name, number)
    table.leave_proof()
    find(casebook.window, "label", "Ann 417, Dan 42")

    seen = {}
    table.take_hand("Ann")
    check_secret(casebook)
    seen["Ann"], _ = table.look("Ann")
    check_screen(hands)
    do(find(casebook.window, "grouping", "Pass to Ann"), "hand.notebook")
    casebook.wait_for_sheet()
    assert list_cases() == []
    path, = glob.glob(f"{os.path.dirname(CASES)}/deals/*-1.casebook")
    check_notebook(path, seen["Ann"])
    do(casebook.window, "win.cover")
    do(casebook.window, "win.uncover")
    table.take_hand("Bob")
    check_secret(casebook)
    seen["Bob"], _ = table.look("Bob")
    hands.let_go()
    casebook.kill()

    casebook = Casebook()
    check_secret(casebook)
    hands = Hands(casebook)
    table = open_table(casebook, hands)
    table.wait_for_seats({name: f"{size} cards, {'seen' if name in seen else 'unseen'}"
                          for name, size in sizes.items()})
    check_secret(casebook)
    look_round(casebook, table, seen)
    assert {name: len(cards) for name, cards in seen.items()} == sizes, seen
    envelope = [card for card in CARDS if all(card not in hand for hand in seen.values())]
    assert len(envelope) == 3, seen
    check_notebook(path, seen["Ann"])

    judge(casebook, table, envelope, sizes)
    assert table.open_for_all() == envelope
    assert table.open_proof() == fingerprint
    compare(casebook, fingerprint)
    check_screen(hands)
    hands.let_go()
    casebook.quit()


def test_hand_code():
    """From a table somewhere else."""
    result = run_cli("deal", "classic", "--players=4", "--seed=7", "--hand=2", "--json")
    dealt = json.loads(result.stdout)
    wrong = ("2" if dealt["code"][0] == "1" else "1") + dealt["code"][1:]
    before = set(list_cases())
    casebook = Casebook()
    do(casebook.window, "win.enter-hand-code")
    dialog = find(casebook.window, "dialog", "Hand Code")
    field = find(dialog, "text", "Hand Code")
    write_text(field, wrong)
    wait_for(lambda: f"probably the “{wrong[0]}” at position 1" in read_all(dialog),
             "a word on the wrong character")
    assert not find_all(casebook.window, "table", "Sheet")
    write_text(field, dealt["code"].lower())
    casebook.tap("button", "Create", dialog)
    casebook.wait_for_sheet()
    path, = set(list_cases()) - before
    case = read_case(path)
    assert (case["hand"], case["me"], len(case["players"])) == (dealt["hand"], 2, 4), case
    casebook.quit()


run(test_table, test_hand_code)
