/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file: the promise is sealed, the words stand in the clear, and no card is
 * stored anywhere, as all of them follow from these. The record has its fingerprint after every
 * line, so that the first that was tampered with is named. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-table-cards.h"
#include "cb-table-words.h"

int
cb_sealed_deal_get_version (CbSealedDeal *self)
{
  for (guint i = 0; i < self->events->len; i++)
    if (g_array_index (self->events, CbDealEvent, i).kind >= CB_DEAL_EVENT_SUGGEST)
      return CB_SEALED_DEAL_VERSION;
  return CB_SEALED_DEAL_MIN_VERSION;
}

static JsonArray *
write_words (CbSealedDeal *self)
{
  JsonArray *words = json_array_new ();

  for (guint i = 0; i < self->table->n_players; i++)
    if (self->words[i] != NULL)
      json_array_add_string_element (words, self->words[i]);
    else
      json_array_add_null_element (words);
  return words;
}

static void
put_cards (JsonObject *entry, CbSealedDeal *self, CbCardSet cards)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *covered = NULL;

  cb_table_cards_write (text, "cards", cards, cb_deal_promise_get_numbers (self->promise)->cards);
  covered = cb_sealed_deal_cover (text->str);
  json_object_set_string_member (entry, "cards", covered);
}

static JsonArray *
write_record (CbSealedDeal *self)
{
  JsonArray *record = json_array_new ();

  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "entry", cb_chain_get_line (self->chain, i));
      if (cb_deal_event_is_sealed (event))
        put_cards (entry, self, event->cards);
      json_object_set_string_member (entry, "fingerprint",
                                     cb_chain_get_fingerprint (self->chain, i + 1));
      json_array_add_object_element (record, entry);
    }
  return record;
}

void
cb_sealed_deal_write_members (CbSealedDeal *self, JsonObject *out)
{
  g_autofree char *sealed = cb_sealed_deal_cover (cb_deal_promise_get_text (self->promise));
  g_autofree char *seed = cb_sealed_deal_make_seed (self);

  if (seed != NULL)
    json_object_set_string_member (out, "seed", seed);
  else
    json_object_set_string_member (out, "fingerprint",
                                   cb_deal_promise_get_fingerprint (self->promise));
  json_object_set_string_member (out, "sealed", sealed);
  json_object_set_array_member (out, "words", write_words (self));
  json_object_set_string_member (out, "wordsFingerprint",
                                 cb_chain_get_fingerprint (self->chain, 0));
  json_object_set_array_member (out, "record", write_record (self));
  json_object_set_string_member (out, "recordFingerprint",
                                 cb_chain_get_fingerprint (self->chain, self->events->len));
}

/* A deal from a seed must not have a fingerprint, and every other one must. */
static void
read_fingerprint (CbSealedDeal *self, CbMembers *in, const char *text)
{
  g_autofree char *seed = cb_members_get_optional_string (in, "seed");
  g_autofree char *fingerprint = seed == NULL ? cb_members_get_string (in, "fingerprint") : NULL;
  g_autofree char *again = cb_fingerprint_make (text);

  if (seed != NULL)
    {
      g_autofree char *last = g_strdup_printf ("\nseed %s\n", seed);

      if (!g_str_has_suffix (text, last))
        cb_members_fail (in, "seed", _ ("is not the one the deal comes from"));
    }
  else if (!cb_fingerprint_is_whole (fingerprint))
    cb_members_fail (in, "fingerprint", _ ("is not 64 lowercase hexadecimal digits"));
  else if (!g_str_equal (fingerprint, again))
    cb_members_fail (in, "fingerprint", _ ("is not that of the deal, which was changed"));
  else if (strstr (text, "\nsecret ") == NULL)
    cb_members_fail (in, "seed", _ ("is missing; this deal comes from one"));
}

static void
read_promise (CbSealedDeal *self, CbMembers *in)
{
  g_autofree char *text = cb_sealed_deal_uncover (in, "sealed");

  read_fingerprint (self, in, text);
  if (cb_members_failed (in))
    return;
  self->promise = cb_deal_promise_new_from_text (self->table, text);
  if (self->promise == NULL)
    cb_members_fail (in, "sealed", _ ("is not a deal for this table"));
}

static void
read_words (CbSealedDeal *self, CbMembers *in)
{
  JsonArray *words = cb_members_get_array (in, "words");

  if (words == NULL)
    return;
  if (json_array_get_length (words) != self->table->n_players)
    cb_members_fail (in, "words", _ ("are not as many as there are players"));
  for (guint i = 0; i < self->table->n_players && !cb_members_failed (in); i++)
    {
      JsonNode *node = json_array_get_element (words, i);
      const char *word = json_node_get_value_type (node) == G_TYPE_STRING
                           ? json_node_get_string (node)
                           : NULL;
      g_autofree char *name = g_strdup_printf ("words[%u]", i);

      self->words[i] = word != NULL ? cb_table_word_make (word) : NULL;
      if (!JSON_NODE_HOLDS_NULL (node) && (g_strcmp0 (self->words[i], word) != 0 || word == NULL ||
                                           cb_deal_promise_is_seeded (self->promise)))
        cb_members_fail (in, name, _ ("is not a word that a player can add"));
    }
}

