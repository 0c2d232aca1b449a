# eliminator.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small player for “casebook-cli match”, written from the README alone.

It names cards that it has not seen, crosses off those that it is shown, and accuses when one of each
category is left. On the way it checks what the referee tells: whatever is wrong goes into the file
given as the first argument. A second argument makes it misbehave, after some turns.
"""

import json
import os
import subprocess
import sys
import time

SUSPECTS = "scarlet mustard white green peacock plum".split()
WEAPONS = "candlestick knife lead-pipe revolver rope wrench".split()
ROOMS = ("hall lounge dining-room kitchen ballroom conservatory billiard-room library "
         "study").split()


class Player:
    def __init__(self, report):
        self.report = report
        self.n_asked = 0

    def complain(self, what):
        with open(self.report, "a", encoding="utf-8") as file:
            file.write(what + "\n")

    def check(self, condition, what):
        if not condition:
            self.complain(what)

    def sit(self, said):
        self.me, self.n_players, self.hand = said["me"], said["players"], set(said["hand"])
        self.left = [[card for card in cards if card not in self.hand]
                     for cards in (SUSPECTS, WEAPONS, ROOMS)]
        self.holders = {card: self.me for card in self.hand}
        self.over = False
        self.check(len(self.hand) in (18 // self.n_players, 18 // self.n_players + 1),
                   f"a hand of {len(self.hand)}")
        return {"ok": True}

    def ask(self, said):
        self.check(not self.over, "asked after the end")
        self.n_asked += 1
        rooms = said.get("rooms", ROOMS)
        room = next((room for room in rooms if room in self.left[2]), rooms[0])
        self.asked = [self.left[0][self.n_asked % len(self.left[0])],
                      self.left[1][self.n_asked % len(self.left[1])], room]
        return {"ask": self.asked}

    def show(self, said):
        self.check(set(said["cards"]) <= self.hand, f"asked to show {said['cards']}")
        return {"show": said["cards"][0]}

    def cross_off(self, card, holder):
        self.check(self.holders.setdefault(card, holder) == holder, f"{card} is with two")
        for cards in self.left:
            if card in cards:
                cards.remove(card)

    def hear(self, said):
        if said["type"] == "accusation":
            self.over = said["result"] == "right"
            return {"ok": True}
        mine = said["by"] == self.me
        self.check(not mine or set(said["cards"]) == set(self.asked), "not what was asked")
        for place, answer in enumerate(said["answers"]):
            self.check(answer["by"] == (said["by"] + place + 1) % self.n_players, "out of order")
            passes = answer["did"] == "pass"
            self.check(passes or place == len(said["answers"]) - 1, "asked on")
            if answer["by"] == self.me:
                self.check(passes == (not set(said["cards"]) & self.hand), "answered for me")
            self.check(("card" in answer) == (not passes and (mine or answer["by"] == self.me)),
                       "told a card, or did not")
            if mine and not passes:
                self.cross_off(answer["card"], answer["by"])
        if mine and all(answer["did"] == "pass" for answer in said["answers"]):
            self.left = [[card] if card not in self.hand else cards
                         for card, cards in zip(said["cards"], self.left)]
        return {"ok": True}

    def accuse(self, said):
        if all(len(cards) == 1 for cards in self.left):
            return {"accuse": [cards[0] for cards in self.left]}
        return {"accuse": None}

    def leave(self, said):
        return {"ok": True}


def misbehave(how):
    if how == "hangs":
        time.sleep(1000)
    if how == "dies":
        os._exit(1)
    if how == "floods":
        while True:
            os.write(1, b"x" * 65536)
    if how == "chatters":
        os.write(1, b'{"ok": true}\n' * 5)
    if how == "garbles":
        return "\x00\xff not JSON"
    if how == "refuses":
        return '{"error": "no"}'
    if how == "cheats":
        return '{"ask": ["plum"], "show": "plum", "accuse": ["hall", "hall"]}'
    if how == "leaves-children":
        subprocess.Popen(["sleep", "1000"])  # pylint: disable=consider-using-with
        os._exit(1)
    return "[" * 1000


def main():
    report, how = sys.argv[1], (sys.argv[2] if len(sys.argv) > 2 else None)
    player = Player(report)
    for number, line in enumerate(sys.stdin):
        (name, said), = json.loads(line).items()
        if how is not None and number > 10:
            print(misbehave(how), flush=True)
        else:
            print(json.dumps(getattr(player, name)(said)), flush=True)


main()
