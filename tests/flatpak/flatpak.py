# flatpak.py - Casebook's Flatpak as the one who installed it meets it
# SPDX-License-Identifier: GPL-3.0-or-later
"""What flatpak does, and what a sandbox is like from inside."""

import os
import subprocess

APP_ID = os.environ["APP_ID"]
BUNDLE = os.environ["BUNDLE"]
NEXT_BUNDLE = os.environ["NEXT_BUNDLE"]
HOME = os.environ["HOME"]
EXPORTS = os.path.join(os.environ["FLATPAK_USER_DIR"], "exports", "share")


def flatpak(*arguments):
    """What it prints."""
    result = subprocess.run(["flatpak", *arguments], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def install(bundle):
    flatpak("install", "--user", "--noninteractive", bundle)


def run_inside(script, *options):
    """A shell in the sandbox, which may be made weaker by options of flatpak run."""
    return subprocess.run(["flatpak", "run", "--command=sh", *options, APP_ID, "-c", script],
                          capture_output=True, text=True, check=False)
