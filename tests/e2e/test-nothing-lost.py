# test-nothing-lost.py - the battery is pulled
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns are recorded and the program is killed the moment each is shown as recorded. It is in the
file, and the program finds the case as it was."""

from casebook import (Casebook, enter, read_case, read_with_cli, run, run_cli, sample, wait_for,
                      write_case)


def test_killed_after_each_entry():
    case = sample()
    entries = case["log"][:5]
    path = write_case("Killed.casebook", {**case, "log": [], "title": "Killed"})
    for number, entry in enumerate(entries, 1):
        casebook = Casebook(path)
        casebook.wait_for_case(path)
        assert casebook.count_entries() == number - 1
        enter(casebook, case, entry)
        casebook.record()
        casebook.kill()
        assert read_case(path)["log"] == entries[:number]
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    assert casebook.read_sheet() == read_with_cli(path)
    assert casebook.count_entries() == len(entries)
    casebook.kill()


def test_killed_in_a_burst():
    """Whatever the moment, the file is a whole case with the first of the entries."""
    case = sample()
    for n in (1, 3, 4):
        path = write_case(f"Burst {n}.casebook", {**case, "log": [], "title": "Burst"})
        casebook = Casebook(path)
        casebook.wait_for_case(path)
        for entry in case["log"][:n]:
            enter(casebook, case, entry)
            if entry is not case["log"][n - 1]:
                casebook.record()
        casebook.tap_record()
        casebook.kill()
        assert run_cli("check", path).returncode == 0
        log = read_case(path)["log"]
        assert log in (case["log"][:n - 1], case["log"][:n]), log


def test_listed_after_the_kill():
    casebook = Casebook()
    wait_for(lambda: "Killed" in casebook.texts(), "the case in the list")
    casebook.kill()


run(test_killed_after_each_entry, test_killed_in_a_burst, test_listed_after_the_kill)
