# test-two-devices.py - two windows, two folders, and a program that copies files between them
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each device has its own window and folder. A program that keeps the two folders alike, as these
do, puts whole versions of the case in place by renaming: at random moments, both ways, late, and
older ones after newer ones. Meanwhile turns are recorded, set aside, deleted and taken back in both
windows. In the end both show the same log, and of each entry the last version that anybody made.

SYNC_SECONDS is for how long that goes on, SYNC_SEED begins the random numbers."""

import json
import os
import random
import subprocess
import threading
import time

from casebook import (CASES, Casebook, Gio, GLib, Missing, card_name, do, find, find_all, run,
                      sample, wait_for, write_case)
from pages import Log

SECONDS = float(os.environ.get("SYNC_SECONDS", "20"))
LEAST_STEPS = 6
SEED = int(os.environ.get("SYNC_SEED", "1"))

CASE = sample()
# Those I do not hold, so that I pass.
CARDS = [[card for card in kind.split() if card not in CASE["hand"]] for kind in (
    "scarlet mustard white green peacock plum",
    "candlestick knife lead-pipe revolver rope wrench",
    "hall lounge dining-room kitchen ballroom conservatory billiard-room library study")]


class Versions:
    """All that was ever seen in either file, joined as the help says, but not by Casebook."""

    def __init__(self, paths):
        self.entries, self.gone, self.n_seen = {}, {}, 0
        self.stamps = dict.fromkeys(paths)
        self.lock = threading.Lock()

    def look(self):
        for path, last in self.stamps.items():
            try:
                with open(path, "rb") as file:
                    info = os.fstat(file.fileno())
                    stamp = (info.st_ino, info.st_mtime_ns)
                    if stamp != last:
                        self.stamps[path] = stamp
                        self.add(json.load(file))
            except FileNotFoundError:
                pass

    def add(self, case):
        with self.lock:
            self.n_seen += 1
            for entry in case["log"]:
                if "rev" in entry:
                    known = self.entries.get(entry["id"])
                    if known is None or entry["rev"] > known["rev"]:
                        self.entries[entry["id"]] = entry
            for name, rev in case.get("gone", {}).items():
                self.gone[name] = max(rev, self.gone.get(name, 0))

    def state(self):
        with self.lock:
            return {name: entry["rev"] for name, entry in self.entries.items()}, dict(self.gone)

    def join(self):
        with self.lock:
            left = [entry for name, entry in self.entries.items()
                    if entry["rev"] > self.gone.get(name, 0)]
        return sorted(left, key=lambda entry: (entry["at"], entry["id"]))


def put(path, contents):
    with open(path + ".part", "wb") as file:
        file.write(contents)
    os.replace(path + ".part", path)


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Syncer(threading.Thread):
    """Looks often enough to see each version, and copies now and then."""

    def __init__(self, paths, versions):
        super().__init__(daemon=True)
        self.paths, self.versions = paths, versions
        self.random = random.Random(SEED)
        self.underway, self.n_copied, self.ended = [], 0, threading.Event()

    def run(self):
        next_copy = time.monotonic()
        while not self.ended.wait(0.005):
            self.versions.look()
            now = time.monotonic()
            if now >= next_copy:
                next_copy = now + self.random.uniform(0.02, 0.5)
                source = self.random.randrange(2)
                self.underway.append((now + self.random.uniform(0, 1.5), self.paths[1 - source],
                                      read(self.paths[source])))
            for copy in [copy for copy in self.underway if copy[0] <= now]:
                self.underway.remove(copy)
                self.versions.look()
                put(copy[1], copy[2])
                self.n_copied += 1

    def end(self):
        self.ended.set()
        self.join()


def start_bus():
    """Casebook has one process for each session bus; each device needs one of its own."""
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"],
                           stdout=subprocess.PIPE, text=True)
    return bus, bus.stdout.readline().strip()


def find_accessibility_bus():
    """The one that this test is on; a device would look for it on its own session bus."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                         GLib.VariantType("(s)"), Gio.DBusCallFlags.NONE, -1).unpack()[0]


