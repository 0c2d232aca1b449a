#!/usr/bin/env python3
# win-rates.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many games each strategy wins, as a table in Markdown; see WIN-RATES.md.

Every row is one player of each strategy in the same games against others, with what it may be off by
(95 %). Rows are printed in order as they are done. Figures, nothing to pass or fail.
"""

import argparse
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

OTHERS = ("listener", "logic", "prober,logic,listener", "careful")
RESULT = re.compile(r"^\S+ +(?P<won>[\d.]+) \S+ (?P<off>[\d.]+) \((?P<wrong>[\d.]+) wrong, \d+ s\)"
                    r"(?: (?P<more>[-+][\d.]+) \S+ (?P<more_off>[\d.]+))?$", re.MULTILINE)


def play(arguments, players, others):
    """One row of the table. Careful people are those who play on a board."""
    reach = "one-in-three" if others == "careful" else "all"
    command = [arguments.program, "--players", str(players), "--others", others, "--games",
               str(arguments.games), "--seed", str(arguments.seed), "--strategies", arguments.strategies]
    if reach == "one-in-three":
        command.append("--one-in-three")
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8",
                            errors="replace").stdout
    cells = []
    for found in RESULT.finditer(output):
        wrong = f" ({found['wrong']} wrong)" if float(found["wrong"]) else ""
        cells.append(f"{found['won']} ± {found['off']}{wrong}")
        if found["more"]:
            cells.append(f"{found['more']} ± {found['more_off']}")
    return " | ".join([f"| {reach}", str(players), others.replace(",", ", "),
                       f"{100 / players:.1f}", *cells, f"{arguments.games:,} |"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", help="bench-pairs")
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1, help="rows at a time")
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument("--others", action="append", choices=OTHERS)
    parser.add_argument("--strategies", default="logic,advised,farsighted",
                        help="to compare, each with the one before")
    arguments = parser.parse_args()
    rows = [(int(players), others) for others in arguments.others or OTHERS
            for players in arguments.players.split(",")]
    names = arguments.strategies.split(",")
    head = [names[0]]
    for before, name in zip(names, names[1:]):
        head += [name, f"{name} − {before}"]
    print("| reach | players | others | by chance", *head, "games |", sep=" | ")
    print("|---" * (5 + len(head)) + "|", flush=True)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for row in pool.map(lambda row: play(arguments, *row), rows):
            print(row, flush=True)


main()
