# test-hostile.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases that were made to take as much as can be: every command that thinks keeps to its budget and
to the memory of one case, says where something may be missing, and nothing that more work denies."""

import json
import pathlib
import resource
import sys

from transcript import PROGRAM, Transcript, main, run

FOLDER = pathlib.Path(sys.argv[2], "tests", "game", "hostile")
CASES = sorted(FOLDER.glob("*.casebook"))

# Seconds of the processor: a unit of work takes about a microsecond, though far longer where every
# access to memory is looked at; and some work is never left out.
BUDGET = "10000"
SECONDS = 30
MAX_MIB = 256

# A sanitizer takes memory of its own.
SANITIZED = b"__asan_init" in pathlib.Path(PROGRAM).read_bytes()


class Hostile(Transcript):
    def ask(self, command, path, *more, budget=("--budget", BUDGET), seconds=SECONDS):
        """What the command prints; within the ceilings."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = run(command, "--json", *budget, path, *more)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.assertLess(spent, seconds, (command, path))
        if not SANITIZED:  # the peak of all commands so far
            self.assertLess(after.ru_maxrss / 1024, MAX_MIB, (command, path))
        self.assertIn(result.returncode, (0, 1), (command, path, result.stderr))
        self.assertEqual(result.stderr, "", (command, path))
        return [json.loads(line) for line in result.stdout.splitlines()]

    def test_sheet(self):
        for path in CASES:
            [told] = self.ask("sheet", str(path))
            if told["consistent"]:
                self.assertTrue(told["sheet"])
                if "lie" not in path.name:  # where no deal is possible, there are none
                    self.assertTrue(told["odds"], path)
                self.assertTrue(told.get("exact", True) or 0 < told["error"] <= 1, path)

    def test_less_is_never_wrong(self):
        for path in CASES[:4]:
            [less] = [json.loads(run("sheet", "--json", "--budget", "0", str(path)).stdout)]
            [more] = self.ask("sheet", str(path))
            if not (less["consistent"] and more["consistent"]):
                self.assertTrue(less["consistent"] or not more["consistent"], path)
                continue
            for card, marks in less["sheet"].items():
                for holder, mark in marks.items():
                    self.assertIn(mark, ("maybe", more["sheet"][card][holder]), (path, card))

    def test_replay_and_check(self):
        for path in CASES:
            self.assertTrue(self.ask("replay", str(path)) or not json.loads(path.read_text())["log"])
            self.assertTrue(self.ask("check", str(path)))

    def test_why(self):
        for path in CASES:
            card = json.loads(path.read_text())["edition"]["categories"][0]["cards"][0]["id"]
            self.assertTrue(self.ask("why", str(path), card, "0"))

    def test_short_by_themselves(self):
        """What gets better the longer it takes ends soon where no budget is given, and says what
        is not certain."""
        for command in ("course", "advise"):
            path = FOLDER / f"found-long-{'course' if command == 'course' else 'advice'}.casebook"
            [told] = self.ask(command, str(path), budget=(), seconds=SECONDS if SANITIZED else 6)
            if command == "course":
                self.assertTrue(told["estimated"])
                self.assertEqual(len(told["solutions"]), told["entries"] + 1)
                self.assertTrue(told["others"])
                text = run(command, str(path)).stdout
                self.assertIn("≈ ", text)
                self.assertIn("figures with “≈” are estimates", text)
            else:
                self.assertIs(told["exact"], False)

    def test_course(self):
        for path in CASES:
            [told] = self.ask("course", str(path))
            if not told.get("consistent", True):
                continue
            self.assertTrue(told.get("complete", True) or told["estimated"], path)
            self.assertEqual(len(told["solutions"]), told["entries"] + 1, path)
            self.assertGreaterEqual(min(told["solutions"]), 1)

    def test_advise(self):
        advised = 0
        for path in CASES:
            if json.loads(path.read_text())["me"] is None:
                continue
            [told] = self.ask("advise", str(path))
            self.assertTrue(told["suggestions"], path)
            advised += 1
        self.assertGreaterEqual(advised, 2)


if __name__ == "__main__":
    main()
