# test-advise.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Suggestions ranked: for people the best, for programs all."""

import json
import os

from transcript import PUBLISHED, RANDOM_5, SAMPLES, Transcript, main, run

AT_SEA = os.path.join(SAMPLES, "booklet-at-sea.casebook")


class Advise(Transcript):
    def test_json(self):
        result = run("advise", "--json", "--at", "15", PUBLISHED)
        self.assert_quiet(result)
        told = json.loads(result.stdout)
        self.assertEqual({key: told[key] for key in ("file", "entries", "consistent", "exact")},
                         {"file": PUBLISHED, "entries": 15, "consistent": True, "exact": True})
        self.assertEqual(len(told["suggestions"]), 324)
        self.assertEqual(len({tuple(s["cards"]) for s in told["suggestions"]}), 324)
        # The best of them were played to the end of the game, and come in the order of what was won.
        self.assertEqual([s.get("foreseen") for s in told["suggestions"][:17]],
                         [*range(1, 17), None])
        worth = [s["worth"] for s in told["suggestions"][16:]]
        for better, worse in zip(worth, worth[1:]):
            self.assertGreaterEqual(better, worse - 1e-8)
        for suggestion in told["suggestions"]:
            self.assertGreaterEqual(suggestion["total_bits"] + 1e-9, suggestion["bits"])
            self.assertTrue(0 <= suggestion["nobody"] <= 1)
            self.assertGreaterEqual(suggestion["told_bits"], 0)
            self.assertTrue(suggestion["reason"])
        self.assertEqual(run("advise", "--json", "--at", "15", PUBLISHED).stdout, result.stdout)

    def test_own_cards(self):
        """Naming a card of one's own is told to be that, where the next one does not name it."""
        with open(PUBLISHED, encoding="utf-8") as file:
            hand = set(json.load(file)["hand"])
        told = json.loads(run("advise", "--json", "--at", "15", PUBLISHED).stdout)["suggestions"]
        for suggestion, after in zip(told, told[1:]):
            named, others = (hand & set(each["cards"]) for each in (suggestion, after))
            if suggestion["reason"].startswith("You have "):
                self.assertTrue(named - others, suggestion)
            if suggestion["reason"].startswith("You hold none "):
                self.assertTrue(others and not named, suggestion)

    def test_rows_differ(self):
        """Each row says what it does that the next does not, in so few words that they fit."""
        same = long = rows = 0
        for name in sorted(os.listdir(SAMPLES)):
            path = os.path.join(SAMPLES, name)
            if not name.endswith(".casebook"):
                continue
            result = run("advise", "--json", "--budget", "300000", "--at", "11", path)
            reasons = [row["reason"] for row in
                       (json.loads(result.stdout) if result.stdout else {}).get("suggestions", [])[:10]]
            same += sum(map(str.__eq__, reasons, reasons[1:]))
            long += sum(len(reason) > 60 for reason in reasons)
            rows += len(reasons)
        self.assertGreater(rows, 80)
        self.assertLessEqual(same, rows // 50)
        self.assertLessEqual(long, rows // 25)

    def test_rooms(self):
        result = run("advise", "--json", "--at", "15", "--rooms", "hall, kitchen", PUBLISHED)
        self.assert_quiet(result)
        told = json.loads(result.stdout)["suggestions"]
        self.assertEqual(len(told), 72)
        self.assertEqual({s["cards"][2] for s in told}, {"hall", "kitchen"})

    def test_standing(self):
        """At sea suspects stand in rooms, and the card for the current room names whom one meets."""
        every = json.loads(run("advise", "--json", "--at", "6", AT_SEA).stdout)["suggestions"]
        worth = {tuple(s["cards"]): s["bits"] for s in every}
        result = run("advise", "--json", "--at", "6", "--standing", "galley=green, salon=plum", AT_SEA)
        self.assert_quiet(result)
        told = json.loads(result.stdout)["suggestions"]
        self.assertEqual({(s["cards"][0], s["cards"][2]) for s in told},
                         {("green", "galley"), ("plum", "salon")})
        self.assertEqual(len(told), 2 * 6)
        for suggestion in told:
            self.assertAlmostEqual(suggestion["bits"], worth[tuple(suggestion["cards"])], 1)
        told = json.loads(run("advise", "--json", "--at", "6", "--standing", "galley=green,salon=plum",
                              "--rooms", "salon", AT_SEA).stdout)["suggestions"]
        self.assertEqual({(s["cards"][0], s["cards"][2]) for s in told}, {("plum", "salon")})

    def test_standing_refused(self):
        write = "--standing: write ROOM=SUSPECT, as in “galley=green”"
        for standing, complaint in (
                ("galley", write), ("green=galley", write), ("galley=salon", write),
                ("rope=green", write), ("galley=rope", write), ("galley=", "“” is not a card in the edition “Mystery at Sea”"),
                ("kitchen=green", "“kitchen” is not a card in the edition “Mystery at Sea”"),
                ("galley=white", "--standing: “white” is out of play"),
                ("galley=green,salon=green", "--standing: “green” can stand in one room only"),
                ("galley=green,galley=plum", "--standing: only one can stand in “galley”")):
            self.assert_complaint(run("advise", "--standing", standing, AT_SEA),
                                  f"casebook-cli: {AT_SEA}: {complaint}")
        self.assert_complaint(
            run("advise", "--at", "6", "--standing", "galley=green", "--rooms", "salon", AT_SEA),
            f"casebook-cli: {AT_SEA}: nobody stands in these rooms, so there is nothing to suggest")
        self.assert_complaint(
            run("advise", "--standing", "kitchen=plum", PUBLISHED),
            f"casebook-cli: {PUBLISHED}: --standing: in “Classic” anybody can be named in any room")

    def test_show(self):
        """Which card to show: one that was shown before, else the one that tells least."""
        args = ("advise", "--at", "15", "--show", "3=white,knife,library", PUBLISHED)
        result = run(*args)
        self.assert_quiet(result)
        told = json.loads(run(*args, "--json").stdout)
        self.assertEqual({option["card"] for option in told["show"]}, {"white", "library"})
        self.assertEqual(result.stdout.splitlines()[1:], [
            f"{option['card'].capitalize():7}  {option['reason']}" for option in told["show"]])
        cost = [option["bits"] + 0.07 * option["total_bits"] for option in told["show"]]
        self.assertLess(cost[0], cost[1])
        for option in told["show"]:
            self.assertFalse(option["seen"])
            self.assertGreater(option["total_bits"], 0)
            self.assertTrue(0 <= option["known"] < 0.9)
        self.assertEqual(told["show"][0]["reason"], "Green learns least from it")
        told = json.loads(run("advise", "--json", "--show", "Green=white,library", PUBLISHED).stdout)
        self.assertEqual(told["show"][0], {"card": "white", "seen": True, "known": 1, "bits": 0, "total_bits": 0,
                                           "reason": "Green has seen it already"})

    def test_show_as_the_box_calls_them(self):
        self.assertEqual(run("advise", "--show", "green=White,library", PUBLISHED).stdout,
                         run("advise", "--show", "Green=white,library", PUBLISHED).stdout)

    def test_show_refused(self):
        for show, complaint in (
                ("Green", "--show: write PLAYER=A,B,C, as in “green=plum,rope,hall”"),
                ("Scarlet=white", "--show: “Scarlet” is you; say who asks you"),
                ("Green=rope", "--show: you hold none of these cards"),
                ("Green=attic", "“attic” is not a card in the edition “Classic”")):
            self.assert_complaint(run("advise", "--show", show, PUBLISHED),
                                  f"casebook-cli: {PUBLISHED}: {complaint}")
        self.assert_complaint(run("advise", "--show", "Bob=white", PUBLISHED),
                              "casebook-cli: advise: “Bob” is not a player; seats are 0 to 5")
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        path = self.write("g.casebook", json.dumps({**case, "me": None, "hand": [], "log": []}))
        self.assert_complaint(
            run("advise", "--show", "Green=white", path),
            f"casebook-cli: {path}: you are only watching in this case, so there is nothing to show")
        case["log"].insert(0, {"type": "seen", "player": 1, "card": "white"})
        path = self.write("h.casebook", json.dumps(case))
        result = run("advise", "--json", "--show", "Green=white,library", path)
        self.assert_quiet(result, 1)
        self.assertEqual(json.loads(result.stdout)["conflict"], [0])

    def test_text(self):
        result = run("advise", "--at", "15", PUBLISHED, RANDOM_5)
        self.assert_quiet(result)
        lines = result.stdout.splitlines()
        self.assertEqual(len(lines), 32)
        self.assertEqual(lines[0], "Green’s turn.")
        self.assertRegex(lines[1], r"^If you accuse now, your chance of winning is .*\d+%.*\.$")
        self.assertRegex(lines[3], "^From: [A-Z]")
        self.assertRegex(lines[5], "^Reach  Leaves  Suggestion +Why$")
        self.assertRegex(lines[6], r"^ *\d+% +\d+%  \w+, .*  [A-Z]")
        self.assertRegex(lines[16], r"^Your move\. Roll 4 or more to reach the Billiard Room, and suggest "
                                    r"\w.* and the \w.*\. That rules out about \d+ of 22\.$")
        reasons = [line.rsplit("  ", 1)[1] for line in lines[6:16]]
        self.assertFalse([reason for reason, after in zip(reasons, reasons[1:]) if reason == after])
        for first in (6, 22):
            out_of_reach = [line.startswith("   0%") for line in lines[first:first + 10]]
            self.assertEqual(out_of_reach, sorted(out_of_reach), lines)
            self.assertFalse(all(out_of_reach))

    def test_board(self):
        """The log says where I stand; --from and --rolled say it better. Rolling comes after the passage."""
        def ask(*args):
            result = run("advise", "--json", "--at", "12", *args, PUBLISHED)
            self.assert_quiet(result)
            return json.loads(result.stdout)

        told = ask()
        self.assertEqual(told["from"], "conservatory")
        self.assertNotIn("rolled", told)
        reach = {r["room"]: (r["steps"], round(r["chance"] * 36)) for r in told["reach"]}
        self.assertEqual(reach, {"lounge": (0, 36), "ballroom": (4, 33), "billiard-room": (7, 21)})
        self.assertEqual(len(told["suggestions"]), 324)
        worth = {}
        for suggestion in told["suggestions"]:
            room = suggestion["cards"][2]
            worth[room] = max(worth.get(room, 0), suggestion["worth"])
        best = max(reach, key=lambda room: worth[room] * reach[room][1])
        self.assertEqual((told["head"]["room"], round(told["head"]["chance"] * 36), told["head"]["later"]),
                         (best, reach[best][1], False))

        told = ask("--rolled", "6")
        self.assertEqual((told["from"], told["rolled"], told["reach"]),
                         ("conservatory", 6, [{"room": "ballroom", "steps": 4, "chance": 1}]))
        self.assertEqual({s["cards"][2] for s in told["suggestions"]}, {"ballroom"})
        told = ask("--from", "library", "--rolled", "3")
        self.assertEqual((told["from"], told["reach"]), ("library", []))
        self.assertEqual(len(told["suggestions"]), 324)
        self.assertTrue(told["head"]["later"])
        told = ask("--rooms", "hall")
        self.assertFalse({"from", "reach", "head"} & set(told))

    def test_board_in_the_log(self):
        """Whoever named me moved me; what I rolled then says what I reach; a roll without a room, nothing."""
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        n = len(case["players"])
        me = case["me"]
        moved = {"type": "suggestion", "by": (me + 1) % n, "cards": ["scarlet", "rope", "kitchen"], "answers": []}
        rolled = {"type": "roll", "by": me, "dice": [6, 5]}
        other = {"type": "roll", "by": (me + 1) % n, "dice": [1, 1]}
        case["players"][me]["character"] = "scarlet"
        for log, spot in (([moved], ("kitchen", None, {"kitchen", "study", "dining-room", "ballroom"})),
                          ([moved, rolled], ("kitchen", 11, {"dining-room", "ballroom"})),
                          ([moved, rolled, other], None)):
            path = self.write("m.casebook", json.dumps({**case, "log": log}))
            result = run("advise", "--json", path)
            self.assert_quiet(result)
            told = json.loads(result.stdout)
            self.assertEqual(spot, (told["from"], told.get("rolled"), {r["room"] for r in told["reach"]})
                             if "from" in told else None)
        text = run("advise", self.write("m.casebook", json.dumps({**case, "log": [moved, rolled]}))).stdout
        self.assertEqual(text.splitlines()[3:5], ["From: Kitchen  Roll: 11", ""])

    def test_board_refused(self):
        either = "give either --rooms, or --from and --rolled"
        unknown = "Casebook does not know the board of “Mystery at Sea”; use --rooms"
        for file, args, complaint in (
                (PUBLISHED, ("--rooms", "hall", "--rolled", "7"), either),
                (PUBLISHED, ("--rooms", "hall", "--from", "hall"), either),
                (PUBLISHED, ("--from", "attic"), "“attic” is not a card in the edition “Classic”"),
                (PUBLISHED, ("--from", "rope"), "--from: “rope” is not a room"),
                (PUBLISHED, ("--from", "hall,study"), "--from: “hall,study” is not a room"),
                (PUBLISHED, ("--rolled", "x"), "--rolled: “x” is not a whole number between 1 and 99"),
                (PUBLISHED, ("--rolled", "0"), "--rolled: “0” is not a whole number between 1 and 99"),
                (PUBLISHED, ("--at", "0", "--rolled", "7"), "--rolled: use --from to say which room you are in"),
                (AT_SEA, ("--rolled", "7"), unknown), (AT_SEA, ("--from", "galley"), unknown)):
            self.assert_complaint(run("advise", *args, file), f"casebook-cli: {file}: {complaint}")

    def test_moves(self):
        """What there is beside suggestions, where the edition has it."""
        self.assertNotIn("moves", json.loads(run("advise", "--json", "--at", "15", PUBLISHED).stdout))
        told = json.loads(run("advise", "--json", "--at", "6", AT_SEA).stdout)
        self.assertEqual({m["type"] for m in told["moves"]}, {"trait", "snoop", "tip"})
        bits = [m["bits"] for m in told["moves"]]
        self.assertEqual(bits, sorted(bits, reverse=True))
        for move in told["moves"]:
            self.assertGreaterEqual(move["total_bits"] + 1e-9, move["bits"])
            self.assertEqual("player" in move, move["type"] != "trait")
            self.assertEqual("want" in move, move["type"] == "tip")
        lines = run("advise", "--at", "6", AT_SEA).stdout.splitlines()
        self.assertRegex(lines[15], "^Leaves  Other Move *$")
        self.assertEqual(len(lines), 28)
        self.assertTrue(any(": " in line for line in lines[16:]))

    def test_contradiction(self):
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        case["log"].insert(0, {"type": "seen", "player": 1, "card": "white"})
        path = self.write("g.casebook", json.dumps(case))
        result = run("advise", "--json", path)
        self.assert_quiet(result, 1)
        self.assertEqual(json.loads(result.stdout)["conflict"], [0])

    def test_unusable(self):
        self.assert_complaint(run("advise", "--rooms", "hall,attic", PUBLISHED),
                              f"casebook-cli: {PUBLISHED}: “attic” is not a card in the edition")
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        path = self.write("g.casebook", json.dumps({**case, "me": None, "hand": [], "log": []}))
        self.assert_complaint(run("advise", path),
                              f"casebook-cli: {path}: you are only watching in this case, so there is nothing to suggest")
        self.assert_complaint(run("sheet", "--rooms", "hall", PUBLISHED), "casebook-cli: ")

    def make_end(self, *more):
        """Nobody could show a card of what I asked for: I know what is in the envelope."""
        asked = {"type": "suggestion", "by": 0, "cards": ["mustard", "revolver", "kitchen"],
                 "answers": [{"by": 1, "did": "pass"}, {"by": 2, "did": "pass"}]}
        return self.write("end.casebook", json.dumps({
            "format": "casebook", "version": 1, "edition": "classic", "me": 0,
            "hand": ["scarlet", "white", "knife", "rope", "hall", "study"],
            "players": [{"name": name, "hand": 6} for name in ("Ann", "Bob", "Cara")],
            "log": [asked, *more]}))

    def test_solved(self):
        path = self.make_end()
        result = run("advise", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout, "Accuse: Mustard, Revolver, Kitchen\n")
        told = json.loads(run("advise", "--json", path).stdout)
        self.assertEqual(told["suggestions"], [])
        self.assertFalse({"from", "reach", "head", "moves"} & set(told))
        self.assertTrue(told["decision"]["accuse"])
        self.assertEqual(told["decision"]["cards"], ["mustard", "revolver", "kitchen"])
        self.assertEqual(told["decision"]["now"], 1)
        before = run("advise", "--at", "0", path).stdout
        self.assertNotIn("Accuse", before)
        self.assertIn("Suggestion", before)

    def test_over_or_out(self):
        def accuse(by, cards, result):
            return {"type": "accusation", "by": by, "cards": cards, "result": result}

        right, wrong = ["mustard", "revolver", "kitchen"], ["plum", "revolver", "kitchen"]
        opened = {"type": "envelope", "cards": right}
        over = "The game is over, so there is nothing to suggest.\n"
        out = "You are out, so there is nothing to suggest.\n"
        for more, words in (([accuse(0, right, "right")], over), ([accuse(1, right, "right")], over),
                            ([opened], over), ([accuse(0, wrong, "wrong")], out),
                            ([accuse(seat, wrong, "wrong") for seat in (0, 1, 2)], over)):
            path = self.make_end(*more)
            result = run("advise", path)
            self.assert_quiet(result)
            self.assertEqual(result.stdout, words)
            told = json.loads(run("advise", "--json", path).stdout)
            self.assertEqual(told["suggestions"], [])
            self.assertFalse({"from", "reach", "head", "moves", "decision"} & set(told))


main()
