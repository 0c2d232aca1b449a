# test-faults.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every call that reaches a file fails once, in every way, in every command that reads or writes:
what is on disk afterwards is wholly old or wholly new, it is what the program said, and the next
run finds its way."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

PROGRAM = os.path.abspath(sys.argv[1])
FAULT = os.path.abspath(sys.argv[2])
SAMPLES = os.path.join(sys.argv[3], "data", "samples")
CASE = os.path.join(SAMPLES, "booklet-classic.casebook")

# What cb-fault.c can do; it says what each means.
ERRORS = ("ENOSPC", "EACCES", "EROFS", "EMFILE")
KILLS = ("kill-before", "kill-after")
REPLACE = "replace"

# Status by what happened: done, and a contradiction; unusable.
DONE = (0, 1)
UNUSABLE = 2

# What nobody should read: where a program puts what is not finished, how it is made, who says so.
INNARDS = (".casebook-", "fsync", "fdatasync", "rename(", "write(", "mkstemp", "g_", "GLib", "Gio",
           "CRITICAL", "WARNING", "assert")


# What is not so where a disk fails, and sends people the wrong way.
UNTRUE = ("regular file", "neither an edition", "[Group]", "not a deal", "not a case", "exists",
          "another program", "deleted or moved", "No such file")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def run(command, at=0, kind="", log=None, exchange=()):
    """Runs casebook-cli in the folder that the command's first file is in.
    @exchange: a file, and the one whose place it takes where the kind is that"""
    folder = command[0]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "HOME": "/nonexistent",
                   "LD_PRELOAD": FAULT, "FAULT_FOLDER": folder, "FAULT_AT": str(at),
                   "FAULT_KIND": kind}
    environment.update(zip(("FAULT_FROM", "FAULT_TO"), exchange))
    if log is not None:
        environment["FAULT_LOG"] = log
    return subprocess.run([PROGRAM, *command[1:]], env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=60, check=False)


def without_times(case):
    for entry in case["log"]:
        entry.pop("time", None)
    case.pop("created", None)
    return case


def read_log(path):
    """What a notebook says, wherever its owner has entries of their own."""
    return [{key: entry[key] for key in entry if key not in ("at", "rev", "was", "time")}
            for entry in json.loads(read(path))["log"]]


class Command:
    """A command as it is run on files of its own, and what may come of it."""

    def __init__(self, test, number, kind):
        self.test = test
        self.at = number
        self.kind = kind
        self.folder = os.path.join(test.folder, f"{type(self).__name__}-{number}-{kind}")
        os.mkdir(self.folder)
        self.prepare()

    def path(self, name):
        return os.path.join(self.folder, name)

    def prepare(self):
        """Puts there what is there before."""

    def prepare_other(self):
        """Writes another version of a file; returns where, and the file."""

    def arguments(self):
        raise NotImplementedError

    def check(self, result):
        """Fails if what is there is not what @result says; not asked after a kill."""

    def check_whole(self):
        """Fails if what is there is neither old nor new."""

    def check_next(self):
        """Fails if the next run does not find its way."""

    def fault(self):
        return f"{type(self).__name__}: call {self.at} with {self.kind}"

    def run(self):
        exchange = self.prepare_other() if self.kind == REPLACE else ()
        result = run([self.folder, *self.arguments()], self.at, self.kind, exchange=exchange)
        try:
            self.check_result(result)
            self.check_whole()
            self.check_next()
        except AssertionError as error:
            said = f"status {result.returncode}: {result.stdout}{result.stderr}"
            return f"{self.fault()}: {error}\n  {said}"
        finally:
            shutil.rmtree(self.folder)
        return None

    def check_result(self, result):
        killed = result.returncode == -signal.SIGKILL
        assert not killed or self.kind in KILLS, "it was killed"
        assert killed or result.returncode in (*DONE, UNUSABLE), "it crashed"
        # The folder's name is made of letters drawn at random, which may spell anything.
        said = result.stderr.replace(self.test.folder, "FOLDER")
        for word in INNARDS:
            assert word not in said, f"it speaks of {word}"
        for word in UNTRUE:
            assert word not in said or self.kind == REPLACE, f"it says “{word}”"
        if killed:
            return
        if result.returncode == UNUSABLE:
            assert result.stderr.startswith("casebook-cli: "), "it does not say what is wrong"
            assert result.stderr.count("\n") == 1, "it says more than a line"
            assert self.folder in result.stderr, "it does not name the file"
        self.check(result)

    def check_names(self, *names):
        """There is nothing but these, and what others left alone."""
        found = sorted(os.listdir(self.folder))
        assert found == sorted(names), f"there are {found}"


