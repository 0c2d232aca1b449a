/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a draft to an edition: what a person may have left out is said in a person's words; what
 * the reader of editions still refuses, in its own. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-draft-private.h"
#include "cb-edition-json.h"
#include "cb-text.h"

/* What a form was opened for and nothing was filled in. */
static void
drop_empty (JsonObject *root)
{
  if (json_object_has_member (root, "twoPlayers") &&
      json_object_get_size (json_object_get_object_member (root, "twoPlayers")) == 0)
    json_object_remove_member (root, "twoPlayers");
}

static gboolean
is_nameless (JsonObject *part)
{
  g_autofree char *name = cb_edition_draft_dup_text (part, "name");

  return cb_text_is_blank (name);
}

static char *
check_card (JsonObject *card, const char *category, GHashTable *names)
{
  g_autofree char *name = cb_edition_draft_dup_text (card, "name");
  char *key;

  if (is_nameless (card))
    return g_strdup_printf (_ ("%s: a card has no name."), category);
  key = g_utf8_casefold (name, -1);
  if (g_hash_table_add (names, key))
    return NULL;
  return g_strdup_printf (_ ("Two cards are called %s. Give one of them another name."), name);
}

static char *
check_category (JsonObject *category, GHashTable *names)
{
  g_autofree char *name = cb_edition_draft_dup_text (category, "name");
  guint n = cb_edition_draft_get_n_parts (category, "cards");
  int taken = cb_edition_draft_get_number (category, "inEnvelope", 1);
  char *problem = NULL;

  if (is_nameless (category))
    return g_strdup (_ ("Give every category a name."));
  if (n == 0)
    return g_strdup_printf (_ ("%s: add the cards."), name);
  for (guint i = 0; i < n && problem == NULL; i++)
    problem = check_card (cb_edition_draft_get_part (category, "cards", i), name, names);
  if (problem == NULL && taken > (int) n)
    problem = g_strdup_printf (_ ("%s: the envelope needs more cards than there are."), name);
  return problem;
}

/* What is said of parts that have to have a name. */
static const struct
{
  const char *member;
  const char *problem;
} NAMELESS[] = {
  { "traits", N_ ("A trait has no name.") },
  { "decks", N_ ("A deck has no name.") },
  { "powers", N_ ("A power has no name.") },
  { "variants", N_ ("A house rule has no name.") },
};

static char *
check_names (JsonObject *root)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char *problem = NULL;
  guint n_cards;

  if (is_nameless (root))
    return g_strdup (_ ("Give the edition a name."));
  for (guint i = 0; i < cb_edition_draft_get_n_parts (root, "categories") && problem == NULL; i++)
    problem = check_category (cb_edition_draft_get_part (root, "categories", i), names);
  n_cards = g_hash_table_size (names);
  if (problem == NULL && n_cards > CB_MAX_CARDS)
    problem = g_strdup_printf (_ ("There can be %u cards in all; these are %u."), CB_MAX_CARDS,
                               n_cards);
  for (guint i = 0; i < G_N_ELEMENTS (NAMELESS) && problem == NULL; i++)
    for (guint j = 0; j < cb_edition_draft_get_n_parts (root, NAMELESS[i].member); j++)
      if (is_nameless (cb_edition_draft_get_part (root, NAMELESS[i].member, j)))
        return g_strdup (_ (NAMELESS[i].problem));
  return problem;
}

static char *
check_starts (JsonObject *root)
{
  g_autofree char *starts = cb_edition_draft_dup_text (root, "starts");

  return g_str_equal (starts, "character") && !json_object_has_member (root, "startsWith")
           ? g_strdup (_ ("Choose the character who starts."))
           : NULL;
}

/* Everybody gets a card, even when as many play as can. */
static char *
check_enough (CbEdition *edition)
{
  guint n_dealt = cb_edition_get_n_cards (edition) - cb_edition_get_n_in_envelope (edition);
  guint n_players = cb_edition_get_max_players (edition);

  if (n_dealt >= n_players)
    return NULL;
  return g_strdup_printf (
    ngettext ("Apart from the envelope there is %u card, too few for %u players.",
              "Apart from the envelope there are %u cards, too few for %u players.", n_dealt),
    n_dealt, n_players);
}

/**
 * cb_edition_draft_build:
 * @id: the id of the edition
 * @problem: (out): what is missing or wrong, for a person
 *
 * Returns: (transfer full) (nullable): the edition
 */
CbEdition *
cb_edition_draft_build (CbEditionDraft *self, const char *id, char **problem)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);
  g_return_val_if_fail (problem != NULL, NULL);

  *problem = check_names (cb_edition_draft_get_root (self));
  if (*problem == NULL)
    *problem = check_starts (cb_edition_draft_get_root (self));
  if (*problem != NULL)
    return NULL;
  node = _cb_edition_draft_copy (self->root);
  json_object_set_string_member (json_node_get_object (node), "id", id);
  drop_empty (json_node_get_object (node));
  _cb_edition_draft_fill_ids (json_node_get_object (node));
  edition = cb_edition_new_from_json (node, "edition", &error);
  *problem = edition != NULL ? check_enough (edition) : g_strdup (error->message);
  return *problem == NULL ? g_steal_pointer (&edition) : NULL;
}
