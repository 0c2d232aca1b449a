/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/**
 * CbRecording:
 * @name: of the test
 * @setup: the members of a case but for its log, with ' for "
 * @log: its entries
 * @steps: ended by NULL: what is tapped, and what is to be seen then
 *
 * A case on disk is opened in the real window, and told of by what a person can tap or type. Steps:
 *
 *   kind NAME, by NAME, whose NAME, seen-by NAME, claim NAME   from a list
 *   tap NAME                      a chip, a toggle or a button of the form
 *   fill TEXT                     the text of the form
 *   row NAME: BUTTON              an answer, a button by what it is for: passed, showed, saw or a
 * card type TEXT                     in the line record, clear, undo, edit N   as the buttons do;
 * insist: where nothing is recorded by that entry {…}                     is put into the log by
 * something else told NAMES, struck NAMES, known NAMES, offered NAMES       of the cards in the
 * form struck-row NAME: NAMES, told-row NAME: BUTTONS             of an answer's buttons button
 * blue|grey|off LABEL    of Record status TEXT                   under it; “hand” where my cards
 * stand there form NAME, asker NAME         what is told, and by whom log N, disk {…} how many
 * entries there are, and what the last in the file says mark CARD/HOLDER yes|no|maybe in the sheet
 *   eyes NUMBER                   how many rows have one
 *   reads TEXT, lacks TEXT        anywhere in the form
 *   says TEXT yes|no              anywhere in the composer
 */
typedef struct
{
  const char *name;
  const char *setup;
  const char *log;
  const char *const *steps;
} CbRecording;

void cb_recording_run (const CbRecording *self, int width, int height);
