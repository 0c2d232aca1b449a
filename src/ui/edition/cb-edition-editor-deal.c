/* cb-edition-editor-deal.c: who plays, who starts, and how it is dealt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"
#include "cb-setup.h"

static const char *const DEALS[] = { "all", "equal", NULL };
static const char *const RESTS[] = { "open", "down", NULL };

static const char *const STARTS[] = { "", "roll-one", "roll-all", "dealer" };

static void
starts_changed_cb (AdwComboRow *row, GParamSpec *pspec, CbEditionEditor *self)
{
  guint selected = adw_combo_row_get_selected (row);
  g_autoptr (GPtrArray) characters = cb_edition_list_characters (self->draft);

  if (selected < G_N_ELEMENTS (STARTS))
    cb_edition_draft_set_starts (self->draft, STARTS[selected], NULL);
  else
    cb_edition_draft_set_starts (self->draft, "character",
                                 g_ptr_array_index (characters, selected - G_N_ELEMENTS (STARTS)));
}

/* Who starts by the rules: whoever rolls most, deals, or plays one of the characters. */
static GtkWidget *
create_starts (CbEditionEditor *self, JsonObject *root)
{
  const char *const names[] = { _ ("Not said"), _ ("Highest roll of one die"),
                                _ ("Highest roll of all dice"), _ ("The dealer"), NULL };
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", _ ("Who Starts"), NULL);
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  g_autoptr (GPtrArray) characters = cb_edition_list_characters (self->draft);
  g_autofree char *starts = cb_edition_draft_dup_text (root, "starts");
  g_autofree char *id = cb_edition_draft_dup_text (root, "startsWith");
  guint selected = 0;

  for (guint i = 0; i < G_N_ELEMENTS (STARTS); i++)
    if (g_str_equal (STARTS[i], starts))
      selected = i;
  for (guint i = 0; i < characters->len; i++)
    {
      JsonObject *card = g_ptr_array_index (characters, i);

      gtk_string_list_append (model, json_object_get_string_member (card, "name"));
      if (g_str_equal (starts, "character") &&
          g_strcmp0 (json_object_get_string_member_with_default (card, "id", NULL), id) == 0)
        selected = G_N_ELEMENTS (STARTS) + i;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (starts_changed_cb), self,
                           G_CONNECT_DEFAULT);
  return row;
}

static void
deal_changed_cb (AdwComboRow *row, GParamSpec *pspec, AdwSwitchRow *fixed)
{
  GtkWidget *editor = gtk_widget_get_ancestor (GTK_WIDGET (row), CB_TYPE_EDITION_EDITOR);

  cb_edition_draft_set_deal (CB_EDITION_EDITOR (editor)->draft,
                             DEALS[adw_combo_row_get_selected (row)],
                             adw_switch_row_get_active (fixed));
}

static void
fixed_changed_cb (AdwSwitchRow *fixed, GParamSpec *pspec, AdwComboRow *row)
{
  deal_changed_cb (row, NULL, fixed);
}

static void
add_deal (CbEditionEditor *self, GtkWidget *group, JsonObject *root)
{
  const char *const names[] = { _ ("All to the players"), _ ("Equal hands"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  g_autofree char *deal = cb_edition_draft_dup_text (root, "deal");
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", _ ("Deal"), "model", model,
                                 "selected", g_str_equal (deal, DEALS[1]) ? 1 : 0, NULL);
  GtkWidget *fixed = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _ ("No Table Deals Otherwise"),
                                   "active", cb_edition_draft_is_deal_fixed (self->draft), NULL);

  g_signal_connect_object (row, "notify::selected", G_CALLBACK (deal_changed_cb), fixed,
                           G_CONNECT_DEFAULT);
  g_signal_connect_object (fixed, "notify::active", G_CALLBACK (fixed_changed_cb), row,
                           G_CONNECT_DEFAULT);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), fixed);
}

void
_cb_edition_editor_add_table (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  const char *const rests[] = { _ ("Face up"), _ ("Face down"), NULL };
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Players and Deal"));
  GtkWidget *players[] = {
    cb_edition_number_field (self->draft, root, "minPlayers", _ ("Fewest Players"), 1,
                             CB_MAX_PLAYERS, 2),
    cb_edition_number_field (self->draft, root, "maxPlayers", _ ("Most Players"), 1, CB_MAX_PLAYERS,
                             MAX (6, cb_edition_draft_get_number (root, "minPlayers", 2))),
    create_starts (self, root),
  };
  GtkWidget *rest[] = {
    cb_edition_choice_field (self->draft, root, "rest", _ ("Rest of Equal Hands"), RESTS, rests),
    cb_edition_text_field (self->draft, root, "pool", _ ("What face-down cards are called")),
  };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), players[i]);
  add_deal (self, group, root);
  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rest[i]);
}

/* Cards that everybody sees put out of play before the deal. */
void
_cb_edition_editor_add_removed (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Out of Play"));
  guint n = cb_edition_draft_get_n_parts (root, "categories");
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) id_list = NULL;
  g_auto (GStrv) name_list = NULL;
  GtkWidget *rows[3];

  g_strv_builder_add (ids, "");
  g_strv_builder_add (names, _ ("Any"));
  for (guint i = 0; i < n; i++)
    {
      JsonObject *category = cb_edition_draft_get_part (root, "categories", i);

      g_strv_builder_take (ids, cb_edition_draft_dup_text (category, "id"));
      g_strv_builder_take (names, cb_edition_draft_dup_text (category, "name"));
    }
  id_list = g_strv_builder_end (ids);
  name_list = g_strv_builder_end (names);
  rows[0] = cb_edition_number_field (self->draft, root, "removed", _ ("Cards"), 0, CB_MAX_CARDS, 0);
  rows[1] = cb_edition_choice_field (self->draft, root, "removedCategory", _ ("Category"),
                                     (const char *const *) id_list,
                                     (const char *const *) name_list);
  rows[2] = cb_edition_text_field (self->draft, root, "removedName",
                                   _ ("What such a card is called"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group), _ ("Cards that all see before the deal, such as a victim."));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
}

/* With two players cards lie at the side, and decks can stay in the box. */
void
_cb_edition_editor_add_two_players (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Two Players"));
  JsonObject *two = cb_edition_draft_get_once (root, "twoPlayers");

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_number_field (self->draft, two, "faceDown",
                                                      _ ("Cards Face Down at the Side"), 0,
                                                      CB_MAX_CARDS, 0));
  _cb_edition_editor_add_without_decks (self, group, two);
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_flag_field (self->draft, two, "teams", _ ("The Same for Two Teams")));
}