static void
draw (CbSealedDeal *self, CbMembers *in)
{
  if (!cb_table_promise_draw (cb_deal_promise_get_numbers (self->promise),
                              (const char *const *) self->words, &self->deal, NULL) ||
      !cb_sealed_deal_fits_table (self))
    cb_members_fail (in, "words", _ ("do not lead to these cards: they or the cards were changed"));
}

static gboolean
read_cards (CbSealedDeal *self, CbMembers *in, CbCardSet *cards)
{
  g_autofree char *text = cb_sealed_deal_uncover (in, "cards");
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  guint n = g_strv_length (words);
  guint32 all = 0;

  /* The text ends with a line break, which leaves an empty word. */
  if (n < 2 || !g_str_equal (words[0], "cards") || *words[n - 1] != '\0')
    return FALSE;
  g_clear_pointer (&words[n - 1], g_free);
  return cb_table_cards_read ((const char *const *) words + 1,
                              cb_deal_promise_get_numbers (self->promise)->cards, &all, cards);
}

/* Whether what is said to follow of @event does. */
static void
check_entry (CbSealedDeal *self, CbMembers *in, const CbDealEvent *event)
{
  g_autoptr (GError) error = NULL;
  CbDealEvent whole = *event;

  cb_sealed_deal_complete_event (self, &whole);
  if (!cb_sealed_deal_check_event (self, event, &error))
    cb_members_fail (in, "entry", _ ("cannot follow the entries before it"));
  else if (whole.passed != event->passed || whole.showing != event->showing ||
           whole.other != event->other)
    cb_members_fail (in, "entry", _ ("has other answers than the hands give: it was changed"));
}

static void
read_entry (CbSealedDeal *self, CbMembers *in)
{
  g_autofree char *line = cb_members_get_string (in, "entry");
  g_autofree char *fingerprint = cb_members_get_string (in, "fingerprint");
  const char *again;
  CbDealEvent event;

  if (cb_members_failed (in))
    return;
  if (!cb_deal_event_read (&event, line, self->table, self->promise))
    cb_members_fail (in, "entry", _ ("is not something that can happen in a deal"));
  else if (cb_deal_event_is_sealed (&event) && !read_cards (self, in, &event.cards))
    cb_members_fail (in, "cards", _ ("are not cards of this edition"));
  else
    check_entry (self, in, &event);
  if (cb_members_failed (in))
    return;

  cb_sealed_deal_add_event (self, &event);
  again = cb_chain_get_line (self->chain, self->events->len - 1);
  if (!g_str_equal (again, line) && cb_deal_event_is_sealed (&event))
    cb_members_fail (in, "cards", _ ("are not those that were sealed: they were changed"));
  else if (!g_str_equal (again, line))
    cb_members_fail (in, "entry", _ ("is not something that can happen in a deal"));
  else if (!g_str_equal (fingerprint, cb_chain_get_fingerprint (self->chain, self->events->len)))
    cb_members_fail (in, "fingerprint",
                     _ ("does not follow from what is before it: the record was changed"));
}

static void
read_record (CbSealedDeal *self, CbMembers *in)
{
  JsonArray *record = cb_members_get_array (in, "record");
  g_autofree char *start = cb_members_get_string (in, "wordsFingerprint");
  g_autofree char *end = cb_members_get_string (in, "recordFingerprint");

  cb_sealed_deal_start_record (self);
  if (!cb_members_failed (in) && !g_str_equal (start, cb_chain_get_fingerprint (self->chain, 0)))
    cb_members_fail (in, "words", _ ("are not those of the deal: they were changed"));
  for (guint i = 0; record != NULL && i < json_array_get_length (record); i++)
    {
      g_autoptr (CbMembers)
        entry = cb_members_new_element (in, "record", json_array_get_element (record, i), i);

      read_entry (self, entry);
    }
  if (!cb_members_failed (in) &&
      !g_str_equal (end, cb_chain_get_fingerprint (self->chain, self->events->len)))
    cb_members_fail (in, "recordFingerprint",
                     _ ("is not that of the last entry: entries were left out at the end"));
}

void
cb_sealed_deal_read_members (CbSealedDeal *self, CbMembers *in)
{
  read_promise (self, in);
  if (!cb_members_failed (in))
    read_words (self, in);
  if (!cb_members_failed (in))
    draw (self, in);
  if (!cb_members_failed (in))
    read_record (self, in);
}
