/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/**
 * CbRecording:
 * @name: of the test
 * @setup: the members of a case but for its log, with ' for "
 * @log: its entries
 * @steps: ended by NULL: what is tapped, and what is to be seen then
 *
 * Opens a case on disk in the real window, and enters what happened by taps or by typing. A step is
 * a word and what it is about, and either does something or checks what is to be seen.
 *
 * Steps that do something:
 *
 *   kind NAME, by NAME, whose NAME, seen-by NAME, claim NAME: chooses from a list of the form
 *
 *   tap NAME: taps a chip, a toggle or a button of the form
 *
 *   fill TEXT: enters the text of the form
 *
 *   reply TEXT: taps an answer to the question that is asked
 *
 *   row NAME: BUTTON: taps a button in the row of an answer: passed, showed, saw or a card
 *
 *   type TEXT: types in the line
 *
 *   record, clear, undo, edit N: does what the button of that name does
 *
 *   insist: like record, where nothing can be recorded
 *
 *   entry {…}: puts an entry into the log as if it came from elsewhere
 *
 * Steps that check something:
 *
 *   told NAMES, struck NAMES, known NAMES, offered NAMES: cards in the form
 *
 *   struck-row NAME: NAMES, told-row NAME: BUTTONS: buttons in the row of an answer
 *
 *   button blue|grey|off LABEL: the look and the label of Record
 *
 *   status TEXT: the line below it; “hand” if my cards are there
 *
 *   form NAME, asker NAME: the kind of event, and who does it
 *
 *   log N, disk {…}: how many entries the log has, and what the last one in the file says
 *
 *   mark CARD/HOLDER yes|no|maybe: a cell of the sheet
 *
 *   eyes NUMBER: how many rows have a button for having seen the card
 *
 *   reads TEXT, lacks TEXT: whether the text is anywhere in the form
 *
 *   says TEXT yes|no: whether the text is anywhere in the composer
 */
typedef struct
{
  const char *name;
  const char *setup;
  const char *log;
  const char *const *steps;
} CbRecording;

void cb_recording_run (const CbRecording *self, int width, int height);
