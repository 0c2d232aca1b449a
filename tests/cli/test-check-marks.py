# test-check-marks.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own marks are held against the sheet, and nothing is said of what is not marked."""

import json

from transcript import RANDOM_4, Transcript, main, run


def mark_of(card, holder, text):
    return {"card": card, "holder": int(holder) if holder.isdigit() else holder, "mark": text}


class CheckMarks(Transcript):
    def check(self, marks, n_entries=9):
        with open(RANDOM_4, encoding="utf-8") as file:
            case = json.load(file)
        case.update(assist="notes", marks=marks, log=case["log"][:n_entries])
        path = self.write("notes.casebook", json.dumps(case))
        result = run("check-marks", path, "--json")
        self.assert_quiet(result)
        sheet = json.loads(run("sheet", path, "--json").stdout)["sheet"]
        return json.loads(result.stdout), sheet, path

    def test_each_mark_is_as_the_sheet_says(self):
        _, sheet, _ = self.check([])
        cells = [(card, holder) for card, row in sheet.items() for holder in row]
        for text, claim in (("✓", "yes"), ("✗", "no")):
            for card, holder in cells[::3]:
                answer, _, _ = self.check([mark_of(card, holder, text)])
                truth = sheet[card][holder]
                expected = ("open" if truth == "maybe" else
                            "proven" if truth == claim else "wrong")
                self.assertEqual(answer["marks"], [
                    {"card": card, "holder": holder, "mark": text, "verdict": expected}])

    def test_nothing_else_is_said(self):
        answer, _, path = self.check([mark_of("rope", "0", "?"), mark_of("rope", "1", "perhaps")])
        self.assertEqual(answer.pop("entries"), 9)
        self.assertEqual(answer, {"casebook": 1, "file": path, "consistent": True, "marks": []})

    def test_marks_that_clash(self):
        _, sheet, _ = self.check([])
        card, holders = next(
            (card, [h for h, mark in row.items() if mark == "maybe"])
            for card, row in sheet.items() if list(row.values()).count("maybe") > 1)
        answer, _, path = self.check(
            [mark_of(card, holder, "✓") for holder in holders[:2]])
        self.assertEqual([mark["verdict"] for mark in answer["marks"]], ["clashes"] * 2)
        words = run("check-marks", path).stdout
        self.assertIn("2 marks are too early", words)
        self.assertEqual(words.count("contradicts other marks"), 2)


main()
