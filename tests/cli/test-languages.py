# test-languages.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""In every language the program says the same in other words; what is for programs is the same in
all of them."""

import os
import unittest

from transcript import PUBLISHED, SAMPLES, SOURCES, Transcript, list_locales, main, run

SEA = os.path.join(SAMPLES, "booklet-at-sea.casebook")
COMMANDS = [(command, path) for command in ("sheet", "replay", "check") for path in (PUBLISHED, SEA)]
COMMANDS += [("why", PUBLISHED, "wrench", "envelope"), ("deal", "classic", "--players=4", "--seed=7"),
             ("editions",), ("check", SOURCES), ()]
# A translated message with a placeholder too many or too few shows one.
BROKEN = ("%s", "%u", "%d", "(null)")


# Of all but the one that says the same as American English in most places.
LOCALES = [locale for language, locale in list_locales().items() if language != "en_GB"]


@unittest.skipUnless(LOCALES, "this machine speaks none of the languages")
class Languages(Transcript):
    def test_says_the_same(self):
        for command in COMMANDS:
            english = run(*command)
            for locale in LOCALES:
                with self.subTest(command=command, locale=locale):
                    other = run(*command, locale=locale)
                    said = other.stdout + other.stderr
                    self.assertEqual(other.returncode, english.returncode, said)
                    self.assertEqual(bool(other.stderr), bool(english.stderr), said)
                    self.assertNotEqual(said, english.stdout + english.stderr)
                    self.assertEqual([part for part in BROKEN if part in said], [])

    def test_for_programs(self):
        for command in (("sheet", PUBLISHED, SEA), ("replay", PUBLISHED), ("check", SEA)):
            english = run(command[0], "--json", *command[1:])
            for locale in LOCALES:
                with self.subTest(command=command, locale=locale):
                    other = run(command[0], "--json", *command[1:], locale=locale)
                    self.assertEqual(other.stdout, english.stdout)

    def test_heads_of_columns(self):
        """Numbers end where their heads do, however long these are."""
        for locale in LOCALES:
            with self.subTest(locale=locale):
                table = run("course", "--at=3", PUBLISHED, locale=locale).stdout.splitlines()[1:]
                self.assertGreater(len(table), 1)
                end = len(table[0].rsplit("  ", 1)[0])  # of the last column but one
                self.assertEqual({(line[end - 1] == " ", line[end:end + 2]) for line in table},
                                 {(False, "  ")}, table)


main()
