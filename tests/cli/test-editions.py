# test-editions.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is built in, and whether an edition file is in order."""

import json
import os
import re

from transcript import SOURCES, Transcript, main, run

EDITIONS = os.path.join(SOURCES, "data", "editions")
GOOD = """[Edition]
Id=tiny
Name=Tiny
[Category suspect]
Name=Suspects
[Card anna]
Category=suspect
Name=Anna
[Card bert]
Category=suspect
Name=Bert
"""


class Editions(Transcript):
    def test_list(self):
        result = run("editions", "--json")
        self.assert_quiet(result)
        editions = {e["id"]: e for e in map(json.loads, result.stdout.splitlines())}
        files = {name[:-8] for name in os.listdir(EDITIONS) if name.endswith(".edition")}
        self.assertEqual(set(editions), files)
        self.assertEqual(next(iter(editions)), "classic")
        ship = editions["at-sea"]
        self.assertEqual((ship["cards"], ship["minPlayers"], ship["maxPlayers"], ship["deal"]),
                         (19, 3, 5, "all"))
        self.assertEqual([len(c["cards"]) for c in ship["categories"]], [7, 6, 6])

    def test_each_tells_how_complete_it_is(self):
        editions = [json.loads(line) for line in run("editions", "--json").stdout.splitlines()]
        for edition in editions:
            self.assertIn(edition["complete"], ("names", "some", "cards", "rules"), edition["id"])
            self.assertNotEqual(edition["sources"], [], edition["id"])
        self.assertFalse({"vcr", "vcr-2", "fx", "clue-suspect"} & {edition["id"] for edition in editions})

    def test_each_tells_its_guesses(self):
        editions = {e["id"]: e for e in map(json.loads, run("editions", "--json").stdout.splitlines())}
        self.assertEqual(editions["classic"]["guesses"], [])
        self.assertEqual(editions["simpsons"]["guesses"], ["[Edition] Starts"])
        self.assertEqual(editions["at-sea"]["guesses"][:2], ["[Trait blunt] Cards", "[Trait coiled] Cards"])
        self.assertIn("[Card rope] Name", editions["sherlock"]["guesses"])
        text = run("editions").stdout
        self.assertRegex(text, r"sherlock .* \(names only, some names are guesses\)\n")
        self.assertRegex(text, r"classic .* \(all rules\)\n")

    def test_says_to_no_effect(self):
        path = self.write("t.edition", GOOD.replace("Name=Tiny\n", "Name=Tiny\nMinPlayers=3\n")
                          + "[TwoPlayers]\nFaceDown=1\n")
        result = run("check", path)
        self.assertEqual((result.returncode, result.stderr), (1, ""))
        self.assertEqual(result.stdout,
                         f"{path}: [TwoPlayers]: there are more than two players, and no teams\n")

    def assert_opens_as_with(self, edition, cards, n_players, **case):
        """A case of a built-in edition opens, and concludes what it does where everything is dealt
        from a box with these cards."""
        whole = {"id": "then", "name": "Then", "deal": "all", "categories": [
            {"id": str(i), "name": str(i), "cards": [{"id": card, "name": card} for card in these]}
            for i, these in enumerate(cards)]}
        found = []
        for box in (edition, whole):
            path = self.write("old.casebook", json.dumps(
                {"format": "casebook", "version": 1, "title": "Old", "edition": box,
                 "players": [{"name": name} for name in "ABCDEF"[:n_players]], **case}))
            result = run("sheet", "--json", path)
            self.assert_quiet(result)
            found.append(json.loads(result.stdout))
        self.assertEqual(found[0], found[1])

    def test_older_cases_open_as_before(self):
        """Neither the edition's new deal nor its absence from the list changes what was played."""
        editions = {e["id"]: e for e in map(json.loads, run("editions", "--json").stdout.splitlines())}
        for name, n_players in (("the-office", 4), ("paris", 5), ("harry-potter-burrow", 4),
                                ("scooby-doo", 4), ("beyond-the-mansion", 2), ("discover-secrets", 3)):
            cards = [category["cards"] for category in editions[name]["categories"]]
            who, what, where = (these[0] for these in cards)
            log = [{"type": "suggestion", "by": 0, "cards": [who, what, where],
                    "answers": [{"by": 1, "did": "show"}]}]
            self.assert_opens_as_with(name, cards, n_players, me=None, hand=[], log=log)

    def test_cases_of_retired_editions_open(self):
        suspects = ["scarlet", "mustard", "white", "green", "peacock", "plum"]
        for name, who in (("vcr", suspects + ["brunette", "rose", "grey", "peach"]),
                          ("vcr-2", suspects + ["brunette", "rose", "grey", "peach"]),
                          ("fx", suspects + ["rusty", "meadow-brook"])):
            with open(os.path.join(EDITIONS, "retired", name + ".edition"), encoding="utf-8") as file:
                text = file.read()
            cards = [re.findall(r"^\[Card ([^]]+)\]\nCategory=%s$" % category, text, re.M)
                     for category in re.findall(r"^\[Category (\S+)\]", text, re.M)]
            self.assertEqual(sorted(cards[0]), sorted(who))
            self.assert_opens_as_with(name, cards, 3, me=None, hand=[], log=[])

    def test_list_for_people(self):
        result = run("editions")
        self.assert_quiet(result)
        lines = result.stdout.splitlines()
        self.assertRegex(lines[0],
                         r"^classic +  Classic, 2–6 players, 6 \+ 6 \+ 9 cards \(all rules\)$")
        told = {line.split()[0]: line.rsplit("(", 1)[1] for line in lines}
        self.assertEqual((told["big-bang"], told["24"]), ("cards and some rules)", "names only)"))
        self.assertEqual(len({line.index(line.split("  ")[-1].lstrip()) for line in lines}), 1)

    def test_list_of_those_found(self):
        """By what stands on the box, and by what lies in it; the columns are those of the whole list."""
        for words, found in ((["sheldon"], ["big-bang"]), (["F5518"], ["signature"]),
                             (["hasbro", "2023"], ["classic-2023"]), (["nosuchbox"], [])):
            result = run("editions", *words)
            self.assert_quiet(result)
            self.assertEqual([line.split()[0] for line in result.stdout.splitlines()], found)
            self.assertEqual([line in run("editions").stdout for line in result.stdout.splitlines()],
                             [True] * len(found))
            listed = [json.loads(line) for line in run("editions", "--json", *words).stdout.splitlines()]
            self.assertEqual([edition["id"] for edition in listed], found)

    def test_tells_what_is_on_and_in_the_box(self):
        box, = map(json.loads, run("editions", "--json", "F5518").stdout.splitlines())
        self.assertEqual((box["publishers"], box["numbers"], box["years"]), (["Hasbro"], ["F5518"], []))
        self.assertEqual([(deck["id"], deck["cards"]) for deck in box["decks"]], [("clue", 29)])
        self.assertEqual((box["dice"], box["starts"], box["board"], box["setAside"]), (2, "character", False, 0))
        wars, = map(json.loads, run("editions", "--json", "tatooine").stdout.splitlines())
        self.assertEqual((wars["accuseAt"], wars["rest"], wars["decks"][0]["cards"]), ("Docking Bay", "open", 0))
        girls, = map(json.loads, run("editions", "--json", "lanai").stdout.splitlines())
        self.assertEqual((girls["powers"], girls["powersInWords"]), (6, 1))

    def test_built_in_are_in_order(self):
        files = sorted(os.path.join(folder, name)
                       for folder in (EDITIONS, os.path.join(EDITIONS, "retired"))
                       for name in os.listdir(folder) if name.endswith(".edition"))
        result = run("check", "--json", *files)
        self.assert_quiet(result)
        self.assertEqual([json.loads(line) for line in result.stdout.splitlines()],
                         [{"casebook": 1, "file": file, "ok": True, "problems": []} for file in files])

    def test_house_rule_without_effect(self):
        idle = "[Variant idle]\nName=Idle\n[Variant last]\nName=Last\nLastStanding=true\n"
        path = self.write("tiny.edition", (GOOD + idle).encode())
        result = run("check", path)
        self.assert_quiet(result, 1)
        self.assertEqual(result.stdout,
                         f"{path}: [Variant idle]: choosing it changes nothing\n")

    def test_house_rule_that_changes_nothing_here(self):
        """It says what the rules say anyhow, or is about what is not in the box."""
        rules = ("LastStanding", "LastEnds", "TipTraits")
        variants = "".join(f"[Variant {rule}]\nName={rule}\n{rule}=true\n" for rule in rules)
        ruled = GOOD.replace("[Category", "LastStanding=true\n[Category", 1)
        box = ("[Deck d]\nName=D\n[DeckCard k]\nDeck=d\nName=K\nCount=2\nEffect=last-kills\n"
               "[Trait tall]\nName=tall\n[Card cleo]\nCategory=suspect\nName=Cleo\nTraits=tall;\n"
               "[Event tip]\nName=Tip\n")
        for edition, idle in ((GOOD, rules[1:]), (ruled, rules), (GOOD + box, ()),
                              (ruled + box, rules[:1]),
                              (ruled.replace("[Category", "TipTraits=true\n[Category", 1) + box,
                               ("LastStanding", "TipTraits"))):
            path = self.write("tiny.edition", (edition + variants).encode())
            result = run("check", path)
            self.assert_quiet(result, 1 if idle else 0)
            self.assertEqual(result.stdout, "".join(
                f"{path}: [Variant {rule}]: choosing it changes nothing\n" for rule in idle)
                             or f"{path}: no problems found\n")

    def test_who_answers(self):
        """An unknown word is refused; a house rule that says what the rules say changes nothing."""
        def check(rule, variant):
            text = GOOD.replace("[Category", f"Answers={rule}\n[Category", 1)
            path = self.write("tiny.edition",
                              f"{text}[Variant v]\nName=V\nAnswers={variant}\n".encode())
            return path, run("check", path)
        path, result = check("everybody", "first")
        self.assertEqual((result.returncode, result.stderr), (
            2, f"casebook-cli: {path}: [Edition] Answers: “everybody” is not one of first, all, "
            "both-sides\n"))
        path, result = check("all", "none")
        self.assertEqual((result.returncode, result.stderr), (
            2, f"casebook-cli: {path}: [Variant v] Answers: “none” is not one of unchanged, first, "
            "all, both-sides\n"))
        for rule, variant, changes in (("all", "first", True), ("all", "all", False),
                                       ("first", "both-sides", True), ("both-sides", "all", True),
                                       ("all", "unchanged", False)):
            path, result = check(rule, variant)
            self.assert_quiet(result, 0 if changes else 1)
            self.assertEqual(result.stdout, f"{path}: no problems found\n" if changes else
                             f"{path}: [Variant v]: choosing it changes nothing\n")

    def test_house_rule_without_effect_in_a_case(self):
        categories = [{"id": kind, "name": kind, "cards": [{"id": f"{kind}{i}", "name": f"{kind} {i}"}
                                                           for i in range(3)]} for kind in "abc"]
        case = {"format": "casebook", "version": 1, "me": None, "log": [],
                "players": [{"name": "Ann"}, {"name": "Bob"}],
                "edition": {"id": "own", "name": "Own", "categories": categories,
                            "variants": [{"id": "last", "name": "Last", "lastStanding": True},
                                         {"id": "idle", "name": "Idle"}]}}
        path = self.write("tiny.casebook", json.dumps(case))
        result = run("check", path)
        self.assert_quiet(result, 1)
        self.assertEqual(result.stdout, f"{path}: edition.variants[1]: choosing it changes nothing\n")

    def test_own_edition(self):
        path = self.write("tiny.edition", GOOD.encode())
        result = run("check", path)
        self.assert_quiet(result)
        self.assertEqual(result.stdout, f"{path}: no problems found\n")

    def test_example_of_the_readme(self):
        with open(os.path.join(EDITIONS, "README.md"), encoding="utf-8") as file:
            example = file.read().split("```ini\n")[1].split("```")[0]
        self.assert_quiet(run("check", self.write("garden.edition", example)))

    def test_readme_tells_every_key(self):
        with open(os.path.join(SOURCES, "src", "game", "edition", "cb-edition-parts.c"),
                  encoding="utf-8") as file:
            keys = set(re.findall(r'(?:TEXT|WORDS?|PARENT|NUMBER|FLAG|CHOICE) \("(\w+)"', file.read()))
        with open(os.path.join(EDITIONS, "README.md"), encoding="utf-8") as file:
            text = file.read()
        self.assertGreater(len(keys), 30)
        self.assertEqual([key for key in sorted(keys | {"Base"}) if f"`{key}`" not in text], [])

    def test_slips_of_the_pen(self):
        for slip, reason in (("Naam=Tiny\nId=x", "[Edition] Naam: is not a key of this group"),
                             ("Deal=some\nId=x", "[Edition] Deal: “some” is not one of all, equal"),
                             ("Removed=9\nId=x", "[Edition] Removed: there are not that many cards")):
            path = self.write("tiny.edition", GOOD.replace("Id=tiny", slip).encode())
            self.assert_complaint(run("check", path), f"casebook-cli: {path}: {reason}")

    def test_not_an_edition(self):
        for text in (b"", b"nonsense", b"\xff\xfe", b"{}"):
            path = self.write("tiny.edition", text)
            self.assert_complaint(run("check", path), f"casebook-cli: {path}: ")
        path = self.write("huge.edition", b"#" * (2 << 20))
        self.assert_complaint(run("check", path),
                              f"casebook-cli: {path}: is too large to be an edition")
        self.assert_complaint(run("check", os.path.join(self.folder, "none.edition")),
                              "casebook-cli: ")


main()
