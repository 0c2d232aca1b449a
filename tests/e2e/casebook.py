# casebook.py - Casebook as somebody with a screen reader meets it
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program, started and driven from outside over the accessibility bus. Everything is
found by role and name, and everything waits for a condition, never for a time."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import traceback

import gi

gi.require_version("Atspi", "2.0")
from bus import Gone, ask_names, forget_nodes, look_over, read_texts  # noqa: E402
from desktop import DESKTOP  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # noqa: E402

APP_ID = os.environ["APP_ID"]
PROGRAM = os.environ["CASEBOOK"]
CLI = os.environ["CASEBOOK_CLI"]
SAMPLES = os.environ["SAMPLES"]
CASES = os.path.join(os.environ["XDG_DATA_HOME"], "casebook", "cases")
DRAFTS = os.path.join(os.environ["XDG_STATE_HOME"], "casebook", "drafts")
TIMEOUT = 60
# Also in seconds: for how long something stays where it is before a hand goes there.
STILL = 0.3
# To be loaded into the program, and into nothing else.
PRELOAD = os.environ.get("INTO_CASEBOOK", "")

MARKS = {"in the envelope": "yes", "has it": "yes", "not in the envelope": "no", "does not have it": "no",
         "unknown": "maybe"}

# How GLib begins what it has to say of a program that is wrong in itself.
COMPLAINT = re.compile(r"[ -](WARNING|CRITICAL|ERROR) \*\*: ")
# What GTK 4.18 says of itself: it counts up what is below a finger that comes down, and down what is
# below it when it is lifted. That is another widget where a hold, as it has to, turns the page at once.
NO_COMPLAINT = "Broken accounting of active state"

# What ends those that a test has started.
RUNNING = []
COMPLAINTS = []
# All that programs printed.
SAID = []
FOUND = {}


class Missing(Exception):
    """Something did not come about in time."""


def wait_for(condition, what, timeout=TIMEOUT):
    """Returns what condition returns as soon as that is true; errors of the bus while the program
    is busy count as not yet, as does what is missing."""
    end = time.monotonic() + timeout
    context = GLib.MainContext.default()
    while True:
        try:
            result = condition()
        except (GLib.Error, Gone, Missing):
            result = None
        if result:
            return result
        if time.monotonic() > end:
            raise Missing(what)
        while context.pending():
            context.iteration(False)
        GLib.usleep(5000)


def walk(node):
    """The node and all that is shown in it, named."""
    return ask_names(node, list(look_over(node).walk()))


def read_all(node):
    """Whatever the tree says, shown or not; from the beginning again if a part of it goes."""
    return wait_for(lambda: " ".join(read_texts(node)), "all that there is to read")


def is_of_drop_down(part):
    """The button of a drop-down is called by what is chosen, as a card may be."""
    return part.role == "toggle button" and part.parent is not None and \
        part.parent.role == "combo box"


def find_parts(node, role, name=None):
    """All parts of the node that have this role, and, if one is given, this name."""
    parts = [part for part in look_over(node, role in ("table cell", "table row")).walk()
             if part.role == role and not is_of_drop_down(part)]
    return [part for part in ask_names(node, parts) if name is None or part.name == name]


def find_all(node, role, name=None):
    nodes = [part.reach() for part in find_parts(node, role, name)]
    return [node for node in nodes if node is not None]


def find(node, role, name):
    """What was found there before is found again without a look at all the others."""
    place = (node.path, role, name)

    def look():
        if not is_there(FOUND.get(place), role, name):
            FOUND[place] = next((part.node for part in find_parts(node, role, name)), None)
        return FOUND[place]
    return wait_for(look, f"{role} “{name}”")


def has_state(node, state):
    return node.get_state_set().contains(state)


def is_there(node, role, name=None):
    """Whether something that was found is still shown, and still is what it was."""
    try:
        return node is not None and has_state(node, Atspi.StateType.SHOWING) and \
            node.get_role_name() == role and (name is None or node.get_name() == name)
    except GLib.Error:
        return False


def wait_for_place(node):
    """Where it is in its window, once it no longer slides: a hand that goes there at once misses."""
    place, since = None, 0

    def look():
        nonlocal place, since
        area = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        now = (area.x, area.y, area.width, area.height)
        if now != place:
            place, since = now, time.monotonic()
        return area if area.width > 0 and time.monotonic() > since + STILL else None
    return wait_for(look, f"“{node.get_name()}” to stay where it is")


