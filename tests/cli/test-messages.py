# test-messages.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is wrong with a file, people are told in one line: which file, and in words that are not
those of a library, a programming language or a system call."""

import json
import os
import re
import socket
import stat

from transcript import PRINTS, PUBLISHED, RANDOM_4, SOURCES, Transcript, main, run

EDITION = os.path.join(SOURCES, "data", "editions", "seinfeld.edition")

# Libraries, their types and calls; what parsers call things; where unfinished files are.
INNARDS = re.compile(
    r"(?i)\b(glib|gio|gobject|json-glib|jsonparser|gkeyfile|key file|key-value|cairo|pango|libc|"
    r"errno|null|nan|token|parse|parser|parsing|unexpected|invalid|assert\w*|critical|warning|"
    r"segmentation|core dumped|conversion input|byte sequence|stream|descriptor|"
    r"\w+_\w+ ?\(|(f?open|read|write|rename|f?sync|fdatasync|mkstemp|stat|mmap|close|unlink) ?\(|"
    r"0x[0-9a-f]+)\b|\.casebook-|\.[A-Z0-9]{6}\b|g-io-error|quark")

CASE = '{"format":"casebook","version":1,"edition":"classic","players":[{"name":"A"},{"name":"B"}%s'

CASES = {
    "empty": b"",
    "blank": b" \n",
    "poem": b"Roses are red",
    "cut": b'{"format": "casebook", "vers',
    "list": b"[]",
    "number": b"7",
    "other": b'{"format": "other"}',
    "nul": b'{"format": "case\0book"}',
    "latin": b'{"format": "caf\xe9"}',
    "utf16": '{"format": "casebook"}'.encode("utf-16"),
    "bom": b'\xef\xbb\xbf{"format": "casebook"}',
    "deep": b"[" * 100000,
    "twice": CASE % '],"players":[]}',
    "large": CASE % ',{"name":"C","hand":99999999999999999999}]}',
    "infinite": CASE % ',{"name":"C","hand":1e400}]}',
    "minus": CASE % ',{"name":"C","hand":-0}]}',
    "half": CASE % ',{"name":"C","hand":5.0}]}',
    "halved": CASE % ',{"name":"\\ud800"}]}',
    "zero": CASE % ',{"name":"\\u0000"}]}',
    "nameless": CASE % ',{"name":""}]}',
    "unseen": CASE % ',{"name":"\\u200b"}]}',
    "tail": CASE % "]} {}",
    "comment": "// a case\n" + CASE % "]}",
    "edition": '{"format":"casebook","version":1,"edition":"none"}',
    "own": '{"format":"casebook","version":1,"edition":{"id":"x"}}',
    "entry": CASE % '],"log":[{"type":"wish"}]}',
    "seat": CASE % '],"log":[{"type":"roll","by":9,"dice":[]}]}',
    "card": CASE % '],"log":[{"type":"envelope","cards":["spoon"]}]}',
    "long": CASE % f'],"assist":"{"x" * 100000}"}}',
    "newer": '{"format":"casebook","version":2,"edition":"none"}',
}

EDITIONS = {
    "empty": b"",
    "poem": b"Roses are red\nViolets are blue\n",
    "json": b"{}",
    "latin": b"[Edition]\nName=caf\xe9\n",
    "nul": b"[Edition]\nName=a\0b\n",
    "bom": b"\xef\xbb\xbf[Edition]\n",
    "open": b"[Edition\nName=x\n",
    "groupless": b"Name=x\n",
    "keyless": b"[Edition]\n=x\n",
    "twice": b"[Edition]\nId=x\nName=X\nName=Y\n",
    "groups": b"[Edition]\nId=x\n[Edition]\nName=Y\n",
    "key": b"[Edition]\nId=x\nName=X\nWish=1\n",
    "group": b"[Edition]\nId=x\nName=X\n[Wish]\n",
    "number": b"[Edition]\nId=x\nName=X\nMinPlayers=99999999999999999999\n",
    "word": b"[Edition]\nId=x\nName=X\nMinPlayers=some\n",
    "flag": b"[Edition]\nId=x\nName=X\n[TwoPlayers]\nTeams=perhaps\n",
    "escape": b"[Edition]\nId=x\nName=a\\qb\n",
    "bracket": b"[Edition]\nId=x\nName=X\n[Card [a]\n",
    "encoding": b"Encoding=Latin-1\n[Edition]\nId=x\n",
}


class Messages(Transcript):
    def assert_plain(self, result, *names):
        self.assert_complaint(result, "casebook-cli: ")
        self.assertLess(len(result.stderr), 600)
        self.assertIsNone(INNARDS.search(result.stderr.replace(self.folder, "")), result.stderr)
        self.assertEqual(result.stdout, "")
        for name in names:
            self.assertIn(name, result.stderr)

    def test_cases(self):
        for name, content in CASES.items():
            path = self.write(f"{name}.casebook", content)
            for command in (["sheet", path], ["check", "--json", path], ["record", path, "note: x"],
                            *([["print", path, "-o", f"{path}.pdf"]] if PRINTS else [])):
                with self.subTest(name=name, command=command[0]):
                    self.assert_plain(run(*command), path)
        self.assertEqual([name for name in os.listdir(self.folder) if name.endswith(".pdf")], [])

    def test_quoted(self):
        """Where it is, and what is written there."""
        for name, words in {
            "twice": "players: appears twice",
            "large": "players[2].hand: 99999999999999999999 is not",
            "infinite": "players[2].hand: 1e400 is not",
            "minus": "players[2].hand: -0 is not",
            "half": "players[2].hand: 5.0 is not",
            "halved": "players[2].name: \\ud800 is half a character",
            "zero": "players[2].name: \\u0000 cannot",
            "unseen": "players[2].name: has no visible characters",
            "bom": "byte order mark",
            "latin": "line 1 is not UTF-8 text",
            "deep": "nested too deep",
            "tail": "(line 1)",
        }.items():
            path = self.write(f"{name}.casebook", CASES[name])
            self.assertIn(words, run("sheet", path).stderr)

    def test_long_names(self):
        """They are read, kept as they are, and shown by their beginning."""
        with open(PUBLISHED, encoding="utf-8") as file:
            case = json.load(file)
        long = "W" * 1_000_000
        case["title"] = case["players"][1]["name"] = long
        path = self.write("long.casebook", json.dumps(case))
        for command in (["sheet", path], ["replay", path], ["record", path, "note: x"]):
            with self.subTest(command=command[0]):
                result = run(*command)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertLess(len(result.stdout), 100_000)
                self.assertNotIn("W" * 101, result.stdout)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file)["players"][1]["name"], long)

    def test_deals(self):
        deal = os.path.join(self.folder, "good.deal")
        run("deal", "classic", "--players=3", "-o", deal)
        with open(deal, encoding="utf-8") as file:
            text = file.read()
        broken = {**{name: CASES[name] for name in ("empty", "poem", "cut", "list", "latin", "deep")},
                  "twice": text.replace('"format"', '"format":"casebook-deal","format"', 1),
                  "changed": text.replace('"sealed" : "', '"sealed" : "A', 1)}
        for name, content in broken.items():
            path = self.write(f"{name}.deal", content)
            with self.subTest(name=name):
                self.assert_plain(run("deal", path), path)

    def test_editions(self):
        for name, content in EDITIONS.items():
            path = self.write(f"{name}.edition", content)
            for command in (["check", path], ["deal", path, "--players=3"], ["roll", path]):
                with self.subTest(name=name, command=command[0]):
                    self.assert_plain(run(*command), path)

    def test_not_a_file(self):
        """Nothing there, a folder, a pipe, a socket, a device, nobody's to read."""
        pipe = os.path.join(self.folder, "pipe.casebook")
        os.mkfifo(pipe)
        where = os.path.join(self.folder, "s.casebook")
        listener = socket.socket(socket.AF_UNIX)
        self.addCleanup(listener.close)
        listener.bind(where)
        loop = os.path.join(self.folder, "loop.casebook")
        os.symlink(loop, loop)
        paths = [f"{self.folder}/none.casebook", f"{self.folder}/none/x.casebook", self.folder, pipe,
                 where, loop, "/dev/zero", f"{PUBLISHED}/x", f"{self.folder}/{'x' * 300}"]
        for path in paths:
            for command in (["sheet", path], ["record", path, "note: x"],
                            *([["print", path, "-o", f"{self.folder}/out.pdf"]] if PRINTS else [])):
                with self.subTest(path=path, command=command[0]):
                    self.assert_plain(run(*command), path)
            with self.subTest(path=path):
                self.assert_plain(run("check", path.removesuffix(".casebook") + ".edition"))

    def test_not_to_be_written(self):
        with open(PUBLISHED, "rb") as file:
            path = self.write("g.casebook", file.read())
        os.chmod(path, stat.S_IRUSR)
        self.assert_plain(run("record", path, "note: x"), path)
        for output in (f"{PUBLISHED}/x", f"{self.folder}/{'x' * 300}", self.folder, "/dev/full"):
            for command in (*([["print", RANDOM_4]] if PRINTS else []),
                            ["deal", "classic", "--players=3"]):
                with self.subTest(output=output, command=command[0]):
                    self.assert_plain(run(*command, "-o", output), output)

    def test_examples_are_wrong(self):
        """The tests above are about what is refused: what is right is not."""
        self.assert_quiet(run("check", EDITION))
        self.assert_quiet(run("check", self.write("g.casebook", json.dumps(
            {**json.loads(CASE % ',{"name":"C"}]}'), "hand": [], "me": None}))))


main()
