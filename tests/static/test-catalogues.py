#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every catalogue says all that the program says now, and says it well formed: nothing missing, in
doubt or left over, formats and mnemonics as in the original."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ["SOURCE_ROOT"])
PO = ROOT / "po"
# As Meson's preset for GLib has it.
KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3",
            "g_dpgettext2:2c,3", "ngettext:1,2"]


def read_list(name):
    lines = (PO / name).read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def run(*command):
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


def extract(folder):
    """What the program says now."""
    template = os.path.join(folder, "casebook.pot")
    status, said = run("xgettext", "--from-code=UTF-8", "--force-po", "-o", template,
                       *(f"--keyword={keyword}" for keyword in KEYWORDS), *read_list("POTFILES"))
    assert status == 0 and "used without plural and with plural" not in said, said
    return template


def count(option, catalogue):
    status, said = run("msgattrib", "--no-obsolete" if option != "--only-obsolete" else option,
                       option, catalogue)
    assert status == 0, said
    return len(re.findall(r"^(?:#~ )?msgid ", said, re.MULTILINE)) - (1 if said else 0)


def check(language, template):
    catalogue = str(PO / f"{language}.po")
    status, said = run("msgfmt", "--check", "--check-accelerators=_", "-o", "/dev/null", catalogue)
    assert status == 0, said
    status, said = run("msgcmp", catalogue, template)
    assert status == 0, said
    for option in ("--untranslated", "--only-fuzzy", "--only-obsolete"):
        assert count(option, catalogue) <= 0, f"{option}: {count(option, catalogue)}"


def main():
    languages = read_list("LINGUAS")
    failed = 0
    print(f"TAP version 13\n1..{len(languages) + 1}")
    complete = languages == sorted(catalogue.stem for catalogue in PO.glob("*.po"))
    print(f"{'ok' if complete else 'not ok'} 1 - LINGUAS")
    failed += not complete
    with tempfile.TemporaryDirectory() as folder:
        template = extract(folder)
        for number, language in enumerate(languages, 2):
            try:
                check(language, template)
                print(f"ok {number} - {language}")
            except AssertionError as problem:
                failed += 1
                print(f"not ok {number} - {language}")
                print("\n".join(f"# {line}" for line in str(problem).splitlines()[:20]))
    return 1 if failed else 0


sys.exit(main())
