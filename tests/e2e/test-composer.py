# test-composer.py - an entry composed with the keyboard alone
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the keys do inside the composer, and what it brings back after a mistake."""

from casebook import (Atspi, Casebook, find, find_all, has_state, is_pressed, read_case, run, sample,
                      wait_for, write_case)
from hands import Hands, press_keys


def start(title):
    case = sample()
    path = write_case(f"{title}.casebook", {**case, "log": case["log"][:6], "title": title})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, Hands(casebook), path


def is_chosen(casebook, name):
    return is_pressed(find(casebook.composer(), "toggle button", name))


def choose(hands, key, name):
    """A letter leads there, Enter chooses, and then leads on."""
    press_keys(key)
    chip = hands.wait_for_focus("toggle button", name)
    press_keys("Return")
    wait_for(lambda: is_pressed(chip), f"{name} chosen")
    return chip


def test_enter_records():
    casebook, hands, path = start("Enter")
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    chip = choose(hands, "m", "Mustard")
    hands.press("Return")
    hands.wait_for_focus("toggle button", "Candlestick")
    assert is_pressed(chip)
    choose(hands, "l", "Lead Pipe")
    hands.press("Return")
    choose(hands, "b", "Ballroom")
    press_keys("b")
    hands.wait_for_focus("toggle button", "Billiard Room")
    press_keys("b")
    hands.wait_for_focus("toggle button", "Ballroom")
    hands.press("Return")
    hands.go_to("toggle button", "Ballroom, shown by White")
    press_keys("Return")
    wait_for(lambda: is_chosen(casebook, "Ballroom, shown by White"), "White’s answer")
    press_keys("Return")
    wait_for(lambda: casebook.count_entries() == 7, "the entry in the log")
    entry = read_case(path)["log"][6]
    assert entry == {
        "type": "suggestion", "by": 0, "cards": ["mustard", "lead-pipe", "ballroom"],
        "answers": [{"by": 1, "did": "pass"}, {"by": 2, "did": "show", "card": "ballroom"}]}, entry
    hands.wait_for_focus("toggle button", "Scarlet")
    hands.let_go()
    casebook.quit()


def test_escape_drops_and_undo_restores():
    casebook, hands, _ = start("Escape")
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    choose(hands, "m", "Mustard")
    press_keys("Escape")
    wait_for(lambda: not is_chosen(casebook, "Mustard"), "nothing chosen")
    casebook.tap("button", "Undo")
    wait_for(lambda: is_chosen(casebook, "Mustard"), "Mustard chosen again")
    hands.let_go()
    casebook.quit()


def test_kinds():
    """The list opens on the kind that is chosen, the second time too."""
    casebook, hands, _ = start("Kinds")
    press_keys("ctrl+n")
    hands.wait_for_focus("toggle button", "Scarlet")
    press_keys("alt+k")
    hands.wait_for_focus("list item", "Suggestion")
    hands.press("Down")
    hands.press("Down")
    hands.wait_for_focus("list item", "Accusation")
    press_keys("Return")
    hands.wait_for_focus("toggle button", "Accusation")
    press_keys("alt+k")
    hands.wait_for_focus("list item", "Accusation")
    press_keys("Escape")
    hands.wait_for_focus("toggle button", "Accusation")
    hands.let_go()
    casebook.quit()


def test_peek():
    casebook, hands, path = start("Peek")
    casebook.choose_asker("Mustard", range(6))
    for name in ("Plum", "Rope", "Hall", "White showed a card"):
        casebook.press(name)
    assert not find_all(casebook.composer(), "toggle button", "Rope, shown by White")
    casebook.press("I saw the card that White showed")
    casebook.press("Rope, shown by White")
    casebook.record()
    assert read_case(path)["log"][6]["answers"] == [{"by": 2, "did": "show", "card": "rope"}]
    hands.let_go()
    casebook.quit()


def start_as_ann(title):
    path = write_case(f"{title}.casebook", {
        "format": "casebook", "version": 1, "title": title, "created": "2026-11-01T20:00:00Z",
        "edition": "classic", "players": [{"name": name} for name in ("Ann", "Bob", "Cy", "Dan")],
        "me": 0, "hand": ["rope", "white", "hall", "study"], "firstDealt": 2, "log": []})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    return casebook, Hands(casebook), path


def test_question_about_a_typed_turn():
    """I hold what was asked for, and am passed over: no pass is made up."""
    casebook, hands, path = start_as_ann("Typed")
    hands.type_into("Typed turn", "dan: rope green kitchen, bob shows")
    casebook.wait_for_text("You hold the Rope. Did you show it?")
    casebook.wait_for_text("Add “i showed Rope” or “i wasn’t asked”.")
    press_keys("Return")
    casebook.tap("button", "I wasn’t asked", casebook.composer())
    casebook.wait_for_text("Dan suggested: Green, Rope, Kitchen – Bob showed a card")
    assert not find_all(casebook.composer(), "button", "I wasn’t asked")
    assert read_case(path)["log"] == []
    press_keys("Return")
    wait_for(lambda: casebook.count_entries() == 1, "the entry in the log")
    assert read_case(path)["log"][0]["answers"] == [{"by": 1, "did": "show"}]
    hands.let_go()
    casebook.quit()


def test_question_about_a_tapped_turn():
    casebook, hands, path = start_as_ann("Tapped")
    casebook.choose_asker("Dan", range(4))
    casebook.press("Green", "Rope", "Kitchen", "Bob showed a card")
    casebook.wait_for_text("You hold the Rope. Did you show it?")
    assert not has_state(casebook.find_record(), Atspi.StateType.SENSITIVE)
    casebook.tap("button", "I showed the Rope", casebook.composer())
    casebook.wait_for_text("You showed a card, so Bob isn’t asked.")
    casebook.press("Bob showed a card")
    casebook.tap_record()
    wait_for(lambda: casebook.count_entries() == 1, "the entry in the log")
    assert read_case(path)["log"][0]["answers"] == [{"by": 0, "did": "show", "card": "rope"}]
    hands.let_go()
    casebook.quit()


run(test_question_about_a_typed_turn, test_question_about_a_tapped_turn, test_enter_records,
    test_escape_drops_and_undo_restores, test_kinds, test_peek)
