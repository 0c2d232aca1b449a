# test-shown.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever names, notes, titles, lines and names of files hold: a terminal gets text, and programs
get JSON."""

import json
import os
import pty
import subprocess
import unicodedata

from transcript import PROGRAM, PUBLISHED, RANDOM_4, Transcript, main, run

# What a terminal would obey, or would show elsewhere than where it is.
COMMANDS = "\x1b[31m\x1b]0;title\x07\b\x7f\x85\x9b2J\u202e\u2066\u2028\r\n\t"


def is_shown(character):
    """Whether a terminal only writes it."""
    return unicodedata.category(character) not in ("Cc", "Zl", "Zp") and not (
        "\u202a" <= character <= "\u202e" or "\u2066" <= character <= "\u2069")


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def make_edition(text):
    cards = [[{"id": f"{c}{i}", "name": f"{text}{c}{i}", "traits": ["t"]} for i in range(3)]
             for c in "swr"]
    return {"id": "own", "name": f"Own{text}", "minPlayers": 2, "maxPlayers": 6, "deal": "all",
            "categories": [{"id": f"k{c}", "name": f"Kind{text}{c}", "cards": cards[c]}
                           for c in range(3)],
            "traits": [{"id": "t", "name": f"trait{text}"}],
            "decks": [{"id": "d", "name": f"Deck{text}", "size": 4, "cards": [
                {"id": "x", "name": f"Special{text}", "count": 2}]}],
            "powers": [{"id": "p", "name": f"Power{text}"}]}


def make_case(text):
    """A case that says @text wherever somebody can write."""
    return {
        "format": "casebook", "version": 1, "title": f"T{text}", "edition": make_edition(text),
        "players": [{"name": f"{n}{text}"} for n in ("Ann", "Bob", "Cem")],
        "me": 0, "hand": ["s0", "w0"],
        "log": [
            {"type": "suggestion", "by": 0, "cards": ["s1", "w1", "r1"], "note": f"n{text}",
             "answers": [{"by": 1, "did": "pass"}, {"by": 2, "did": "show", "card": "r1"}]},
            {"type": "note", "text": f"N{text}"},
            {"type": "trait", "by": 1, "trait": "t", "answers": [{"by": 2, "did": "show"}]},
            {"type": "draw", "by": 0, "deck": "d", "card": f"C{text}", "trigger": f"R{text}"},
            {"type": "power", "by": 0, "power": f"P{text}"},
        ],
        "marks": [{"card": "s1", "holder": 1, "mark": f"M{text}"}],
    }


class Shown(Transcript):
    def assert_text(self, text):
        for line in text.split("\n"):
            self.assertEqual([c for c in line if not is_shown(c)], [], line)
            line.encode("utf-8")

    def assert_table(self, text):
        """The rows of a sheet are as wide as each other."""
        rows = [line for line in text.split("\n") if line[-1:] in "·✓✗ " and "  " in line.rstrip()]
        self.assertGreater(len(rows), 5)
        widths = {sum(2 if unicodedata.east_asian_width(c) in "WF" else
                      0 if unicodedata.category(c) in ("Mn", "Me", "Cf") else 1 for c in row)
                  for row in rows}
        self.assertEqual(len(widths), 1, text)

    def test_names_and_notes(self):
        path = self.write("t.casebook", json.dumps(make_case(COMMANDS)))
        for command in (["sheet", path], ["replay", path], ["check", path],
                        ["why", path, "s0", "0"], ["why", path, "s1", "2"], ["advise", path],
                        ["record", path, "note:", "a" + COMMANDS + "b"]):
            result = run(*command)
            self.assertEqual((result.returncode, result.stderr), (0, ""), command)
            self.assert_text(result.stdout)
            if command[0] not in ("check", "record"):
                self.assertIn("⟨U+001B⟩[31m", result.stdout)
                self.assertIn("⟨U+202E⟩", result.stdout)
        self.assert_table(run("sheet", path).stdout)

    def test_json_is_exact(self):
        path = self.write("t.casebook", json.dumps(make_case(COMMANDS)))
        for command in ("sheet", "replay", "check", "advise"):
            result = run(command, "--json", path)
            self.assert_quiet(result)
            for line in result.stdout.splitlines():
                self.assertEqual([c for c in line if ord(c) < 0x20], [])
                self.assertIsInstance(json.loads(line), dict)
        run("record", path, "note: x")
        written = load(path)
        self.assertEqual(written["title"], f"T{COMMANDS}")
        self.assertEqual(written["log"][1]["text"], f"N{COMMANDS}")
        self.assertEqual(written["players"][0]["name"].rstrip(), f"Ann{COMMANDS}".rstrip())

    def test_complaints(self):
        for options in (["sheet", f"none{COMMANDS}"], ["sheet", f"--{COMMANDS}", RANDOM_4],
                        [f"x{COMMANDS}"], ["why", RANDOM_4, f"x{COMMANDS}", "0"],
                        ["why", RANDOM_4, "rope", f"x{COMMANDS}"],
                        ["advise", "--rooms", f"x{COMMANDS}", RANDOM_4],
                        ["deal", f"x{COMMANDS}"], ["deal", "classic", f"--deal={COMMANDS}"],
                        ["roll", f"x{COMMANDS}"],
                        ["print", RANDOM_4, "-o", f"{self.folder}/none/x{COMMANDS}"],
                        ["print", RANDOM_4, "-o", "-", f"--paper={COMMANDS}"],
                        ["new", f"x{COMMANDS}", "-o", f"{self.folder}/new"]):
            result = run(*options)
            self.assert_complaint(result, "casebook-cli: ")
            self.assert_text(result.stderr)
        case = load(RANDOM_4)
        for member in ("edition", "assist", "format"):
            path = self.write("t.casebook", json.dumps({**case, member: f"x{COMMANDS}"}))
            self.assert_text(run("sheet", path).stderr)

    def test_line_that_is_not_understood(self):
        path = self.write("t.casebook", json.dumps(load(RANDOM_4)))
        result = run("record", path, f"P0{COMMANDS}suggests{COMMANDS} 字字 nonsense")
        self.assertEqual(result.returncode, 2)
        self.assert_text(result.stderr)
        complaint, line, mark, rest = result.stderr.split("\n")
        self.assertEqual(rest, "")
        self.assertRegex(mark, r"^ *\^~*$")

    def test_names_of_files(self):
        with open(PUBLISHED, "rb") as source:
            contents = source.read()
        conflicting = load(PUBLISHED)
        conflicting["log"].insert(0, {"type": "seen", "player": 1, "card": "white"})
        for name, data in ((b"a\x1b[31m\xe2\x80\xae\xff.casebook", contents),
                           (b"b\x1b[31m\xe2\x80\xae\xff.casebook",
                            json.dumps(conflicting).encode())):
            path = os.fsdecode(os.path.join(os.fsencode(self.folder), name))
            with open(path, "wb") as file:
                file.write(data)
            for command in ("sheet", "check", "replay", "advise"):
                for options in ([], ["--json"]):
                    result = run(command, *options, path)
                    self.assertEqual(result.stderr, "")
                    self.assert_text(result.stdout)
                    for line in result.stdout.splitlines() if options else []:
                        self.assertIn("\ufffd", json.loads(line)["file"])

    def test_arguments_that_are_no_text(self):
        for options in (["deal", "classic", "--players=3", "--names=\udcff,b,c"],
                        ["new", "x", "--title=\udcff", "-o", f"{self.folder}/n"],
                        ["record", PUBLISHED, "\udcff"], ["why", PUBLISHED, "\udcff", "0"],
                        ["sheet", "--\udcff", PUBLISHED], ["\udcff"]):
            result = run(*options)
            self.assertEqual(result.returncode, 2)
            self.assert_text(result.stderr)
            self.assertNotIn("conversion", result.stderr)

    def test_on_a_terminal(self):
        """Styles are all that a terminal obeys."""
        path = self.write("t.casebook", json.dumps(make_case(COMMANDS)))
        for command in (["sheet", path], ["replay", path], ["why", path, "s0", "0"],
                        ["advise", path]):
            ours, theirs = pty.openpty()
            environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
            environment.pop("NO_COLOR", None)
            with subprocess.Popen([PROGRAM, *command], stdout=theirs, env=environment) as process:
                os.close(theirs)
                read = b""
                while True:
                    try:
                        chunk = os.read(ours, 65536)
                    except OSError:
                        chunk = b""
                    if not chunk:
                        break
                    read += chunk
            os.close(ours)
            self.assertEqual(process.returncode, 0)
            text = read.decode().replace("\r\n", "\n")
            for style in ("\x1b[1m", "\x1b[2m", "\x1b[32m", "\x1b[31m", "\x1b[0m"):
                text = text.replace(style, "")
            self.assert_text(text)

    def test_names_that_cannot_be_seen(self):
        """They once took all memory there is."""
        for name in ("\u200b", "\u3164", "\u2060\ufeff", "\u0301", "\U000e0041", " \u202e"):
            case = load(RANDOM_4)
            case["players"][1]["name"] = name
            path = self.write("t.casebook", json.dumps(case))
            for command in ("sheet", "replay", "check"):
                self.assert_complaint(run(command, path), f"casebook-cli: {path}: players[1].name: ")
            for options in (["deal", "classic", f"--names=Ann,{name},Cem"],
                            ["roll", "classic", f"--names=Ann,{name}"]):
                self.assert_complaint(run(*options), f"casebook-cli: {options[0]}: a name is empty")

    def test_notes_that_cannot_be_seen(self):
        path = self.write("t.casebook", json.dumps(load(RANDOM_4)))
        for note in ("\u200b", "\u3164 \u2060"):
            result = run("record", path, f"note: {note}")
            self.assertEqual(result.returncode, 2, result.stdout)
        self.assertEqual(load(path), load(RANDOM_4))

    def test_wide_and_narrow_names(self):
        for name in ("字字", "e\u0301", "\u1161", "👩\u200d🚒", "x" * 300, "\u05d0\u05d1"):
            case = make_case("")
            case["players"][1]["name"] = name
            case["edition"]["categories"][0]["cards"][1]["name"] = name
            result = run("sheet", self.write("t.casebook", json.dumps(case)))
            self.assert_quiet(result)
            if name != "\u1161":
                self.assert_table(result.stdout)


main()
