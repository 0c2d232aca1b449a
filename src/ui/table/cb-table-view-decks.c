/* What there is to say of the decks below the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-plain-row.h"
#include "cb-table-choices.h"
#include "cb-table-state-words.h"
#include "cb-table-view-private.h"
#include "cb-paragraph.h"

/* The side of a pip, in pixels. */
#define PIP 20

/* (nullable): the kind of card whose last one kills the player who draws it */
static const CbDeckCard *
find_deadly (const CbEdition *edition, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      return card;
  return NULL;
}

static GtkLabel *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = cb_paragraph_new (text, css_class);

  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* Builds the row that says how many deadly cards are drawn, and what that means. */
static void
build_danger (CbDeckRows *rows, const char *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  rows->danger = adw_preferences_row_new ();
  rows->pips = cb_painting_new (GTK_ACCESSIBLE_ROLE_IMG);
  add_label (lines, card, "heading");
  rows->danger_words = add_label (lines, "", "thing-words");
  gtk_widget_set_halign (GTK_WIDGET (rows->pips), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (rows->pips));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (rows->danger), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (rows->danger), FALSE);
  gtk_widget_set_focusable (rows->danger, FALSE);
  gtk_widget_add_css_class (rows->danger, "table-foot");
}

static CbDeckRows *
build_deck (CbTableView *self, const CbSetup *setup, guint index)
{
  const CbDeck *deck = cb_edition_get_deck (setup->edition, index);
  const CbDeckCard *deadly = find_deadly (setup->edition, index);
  CbDeckRows *rows = g_new0 (CbDeckRows, 1);

  if (deadly != NULL)
    {
      build_danger (rows, deadly->name);
      gtk_list_box_append (self->foot_list, rows->danger);
    }
  for (guint i = 0; i < setup->n_players; i++)
    {
      rows->kept[i] = cb_plain_row_new (setup->players[i].name, NULL);
      _cb_table_view_add_button (rows->kept[i], _ ("_Play"), setup->players[i].name, "table.play",
                                 g_variant_new ("(us)", i, deck->id));
      adw_preferences_group_add (self->kept_group, rows->kept[i]);
    }
  return rows;
}

static void
remove_deck (CbTableView *self, CbDeckRows *rows)
{
  if (rows->danger != NULL)
    gtk_list_box_remove (self->foot_list, rows->danger);
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    if (rows->kept[i] != NULL)
      adw_preferences_group_remove (self->kept_group, rows->kept[i]);
}

void
_cb_table_view_build_decks (CbTableView *self, const CbSetup *setup)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      CbDeckRows *rows = g_ptr_array_index (self->decks, i);

      if (rows != NULL)
        remove_deck (self, rows);
    }
  g_ptr_array_set_size (self->decks, 0);
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    g_ptr_array_add (self->decks,
                     cb_setup_uses_deck (setup, i) ? build_deck (self, setup, i) : NULL);
}

static void
update_danger (CbTableView *self,
               CbDeckRows *rows,
               const CbSetup *setup,
               const CbTableState *state,
               guint deck)
{
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (rows->danger));
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  guint kind = (guint) cb_table_state_get_deadly_kind (state, deck);
  int n = cb_draw_pile_get_count (pile, kind);
  g_autofree char *words = cb_table_state_describe_danger (state, setup, deck);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), self->narrow ? GTK_ORIENTATION_VERTICAL
                                                                     : GTK_ORIENTATION_HORIZONTAL);
  cb_pips_show (rows->pips, find_deadly (setup->edition, deck)->icon,
                cb_draw_pile_get_n_open (pile, kind), (guint) MAX (n, 0), PIP);
  gtk_label_set_label (rows->danger_words, words);
}

/* @ended: whether the game is over, and the decks are back in the box */
void
_cb_table_view_update_decks (CbTableView *self,
                             const CbSetup *setup,
                             const CbTableState *state,
                             gboolean ended)
{
  GtkWidget *choices = g_object_ref_sink (cb_table_choices_new ());
  gboolean any = FALSE, any_kept = FALSE;

  for (guint i = 0; i < self->decks->len; i++)
    {
      CbDeckRows *rows = g_ptr_array_index (self->decks, i);

      if (rows == NULL)
        continue;
      any = TRUE;
      cb_table_choices_add_deck (choices, setup, state, i);
      if (rows->danger != NULL)
        {
          update_danger (self, rows, setup, state, i);
          gtk_widget_set_visible (rows->danger, !ended);
        }
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          g_autofree char *kept = cb_table_state_describe_kept (state, i, seat);

          gtk_widget_set_visible (rows->kept[seat], *kept != '\0');
          any_kept = any_kept || *kept != '\0';
          _cb_table_view_show_words (rows->kept[seat], g_steal_pointer (&kept));
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->kept_group), any_kept && !ended);
  cb_table_foot_set_choices (self->foot, any && !ended ? choices : NULL);
  g_object_unref (choices);
}
