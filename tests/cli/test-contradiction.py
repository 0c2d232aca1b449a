# test-contradiction.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases that contradict themselves: status 1, a conflict that is subset-minimal, no sheet."""

import json

from transcript import RANDOM_4, Transcript, main, run


def case(log, **members):
    return json.dumps({
        "format": "casebook", "version": 1, "edition": "classic", "title": "Odd",
        "players": [{"name": "A", "hand": 9}, {"name": "B", "hand": 9}], "me": None, "log": log,
        **members})


def seen(player, card, **members):
    return {"type": "seen", "player": player, "card": card, **members}


class Contradiction(Transcript):
    def conflict(self, path, *args):
        result = run("sheet", "--json", path, *args)
        self.assert_quiet(result, 1)
        answer = json.loads(result.stdout)
        self.assertIs(answer["consistent"], False)
        self.assertNotIn("sheet", answer)
        return answer["conflict"]

    def without(self, path, indices):
        """The case of @path with these entries set aside."""
        with open(path, encoding="utf-8") as file:
            contents = json.load(file)
        for i in indices:
            contents["log"][i]["uncertain"] = True
        return self.write("without.casebook", json.dumps(contents))

    def assert_minimal(self, path, conflict):
        with open(path, encoding="utf-8") as file:
            n = len(json.load(file)["log"])
        others = [i for i in range(n) if i not in conflict]
        self.assertEqual(run("sheet", self.without(path, others)).returncode, 1)
        for i in conflict:
            self.assertEqual(run("sheet", self.without(path, others + [i])).returncode, 0)
        self.assertEqual(conflict, sorted(conflict))

    def test_two_entries(self):
        path = self.write("a.casebook", case([
            seen(0, "rope"), {"type": "note", "text": "hm"}, seen(1, "plum"), seen(1, "rope"),
            seen(0, "hall")]))
        self.assertEqual(self.conflict(path), [0, 3])
        self.assert_minimal(path, [0, 3])
        self.assertEqual(run("sheet", path, "--at", "3").returncode, 0)
        self.assertEqual(self.conflict(path, "--at", "4"), [0, 3])

    def test_many_entries(self):
        weapons = ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"]
        path = self.write("a.casebook", case(
            [seen(i % 2, card) for i, card in enumerate(weapons)] + [seen(0, "hall")]))
        self.assertEqual(self.conflict(path), [0, 1, 2, 3, 4, 5])

    def test_single_entry(self):
        path = self.write("a.casebook", case([
            {"type": "note", "text": "x"},
            {"type": "envelope", "cards": ["plum", "green"]}]))
        self.assertEqual(self.conflict(path), [1])

    def test_found_in_a_sample(self):
        with open(RANDOM_4, encoding="utf-8") as file:
            contents = json.load(file)
        shown = next(a for e in contents["log"] for a in e["answers"] if "card" in a)
        contents["log"].append(seen((shown["by"] + 1) % 4, shown["card"]))
        path = self.write("a.casebook", json.dumps(contents))
        conflict = self.conflict(path)
        self.assertIn(len(contents["log"]) - 1, conflict)
        self.assert_minimal(path, conflict)

    def test_deal_alone(self):
        path = self.write("a.casebook", case(
            [seen(0, "hall")], removed=["plum", "green", "white", "peacock", "scarlet", "mustard"],
            players=[{"name": "A", "hand": 6}, {"name": "B", "hand": 6}]))
        self.assertEqual(self.conflict(path), [])
        self.assertEqual(self.conflict(path, "--at", "0"), [])
        for command in ("replay", "check"):
            self.assert_quiet(run(command, path), 1)
        result = run("sheet", path)
        self.assertEqual(
            result.stdout,
            f"{path}: no deal is possible with this hand, these hand sizes and the face-up cards\n")

    def test_set_aside(self):
        path = self.write("a.casebook", case([seen(0, "rope"), seen(1, "rope", uncertain=True)]))
        self.assert_quiet(run("sheet", path))

    def test_text(self):
        path = self.write("a.casebook", case([seen(0, "rope"), seen(1, "rope"), seen(1, "hall")]))
        sheet = run("sheet", path)
        self.assert_quiet(sheet, 1)
        self.assertEqual(sheet.stdout, f"{path}: entries 1, 2 cannot both be true\n")
        replay = run("replay", path)
        self.assert_quiet(replay, 1)
        self.assertEqual(len(replay.stdout.splitlines()), 2)
        self.assertIn("entries 1, 2 cannot both be true", replay.stdout.splitlines()[1])

    def test_replay_json(self):
        path = self.write("a.casebook", case([seen(0, "rope"), seen(1, "rope"), seen(1, "hall")]))
        result = run("replay", "--json", path)
        self.assert_quiet(result, 1)
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([line["entry"] for line in lines], [0, 1])
        self.assertIn("news", lines[0])
        self.assertIs(lines[1]["consistent"], False)
        self.assertEqual(lines[1]["conflict"], [0, 1])

    def test_check(self):
        good = RANDOM_4
        bad = self.write("a.casebook", case([seen(0, "rope"), seen(1, "rope")]))
        self.assert_quiet(run("check", good))
        result = run("check", "--json", good, bad)
        self.assert_quiet(result, 1)
        first, second = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertIs(first["ok"], True)
        self.assertEqual(first["problems"], [])
        self.assertIs(second["ok"], False)
        self.assertEqual(second["problems"][0]["conflict"], [0, 1])

    def test_check_number_of_players(self):
        """More than the box is for, or fewer, may be meant, and is pointed out."""
        players = [{"name": name} for name in "ABCDEFG"]
        for n in (6, 7):
            path = self.write("a.casebook", json.dumps({
                "format": "casebook", "version": 1, "edition": "classic", "players": players[:n],
                "me": None, "hand": [], "log": []}))
            result = run("check", path)
            self.assert_quiet(result, int(n == 7))
            self.assertEqual("“Classic” is for 2 to 6 players; here are 7" in result.stdout, n == 7)

    def test_worst_status_counts(self):
        bad = self.write("a.casebook", case([seen(0, "rope"), seen(1, "rope")]))
        result = run("sheet", "--json", bad, RANDOM_4)
        self.assert_quiet(result, 1)
        self.assertEqual(len(result.stdout.splitlines()), 2)
        result = run("sheet", "--json", bad, "none.casebook", RANDOM_4)
        self.assertEqual(result.returncode, 2)
        self.assertEqual(len(result.stdout.splitlines()), 2)


main()
