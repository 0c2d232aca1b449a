#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures for shops of programs and those of the help have the names that are shown, and a size
that shops take: at most 1000 × 700 pixels, with the shadow of a window around them. They are taken
for a release: what they show may be older than the program, and a language that came since then has
none yet."""

import os
import re
import struct
import unittest

SOURCE = os.environ["SOURCE_ROOT"]
SHOP = os.path.join(SOURCE, "data", "screenshots")
HELP = os.path.join(SOURCE, "src", "ui", "help", "pictures")


def read(*path):
    with open(os.path.join(SOURCE, *path), encoding="utf-8") as file:
        return file.read()


def read_size(path):
    """Width, height and whether it can be seen through."""
    with open(path, "rb") as file:
        head = file.read(26)
    if head[:8] != b"\x89PNG\r\n\x1a\n":
        raise AssertionError(f"{path} is no PNG")
    width, height, _, colours = struct.unpack(">IIBB", head[16:26])
    return width, height, colours in (4, 6)


def list_pictures(folder):
    return sorted(name for name in os.listdir(folder) if name.endswith(".png"))


LANGUAGES = [line for line in read("po", "LINGUAS").split("\n") if line and line[0] != "#"]


class Pictures(unittest.TestCase):
    def test_languages(self):
        for folder in (SHOP, HELP):
            wanted = [name for name in list_pictures(folder) if not name.endswith("-dark.png")]
            self.assertTrue(wanted)
            taken = sorted(entry.name for entry in os.scandir(folder) if entry.is_dir())
            self.assertTrue(taken)
            self.assertLessEqual(set(taken), set(LANGUAGES))
            for language in taken:
                with self.subTest(folder=folder, language=language):
                    self.assertLessEqual(set(list_pictures(os.path.join(folder, language))),
                                         set(wanted))

    def test_size(self):
        for folder in [SHOP] + [entry.path for entry in os.scandir(SHOP) if entry.is_dir()]:
            for name in list_pictures(folder):
                with self.subTest(folder=folder, name=name):
                    width, height, transparent = read_size(os.path.join(folder, name))
                    self.assertLessEqual(width, 1000)
                    self.assertLessEqual(height, 700)
                    self.assertTrue(transparent)

    def test_shown(self):
        """What the description for shops shows is there, and the other way round."""
        metainfo = read("data", "io.github.casebook.Casebook.metainfo.xml.in")
        shown = [f"{name}.png" for name in re.findall(r"@images-([\w-]+)@", metainfo)]
        self.assertEqual(sorted(shown), list_pictures(SHOP))


if __name__ == "__main__":
    unittest.main()
