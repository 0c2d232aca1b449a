#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every small fault of tests/mutants still applies, and says what it is and who has to notice. That
they are noticed takes long, and is build-aux/test mutants."""

import os
import pathlib
import sys

ROOT = pathlib.Path(os.environ["SOURCE_ROOT"])
sys.path.insert(0, str(ROOT / "tests" / "mutants"))
import mutants  # noqa: E402 (found by the line before)


def find_fault(patch):
    """Why the patch is no mutant, or None."""
    try:
        mutants.Mutant(patch).read_changed(ROOT)
        return None
    except mutants.Unfit as error:
        return str(error)


def check_reading():
    """Whether what fits is found where it has moved to, and what does not is refused."""
    diff = "--- a/src/x.c\n+++ b/src/x.c\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n"
    hunks = mutants.read_diff(diff)["src/x.c"]
    try:
        mutants.apply(hunks, "one\ntwo\nfour\n", "x.c")
        return False
    except mutants.Unfit:
        return mutants.apply(hunks, "zero\none\ntwo\nthree\n", "x.c") == "zero\none\n2\nthree\n"


def main():
    areas = mutants.read_areas()
    print(f"TAP version 13\n1..{len(areas) + 1}")
    print("ok 1 - patches are read" if check_reading() else "not ok 1 - patches are read")
    for number, (area, patches) in enumerate(areas.items(), 2):
        faults = [f"{patch.name} {fault}" for patch in patches if (fault := find_fault(patch))]
        print(f"{'not ok' if faults else 'ok'} {number} - {area}: {len(patches)} mutants")
        print("".join(f"# {fault}\n" for fault in faults), end="")
    return 0


sys.exit(main())
