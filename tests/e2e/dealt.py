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

    @property
    def window(self):
        return self.casebook.window

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
        told = {"what was printed": "\n".join(SAID), "the clipboard": read_clipboard(),
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
        told = next(part.name for part in find_parts(self.window, "button")
                    if part.name.startswith("Show a Card"))
        return next(seat for seat, name in enumerate(self.names) if f"{name} asks" in told)

    def hold(self, name, show, key):
        """One hold of the button of a secret page, with a key or as with a finger; returns what it
        shows, and keeps how long that took."""
        button = self.keys.wait_for_focus("button", name)
        area = wait_for_place(button)
        began = time.monotonic()
        with hold_key("Return") if key else hold_pointer(self.casebook, area):
            shown = wait_for(show, f"what “{name}” shows")
            self.times.append(time.monotonic() - began)
        return shown

    def look_round(self):
        """Everybody sees their own cards, one after the other."""
        for seat, name in enumerate(self.names):
            if seat == 0:
                self.table.take_hand(name)
            else:
                self.table.pass_on_by_ear(name)
            self.check_secret()
            do(find(self.window, "button", "Hold to See Your Hand"), "hold.finish")
            find(self.window, "label", f"{name}, These Are Your Cards")
            cards = wait_for(lambda: self.table.read_cards("Your hand"), "the hand")
            self.hands[seat] = [card for card in self.edition.cards if card_name(card) in cards]
            assert len(self.hands[seat]) == len(cards), cards
        do(find(self.window, "button", "Hold to Hide Your Hand"), "hold.finish")
        find(self.window, "grouping", "Table")
        self.read_envelope()

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

    def tap_large(self, title):
        """One of the large buttons of the table, which say below what they are for."""
        node = wait_for(lambda: next((part.node for part in find_parts(self.window, "button")
                                      if part.name.startswith(title)), None), title)
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{title}” sensitive")
        do(node, "click")
        self.casebook.taps += 1

    def ask(self, seat, cards):
        """Who asks is chosen already, by whose turn it is."""
        self.tap_large("Show a Card")
        asker = find(self.window, "toggle button", self.names[seat])
        assert has_state(asker, Atspi.StateType.PRESSED), self.names[seat]
        for card in cards:
            chip = self.casebook.tap("toggle button", card_name(card))
            wait_for(lambda: has_state(chip, Atspi.StateType.PRESSED), f"{card} chosen")
        self.casebook.tap("button", "Ask")
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
            do(chips[card], "click")
            self.casebook.taps += 1
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
        self.casebook.tap("button", "Back to the Table")
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
        self.keys.let_go()
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
        right = self.table.accuse(self.names[seat], [card_name(card) for card in cards])
        self.logs[seat].append({"type": "accusation", "by": seat, "cards": cards,
                                "result": "right" if right else "wrong"})
        if not right:
            self.states[seat] = "out"
            envelope = self.table.see_envelope()
            assert envelope == [card_name(card) for card in self.envelope], envelope
        self.table.leave()
        self.check_secret()
        return right

    def draw(self, seat):
        """From the deck that all see, by who did not draw last; whoever is killed is out, and the
        hand lies open. Returns whether that is so."""
        name = self.names[seat]
        self.casebook.tap("toggle button", "Intrigue")
        self.casebook.tap("button", f"{name} draws a card")
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
