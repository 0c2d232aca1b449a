# test-large-page.py - where things are on a page that is drawn larger
# SPDX-License-Identifier: GPL-3.0-or-later
"""On a large screen the page is drawn larger than it is laid out. A screen magnifier, a braille
display with a mouse and whoever tests goes to where the accessibility bus says that something is:
there it is, at each size."""

from casebook import Casebook, find, run, sample, write_case
from desktop import DESKTOP
from mouse import Mouse

# From one corner of the sheet to the other: the card, and who may have it.
CELLS = (("Scarlet", "Plum"), ("Study", "Envelope"), ("Study", "Plum"))


def press_cells(casebook, mouse):
    for card, holder in CELLS:
        mouse.press(next(cell for cell in casebook.cells()
                         if cell.get_name().startswith(f"{card}, {holder}: ")))
        casebook.wait_for_text(f"{card} · {holder}")
        DESKTOP.press_keys("Escape")
        casebook.wait_for_sheet()
        casebook.find_record()


def press_chips(casebook, mouse):
    for name in ("Plum", "Wrench", "Study"):
        for pressed in (True, False):
            mouse.press(find(casebook.composer(), "toggle button", name), pressed)


def test_presses():
    casebook = Casebook(write_case("Large.casebook", {**sample(), "log": [], "title": "Large"}))
    casebook.wait_for_sheet()
    mouse = Mouse(casebook, 1920, 1080)
    for smaller in ("113%", "100%"):
        press_cells(casebook, mouse)
        press_chips(casebook, mouse)
        DESKTOP.press_keys("ctrl+minus")
        casebook.ears.wait_for(f"Size {smaller}")
    casebook.quit()


run(test_presses)
