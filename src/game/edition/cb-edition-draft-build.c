/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes an edition of a draft. What users often leave out is reported in plain words; other
 * problems are found by the reader of editions, and reported in its words. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-draft.h"
#include "cb-edition-private.h"
#include "cb-text.h"

/* Whether nothing is given but where the part belongs. */
static gboolean
says_nothing (CbPart *part)
{
  const CbPartForm *form = &cb_part_forms[part->kind];

  for (const CbField *field = form->fields; field->key != NULL; field++)
    if (g_strcmp0 (field->key, form->parent_key) != 0 && cb_part_get_value (part, field)->given)
      return FALSE;
  return TRUE;
}

/* Drops what a form has added and nothing was filled in of: the part on two players, and the last
 * card of a category, as Enter adds one after each. */
static void
drop_empty (CbParts *parts)
{
  CbPart *two_players = cb_parts_get (parts, CB_PART_TWO_PLAYERS, 0);
  const CbPart *category;

  if (two_players != NULL && says_nothing (two_players))
    cb_parts_remove (parts, two_players);
  for (guint i = 0; (category = cb_parts_get (parts, CB_PART_CATEGORY, i)) != NULL; i++)
    {
      guint n = cb_parts_count_inside (parts, category, CB_PART_CARD);
      CbPart *last = n > 0 ? cb_parts_get_inside (parts, category, CB_PART_CARD, n - 1) : NULL;

      if (last != NULL && says_nothing (last))
        cb_parts_remove (parts, last);
    }
}

static gboolean
is_nameless (const CbPart *part)
{
  return cb_text_is_blank (cb_part_get_written (part, "Name"));
}

static char *
check_card (const CbPart *card, const char *category, GHashTable *names)
{
  const char *name = cb_part_get_written (card, "Name");

  if (is_nameless (card))
    return g_strdup_printf (_ ("%s: a card has no name."), category);
  if (g_hash_table_add (names, g_utf8_casefold (name, -1)))
    return NULL;
  return g_strdup_printf (_ ("Two cards are called %s. Give one of them another name."), name);
}

static char *
check_category (const CbParts *parts, const CbPart *category, GHashTable *names)
{
  const char *name = cb_part_get_written (category, "Name");
  guint n = cb_parts_count_inside (parts, category, CB_PART_CARD);
  char *problem = NULL;

  if (is_nameless (category))
    return g_strdup (_ ("Give every category a name."));
  if (n == 0)
    return g_strdup_printf (_ ("%s: add the cards."), name);
  for (guint i = 0; i < n && problem == NULL; i++)
    problem = check_card (cb_parts_get_inside (parts, category, CB_PART_CARD, i), name, names);
  if (problem == NULL && cb_part_get_number (category, "InEnvelope") > (int) n)
    problem = g_strdup_printf (_ ("%s: the envelope needs more cards than there are."), name);
  return problem;
}

static char *
check_names (const CbParts *parts)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char *problem = NULL;
  const CbPart *part;
  guint n_cards;

  if (is_nameless (cb_parts_get (parts, CB_PART_EDITION, 0)))
    return g_strdup (_ ("Give the edition a name."));
  for (guint i = 0; (part = cb_parts_get (parts, CB_PART_CATEGORY, i)) != NULL && problem == NULL;
       i++)
    problem = check_category (parts, part, names);
  n_cards = g_hash_table_size (names);
  if (problem == NULL && n_cards > CB_MAX_CARDS)
    problem = g_strdup_printf (_ ("An edition can have at most %u cards; this one has %u."),
                               CB_MAX_CARDS, n_cards);
  for (CbPartKind kind = 0; kind < CB_N_PART_KINDS; kind++)
    for (guint i = 0; (part = cb_parts_get (parts, kind, i)) != NULL && problem == NULL; i++)
      if (cb_part_forms[kind].nameless != NULL && is_nameless (part))
        problem = g_strdup (_ (cb_part_forms[kind].nameless));
  return problem;
}

static char *
check_starts (const CbPart *edition)
{
  return cb_part_get_number (edition, "Starts") == CB_STARTS_CHARACTER &&
             !cb_part_has (edition, "StartsWith")
           ? g_strdup (_ ("Choose the character who starts."))
           : NULL;
}

/* Checks that with the most players all get a card. (transfer full) (nullable): the problem */
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
  g_autoptr (CbParts) parts = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (GError) error = NULL;
  CbPart *root;

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);
  g_return_val_if_fail (problem != NULL, NULL);

  parts = cb_parts_copy (cb_edition_draft_get_parts (self), "edition");
  root = cb_parts_get (parts, CB_PART_EDITION, 0);
  drop_empty (parts);
  *problem = check_names (parts);
  if (*problem == NULL)
    *problem = check_starts (root);
  if (*problem != NULL)
    return NULL;
  g_set_str (&root->id, id);
  cb_parts_fill_ids (parts);
  parts->error = &error;
  edition = cb_edition_new (g_steal_pointer (&parts));
  *problem = edition != NULL ? check_enough (edition) : g_strdup (error->message);
  return *problem == NULL ? g_steal_pointer (&edition) : NULL;
}