class Device:
    """A window, and what a person does in it."""

    def __init__(self, path, env):
        self.path = path
        self.casebook = Casebook(path, env=env)
        self.casebook.wait_for_sheet()
        self.log = Log(self.casebook, path)

    def record(self, number):
        """A turn that nobody else records: who asks for which cards comes but once."""
        names = [player["name"] for player in CASE["players"]]
        others = [name for name in names if name != names[CASE["me"]]]
        asker, shower = (others[(number + i) % len(others)] for i in range(2))
        cards = [kind[number // 5 ** i % len(kind)] for i, kind in enumerate(CARDS)]
        self.casebook.forget()
        self.casebook.enter_suggestion(asker, names, [card_name(card) for card in cards],
                                       [(shower, None)])
        self.casebook.tap_record()

    def change(self, choose, action):
        rows = [row for row in find_all(find(self.casebook.window, "list", "Log"), "list item")
                if row.get_name()]
        if not rows:
            raise Missing("a row")
        do(choose(rows), action)

    def undo(self):
        button = next((button for button in find_all(self.casebook.window, "button")
                       if button.get_name().startswith("Undo “")), None)
        if button is None:
            raise Missing("a step")
        do(button, "click")

    def read_rows(self):
        return [row.get_name() for row in
                find_all(find(self.casebook.window, "list", "Log"), "list item")]




def act(device, chance, number):
    """Does something; what is not possible just now is left."""
    what = chance.randrange(10)
    if what < 4:
        device.record(number)
    elif what < 6:
        device.change(chance.choice, "log.set-aside")
    elif what < 8:
        device.change(chance.choice, "log.delete")
    else:
        device.undo()


def bring_together(devices, versions):
    """The folders are alike once each has what the other has: a copy the one way, then the other,
    until nothing comes of it."""
    paths = [device.path for device in devices]

    def are_alike():
        paths.reverse()
        if read(paths[0]) != read(paths[1]):
            versions.look()
            put(paths[1], read(paths[0]))
        until = time.monotonic() + 1.5
        while time.monotonic() < until:
            versions.look()
            time.sleep(0.01)
        return read(paths[0]) == read(paths[1])

    wait_for(are_alike, "the folders to be alike", 120)


def test_two_windows():
    bus, address = start_bus()
    # Something is gone from it, so its file tells versions from the beginning.
    case = {**CASE, "title": "Shared", "log": CASE["log"][:3], "created": "2026-11-21",
            "version": 2, "gone": {"a" * 16: 1}}
    paths = [write_case("Shared.casebook", case),
             os.path.join(os.path.dirname(CASES), "device", "Shared.casebook")]
    os.makedirs(os.path.dirname(paths[1]), exist_ok=True)
    put(paths[1], read(paths[0]))
    home = os.path.join(os.environ["XDG_DATA_HOME"], "other")
    devices = [Device(paths[1], {"DBUS_SESSION_BUS_ADDRESS": address, "XDG_DATA_HOME": home,
                                 "XDG_STATE_HOME": home,
                                 "AT_SPI_BUS_ADDRESS": find_accessibility_bus()}),
               Device(paths[0], {})]
    devices.reverse()
    versions = Versions(paths)
    syncer = Syncer(paths, versions)
    syncer.start()
    chance = random.Random(SEED + 1000)
    end = time.monotonic() + SECONDS
    n_done = 0
    # On a busy machine the few steps that show something take longer.
    while time.monotonic() < end or n_done < LEAST_STEPS:
        before = versions.state()
        try:
            act(devices[chance.randrange(2)], chance, n_done)
            wait_for(lambda: versions.state() != before, "a new version", 10)
            n_done += 1
        # What it was to be done with may have gone meanwhile, as something came from the other.
        except (Missing, GLib.Error) as missing:
            print(f"# not done: {missing}", flush=True)
    syncer.end()
    bring_together(devices, versions)
    expected = versions.join()
    found = json.loads(read(paths[0]))["log"]
    assert found == expected, f"{found} is not {expected}"
    wait_for(lambda: len(devices[0].read_rows()) == len(found), "all rows of the one window")
    wait_for(lambda: devices[0].read_rows() == devices[1].read_rows(), "both windows to be alike")
    print(f"# {n_done} steps, {syncer.n_copied} copies, {versions.n_seen} versions seen, "
          f"{len(versions.entries)} entries ever, {len(found)} left", flush=True)
    for device in devices:
        device.casebook.quit()
    bus.terminate()
    bus.wait()


run(test_two_windows)
