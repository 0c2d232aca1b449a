# test-bad-input.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Input that cannot be used: status 2, one line that names the file, nothing else, no change."""

import hashlib
import json
import os

from transcript import ALL_SAMPLES, PUBLISHED, RANDOM_4, Transcript, main, run

COMMANDS = ("sheet", "replay", "check")


class BadInput(Transcript):
    def assert_unusable(self, path, reason=""):
        for command in COMMANDS:
            for options in ([], ["--json"]):
                result = run(command, *options, path)
                self.assert_complaint(result, f"casebook-cli: {path}: {reason}")
                self.assertEqual(result.stdout, "")

    def test_truncated(self):
        with open(PUBLISHED, "rb") as file:
            text = file.read()
        self.assert_unusable(self.write("t.casebook", text[:-3]), "damaged, or not a case")
        for n in range(0, len(text) - 2, 997):
            path = self.write("t.casebook", text[:n])
            self.assert_complaint(run("sheet", path), f"casebook-cli: {path}: ")



    def test_huge(self):
        path = self.write("a.casebook", b" " * (9 << 20))
        self.assert_unusable(path, "is too large to be a case")
        os.truncate(path, 1 << 36)
        self.assert_unusable(path, "is too large to be a case")

    def test_no_regular_file(self):
        pipe = os.path.join(self.folder, "pipe.casebook")
        os.mkfifo(pipe)
        for path in (pipe, "/dev/zero"):
            self.assert_unusable(path, "is not a regular file")

    def test_missing(self):
        self.assert_unusable(os.path.join(self.folder, "none.casebook"), "No such file")

    def test_directory(self):
        self.assert_unusable(self.folder)

    def test_name_over_two_lines(self):
        result = run("sheet", "two\nlines.casebook", cwd=self.folder)
        self.assert_complaint(result, "casebook-cli: two lines.casebook: ")

    def test_name_that_is_no_text(self):
        name = os.fsdecode(b"caf\xe9.casebook")
        with open(PUBLISHED, "rb") as source:
            with open(os.path.join(self.folder, name), "wb") as file:
                file.write(source.read())
        result = run("sheet", "--json", name, cwd=self.folder)
        self.assert_quiet(result)
        self.assertTrue(json.loads(result.stdout.encode("utf-8"))["file"].startswith("caf"))

    def test_newer_version(self):
        with open(RANDOM_4, encoding="utf-8") as file:
            contents = json.load(file)
        contents["version"] = 99
        path = self.write("newer.casebook", json.dumps(contents))
        result = run("sheet", "--json", path)
        self.assert_complaint(result, f"casebook-cli: {path}: warning: version 99 is newer", 0)
        self.assertIs(json.loads(result.stdout)["consistent"], True)
        result = run("check", "--json", path)
        self.assert_quiet(result, 1)
        self.assertIn("version 99 is newer", json.loads(result.stdout)["problems"][0]["message"])
        contents["log"].append({"type": "wish"})
        path = self.write("newer.casebook", json.dumps(contents))
        self.assert_unusable(path, "was written by a newer Casebook (version 99; this one reads 2)")

    def test_others_still_done(self):
        result = run("sheet", "--json", "/nonexistent", RANDOM_4)
        self.assert_complaint(result, "casebook-cli: /nonexistent: ")
        self.assertEqual(json.loads(result.stdout)["file"], RANDOM_4)

    def test_usage(self):
        self.assert_complaint(run("guess"), "casebook-cli: “guess” is not a command")
        self.assert_complaint(run("--json"), "casebook-cli: “--json” is not a command")
        for command in COMMANDS:
            self.assert_complaint(run(command), f"casebook-cli: {command}: no file given")
            self.assert_complaint(run(command, "--wish", RANDOM_4), "casebook-cli: ")
        for at in ("-1", "-7", "x", "99999999999999999999"):
            self.assert_complaint(run("sheet", f"--at={at}", RANDOM_4), "casebook-cli: ")
        self.assert_complaint(run("sheet", RANDOM_4, "--at"), "casebook-cli: ")

    def test_help(self):
        result = run("--help")
        self.assert_quiet(result)
        for command in COMMANDS:
            self.assertIn(command, result.stdout)
            self.assert_quiet(run(command, "--help"))
        self.assert_quiet(run("--version"))

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            for options in ([], ["--json"]):
                result = run("sheet", *options, RANDOM_4, stdout=full)
                self.assert_complaint(result, "casebook-cli: ")

    def test_nothing_is_written(self):
        paths = [self.write("newer.casebook", '{"format": "casebook", "version": 99}')]
        for sample in ALL_SAMPLES:
            with open(sample, "rb") as file:
                paths.append(self.write(os.path.basename(sample), file.read()))

        def state():
            result = {}
            for name in sorted(os.listdir(self.folder)):
                path = os.path.join(self.folder, name)
                with open(path, "rb") as file:
                    digest = hashlib.sha256(file.read()).hexdigest()
                result[name] = (digest, os.stat(path).st_mtime_ns, os.stat(path).st_ino)
            return result

        before = state()
        for command in COMMANDS:
            run(command, *paths)
            run(command, "--json", *paths)
        self.assertEqual(state(), before)


main()
