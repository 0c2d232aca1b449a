/* The list of the cards of a category.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-card-row.h"
#include "cb-edition-editor-private.h"
#include "cb-edition-form.h"
#include "cb-icon-button.h"
#include "cb-icons.h"

typedef struct
{
  CbEditionEditor *editor; /* outlives the list */
  JsonObject *category;
  GtkListBox *list; /* likewise */
} Cards;

static void fill_cards (Cards *self, guint focused);

/* (transfer full): the picture of cards that have none of their own */
static char *
get_icon (Cards *self)
{
  JsonObject *root = cb_edition_draft_get_root (self->editor->draft);
  g_autofree char *icon = cb_edition_draft_dup_text (self->category, "icon");
  guint position = 0;

  if (*icon != '\0')
    return g_steal_pointer (&icon);
  while (position < cb_edition_draft_get_n_parts (root, "categories") &&
         cb_edition_draft_get_part (root, "categories", position) != self->category)
    position++;
  return g_strdup (cb_icon_get_usual (position));
}

static void
cards_free (gpointer data)
{
  json_object_unref (((Cards *) data)->category);
  g_free (data);
}

static void
add_card (Cards *self)
{
  guint n = cb_edition_draft_get_n_parts (self->category, "cards");

  cb_edition_draft_add_part (self->editor->draft, self->category, "cards");
  fill_cards (self, n);
}

static void
card_removed_cb (Cards *self, GtkListBoxRow *row)
{
  guint position = (guint) gtk_list_box_row_get_index (row);

  cb_edition_draft_remove_part (self->editor->draft, self->category, "cards", position);
  fill_cards (self, position);
}

/* Enter leads to the next card, and after the last one to a new one. */
static void
card_entered_cb (Cards *self, GtkListBoxRow *row)
{
  guint next = (guint) gtk_list_box_row_get_index (row) + 1;

  if (next < cb_edition_draft_get_n_parts (self->category, "cards"))
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) next)));
  else if (*gtk_editable_get_text (GTK_EDITABLE (row)) != '\0')
    add_card (self);
}

static void
fill_cards (Cards *self, guint focused)
{
  guint n = cb_edition_draft_get_n_parts (self->category, "cards");
  GtkWidget *add = cb_edition_form_create_button (_ ("_Add Card"), "list-add-symbolic");
  g_autofree char *usual = get_icon (self);

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = cb_edition_card_row_new (
        self->editor->draft, cb_edition_draft_get_part (self->category, "cards", i), usual);

      g_signal_connect_swapped (row, "removed", G_CALLBACK (card_removed_cb), self);
      g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (card_entered_cb), self);
      gtk_list_box_append (self->list, row);
    }
  g_signal_connect_swapped (add, "activated", G_CALLBACK (add_card), self);
  gtk_list_box_append (self->list, add);
  if (focused != G_MAXUINT)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) focused)));
}

static void
icon_changed_cb (Cards *self, GParamSpec *pspec, CbIconButton *button)
{
  const char *icon = cb_icon_button_get_icon (button);
  g_autofree char *usual = NULL;

  cb_edition_draft_set_text (self->editor->draft, self->category, "icon", icon != NULL ? icon : "");
  usual = get_icon (self);
  for (guint i = 0; i < cb_edition_draft_get_n_parts (self->category, "cards"); i++)
    cb_edition_card_row_set_usual (
      CB_EDITION_CARD_ROW (gtk_list_box_get_row_at_index (self->list, (int) i)), usual);
}

/* One picture for all cards that have none of their own. */
static GtkWidget *
create_icon_button (Cards *self)
{
  g_autofree char *icon = cb_edition_draft_dup_text (self->category, "icon");
  g_autofree char *usual = get_icon (self);
  GtkWidget *button = cb_icon_button_new (_ ("Picture of These Cards"), *icon != '\0' ? icon : NULL,
                                          usual);

  g_signal_connect_swapped (button, "notify::icon", G_CALLBACK (icon_changed_cb), self);
  return button;
}

/* Enter leads from card to card, so that a box is typed without a look at the screen. */
void
_cb_edition_editor_add_cards (CbEditionEditor *self, GtkWidget *page, JsonObject *category)
{
  GtkWidget *group = cb_edition_form_create_group (page, _ ("Cards"));
  GtkWidget *list = gtk_list_box_new ();
  Cards *cards = g_new0 (Cards, 1);

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cards"),
                                  -1);
  *cards = (Cards) { self, json_object_ref (category), GTK_LIST_BOX (list) };
  g_object_set_data_full (G_OBJECT (list), "cards", cards, cards_free);
  fill_cards (cards, G_MAXUINT);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group),
                                           create_icon_button (cards));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
}
