# test-hint.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""One hint after the other fills in just what the sheet shows, each with its reason."""

import json

from transcript import RANDOM_4, Transcript, main, run

TEXTS = {"yes": "✓", "no": "✗"}


class Hint(Transcript):
    def write_case(self, marks, n_entries=9):
        with open(RANDOM_4, encoding="utf-8") as file:
            case = json.load(file)
        case.update(assist="notes", marks=marks, log=case["log"][:n_entries])
        return self.write("notes.casebook", json.dumps(case))

    def test_hints_lead_to_the_sheet(self):
        marks, sheet, dealt = [], None, None
        for _ in range(300):
            path = self.write_case(marks)
            if sheet is None:
                sheet = json.loads(run("sheet", path, "--json").stdout)["sheet"]
                dealt = json.loads(run("sheet", path, "--at", "0", "--json").stdout)["sheet"]
            result = run("hint", path, "--json")
            self.assert_quiet(result)
            hint = json.loads(result.stdout)
            if hint["state"] == "all-marked":
                break
            self.assertEqual(hint["state"], "found")
            self.assertTrue(hint["cells"] and hint["steps"] and hint["look"])
            for cell in hint["cells"]:
                self.assertEqual(sheet[cell["card"]][str(cell["holder"])], cell["mark"])
                self.assertEqual(dealt[cell["card"]][str(cell["holder"])], "maybe")
                holder = cell["holder"]
                marks.append({"card": cell["card"],
                              "holder": int(holder) if holder.isdigit() else holder,
                              "mark": TEXTS[cell["mark"]]})
        marked = {(mark["card"], str(mark["holder"])): mark["mark"] for mark in marks}
        self.assertEqual(len(marked), len(marks))
        for card, row in sheet.items():
            for holder, mark in row.items():
                if dealt[card][holder] == "maybe" and mark != "maybe":
                    self.assertEqual(marked.pop((card, holder)), TEXTS[mark])
        self.assertEqual(marked, {})

    def test_the_place_comes_first(self):
        path = self.write_case([])
        short = run("hint", path).stdout
        long = run("hint", path, "--tell").stdout
        self.assertEqual(len(short.splitlines()), 1)
        self.assertTrue(long.startswith(short))
        self.assertGreater(len(long.splitlines()), 2)

    def test_a_wrong_mark_comes_first(self):
        path = self.write_case([])
        cell = json.loads(run("hint", path, "--json").stdout)["cells"][0]
        holder = cell["holder"]
        path = self.write_case([{"card": cell["card"],
                                 "holder": int(holder) if holder.isdigit() else holder,
                                 "mark": TEXTS["no" if cell["mark"] == "yes" else "yes"]}])
        hint = json.loads(run("hint", path, "--json").stdout)
        self.assertEqual(hint, {"casebook": 1, "file": path, "entries": 9, "state": "wrong-mark", "look":
                                "One of your marks contradicts the log. Check your marks first."})


main()
