# test-merge.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Versions of one case are joined: whatever the order, all of them come to the same."""

import json
import os

from transcript import PUBLISHED, Transcript, main, run


class Merge(Transcript):
    def setUp(self):
        super().setUp()
        with open(PUBLISHED, encoding="utf-8") as file:
            self.case = json.load(file)
        self.base = {**self.case, "log": self.case["log"][:3]}
        self.a = self.write("a.casebook", json.dumps(self.base))
        self.b = self.write("b.casebook", json.dumps(self.base))

    def path(self, name):
        return os.path.join(os.path.dirname(self.a), name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def record(self, path, line):
        self.assertEqual(run("record", path, line).returncode, 0)

    def merge(self, *arguments):
        return run("merge", *arguments)

    def test_both(self):
        self.record(self.a, "green: plum rope hall, nobody")
        self.record(self.b, "white: plum rope hall, nobody")
        result = self.merge(self.a, self.b, "-o", self.path("ab.casebook"))
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("5 entries", result.stdout)
        self.merge(self.b, self.a, "-o", self.path("ba.casebook"))
        self.assertEqual(self.read("ab.casebook"), self.read("ba.casebook"))
        joined = json.loads(self.read("ab.casebook"))
        self.assertEqual({entry["by"] for entry in joined["log"][3:]}, {2, 3})
        self.assertEqual(joined["version"], 2)

    def test_into_one_of_them(self):
        self.record(self.b, "white: plum rope hall, nobody")
        result = self.merge(self.a, self.b, "-o", self.a)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.read("a.casebook"), self.read("b.casebook"))
        again = self.merge(self.a, self.b, "-o", self.a, "--json")
        self.assertEqual(json.loads(again.stdout)["entries"], 4)

    def test_what_is_there_is_joined_too(self):
        self.record(self.b, "white: plum rope hall, nobody")
        there = self.write("c.casebook", json.dumps(self.base))
        self.record(there, "green: plum rope hall, nobody")
        self.assertEqual(self.merge(self.a, self.b, "-o", there).returncode, 0)
        self.assertEqual(len(json.loads(self.read("c.casebook"))["log"]), 5)

    def test_other_hand(self):
        case = json.loads(json.dumps(self.base))
        case["players"][1]["name"] = "Somebody Else"
        self.b = self.write("b.casebook", json.dumps(case))
        result = self.merge(self.a, self.b, "-o", self.path("c.casebook"))
        self.assertEqual(result.returncode, 0)
        self.assertIn("b.casebook: gives other players or cards; the newer version was kept",
                      result.stderr)

    def test_other_case(self):
        before = self.read("a.casebook")
        self.b = self.write("b.casebook", json.dumps({**self.base, "created": "2020-01-01"}))
        result = self.merge(self.a, self.b, "-o", self.a)
        self.assertEqual(result.returncode, 2)
        self.assertIn("b.casebook: this is a different case from the one in the first file", result.stderr)
        self.assertEqual(self.read("a.casebook"), before)

    def test_too_few(self):
        for arguments in [(self.a, "-o", self.b), (self.a, self.b), ("-o", self.a)]:
            result = self.merge(*arguments)
            self.assertEqual(result.returncode, 2)
            self.assertIn("two or more files", result.stderr)

    def test_unreadable(self):
        broken = self.write("broken.casebook", "no case")
        result = self.merge(self.a, broken, "-o", self.path("c.casebook"))
        self.assertEqual(result.returncode, 2)
        self.assertFalse(os.path.exists(self.path("c.casebook")))


main()
