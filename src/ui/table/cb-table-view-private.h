/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-table.h"
#include "cb-pips.h"
#include "cb-table-foot.h"
#include "cb-table-state.h"
#include "cb-table-view.h"

/* The rows of a deck. */
typedef struct
{
  GtkWidget *danger; /* NULL where no card is deadly */
  CbPainting *pips;
  GtkLabel *danger_words;
  GtkWidget *kept[CB_MAX_PLAYERS];
} CbDeckRows;

struct _CbTableView
{
  AdwBin parent_instance;

  CbCase *case_;
  int at;
  gboolean narrow;
  gboolean built; /* whether the members below are filled in */
  guint n_read;   /* how many entries were read at the last update */
  gboolean stale; /* whether what is shown is out of date */

  GPtrArray *decks; /* of CbDeckRows, NULL for those that are not played with */
  GPtrArray *powers;
  GPtrArray *variants;
  GPtrArray *accusations;

  CbCaseTable *oval;
  GtkListBox *foot_list;
  CbTableFoot *foot;
  AdwPreferencesGroup *kept_group;
  AdwPreferencesGroup *powers_group;
  AdwPreferencesGroup *accusations_group;
  AdwPreferencesGroup *variants_group;
  AdwActionRow *score;
  AdwSpinRow *goal;
  GtkWidget *series_group;
};

GtkWidget *_cb_table_view_add_button (GtkWidget *row,
                                      const char *label,
                                      const char *context,
                                      const char *action,
                                      GVariant *target);
void _cb_table_view_show_words (GtkWidget *row, char *words);

void _cb_table_view_build_decks (CbTableView *self, const CbSetup *setup);
void _cb_table_view_update_decks (CbTableView *self,
                                  const CbSetup *setup,
                                  const CbTableState *state,
                                  gboolean ended);
