#!/usr/bin/env python3
# test-cli.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line from outside: what it prints, what it refuses and how it ends."""

import copy
import json
import os
import pathlib
import subprocess
import sys
import tempfile

CLI = os.environ["CASEBOOK_CLI"]
GAME = os.path.join(os.environ["SAMPLES"], "published-six-players.casebook")
OTHERS = [os.path.join(os.environ["SAMPLES"], name)
          for name in ("random-4001_n4_t18.casebook", "random-5004_n5_t24.casebook")]

# After 0, 1, … 27 entries; two other programs agree on these.
DEALS = """35315280000 5650444800 902563200 178242960 41690880 7668030 7668030 1014320 319920 75780
64680 24420 20496 2784 180 114 64 8 8 2 2 2 2 2 2 2 2 1""".split()
SOLUTIONS = [int(n) for n in """210 168 167 166 156 149 149 108 105 58 54 47 47 39 17 15 14 3 3 2 2
2 2 2 2 2 2 1""".split()]


def run(*arguments):
    return subprocess.run([CLI, *arguments], capture_output=True, text=True, check=False,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})


def run_json(*arguments, status=0):
    result = run(*arguments, "--json")
    assert result.returncode == status, (result.returncode, result.stderr)
    return [json.loads(line) for line in result.stdout.splitlines()]


def load(path=GAME):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


class File:
    """A file with some content, for as long as the with statement lasts."""

    def __init__(self, content):
        self.content = content if isinstance(content, (str, bytes)) else json.dumps(content)

    def __enter__(self):
        mode = "wb" if isinstance(self.content, bytes) else "w"
        encoding = None if mode == "wb" else "utf-8"
        with tempfile.NamedTemporaryFile(mode, suffix=".casebook", delete=False,
                                         encoding=encoding) as file:
            file.write(self.content)
        self.path = file.name
        return file.name

    def __exit__(self, *_):
        os.remove(self.path)


def check_refused(content, *words):
    """Every command refuses it in one line that has all the words, and leaves it as it is."""
    with File(content) as path:
        with open(path, "rb") as file:
            before = (file.read(), os.stat(path).st_mtime_ns)
        for command in (["sheet", path], ["replay", path], ["check", path],
                        ["why", path, "rope", "envelope"]):
            result = run(*command)
            assert result.returncode == 2, (command, result)
            assert result.stdout == "", result.stdout
            assert result.stderr.count("\n") == 1, result.stderr
            assert result.stderr.startswith(f"casebook-cli: {path}: "), result.stderr
            for word in words:
                assert word in result.stderr, (word, result.stderr)
        with open(path, "rb") as file:
            assert (file.read(), os.stat(path).st_mtime_ns) == before


def test_published_game_entry_by_entry():
    for n in range(28):
        [sheet] = run_json("sheet", GAME, "--at", str(n))
        assert sheet["entries"] == n and sheet["consistent"]
        assert sheet["deals"] == DEALS[n], n
        assert sheet["solutions"] == SOLUTIONS[n], n
        check_odds(sheet)


def check_odds(sheet):
    """Every card is somewhere, and what is certain has the mark that says so."""
    for card, row in sheet["odds"].items():
        assert abs(sum(row.values()) - 1) < 1e-9, (card, row)
        for holder, chance in row.items():
            mark = sheet["sheet"][card][holder]
            assert (mark == "no") == (chance == 0), (card, holder, chance)
            assert mark != "yes" or chance == 1


def envelope_of(sheet):
    return [card for card, row in sheet["sheet"].items() if row["envelope"] != "no"]


def test_published_game_has_the_authors_result():
    [before] = run_json("sheet", GAME, "--at", "26")
    assert envelope_of(before) == ["peacock", "lead-pipe", "kitchen", "billiard-room"]
    [after] = run_json("sheet", GAME)
    assert envelope_of(after) == ["peacock", "lead-pipe", "billiard-room"]
    assert all(after["sheet"][c]["envelope"] == "yes" for c in envelope_of(after))


def test_replay_tells_what_each_entry_settled():
    entries = run_json("replay", GAME)
    assert [e["entry"] for e in entries] == list(range(27))
    assert [e["solutions"] for e in entries] == SOLUTIONS[1:]
    sheet = run_json("sheet", GAME, "--at", "0")[0]["sheet"]
    for entry in entries:
        for news in entry["news"]:
            assert sheet[news["card"]][news["holder"]] == "maybe"
            sheet[news["card"]][news["holder"]] = news["mark"]
        [expected] = run_json("sheet", GAME, "--at", str(entry["entry"] + 1))
        assert sheet == expected["sheet"]