class Record(Command):
    """An entry goes into a case."""

    NOTE = "somebody smiled"

    def prepare(self):
        shutil.copy(CASE, self.path("g.casebook"))
        os.chmod(self.path("g.casebook"), 0o644)
        self.old = read(self.path("g.casebook"))

    def arguments(self):
        return ["record", self.path("g.casebook"), f"note: {self.NOTE}"]

    def is_new(self):
        found = read(self.path("g.casebook"))
        if found == self.old:
            return False
        case = without_times(json.loads(found))
        expected = without_times(json.loads(self.old))
        assert case["log"] == [*expected["log"], {"type": "note", "text": self.NOTE}], \
            "the case is neither old nor new"
        return True

    def check(self, result):
        said_saved = result.returncode in DONE or "saved, but" in result.stderr
        assert self.is_new() == said_saved, "what is on disk is not what it said"
        assert result.returncode not in DONE or self.NOTE in result.stdout, "it says nothing"

    def check_whole(self):
        self.is_new()

    def check_next(self):
        log = json.loads(read(self.path("g.casebook")))["log"]
        result = run([self.folder, "record", self.path("g.casebook"), "note: and left"])
        assert (result.returncode, result.stderr) == (0, ""), f"next: {result.stderr}"
        case = json.loads(read(self.path("g.casebook")))
        assert case["log"][:-1] == log and case["log"][-1]["text"] == "and left", "next: not there"
        self.check_names("g.casebook")


class Make(Command):
    """A command makes a file that was not there."""

    NAME = None

    def check(self, result):
        if result.returncode in DONE:
            assert os.path.exists(self.path(self.NAME)), "what it made is not there"
        elif "saved, but" not in result.stderr:
            assert not os.path.exists(self.path(self.NAME)), "what it could not make is there"

    def is_whole(self):
        raise NotImplementedError

    def check_whole(self):
        if os.path.exists(self.path(self.NAME)):
            assert self.is_whole(), "what is there is not whole"

    def check_next(self):
        if os.path.exists(self.path(self.NAME)):
            os.remove(self.path(self.NAME))
        result = run([self.folder, *self.arguments()])
        assert (result.returncode, result.stderr) == (0, ""), f"next: {result.stderr}"
        assert self.is_whole(), "next: not whole"
        self.check_names(self.NAME)


class Deal(Make):
    """A deal is kept."""

    NAME = "evening.deal"

    def arguments(self):
        return ["deal", "classic", "--players=4", "-o", self.path(self.NAME)]

    def is_whole(self):
        return run([self.folder, "deal", self.path(self.NAME)]).returncode == 0


class Look(Command):
    """A player looks at a hand, which the deal notes first."""

    def prepare(self):
        run([self.folder, "deal", "classic", "--players=4", "-o", self.path("e.deal")])
        self.old = read(self.path("e.deal"))

    def arguments(self):
        return ["deal", self.path("e.deal"), "--hand=1", "--json"]

    def has_looked(self):
        told = run([self.folder, "deal", self.path("e.deal"), "--json"]).stdout
        return json.loads(told)["players"][1]["looked"]

    def check(self, result):
        assert not result.stdout or self.has_looked(), "somebody saw a hand and it is not noted"
        assert result.returncode in DONE or not result.stdout, "it failed and showed the hand"

    def check_whole(self):
        found = read(self.path("e.deal"))
        assert found == self.old or self.has_looked(), "the deal is neither old nor new"
        assert run([self.folder, "deal", self.path("e.deal")]).returncode == 0

    def check_next(self):
        result = run([self.folder, *self.arguments()])
        assert (result.returncode, result.stderr) == (0, ""), f"next: {result.stderr}"
        self.check_names("e.deal")


