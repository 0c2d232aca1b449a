#!/usr/bin/env python3
# bench-list.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long Casebook takes to its first frame, and what it has in memory, with few and with many
cases in the folder: at its first start with them, and when it was started before. By turns, on one
display, drawn in software (starts.py)."""

import json
import os
import random
import statistics
import sys
import tempfile

import starts

CASEBOOK, SAMPLES, SCHEMAS = sys.argv[1:4]
N_RUNS = int(os.environ.get("RUNS", "3"))
COUNTS = [int(count) for count in os.environ.get("CASES", "5 50 500 5000").split()]


def read_samples():
    for name in sorted(os.listdir(SAMPLES)):
        if name.endswith(".casebook"):
            with open(os.path.join(SAMPLES, name), encoding="utf-8") as file:
                yield json.load(file)


def fill(folder, count):
    """No two cases are the same: each is one of the samples, up to somewhere in its log."""
    chance = random.Random(1)
    samples = list(read_samples())
    for i in range(count):
        case = {**chance.choice(samples), "title": f"Evening {i + 1}"}
        case["log"] = case["log"][:chance.randint(0, len(case["log"]))]
        path = os.path.join(folder, f"evening-{i + 1}.casebook")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(case, file, indent=1)
        os.utime(path, (1700000000 + i, 1700000000 + i))


def measure(display, folder, count):
    """(figures of first starts, figures of further ones)"""
    first, further = [], []
    for nth in range(N_RUNS):
        env = starts.make_environment(display, os.path.join(folder, f"{count}"), SCHEMAS)
        fill(starts.get_cases(env), count)
        first.append(starts.run(display, [CASEBOOK], env))
        further.append(starts.run(display, [CASEBOOK], env))
    return first, further


def main():
    with tempfile.TemporaryDirectory(prefix="casebook-list-") as folder:
        display = starts.Display(folder)
        try:
            measure(display, folder, COUNTS[0])
            print(f"# medians of {N_RUNS} starts: the first with these cases, and the next one")
            print("#", f"{'cases':>16}", *(f"{name:>16}" for name in starts.FIGURES))
            for count in COUNTS:
                for name, runs in zip(("", ", again"), measure(display, folder, count)):
                    print("#", f"{count}{name}".rjust(16),
                          *(f"{statistics.median(column):16.1f}" for column in zip(*runs)),
                          flush=True)
        finally:
            display.close()


main()
