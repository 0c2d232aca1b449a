# test-sheet.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of the samples after every entry, against an independent search; its text forms."""

import json
import os

from oracle import Oracle
from transcript import ALL_SAMPLES, EXPECTED, RANDOM_4, RANDOM_5, SAMPLES, Transcript, main, run


def count_entries(path):
    with open(path, encoding="utf-8") as file:
        return len(json.load(file)["log"])


class Sheet(Transcript):
    def sheet(self, path, *args):
        result = run("sheet", "--json", path, *args)
        self.assert_quiet(result)
        return json.loads(result.stdout)

    def test_every_prefix(self):
        for path in ALL_SAMPLES:
            for n in range(count_entries(path) + 1):
                with self.subTest(path=os.path.basename(path), n=n):
                    result = self.sheet(path, "--at", str(n))
                    self.assertEqual(result["file"], path)
                    self.assertEqual(result["entries"], n)
                    self.assertIs(result["consistent"], True)
                    self.assertNotIn("conflict", result)
                    self.assertEqual(result["sheet"], Oracle(path, n).sheet())


    def test_at_beyond_the_end(self):
        everything = self.sheet(RANDOM_4)
        self.assertEqual(self.sheet(RANDOM_4, "--at", "1000"), everything)
        self.assertEqual(everything["entries"], count_entries(RANDOM_4))


    def test_text(self):
        for name, args in {
            "sheet-published.txt": ["published-six-players.casebook"],
            "sheet-published-at-13.txt": ["published-six-players.casebook", "--at", "13"],
            "sheet-random.txt": [os.path.basename(RANDOM_4), os.path.basename(RANDOM_5)],
        }.items():
            with self.subTest(name=name):
                result = run("sheet", *args, cwd=SAMPLES)
                self.assert_quiet(result)
                with open(os.path.join(EXPECTED, name), encoding="utf-8") as file:
                    self.assertEqual(result.stdout, file.read())
                self.assertNotIn("\033", result.stdout)

    def test_card_names(self):
        path = self.write("names.casebook", json.dumps({
            "format": "casebook", "version": 1, "edition": "classic",
            "players": [{"name": "A"}, {"name": "B"}], "cardNames": {"rope": "Garrotte"}}))
        text = run("sheet", path).stdout
        self.assertIn("Garrotte", text)
        self.assertNotIn("Rope", text)
        self.assertIn("rope", self.sheet(path)["sheet"])

    def test_pool_and_open_cards(self):
        path = self.write("pool.casebook", json.dumps({
            "format": "casebook", "version": 1, "edition": "classic", "title": "Pool",
            "players": [{"name": "A"}, {"name": "B"}], "me": None, "faceUp": ["rope"],
            "removed": ["hall"], "faceDown": 2}))
        row = self.sheet(path)["sheet"]
        self.assertEqual(set(row["plum"]), {"envelope", "0", "1", "pool"})
        self.assertEqual(set(row["rope"].values()), {"no"})
        self.assertEqual(set(row["hall"].values()), {"no"})
        self.assertEqual(set(row["plum"].values()), {"maybe"})
        self.assertEqual(len(row), 21)


main()
