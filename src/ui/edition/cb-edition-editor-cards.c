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
  CbEditionEditor *editor; /* not owned; outlives the list */
  CbPart *category;
  GtkListBox *list; /* not owned; outlives the list */
} Cards;

static GtkWidget *create_row (Cards *self, guint position);

static const CbParts *
get_parts (Cards *self)
{
  return cb_edition_draft_get_parts (self->editor->draft);
}

static guint
count_cards (Cards *self)
{
  return cb_parts_count_inside (get_parts (self), self->category, CB_PART_CARD);
}

static CbPart *
get_card (Cards *self, guint position)
{
  return cb_parts_get_inside (get_parts (self), self->category, CB_PART_CARD, position);
}

/* The position of this category among the others. */
static guint
get_position (Cards *self)
{
  return (guint) cb_parts_find (get_parts (self), CB_PART_CATEGORY, self->category->id);
}

/* The picture of cards that have none of their own. */
static const char *
get_icon (Cards *self)
{
  const char *icon = cb_part_get_text (self->category, "Icon");

  return icon != NULL ? icon : cb_icon_get_usual (get_position (self));
}

static void
cards_free (gpointer data)
{
  cb_part_unref (((Cards *) data)->category);
  g_free (data);
}

static void
focus_row (Cards *self, guint position)
{
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) position)));
}

static void
add_card (Cards *self)
{
  guint n = count_cards (self);

  cb_edition_draft_add_part (self->editor->draft, self->category, CB_PART_CARD);
  gtk_list_box_insert (self->list, create_row (self, n), (int) n);
  focus_row (self, n);
}

/* Removes the card; the row below gets the focus, or the row that adds a card. */
static void
card_removed_cb (Cards *self, GtkListBoxRow *row)
{
  guint position = (guint) gtk_list_box_row_get_index (row);

  cb_edition_draft_remove_part (self->editor->draft, get_card (self, position));
  focus_row (self, position + 1);
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Enter moves to the next card, and from the last one to a new one. */
static void
card_entered_cb (Cards *self, GtkListBoxRow *row)
{
  guint next = (guint) gtk_list_box_row_get_index (row) + 1;

  if (next < count_cards (self))
    focus_row (self, next);
  else if (*gtk_editable_get_text (GTK_EDITABLE (row)) != '\0')
    add_card (self);
}

static GtkWidget *
create_row (Cards *self, guint position)
{
  GtkWidget *row = cb_edition_card_row_new (self->editor->draft, get_card (self, position),
                                            get_icon (self), get_position (self) == 0);

  g_signal_connect_swapped (row, "removed", G_CALLBACK (card_removed_cb), self);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (card_entered_cb), self);
  return row;
}

static void
fill_cards (Cards *self)
{
  GtkWidget *add = cb_edition_form_create_button (_ ("_Add Card"), "list-add-symbolic");

  for (guint i = 0; i < count_cards (self); i++)
    gtk_list_box_append (self->list, create_row (self, i));
  g_signal_connect_swapped (add, "activated", G_CALLBACK (add_card), self);
  gtk_list_box_append (self->list, add);
}

static void
icon_changed_cb (Cards *self, GParamSpec *pspec, CbIconButton *button)
{
  const char *icon = cb_icon_button_get_icon (button);

  cb_edition_draft_set_text (self->editor->draft, self->category, "Icon", icon != NULL ? icon : "");
  for (guint i = 0; i < count_cards (self); i++)
    cb_edition_card_row_set_usual (
      CB_EDITION_CARD_ROW (gtk_list_box_get_row_at_index (self->list, (int) i)), get_icon (self));
}

/* A button for the picture of all cards that have none of their own. */
static GtkWidget *
create_icon_button (Cards *self)
{
  GtkWidget *button = cb_icon_button_new (
    _ ("Picture of These Cards"), cb_part_get_text (self->category, "Icon"), get_icon (self));

  g_signal_connect_swapped (button, "notify::icon", G_CALLBACK (icon_changed_cb), self);
  return button;
}

/* Adds rows for the cards. Enter moves from card to card, so that the user can type a whole box
 * without looking at the screen. */
void
_cb_edition_editor_add_cards (CbEditionEditor *self, GtkWidget *page, CbPart *category)
{
  GtkWidget *group = cb_edition_form_create_group (page, _ ("Cards"));
  GtkWidget *list = gtk_list_box_new ();
  Cards *cards = g_new0 (Cards, 1);

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cards"),
                                  -1);
  *cards = (Cards) { self, cb_part_ref (category), GTK_LIST_BOX (list) };
  g_object_set_data_full (G_OBJECT (list), "cards", cards, cards_free);
  fill_cards (cards);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group),
                                           create_icon_button (cards));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
}