class Act(Command):
    """Something is done at a dealt table, which its record has first."""

    # What is in the folder before, the options, and how the lines begin that are added.
    GAME = None
    OPTIONS = ()
    LINES = ()

    def prepare(self):
        shutil.copytree(self.test.games[self.GAME], self.folder, dirs_exist_ok=True)
        self.old = self.read_record("e.deal")

    def prepare_other(self):
        """Somebody looks at a hand on another device."""
        other = self.folder + "-other"
        shutil.copytree(self.folder, other)
        path = os.path.join(other, "e.deal")
        assert run([other, "deal", path, "--hand=2"]).returncode == 0
        return path, self.path("e.deal")

    def arguments(self):
        return ["deal", self.path("e.deal"), "--json",
                *(option.format(**self.test.words) for option in self.OPTIONS)]

    def read_record(self, name):
        return [line["entry"] for line in json.loads(read(self.path(name)))["record"]]

    def count_added(self):
        """How many of the lines there are by now, as nothing else may be there."""
        record = self.read_record("e.deal")
        assert record[:len(self.old)] == self.old, "the record lost a line"
        added = [line for line in record[len(self.old):] if self.kind != REPLACE or line != "look 2"]
        assert len(added) <= len(self.LINES) and all(
            line.startswith(begin) for line, begin in zip(added, self.LINES)), f"there is {added}"
        return len(added)

    def is_done(self):
        return self.count_added() == len(self.LINES)

    def find_versions(self, name):
        """The file, and what was kept beside it of a version that came in between."""
        return [found for found in sorted(os.listdir(self.folder))
                if found == name or found.startswith(name.split(".")[0] + ".sync-conflict-")]

    def check(self, result):
        assert result.returncode in DONE or result.stdout == "", "it failed and told something"
        assert result.stdout == "" or self.kind == REPLACE or self.is_done(), "that is not recorded"

    def check_whole(self):
        assert run([self.folder, "deal", self.path("e.deal")]).returncode == 0, "unreadable"
        self.count_added()
        if self.kind == REPLACE:
            assert any("look 2" in self.read_record(name)[len(self.old):]
                       for name in self.find_versions("e.deal")), "the other version is lost"

    def check_next(self):
        result = run([self.folder, *self.arguments()])
        assert (result.returncode, result.stderr) == (0, ""), f"next: {result.stderr}"
        added = self.read_record("e.deal")[len(self.old):]
        assert all(any(line.startswith(begin) for line in added) for begin in self.LINES), \
            "next: not recorded"


class Choose(Act):
    """Who must show looks at what there is to show."""

    GAME, OPTIONS, LINES = "asked", ("--show=1",), ("choose 1",)


class Show(Act):
    """A card is chosen; that tells of a hand, and is a look at it, too."""

    GAME, OPTIONS, LINES = "asked", ("--show=1", "--cards={card}"), ("choose 1", "show 1 0 ")

    def check_next(self):
        """Once it was shown, nothing is to be done any more."""
        if not self.is_done():
            super().check_next()


class See(Act):
    """Who asked looks at the card."""

    GAME, OPTIONS, LINES = "shown", ("--see=0",), ("see 0",)


class LookDown(Act):
    """One of two players looks at a card that lies face down."""

    GAME, OPTIONS, LINES = "two", ("--look=0=2",), ("look-down 0 2",)


class Code(Act):
    """What a player saw is told as codes, which the hand is looked at for."""

    GAME, OPTIONS, LINES = "shown", ("--code=0",), ("look 0",)


