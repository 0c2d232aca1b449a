/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-sheet.h"

struct _CbSheet
{
  GObject parent_instance;

  CbCase *case_;
  GPtrArray *cells; /* by card, then holder */
  guint n_holders;
  int at;
  gboolean complete;

  gboolean show_odds;
  GCancellable *odds; /* NULL unless chances are shown or being computed */
  guint odds_generation;
  guint odds_n_read;
  CbChances *chances; /* the chances that the cells show, or NULL */

  GCancellable *guesses; /* NULL unless the sure marks are being worked out, or are known */
  guint guesses_generation;
  guint guesses_n_read;
  gboolean knows_sure;
  CbMarks sure; /* what follows without any guess */

  GArray *supposed;          /* (element-type CbSupposed) */
  CbWhatIf *what_if;         /* what follows from @supposed, once it is known */
  GCancellable *supposition; /* NULL unless @what_if is being worked out, or is known */
  guint what_if_generation;
  guint what_if_n_read;
};

/* Updates all cells, after a change of what follows from the log, or of what is supposed. */
void cb_sheet_update (CbSheet *self);
void cb_sheet_notify_what_if (CbSheet *self);

/* Makes sure that cells show the chances for the current log, and no older ones. */
void cb_sheet_update_odds (CbSheet *self);
/* Makes sure that the marks that rest on a guess are worked out for the current log. */
void cb_sheet_update_guesses (CbSheet *self);
void cb_sheet_drop_guesses (CbSheet *self);
gboolean cb_sheet_is_guess (CbSheet *self, guint card, guint holder);
/* Makes sure that what follows from the suppositions is worked out for the current log. */
void cb_sheet_update_what_if (CbSheet *self);
void cb_sheet_drop_what_if (CbSheet *self);
