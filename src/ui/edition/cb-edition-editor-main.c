/* cb-edition-editor-main.c: what an edition says as a whole, and what it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"
#include "cb-link-row.h"
#include "cb-setup.h"

#define MAX_DICE  9
#define MAX_DECKS 8

GtkWidget *
_cb_edition_editor_create_group (GtkWidget *page, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return group;
}

GtkWidget *
_cb_edition_editor_create_button (const char *title, const char *icon_name)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), icon_name);
  return row;
}

char *
_cb_edition_editor_get_title (JsonObject *part, const char *fallback)
{
  g_autofree char *name = cb_edition_draft_dup_text (part, "name");

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup (fallback);
}

/* A part of a list in the draft that a button removes. */
typedef struct
{
  CbEditionEditor *editor; /* outlives its buttons */
  JsonObject *object;
  const char *member;
  guint position;
} Place;

static void
place_free (gpointer data, GClosure *closure)
{
  json_object_unref (((Place *) data)->object);
  g_free (data);
}

static void
remove_clicked_cb (GtkButton *button, gpointer data)
{
  /* The button and what it knows go with the row. */
  Place place = *(Place *) data;

  cb_edition_draft_remove_part (place.editor->draft, place.object, place.member, place.position);
  _cb_edition_editor_refill (place.editor);
}

GtkWidget *
_cb_edition_editor_create_remove (CbEditionEditor *self,
                                  JsonObject *object,
                                  const char *member,
                                  guint position)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  Place *place = g_new0 (Place, 1);

  place->editor = self;
  place->object = json_object_ref (object);
  place->member = g_intern_string (member);
  place->position = position;
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (remove_clicked_cb), place, place_free, 0);
  return button;
}

static void
add_general (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_text_field (self->draft, root, "name", _ ("_Name")));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_text_field (self->draft, root, "description", _ ("_Description")));

  if (self->id == NULL)
    {
      GtkWidget *row = _cb_edition_editor_create_button (_ ("_Start From Another Edition…"),
                                                         "edit-copy-symbolic");

      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "editor.start-from");
      group = _cb_edition_editor_create_group (page, NULL);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
}

static char *
describe_cards (JsonObject *category)
{
  guint n = cb_edition_draft_get_n_parts (category, "cards");
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = cb_edition_draft_dup_text (
        cb_edition_draft_get_part (category, "cards", i), "name");

      /* Translators: stands between the items of a list. */
      g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "", name);
    }
  return n > 0 ? g_string_free_and_steal (g_steal_pointer (&names)) : g_strdup (_ ("No cards yet"));
}

static void
category_activated_cb (GtkWidget *row, gpointer data)
{
  GtkWidget *editor = gtk_widget_get_ancestor (row, CB_TYPE_EDITION_EDITOR);

  _cb_edition_editor_show_category (CB_EDITION_EDITOR (editor), data);
}

static void
deck_activated_cb (GtkWidget *row, gpointer data)
{
  GtkWidget *editor = gtk_widget_get_ancestor (row, CB_TYPE_EDITION_EDITOR);

  _cb_edition_editor_show_deck (CB_EDITION_EDITOR (editor), data);
}

/* A part with a page of its own. */
static GtkWidget *
create_page_row (CbEditionEditor *self, const char *member, guint position, GCallback activated)
{
  JsonObject *root = cb_edition_draft_get_root (self->draft);
  JsonObject *part = cb_edition_draft_get_part (root, member, position);
  g_autofree char *name = _cb_edition_editor_get_title (part, _ ("No Name"));
  g_autofree char *cards = describe_cards (part);
  GtkWidget *row = cb_link_row_new (name);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), cards);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  cb_link_row_add_suffix (CB_LINK_ROW (row),
                          _cb_edition_editor_create_remove (self, root, member, position));
  g_signal_connect_data (row, "activated", activated, json_object_ref (part),
                         (GClosureNotify) (void (*) (void)) json_object_unref, 0);
  return row;
}

void
_cb_edition_editor_add_add_button (GtkWidget *group, const char *title, const char *action)
{
  GtkWidget *row = _cb_edition_editor_create_button (title, "list-add-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
add_categories (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Cards"));
  guint n = cb_edition_draft_get_n_parts (root, "categories");

  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (
      ADW_PREFERENCES_GROUP (group),
      create_page_row (self, "categories", i, G_CALLBACK (category_activated_cb)));
  if (n < CB_MAX_CATEGORIES)
    _cb_edition_editor_add_add_button (group, _ ("Add _Category"), "editor.add-category");
}

static void
add_traits (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Traits"));
  guint n = cb_edition_draft_get_n_parts (root, "traits");

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("What several cards have in common, where one can ask for it."));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = cb_edition_text_field (
        self->draft, cb_edition_draft_get_part (root, "traits", i), "name", _ ("Name of a trait"));

      adw_entry_row_add_suffix (ADW_ENTRY_ROW (row),
                                _cb_edition_editor_create_remove (self, root, "traits", i));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  if (n < CB_MAX_TRAITS)
    _cb_edition_editor_add_add_button (group, _ ("Add _Trait"), "editor.add-trait");
}

static void
add_dice (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Dice"));
  guint n = cb_edition_draft_get_n_parts (root, "dice");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Faces of die %u"), i + 1);
      GtkWidget *row = cb_edition_words_field (
        self->draft, cb_edition_draft_get_part (root, "dice", i), "faces", title);

      adw_entry_row_add_suffix (ADW_ENTRY_ROW (row),
                                _cb_edition_editor_create_remove (self, root, "dice", i));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  if (n > 1)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               cb_edition_words_field (self->draft, root, "diceChoices",
                                                       _ ("How many can be rolled, such as 1 2")));
  if (n < MAX_DICE)
    _cb_edition_editor_add_add_button (group, _ ("Add _Die"), "editor.add-die");
}

static void
add_decks (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Decks"));
  guint n = cb_edition_draft_get_n_parts (root, "decks");

  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               create_page_row (self, "decks", i, G_CALLBACK (deck_activated_cb)));
  if (n < MAX_DECKS)
    _cb_edition_editor_add_add_button (group, _ ("Add D_eck"), "editor.add-deck");
}

/* Returns: (transfer floating): the page, as the draft is now */
GtkWidget *
_cb_edition_editor_create_main (CbEditionEditor *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  JsonObject *root = cb_edition_draft_get_root (self->draft);

  add_general (self, page, root);
  add_categories (self, page, root);
  _cb_edition_editor_add_table (self, page, root);
  _cb_edition_editor_add_asking (self, page, root);
  _cb_edition_editor_add_removed (self, page, root);
  _cb_edition_editor_add_two_players (self, page, root);
  _cb_edition_editor_add_events (self, page, root);
  add_traits (self, page, root);
  add_dice (self, page, root);
  add_decks (self, page, root);
  _cb_edition_editor_add_powers (self, page, root);
  _cb_edition_editor_add_variants (self, page, root);
  return page;
}
