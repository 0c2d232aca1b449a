# test-case-file.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""data/help/case-file.md is true: each entry that it shows is read as it stands there, into the case that
the page shows before it, and there is one of every kind; its versions and limits are those of the
program."""

import json
import os
import pathlib
import re

from transcript import SOURCES, Transcript, main, run

PAGE = pathlib.Path(SOURCES, "data", "help", "case-file.md").read_text(encoding="utf-8")
ENTRIES = pathlib.Path(SOURCES, "src", "game", "entries")


def read_examples():
    """(case, entry) of all examples: an entry belongs to the last case before it."""
    decoder, case = json.JSONDecoder(), None
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        while block.strip():
            shown, end = decoder.raw_decode(block.lstrip())
            block = block.lstrip()[end:]
            if "format" in shown:
                case = shown
            else:
                yield case, shown


def list_kinds():
    return {kind for path in ENTRIES.glob("*.c")
            for kind in re.findall(r'\.type = "([a-z]+)"', path.read_text(encoding="utf-8"))}


class CaseFile(Transcript):
    def read(self, case, *entries):
        """What the program makes of the case with these entries."""
        path = self.write("page.casebook", json.dumps({**case, "log": list(entries)}))
        result = run("replay", "--json", path)
        self.assert_quiet(result)
        return [json.loads(line) for line in result.stdout.splitlines()]

    def test_every_kind_has_an_example(self):
        self.assertGreater(len(list_kinds()), 10)
        self.assertEqual({entry["type"] for _, entry in read_examples()}, list_kinds())
        for kind in list_kinds():
            self.assertRegex(PAGE, rf"\*\*`{kind}`\*\*")

    def test_examples_are_read_as_they_stand(self):
        for case, entry in read_examples():
            with self.subTest(entry=entry):
                [told] = self.read({**case, "version": 2}, entry)
                for member in ("id", "rev", "was", "at"):  # of versions, which the log does not tell
                    entry.pop(member, None)
                self.assertEqual(told["says"], entry)

    def test_examples_of_a_case_fit_together(self):
        for edition in ("at-sea", "nightmare"):
            entries = [(case, entry) for case, entry in read_examples() if case["edition"] == edition]
            self.assertGreater(len(entries), 5)
            log = [entry for _, entry in entries]
            told = self.read({**entries[0][0], "version": 2}, *log)
            self.assertEqual([one["says"]["type"] for one in told], [entry["type"] for entry in log])
            self.assertTrue(all(one.get("consistent", True) for one in told))

    def test_a_missing_or_an_unknown_member_of_an_example(self):
        """What the table of the page says may be left out may be, where it is alone; the rest may not."""
        table = {row[0]: [set(re.findall(r"`(\w+)`", cell)) for cell in row[1:]] for row in
                 re.findall(r"^\| `(\w+)` \| (`.*?) \| (.*?) ?\|$", PAGE, re.MULTILINE)
                 if row[0] in list_kinds()}
        self.assertEqual(set(table), list_kinds())
        left_out = set()
        for case, entry in read_examples():
            needed, optional = table[entry["type"]]
            members = set(entry) - {"type", "id", "rev", "was", "at"}
            self.assertLessEqual(members, needed | optional, entry)
            for member in members:
                less = {name: value for name, value in entry.items() if name != member}
                path = self.write("less.casebook", json.dumps({**case, "version": 2, "log": [less]}))
                result = run("check", path)
                if result.returncode != 2:
                    left_out.add((entry["type"], member))
                    self.assertIn(member, optional, entry)
                else:
                    self.assert_complaint(result, f"casebook-cli: {path}: log[0]")
                    if member in needed:
                        self.assertIn(member, result.stderr)
        # A card may be missing only where somebody else saw it, a player where none is meant.
        self.assertEqual({(kind, member) for kind, (_, optional) in table.items() for member in optional} -
                         left_out, {("seen", "card"), ("statement", "player")})
        [told] = self.read(next(read_examples())[0], {"type": "note", "text": "x", "mood": "good"})
        self.assertEqual(told["says"]["mood"], "good")

    def test_what_may_be_left_out(self):
        """Of the case: all but what the page names."""
        case = next(read_examples())[0]
        needed = set(re.findall(r"`(\w+)`", re.search(r"All but (.*?) may be left out", PAGE)[1]))
        told = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
        self.assertGreater(len(told), 10)
        for member in case:
            self.assertTrue(any(f"`{member}`" in row for row in told), member)
            less = {name: value for name, value in case.items() if name != member}
            if member in ("me", "hand"):  # which go together
                less.pop("hand" if member == "me" else "me")
            path = self.write("less.casebook", json.dumps(less))
            self.assertEqual(run("table", path).returncode, 2 if member in needed else 0, member)

    def test_every_member_that_is_written_is_told(self):
        """A case as the program writes it has no member that the page does not name."""
        code = run("deal", "classic", "--names", "Ann,Ben,Cleo", "--seed", "3", "-o",
                   os.path.join(self.folder, "x.deal"))
        self.assertEqual(code.returncode, 0, code.stderr)
        code = json.loads(run("deal", os.path.join(self.folder, "x.deal"), "--hand", "0", "--json").stdout)
        path = os.path.join(self.folder, "new.casebook")
        self.assert_quiet(run("new", code["code"], "-o", path))
        run("record", path, "--undo")
        run("record", path, "note: x")
        run("record", path, "--undo")
        written = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        self.assertIn("gone", written)
        for member in written:
            self.assertTrue(f"`{member}`" in PAGE or f'"{member}"' in PAGE, member)


class Versions(Transcript):
    def test_lowest_version(self):
        """Each entry of the page is written with the version that the page says it needs."""
        for case, entry in read_examples():
            if "id" in entry:
                continue
            path = self.write("low.casebook", json.dumps({**case, "version": 2, "log": [entry]}))
            result = run("record", path, "note: x")
            self.assertIn(result.returncode, (0, 1), result.stderr)
            written = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
            needs = entry["type"] in ("statement", "swap") or "null" in json.dumps(entry)
            self.assertEqual(written["version"], 2 if needs else 1, entry)

    def test_message_of_the_page(self):
        """The message that the page quotes is what the program says of such a file."""
        case = next(read_examples())[0]
        quoted = re.search(r"`(log\[4\].*?)`", PAGE.replace("\n", " "))[1]
        good = {"type": "note", "text": "x"}
        bad = {"type": "suggestion", "by": 0, "cards": ["plum", "oar", "salon"],
               "answers": [{"by": 1, "did": "pass"}, {"by": 7, "did": "pass"}]}
        path = self.write("bad.casebook", json.dumps({**case, "log": [good] * 4 + [bad]}))
        self.assert_complaint(run("check", path), f"casebook-cli: {path}: {quoted}\n")


main()