def is_pressed(node):
    return has_state(node, Atspi.StateType.CHECKED) or has_state(node, Atspi.StateType.PRESSED)


def list_actions(node):
    actions = node.get_action_iface()
    return [actions.get_action_name(i) for i in range(actions.get_n_actions())] if actions else []


def do(node, action):
    """Does a named action of the node as soon as it offers it."""
    names = wait_for(lambda: action in list_actions(node) and list_actions(node),
                     f"action {action} of “{node.get_name()}”")
    assert node.get_action_iface().do_action(names.index(action))


def ask_bus(question):
    """What the bus says of the name of the program."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    reply = bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", question,
                          GLib.Variant("(s)", (APP_ID,)), None, Gio.DBusCallFlags.NONE, -1)
    return reply.unpack()[0]


def is_on_bus():
    return ask_bus("NameHasOwner")


def find_speaker():
    """The process that speaks for a program in a sandbox, on all buses the same."""
    return is_on_bus() and ask_bus("GetConnectionUnixProcessID")


def listen(stream):
    """Passes on what a program prints, and keeps it, and the complaints in it."""
    for line in stream:
        sys.stderr.write(line)
        sys.stderr.flush()
        SAID.append(line)
        if COMPLAINT.search(line) and NO_COMPLAINT not in line:
            COMPLAINTS.append(line.strip())


class Process(subprocess.Popen):
    """A program that is listened to until it has printed the last of it."""

    def __init__(self, *command, env=None):
        super().__init__(command, env={**os.environ, "LD_PRELOAD": PRELOAD, **(env or {})},
                         stderr=subprocess.PIPE, text=True, errors="replace")
        self.listener = threading.Thread(target=listen, args=[self.stderr], daemon=True)
        self.listener.start()
        RUNNING.append(self.finish)

    def finish(self):
        """Ends it, unless it has ended: of its own accord, or because the test wanted it to."""
        if self.poll() is None:
            self.kill()
        elif self.returncode not in (0, -signal.SIGTERM, -signal.SIGKILL):
            COMPLAINTS.append(f"the program ended with {self.returncode}")
        self.wait()
        self.listener.join(TIMEOUT)


class Ears:
    """What a screen reader is told to say, besides what has the focus."""

    def __init__(self):
        self.heard = []
        self._listener = Atspi.EventListener.new(self._announced)
        self._listener.register("object:announcement")

    def _announced(self, event):
        self.heard.append(event.any_data)

    def wait_for(self, part):
        return wait_for(lambda: next((text for text in self.heard if part in text), None),
                        f"“{part}” to be announced")

    def let_go(self):
        self._listener.deregister("object:announcement")


class Casebook:
    """A running program. env: what it alone has in its environment"""

    def __init__(self, *files, env=None):
        self.taps = 0
        FOUND.clear()
        forget_nodes()
        self.ears = Ears()
        self.process = Process(PROGRAM, *files, env=env)
        self.app = wait_for(self._find_app, "the program on the accessibility bus")
        self.window = wait_for(lambda: next(iter(find_all(self.app, "frame")), None), "a window")
        self.forget()

    def forget(self):
        """The page of the case is another one now."""
        self._asker = self._composer = self._log = self._cells = None

    def _find_app(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(i)
            if app is not None and app.get_process_id() in (self.process.pid, find_speaker()):
                return app
        return None

    def tap(self, role, name, within=None):
        """Presses what a finger would press."""
        node = find(within or self.window, role, name)
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"“{name}” sensitive")
        do(node, "click")
        self.taps += 1
        return node

    def press(self, *names):
        """Taps toggle buttons of the composer, that then stay pressed. A button takes a quarter of
        a second to do what an assistive technology asks of it; all of them take no longer."""
        nodes = [self.tap("toggle button", name, self.composer()) for name in names]
        for node, name in zip(nodes, names):
            wait_for(lambda: is_pressed(node), f"“{name}” pressed")

    def texts(self):
        return [part.name for part in find_parts(self.window, "label")]

    def wait_for_text(self, part):
        return wait_for(lambda: next((t for t in self.texts() if part in t), None),
                        f"text “{part}”")

    def wait_for_toast(self, part):
        """It is there for some seconds only, perhaps too few to find it: it is announced, too."""
        return self.ears.wait_for(part)

    def kill(self):
        """As pulling the battery would."""
        self._end(signal.SIGKILL)

    def quit(self):
        """A test ends here, and where it came to has to be in order."""
        from audit import audit  # reads this file itself
        audit(self)
        self._end(signal.SIGTERM)

    def _end(self, how):
        """Until the bus has noticed, the next one to start would hand over to this one."""
        self.process.send_signal(how)
        self.process.wait()
        self.ears.let_go()
        wait_for(lambda: not is_on_bus(), "the name of the program to be free")

    # The page of a case

    def wait_for_sheet(self):
        return find(self.window, "table", "Sheet")

    def cells(self):
        """They live as long as the page of the case."""
        if self._cells is None:
            self._cells = find_all(self.wait_for_sheet(), "table cell")
        return self._cells

    def composer(self):
        """The smallest part of the page in which there is Record and who asks."""
        if self._composer is None:
            node = self.find_record()
            while not find_all(node, "combo box"):
                node = node.get_parent()
            self._composer = node
        return self._composer

    def find_record(self, verb="Record"):
        """The button of the composer says what it records, or that it is incomplete."""
        def look():
            return next((part.node for part in find_parts(self.window, "button")
                         if part.name == verb or part.name.startswith(f"{verb} ")), None)
        return wait_for(look, f"a button {verb}")

    def tap_record(self, verb="Record"):
        node = self.find_record(verb)
        wait_for(lambda: has_state(node, Atspi.StateType.SENSITIVE), f"{verb} sensitive")
        do(node, "click")
        self.taps += 1
        return node

    def read_sheet(self):
        """{card name: {holder name: mark}} as the cells say it. There can be a comma in a card's
        name, not in a holder's."""
        sheet = {}
        for cell in self.cells():
            name = cell.get_name()
            if not name:
                cell.clear_cache_single()
                raise Missing("what a cell is called, while a dialog comes or goes")
            where, _, what = name.partition(": ")
            card, _, holder = where.rpartition(", ")
            said = what.split(";")[0].removesuffix(", if the guess is right").removesuffix(", new")
            sheet.setdefault(card, {})[holder] = MARKS[said]
        return sheet

    def wait_for_case(self, path, at=None):
        """Waits until the cells of the window are what the command line says of the file."""
        expected = read_with_cli(path, at)
        wait_for(lambda: self.read_sheet() == expected, f"the sheet of {path} at {at}")

    def count_entries(self):
        if self._log is None:
            self._log = find(self.window, "list", "Log")
        rows = [self._log.get_child_at_index(i) for i in range(self._log.get_child_count())]
        return len([row for row in rows
                    if row is not None and row.get_role_name() == "list item" and row.get_name()])

    def get_asker(self):
        """The combo box that says who asks is the last one."""
        if not is_there(self._asker, "combo box"):
            self._asker = find_all(self.composer(), "combo box")[-1]
        return self._asker

    def choose_asker(self, name, names):
        """Where the turn is not whose it should be, somebody was left out."""
        wait_for(self.get_asker, "who asks")
        node = self.get_asker()
        while node is not None and "record.next-asker" not in list_actions(node):
            node = node.get_parent()
        for _ in names:
            current = self.get_asker().get_name()
            if current == name:
                return
            do(node, "record.next-asker")
            self.taps += 1
            wait_for(lambda: self.get_asker().get_name() != current, "the next one to ask")

    def enter_suggestion(self, asker, names, cards, answers):
        """names: all players; answers: (name, card or None) for a show, (name, False) for a pass."""
        self.choose_asker(asker, names)
        self.press(*cards)
        names = [f"{name} passed" if card is False else
                 f"{card}, shown by {name}" if card else f"{name} showed a card"
                 for name, card in answers]
        for name in reversed(names):
            self.press_unless_filled_in(name)

    def press_unless_filled_in(self, *names):
        """What follows from the rules is pressed already."""
        self.press(*(name for name in names
                     if not is_pressed(find(self.composer(), "toggle button", name))))

    def record(self):
        """Confirms, and returns as soon as the entry is there."""
        n = self.count_entries()
        self.tap_record()
        wait_for(lambda: self.count_entries() == n + 1, f"entry {n + 1} in the log")


