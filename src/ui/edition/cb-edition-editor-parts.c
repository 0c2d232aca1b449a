/* cb-edition-editor-parts.c: the pages of a category and of a deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-card-row.h"
#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

#define MAX_DECK 200

static const char *const EFFECTS[] = { "none", "keep", "play", "last-kills", NULL };
static const char *const DISCARDS[] = { "", "reshuffle", "out", "under", NULL };

/* The list of the cards of a category. */
typedef struct
{
  CbEditionEditor *editor; /* outlives the list */
  JsonObject *category;
  GtkListBox *list; /* likewise */
} Cards;

static void fill_cards (Cards *self, guint focused);

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
  GtkWidget *add = _cb_edition_editor_create_button (_ ("_Add Card"), "list-add-symbolic");

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = cb_edition_card_row_new (
        self->editor->draft, cb_edition_draft_get_part (self->category, "cards", i));

      g_signal_connect_swapped (row, "removed", G_CALLBACK (card_removed_cb), self);
      g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (card_entered_cb), self);
      gtk_list_box_append (self->list, row);
    }
  g_signal_connect_swapped (add, "activated", G_CALLBACK (add_card), self);
  gtk_list_box_append (self->list, add);
  if (focused != G_MAXUINT)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) focused)));
}

static GtkWidget *
create_list (const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return list;
}

static GtkWidget *
create_cards (CbEditionEditor *self, JsonObject *category)
{
  Cards *cards = g_new0 (Cards, 1);

  cards->editor = self;
  cards->category = json_object_ref (category);
  cards->list = GTK_LIST_BOX (create_list (_ ("Cards")));
  g_object_set_data_full (G_OBJECT (cards->list), "cards", cards, cards_free);
  fill_cards (cards, G_MAXUINT);
  return GTK_WIDGET (cards->list);
}

static char *
get_title (JsonObject *object, const char *fallback)
{
  g_autofree char *name = cb_edition_draft_dup_text (object, "name");

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup (fallback);
}

void
_cb_edition_editor_show_category (CbEditionEditor *self, JsonObject *category)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = _cb_edition_editor_create_group (page, NULL);
  g_autofree char *title = get_title (category, _ ("Category"));

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_text_field (self->draft, category, "name", _ ("_Name")));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_text_field (self->draft, category, "singular", _ ("What _one of them is called")));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_number_field (self->draft, category, "inEnvelope",
                                                      _ ("In the _Envelope"), 0, CB_MAX_CARDS, 1));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_asked_field (self->draft, category, _ ("_Named in Suggestions")));
  group = _cb_edition_editor_create_group (page, _ ("Cards"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_cards (self, category));
  _cb_edition_editor_push (self, title, page);
}

/* The list of the kinds of card of a deck. */
static void fill_deck (CbEditionEditor *self, JsonObject *deck, GtkWidget *page);

static void
deck_card_named_cb (AdwExpanderRow *row, GtkEditable *entry)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), gtk_editable_get_text (entry));
}

static GtkWidget *
create_deck_card (CbEditionEditor *self, JsonObject *deck, guint position)
{
  const char *const effects[] = { _ ("Unknown or none"), _ ("Kept until used"),
                                  _ ("Played at once"), _ ("The last one kills"), NULL };
  JsonObject *card = cb_edition_draft_get_part (deck, "cards", position);
  g_autofree char *name = get_title (card, _ ("New Card"));
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *entry = cb_edition_text_field (self->draft, card, "name", _ ("Name"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), !json_object_has_member (card, "name"));
  g_signal_connect_object (entry, "changed", G_CALLBACK (deck_card_named_cb), row,
                           G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), entry);
  adw_expander_row_add_row (
    ADW_EXPANDER_ROW (row),
    cb_edition_number_field (self->draft, card, "count", _ ("How Many"), 0, MAX_DECK, 0));
  adw_expander_row_add_row (
    ADW_EXPANDER_ROW (row),
    cb_edition_choice_field (self->draft, card, "effect", _ ("Effect"), EFFECTS, effects));
  return row;
}

typedef struct
{
  CbEditionEditor *editor; /* outlives its pages */
  JsonObject *deck;
  GtkWidget *page;
  guint position;
} DeckPlace;

static void
deck_place_free (gpointer data, GClosure *closure)
{
  json_object_unref (((DeckPlace *) data)->deck);
  g_free (data);
}

static DeckPlace *
deck_place_new (CbEditionEditor *self, JsonObject *deck, GtkWidget *page, guint position)
{
  DeckPlace *place = g_new0 (DeckPlace, 1);

  place->editor = self;
  place->deck = json_object_ref (deck);
  place->page = page;
  place->position = position;
  return place;
}

static void
deck_card_added_cb (GtkWidget *row, gpointer data)
{
  DeckPlace place = *(DeckPlace *) data;

  cb_edition_draft_add_part (place.editor->draft, place.deck, "cards");
  fill_deck (place.editor, place.deck, place.page);
}

static void
deck_card_removed_cb (GtkWidget *button, gpointer data)
{
  DeckPlace place = *(DeckPlace *) data;

  cb_edition_draft_remove_part (place.editor->draft, place.deck, "cards", place.position);
  fill_deck (place.editor, place.deck, place.page);
}

static void
add_deck_cards (CbEditionEditor *self, JsonObject *deck, GtkWidget *page, GtkWidget *content)
{
  GtkWidget *group = _cb_edition_editor_create_group (content, _ ("Cards"));
  GtkWidget *add = _cb_edition_editor_create_button (_ ("_Add Kind of Card"), "list-add-symbolic");

  for (guint i = 0; i < cb_edition_draft_get_n_parts (deck, "cards"); i++)
    {
      GtkWidget *row = create_deck_card (self, deck, i);
      GtkWidget *remove = _cb_edition_editor_create_button (_ ("_Remove"), "user-trash-symbolic");

      g_signal_connect_data (remove, "activated", G_CALLBACK (deck_card_removed_cb),
                             deck_place_new (self, deck, page, i), deck_place_free, 0);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), remove);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  g_signal_connect_data (add, "activated", G_CALLBACK (deck_card_added_cb),
                         deck_place_new (self, deck, page, 0), deck_place_free, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), add);
}

/* A number of cards can be left at 0: not known. */
static void
fill_deck (CbEditionEditor *self, JsonObject *deck, GtkWidget *page)
{
  const char *const discards[] = { _ ("Not said"), _ ("Shuffled when the deck is empty"),
                                   _ ("Out of play"), _ ("Under the deck"), NULL };
  GtkWidget *content = adw_preferences_page_new ();
  GtkWidget *group = _cb_edition_editor_create_group (content, NULL);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("Leave a number at 0 where you do not know it."));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_text_field (self->draft, deck, "name", _ ("_Name")));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_number_field (self->draft, deck, "size", _ ("Number of _Cards"), 0, MAX_DECK, 0));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_choice_field (self->draft, deck, "discards", _ ("_Used Cards"), DISCARDS, discards));
  add_deck_cards (self, deck, page, content);
  adw_bin_set_child (ADW_BIN (page), content);
}

void
_cb_edition_editor_show_deck (CbEditionEditor *self, JsonObject *deck)
{
  GtkWidget *page = adw_bin_new ();
  g_autofree char *title = get_title (deck, _ ("Deck"));

  fill_deck (self, deck, page);
  _cb_edition_editor_push (self, title, page);
}
