/* cb-table-view-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-table-state.h"
#include "cb-table-view.h"
#include "cb-token.h"

G_BEGIN_DECLS

/* The rows of a deck. */
typedef struct
{
  AdwPreferencesGroup *group;
  GtkWidget *pile;
  GtkWidget *own; /* draws from Casebook's own pile */
  GtkWidget *danger;
  GtkWidget *kept[CB_MAX_PLAYERS];
} CbDeckRows;

struct _CbTableView
{
  AdwBin parent_instance;

  CbCase *case_;
  int at;

  GPtrArray *decks; /* of CbDeckRows, NULL for those that are not played with */
  GPtrArray *powers;
  GPtrArray *places;
  GPtrArray *variants;
  GPtrArray *outs; /* by seat */
  GPtrArray *accusations;
  GtkWidget *elsewhere;

  GtkBox *deck_box;
  AdwActionRow *turn;
  CbToken *token; /* of whose turn it is, or of who solved the case */
  GtkWidget *roll;
  AdwPreferencesGroup *outs_group;
  AdwPreferencesGroup *powers_group;
  AdwPreferencesGroup *places_group;
  AdwPreferencesGroup *accusations_group;
  AdwPreferencesGroup *variants_group;
  AdwActionRow *score;
  AdwSpinRow *goal;
  GtkWidget *series_group;
  GtkWidget *again;
  GtkWidget *accuse;
  GtkWidget *open_envelope;
};

void _cb_table_view_set_title (AdwPreferencesGroup *group, const char *name);
GtkWidget *_cb_table_view_new_row (const char *title);
GtkWidget *_cb_table_view_add_button (GtkWidget *row,
                                      const char *label,
                                      const char *context,
                                      const char *action,
                                      GVariant *target);
void _cb_table_view_show_words (GtkWidget *row, char *words);

void _cb_table_view_build_decks (CbTableView *self, const CbSetup *setup);
void
_cb_table_view_update_decks (CbTableView *self, const CbSetup *setup, const CbTableState *state);

G_END_DECLS
