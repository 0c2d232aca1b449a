# test-dealt-game.py - a whole evening on one device
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three games without cards: three players, dealt in the window; six, of whom one accuses wrongly; and
six with a deck that kills one of them, besides. The program is killed before a card is chosen, before
it is seen, and between two turns: the game is where it was, and nothing secret is in sight. Each turn
takes eight taps at most and the device changes hands twice, each time with one hold; in the end each
notebook has what its seat saw, and the device shows that nothing was changed."""

import os
import shutil

from casebook import Casebook, card_name, do, find, run, run_cli
from dealt import DealtGame
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


def draw_wrong(game):
    return next(cards for cards in iter(game.draw_cards, None) if set(cards) != set(game.envelope))


def finish(game, seat):
    """Who is right wins; then all is revealed, and the device itself finds nothing changed."""
    assert game.accuse(seat, game.envelope)
    game.check_notebooks()
    game.check_times()
    assert game.table.open_for_all() == [card_name(card) for card in game.envelope]
    verified = run_cli("deal", game.path, "--verify")
    assert "✓ Everything fits together." in verified.stdout, verified.stdout
    game.keys.let_go()
    game.casebook.quit()


def test_three_players():
    game = deal(("Ann", "Bob", "Cleo"))
    game.look_round()
    seat = game.find_starter()
    for turn, interrupt in enumerate((None, "choose", None, "see", None, None)):
        cards = game.draw_cards()
        while interrupt and game.find_answers(seat, cards)[1] is None:
            cards = game.draw_cards()
        seat = game.play_turn(seat, cards, interrupt)
        if turn == 4:
            game.restart()
            game.check_secret()
    finish(game, seat)


def deal_from_seed(names, edition, seed):
    """In a terminal; then all have seen their cards, in the window."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "casebook", "deals")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    dealt = run_cli("deal", edition, "--names", ",".join(names), f"--seed={seed}",
                    "-o", os.path.join(folder, "six.deal"))
    assert dealt.returncode == 0, dealt.stderr
    game = DealtGame(Casebook(), names, edition, seed)
    game.open()
    game.look_round()
    return game


def accuse_wrongly(game, seat):
    """Who is out still answers, and the program is killed; returns whose turn it is."""
    assert not game.accuse(seat, draw_wrong(game))
    game.restart()
    assert game.table.read_seats()[game.names[seat]] == "Out, still answers"
    return game.find_next(seat)


def test_six_players():
    game = deal_from_seed(SIX, "classic", 6)
    seat = game.find_starter()
    for turn in range(7):
        seat = game.play_turn(seat, game.draw_cards())
        if turn == 2:
            seat = accuse_wrongly(game, seat)
    finish(game, seat)


def test_intrigue():
    """Three cards lie face down, and each turn begins with three that are drawn, until the last clock
    kills somebody."""
    game = deal_from_seed(SIX, "discover-secrets", 49)
    seat = game.find_starter()
    for turn in range(8):
        second = game.find_next(seat)
        for drawing in (seat, second, game.find_next(second)):
            if not game.open_hands and game.draw(drawing):
                game.restart()
                assert game.table.read_seats()[game.names[drawing]] == GONE
                seat = game.find_starter()
        cards = game.draw_cards()
        interrupt = (None, "choose", "see")[turn % 3]
        while interrupt and game.find_answers(seat, cards)[1] is None:
            cards = game.draw_cards()
        seat = game.play_turn(seat, cards, interrupt)
        if turn == 2:
            seat = accuse_wrongly(game, seat)
    assert len(game.open_hands) == 1
    finish(game, seat)


run(test_three_players, test_six_players, test_intrigue)
