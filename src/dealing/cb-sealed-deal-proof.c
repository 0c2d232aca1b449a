/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What proves a deal: fingerprints while it is sealed, and in the end the text from which anybody
 * can compute all of it again. PROTOCOL.md says how. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-table-cards.h"

CbDealProof
cb_sealed_deal_get_proof (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), CB_DEAL_PROOF_SEED);

  if (cb_deal_promise_is_seeded (self->promise))
    return CB_DEAL_PROOF_SEED;
  for (guint i = 0; i < self->table->n_players; i++)
    if (cb_sealed_deal_get_number (self, i) != CB_TABLE_NO_NUMBER)
      return CB_DEAL_PROOF_MIXED;
  return CB_DEAL_PROOF_UNMIXED;
}

/* Returns: (transfer full): a sentence or two on what the deal proves if nothing in it is wrong */
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
        _ ("Nobody gave a number: nothing changed after the fingerprint was shown, but "
           "whoever made it may have chosen the cards."));
    case CB_DEAL_PROOF_MIXED:
    default:
      return g_strdup (_ ("Nobody could choose the cards without foreseeing the numbers."));
    }
}

/* Returns: (transfer full) (nullable): the seed of the deal; %NULL for a deal with a secret */
char *
cb_sealed_deal_make_seed (CbSealedDeal *self)
{
  if (cb_sealed_deal_get_proof (self) != CB_DEAL_PROOF_SEED)
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT, cb_deal_promise_get_numbers (self->promise)->seed);
}

/* Returns: (transfer none) (nullable): the whole fingerprint that was shown when the deal was
 * promised; %NULL for a deal from a seed, which has none to show */
const char *
cb_sealed_deal_get_fingerprint (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return !cb_deal_promise_is_seeded (self->promise)
           ? cb_deal_promise_get_fingerprint (self->promise)
           : NULL;
}

/* Returns: (transfer full) (nullable): the fingerprint of the deal, short, for people to write
 * down */
char *
cb_sealed_deal_make_short_fingerprint (CbSealedDeal *self)
{
  const char *fingerprint = cb_sealed_deal_get_fingerprint (self);

  return fingerprint != NULL ? cb_fingerprint_shorten (fingerprint) : NULL;
}

/* Whether players may still give numbers: only until anything else is done with the deal. */
gboolean
cb_sealed_deal_takes_numbers (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  for (guint i = 0; i < self->events->len; i++)
    {
      CbDealEventKind kind = g_array_index (self->events, CbDealEvent, i).kind;

      if (kind != CB_DEAL_EVENT_NUMBER && kind != CB_DEAL_EVENT_RENAME)
        return FALSE;
    }
  return !cb_deal_promise_is_seeded (self->promise);
}

/* Returns: the number that the player at @seat gave, or %CB_TABLE_NO_NUMBER */
int
cb_sealed_deal_get_number (CbSealedDeal *self, guint seat)
{
  const CbDealEvent *event;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), CB_TABLE_NO_NUMBER);

  event = cb_sealed_deal_find_event (self, CB_DEAL_EVENT_NUMBER, seat, 0);
  return event != NULL ? (int) event->number : CB_TABLE_NO_NUMBER;
}

/* Returns: (transfer full) (nullable): who gave which number, "Ann 417, Cy 6"; %NULL if nobody
 * did */
char *
cb_sealed_deal_describe_numbers (CbSealedDeal *self)
{
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < self->table->n_players; i++)
    if (cb_sealed_deal_get_number (self, i) != CB_TABLE_NO_NUMBER)
      /* Translators: a player’s name, and the number that the player gave to the deal. */
      g_strv_builder_take (numbers, g_strdup_printf (_ ("%s %d"), self->table->players[i].name,
                                                     cb_sealed_deal_get_number (self, i)));
  list = g_strv_builder_end (numbers);
  return *list != NULL ? g_strjoinv (_ (", "), list) : NULL;
}

/* Returns: how many entries are in the record */
guint
cb_sealed_deal_get_n_events (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);

  return self->events->len;
}

/* Returns: (transfer none): a line of the record, in the form that its fingerprint is made of */
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

/* Returns: (transfer none) (nullable): the whole fingerprint of the record after @n_events events;
 * %NULL if the deal has none to show */
