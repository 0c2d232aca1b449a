/* cb-table-view-decks.c: the decks of other cards on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-table-view-private.h"
#include "cb-table-state-words.h"

static gboolean
has_deadly (const CbEdition *edition, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      return TRUE;
  return FALSE;
}

static const char *
get_deadly_name (const CbEdition *edition, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      return card->name;
  return NULL;
}

static void
add_row (CbDeckRows *rows, GtkWidget *row)
{
  adw_preferences_group_add (rows->group, row);
}

static CbDeckRows *
build_deck (const CbSetup *setup, guint index)
{
  const CbDeck *deck = cb_edition_get_deck (setup->edition, index);
  CbDeckRows *rows = g_new0 (CbDeckRows, 1);

  rows->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  _cb_table_view_set_title (rows->group, deck->name);
  rows->pile = _cb_table_view_new_row ("");
  rows->own = _cb_table_view_add_button (rows->pile, "", deck->name, "table.draw-shuffled",
                                         g_variant_new_string (deck->id));
  gtk_button_set_icon_name (GTK_BUTTON (rows->own), "media-playlist-shuffle-symbolic");
  gtk_widget_set_tooltip_text (rows->own, _ ("Draw for Me From a Shuffled Deck"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows->own), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Draw for Me From a Shuffled Deck"), -1);
  _cb_table_view_add_button (rows->pile, _ ("_Draw"), deck->name, "table.draw",
                             g_variant_new_string (deck->id));
  add_row (rows, rows->pile);
  if (has_deadly (setup->edition, index))
    {
      rows->danger = _cb_table_view_new_row (get_deadly_name (setup->edition, index));
      add_row (rows, rows->danger);
    }
  for (guint i = 0; i < setup->n_players; i++)
    {
      rows->kept[i] = _cb_table_view_new_row (setup->players[i].name);
      _cb_table_view_add_button (rows->kept[i], _ ("_Play"), setup->players[i].name, "table.play",
                                 g_variant_new ("(us)", i, deck->id));
      add_row (rows, rows->kept[i]);
    }
  return rows;
}

void
_cb_table_view_build_decks (CbTableView *self, const CbSetup *setup)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      CbDeckRows *rows = g_ptr_array_index (self->decks, i);

      if (rows != NULL)
        gtk_box_remove (self->deck_box, GTK_WIDGET (rows->group));
    }
  g_ptr_array_set_size (self->decks, 0);
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    {
      CbDeckRows *rows = cb_setup_uses_deck (setup, i) ? build_deck (setup, i) : NULL;

      g_ptr_array_add (self->decks, rows);
      if (rows != NULL)
        gtk_box_append (self->deck_box, GTK_WIDGET (rows->group));
    }
}

/* Whether it is known what cards there are, so that Casebook can have a pile of its own. */
static gboolean
can_shuffle (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_table_state_get_pile (state, deck);
  guint64 part, whole;
  guint n = 0;

  for (; cb_box_get_kind (setup->edition, deck, n) != NULL; n++)
    if (!cb_draw_pile_get_chance (pile, n, &part, &whole))
      return FALSE;
  return n > 0;
}

void
_cb_table_view_update_decks (CbTableView *self, const CbSetup *setup, const CbTableState *state)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      CbDeckRows *rows = g_ptr_array_index (self->decks, i);
      g_autofree char *left = rows != NULL ? cb_table_state_describe_left (state, i) : NULL;

      if (rows == NULL)
        continue;
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows->pile), left);
      _cb_table_view_show_words (rows->pile, cb_table_state_describe_piles (state, i));
      gtk_widget_set_visible (rows->own, can_shuffle (state, setup, i));
      if (rows->danger != NULL)
        _cb_table_view_show_words (rows->danger, cb_table_state_describe_danger (state, setup, i));
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          g_autofree char *kept = cb_table_state_describe_kept (state, setup, i, seat);

          gtk_widget_set_visible (rows->kept[seat], *kept != '\0');
          _cb_table_view_show_words (rows->kept[seat], g_steal_pointer (&kept));
        }
    }
}