class Notebook(Act):
    """A notebook is written, which the hand is looked at for."""

    GAME, OPTIONS, LINES = "shown", ("--notebook=0",), ("look 0",)
    OWN = []

    def arguments(self):
        return [*super().arguments(), "-o", self.path("n.casebook")]

    def read_log(self, name="n.casebook"):
        return read_log(self.path(name))

    def is_new(self):
        """The owner’s thoughts are there in any case; what was seen, wholly or not at all."""
        log = self.read_log()
        texts = [entry["text"] for entry in log if entry["type"] == "note"]
        assert [text for text in texts if text in self.OWN] == self.OWN, f"there are {texts}"
        told = [entry for entry in log if entry["type"] == "suggestion"]
        assert told in ([], self.test.told), f"it has {told}"
        return told != []

    def check(self, result):
        super().check(result)
        said_saved = result.returncode in DONE or (
            "saved, but" in result.stderr and "n.casebook" in result.stderr)
        is_new = os.path.exists(self.path("n.casebook")) and self.is_new()
        assert self.kind == REPLACE or is_new == said_saved, "what is on disk is not what it said"
        assert not is_new or self.kind == REPLACE or self.is_done(), \
            "it has the hand, and no look is recorded"

    def check_whole(self):
        super().check_whole()
        if os.path.exists(self.path("n.casebook")):
            self.is_new()
            assert run([self.folder, "check", self.path("n.casebook")]).returncode == 0

    def check_next(self):
        super().check_next()
        assert self.is_new(), "next: not brought up to date"
        assert not [name for name in os.listdir(self.folder) if name.startswith(".")]


class NotebookAgain(Notebook):
    """A notebook gets what is new, and keeps what its owner wrote."""

    GAME, OWN = "kept", ["my own thought"]


class NotebookElsewhere(NotebookAgain):
    """The notebook is changed meanwhile, not the deal."""

    def prepare_other(self):
        other = self.folder + "-other"
        shutil.copytree(self.folder, other)
        path = os.path.join(other, "n.casebook")
        assert run([other, "record", path, "note: thought on the train"]).returncode == 0
        return path, self.path("n.casebook")

    def check_whole(self):
        assert any("thought on the train" == entry.get("text")
                   for name in self.find_versions("n.casebook") for entry in self.read_log(name)), \
            "the other version is lost"


class Typed(Notebook):
    """What a code tells goes into a notebook elsewhere."""

    GAME, LINES, OWN = "phone", (), ["my own thought"]

    def arguments(self):
        path = self.path("n.casebook")
        return ["merge", path, f"--code={self.test.words['code']}", "-o", path]

    def check(self, result):
        assert self.is_new() == (result.returncode in DONE or "saved, but" in result.stderr), \
            "what is on disk is not what it said"

    def check_next(self):
        """A code that is there already is refused."""
        is_new = self.is_new()
        result = run([self.folder, *self.arguments()])
        assert result.returncode == (UNUSABLE if is_new else 0), f"next: {result.stderr}"
        assert self.is_new(), "next: not brought up to date"


class New(Make):
    """A case begins with a hand code."""

    NAME = "new.casebook"

    def arguments(self):
        return ["new", self.test.code, "-o", self.path(self.NAME), "--title=Friday"]

    def is_whole(self):
        return json.loads(read(self.path(self.NAME)))["title"] == "Friday" and \
            run([self.folder, "check", self.path(self.NAME)]).returncode == 0


class Print(Make):
    """A notesheet is made."""

    NAME = "sheet.pdf"

    def arguments(self):
        return ["print", CASE, "-o", self.path(self.NAME)]

    def is_whole(self):
        document = read(self.path(self.NAME))
        return document.startswith(b"%PDF-") and document.rstrip().endswith(b"%%EOF")


class PrintAgain(Command):
    """A notesheet takes the place of another one."""

    OLD = b"%PDF-1.4 an old one %%EOF"

    def prepare(self):
        with open(self.path("sheet.pdf"), "wb") as file:
            file.write(self.OLD)

    def arguments(self):
        return ["print", CASE, "-o", self.path("sheet.pdf")]

    def check(self, result):
        is_new = read(self.path("sheet.pdf")) != self.OLD
        assert is_new == (result.returncode in DONE or "saved, but" in result.stderr)

    def check_whole(self):
        document = read(self.path("sheet.pdf"))
        assert document.startswith(b"%PDF-") and document.rstrip().endswith(b"%%EOF")

    def check_next(self):
        result = run([self.folder, *self.arguments()])
        assert (result.returncode, result.stderr) == (0, ""), f"next: {result.stderr}"
        assert read(self.path("sheet.pdf")) != self.OLD
        self.check_names("sheet.pdf")


