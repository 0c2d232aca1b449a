# dealt.py - a whole game without cards, in the window
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on a table that Casebook deals, played by what each player is shown, who then passes the
device on. What each seat saw is kept as a case tells it, so that what follows from it can be found
without the program (tests/cli/oracle.py). After each step nothing may tell a card to who should not
know it: not the accessibility bus, shown or not, nor the title of the window, the clipboard, a file,
or what the program prints."""

import contextlib
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from casebook import (SAID, Atspi, Casebook, card_name, do, find, find_all, find_parts, has_state,
                      read_all, run_cli, wait_for, wait_for_place)
from desktop import DESKTOP
from hands import Hands, find_window_id, hold_key, press_keys
from table import Table

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "cli"))
from oracle import Edition, Oracle  # noqa: E402

# What a family can bear of one turn, and of passing the device on, in seconds.
MOST_TAPS, MOST_HANDOVERS, MOST_SECONDS = 8, 2, 2

READ_CLIPBOARD = """
import gi
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk
print(Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text() or "")
"""


def read_clipboard():
    """In a process of its own, which has another version of GTK; where the display gives it to one
    that has the focus only, nothing."""
    if "DISPLAY" not in os.environ:
        return ""
    return subprocess.run([sys.executable, "-c", READ_CLIPBOARD], check=True, capture_output=True,
                          text=True).stdout


def list_files():
    """Whatever the program has written in this session, but for notebooks, which are their owners’."""
    for folder in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        for path in glob.glob(os.path.join(os.environ[folder], "**"), recursive=True):
            if os.path.isfile(path) and not path.endswith(".casebook"):
                yield path


def read_file(path):
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "replace")


@contextlib.contextmanager
def hold_pointer(casebook, area):
    """A pointer that lay there while a popover came and went over it has to move, as a hand would
    move it: before that the window does not know what is under it."""
    for off in (4, 0):
        DESKTOP.point(find_window_id(casebook), area.x + area.width // 2 + off,
                      area.y + area.height // 2)
    DESKTOP.press_button()
    try:
        yield
    finally:
        DESKTOP.release_button()


class DealtGame:
    """names: the players; each begins where the table was dealt, and everybody has to look yet."""

    def __init__(self, casebook, names, edition="classic", seed=1):
        self.edition = Edition(edition)
        self.names = names
        self.random = random.Random(seed)
        self.hands = {}
        self.logs = [[] for _ in names]
        self.states = ["playing" for _ in names]
        self.cards = []
        self.open_hands = []
        self.heard = set()
        self.times = []
        self.begin(casebook)

    def begin(self, casebook):
        self.casebook = casebook
        self.keys = Hands(casebook)
        self.table = Table(casebook, self.keys)

    def let_go(self):
        self.keys.let_go()

    @property
    def window(self):
        return self.casebook.window

    # What hands do

    def press(self, node):
        """As who uses a screen reader does."""
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{node.get_name()}” sensitive")
        do(node, "click")
        self.casebook.taps += 1

    def tap(self, role, name):
        node = find(self.window, role, name)
        self.press(node)
        return node

    def tap_large(self, title):
        """One of the large buttons of the table, which say below what they are for."""
        self.press(wait_for(lambda: next((part.node for part in find_parts(self.window, "button")
                                          if part.name.startswith(title)), None), title))

    def choose_card(self, chip):
        self.press(chip)
        wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED), "a card to be chosen")

    def choose_player(self, words):
        """From a list that comes up over the page."""
        self.tap("button", words)

    def find_held(self, name):
        """Where a button is that has to be held."""
        return wait_for_place(self.keys.wait_for_focus("button", name))

    def hold_down(self, area, key):
        return hold_key("Return") if key else hold_pointer(self.casebook, area)

    def hold(self, name, show, key=False):
        """One hold of the button of a secret page, with a key or as with a finger; returns what it
        shows, and keeps how long that took."""
        area = self.find_held(name)
        began = time.monotonic()
        with self.hold_down(area, key):
            shown = wait_for(show, f"what “{name}” shows")
            self.times.append(time.monotonic() - began)
        return shown

    def read_clipboard(self):
        return read_clipboard()

    # What nobody may learn

    def count_cards(self, text):
        """{card: how often its name or id is in a text, as a word of its own}"""
        return {card: len(re.findall(rf"(?<![\w-])(?:{re.escape(card)}|{re.escape(card_name(card))})"
                                     r"(?![\w-])", text))
                for card in self.edition.cards}

    def check_alike(self, text, where, known=()):
        """A text that tells no card: none is in it more often than any other, but for those that
        everybody heard, some lists of cards: those that are in the same of them are as often in it
        as each other."""
        counts = self.count_cards(text)
        alike = {}
        for card, n in counts.items():
            alike.setdefault(tuple(card in cards for cards in known), set()).add(n)
        assert all(len(ns) == 1 for ns in alike.values()), (where, known, counts)

    def check_secret(self):
        """While one player has the device, or nobody in particular."""
        self.check_alike(read_all(self.casebook.app), "the bus", [self.cards, *self.open_hands])
        assert self.window.get_name() == "Casebook", self.window.get_name()
        told = {"what was printed": "\n".join(SAID), "the clipboard": self.read_clipboard(),
                **{path: read_file(path) for path in list_files() if not path.endswith(".deal")}}
        for where, text in told.items():
            assert not any(self.count_cards(text).values()), (where, self.count_cards(text))
        path, = glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "casebook", "deals", "*.deal"))
        told = {card for card, n in self.count_cards(read_file(path)).items() if n > 0}
        assert told <= self.heard, (told, self.heard)
        self.path = path

    # The steps of a game

    def find_starter(self):
        """Whose turn it is, as the table says to all."""
        button = find(self.window, "button", "Show a Card")
        wait_for(lambda: " asks for cards" in button.get_description(), "whose turn it is")
        return self.names.index(button.get_description().removesuffix(" asks for cards"))

    def look_round(self):
        """Everybody sees their own cards, one after the other."""
        for seat, name in enumerate(self.names):
            self.pass_hand(seat, name)
            self.check_secret()
            cards = self.see_hand(name)
            self.hands[seat] = [card for card in self.edition.cards if card_name(card) in cards]
            assert len(self.hands[seat]) == len(cards), cards
        self.hide_hands()
        self.read_envelope()

    def pass_hand(self, seat, name):
        if seat == 0:
            self.table.take_hand(name)
        else:
            self.table.pass_on_by_ear(name)

    def see_hand(self, name):
        do(find(self.window, "button", "Hold to See Your Hand"), "hold.finish")
        find(self.window, "label", f"{name}, These Are Your Cards")
        return wait_for(lambda: self.table.read_cards("Your hand"), "the hand")

    def hide_hands(self):
        do(find(self.window, "button", "Hold to Hide Your Hand"), "hold.finish")
        find(self.window, "grouping", "Table")

    def read_envelope(self):
        """What is in no hand is in the envelope; where some of it lies face down, a copy of the deal
        that is opened tells what."""
        dealt = {card for hand in self.hands.values() for card in hand}
        left = [card for card in self.edition.cards if card not in dealt]
        with tempfile.TemporaryDirectory() as folder:
            copy = shutil.copy(self.path, folder)
            text = json.loads(run_cli("deal", copy, "--open", "--json").stdout)["text"]
        self.envelope, = (line.split()[1:] for line in text.splitlines()
                          if line.startswith("envelope "))
        self.n_down = len(left) - len(self.envelope)
        assert set(self.envelope) <= set(left) and (self.n_down > 0 or len(left) == 3), text

    def draw_cards(self):
        return [self.random.choice([card for i, card in enumerate(self.edition.cards)
                                    if self.edition.kinds[category] >> i & 1])
                for category in self.edition.categories]

    def draw_question(self, seat):
        """One that somebody can answer."""
        return next(cards for cards in iter(self.draw_cards, None)
                    if self.find_answers(seat, cards)[1] is not None)

    def find_next(self, seat):
        n = len(self.names)
        return next(s % n for s in range(seat + 1, seat + 1 + n) if self.states[s % n] == "playing")

    def find_answers(self, seat, cards):
        """Who passes, and who must show, as everybody would find at a table."""
        n, passed = len(self.names), []
        for other in ((seat + i) % n for i in range(1, n)):
            if self.states[other] == "gone":
                continue
            if set(cards) & set(self.hands[other]):
                return passed, other
            passed.append(other)
        return passed, None

    def ask(self, seat, cards):
        """Who asks is chosen already, by whose turn it is."""
        self.tap_large("Show a Card")
        asker = find(self.window, "toggle button", self.names[seat])
        assert has_state(asker, Atspi.StateType.PRESSED), self.names[seat]
        for card in cards:
            self.choose_card(find(self.window, "toggle button", card_name(card)))
        self.tap("button", "Ask")
        self.cards = cards
        self.heard |= set(cards)

    def describe(self, seat, passed, by, verb):
        words = [f"{self.names[other]} passed" for other in passed]
        words += [f"{self.names[by]} {verb} {self.names[seat]} a card"] if by is not None else []
        return ", ".join(words) if by is not None else "Nobody can show a card."

    def choose(self, seat, by):
        """Hand-over to who must show: one hold, and what is held of the three can be chosen."""
        name, asker = self.names[by], self.names[seat]
        find(self.window, "label", f"Pass to {name}")
        self.check_secret()
        self.hold(f"I’m {name} – Hold to See",
                  lambda: find_all(self.window, "label", f"{name}, which one do you show {asker}?"),
                  self.random.random() < 0.5)
        held = [card for card in self.cards if card in self.hands[by]]
        shown = find_parts(self.window, "toggle button")
        chips = {card: next(part.node for part in shown
                            if part.name in (card_name(card), f"{card_name(card)}, not yours"))
                 for card in self.cards}
        for card, chip in chips.items():
            assert (chip.get_name() == card_name(card)) == (card in held), (card, held)
        card = self.random.choice(held)
        if len(held) > 1:
            self.choose_card(chips[card])
        wait_for(lambda: has_state(chips[card], Atspi.StateType.PRESSED), f"{card} chosen")
        self.tap_large(f"Hide and Pass to {asker}")
        return card

    def see(self, seat):
        """Hand-over to who asked: one hold, as long as the card is to be seen; with a key it stays in
        sight until who sees it goes back."""
        name, key = self.names[seat], self.random.random() < 0.5
        find(self.window, "label", f"Pass to {name}")
        self.check_secret()
        card, = self.hold(f"I’m {name} – Hold to See",
                          lambda: self.table.read_cards(f"{name}, this is for you"), key)
        if not key:
            find(self.window, "label", f"{name} has seen it")
            self.check_secret()
        return card

    def play_turn(self, seat, cards, interrupt=None):
        """interrupt: what to do between two steps, by the name of the next one."""
        passed, by = self.find_answers(seat, cards)
        self.casebook.taps, n_times, card = 0, len(self.times), None
        self.ask(seat, cards)
        find(self.window, "label", self.describe(seat, passed, by, "must show"))
        if by is not None:
            self.interrupt(interrupt, "choose", by)
            card = self.choose(seat, by)
            find(self.window, "label", self.describe(seat, passed, by, "showed"))
            self.interrupt(interrupt, "see", seat)
            assert self.see(seat) == card_name(card)
        self.tap("button", "Back to the Table")
        self.wait_for_table()
        self.check_secret()
        assert interrupt or self.casebook.taps <= MOST_TAPS, self.casebook.taps
        assert len(self.times) - n_times <= MOST_HANDOVERS
        self.note(seat, cards, passed, by, card)
        return self.find_next(seat)

    def interrupt(self, wanted, step, next_seat):
        """The battery is pulled, and whoever has the device starts the program again."""
        if wanted == step:
            self.restart()
            self.tap_large(f"Pass to {self.names[next_seat]}")

    def open(self):
        """From the list of deals, which stands first where one is in progress."""
        self.keys.go_to("list item", ", ".join(self.names))
        press_keys("Return")
        find(self.window, "grouping", "Table")

    def restart(self):
        self.let_go()
        self.casebook.kill()
        cards, self.cards = self.cards, []
        self.begin(Casebook())
        find(self.window, "list", "Deals in progress")
        self.check_secret()
        self.open()
        self.cards = cards

    def wait_for_table(self):
        """The page before, which named cards to choose from, has moved out."""
        find(self.window, "grouping", "Table")
        wait_for(lambda: "Who Asks?" not in read_all(self.window), "the suggestion to be gone")

    def note(self, seat, cards, passed, by, card):
        for viewer, log in enumerate(self.logs):
            answers = [{"by": other, "did": "pass"} for other in passed]
            if by is not None:
                answers.append({"by": by, "did": "show",
                                **({"card": card} if viewer in (seat, by) else {})})
            log.append({"type": "suggestion", "by": seat, "cards": cards, "answers": answers})

    def accuse(self, seat, cards):
        """In private; returns whether it was right. What is in the envelope is no entry of a notebook
        before it is opened for all."""
        right = self.judge(self.names[seat], [card_name(card) for card in cards])
        self.logs[seat].append({"type": "accusation", "by": seat, "cards": cards,
                                "result": "right" if right else "wrong"})
        if not right:
            self.states[seat] = "out"
            envelope = self.see_envelope()
            assert envelope == [card_name(card) for card in self.envelope], envelope
        self.leave()
        self.check_secret()
        return right

    def judge(self, name, cards):
        return self.table.accuse(name, cards)

    def see_envelope(self):
        return self.table.see_envelope()

    def leave(self):
        self.table.leave()

    def accuse_wrongly(self, seat):
        """Who is out still answers, and the program is killed; returns whose turn it is."""
        wrong = next(cards for cards in iter(self.draw_cards, None) if set(cards) != set(self.envelope))
        assert not self.accuse(seat, wrong)
        self.restart()
        assert self.table.read_seats()[self.names[seat]] == "Out, still answers"
        return self.find_next(seat)

    def draw(self, seat):
        """From the deck that all see, by who did not draw last; whoever is killed is out, and the
        hand lies open. Returns whether that is so."""
        name = self.names[seat]
        self.tap("toggle button", "Intrigue")
        self.choose_player(f"{name} draws a card")
        told = wait_for(lambda: next((part.name for part in find_parts(self.window, "label")
                                      if part.name.startswith(f"{name} drew ")), None),
                        f"{name} to draw")
        killed = "the last" in told
        if killed:
            self.states[seat] = "gone"
            self.open_hand(seat)
            assert told.split("\n")[1] == ", ".join(map(card_name, self.hands[seat])), told
        self.check_secret()
        return killed

    def open_hand(self, seat):
        """For all, who note it."""
        self.open_hands.append(self.hands[seat])
        for log in self.logs:
            log.append({"type": "exposed", "player": seat, "cards": self.hands[seat]})

    # The end

    def open_for_all(self):
        return self.table.open_for_all()

    def finish(self, seat):
        """Who is right wins; then all is revealed, and the device itself finds nothing changed."""
        assert self.accuse(seat, self.envelope)
        self.check_notebooks()
        self.check_times()
        assert self.open_for_all() == [card_name(card) for card in self.envelope]
        verified = run_cli("deal", self.path, "--verify")
        assert "✓ Everything fits together." in verified.stdout, verified.stdout
        self.let_go()
        self.casebook.quit()

    def check_notebooks(self):
        """What the program deduces from each notebook is what follows from what that seat saw. They
        are written from a copy of the deal: the window has it still."""
        with tempfile.TemporaryDirectory() as folder:
            deal, account = os.path.join(folder, "a.deal"), os.path.join(folder, "account.json")
            shutil.copy(self.path, deal)
            for seat, name in enumerate(self.names):
                path = os.path.join(folder, f"{seat}.casebook")
                result = run_cli("deal", deal, "--notebook", str(seat), "-o", path)
                assert result.returncode == 0, result.stderr
                with open(account, "w", encoding="utf-8") as file:
                    json.dump({"edition": self.edition.name, "players": [{} for _ in self.names],
                               "me": seat, "hand": self.hands[seat], "faceDown": self.n_down,
                               "log": self.logs[seat]}, file)
                result = run_cli("sheet", "--json", path)
                assert json.loads(result.stdout)["sheet"] == Oracle(account, None).sheet(), name

    def check_times(self):
        """As a rule, so that a machine that is busy for a moment fails nothing."""
        times = sorted(self.times)
        print(f"# a hand-over takes {times[len(times) // 2]:.2f} s, at most {times[-1]:.2f} s")
        assert times[len(times) // 2] <= MOST_SECONDS, times


def deal_from_seed(names, edition, seed, kind=DealtGame, n_drawn=0):
    """In a terminal, where so many cards of the deck are drawn, too; then all have seen their cards, in
    the window."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "casebook", "deals")
    path = os.path.join(folder, "table.deal")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    dealt = run_cli("deal", edition, "--names", ",".join(names), f"--seed={seed}",
                    "-o", path)
    assert dealt.returncode == 0, dealt.stderr
    for i in range(n_drawn):
        drawn = run_cli("deal", path, "--draw", str(i % len(names)))
        assert drawn.returncode == 0, drawn.stderr
    game = kind(Casebook(), names, edition, seed)
    game.open()
    game.look_round()
    return game
