/* cb-edition-editor-deck.c: the page of a deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

#define MAX_DECK 200

static const char *const EFFECTS[] = { "none", "keep", "play", "last-kills", NULL };
static const char *const DISCARDS[] = { "", "reshuffle", "out", "under", NULL };

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
  g_autofree char *name = _cb_edition_editor_get_title (card, _ ("New Card"));
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

/* When a card can be drawn, and whether it must be. */
static const struct
{
  const char *id;
  const char *name;
} TRIGGERS[] = {
  { "roll", N_ ("A Sign Is Rolled") },
  { "landing", N_ ("Landing on a Marked Space") },
  { "moved", N_ ("Moved by a Suggestion") },
  { "turn", N_ ("Each Turn") },
};

static const char *const MEMBERS[] = { NULL, "may", "must" };

typedef struct
{
  CbEditionDraft *draft;
  JsonObject *deck;
  const char *trigger;
} Trigger;

static void
trigger_free (gpointer data, GClosure *closure)
{
  Trigger *self = data;

  g_object_unref (self->draft);
  json_object_unref (self->deck);
  g_free (self);
}

static void
trigger_changed_cb (AdwComboRow *row, GParamSpec *pspec, gpointer data)
{
  Trigger *self = data;

  cb_edition_draft_set_trigger (self->draft, self->deck, self->trigger,
                                MEMBERS[adw_combo_row_get_selected (row)]);
}

static GtkWidget *
create_trigger (CbEditionEditor *self, JsonObject *deck, const char *id, const char *title)
{
  const char *const names[] = { _ ("No card"), _ ("May draw"), _ ("Must draw"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "model", model, NULL);
  Trigger *trigger = g_new0 (Trigger, 1);

  for (guint i = 1; i < G_N_ELEMENTS (MEMBERS); i++)
    if (cb_edition_draft_has_word (deck, MEMBERS[i], id))
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  trigger->draft = g_object_ref (self->draft);
  trigger->deck = json_object_ref (deck);
  trigger->trigger = id;
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (trigger_changed_cb), trigger,
                         trigger_free, 0);
  return row;
}

static void
add_triggers (CbEditionEditor *self, JsonObject *deck, GtkWidget *content)
{
  GtkWidget *group = _cb_edition_editor_create_group (content, _ ("When to Draw"));

  for (guint i = 0; i < G_N_ELEMENTS (TRIGGERS); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               create_trigger (self, deck, TRIGGERS[i].id, _ (TRIGGERS[i].name)));
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
  add_triggers (self, deck, content);
  adw_bin_set_child (ADW_BIN (page), content);
}

void
_cb_edition_editor_show_deck (CbEditionEditor *self, JsonObject *deck)
{
  GtkWidget *page = adw_bin_new ();
  g_autofree char *title = _cb_edition_editor_get_title (deck, _ ("Deck"));

  fill_deck (self, deck, page);
  _cb_edition_editor_push (self, title, page);
}