class Reading(Command):
    """A command reads a case, and says what is in it or that it cannot."""

    COMMAND = None

    def prepare(self):
        shutil.copy(CASE, self.path("g.casebook"))

    def arguments(self):
        return [self.COMMAND, "--json", self.path("g.casebook")]

    def check(self, result):
        if result.returncode == UNUSABLE:
            assert result.stdout == "", "it failed and said something"
        else:
            assert result.stdout.replace(self.folder, "") == self.test.read_well(self.COMMAND)

    def check_whole(self):
        assert read(self.path("g.casebook")) == read(CASE), "reading changed the case"


class Sheet(Reading):
    """The sheet is printed."""

    COMMAND = "sheet"


class Check(Reading):
    """The case is checked."""

    COMMAND = "check"


class Edition(Command):
    """An own edition is read."""

    def prepare(self):
        shutil.copy(os.path.join(SAMPLES, "..", "editions", "classic.edition"),
                    self.path("own.edition"))

    def arguments(self):
        return ["roll", self.path("own.edition"), "--seed=1"]

    def check(self, result):
        assert (result.returncode in DONE) == (result.stdout != "")


class Faults:
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="casebook-faults-")
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.answers = {}

    def read_well(self, command):
        """What a command says of the case where nothing fails."""
        if command not in self.answers:
            path = os.path.join(self.folder, "well.casebook")
            shutil.copy(CASE, path)
            result = run([self.folder, command, "--json", path])
            self.answers[command] = result.stdout.replace(path, "/g.casebook")
        return self.answers[command]

    def make_code(self):
        path = os.path.join(self.folder, "code.deal")
        run([self.folder, "deal", "classic", "--players=3", "-o", path])
        return json.loads(run([self.folder, "deal", path, "--hand=0", "--json"]).stdout)["code"]

    def deal(self, path, *options):
        """Does something at a dealt table, where nothing fails."""
        result = run([self.folder, "deal", path, *options, "--json"])
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return json.loads(result.stdout)

    def make_games(self):
        """A table at which Ann asks, and Bob has one card to show: before and after he has shown
        it, and with notebooks of Ann that do not have that yet, here and on another device."""
        first = os.path.join(self.folder, "asked")
        path, phone = (os.path.join(first, name) for name in ("e.deal", "n.casebook"))
        os.mkdir(first)
        self.deal("classic", "--names=Ann,Bob,Cleo", "--seed=6", "-o", path)
        code = self.deal(path, "--hand=0")["code"]
        self.games = {name: os.path.join(self.folder, name)
                      for name in ("asked", "shown", "kept", "phone")}
        asked = self.deal(path, "--suggest=0", "--cards=plum,rope,hall")["play"]
        self.assertEqual(asked["showing"], [1])
        for name in ("shown", "kept", "phone"):
            shutil.copytree(first, self.games[name])
        for name, begin in (("kept", ["deal", "e.deal", "--notebook=0"]),
                            ("phone", ["new", code])):
            path, notebook = (os.path.join(self.games[name], file) for file in ("e.deal", "n.casebook"))
            for command in ([begin[0], path, *begin[2:], "-o", notebook] if name == "kept" else
                            [*begin, "-o", notebook], ["record", notebook, "note: my own thought"]):
                self.assertEqual(run([self.games[name], *command]).returncode, 0)
        for name in ("shown", "kept", "phone"):
            path = os.path.join(self.games[name], "e.deal")
            card = self.deal(path, "--show=1")["choice"][0]
            self.deal(path, "--show=1", f"--cards={card}")
        code, = self.deal(path, "--code=0")["codes"]
        self.words = {"card": card, "code": code}
        self.games["two"] = os.path.join(self.folder, "two")
        os.mkdir(self.games["two"])
        self.deal("classic", "--players=2", "-o", os.path.join(self.games["two"], "e.deal"))
        path = os.path.join(self.folder, "told.casebook")
        self.deal(os.path.join(self.games["phone"], "e.deal"), "--notebook=0", "-o", path)
        self.told = read_log(path)

    def count_calls(self, command):
        """The calls of a run where nothing fails."""
        log = os.path.join(self.folder, "calls")
        quiet = command(self, 0, "")
        result = run([quiet.folder, *quiet.arguments()], log=log)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        shutil.rmtree(quiet.folder)
        calls = read(log).decode().splitlines()
        os.remove(log)
        return calls

    def replace_in_turn(self, command):
        """Another version takes the place of the file before every call."""
        n = len(self.count_calls(command))
        self.run_faults(command, [(number, REPLACE) for number in range(1, n + 1)])

    def fail_in_turn(self, command, kills=KILLS):
        """Every call fails for a bad medium, for a signal and for one of the other reasons, and
        with all that come after it; what more can happen to it, does."""
        calls = self.count_calls(command)
        self.assertGreater(len(calls), 2)
        faults = []
        for number, call in enumerate(calls, 1):
            kinds = ["EIO", "EINTR", ERRORS[number % len(ERRORS)], "dead"]
            if call in ("read", "write"):
                kinds.append("short")
            if call in ("create", "write", "rename", "mkdir", "sync", "truncate"):
                kinds.append("full")
            # A kill before the next call finds the same on disk as one after this.
            kinds += kills[1:] if number > 1 else kills
            faults += [(number, kind) for kind in kinds]
        self.run_faults(command, faults, calls)

    def run_faults(self, command, faults, calls=()):
        print(f"{command.__name__}: {len(faults)} faults", file=sys.stderr)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(lambda fault: command(self, *fault).run(), faults))
        problems = [f"{problem}\n  ({calls[number - 1] if calls else REPLACE})"
                    for (number, _), problem in zip(faults, found) if problem is not None]
        if problems:
            self.fail("\n".join([f"{len(problems)} of {len(faults)}:", *problems]))


