#!/usr/bin/env python3
# make-pages.py - the man page of casebook-cli, and what shells complete
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-pages.py CASEBOOK_CLI VERSION FOLDER: writes casebook-cli.1, casebook-cli.bash, _casebook-cli
and casebook-cli.fish to FOLDER, from what the program itself says of its commands and options."""

import json
import os
import pathlib
import subprocess
import sys


def ask(program, *arguments):
    """What the program prints, a JSON object in a line, in English."""
    output = subprocess.run([program, *arguments], capture_output=True, check=False, text=True,
                            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}).stdout
    return [json.loads(line) for line in output.splitlines()]


def read_commands(program):
    """All commands, with their options; a build that cannot print has none for “print”."""
    commands = ask(program, "help", "--json")
    for command in commands:
        command["options"] = ask(program, command["name"], "--list-options")
    return commands


def list_switches(option):
    """The ways to write an option: --output, -o."""
    return ["--" + option["name"]] + (["-" + option["short"]] if option["short"] else [])


def takes_files(command):
    return "FILE" in command["parameters"] or "FOLDER" in command["parameters"]


# The man page

def escape(text):
    """For roff, where a backslash, and a dot or an apostrophe that begins a line, mean something."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def make_man(commands, version):
    lines = [f'.TH CASEBOOK\\-CLI 1 "" "Casebook {version}" "User Commands"', ".SH NAME",
             "casebook\\-cli \\- the detective\\(cqs notebook for Clue and Cluedo, in a terminal",
             ".SH SYNOPSIS", ".B casebook\\-cli", "COMMAND [OPTION]\\&... FILE\\&...",
             ".SH DESCRIPTION",
             "Keeps the notes of a game at a real board in a case file, tells what follows from them,"
             " deals and rolls for the table. Nothing is changed but by the commands that say so.",
             ".SH COMMANDS"]
    group = None
    for command in commands:
        if command["group"] != group:
            group = command["group"]
            lines.append(f".SS {escape(group)}")
        lines += [".TP", f".B {escape((command['name'] + ' ' + command['parameters']).strip())}",
                  escape(command["summary"]) + ".", ".RS", ".PP", "Example:",
                  f".B casebook\\-cli {escape(command['name'] + ' ' + command['example'])}"]
        for option in command["options"]:
            written = ", ".join(list_switches(option))
            argument = f" \\fI{escape(option['argument'])}\\fR" if option["argument"] else ""
            lines += [".TP", f"\\fB{escape(written)}\\fR{argument}", escape(option["summary"]) + "."]
        lines.append(".RE")
    lines += [".SH EXIT STATUS", ".TP", ".B 0", "Done.", ".TP", ".B 1",
              "The log contradicts itself, \\fBcheck\\fR found problems, \\fBpractice \\-\\-answer\\fR is wrong,"
              " or \\fBdeal \\-\\-saw\\fR was given a fingerprint of another deal.", ".TP", ".B 2",
              "Something could not be read or written, or is not understood; the error stream says what."]
    lines += [".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "If it is set, nothing is printed in color."]
    return "\n".join(lines) + "\n"


# Shells

def quote(text):
    """For sh and fish, which both end a text in single quotes for an apostrophe."""
    return "'" + text.replace("'", "’") + "'"


def make_bash(commands):
    cases = []
    for command in commands:
        switches = " ".join(switch for option in command["options"]
                            for switch in list_switches(option) if switch.startswith("--"))
        cases.append(f"    {command['name']}) options='{switches} --help' ;;")
    names = " ".join(command["name"] for command in commands)
    return f"""# Made by make-pages.py.
_casebook_cli() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} command=${{COMP_WORDS[1]}} options
  if [ "$COMP_CWORD" -eq 1 ] || {{ [ "$COMP_CWORD" -eq 2 ] && [ "$command" = help ]; }}; then
    mapfile -t COMPREPLY < <(compgen -W '{names} help --help --version' -- "$current")
    return
  fi
  case $command in
{chr(10).join(cases)}
  esac
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
  else
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
  fi
}}
complete -F _casebook_cli casebook-cli
"""


def make_zsh(commands):
    def describe(text):
        return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")

    cases = []
    for command in commands:
        arguments = []
        for option in command["options"]:
            action = "_files" if option["file"] else " "
            value = f":{option['argument']}:{action}" if option["argument"] else ""
            for switch in list_switches(option):
                arguments.append(quote(f"{switch}[{describe(option['summary'])}]{value}"))
        arguments.append("'*:file:_files'")
        cases.append(f"    {command['name']}) _arguments {' '.join(arguments)} ;;")
    names = "\n".join("    " + quote(f"{command['name']}:{describe(command['summary'])}")
                      for command in commands)
    return f"""#compdef casebook-cli
# Made by make-pages.py.
local -a commands
if (( CURRENT == 2 )); then
  commands=(
{names}
  )
  _describe command commands
else
  shift words
  (( CURRENT-- ))
  case $words[1] in
{chr(10).join(cases)}
  esac
fi
"""


def make_fish(commands):
    lines = ["# Made by make-pages.py."]
    for command in commands:
        lines.append("complete -c casebook-cli -n __fish_use_subcommand -f "
                     f"-a {command['name']} -d {quote(command['summary'])}")
    for command in commands:
        for option in command["options"]:
            line = (f"complete -c casebook-cli -n '__fish_seen_subcommand_from {command['name']}' "
                    f"-l {option['name']} -d {quote(option['summary'])}")
            if option["short"]:
                line += f" -s {option['short']}"
            if option["argument"]:
                line += " -r" if option["file"] else " -x"
            lines.append(line)
        if not takes_files(command):
            lines.append("complete -c casebook-cli "
                         f"-n '__fish_seen_subcommand_from {command['name']}' -f")
    return "\n".join(lines) + "\n"


def main():
    program, version, folder = sys.argv[1:]
    commands = read_commands(program)
    for name, text in {"casebook-cli.1": make_man(commands, version),
                       "casebook-cli.bash": make_bash(commands),
                       "_casebook-cli": make_zsh(commands),
                       "casebook-cli.fish": make_fish(commands)}.items():
        (pathlib.Path(folder) / name).write_text(text, encoding="utf-8")


main()
