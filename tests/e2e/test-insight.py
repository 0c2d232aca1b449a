# test-insight.py - what to do next, from the first advice to the review
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published game with odds: the best question is what the command line advises; it goes into
the composer, is answered truly and recorded, and other advice follows. Then the envelope."""

import json

from casebook import (SAMPLES, Atspi, Casebook, Ears, find, find_all, read_with_cli, run,
                      run_cli, sample, wait_for, walk, write_case)

N_ENTRIES = 12
ENVELOPE = ("Peacock", "Lead Pipe", "Billiard Room")
DEALT = read_with_cli(f"{SAMPLES}/published-six-players.casebook")


def open_case(assist):
    path = write_case("Advised.casebook", {**sample(), "title": "Advised", "assist": assist,
                                           "log": sample()["log"][:N_ENTRIES]})
    casebook = Casebook(path)
    casebook.composer()
    return casebook, path


def start():
    """Where the table plays without odds there is nothing to look into."""
    casebook, _ = open_case("logic")
    tabs = [tab.get_name() for tab in find_all(casebook.window, "page tab")]
    assert "Log" in tabs and "Insight" not in tabs, tabs
    casebook.quit()
    casebook, path = open_case("odds")
    casebook.tap("page tab", "Insight")
    return casebook, path


def name_cards(ids):
    """As they stand on the sheet."""
    names = {name.replace(" ", "-").lower(): name for name in DEALT}
    return " · ".join(names[card] for card in ids)


def read_json(*arguments):
    result = run_cli("advise", "--json", *arguments)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def read_advice(path):
    """The suggestions from which games are played to their end, the best first: in the window only
    those that can be made this turn."""
    rooms = [within["room"] for within in read_json(path).get("reach", [])]
    advice = read_json(path, *(["--rooms", ",".join(rooms)] if rooms else []))
    # What is not exact may be worth something else while it is made finer.
    assert advice["exact"]
    return [f"Suggest {name_cards(suggestion['cards'])}"
            for suggestion in advice["suggestions"] if "foreseen" in suggestion]


def wait_for_advice(casebook, path, before=None):
    """Until the window shows three of the best of the command line, in any order: while somebody reads,
    nothing moves. Not what was best before."""
    best = read_advice(path)

    def look():
        advised = find(casebook.window, "list", "What to suggest next")
        names = [b.get_name() for b in find_all(advised, "button")]
        fit = len(names) == 3 and set(names) <= set(best) and names[0] != before
        return names if fit else None
    return wait_for(look, f"advice like {best[:3]}")[0]


def answer(cards, names):
    """Who passes and who shows what, by who has it in the end."""
    for number, name in enumerate(names):
        held = [card for card in cards if DEALT[card][name] == "yes"]
        if held:
            return [*names[:number]], name, held[0]
    return names, None, None


def check_names(casebook):
    """All that is shown and can have the focus is called something."""
    nameless = [(part.role, part.parent.name) for part in walk(casebook.window)
                if part.role in ("button", "toggle button", "list item") and
                part.has_state(Atspi.StateType.FOCUSABLE) and not part.name.strip()]
    assert not nameless, nameless


def test_advice_is_taken():
    casebook, path = start()
    best = wait_for_advice(casebook, path)
    check_names(casebook)
    casebook.tap("button", best)
    cards = best.removeprefix("Suggest ").split(" · ")
    passed, shower, shown = answer(cards, [p["name"] for p in sample()["players"]][1:])
    casebook.press(*(f"{name} passed" for name in passed[:-1]))
    if shower:
        casebook.press(f"{shown}, shown by {shower}")
    casebook.record()
    entry = json.load(open(path, encoding="utf-8"))["log"][-1]
    assert (entry["by"], name_cards(entry["cards"])) == (0, " · ".join(cards)), entry
    wait_for_advice(casebook, path, best)

    ears = Ears()
    casebook.tap("button", "Enter the Envelope")
    casebook.press(*ENVELOPE)
    # The composer, and the log above it, go with the end of the game.
    casebook.tap_record()
    casebook.wait_for_text("Case Closed")
    casebook.wait_for_text("Your notes alone never had the answer.")
    told = find(casebook.window, "list", "Turning points")
    wait_for(lambda: len(find_all(told, "list item")) == 3, "the turning points")
    ears.wait_for("Recorded: ")
    ears.let_go()
    wait_for(lambda: len(json.load(open(path, encoding="utf-8"))["log"]) == N_ENTRIES + 2,
             "the envelope in the file")
    casebook.quit()


run(test_advice_is_taken)
