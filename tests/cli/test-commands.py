#!/usr/bin/env python3
# test-commands.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""What casebook-cli tells of itself: help, examples that work as they are, what was probably meant,
the man page and what shells complete; and taking back what was just recorded."""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

CLI = str(pathlib.Path(sys.argv.pop(1)).resolve())
SOURCE = pathlib.Path(sys.argv.pop(1))
SAMPLES = SOURCE / "data" / "samples"
GAME = str(SAMPLES / "published-six-players.casebook")
PAGES = pathlib.Path(CLI).parent


def run(*arguments, **options):
    return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False,
                          env={**os.environ, "LC_ALL": "C.UTF-8"}, **options)


def list_commands():
    return [json.loads(line) for line in run("help", "--json").stdout.splitlines()]


def list_options(name):
    return [json.loads(line) for line in run(name, "--list-options").stdout.splitlines()]


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_here(self, *arguments):
        return run(*arguments, cwd=self.folder)


class Help(InFolder):
    def test_alone_and_help_say_the_same(self):
        alone, asked, word = run(), run("--help"), run("help")
        self.assertEqual((alone.returncode, alone.stderr), (0, ""))
        self.assertEqual(alone.stdout, asked.stdout)
        self.assertEqual(alone.stdout, word.stdout)
        lines = alone.stdout.splitlines()
        for command in list_commands():
            at = lines.index(f"  {command['name']:12} {command['summary']}")
            self.assertEqual(lines[at + 1].strip(),
                             f"casebook-cli {command['name']} {command['example']}")
        for group in ("Before a game", "During a game", "Looking back"):
            self.assertIn(group, lines)

    def test_help_of_a_command(self):
        for command in list_commands():
            if command["name"] == "print" and not list_options("print"):
                continue  # this build cannot
            told, asked = run("help", command["name"]), run(command["name"], "--help")
            self.assertEqual((told.returncode, told.stderr), (0, ""))
            self.assertEqual(told.stdout, asked.stdout)
            self.assertTrue(told.stdout.splitlines()[1].startswith(
                f"  casebook-cli {command['name']} [OPTION…]"), told.stdout)
            self.assertIn(f"casebook-cli {command['name']} {command['example']}\n", told.stdout)

    def test_examples_work(self):
        edition = SOURCE / "data" / "editions" / "24.edition"
        shutil.copy(edition, self.folder / "ours.edition")
        shutil.copy(SAMPLES / "booklet-at-sea.casebook", self.folder / "cruise.casebook")
        shutil.copy(SAMPLES / "booklet-nightmare.casebook", self.folder / "halloween.casebook")
        (self.folder / "Documents").mkdir()
        shutil.copy(SAMPLES / "said-and-seen.casebook", self.folder / "Documents")
        commands = {command["name"]: command for command in list_commands()}
        for command in commands.values():
            if command["name"] == "print" and not list_options("print"):
                continue
            if command["name"] == "merge":
                for device in ("phone", "laptop"):
                    shutil.copy(self.folder / "friday.casebook", self.folder / f"{device}.casebook")
            result = self.run_here(command["name"], *shlex.split(command["example"]))
            self.assertEqual(result.returncode, 0, (command, result.stderr))
            self.assertTrue(result.stdout or command["name"] in ("print", "merge", "check"), command)
        words = json.loads((self.folder / "friday.casebook").read_text(encoding="utf-8"))["log"]
        self.assertEqual(words[0]["cards"], ["plum", "rope", "hall"])

    def test_version(self):
        self.assertEqual(run("-V").stdout, run("--version").stdout)
        self.assertRegex(run("-V").stdout, r"^casebook-cli \d+\.\d+\.\d+\n$")


class Meant(InFolder):
    """Each complaint is as before, and a line below asks what was meant."""

    def assert_meant(self, result, meant, status=2):
        self.assertEqual(result.returncode, status, result.stderr)
        if meant is None:
            self.assertNotIn("did you mean", result.stderr)
        else:
            self.assertEqual(result.stderr.splitlines()[-1], f"casebook-cli: did you mean “{meant}”?")

    def test_command(self):
        self.assert_meant(run("advize", GAME), "advise")
        self.assert_meant(run("shete", GAME), "sheet")
        self.assert_meant(run("check-mraks", GAME), "check-marks")
        self.assert_meant(run("guess", GAME), None)

    def test_edition(self):
        self.assert_meant(run("roll", "clasic"), "classic")
        self.assert_meant(run("roll", "nightmrae"), "nightmare")
        self.assert_meant(run("roll", "chess"), None)

    def test_player(self):
        self.assert_meant(run("why", GAME, "rope", "Scarlt"), "Scarlet")
        self.assert_meant(run("why", GAME, "rope", "Bob"), None)

    def test_none_of_two_that_are_as_near(self):
        new = ("new", "1EGX-VDFC-KGBJ-P16W", "-o", "friday.casebook", "--names")
        self.assertEqual(self.run_here(*new, "Rosie,Rosin,Cleo").returncode, 0)
        self.assert_meant(self.run_here("why", "friday.casebook", "rope", "Rosix"), None)
        self.assert_meant(self.run_here("why", "friday.casebook", "rope", "Cloe"), "Cleo")

    def test_file(self):
        shutil.copy(GAME, self.folder / "friday.casebook")
        self.assert_meant(self.run_here("sheet", "firday.casebook"), "friday.casebook")
        self.assert_meant(self.run_here("sheet", "monday.casebook"), None)
        self.assert_meant(self.run_here("sheet", "nowhere/friday.casebook"), None)

    def test_card(self):
        result = run("why", GAME, "wrnch", "Scarlet")
        self.assertEqual(result.returncode, 2)
        self.assertIn("did you mean", result.stderr)
        self.assertIn("Wrench", result.stderr)


class Color(InFolder):
    def test_color(self):
        self.assertNotIn("\033", run("sheet", GAME).stdout)
        self.assertNotIn("\033", run("sheet", "--color=auto", GAME).stdout)
        self.assertIn("\033[", run("sheet", "--color=always", GAME).stdout)
        self.assertNotIn("\033", run("sheet", "--color", "never", GAME).stdout)
        self.assertIn("none of always, auto and never", run("sheet", "--color=red", GAME).stderr)


class Undo(InFolder):
    def setUp(self):
        super().setUp()
        shutil.copy(GAME, self.folder / "friday.casebook")

    def read(self):
        return json.loads((self.folder / "friday.casebook").read_text(encoding="utf-8"))

    def test_take_back(self):
        before = self.run_here("replay", "friday.casebook").stdout
        n = len(self.read()["log"])
        self.assertEqual(self.run_here("record", "friday.casebook", "note: the", "butler").returncode, 0)
        self.assertEqual(len(self.read()["log"]), n + 1)
        result = self.run_here("record", "--undo", "friday.casebook")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(result.stdout, f"Taken back: {n + 1}  Note: the butler\n")
        self.assertEqual(self.run_here("replay", "friday.casebook").stdout, before)
        # What is gone is remembered, so that no other device brings it back.
        self.assertEqual(len(self.read()["gone"]), 1)

    def test_take_back_as_json(self):
        n = len(self.read()["log"])
        said = json.loads(self.run_here("record", "--undo", "--json", "friday.casebook").stdout)
        self.assertEqual(said["file"], "friday.casebook")
        self.assertEqual(said["entries"], n - 1)
        self.assertTrue(said["undone"])
        self.assertEqual(len(self.read()["log"]), n - 1)

    def test_nothing_to_take_back(self):
        for _ in self.read()["log"]:
            self.assertEqual(self.run_here("record", "--undo", "friday.casebook").returncode, 0)
        result = self.run_here("record", "--undo", "friday.casebook")
        self.assertEqual(result.returncode, 2)
        self.assertIn("there is nothing to take back", result.stderr)

    def test_undo_and_a_line(self):
        contents = self.read()
        result = self.run_here("record", "--undo", "friday.casebook", "note:", "no")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(self.read(), contents)

    def test_warning(self):
        """What is recorded all the same is a warning; what is not, is none."""
        result = self.run_here("record", "friday.casebook", "plum: scarlet knife hall, nobody")
        self.assertEqual(result.returncode, 1)
        self.assertIn("casebook-cli: friday.casebook: warning: White holds the Knife, so ", result.stderr)
        refused = self.run_here("record", "friday.casebook", "scarlet: plum rope attic, nobody")
        self.assertEqual(refused.returncode, 2)
        self.assertNotIn("warning:", refused.stderr)


class Pages(unittest.TestCase):
    def test_man_page(self):
        page = (PAGES / "casebook-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
        for command in list_commands():
            self.assertIn(f"\n.B {(command['name'] + ' ' + command['parameters']).strip()}\n", page)
            for option in list_options(command["name"]):
                self.assertIn(f"--{option['name']}", page)

    def complete(self, *words):
        script = ('compopt() { :; }; . "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _casebook_cli; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        return subprocess.run(["bash", "-c", script, str(PAGES / "casebook-cli.bash"), "casebook-cli",
                               *words], capture_output=True, text=True, check=True,
                              cwd=SAMPLES).stdout.split()

    def test_bash(self):
        self.assertEqual(self.complete("sh"), ["sheet"])
        self.assertEqual(self.complete("help", "adv"), ["advise"])
        self.assertEqual(self.complete("advise", "--ro"), ["--rooms", "--rolled"])
        self.assertEqual(self.complete("sheet", "publ"), ["published-six-players.casebook"])
        for command in list_commands():
            self.assertIn(command["name"], self.complete(""))

    def test_other_shells(self):
        zsh = (PAGES / "_casebook-cli").read_text(encoding="utf-8")
        fish = (PAGES / "casebook-cli.fish").read_text(encoding="utf-8")
        self.assertTrue(zsh.startswith("#compdef casebook-cli\n"))
        for command in list_commands():
            self.assertIn(f"    {command['name']}) _arguments ", zsh)
            self.assertIn(f"-f -a {command['name']} -d ", fish)
            for option in list_options(command["name"]):
                self.assertIn(f"'--{option['name']}[", zsh)
                self.assertIn(f"__fish_seen_subcommand_from {command['name']}' -l {option['name']} ",
                              fish)


if __name__ == "__main__":
    unittest.main()