class Files(Faults, unittest.TestCase):
    """Cases, deals and what is printed."""

    def test_record(self):
        self.fail_in_turn(Record)

    def test_new(self):
        self.code = self.make_code()
        self.fail_in_turn(New)

    def test_deal(self):
        self.fail_in_turn(Deal)

    def test_look(self):
        self.fail_in_turn(Look)

    @unittest.skipIf("CASEBOOK_IS_PORTABLE" in os.environ, "this build does not print")
    def test_print(self):
        self.fail_in_turn(Print)
        self.fail_in_turn(PrintAgain)

    def test_reading(self):
        for command in (Sheet, Check, Edition):
            self.fail_in_turn(command, ())


class Table(Faults, unittest.TestCase):
    """A game without cards, and its notebooks."""

    def test_cards_shown(self):
        self.make_games()
        for command in (Choose, Show, See, LookDown, Code):
            self.fail_in_turn(command)
        self.replace_in_turn(See)

    def test_notebooks(self):
        self.make_games()
        for command in (Notebook, NotebookAgain, Typed):
            self.fail_in_turn(command)
        self.replace_in_turn(NotebookElsewhere)

    def test_all_at_once(self):
        """Players look, a notebook is written and its owner writes into it, by many programs."""
        self.make_games()
        folder = self.games["kept"]
        path, notebook = os.path.join(folder, "e.deal"), os.path.join(folder, "n.casebook")
        before = len(json.loads(read(path))["record"])
        commands = [command for number in range(8) for command in (
            ["deal", path, f"--hand={number % 3}"],
            ["deal", path, "--notebook=0", "-o", notebook],
            ["record", notebook, f"note: thought {number}"])]
        with ThreadPoolExecutor(8) as pool:
            results = list(pool.map(lambda command: run([folder, *command]), commands))
        for result in results:
            self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(len(json.loads(read(path))["record"]), before + 16)
        self.assertEqual(run([folder, "deal", path, "--verify"]).returncode, 0)
        log = read_log(notebook)
        self.assertEqual(sorted(entry["text"] for entry in log if entry["type"] == "note"),
                         ["my own thought", *(f"thought {number}" for number in range(8))])
        self.assertEqual([entry for entry in log if entry["type"] != "note"], self.told)
        self.assertEqual(sorted(os.listdir(folder)), ["e.deal", "n.casebook"])


unittest.main(argv=[sys.argv[0], *sys.argv[4:]], verbosity=2)
