#!/usr/bin/env python3
# mutants.py - small faults that the tests have to notice
# SPDX-License-Identifier: GPL-3.0-or-later
"""AREA/*.patch beside this file are small faults: each says what goes wrong for whom, and which tests
have to notice. This puts one after the other into a copy of the checkout, builds what the named
tests need, runs these, and wants one of them to fail within two minutes.

Patches are read here rather than by git, which is not everywhere that Casebook is built."""

import argparse
import collections
import filecmp
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

PATIENCE = 120  # seconds in which the tests have to notice
FAILURES = ("FAIL", "TIMEOUT", "ERROR", "UNEXPECTEDPASS")
NOT_COPIED = {"_build", ".git", "__pycache__"}
HERE = pathlib.Path(__file__).parent


class Unfit(Exception):
    """The patch is no mutant: its header lacks something, or it does not apply or build."""


class Mutant:
    def __init__(self, path):
        self.area, self.name = path.parent.name, path.stem
        header, _, diff = path.read_text(encoding="utf-8").partition("\n\n")
        found = re.fullmatch(r"(?!Suite:|Tests:).+\nSuite: (\S+)\nTests: (\S.*)", header, re.DOTALL)
        if not found:
            raise Unfit("begins with a sentence, a line “Suite: …”, a line “Tests: …”, an empty line")
        self.suite, self.tests = found[1], found[2].split()
        self.hunks = read_diff(diff)
        if not self.hunks or any(not name.startswith("src/") for name in self.hunks):
            raise Unfit("changes something else than files of src")

    def read_changed(self, top):
        """What the files below top would hold with the fault in them, by path."""
        changed = {}
        for name, hunks in self.hunks.items():
            path = top / name
            if not path.is_file():
                raise Unfit(f"does not apply: there is no {name}")
            changed[path] = apply(hunks, path.read_text(encoding="utf-8"), name)
        return changed


def read_diff(diff):
    """The hunks of each file: the line where one begins, the lines before and those after."""
    files, missing = {}, [0, 0]
    for line in diff.split("\n"):
        if max(missing) > 0:
            # Editors take away the space that an empty line begins with.
            sign, text = line[:1] or " ", line[1:]
            for side in (0, 1):
                if sign == " " or sign == "-+"[side]:
                    hunk[1 + side].append(text)
                    missing[side] -= 1
        elif found := re.match(r"\+\+\+ b/(\S+)", line):
            hunks = files.setdefault(found[1], [])
        elif found := re.match(r"@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@", line):
            hunk = (int(found[1]) - 1, [], [])
            hunks.append(hunk)
            missing = [int(count or 1) for count in found.groups()[1:]]
    if max(missing) > 0:
        raise Unfit("ends in the middle of a change")
    return files


def apply(hunks, text, name):
    """The text with the hunks in it. As git does, each may have moved but has to fit every line."""
    lines = text.split("\n")
    moved = 0
    for start, before, after in hunks:
        places = [place for place in range(len(lines) - len(before) + 1)
                  if lines[place:place + len(before)] == before]
        if not places:
            raise Unfit(f"does not apply: {name} has no such lines near {start + 1}")
        place = min(places, key=lambda place: abs(place - start - moved))
        lines[place:place + len(before)] = after
        moved = place - start + len(after) - len(before)
    return "\n".join(lines)


def read_areas(names=()):
    """The patches of each area."""
    areas = {folder.name: sorted(folder.glob("*.patch")) for folder in sorted(HERE.iterdir())
             if any(folder.glob("*.patch"))}
    unknown = set(names) - set(areas)
    if unknown:
        sys.exit(f"there is no area {', '.join(sorted(unknown))}; there are: {' '.join(areas)}")
    return {area: patches for area, patches in areas.items() if not names or area in names}


def copy(source, target):
    """Makes the target as the source is. What is the same keeps its time, so is not built again."""
    target.mkdir(parents=True, exist_ok=True)
    for path in target.iterdir():
        if path.name not in NOT_COPIED and not os.path.lexists(source / path.name):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in source.iterdir():
        if path.name in NOT_COPIED:
            continue
        if path.is_dir():
            copy(path, target / path.name)
        elif not (target / path.name).exists() or not filecmp.cmp(path, target / path.name, False):
            shutil.copy(path, target / path.name)


