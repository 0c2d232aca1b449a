# test-figures.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures are what this script counts from the case files by itself, whatever else lies
beside them."""

import collections
import csv
import io
import json
import os
import random
import shutil

from transcript import SAMPLES, Transcript, main, run

TURNS = ("suggestion", "trait", "tip", "accusation")
SOLUTION = ["plum", "rope", "library"]
# Cards of the classic edition that are nobody's business here.
OTHERS = ["scarlet", "mustard", "white", "peacock", "lounge", "study"]
PEOPLE = ["Ann", "Bob", "Cleo", "Dan", "Ella, the “Cat”", "Fritz; junior"]
TITLES = ["Game", "=Game", "@Game"]
FORMULAS = ("=", "+", "-", "@")


def make_case(rand, number):
    n = rand.randint(3, 5)
    people = rand.sample(PEOPLE[:5] if rand.random() < 0.3 else PEOPLE[:n], n)
    me = rand.choice([None, *range(n)])
    starter = rand.randrange(n)
    log = [{"type": "suggestion", "by": (starter + i) % n, "cards": ["green", "knife", "kitchen"],
            "answers": []} for i in range(rand.randint(0, 9))]
    end = rand.choice(["solved", "opened", "open", "set aside"])
    winner = rand.randrange(n)
    if rand.random() < 0.5:
        log.append({"type": "accusation", "by": (winner + 1) % n,
                    "cards": ["green", "knife", "kitchen"], "result": "wrong"})
    if rand.random() < 0.5:
        log.append({"type": "note", "text": "tea"})
    if end in ("solved", "set aside"):
        log.append({"type": "suggestion", "by": winner, "cards": SOLUTION, "answers": []})
        log.append({"type": "accusation", "by": winner, "cards": SOLUTION, "result": "right"})
    if end == "set aside":
        log[-1]["uncertain"] = True
    if end == "opened":
        log.append({"type": "envelope", "cards": SOLUTION})
    case = {"format": "casebook", "version": 1, "title": f"{rand.choice(TITLES)} {number}",
            "edition": "classic" if me is not None else rand.choice(["classic",
                                                                     "master-detective"]),
            "players": [{"name": name} for name in people], "me": me,
            "hand": OTHERS[:18 // n] if me is not None else [],
            "assist": "logic", "log": log,
            "created": f"2026-{rand.randint(1, 12):02}-{rand.randint(1, 28):02}T19:30:{number:02}Z"}
    return case


def count_turns(log):
    n, last = 0, None
    for entry in log:
        if entry["type"] in TURNS and not entry.get("uncertain") and entry["by"] != last:
            last = entry["by"]
            n += 1
    return n


def find_starter(log):
    """Whoever has the first turn, where there is one."""
    for entry in log:
        if entry["type"] in TURNS and not entry.get("uncertain"):
            return entry["by"]
    return None


def find_place(case):
    """Mine in the order of play, from 0."""
    starter, n = find_starter(case["log"]), len(case["players"])
    if case["me"] is None or starter is None:
        return None
    return (case["me"] - starter) % n


def find_winner(log):
    for entry in log:
        if entry["type"] == "accusation" and entry["result"] == "right" and \
                not entry.get("uncertain"):
            return entry["by"]
    return None


def is_finished(log):
    return find_winner(log) is not None or any(entry["type"] == "envelope" for entry in log)


def count(cases):
    """By name what is played, won and how many turns that took."""
    tables = {name: collections.defaultdict(lambda: [0, 0, 0])
              for name in ("total", "editions", "seats", "people")}
    groups = collections.defaultdict(list)
    for case in sorted(cases, key=lambda case: case["created"]):
        log, me, winner = case["log"], case["me"], find_winner(case["log"])
        names = [player["name"] for player in case["players"]]

        def add(table, key, won):
            row = tables[table][key]
            row[0] += 1
            row[1] += won
            row[2] += count_turns(log)

        add("total", "", me is not None and winner == me)
        add("editions", case["edition"], me is not None and winner == me)
        if find_place(case) is not None:
            add("seats", find_place(case), winner == me)
        for seat, name in enumerate(names):
            add("people", name, winner == seat)
        groups[tuple(sorted(names))].append(case)
    return tables, {key: games for key, games in groups.items() if len(games) > 1}


class Figures(Transcript):
    def setUp(self):
        super().setUp()
        rand = random.Random(2026)
        self.cases = [make_case(rand, number) for number in range(40)]
        self.finished = [case for case in self.cases if is_finished(case["log"])]
        self.folder = os.path.dirname(self.write("broken.casebook", '{"format": "casebook", '))
        for number, case in enumerate(self.cases):
            self.write(f"{number:02}.casebook", json.dumps(case))
        self.write("foreign.casebook", '{"hello": "world"}')
        self.write("empty.casebook", "")
        self.write("notes.txt", "not a case")
        self.write(".hidden.casebook", "not a case")

    def read(self):
        result = run("figures", self.folder, "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        return json.loads(result.stdout), result.stderr

    def test_figures_are_right(self):
        figures, _ = self.read()
        tables, groups = count(self.finished)
        names = {edition["id"]: edition["name"] for edition in
                 map(json.loads, run("editions", "--json").stdout.splitlines())}
        tables["editions"] = {names[key]: row for key, row in tables["editions"].items()}
        self.assertGreater(len(self.finished), 10)
        self.assertEqual([figures["played"], figures["won"], figures["turns"]],
                         tables["total"][""])
        self.assertEqual(figures["in_progress"], len(self.cases) - len(self.finished))
        for table, member in (("editions", "edition"), ("seats", "seat"), ("people", "name")):
            rows = {row[member]: [row["played"], row["won"], row["turns"]]
                    for row in figures[table]}
            self.assertEqual(len(rows), len(figures[table]))
            self.assertEqual(rows, dict(tables[table]))
            played = [row["played"] for row in figures[table]]
            if table != "seats":
                self.assertEqual(played, sorted(played, reverse=True))
        self.assertGreater(len(tables["seats"]), 1)
        self.assertGreater(len(groups), 0)
        self.assertEqual(len(figures["series"]), len(groups))
        for series in figures["series"]:
            games = groups[tuple(person["name"] for person in series["people"])]
            self.assertEqual(series["played"], len(games))
            self.assertEqual(series["turns"], [count_turns(game["log"]) for game in games])
            for person in series["people"]:
                self.assertEqual(person["won"], sum(
                    find_winner(game["log"]) is not None and
                    game["players"][find_winner(game["log"])]["name"] == person["name"]
                    for game in games))

    def test_what_is_left_out_is_named(self):
        figures, errors = self.read()
        self.assertEqual([one["file"] for one in figures["left_out"]],
                         [os.path.join(self.folder, name) for name in
                          ("broken.casebook", "empty.casebook", "foreign.casebook")])
        for one in figures["left_out"]:
            self.assertTrue(one["error"])
            self.assertIn(f"{one['file']}: not counted: {one['error']}", errors)

    def test_table_for_a_spreadsheet(self):
        result = run("figures", self.folder, "--csv")
        rows = list(csv.DictReader(io.StringIO(result.stdout, newline="")))
        by_title = {("'" if case["title"].startswith(FORMULAS) else "") + case["title"]: case
                    for case in self.finished}
        self.assertEqual(sorted(row["title"] for row in rows), sorted(by_title))
        dates = [row["date"] for row in rows]
        self.assertEqual(dates, sorted(dates))
        for row in rows:
            case = by_title[row["title"]]
            names = [player["name"] for player in case["players"]]
            winner = find_winner(case["log"])
            starter = find_starter(case["log"]) or 0
            self.assertEqual(row["people"].split("; "),
                             [name.replace(";", ",") for name in
                              names[starter:] + names[:starter]])
            self.assertEqual(row["winner"], "" if winner is None else names[winner])
            self.assertEqual(row["turns"], str(count_turns(case["log"])))
            place = find_place(case)
            self.assertEqual(row["seat"], "" if place is None else str(place + 1))
            self.assertEqual(row["won"], "" if case["me"] is None else
                             "yes" if winner == case["me"] else "no")

    def test_play_file(self):
        text = run("figures", self.folder, "--bgstats").stdout
        file = json.loads(text)
        self.assertEqual(text, run("figures", self.folder, "--bgstats").stdout)
        players = {player["id"]: player["name"] for player in file["players"]}
        games = {game["id"] for game in file["games"]}
        places = {place["id"] for place in file["locations"]}
        uuids = [one["uuid"] for table in ("players", "games", "locations", "plays")
                 for one in file[table]]
        self.assertEqual(len(uuids), len(set(uuids)))
        self.assertEqual(len(players), len(file["players"]))
        self.assertEqual(len(file["plays"]), len(self.finished))
        wins = collections.Counter()
        for play in file["plays"]:
            self.assertIn(play["gameRefId"], games)
            self.assertIn(play["locationRefId"], places)
            self.assertRegex(play["playDate"], r"^2026-\d\d-\d\d \d\d:\d\d:\d\d$")
            wins.update(players[score["playerRefId"]] for score in play["playerScores"]
                        if score["winner"])
        tables, _ = count(self.finished)
        self.assertEqual(dict(wins), {name: row[1] for name, row in tables["people"].items()
                                      if row[1] > 0})
        self.assertIn(file["userInfo"]["meRefId"], players)

    def write_case(self, name, **changes):
        """A finished case of 2025, as nothing in the folder is."""
        case = {**self.finished[0], "created": "2025-01-02T03:04:05Z", **changes}
        path = os.path.join(self.folder, "few", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump({key: value for key, value in case.items() if value != ""}, file)
        return path

    def test_practice_is_no_game(self):
        few = os.path.dirname(self.write_case("a.casebook"))
        path = os.path.join(few, "practice.casebook")
        self.assertEqual(run("practice", "7", "-o", path).returncode, 0)
        with open(path, encoding="utf-8") as file:
            practice = json.load(file)
        practice["log"].append({"type": "envelope", "cards": [
            "scarlet", "rope", "library"]})
        with open(path, "w", encoding="utf-8") as file:
            json.dump(practice, file)
        figures = json.loads(run("figures", few, "--json").stdout)
        self.assertEqual((figures["played"], figures["undated"]), (1, 1))
        self.assertIn("1 case without a starting date", run("figures", few).stdout)

    def test_copies_count_once(self):
        path = self.write_case("a.casebook")
        few = os.path.dirname(path)
        once = json.loads(run("figures", few, "--bgstats").stdout)["plays"]
        people = [{"name": name["name"] + "e"} for name in self.finished[0]["players"]]
        self.write_case("b.casebook", title="Copy", players=people)
        figures = json.loads(run("figures", few, "--json").stdout)
        self.assertEqual((figures["played"], figures["copies"]), (1, 1))
        self.assertIn("1 copy of a case is not counted.", run("figures", few).stdout)

        # The play is the same wherever and under whichever name it is read.
        os.unlink(path)
        again = json.loads(run("figures", few, "--bgstats").stdout)["plays"]
        self.assertEqual([play["uuid"] for play in once], [play["uuid"] for play in again])
        self.write_case("c.casebook", created="2025-01-02T03:04:06Z")
        plays = json.loads(run("figures", few, "--bgstats").stdout)["plays"]
        self.assertEqual(len({play["uuid"] for play in plays}), 2)

    def test_names(self):
        few = os.path.dirname(self.write_case("a.casebook", me="", hand="", players=[
            {"name": name} for name in ("Ann", "ANN", "Bob")], log=[
                {"type": "accusation", "by": 1, "cards": SOLUTION, "result": "right"}]))
        self.write_case("b.casebook", created="2025-02-02T03:04:05Z", me="", hand="", players=[
            {"name": name} for name in ("ann", "Bob", "Cleo")], log=[
                {"type": "accusation", "by": 0, "cards": SOLUTION, "result": "right"}])
        people = json.loads(run("figures", few, "--json").stdout)["people"]
        self.assertEqual({row["name"]: (row["played"], row["won"]) for row in people},
                         {"Ann": (2, 1), "ANN (2)": (1, 1), "Bob": (2, 0), "Cleo": (1, 0)})
        for play in json.loads(run("figures", few, "--bgstats").stdout)["plays"]:
            players = [score["playerRefId"] for score in play["playerScores"]]
            self.assertEqual(len(players), len(set(players)))
            self.assertTrue(play["playerScores"][0]["startPlayer"])

    def test_unreadable_files_that_are_named(self):
        good = self.write_case("a.casebook")
        bad = os.path.join(self.folder, "broken.casebook")
        for paths, status in (([good], 0), ([good, bad], 2), ([bad], 2),
                              ([os.path.join(self.folder, "nosuch.casebook")], 2),
                              ([self.folder], 0)):
            result = run("figures", *paths)
            self.assertEqual(result.returncode, status, paths)
            self.assertEqual(paths[-1] in result.stderr, status != 0 or paths == [self.folder])

    def test_folder_that_cannot_be_looked_at(self):
        """Said in one line, whether it is the folder or the one it is in."""
        folder = os.path.join(self.folder, "locked", "cases")
        os.makedirs(folder)
        os.chmod(self.folder, 0o755)
        for mode in (0o600, 0o711):
            os.chmod(os.path.dirname(folder), mode)
            os.chmod(folder, 0o300)
            result = run("figures", folder, user=65534 if os.geteuid() == 0 else None)
            self.assert_complaint(result, f"casebook-cli: {folder}: ")
            self.assertTrue(result.stderr.endswith(": Permission denied\n"), result.stderr)
        os.chmod(os.path.dirname(folder), 0o700)

    def test_nothing_there(self):
        folder = os.path.join(self.folder, "nothing")
        os.mkdir(folder)
        figures = json.loads(run("figures", folder, "--json").stdout)
        self.assertEqual((figures["played"], figures["left_out"]), (0, []))
        self.assertEqual(run("figures", folder, "--csv").stdout.count("\n"), 1)

    def test_skill(self):
        """Skill and luck of each finished case are those of its review; a game of others, one that
        contradicts itself, and one that goes on have none."""
        folder = os.path.join(self.folder, "judged")
        os.mkdir(folder)
        told = {"booklet-nightmare": (93, 61), "booklet-classic": (65, 49),
                "booklet-next-generation": (76, 99)}
        for name in told:
            shutil.copy(os.path.join(SAMPLES, f"{name}.casebook"), folder)
        passed = [{"by": seat, "did": "pass"} for seat in (0, 2)]
        case = {**self.finished[0], "edition": "classic", "me": 1, "hand": OTHERS, "players": [
            {"name": name} for name in ("Ann", "Bob", "Cleo")]}
        right = {"type": "accusation", "by": 1, "cards": SOLUTION, "result": "right"}
        asked = {"type": "suggestion", "by": 1, "cards": SOLUTION, "answers": passed}
        seen = {**asked, "answers": [{"by": 2, "did": "show", "card": "plum"}]}
        for number, changes in enumerate((
                {"me": None, "hand": [], "log": [asked, right]}, {"log": [asked, seen, right]},
                {"log": [asked]}, {"log": [right]})):
            with open(os.path.join(folder, f"{number}.casebook"), "w", encoding="utf-8") as file:
                json.dump({**case, "created": f"2025-01-0{number + 1}T00:00:00Z", **changes}, file)

        figures = json.loads(run("figures", folder, "--skill", "--json").stdout)
        self.assertEqual(figures["played"], 6)
        self.assertEqual({os.path.basename(one["file"]): (one["skill"], one["luck"])
                          for one in figures["judged"]},
                         {f"{name}.casebook": judged for name, judged in told.items()})
        for one in figures["judged"]:
            review = json.loads(run("review", one["file"], "--json").stdout)
            self.assertEqual((one["skill"], one["luck"]), (review["skill"], review["luck"]))
        self.assertNotIn("judged", json.loads(run("figures", folder, "--json").stdout))

        text = run("figures", folder, "--skill").stdout
        self.assertIn("\nSkill and Luck\n"
                      "  Your skill in 3 games was 65 to 93 of 99, and 76 in the last one.\n"
                      "  In 2 of 3 games, the answers told you more than you could expect.\n"
                      "  Game 4, ", text)
        self.assertIn(", Classic: you won in 13 turns. Skill 65, luck 49.\n", text)
        self.assertNotIn("Skill", run("figures", folder).stdout)
        self.assertIn("None of these games tells your skill.",
                      run("figures", os.path.join(folder, "0.casebook"), "--skill").stdout)
        result = run("figures", folder, "--skill", "--csv")
        self.assertEqual(result.returncode, 2)
        self.assertIn("--skill and --csv", result.stderr)

    def test_two_forms_at_once(self):
        result = run("figures", self.folder, "--csv", "--json")
        self.assertEqual(result.returncode, 2)
        self.assertIn("choose one", result.stderr)


main()
