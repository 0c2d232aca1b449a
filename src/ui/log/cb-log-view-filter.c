/* Which entries of the log are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* In this file a position is in the log, and a place in the list, which may show only some
 * entries. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-children.h"
#include "cb-log-view-private.h"
#include "cb-token.h"

/* In pixels. */
#define TOKEN_SIZE 20

/* In characters; longer names are shortened. Players also have a token. */
#define MAX_CHARS 20

#define ALL           "all"
#define BREAKTHROUGHS "breakthroughs"

static gboolean
is_wanted (gpointer item, gpointer user_data)
{
  CbLogView *self = CB_LOG_VIEW (user_data);
  guint position = cb_log_item_get_position (item);

  if (g_str_equal (self->filter, BREAKTHROUGHS))
    return position < cb_log_get_n_entries (cb_case_get_log (self->case_)) &&
           cb_case_is_breakthrough (self->case_, position);
  return cb_entry_get_turn (cb_log_item_get_entry (item)) == atoi (self->filter);
}

/* (transfer full): the entries to show */
GListModel *
_cb_log_view_make_model (CbLogView *self)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (self->case_));

  if (!self->has_filters)
    return g_object_ref (log);
  return G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (log), NULL));
}

/* Returns: whether the set of entries may have changed */
gboolean
_cb_log_view_update_filter (CbLogView *self)
{
  g_autoptr (GtkFilter) chosen = NULL;

  if (!self->filled || !self->has_filters)
    return FALSE;
  if (!g_str_equal (self->filter, ALL))
    chosen = GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL));
  gtk_filter_list_model_set_filter (GTK_FILTER_LIST_MODEL (self->shown), chosen);
  return TRUE;
}

/* Filters again, as the entries or what is known of them have changed. */
void
_cb_log_view_filter_anew (CbLogView *self)
{
  GtkFilter *filter = self->has_filters && self->filled
                        ? gtk_filter_list_model_get_filter (GTK_FILTER_LIST_MODEL (self->shown))
                        : NULL;

  if (filter != NULL)
    gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static guint
get_position (CbLogView *self, guint place)
{
  g_autoptr (CbLogItem) item = g_list_model_get_item (self->shown, place);

  return cb_log_item_get_position (item);
}

/* Returns: the place of the entry, or of the next one in the list; the end if there is none */
guint
_cb_log_view_find_place (CbLogView *self, guint position)
{
  guint low = 0, high = g_list_model_get_n_items (self->shown);

  if (!self->has_filters)
    return MIN (position, high);
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_position (self, middle) < position)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

gboolean
_cb_log_view_is_shown (CbLogView *self, guint position)
{
  guint place = _cb_log_view_find_place (self, position);

  return place < g_list_model_get_n_items (self->shown) && get_position (self, place) == position;
}

static GtkWidget *
make_chip (const char *filter, GtkWidget *token, const char *name)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  if (g_utf8_strlen (name, -1) > MAX_CHARS)
    gtk_widget_set_tooltip_text (chip, name);
  if (token != NULL)
    gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "s", filter);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "log.filter");
  return chip;
}

/* Offers all entries, those that found a card of the envelope, and the turns of each player.
 * Without automatic crosses entries find nothing. */
void
_cb_log_view_fill_filters (CbLogView *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean notes = cb_case_get_assist (self->case_) == CB_ASSIST_NOTES;

  cb_children_remove (self->filters);
  gtk_box_append (self->filters, make_chip (ALL, NULL, _ ("All")));
  if (!notes)
    gtk_box_append (self->filters, make_chip (BREAKTHROUGHS, NULL, _ ("Breakthroughs")));
  else if (g_str_equal (self->filter, BREAKTHROUGHS))
    g_object_set (self, "filter", ALL, NULL);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *seat = g_strdup_printf ("%u", i);
      GtkWidget *token = cb_token_new (TOKEN_SIZE);

      cb_token_set_player (CB_TOKEN (token), setup, (int) i);
      gtk_box_append (self->filters, make_chip (seat, token, setup->players[i].name));
    }
}
