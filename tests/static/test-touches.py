#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What one more command, language or edition touches, as the page for developers says: what there is
of each stands in so many places, and in no other list."""

import os
import pathlib
import re
import unittest

ROOT = pathlib.Path(os.environ["SOURCE_ROOT"])
# Sentences that people type, names of cards and of people, and what was wrong in sentences, in some
# languages: nobody writes these down without knowing the language.
OF_LANGUAGES = {"tests/cli/test-sentences.py", "tests/game/test-builtin-editions.c",
                "tests/telling/test-quick-languages.c", "tests/ui/cb-album.c"}
CODE = ("*.c", "*.h", "*.py", "*.sh", "meson.build")


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def list_code(*folders):
    """Files that are written by hand, and what they hold, without comments."""
    for folder in folders:
        for pattern in CODE:
            for path in (ROOT / folder).rglob(pattern):
                text = path.read_text(encoding="utf-8")
                yield path.relative_to(ROOT).as_posix(), re.sub(r"/\*.*?\*/", "", text,
                                                               flags=re.DOTALL)


class Touches(unittest.TestCase):
    def test_command(self):
        """Its file, a header, the table, two lists of files, and the page that lists it."""
        for room, page in (("src/cli", "data/help/terminal.md"), ("src/lab", "src/lab/README.md")):
            rows = re.findall(r'{ "([a-z-]+)", (cb_\w+)', read(f"{room}/main.c"))
            self.assertGreater(len(rows), 2)
            files = dict(list_code(room))
            for command, function in rows:
                with self.subTest(command=command):
                    named = sorted(name for name, text in files.items()
                                   if re.search(rf"\b{function}\b", text))
                    own = [name for name in named
                           if re.search(rf"^{function} \(", files[name], re.MULTILINE)]
                    self.assertEqual(len(own), 1)
                    self.assertEqual([name for name in named
                                      if name not in own and not name.endswith("/main.c")
                                      and name.endswith(".c")], [])
                    self.assertEqual(len([name for name in named if name.endswith(".h")]), 1)
                    self.assertIn(pathlib.Path(own[0]).name, files[f"{room}/meson.build"])
                    self.assertRegex(read(page), rf"(?m)^casebook-{room[4:]} {command} ")

    def test_language(self):
        """Its catalogue, and a line of po/LINGUAS, which is the only list."""
        languages = [line for line in read("po/LINGUAS").splitlines() if not line.startswith("#")]
        self.assertEqual(sorted(path.stem for path in (ROOT / "po").glob("*.po")), languages)
        lists = set()
        for name, text in list_code("build-aux", "data", "flatpak", "src", "tests"):
            named = [language for language in languages
                     if re.search(rf"[\"'( ]{language}(_[A-Z]{{2}})?[\"') ]", text)]
            if len(named) > len(languages) / 2:
                lists.add(name)
        self.assertEqual(lists, OF_LANGUAGES)

    def test_edition(self):
        """Its file, and a line of the list; no code asks which edition it is."""
        folder = ROOT / "data/editions"
        listed = re.findall(r">([\w/-]+)\.edition</file>", read(f"{folder}/editions.gresource.xml.in"))
        editions = [path.stem for path in folder.glob("*.edition")]
        self.assertGreater(len(editions), 20)
        code = "\n".join(text for _, text in list_code("src"))
        for edition in editions:
            with self.subTest(edition=edition):
                self.assertEqual(listed.count(edition), 1)
                # The classic one is what is played where nothing else is said.
                if edition != "classic":
                    self.assertNotIn(f'"{edition}"', code)


if __name__ == "__main__":
    unittest.main()
