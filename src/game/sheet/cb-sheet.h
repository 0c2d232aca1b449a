/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-cell.h"
#include "cb-chances.h"
#include "cb-what-if.h"

#define CB_TYPE_SHEET (cb_sheet_get_type ())

/**
 * CbSheet:
 *
 * The clue sheet of a case, after all of its log or after its first entries. Its cells live as long
 * as the sheet. On the case's "concluded" they are updated, and notify only what has changed.
 *
 * Properties: case (CbCase, construct only), at (int, with notify: number of entries read, −1 for
 * all), show-odds (boolean, with notify: open cells have a chance, if the case's level allows it),
 * complete (boolean, with notify: all that follows from the entries read was found; else the case
 * is still thinking, and open cells may yet be settled), chances (CbChances or NULL, with notify:
 * those of the open cells). Chances are computed in another thread; until that is done, and after a
 * change of the log until it is done again, cells have none. supposing (boolean, with notify):
 * cells show what would be known if something were so, and have no chances; what-if (CbWhatIf or
 * NULL, with notify): the result, once another thread has worked it out. That is done again after a
 * change of the log, or of the point of it that is shown. Signal "changed": after all cells have
 * been brought up to date.
 */
G_DECLARE_FINAL_TYPE (CbSheet, cb_sheet, CB, SHEET, GObject)

CbSheet *cb_sheet_new (CbCase *case_);
CbCase *cb_sheet_get_case (CbSheet *self);
int cb_sheet_get_at (CbSheet *self);
void cb_sheet_set_at (CbSheet *self, int at);
/* The number of entries that the sheet reads; 0 at the level without automatic crosses. */
guint cb_sheet_get_n_read (CbSheet *self);
gboolean cb_sheet_get_complete (CbSheet *self);
gboolean cb_sheet_get_show_odds (CbSheet *self);
void cb_sheet_set_show_odds (CbSheet *self, gboolean show_odds);
CbChances *cb_sheet_get_chances (CbSheet *self);
gboolean cb_sheet_can_suppose (CbSheet *self, guint card, guint holder);
void cb_sheet_suppose (CbSheet *self, guint card, guint holder, CbMark mark);
void cb_sheet_stop_supposing (CbSheet *self);
gboolean cb_sheet_get_supposing (CbSheet *self);
CbWhatIf *cb_sheet_get_what_if (CbSheet *self);
CbCell *cb_sheet_get_cell (CbSheet *self, guint card, guint holder);
/* Cards that the envelope may still hold, by category. */
CbCardSet cb_sheet_get_suspects (CbSheet *self, guint category);
/* The envelope in one line: "Plum · Rope · Hall or Study". */
char *cb_sheet_describe_envelope (CbSheet *self);

int cb_sheet_get_turn (CbSheet *self);
guint cb_sheet_count_known (CbSheet *self, guint holder, guint *n_cards);
char *cb_sheet_describe_column (CbSheet *self, guint holder);
char *cb_sheet_describe_progress (CbSheet *self);
char *cb_sheet_tell_news (CbSheet *self);
