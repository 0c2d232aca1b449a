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


def main():
    areas = mutants.read_areas()
    print(f"TAP version 13\n1..{len(areas)}")
    for number, (area, patches) in enumerate(areas.items(), 1):
        faults = [f"{patch.name} {fault}" for patch in patches if (fault := find_fault(patch))]
        print(f"{'not ok' if faults else 'ok'} {number} - {area}: {len(patches)} mutants")
        print("".join(f"# {fault}\n" for fault in faults), end="")
    return 0


sys.exit(main())
