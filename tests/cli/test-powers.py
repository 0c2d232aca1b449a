# test-powers.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the powers say is not in every box as Casebook knows it: the table writes what its cards say."""

import json

from transcript import Transcript, main, run

CASE = {
    "format": "casebook", "version": 1, "edition": "nightmare",
    "players": [{"name": "Ann", "character": "mayor"}, {"name": "Bob"}, {"name": "Cara"}],
    "me": None, "log": [],
}


class Powers(Transcript):
    def setUp(self):
        super().setUp()
        self.path = self.write("n.casebook", json.dumps(CASE))

    def run_on(self, *words):
        return run("powers", "n.casebook", *words, cwd=self.folder)

    def read(self):
        with open(self.path, encoding="utf-8") as file:
            return json.load(file)

    def test_printed(self):
        result = self.run_on()
        self.assert_quiet(result)
        self.assertIn("\nSally: Once per game, you may look at a card", result.stdout)
        self.assertIn("\nMayor: unknown\n", result.stdout)
        rows = {row["power"]: row for row in json.loads(self.run_on("--json").stdout)["powers"]}
        self.assertIsNone(rows["mayor"]["text"])
        self.assertFalse(rows["sally"]["own"])

    def test_written_and_taken_back(self):
        result = self.run_on("mayor=Take", "another turn.", "sally=Look twice: a=b.")
        self.assert_quiet(result)
        self.assertIn("\nMayor: Take another turn.\n", result.stdout)
        self.assertIn("\nSally: Look twice: a=b.\n", result.stdout)
        self.assertEqual(self.read()["powerTexts"],
                         {"mayor": "Take another turn.", "sally": "Look twice: a=b."})
        self.assertEqual(self.read()["version"], 2)
        self.assert_quiet(self.run_on("mayor=Draw."))
        self.assertEqual(self.read()["powerTexts"]["mayor"], "Draw.")
        self.assert_quiet(self.run_on("mayor=?", "sally="))
        self.assertNotIn("powerTexts", self.read())

    def test_refused(self):
        for words, complaint in (
                (["major=Take another turn."], "“major” is not a power of the edition"),
                (["Take another turn."], "“Take” is not a power of the edition"),
                (["mayor"], "“mayor” has no text; write POWER=TEXT"),
                ([b"mayor=\xff"], "the text is not UTF-8")):
            result = self.run_on(*words)
            self.assertEqual(result.returncode, 2)
            self.assertEqual(result.stderr, f"casebook-cli: n.casebook: {complaint}\n")
        self.assertEqual(self.read(), CASE)
        self.write("n.casebook", json.dumps({**CASE, "version": 99}))
        result = self.run_on("mayor=Take another turn.")
        self.assertEqual(result.returncode, 2)
        self.assertIn("read-only", result.stderr)

    def test_none(self):
        self.write("n.casebook", json.dumps({**CASE, "edition": "classic", "players": [
            {"name": "Ann"}, {"name": "Bob"}, {"name": "Cara"}]}))
        self.assertEqual(self.run_on().stdout, "This edition has no powers.\n")


main()
