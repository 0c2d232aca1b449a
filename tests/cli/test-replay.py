# test-replay.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What each entry settled: one line per entry, and together the whole sheet."""

import json
import os

from transcript import ALL_SAMPLES, EXPECTED, PUBLISHED, RANDOM_5, SAMPLES, Transcript, main, run


class Replay(Transcript):
    def test_news_make_the_sheet(self):
        for path in ALL_SAMPLES:
            sheet = json.loads(run("sheet", "--json", "--at", "0", path).stdout)["sheet"]
            result = run("replay", "--json", path)
            self.assert_quiet(result)
            for i, line in enumerate(result.stdout.splitlines()):
                entry = json.loads(line)
                self.assertEqual(entry["file"], path)
                self.assertEqual(entry["entry"], i)
                for news in entry["news"]:
                    self.assertEqual(sheet[news["card"]][news["holder"]], "maybe")
                    self.assertIn(news["mark"], ("yes", "no"))
                    sheet[news["card"]][news["holder"]] = news["mark"]
                now = json.loads(run("sheet", "--json", "--at", str(i + 1), path).stdout)
                self.assertEqual(now["sheet"], sheet)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(i + 1, len(json.load(file)["log"]))

    def test_several_files(self):
        result = run("replay", "--json", PUBLISHED, RANDOM_5)
        self.assert_quiet(result)
        files = [json.loads(line)["file"] for line in result.stdout.splitlines()]
        self.assertEqual(files, [PUBLISHED] * 27 + [RANDOM_5] * (len(files) - 27))

    def test_text(self):
        for name in ("published-six-players", "random-4001_n4_t18"):
            result = run("replay", name + ".casebook", cwd=SAMPLES)
            self.assert_quiet(result)
            with open(os.path.join(EXPECTED, f"replay-{name}.txt"), encoding="utf-8") as file:
                self.assertEqual(result.stdout, file.read())

    def test_empty_log(self):
        path = self.write("empty.casebook", json.dumps({
            "format": "casebook", "version": 1, "edition": "classic",
            "players": [{"name": "A"}, {"name": "B"}]}))
        result = run("replay", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout, "")

    def test_long_note(self):
        """Of a note as long as a book the beginning is enough."""
        with open(RANDOM_5, encoding="utf-8") as file:
            case = json.load(file)
        case["log"] = [{"type": "note", "text": "x" * 100000}]
        result = run("replay", self.write("n.casebook", json.dumps(case)))
        self.assert_quiet(result)
        self.assertEqual(result.stdout, "  1  Note: " + "x" * 1999 + "…\n")


main()
