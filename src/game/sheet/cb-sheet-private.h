/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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
  GCancellable *odds; /* while the cells have their chances or wait for them */
  guint odds_generation;
  guint odds_n_read;
  CbChances *chances; /* that the cells have, or NULL */

  GArray *supposed;          /* (element-type CbSupposed) */
  CbWhatIf *what_if;         /* what follows from it, once known */
  GCancellable *supposition; /* while that is worked out, or known */
  guint what_if_generation;
  guint what_if_n_read;
};

/* What follows from the log is another, or what is supposed. */
void cb_sheet_update (CbSheet *self);
void cb_sheet_notify_what_if (CbSheet *self);

/* Sees to it that the cells have the chances they should have, and no older ones. */
void cb_sheet_update_odds (CbSheet *self);
/* Sees to it that what would follow is worked out from the log as it is. */
void cb_sheet_update_what_if (CbSheet *self);
void cb_sheet_drop_what_if (CbSheet *self);
