/* cb-edition-editor-deal.c: who plays, and how the cards are dealt
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

void
_cb_edition_editor_add_table (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  const char *const deals[] = { _ ("All to the players"), _ ("Equal hands"), NULL };
  const char *const rests[] = { _ ("Face up"), _ ("Face down"), NULL };
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Players and Deal"));
  GtkWidget *rows[] = {
    cb_edition_number_field (self->draft, root, "minPlayers", _ ("Fewest Players"), 1,
                             CB_MAX_PLAYERS, 2),
    cb_edition_number_field (self->draft, root, "maxPlayers", _ ("Most Players"), 1, CB_MAX_PLAYERS,
                             MAX (6, cb_edition_draft_get_number (root, "minPlayers", 2))),
    cb_edition_choice_field (self->draft, root, "deal", _ ("Deal"), DEALS, deals),
    cb_edition_choice_field (self->draft, root, "rest", _ ("Rest of Equal Hands"), RESTS, rests),
    cb_edition_text_field (self->draft, root, "pool", _ ("What face-down cards are called")),
    cb_edition_number_field (self->draft, root, "askCards", _ ("Cards That a Suggestion Names"), 0,
                             CB_MAX_CATEGORIES, 0),
  };

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("A suggestion names 0 cards where it names one of each category asked."));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
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

void
_cb_edition_editor_add_two_players (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Two Players"));
  JsonObject *two = cb_edition_draft_get_once (root, "twoPlayers");

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_number_field (self->draft, two, "faceDown",
                                                      _ ("Cards Face Down at the Side"), 0,
                                                      CB_MAX_CARDS, 0));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_flag_field (self->draft, two, "teams", _ ("The Same for Two Teams")));
}
