# test-print.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notesheets as PDF documents: what is on them, and what cannot be made."""

import json
import os
import resource
import shutil
import subprocess
import unittest

from oracle import Edition
from transcript import PROGRAM, PUBLISHED, RANDOM_4, Transcript, main, run

END_OF_PAGE = "\f"
CONTRADICTION = {"type": "envelope", "cards": ["scarlet", "rope", "hall"]}


def look(tool, path, *options):
    return subprocess.run([tool, *options, path, *(["-"] if tool == "pdftotext" else [])],
                          capture_output=True, encoding="utf-8", check=True, timeout=600).stdout


def get_editions():
    return [json.loads(line) for line in run("editions", "--json").stdout.splitlines()]


class Print(Transcript):
    def make(self, *args, status=0):
        path = os.path.join(self.folder, "sheet.pdf")
        result = run("print", *args, "-o", path)
        self.assert_quiet(result, status)
        self.assertEqual(result.stdout, "")
        self.assertEqual(os.listdir(self.folder), ["sheet.pdf"])
        return path

    def read(self, path):
        with open(path, "rb") as file:
            return file.read()

    def assert_refused(self, words, *args, output="x.pdf", status=2):
        path = os.path.join(self.folder, output)
        result = run("print", *args, "-o", path)
        self.assert_complaint(result, "casebook-cli: ", status)
        self.assertIn(words, result.stderr)
        self.assertEqual(result.stdout, "")
        self.assertFalse(os.path.exists(path))

    def test_same_again(self):
        for args in ([PUBLISHED], ["--edition", "classic"], ["--edition", "fx", "--games", "6"]):
            once = self.read(self.make(*args))
            self.assertTrue(once.startswith(b"%PDF-"))
            self.assertEqual(once, self.read(self.make(*args)))
            self.assertNotEqual(once, self.read(self.make(*args, "--paper", "letter")))

    def test_standard_output(self):
        to_file = self.read(self.make(PUBLISHED))
        result = subprocess.run([PROGRAM, "print", PUBLISHED, "-o", "-"], capture_output=True,
                                check=True, timeout=600, env={**os.environ, "LC_ALL": "C.UTF-8"})
        self.assertEqual(result.stdout, to_file)

    def test_forms_differ(self):
        forms = [[RANDOM_4], [RANDOM_4, "--blank"], [RANDOM_4, "--games", "6"],
                 [RANDOM_4, "--at", "3"], ["--edition", "classic", "--players", "4"]]
        self.assertEqual(len({self.read(self.make(*form)) for form in forms}), len(forms))

    def test_contradiction(self):
        with open(RANDOM_4, encoding="utf-8") as file:
            case = json.load(file)
        case["log"] += [CONTRADICTION, {**CONTRADICTION, "cards": ["plum", "rope", "hall"]}]
        folder = os.path.join(self.folder, "cases")
        os.mkdir(folder)
        path = self.write("cases/c.casebook", json.dumps(case))
        self.assert_refused("cannot", path, status=1)
        result = run("print", path, "--blank", "-o", os.path.join(folder, "blank.pdf"))
        self.assert_quiet(result)

    def test_what_cannot_be_meant(self):
        for words, args in [
            ("not a paper size", ["--edition", "classic", "--paper", "foolscap"]),
            ("neither an edition nor a file", ["--edition", "nothing"]),
            ("give a case or --edition", []),
            ("give a case or --edition", [PUBLISHED, "--edition", "classic"]),
            ("give a case or --edition", [PUBLISHED, RANDOM_4]),
            ("for 2 to 6 players", ["--edition", "classic", "--players", "7"]),
            ("for 2 to 6 players", ["--edition", "classic", "--players", "-1"]),
            ("a case has its own", [PUBLISHED, "--players", "3"]),
            ("not both", ["--edition", "classic", "--players", "3", "--games", "6"]),
            ("from 1 to 12", ["--edition", "classic", "--games", "13"]),
            ("from 1 to 12", ["--edition", "classic", "--games", "-2"]),
            ("--at must be a number of entries", [PUBLISHED, "--at", "-4"]),
            ("none.casebook", [os.path.join(self.folder, "none.casebook")]),
        ]:
            with self.subTest(words):
                self.assert_refused(words, *args)

    def test_no_output(self):
        self.assert_complaint(run("print", PUBLISHED), "casebook-cli: print: give a case")

    def test_unwritable(self):
        self.assert_refused("No such file", PUBLISHED, output="missing/x.pdf")
        result = run("print", PUBLISHED, "-o", self.folder)
        self.assert_complaint(result, f"casebook-cli: {self.folder}: ")
        result = run("print", PUBLISHED, "-o", "/dev/full")
        self.assert_complaint(result, "casebook-cli: /dev/full: is not a regular file")

    def test_again(self):
        path = os.path.join(self.folder, "a.pdf")
        for blank in ([], ["--blank"]):
            self.assert_quiet(run("print", PUBLISHED, *blank, "-o", path))
        os.chmod(path, 0o444)
        before = self.read(path)
        result = run("print", PUBLISHED, "-o", path)
        self.assert_complaint(result, f"casebook-cli: {path}: it is write-protected")
        self.assertEqual(self.read(path), before)
        self.assertEqual(os.listdir(self.folder), ["a.pdf"])

    def test_another_file_is_kept(self):
        path = self.write("notes.txt", "mine")
        result = run("print", PUBLISHED, "-o", path)
        self.assert_complaint(result, f"casebook-cli: {path}: already exists and is not a PDF")
        self.assertEqual(self.read(path), b"mine")

    def test_case_is_kept(self):
        path = self.write("a.casebook", self.read(PUBLISHED))
        self.assert_complaint(run("print", path, "-o", path), f"casebook-cli: {path}: already exists")
        self.assertEqual(self.read(path), self.read(PUBLISHED))

    @unittest.skipUnless(os.path.exists("/dev/full"), "no full device here")
    def test_full_output(self):
        with open("/dev/full", "wb") as full:
            result = run("print", PUBLISHED, "-o", "-", stdout=full)
        self.assert_complaint(result, "casebook-cli: the output could not be written")

    def test_full_disk(self):
        """The sheet that was there stays, and nothing else."""
        path = self.make(PUBLISHED)
        before = self.read(path)
        result = subprocess.run(
            [PROGRAM, "print", RANDOM_4, "-o", path], capture_output=True, encoding="utf-8",
            check=False, timeout=600,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)))
        self.assertNotEqual(result.returncode, 0)
        self.assertEqual(self.read(path), before)

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext here")
    def test_every_card_of_every_edition(self):
        for edition in get_editions():
            with self.subTest(edition["id"]):
                path = self.make("--edition", edition["id"], "--paper", "letter")
                text = look("pdftotext", path)
                self.assertEqual(text.count(END_OF_PAGE), 1)
                text = " ".join(text.split())
                self.assertIn(edition["name"], text)
                names = [*Edition(edition["id"]).names.values()]
                self.assertEqual(len(names), edition["cards"])
                for name in names + [category["name"] for category in edition["categories"]]:
                    self.assertIn(name, text)

    @unittest.skipUnless(shutil.which("pdftotext"), "no pdftotext here")
    def test_text_of_a_case(self):
        with open(RANDOM_4, encoding="utf-8") as file:
            case = json.load(file)
        path = self.make(RANDOM_4)
        text = " ".join(look("pdftotext", path).split())
        for name in [case["title"], "Envelope", "Notes", "has it", "my hand", "Billiard Room",
                     *(player["name"] for player in case["players"])]:
            self.assertIn(name, text)
        info = look("pdfinfo", path)
        self.assertIn("(A4)", info)
        self.assertIn(case["title"], info)


main()
