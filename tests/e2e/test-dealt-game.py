# test-dealt-game.py - a whole evening on one device
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three games without cards: three players, dealt in the window; six, of whom one accuses wrongly; and
six with a deck that kills one of them, besides. The program is killed before a card is chosen, before
it is seen, and between two turns: the game is where it was, and nothing secret is in sight. Each turn
takes eight taps at most and the device changes hands twice, each time with one hold; in the end each
notebook has what its seat saw, and the device shows that nothing was changed."""

from casebook import Casebook, do, find, run
from dealt import DealtGame, deal_from_seed
from hands import press_keys
from pages import NewCase, write_text


SIX = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
GONE = "Out, hand revealed"


def deal(names):
    """In the window, as a family does."""
    casebook = Casebook()
    casebook.tap("button", "Deal Cards")
    form = NewCase(casebook, "Deal Cards")
    form.choose_edition("Classic")
    do(find(form.form, "radio button", str(len(names))), "click")
    find(form.form, "text", f"Player {len(names)}")
    for number, name in enumerate(names, 1):
        write_text(find(form.form, "text", f"Player {number}"), name)
    game = DealtGame(casebook, names, seed=3)
    game.keys.go_to("button", "Deal")
    press_keys("Return")
    find(casebook.window, "grouping", "Table")
    return game


def test_three_players():
    game = deal(("Ann", "Bob", "Cleo"))
    game.look_round()
    seat = game.find_starter()
    for turn, interrupt in enumerate((None, "choose", None, "see", None, None)):
        cards = game.draw_question(seat) if interrupt else game.draw_cards()
        seat = game.play_turn(seat, cards, interrupt)
        if turn == 4:
            game.restart()
            game.check_secret()
    game.finish(seat)


def test_six_players():
    game = deal_from_seed(SIX, "classic", 6)
    seat = game.find_starter()
    for turn in range(7):
        seat = game.play_turn(seat, game.draw_cards())
        if turn == 2:
            seat = game.accuse_wrongly(seat)
    game.finish(seat)


def test_intrigue():
    """Three cards lie face down, and each turn begins with three that are drawn, until the last clock
    kills somebody."""
    game = deal_from_seed(SIX, "discover-secrets", 49, n_drawn=12)
    seat = game.find_starter()
    for turn in range(8):
        second = game.find_next(seat)
        for drawing in (seat, second, game.find_next(second)):
            if not game.open_hands and game.draw(drawing):
                game.restart()
                assert game.table.read_seats()[game.names[drawing]] == GONE
                seat = game.find_starter()
        interrupt = (None, "choose", "see")[turn % 3]
        cards = game.draw_question(seat) if interrupt else game.draw_cards()
        seat = game.play_turn(seat, cards, interrupt)
        if turn == 2:
            seat = game.accuse_wrongly(seat)
    assert len(game.open_hands) == 1
    game.finish(seat)


run(test_three_players, test_six_players, test_intrigue)
