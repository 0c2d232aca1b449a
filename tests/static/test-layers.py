#!/usr/bin/env python3
# test-layers.py
# SPDX-License-Identifier: GPL-3.0-or-later
"""A layer's headers reach only those who may have them: with the flags a layer is compiled with,
including a header of a layer it must not know fails, and one it may know does not. Each logs under
one name, its own. And what has one door is called behind it only."""

import json
import os
import pathlib
import shlex
import subprocess
import sys

BUILD = os.environ["BUILD_ROOT"]
SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"])

# A file of the layer, what it may include, what it may not.
LAYERS = {
    "src/deduction/marks/cb-deduction.c": (["cb-facts.h"], ["cb-case.h", "cb-dice.h", "cb-cli.h",
                                                      "cb-window.h", "gtk/gtk.h"]),
    "src/table/cb-dice.c": (["cb-random-source.h"], ["cb-card-set.h", "cb-edition.h", "cb-cli.h",
                                                  "json-glib/json-glib.h", "gtk/gtk.h"]),
    "src/game/case/cb-case.c": (["cb-deduction.h", "cb-draw-pile.h"],
                                ["cb-box.h", "cb-insight.h", "cb-cli.h", "cb-window.h",
                                 "gtk/gtk.h"]),
    "src/insight/cb-insight.c": (["cb-case.h", "cb-deduction.h"],
                                 ["cb-box.h", "cb-draft.h", "cb-match.h", "cb-cli.h", "cb-window.h",
                                  "gtk/gtk.h"]),
    "src/dealing/cb-hand.c": (["cb-case.h", "cb-hand-code.h"], ["cb-deduction.h", "cb-insight.h",
                                                                "cb-cli.h", "cb-window.h",
                                                                "gtk/gtk.h"]),
    "src/simulation/cb-match.c": (["cb-sealed-deal.h", "cb-deduction.h", "cb-insight.h"],
                                  ["cb-draft.h", "cb-cli.h", "cb-window.h", "gtk/gtk.h"]),
    "src/telling/cb-draft.c": (["cb-case.h", "cb-table-state.h"], ["cb-deduction.h", "cb-insight.h",
                                                                  "cb-cli.h", "cb-window.h",
                                                                  "gtk/gtk.h"]),
    "src/print/cb-print-draw.c": (["cb-sheet.h", "cairo.h"], ["cb-deduction.h", "cb-insight.h",
                                                              "cb-hand.h", "cb-cli.h",
                                                              "cb-window.h", "gtk/gtk.h"]),
    "src/cli/cb-cli.c": (["cb-case.h", "cb-insight.h", "cb-mark.h"],
                         ["cb-deduction.h", "cb-odds.h", "cb-window.h", "gtk/gtk.h"]),
    "src/lab/main.c": (["cb-cli.h", "cb-simulation.h"],
                       ["cb-deduction.h", "cb-window.h", "gtk/gtk.h"]),
    "src/ui/cb-window.c": (["cb-case.h", "cb-insight.h", "cb-mark.h"],
                           ["cb-deduction.h", "cb-odds.h", "cb-cli.h"]),
}


# What is called in one file only, as that one knows when not to: nothing is announced that a cover
# hides.
DOORS = {"gtk_accessible_announce": "src/ui/common/cb-announce.c"}


def find_callers(function):
    return sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("src/**/*.c")
                  if f"{function} (" in path.read_text(encoding="utf-8"))


def find_flags(source):
    with open(os.path.join(BUILD, "compile_commands.json"), encoding="utf-8") as file:
        for command in json.load(file):
            if command["file"].endswith(source):
                words = shlex.split(command["command"])
                return [w for w in words if w.startswith(("-I", "-isystem", "-D", "-std"))]
    return None


def compiles(flags, header):
    return subprocess.run(["cc", *flags, "-fsyntax-only", "-x", "c", "-"],
                          input=f"#include <{header}>\n", text=True, cwd=BUILD, check=False,
                          capture_output=True).returncode == 0


def list_domains():
    """The files that log under a name of their own."""
    return [path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("src/**/*.[ch]")
            if "define G_LOG_DOMAIN" in path.read_text(encoding="utf-8")]


def main():
    checks, domains = [], list_domains()
    for source, (allowed, forbidden) in LAYERS.items():
        flags = find_flags(source)
        if flags is None:
            continue
        layer = source.split("/")[1]
        if f'-DG_LOG_DOMAIN="casebook-{layer}"' not in flags:
            domains.append(layer)
        checks += [(source, header, True, compiles(flags, header)) for header in allowed]
        checks += [(source, header, False, compiles(flags, header)) for header in forbidden]
    print(f"1..{len(checks) + len(DOORS) + 1}")
    for number, (source, header, expected, found) in enumerate(checks, 1):
        word = "may" if expected else "must not"
        print(f"{'ok' if expected == found else 'not ok'} {number} - {source} {word} include"
              f" {header}")
    closed = [find_callers(function) == [door] for function, door in DOORS.items()]
    for number, (function, door) in enumerate(DOORS.items(), len(checks) + 1):
        print(f"{'ok' if closed[number - len(checks) - 1] else 'not ok'} {number} - {function} is"
              f" called in {door} only")
    print(f"{'not ok' if domains else 'ok'} {len(checks) + len(DOORS) + 1} - each layer logs under"
          f" its own name {' '.join(domains)}".rstrip())
    sys.exit(bool(domains) or not all(closed) or
             any(expected != found for _, _, expected, found in checks))


main()
