/* cb-sheet-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-sheet.h"

G_BEGIN_DECLS

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
};

/* Sees to it that the cells have the chances they should have, and no older ones. */
void cb_sheet_update_odds (CbSheet *self);
void cb_sheet_drop_odds (CbSheet *self);

G_END_DECLS