class Build:
    """The copy and its build folder."""

    def __init__(self, top, folder):
        self.top, self.folder = top, folder
        targets = {}
        self.data = set()  # translations and the like, which tests find by themselves
        for target in self.read("intro-targets.json"):
            files = [os.path.relpath(file, folder) for file in target["filename"]]
            targets[target["id"]] = files
            if target["type"] == "custom" and target["build_by_default"]:
                self.data.update(files)
        self.usual = {}  # seconds that a test takes
        self.needs = collections.defaultdict(set)
        for test in self.read("intro-tests.json"):
            for suite in test["suite"]:
                key = suite.rpartition(":")[2], test["name"]
                for target in test["depends"]:
                    self.needs[key].update(targets.get(target, []))

    def read(self, name):
        return json.loads((self.folder / "meson-info" / name).read_text(encoding="utf-8"))

    def build(self, suite, tests):
        """Builds what the tests need."""
        unknown = [test for test in tests if (suite, test) not in self.needs]
        if unknown:
            raise Unfit(f"suite {suite} has no test {' '.join(unknown)}")
        files = self.data.union(*(self.needs[suite, test] for test in tests))
        built = subprocess.run(["ninja", "-C", self.folder, f"-j{os.cpu_count()}", *sorted(files)],
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, text=True, check=False)
        if built.returncode:
            print(built.stdout)
            raise Unfit("does not build")

    def run(self, suite, tests, patience=None, arguments=()):
        """Runs the tests. Returns those that failed, with the seconds after which they did: those
        that hang with all the patience, which is at least four times what they took before."""
        log = self.folder / "meson-logs" / "testlog.json"
        log.unlink(missing_ok=True)
        started = time.time()
        hung = False
        if patience is not None:
            patience = max(patience, 4 * sum(self.usual[suite, test] for test in tests))
        with subprocess.Popen(
                ["meson", "test", "-C", self.folder, "--no-rebuild", "--timeout-multiplier", "2",
                 *arguments, "--suite", suite, *tests],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
            try:
                process.wait(patience)
            except subprocess.TimeoutExpired:
                hung = True
                process.terminate()
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        results = [json.loads(line) for line in lines]
        if patience is None and not results:
            raise Unfit("no test was run")
        failed = []
        for result in results:
            test = result["name"].rpartition(" / ")[2]
            if patience is None:
                self.usual[suite, test] = result["duration"]
            if result["result"] in FAILURES:
                failed.append((test, result["starttime"] + result["duration"] - started))
        return failed or [(test, patience) for test in tests if hung]


def find_unsound(build, mutants):
    """The tests that fail, or cannot be built, without any fault."""
    wanted = collections.defaultdict(set)
    for mutant in mutants:
        wanted[mutant.suite].update(mutant.tests)
    unsound = set()
    for suite, tests in wanted.items():
        known = sorted(test for test in tests if (suite, test) in build.needs)
        if known:
            build.build(suite, known)
            unsound.update((suite, test) for test, _ in build.run(suite, known))
    return unsound


def try_mutant(build, mutant, unsound):
    """What becomes of the fault in words, and whether it was noticed."""
    failing = [test for test in mutant.tests if (mutant.suite, test) in unsound]
    if failing:
        raise Unfit(f"proves nothing: without it, too, {' '.join(failing)} fails")
    before = {}
    try:
        for path, text in mutant.read_changed(build.top).items():
            before[path] = path.read_text(encoding="utf-8")
            path.write_text(text, encoding="utf-8")
        build.build(mutant.suite, mutant.tests)
        failed = build.run(mutant.suite, mutant.tests, PATIENCE, ["--maxfail", "1"])
    finally:
        for path, text in before.items():
            path.write_text(text, encoding="utf-8")
    if not failed:
        return "SURVIVED", False
    test, seconds = failed[0]
    return f"noticed by {mutant.suite}/{test} after {seconds:.1f} s", True


def run(build, areas):
    """Tries the mutants of the areas. Returns, for each, how many were noticed and were unfit."""
    mutants, words = {}, {}
    for patch in [patch for patches in areas.values() for patch in patches]:
        try:
            mutants[patch] = Mutant(patch)
        except Unfit as error:
            words[patch] = str(error)
    unsound = find_unsound(build, mutants.values())
    counts = {}
    for area, patches in areas.items():
        noticed = unfit = 0
        for patch in patches:
            good = False
            try:
                if patch in mutants:
                    words[patch], good = try_mutant(build, mutants[patch], unsound)
            except Unfit as error:
                words[patch] = str(error)
                del mutants[patch]
            noticed += good
            unfit += patch not in mutants
            print(f"{area:<10} {patch.stem:<40} {words[patch]}", flush=True)
        counts[area] = noticed, unfit, len(patches)
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkout", type=pathlib.Path, help="what is copied")
    parser.add_argument("copy", type=pathlib.Path, help="where to")
    parser.add_argument("--build", type=pathlib.Path, help="the copy’s build folder: try them there")
    parser.add_argument("areas", nargs="*")
    options = parser.parse_args()
    areas = read_areas(options.areas)
    if not options.build:
        copy(options.checkout, options.copy)
        return
    try:
        counts = run(Build(options.copy, options.build), areas)
    except Unfit as error:
        sys.exit(f"without any of them: {error}")
    print()
    with (options.build / "meson-logs" / "mutants.json").open("w", encoding="utf-8") as log:
        for area, (noticed, unfit, total) in counts.items():
            good = unfit == 0 and 10 * noticed >= 9 * total
            print(f"{area}: {noticed} of {total} noticed{'' if good else ' – too few'}")
            log.write(json.dumps({"name": area, "result": "OK" if good else "FAIL"}) + "\n")


if __name__ == "__main__":
    main()
