/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What proves a deal: fingerprints while it is sealed, and in the end the text from which anybody
 * can compute all of it again. PROTOCOL.md says how. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-table-cards.h"
#include "cb-table-words.h"

CbDealProof
cb_sealed_deal_get_proof (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), CB_DEAL_PROOF_SEED);

  if (cb_deal_promise_is_seeded (self->promise))
    return CB_DEAL_PROOF_SEED;
  return cb_table_words_count ((const char *const *) self->words, self->table->n_players) > 0
           ? CB_DEAL_PROOF_MIXED
           : CB_DEAL_PROOF_UNMIXED;
}

/* Returns: (transfer full): a sentence or two on what the deal shows if it fits together */
char *
cb_sealed_deal_describe_proof (CbSealedDeal *self)
{
  g_autofree char *seed = NULL;

  switch (cb_sealed_deal_get_proof (self))
    {
    case CB_DEAL_PROOF_SEED:
      seed = cb_sealed_deal_make_seed (self);
      return g_strdup_printf (_ ("Dealt from seed %s: anybody who knows it knows all cards. This "
                                 "deal proves nothing."),
                              seed);
    case CB_DEAL_PROOF_UNMIXED:
      return g_strdup (
        _ ("Nobody added a word: nothing changed after the fingerprint was shown, but "
           "whoever made it may have chosen the cards."));
    case CB_DEAL_PROOF_MIXED:
    default:
      return g_strdup (_ ("Nobody could choose the cards without foreseeing the words."));
    }
}

/* Returns: (transfer full) (nullable): the seed the deal comes from; %NULL for one that has a
 * secret of its own */
char *
cb_sealed_deal_make_seed (CbSealedDeal *self)
{
  if (cb_sealed_deal_get_proof (self) != CB_DEAL_PROOF_SEED)
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT, cb_deal_promise_get_numbers (self->promise)->seed);
}

/* Returns: (transfer none) (nullable): what was shown when the deal was promised, whole; %NULL for
 * a deal from a seed, which has none to show */
const char *
cb_sealed_deal_get_fingerprint (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return !cb_deal_promise_is_seeded (self->promise)
           ? cb_deal_promise_get_fingerprint (self->promise)
           : NULL;
}

/* Returns: (transfer full) (nullable): the same, shortened for people to write down */
char *
cb_sealed_deal_make_short_fingerprint (CbSealedDeal *self)
{
  const char *fingerprint = cb_sealed_deal_get_fingerprint (self);

  return fingerprint != NULL ? cb_fingerprint_shorten (fingerprint) : NULL;
}

/* Returns: (transfer none) (nullable): what the player at @seat added */
const char *
cb_sealed_deal_get_word (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);
  g_return_val_if_fail (seat < self->table->n_players, NULL);

  return self->words[seat];
}

/* Returns: how many entries are in the record */
guint
cb_sealed_deal_get_n_events (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);

  return self->events->len;
}

/* Returns: (transfer none): a line of the record, as its fingerprint is made of it */
const char *
cb_sealed_deal_get_event (CbSealedDeal *self, guint index)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return cb_chain_get_line (self->chain, index);
}

/* Returns: (transfer full): what happened, in words that tell no card */
char *
cb_sealed_deal_describe_event (CbSealedDeal *self, guint index)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);
  g_return_val_if_fail (index < self->events->len, NULL);

  return cb_deal_event_describe (&g_array_index (self->events, CbDealEvent, index), self->table);
}

/* Returns: (transfer none) (nullable): the whole fingerprint of the record after so many events;
 * %NULL where the deal has none to show */
const char *
cb_sealed_deal_get_record_fingerprint (CbSealedDeal *self, guint n_events)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return cb_sealed_deal_get_fingerprint (self) != NULL
           ? cb_chain_get_fingerprint (self->chain, n_events)
           : NULL;
}

/* Returns: (transfer full) (nullable): how long the record is, and its fingerprint now for people
 * to write down; %NULL where the deal has none to show */
char *
cb_sealed_deal_describe_record (CbSealedDeal *self)
{
  guint n = cb_sealed_deal_get_n_events (self);
  const char *fingerprint = cb_sealed_deal_get_record_fingerprint (self, n);
  g_autofree char *brief = fingerprint != NULL ? cb_fingerprint_shorten (fingerprint) : NULL;

  if (brief == NULL)
    return NULL;
  /* Translators: the record of who looked and accused, and its fingerprint. */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Record, %u entry: %s", "Record, %u entries: %s", n), n, brief);
}

/**
 * cb_sealed_deal_find_fingerprint:
 * @typed: what somebody wrote down, whole or short
 *
 * Returns: after how many events the record had that fingerprint, %CB_DEAL_FINGERPRINT_DEAL for
 *   that of the deal, or %CB_DEAL_FINGERPRINT_NONE
 */
