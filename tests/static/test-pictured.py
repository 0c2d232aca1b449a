#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each template of src/ui has a line in tests/ui/pictured.txt, with a screen that the tests render, or
why there is none. That the screen shows it is for cb-render to find out."""

import os
import pathlib
import re
import unittest

SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"])
# More than that say that nobody looks.
MOST_UNSEEN = 3


def read_list():
    text = (SOURCE / "tests" / "ui" / "pictured.txt").read_text(encoding="utf-8")
    return [line.split(" ", 2) for line in text.splitlines() if not line.startswith("#")]


def list_screens():
    return {name for tables in (SOURCE / "tests" / "ui").glob("cb-*-screens.c")
            for name in re.findall(r'^  \{ "([\w-]+)", prepare_', tables.read_text(encoding="utf-8"),
                                   re.MULTILINE)}


class Pictured(unittest.TestCase):
    def test_templates(self):
        templates = sorted(path.stem for path in (SOURCE / "src" / "ui").rglob("*.blp"))
        self.assertGreater(len(templates), 20)
        self.assertEqual([line[0] for line in read_list()], templates)

    def test_screens(self):
        screens = list_screens()
        self.assertGreater(len(screens), 50)
        for template, screen, *why in read_list():
            with self.subTest(template=template):
                if screen == "-":
                    self.assertTrue(why and len(why[0]) > 10, "it says no reason")
                else:
                    self.assertIn(screen, screens)
                    self.assertFalse(why)

    def test_few_are_unseen(self):
        unseen = [template for template, screen, *_ in read_list() if screen == "-"]
        self.assertLessEqual(len(unseen), MOST_UNSEEN)


if __name__ == "__main__":
    unittest.main()