def run_cli(*arguments):
    return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False)


def read_with_cli(path, at=None):
    """The sheet of a file in the words of Casebook.read_sheet()."""
    result = run_cli("sheet", "--json", *(["--at", str(at)] if at is not None else []), path)
    assert result.returncode == 0, result.stderr
    rows = json.loads(result.stdout)["sheet"]
    names = [p["name"] for p in read_case(path)["players"]]
    return {CARD_NAMES.get(card, card.replace("-", " ").title()):
            {HOLDERS.get(h) or names[int(h)]: mark for h, mark in row.items()}
            for card, row in rows.items()}


CARD_NAMES = {}
HOLDERS = {"envelope": "Envelope", "pool": "Face Down"}


def read_case(path):
    """What a file says; but for the times and versions of what is in it, which no test knows
    beforehand, and for what was taken away."""
    with open(path, encoding="utf-8") as file:
        case = json.load(file)
    for member in ("revs", "gone"):
        case.pop(member, None)
    if "marks" in case:
        marks = [{key: value for key, value in mark.items() if key != "rev"}
                 for mark in case.pop("marks")]
        case["marks"] = [mark for mark in marks if mark.get("mark")]
    for entry in case["log"]:
        for member in ("id", "rev", "at", "was"):
            entry.pop(member, None)
        recorded = entry.pop("time", "2026-11-21T20:15:00Z")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", recorded), recorded
    return case


