/* cb-edition-editor-powers.c: what somebody can do once, and what a table can choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

#define MAX_POWERS   32
#define MAX_VARIANTS 32

/* A part whose line opens for what it says, at once where it has no name yet. */
static AdwExpanderRow *
create_part (CbEditionEditor *self,
             JsonObject *root,
             const char *member,
             guint position,
             const char *fallback)
{
  JsonObject *part = cb_edition_draft_get_part (root, member, position);
  g_autofree char *title = _cb_edition_editor_get_title (part, fallback);
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *entry = cb_edition_text_field (self->draft, part, "name", _ ("Name"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), !json_object_has_member (part, "name"));
  g_object_bind_property (entry, "text", row, "title", G_BINDING_DEFAULT);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row),
                               _cb_edition_editor_create_remove (self, root, member, position));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), entry);
  return ADW_EXPANDER_ROW (row);
}

static GtkWidget *
create_power (CbEditionEditor *self, JsonObject *root, guint position)
{
  JsonObject *power = cb_edition_draft_get_part (root, "powers", position);
  AdwExpanderRow *row = create_part (self, root, "powers", position, _ ("New Power"));

  adw_expander_row_add_row (
    row, cb_edition_text_field (self->draft, power, "text", _ ("What the card says")));
  adw_expander_row_add_row (
    row, cb_edition_character_field (self->draft, power, "card", _ ("Whose"), _ ("Anybody’s")));
  adw_expander_row_add_row (
    row, _cb_edition_editor_create_event_field (self, power, _ ("What It Does")));
  return GTK_WIDGET (row);
}

void
_cb_edition_editor_add_powers (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Powers"));
  guint n = cb_edition_draft_get_n_parts (root, "powers");

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("What somebody can do once per game."));
  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_power (self, root, i));
  if (n < MAX_POWERS)
    _cb_edition_editor_add_add_button (group, _ ("Add _Power"), "editor.add-power");
}

/* For each deck, whether it stays in the box. */
void
_cb_edition_editor_add_without_decks (CbEditionEditor *self, GtkWidget *rows, JsonObject *object)
{
  JsonObject *root = cb_edition_draft_get_root (self->draft);

  for (guint i = 0; i < cb_edition_draft_get_n_parts (root, "decks"); i++)
    {
      JsonObject *deck = cb_edition_draft_get_part (root, "decks", i);
      g_autofree char *name = _cb_edition_editor_get_title (deck, _ ("Deck"));
      /* Translators: %s is a deck of cards that stays in the box */
      g_autofree char *title = g_strdup_printf (_ ("Without %s"), name);
      GtkWidget *row = cb_edition_word_field (self->draft, object, "withoutDecks",
                                              json_object_get_string_member (deck, "id"), title);

      if (ADW_IS_EXPANDER_ROW (rows))
        adw_expander_row_add_row (ADW_EXPANDER_ROW (rows), row);
      else
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (rows), row);
    }
}

static GtkWidget *
create_variant (CbEditionEditor *self, JsonObject *root, guint position)
{
  JsonObject *variant = cb_edition_draft_get_part (root, "variants", position);
  AdwExpanderRow *row = create_part (self, root, "variants", position, _ ("New House Rule"));

  adw_expander_row_add_row (
    row, cb_edition_text_field (self->draft, variant, "text", _ ("Description")));
  adw_expander_row_add_row (row, cb_edition_flag_field (self->draft, variant, "lastEnds",
                                                        _ ("The Last Deadly Card Ends the Game")));
  _cb_edition_editor_add_without_decks (self, GTK_WIDGET (row), variant);
  return GTK_WIDGET (row);
}

void
_cb_edition_editor_add_variants (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("House Rules"));
  guint n = cb_edition_draft_get_n_parts (root, "variants");

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("What each table can choose."));
  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_variant (self, root, i));
  if (n < MAX_VARIANTS)
    _cb_edition_editor_add_add_button (group, _ ("Add _House Rule"), "editor.add-variant");
}