def test_why_knows_holders_by_what_the_sheet_calls_them():
    fountain = os.path.join(os.environ["SAMPLES"], "booklet-nightmare.casebook")
    for path, card, holder, name in ((GAME, "billiard-room", "envelope", "Envelope"),
                                     (GAME, "billiard-room", "envelope", "ENVELOPE"),
                                     (fountain, "bathtub", "pool", "Fountain")):
        [why] = run_json("why", path, card, name)
        assert (why["card"], why["holder"]) == (card, holder), name


def test_why_begins_with_a_sentence():
    """Of cards that lie face down, too: one of them may be called as a player is."""
    path = os.path.join(os.environ["SAMPLES"], "booklet-big-bang-two.casebook")
    for card, headline in (("bernadette", "Bernadette is face down."), ("penny", "Penny isn’t face down.")):
        assert run("why", path, card, "pool").stdout.splitlines()[0] == headline, card


def test_why_names_entries_that_suffice_and_are_needed():
    game = load()
    [why] = run_json("why", GAME, "billiard-room", "envelope")
    assert (why["card"], why["holder"], why["mark"]) == ("billiard-room", "envelope", "yes")
    assert why["steps"]
    for left_out in [None, *why["entries"]]:
        case = {**game, "log": [game["log"][i] for i in why["entries"] if i != left_out]}
        with File(case) as path:
            [sheet] = run_json("sheet", path)
        settled = sheet["sheet"]["billiard-room"]["envelope"] == "yes"
        assert settled == (left_out is None), left_out
    assert run_json("why", GAME, "rope", "1", "--at", "0")[0]["entries"] == []
    assert run_json("why", GAME, "rope", "Green")[0]["holder"] == "3"


def test_why_says_since_when():
    [why] = run_json("why", GAME, "billiard-room", "envelope")
    since = why["since"]
    [before] = run_json("why", GAME, "billiard-room", "envelope", "--at", str(since))
    assert before["mark"] == "maybe" and "since" not in before
    [then] = run_json("why", GAME, "billiard-room", "envelope", "--at", str(since + 1))
    assert then["mark"] == "yes" and then["since"] == since and max(then["entries"]) == since
    assert "since" not in run_json("why", GAME, "rope", "1", "--at", "0")[0]


def test_why_from_later_entries():
    """The mark is told as of the time it was first known, unless what came later makes it much
    easier: then both entries are named."""
    log = [suggest(0, ["plum", "wrench", "library"], (1, "pass")),
           suggest(1, ["plum", "wrench", "library"], (2, "pass")),
           suggest(0, ["plum", "rope", "hall"], (1, "pass"), (2, "pass"))]
    with File(make_case(log)) as path:
        [why] = run_json("why", path, "plum", "envelope")
        assert why["since"] == 1 and why["entries"] == [0, 1]
        lines = run("why", path, "plum", "envelope").stdout.splitlines()
        assert lines[1] == "Known since entry 2", lines
    lines = run("why", GAME, "peacock", "envelope").stdout.splitlines()
    assert lines[1] == "Known since entry 17. Entry 21 makes it easier to see.", lines
    lines = run("why", GAME, "peacock", "envelope", "--at", "20").stdout.splitlines()
    assert lines[1] == "Known since entry 17", lines


def test_why_by_the_easiest_thought():
    """Plain steps are told, not the fewest entries with something supposed."""
    nightmare = os.path.join(os.path.dirname(GAME), "booklet-nightmare.casebook")
    [why] = run_json("why", nightmare, "bathtub", "Dot")
    assert why["since"] == 28 and why["entries"] == [15, 19, 24, 27, 28], why
    assert len(why["steps"]) == 9 and not any("Suppose" in step for step in why["steps"]), why
    assert why["steps"][2] == ("Entry 16: Ann, Cem and Dot passed on Lock, Shock & Barrel; "
                               "Zombie Duck and Jack’s House."), why


def suggest(by, cards, *answers):
    return {"type": "suggestion", "by": by, "cards": cards,
            "answers": [{"by": player, "did": did} for player, did in answers]}


def make_case(log):
    return {"format": "casebook", "version": 1, "edition": "classic", "me": 0,
            "hand": ["scarlet", "white", "knife", "rope", "hall", "study"],
            "players": [{"name": name, "hand": 6} for name in ("Ann", "Bob", "Cara")], "log": log}


def test_why_of_a_card_that_is_not_dealt():
    for name, member, words in (("booklet-big-bang", "faceUp", "is face up"),
                                ("booklet-at-sea", "removed", "is out of play")):
        path = os.path.join(os.path.dirname(GAME), f"{name}.casebook")
        card = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))[member][0]
        [why] = run_json("why", path, card, "envelope")
        assert why["mark"] == "no" and why["entries"] == []
        assert len(why["steps"]) == 1 and words in why["steps"][0], why["steps"]


