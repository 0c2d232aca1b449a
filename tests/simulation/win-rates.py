#!/usr/bin/env python3
# win-rates.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many games each strategy wins, as a table in Markdown; see WIN-RATES.md.

Every cell is one player of a strategy against others who all play alike, with what it may be off by
(95 %). Rows are printed as they are done. Figures, nothing to pass or fail.
"""

import argparse
import json
import subprocess

OTHERS = ("listener", "logic", "careful", "listener,logic,careful")
STRATEGIES = ("logic", "advised")


def play(arguments, players, others, reach, strategy):
    result = subprocess.run(
        [arguments.program, "simulate", "classic", "--players", str(players), "--reach", reach,
         "--games", str(arguments.games), "--seed", str(arguments.seed), "--jobs",
         str(arguments.jobs), "--strategy", f"{strategy},{others}", "--json"],
        check=True, stdout=subprocess.PIPE, encoding="utf-8")
    rows = {row["strategy"]: row for row in json.loads(result.stdout)["strategies"]}
    row = rows[strategy]
    share = row["won"] / row["games"]
    error = 1.96 * (share * (1 - share) / row["games"]) ** 0.5
    cell = f"{100 * share:.1f} ± {100 * error:.1f}"
    return cell + (f" ({100 * row['wrong'] / row['games']:.0f} wrong)" if row["wrong"] else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", help="casebook-cli")
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument("--others", action="append", choices=OTHERS)
    parser.add_argument("--reach", default="all,one-in-three")
    parser.add_argument("--strategies", default=",".join(STRATEGIES))
    arguments = parser.parse_args()
    strategies = arguments.strategies.split(",")
    print(f"{arguments.games} games a cell, seed {arguments.seed}; won, in %\n")
    print("| reach | players | others | by chance |", " | ".join(strategies), "|")
    print("|---" * (4 + len(strategies)) + "|", flush=True)
    for reach in arguments.reach.split(","):
        for others in arguments.others or OTHERS:
            for players in map(int, arguments.players.split(",")):
                kinds = ",".join(others.split(",")[:players - 1])
                cells = [play(arguments, players, kinds, reach, strategy)
                         for strategy in strategies]
                print(f"| {reach} | {players} | {kinds} | {100 / players:.1f} |",
                      " | ".join(cells), "|", flush=True)


main()
