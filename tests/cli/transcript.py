# transcript.py
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Running casebook-cli and looking at what it says.

Every test runs with the program as first argument and the source tree as second.
"""

import os
import re
import resource
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1])
SOURCES = sys.argv[2]
SAMPLES = os.path.join(SOURCES, "data", "samples")
EXPECTED = os.path.join(SOURCES, "tests", "cli", "expected")
PUBLISHED = os.path.join(SAMPLES, "published-six-players.casebook")
RANDOM_4 = os.path.join(SAMPLES, "random-4001_n4_t18.casebook")
RANDOM_5 = os.path.join(SAMPLES, "random-5004_n5_t24.casebook")
ALL_SAMPLES = [PUBLISHED, RANDOM_4, RANDOM_5]
PRINTS = "CASEBOOK_IS_PORTABLE" not in os.environ


def run(*args, cwd=None, stdout=subprocess.PIPE, locale="C.UTF-8", typed="", user=None):
    env = {**os.environ, "LC_ALL": locale, "LANGUAGE": "", "HOME": "/nonexistent"}
    env.pop("DISPLAY", None)
    env.pop("WAYLAND_DISPLAY", None)
    return subprocess.run(
        [PROGRAM, *args], cwd=cwd, env=env, input=typed, stdout=stdout,
        stderr=subprocess.PIPE, encoding="utf-8", errors="surrogateescape", timeout=600, check=False,
        user=user,
    )


def list_locales():
    """A locale of this machine for each language of ours, as far as it speaks them."""
    with open(os.path.join(SOURCES, "po", "LINGUAS"), encoding="utf-8") as file:
        languages = [line for line in file.read().splitlines() if not line.startswith("#")]
    spoken = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True).stdout
    found = {language: re.search(rf"^({language}(?:_[A-Z]+)?)\.utf8$", spoken, re.MULTILINE)
             for language in languages}
    return {language: f"{locale[1]}.UTF-8" for language, locale in found.items() if locale}


def run_limited(n_bytes, *args, cwd=None):
    """As run(), where the system lets no file grow larger than so."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, before[1]))
    try:
        return run(*args, cwd=cwd)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


class Transcript(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="casebook-cli-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, content):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def assert_quiet(self, result, status=0):
        self.assertEqual(result.stderr, "")
        self.assertEqual(result.returncode, status)

    def assert_complaint(self, result, start, status=2):
        """One line on the error stream, nothing but it."""
        self.assertEqual(result.returncode, status)
        self.assertTrue(result.stderr.startswith(start), result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        self.assertTrue(result.stderr.endswith("\n"))


def main():
    unittest.main(argv=[sys.argv[0]], verbosity=2)
