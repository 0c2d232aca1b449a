#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file with text to translate stands in po/POTFILES, in order, and no other.

With --write, puts them there instead of checking.
"""

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(os.environ.get("SOURCE_ROOT", pathlib.Path(__file__).parents[2]))
POTFILES = ROOT / "po" / "POTFILES"
LICENCE = "# SPDX-License-Identifier: GPL-3.0-or-later"
MARKS = {
    ".c": re.compile(r"(?<![A-Za-z0-9])(_|N_|C_|NC_|ngettext|g_dngettext) ?\("),
    ".blp": re.compile(r"(?<![A-Za-z0-9])C?_\("),
    ".ui": re.compile(r'translatable="yes"'),
    ".in": re.compile(r"^(Comment|Keywords)=|<(summary|comment)>", re.MULTILINE),
}


def has_text(path):
    mark = MARKS.get(path.suffix)
    return mark is not None and mark.search(path.read_text(encoding="utf-8"))


def main():
    lines = POTFILES.read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if line and not line.startswith("#")]
    wanted = sorted(
        str(path.relative_to(ROOT))
        for folder in ("data", "src")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and has_text(path)
    )
    if "--write" in sys.argv[1:]:
        POTFILES.write_text("\n".join([LICENCE, *wanted, ""]), encoding="utf-8")
        return 0
    if listed == wanted:
        print("TAP version 13\n1..1\nok 1 - POTFILES")
        return 0
    print("TAP version 13\n1..1\nnot ok 1 - POTFILES")
    for name in sorted(set(wanted) - set(listed)):
        print(f"# missing: {name}")
    for name in sorted(set(listed) - set(wanted)):
        print(f"# without text to translate: {name}")
    if sorted(listed) == wanted:
        print("# not in order")
    print("# tests/static/test-potfiles.py --write puts this right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