def test_for_people():
    text = run("sheet", GAME).stdout
    assert "Published six-player game – after 27 entries" in text
    assert all(mark in text for mark in "✓✗")
    assert "·" in run("sheet", GAME, "--at", "3").stdout
    lines = run("replay", GAME).stdout.splitlines()
    assert len(lines) == 27
    assert lines[26].endswith("→ Envelope: Billiard Room · Green: Kitchen · 2 ruled out")
    assert run("check", GAME).stdout == f"{GAME}: no problems found\n"


def test_several_files_in_order():
    sheets = run_json("sheet", GAME, *OTHERS)
    assert [s["file"] for s in sheets] == [GAME, *OTHERS]
    result = run("sheet", GAME, "/nowhere.casebook", "--json")
    assert result.returncode == 2 and len(result.stdout.splitlines()) == 1


def make_contradiction():
    case = load()
    case["log"][10]["answers"][0]["by"] = 3
    case["log"] = case["log"][:8] + [
        {"type": "suggestion", "by": 0, "cards": ["scarlet", "knife", "hall"],
         "answers": [{"by": 1, "did": "pass"}]}]
    return case


def test_contradiction():
    with File(make_contradiction()) as path:
        [sheet] = run_json("sheet", path, status=1)
        assert sheet == {"casebook": 1, "file": path, "entries": 9, "consistent": False, "conflict": [0, 8]}
        replay = run_json("replay", path, status=1)
        assert len(replay) == 9 and replay[-1]["conflict"] == [0, 8]
        [check] = run_json("check", path, status=1)
        assert not check["ok"] and check["problems"][0]["conflict"] == [0, 8]
        [why] = run_json("why", path, "rope", "envelope", status=1)
        assert why["conflict"] == [0, 8]
        result = run("check", path)
        assert result.stdout == f"{path}: entries 1, 9 cannot both be true\n", result.stdout


def test_impossible_deal():
    case = {**load(), "log": []}
    case["hand"] = ["scarlet", "mustard", "white"]
    case["faceUp"] = ["green", "peacock", "plum"]
    for player in case["players"]:
        player.pop("hand")
    case["players"] = case["players"][:5]
    with File(case) as path:
        [sheet] = run_json("sheet", path, status=1)
        assert sheet["conflict"] == [] and "sheet" not in sheet


def test_newer_version():
    with File({**load(), "version": 99}) as path:
        result = run("sheet", path, "--json")
        assert result.returncode == 0 and "newer" in result.stderr
        assert json.loads(result.stdout)["deals"] == "1"
        assert "newer" in run_json("check", path, status=1)[0]["problems"][0]["message"]
    case = {**load(), "version": 99}
    case["log"][3]["type"] = "seance"
    check_refused(case, "newer Casebook", "log[3].type", "seance")


def test_bad_files():
    with open(GAME, "rb") as file:
        game = file.read()
    check_refused(game[:700], "damaged", "line")
    check_refused("Roses are red", "not a case")
    check_refused("", "is empty")
    check_refused(b"\xff\xfe\x00", "not UTF-8")
    check_refused(b" " * (9 * 1024 * 1024), "too large")
    check_refused("[]", "must be an object")
    check_refused({}, "format", "this is not a case")
    check_refused("[" * 100000, "not a case")


def test_broken_rules():
    def refuse(change, *words):
        case = copy.deepcopy(load())
        change(case)
        check_refused(case, *words)

    refuse(lambda c: c["log"][4]["answers"][1].update(by=7),
           "log[4].answers[1].by: 7 is not a seat; there are 6 players")
    refuse(lambda c: c["log"][0].update(cards=["scarlet", "robe"]), "log[0].cards[1]", "“robe”")
    refuse(lambda c: c["log"][0]["answers"][0].update(card="hall"), "log[0].answers[0].card")
    refuse(lambda c: c.update(edition="no-such"), "edition: ", "“no-such”")
    refuse(lambda c: c["players"][2].update(hand=4), "players")
    refuse(lambda c: c.update(hand=["white", "library"]), "hand: has 2 cards")
    refuse(lambda c: c.update(me=6), "me: 6 is not a seat")
    refuse(lambda c: c.update(players=[]), "players")
    refuse(lambda c: c["log"][0].update(by="Ann"), "log[0].by")


def test_bad_commands():
    for arguments in (["dance"], ["sheet"], ["sheet", "--what", GAME], ["sheet", "/"],
                      ["sheet", "/nowhere"], ["sheet", "--at", "-3", GAME], ["why", GAME, "rope"],
                      ["why", GAME, "robe", "envelope"], ["why", GAME, "rope", "Nobody"]):
        result = run(*arguments)
        assert result.returncode == 2, arguments
        assert result.stderr.startswith("casebook-cli: ") and result.stderr.count("\n") == 1, result


def main():
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    print(f"1..{len(tests)}")
    failed = 0
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f"ok {number} - {name}")
        except AssertionError:
            import traceback
            traceback.print_exc()
            failed += 1
            print(f"not ok {number} - {name}")
    sys.exit(1 if failed else 0)


main()
