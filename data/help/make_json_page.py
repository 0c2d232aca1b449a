#!/usr/bin/env python3
# make_json_page.py - makes json.md of json.schema.json, which a test compares
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_json_page.py > json.md"""

import json
import pathlib

HEAD = """<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- Made by make_json_page.py of json.schema.json; change that file. -->
# The JSON of casebook-cli

With `--json`, every command but `print` writes one object a line: one for each file, entry, roll or edition. Each line
begins with `"casebook": 1`, the version of what this page says. New members may come without a new version, so ignore those
you do not know; the version changes when a member changes its meaning or goes. The same in
[JSON Schema](json.schema.json), where tests look that every command keeps to it.

Cards, categories, traits, powers and decks have their ids, as in [edition files](../editions/README.md). What is in the
language of the screen says so, or is called a sentence; compare everything else. Members that need not be there are marked
“–”. What is wrong with a command or a file is said on the error stream, in words, with
[status 2](terminal.md#exit-status), instead of a line.

| what | how it is written |
|---|---|
"""
# What the table of the head tells, in this order.
VALUES = {"card": "a card", "seat": "a seat", "holder": "a holder", "mark": "a mark", "position": "an entry",
          "chance": "odds", "die": "a die"}


def resolve(schema, said):
    """What is meant by a reference, with its own description before that of what it leads to."""
    while "$ref" in said:
        said = {**schema["$defs"][said["$ref"].rsplit("/", 1)[1]],
                **{key: value for key, value in said.items() if key != "$ref"}}
    return said


def describe(schema, said):
    return resolve(schema, said).get("description", "")


def list_members(schema, said, path=""):
    """(path, what is said of it, whether it may be missing) of all members, inner ones after outer."""
    said = resolve(schema, said)
    for name, member in said.get("properties", {}).items():
        if name == "casebook":
            continue
        inner = resolve(schema, member)
        place = path + name
        yield place, member, name not in said["required"]
        if inner.get("type") == "array":
            place += "[]"
            inner = resolve(schema, inner["items"])
        yield from list_members(schema, inner, place + ".")


def name_type(schema, said):
    said = resolve(schema, said)
    if "anyOf" in said:
        return " or ".join(dict.fromkeys(name_type(schema, one) for one in said["anyOf"]))
    if "enum" in said or "const" in said:
        return ", ".join(f"`{json.dumps(one)}`" for one in said.get("enum", [said.get("const")]))
    kind = said["type"]
    if kind == "array":
        return f"list of {name_type(schema, said['items'])}"
    if kind == "object" and "additionalProperties" in said and said["additionalProperties"]:
        return f"object of {name_type(schema, said['additionalProperties'])}"
    return " or ".join([kind] if isinstance(kind, str) else kind)


def make_page(schema):
    text = HEAD
    for name, what in VALUES.items():
        said = {"$ref": f"#/$defs/{name}"}
        text += f"| {what} | {name_type(schema, said)}: {describe(schema, said)} |\n"
    told = {}
    for command, lines in schema["properties"].items():
        text += f"\n## {command}\n"
        for line in lines.get("oneOf", [lines]):
            title = resolve(schema, line)["title"]
            if line["$ref"] in told:
                text += f"\n*{title[0].upper()}{title[1:]}*: as for [{told[line['$ref']]}](#{told[line['$ref']]}).\n"
                continue
            told[line["$ref"]] = command
            text += f"\n*{title[0].upper()}{title[1:]}*:\n\n| member | | is | |\n|---|---|---|---|\n"
            for path, said, missing in list_members(schema, line):
                text += (f"| `{path}` | {'–' if missing else ''} | {name_type(schema, said)} | "
                         f"{describe(schema, said)} |\n")
    return text


def main():
    schema = pathlib.Path(__file__).with_name("json.schema.json").read_text(encoding="utf-8")
    print(make_page(json.loads(schema)), end="")


if __name__ == "__main__":
    main()