def card_name(card_id):
    return card_id.replace("-", " ").title()


def list_cases():
    return sorted(os.path.join(CASES, f) for f in os.listdir(CASES) if f.endswith(".casebook")) \
        if os.path.isdir(CASES) else []


def write_case(name, case):
    """Puts a case on the shelf. What an earlier one of that name left half composed goes."""
    os.makedirs(CASES, exist_ok=True)
    shutil.rmtree(DRAFTS, ignore_errors=True)
    path = os.path.join(CASES, name)
    with open(path, "w", encoding="utf-8") as file:
        if isinstance(case, str):
            file.write(case)
        else:
            json.dump(case, file)
    return path


def sample(name="published-six-players.casebook"):
    return read_case(os.path.join(SAMPLES, name))


def answers_of(case, entry):
    """The answers of a suggestion in the words of Casebook.enter_suggestion()."""
    names = [p["name"] for p in case["players"]]
    return [(names[a["by"]], False if a["did"] == "pass" else
             card_name(a["card"]) if "card" in a else None) for a in entry["answers"]]


def enter(casebook, case, entry):
    names = [p["name"] for p in case["players"]]
    casebook.enter_suggestion(names[entry["by"]], names,
                              [card_name(c) for c in entry["cards"]], answers_of(case, entry))


def keep_picture(name):
    """What the display shows, for whoever looks into a failure."""
    if "ARTEFACTS" in os.environ:
        path = os.path.join(os.environ["ARTEFACTS"], f"{name}.png")
        DESKTOP.keep_picture(path)
        print(f"# {path} shows the display", flush=True)


def try_out(test):
    """Returns what went wrong, if anything did. A program that complains has failed, too, though
    nobody may have seen anything of it."""
    problem = None
    try:
        test()
    except Exception as exception:  # pylint: disable=broad-except
        problem = f"{type(exception).__name__} {exception}"
        keep_picture(test.__name__)
        traceback.print_exc()
    while RUNNING:
        RUNNING.pop()()
    if COMPLAINTS:
        problem = problem or COMPLAINTS[0]
        COMPLAINTS.clear()
    wait_for(lambda: not is_on_bus(), "the name of the program to be free")
    return problem


def choose(tests, words):
    """All tests, or those of these names, or a part of them: 2/3 for the second of three."""
    if not words:
        return tests
    part, is_part, n_parts = words[0].partition("/")
    return tests[int(part) - 1::int(n_parts)] if is_part else \
        [test for test in tests if test.__name__ in words]


def run(*tests):
    """Runs the tests in order, those that the command line asks for, and speaks TAP."""
    Atspi.init()
    # It gives up after 0.8 seconds otherwise, and nobody knows then whether something was done.
    Atspi.set_timeout(1000 * TIMEOUT, 1000 * TIMEOUT)
    tests = choose(tests, sys.argv[1:])
    print(f"1..{len(tests)}")
    failed = 0
    for number, test in enumerate(tests, 1):
        problem = try_out(test)
        if problem is None:
            print(f"ok {number} - {test.__name__}", flush=True)
        else:
            failed += 1
            print(f"not ok {number} - {test.__name__}: {problem}", flush=True)
    sys.exit(1 if failed else 0)