const char *
cb_sealed_deal_get_record_fingerprint (CbSealedDeal *self, guint n_events)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return cb_sealed_deal_get_fingerprint (self) != NULL
           ? cb_chain_get_fingerprint (self->chain, n_events)
           : NULL;
}

/* Returns: (transfer full) (nullable): how long the record is, and its present fingerprint for
 * people to write down; %NULL if the deal has none to show */
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

/* Returns: (transfer full) (nullable): the numbers, and cb_sealed_deal_describe_record(), for each
 * player to keep; %NULL if nobody gave a number: then nobody cares for a proof */
char *
cb_sealed_deal_describe_evidence (CbSealedDeal *self)
{
  g_autofree char *numbers = cb_sealed_deal_describe_numbers (self);
  g_autofree char *record = cb_sealed_deal_describe_record (self);
  g_autofree char *line = numbers != NULL ? g_strdup_printf (_ ("Numbers: %s\n"), numbers) : NULL;

  return numbers != NULL ? g_strconcat (line, record, NULL) : NULL;
}

/**
 * cb_sealed_deal_find_fingerprint:
 * @typed: what somebody wrote down, whole or short
 *
 * Returns: after how many events, one or more, the record had that fingerprint,
 *   %CB_DEAL_FINGERPRINT_DEAL for that of the deal, or %CB_DEAL_FINGERPRINT_NONE
 */
int
cb_sealed_deal_find_fingerprint (CbSealedDeal *self, const char *typed)
{
  const char *fingerprint = cb_sealed_deal_get_fingerprint (self);

  if (fingerprint == NULL)
    return CB_DEAL_FINGERPRINT_NONE;
  if (cb_fingerprint_equal (typed, fingerprint))
    return CB_DEAL_FINGERPRINT_DEAL;
  for (guint i = 1; i <= cb_chain_get_length (self->chain); i++)
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
  g_autoptr (CbChain) again = cb_chain_new (cb_deal_promise_get_text (self->promise));

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
 * Computes everything again: the fingerprint from the secret, the cards from the secret and the
 * numbers, and the record from what was done.
 *
 * Returns: whether everything comes out the same; else @error says what does not fit
 */
gboolean
cb_sealed_deal_check (CbSealedDeal *self, GError **error)
{
  g_autofree char *again = cb_fingerprint_make (cb_deal_promise_get_text (self->promise));
  CbTableDeal deal;

  if (!g_str_equal (again, cb_deal_promise_get_fingerprint (self->promise)))
    return fail (error, _ ("The fingerprint is not that of the secret, which was changed."));
  cb_sealed_deal_draw (self, &deal);
  if (memcmp (&deal, &self->deal, sizeof deal) != 0)
    return fail (error, _ ("The cards do not follow from the secret and the numbers."));
  return check_record (self) ||
         fail (error, _ ("The record does not follow from what was done: it was changed."));
}

/* Returns: (transfer full): the result of checking an opened deal, in a sentence or two */
char *
cb_sealed_deal_describe_result (CbSealedDeal *self)
{
  g_autofree char *proof = cb_sealed_deal_describe_proof (self);
  g_autoptr (GError) problem = NULL;

  if (!cb_sealed_deal_check (self, &problem))
    return g_strdup (problem->message);
  return cb_sealed_deal_get_proof (self) == CB_DEAL_PROOF_SEED
           ? g_steal_pointer (&proof)
           : g_strdup_printf (_ ("Nothing was changed. %s"), proof);
}

static void
write_events (CbSealedDeal *self, GString *text)
{
  for (guint i = 0; i < self->events->len; i++)
    g_string_append_printf (text, "%s %s\n", cb_chain_get_fingerprint (self->chain, i + 1),
                            cb_chain_get_line (self->chain, i));
}

/* Writes the cards of each accusation, and each card shown with the number of its line. */
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
 * Returns: (transfer full): the deal as all may see it at the end, with everything that its
 *   fingerprints are made of
 */
char *
cb_sealed_deal_make_text (CbSealedDeal *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  g_string_append_printf (text, "%s\n", cb_deal_promise_get_text (self->promise));
  write_events (self, text);
  g_string_append_c (text, '\n');
  cb_table_deal_write_cards (&self->deal, cb_deal_promise_get_numbers (self->promise)->cards, text);
  write_sealed (self, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}
