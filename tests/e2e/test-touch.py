# test-touch.py - a whole game under a finger
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published game on a screen as small as a telephone's, by touches: every turn recorded, a cell
tapped for its details. Two games without cards, of which each turn takes eight taps at most and two
holds, with the program killed in between: each notebook has what its seat saw."""

from casebook import (Casebook, Missing, answers_of, card_name, find, find_all, is_pressed, read_case,
                      run, sample, wait_for, wait_for_place, walk, write_case)
from dealt import deal_from_seed
from finger import Finger, middle
from touched import TouchedGame


def name_answer(name, card):
    if card is False:
        return f"{name} passed"
    return f"{card}, shown by {name}" if card else f"{name} showed a card"


def toggle(finger, node):
    """As a person does, who taps again what did not take it."""
    for _ in range(3):
        finger.tap(node)
        try:
            return wait_for(lambda: is_pressed(node), f"“{node.get_name()}” pressed", 8)
        except Missing:
            pass
    raise Missing(f"“{node.get_name()}” pressed by a finger")


def find_composer(casebook, card):
    """The smallest part of the page in which there is that chip and who asks."""
    node = find(casebook.window, "toggle button", card)
    while node is not None and not find_all(node, "combo box"):
        node = node.get_parent()
    return node


def open_composer(casebook, finger, card):
    """It slides in, and is there once it has both."""
    for _ in range(3):
        finger.tap(casebook.find_record())
        casebook.forget()
        try:
            casebook._composer = wait_for(lambda: find_composer(casebook, card), "the composer", 8)
            return casebook._composer
        except Missing:
            pass
    raise Missing(f"the composer, which has {card}")


def record_turn(casebook, finger, case, number):
    entry = case["log"][number]
    names = [player["name"] for player in case["players"]]
    composer = open_composer(casebook, finger, card_name(entry["cards"][0]))
    # The list of who asks is a window of its own, and the bus does not say where that is.
    casebook.choose_asker(names[entry["by"]], names)
    for card in entry["cards"]:
        toggle(finger, find(composer, "toggle button", card_name(card)))
    for name, card in reversed(answers_of(case, entry)):
        node = find(composer, "toggle button", name_answer(name, card))
        if not is_pressed(node):
            toggle(finger, node)
    finger.tap(casebook.find_record())


def test_a_game():
    case = sample()
    path = write_case("Touched.casebook", {**case, "log": [], "title": "Touched"})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    finger = Finger()
    for number in range(len(case["log"])):
        record_turn(casebook, finger, case, number)
        wait_for(lambda: len(read_case(path)["log"]) == number + 1, f"turn {number + 1} on disk")
        assert read_case(path)["log"][number] == case["log"][number], number
    casebook.quit()


NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


def test_three_without_cards():
    """The program is killed before a card is chosen, before it is seen, and between two turns."""
    game = deal_from_seed(NAMES[:3], "classic", 3, TouchedGame)
    seat = game.find_starter()
    for interrupt in (None, "choose", "see"):
        seat = game.play_turn(seat, game.draw_question(seat), interrupt)
    game.restart()
    seat = game.play_turn(seat, game.draw_cards())
    game.finish(seat)


def test_six_without_cards():
    """With a deck, of which the last clock but one is drawn, and the last one, which kills Bob; and a
    wrong accusation."""
    game = deal_from_seed(NAMES, "discover-secrets", 54, TouchedGame, n_drawn=18)
    seat = game.find_starter()
    assert seat == 0 and not game.draw(0) and game.draw(1)
    game.restart()
    assert game.table.read_seats()["Bob"] == "Out, hand revealed"
    for interrupt in ("choose", "see"):
        seat = game.play_turn(seat, game.draw_question(seat), interrupt)
    seat = game.accuse_wrongly(seat)
    seat = game.play_turn(seat, game.draw_question(seat))
    game.finish(seat)


def explains(casebook):
    return any(part.name == "Your Mark" for part in walk(casebook.app))


def test_a_cell():
    case = sample()
    path = write_case("Held.casebook", {**case, "log": case["log"][:5], "title": "Held"})
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    finger = Finger()
    cell = next(node for node in casebook.cells() if ": unknown" in node.get_name())
    finger.tap(cell)
    wait_for(lambda: explains(casebook), "the details")
    finger.put_down(180, 20)
    finger.lift()
    wait_for(lambda: not explains(casebook), "the details to go")
    casebook.quit()


def test_the_cover():
    """It comes off under a finger as often as it lies on the case."""
    path = write_case("Covered.casebook", sample())
    casebook = Casebook(path)
    casebook.wait_for_sheet()
    finger = Finger()
    for _ in range(3):
        finger.tap(find(casebook.window, "button", "Cover"))
        area = wait_for_place(find(casebook.window, "button", "Hold to Uncover"))
        assert not find_all(casebook.window, "table", "Sheet")
        finger.put_down(*middle(area))
        find(casebook.window, "table", "Sheet")
        finger.lift()
    casebook.quit()


run(test_a_game, test_the_cover, test_a_cell, test_three_without_cards, test_six_without_cards)