int
cb_sealed_deal_find_fingerprint (CbSealedDeal *self, const char *typed)
{
  const char *fingerprint = cb_sealed_deal_get_fingerprint (self);

  if (fingerprint == NULL)
    return CB_DEAL_FINGERPRINT_NONE;
  if (cb_fingerprint_equal (typed, fingerprint))
    return CB_DEAL_FINGERPRINT_DEAL;
  for (guint i = 0; i <= cb_chain_get_length (self->chain); i++)
    if (cb_fingerprint_equal (typed, cb_chain_get_fingerprint (self->chain, i)))
      return (int) i;
  return CB_DEAL_FINGERPRINT_NONE;
}

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT, message);
  return FALSE;
}

static gboolean
check_record (CbSealedDeal *self)
{
  g_autofree char *start = cb_table_words_write_start (
    (const char *const *) self->words, self->table->n_players,
    cb_deal_promise_get_fingerprint (self->promise));
  g_autoptr (CbChain) again = cb_chain_new (start);

  for (guint i = 0; i < self->events->len; i++)
    {
      g_autofree char *line = cb_deal_event_write (&g_array_index (self->events, CbDealEvent, i),
                                                   self->promise, i + 1);

      cb_chain_append (again, line);
    }
  return cb_chain_get_length (self->chain) == self->events->len &&
         g_str_equal (cb_chain_get_fingerprint (again, self->events->len),
                      cb_chain_get_fingerprint (self->chain, self->events->len));
}

/**
 * cb_sealed_deal_check:
 *
 * Computes all again: the fingerprint from the secret, the cards from the secret and the words, the
 * record from the words and what was done.
 *
 * Returns: whether it is what it was; else @error says what does not fit
 */
gboolean
cb_sealed_deal_check (CbSealedDeal *self, GError **error)
{
  g_autofree char *again = cb_fingerprint_make (cb_deal_promise_get_text (self->promise));
  CbTableDeal deal;

  if (!g_str_equal (again, cb_deal_promise_get_fingerprint (self->promise)))
    return fail (error, _ ("The fingerprint is not that of the secret, which was changed."));
  if (!cb_table_promise_draw (cb_deal_promise_get_numbers (self->promise),
                              (const char *const *) self->words, &deal, error))
    return FALSE;
  if (memcmp (&deal, &self->deal, sizeof deal) != 0)
    return fail (error, _ ("The cards do not follow from the secret and the words."));
  return check_record (self) ||
         fail (error, _ ("The record does not follow from what was done: it was changed."));
}

static void
write_events (CbSealedDeal *self, GString *text)
{
  for (guint i = 0; i < self->events->len; i++)
    g_string_append_printf (text, "%s %s\n", cb_chain_get_fingerprint (self->chain, i + 1),
                            cb_chain_get_line (self->chain, i));
}

/* What was named in accusations, and shown, by the number of its line. */
static void
write_sealed (CbSealedDeal *self, GString *text)
{
  const char *const *cards = cb_deal_promise_get_numbers (self->promise)->cards;

  for (guint i = 0; i < self->table->n_players; i++)
    {
      g_autofree char *what = g_strdup_printf ("accused %u", i);

      if (cb_sealed_deal_has_accused (self, i))
        cb_table_cards_write (text, what, cb_sealed_deal_get_accusation (self, i), cards);
    }
  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);
      g_autofree char *what = g_strdup_printf ("shown %u", i + 1);

      if (event->kind == CB_DEAL_EVENT_SHOW)
        cb_table_cards_write (text, what, event->cards, cards);
    }
}

/**
 * cb_sealed_deal_make_text:
 *
 * Returns: (transfer full): the deal laid open for all eyes at the end, with all that its
 *   fingerprints are made of
 */
char *
cb_sealed_deal_make_text (CbSealedDeal *self)
{
  const CbTablePromise *numbers;
  const char *fingerprint;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *mix = NULL;
  g_autofree char *start = NULL;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  numbers = cb_deal_promise_get_numbers (self->promise);
  fingerprint = cb_deal_promise_get_fingerprint (self->promise);
  start = cb_table_words_write_start ((const char *const *) self->words, self->table->n_players,
                                      fingerprint);
  g_string_append_printf (text, "%s\n", cb_deal_promise_get_text (self->promise));
  if (!cb_deal_promise_is_seeded (self->promise))
    {
      mix = cb_table_words_write_mix ((const char *const *) self->words, self->table->n_players,
                                      fingerprint, numbers->secret);
      g_string_append_printf (text, "%s\n", mix);
    }
  g_string_append_printf (text, "%s\n", start);
  write_events (self, text);
  g_string_append_c (text, '\n');
  cb_table_deal_write_cards (&self->deal, numbers->cards, text);
  write_sealed (self, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}
