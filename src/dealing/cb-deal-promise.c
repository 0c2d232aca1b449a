/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-deal-promise.h"

struct _CbDealPromise
{
  gatomicrefcount ref_count;
  CbSetup *table;
  char *edition;
  GStrv cards;
  GStrv players;
  GStrv decks;
  CbTablePromise numbers; /* the promise in numbers; it points to the members above */
  char *text;
  char *fingerprint;
};

/* Creates a promise that still lacks its secret or seed, which decides the deal. */
static CbDealPromise *
create (const CbSetup *table, const CbDealChoices *choices)
{
  CbDealPromise *self = g_new0 (CbDealPromise, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->table = cb_setup_copy (table);
  self->edition = cb_box_make_word (cb_edition_get_id (table->edition));
  self->cards = cb_box_get_card_words (table->edition);
  self->players = cb_box_get_player_words (table);
  self->decks = cb_box_get_deck_words (table);
  self->numbers = (CbTablePromise) { .edition = self->edition,
                                     .cards = (const char *const *) self->cards,
                                     .players = (const char *const *) self->players,
                                     .decks = (const char *const *) self->decks };
  cb_box_get_deal_rules (table, choices, &self->numbers.rules);
  return self;
}

static void
set_text (CbDealPromise *self, char *text)
{
  self->text = text;
  self->fingerprint = cb_fingerprint_make (text);
}

/* Whether there are enough cards. Any random draw can tell: all take the same number. */
static gboolean
can_be_dealt (const CbDealPromise *self, GError **error)
{
  g_autoptr (CbRandomSource) any = cb_random_source_new_seeded (0);
  CbTableDeal deal;

  return cb_table_deal_draw (&deal, &self->numbers.rules, any, error);
}

/**
 * cb_deal_promise_new:
 * @table: the edition, the players, who is dealt first, cards that are missing from the box
 * @choices: how to deal
 * @random: where the secret comes from
 *
 * Returns: (transfer full) (nullable): the promise; else @error (#CbTableError) says why there can
 *   be no such deal
 */
CbDealPromise *
cb_deal_promise_new (const CbSetup *table,
                     const CbDealChoices *choices,
                     CbRandomSource *random,
                     GError **error)
{
  g_autoptr (CbDealPromise) self = NULL;
  g_autofree char *secret = NULL;

  g_return_val_if_fail (table != NULL && table->n_players > 0, NULL);

  self = create (table, choices);
  if (!can_be_dealt (self, error))
    return NULL;
  secret = cb_secret_new (random);
  g_strlcpy (self->numbers.secret, secret, sizeof self->numbers.secret);
  set_text (self, cb_table_promise_write (&self->numbers));
  return g_steal_pointer (&self);
}

/* Like cb_deal_promise_new(), but @seed always leads to the same deal, which proves nothing. */
CbDealPromise *
cb_deal_promise_new_seeded (const CbSetup *table,
                            const CbDealChoices *choices,
                            guint64 seed,
                            GError **error)
{
  g_autoptr (CbDealPromise) self = NULL;

  g_return_val_if_fail (table != NULL && table->n_players > 0, NULL);

  self = create (table, choices);
  if (!can_be_dealt (self, error))
    return NULL;
  self->numbers.seed = seed;
  set_text (self, cb_table_promise_write (&self->numbers));
  return g_steal_pointer (&self);
}

/**
 * cb_deal_promise_new_from_text:
 * @table: the edition and the players
 * @text: as cb_deal_promise_get_text() gives it
 *
 * Returns: (transfer full) (nullable): the promise, or %NULL if @text is no promise for this table
 */
CbDealPromise *
cb_deal_promise_new_from_text (const CbSetup *table, const char *text)
{
  const CbDealChoices choices = { 0 };
  g_autoptr (CbDealPromise) self = create (table, &choices);
  CbTableDealRules *rules = &self->numbers.rules;

  rules->first_dealt = 0;
  rules->removed = 0;
  rules->n_removed = 0;
  rules->removed_category = 0;
  if (!cb_table_promise_read (&self->numbers, text) || !can_be_dealt (self, NULL))
    return NULL;
  set_text (self, g_strdup (text));
  return g_steal_pointer (&self);
}

CbDealPromise *
cb_deal_promise_ref (CbDealPromise *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
cb_deal_promise_unref (CbDealPromise *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  cb_setup_unref (self->table);
  g_free (self->edition);
  g_strfreev (self->cards);
  g_strfreev (self->players);
  g_strfreev (self->decks);
  g_free (self->text);
  g_free (self->fingerprint);
  g_free (self);
}

/* Returns: (transfer none): the edition and the players */
const CbSetup *
cb_deal_promise_get_table (const CbDealPromise *self)
{
  return self->table;
}

/* Returns: (transfer none): what is promised, in numbers and words without spaces */
const CbTablePromise *
cb_deal_promise_get_numbers (const CbDealPromise *self)
{
  return &self->numbers;
}

/* Returns: (transfer none): all that is promised, and the secret, to be seen only at the end */
const char *
cb_deal_promise_get_text (const CbDealPromise *self)
{
  return self->text;
}

/* Returns: (transfer none): the whole fingerprint of the text; that of a deal from a seed proves
 * nothing, and must not be shown */
const char *
cb_deal_promise_get_fingerprint (const CbDealPromise *self)
{
  return self->fingerprint;
}

gboolean
cb_deal_promise_is_seeded (const CbDealPromise *self)
{
  return *self->numbers.secret == '\0';
}
