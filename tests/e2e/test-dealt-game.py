# test-dealt-game.py - a whole evening on one device
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three games without cards: three players, dealt in the window; six, of whom one accuses wrongly; and
six with a deck that kills one of them, besides. The program is killed before a card is chosen, before
it is seen, and between two turns: the game is where it was, and nothing secret is in sight. Each turn
takes eight taps at most and the device changes hands twice, each time with one hold; in the end each
notebook has what its seat saw, and the device shows that nothing was changed."""

import itertools
import json
import os

from casebook import Casebook, do, find, run, run_cli, wait_for
from dealt import DealtGame, Edition, deal_from_seed
from desktop import DESKTOP
from hands import find_window_id, press_keys
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


class PicturedGame(DealtGame):
    """Keeps what the display shows where nothing may tell a card, and what it shows to Ann, who holds
    with a finger: with a key, seconds are counted down."""

    def __init__(self, *arguments):
        self.pictures, self.in_sight = [], []
        super().__init__(*arguments)

    def begin(self, casebook):
        """With the pointer where nothing lies under it."""
        super().begin(casebook)
        DESKTOP.point(find_window_id(casebook), 2, 300)

    def check_secret(self):
        super().check_secret()
        self.pictures.append(take_picture())

    def hold(self, name, show, key=False):
        def show_and_keep():
            shown = show()
            if shown and "Ann" in name:
                self.in_sight.append(take_picture())
            return shown
        return super().hold(name, show_and_keep)


def take_picture():
    """Once it no longer changes."""
    path, last = os.path.join(os.environ["XDG_RUNTIME_DIR"], "picture.png"), b""

    def look():
        nonlocal last
        DESKTOP.keep_picture(path)
        before = last
        with open(path, "rb") as file:
            last = file.read()
        return last if last == before else None
    return wait_for(look, "a picture that stays")


def hold_still():
    """Nothing moves, nor does the frame around what has the focus come, which goes after some seconds."""
    folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-4.0")
    os.makedirs(folder, exist_ok=True)
    for name, text in (("settings.ini", "[Settings]\ngtk-enable-animations=false\n"),
                       ("gtk.css", "* { outline: none; }\n")):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)


def find_question(seeds, names):
    """Cards of which Bob has none in either deal, and Cleo one, in each another."""
    def list_hand(seed, seat):
        return set(json.loads(run_cli("deal", "classic", "--names", ",".join(names), f"--seed={seed}",
                                      f"--hand={seat}", "--json").stdout)["hand"])
    bobs, cleos = ([list_hand(seed, seat) for seed in seeds] for seat in (1, 2))
    edition = Edition("classic")
    kinds = [[card for i, card in enumerate(edition.cards) if edition.kinds[category] >> i & 1]
             for category in edition.categories]
    return next(list(cards) for cards in itertools.product(*kinds)
                if not set(cards) & (bobs[0] | bobs[1]) and
                all(len(set(cards) & cleo) == 1 for cleo in cleos) and
                set(cards) & cleos[0] != set(cards) & cleos[1])


def test_pictures():
    """Two deals in which all is alike that everybody may know: wherever nobody holds, the display
    shows the same, to the last dot; and not to who is shown a card."""
    hold_still()
    names, seeds, games = ("Ann", "Bob", "Cleo"), (1, 2), []
    question = find_question(seeds, names)
    for seed in seeds:
        game = deal_from_seed(names, "classic", seed, PicturedGame)
        game.random.seed(1)
        game.play_turn(game.find_starter(), question)
        game.let_go()
        game.casebook.quit()
        games.append(game)
    one, other = games
    assert len(one.pictures) > 5, len(one.pictures)
    alike = [a == b for a, b in zip(one.pictures, other.pictures, strict=True)]
    assert all(alike), alike
    assert len(one.in_sight) == 1 and one.in_sight != other.in_sight


run(test_three_players, test_six_players, test_intrigue, test_pictures)
