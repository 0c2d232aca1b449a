# test-privacy.py - what others must not see
# SPDX-License-Identifier: GPL-3.0-or-later
"""One key covers every window, whatever has the focus; covered, nothing of the case is on the
accessibility bus; only what is deliberate uncovers it, and then all is as it was. What was hidden
becomes new on the bus."""

import subprocess

from casebook import (PROGRAM, Atspi, Casebook, do, find, find_all, has_state, is_pressed,
                      read_all, read_case, run, sample, wait_for, wait_for_place, walk,
                      write_case)
from desktop import DESKTOP
from hands import Hands, find_window_id, press_keys
from pages import write_text

SECRETS = ("Scarlet", "Mustard", "Rope", "Wrench", "Hall", "Study", "showed", "Friday", "Sunday",
           "Your Mark", "Export")
HOLD = "Hold to Uncover"


OWNER = "Scarlet"  # whose notebook it is, which the cover says once for each window


def list_secrets(casebook, n_owners=0):
    texts = read_all(casebook.app).replace(OWNER, "", n_owners)
    return [word for word in SECRETS if word in texts]


def list_frames(casebook):
    return [casebook.app.get_child_at_index(i) for i in range(casebook.app.get_child_count())
            if casebook.app.get_child_at_index(i).get_role_name() == "frame"]


def is_covered(casebook):
    return bool(find_all(casebook.window, "button", HOLD))


def wait_covered(casebook):
    wait_for(lambda: is_covered(casebook), "the cover")
    n_owners = 2 * len(list_frames(casebook))  # a label has a name and a text
    assert list_secrets(casebook, n_owners) == [], list_secrets(casebook, n_owners)
    assert [frame.get_name() for frame in list_frames(casebook)] == \
        ["Casebook"] * len(list_frames(casebook))


def wait_uncovered(casebook):
    find(casebook.window, "table", "Sheet")
    assert not is_covered(casebook)


def hold(casebook, press, let_go):
    """Presses something as long as it takes, and lets go of it."""
    press()
    wait_for(lambda: not is_covered(casebook), "pressing to lift the cover")
    let_go()
    wait_uncovered(casebook)


def hold_button_key(casebook, key):
    hold(casebook, lambda: DESKTOP.press_down(key), lambda: DESKTOP.let_up(key))


def point_at_button(casebook):
    """Moves the pointer to the middle of the button that wants to be held."""
    area = wait_for_place(find(casebook.window, "button", HOLD))
    DESKTOP.point(find_window_id(casebook), area.x + area.width // 2, area.y + area.height // 2)


def test_cover():
    path = write_case("Friday.casebook", {**sample(), "title": "Friday", "log": sample()["log"][:3]})
    casebook = Casebook(path)
    casebook.wait_for_case(path)
    hands = Hands(casebook)
    casebook.press("Green")
    assert casebook.window.get_name() == "Friday"
    assert len(list_secrets(casebook)) > 7, list_secrets(casebook)

    # By the tap, and with the focus on a cell; what is not meant does nothing.
    cell = hands.go_to("table cell").get_name()
    casebook.tap("button", "Cover")
    wait_covered(casebook)
    for key in ("space", "Return", "Escape", "Tab", "ctrl+n", "ctrl+z", "F2", "F10", "F12",
                "ctrl+comma", "alt+Left"):
        press_keys(key)
    point_at_button(casebook)
    DESKTOP.press_button()
    DESKTOP.release_button()
    wait_covered(casebook)
    assert hands.wait_for_focus("button", HOLD)
    hold_button_key(casebook, "Return")
    hands.wait_for_focus("table cell", cell)

    # Over the details of a cell, a menu, a form and a text that is half typed.
    press_keys("Return")
    wait_for(lambda: any(part.name == "Your Mark" for part in walk(casebook.window)),
             "the details")
    press_keys("F12")
    wait_covered(casebook)
    point_at_button(casebook)
    hold(casebook, DESKTOP.press_button, DESKTOP.release_button)
    press_keys("F10")
    wait_for(lambda: find_all(casebook.window, "menu item"), "the menu")
    press_keys("F12")
    wait_covered(casebook)
    assert not find_all(casebook.app, "menu item")
    press_keys("shift+F12")
    wait_uncovered(casebook)
    press_keys("F2")
    field = find(find(casebook.window, "alert", "Rename Case"), "text", "Title")
    write_text(field, "Sunday")
    press_keys("ctrl+h")
    wait_covered(casebook)
    do(find(casebook.window, "button", HOLD), "hold.finish")
    wait_uncovered(casebook)
    hands.wait_for_focus("text", "Title")
    assert Atspi.Text.get_text(field, 0, -1) == "Sunday"
    press_keys("Escape")
    # The details lie over the composer, which is new on the bus when they are left.
    wait_for(lambda: not find_all(casebook.window, "alert", "Rename Case"), "the form to close")
    press_keys("Escape")
    casebook.forget()
    wait_for(lambda: is_pressed(find(casebook.composer(), "toggle button", "Green")),
             "the half-composed suggestion")
    assert len(read_case(path)["log"]) == 3
    hands.let_go()
    casebook.quit()


def test_two_windows():
    """Each case has one window, however often it is opened; one cover lies over all."""
    paths = [write_case(f"{title}.casebook", {**sample(), "title": title})
             for title in ("Friday", "Sunday")]
    casebook = Casebook(*paths)
    wait_for(lambda: sorted(f.get_name() for f in list_frames(casebook)) == ["Friday", "Sunday"],
             "two windows")
    subprocess.run([PROGRAM, paths[0]], check=True)
    subprocess.run([PROGRAM, paths[1]], check=True)
    assert sorted(f.get_name() for f in list_frames(casebook)) == ["Friday", "Sunday"]
    for frame in list_frames(casebook):
        find(frame, "table", "Sheet")
    casebook.tap("button", "Cover")
    wait_for(lambda: all(find_all(f, "button", HOLD) for f in list_frames(casebook)), "the cover")
    wait_covered(casebook)
    do(find(list_frames(casebook)[1], "button", HOLD), "hold.finish")
    wait_uncovered(casebook)
    assert has_state(find(casebook.window, "button", "Cover"), Atspi.StateType.SENSITIVE)
    casebook.quit()


run(test_cover, test_two_windows)
