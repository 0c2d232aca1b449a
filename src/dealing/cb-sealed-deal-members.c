/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The members of a deal's file. The promise is sealed, and the numbers stand in the record; no card
 * is stored, because all cards follow from these. The record has its fingerprint after every line,
 * so that the first line that was tampered with can be named. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-table-cards.h"

/* (transfer full): the text in Base64, so that nobody reads it by accident */
static char *
cover (const char *text)
{
  return g_base64_encode ((const guchar *) text, strlen (text));
}

/* (transfer full): the text that a member holds in Base64; empty if it is invalid */
static char *
uncover (CbMembers *in, const char *name)
{
  g_autofree char *covered = cb_members_get_string (in, name);
  gsize size = 0;

  if (*covered != '\0')
    g_base64_decode_inplace (covered, &size);
  return memchr (covered, '\0', size) == NULL ? g_strndup (covered, size) : g_strdup ("");
}

static void
put_cards (JsonObject *entry, CbSealedDeal *self, CbCardSet cards)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *covered = NULL;

  cb_table_cards_write (text, "cards", cards, cb_deal_promise_get_numbers (self->promise)->cards);
  covered = cover (text->str);
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
  g_autofree char *sealed = cover (cb_deal_promise_get_text (self->promise));
  g_autofree char *seed = cb_sealed_deal_make_seed (self);

  if (seed != NULL)
    json_object_set_string_member (out, "seed", seed);
  else
    json_object_set_string_member (out, "fingerprint",
                                   cb_deal_promise_get_fingerprint (self->promise));
  json_object_set_string_member (out, "sealed", sealed);
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
  g_autofree char *text = uncover (in, "sealed");
  g_autoptr (CbDealPromise) promise = NULL;

  read_fingerprint (self, in, text);
  if (cb_members_failed (in))
    return;
  promise = cb_deal_promise_new_from_text (self->table, text);
  if (promise != NULL)
    cb_sealed_deal_start (self, promise);
  else
    cb_members_fail (in, "sealed", _ ("is not a deal for this table"));
}

static gboolean
read_cards (CbSealedDeal *self, CbMembers *in, CbCardSet *cards)
{
  g_autofree char *text = uncover (in, "cards");
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

/* Checks what the file gives as the consequences of @event. */
static void
check_entry (CbSealedDeal *self, CbMembers *in, const CbDealEvent *event)
{
  g_autoptr (GError) error = NULL;
  CbDealEvent whole = *event;

  cb_sealed_deal_complete_event (self, &whole);
  if (!cb_sealed_deal_check_event (self, event, &error))
    cb_members_fail (in, "entry", _ ("cannot follow the entries before it"));
  else if (whole.passed != event->passed || whole.showing != event->showing ||
           whole.other != event->other || whole.name != event->name)
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
  g_autofree char *end = cb_members_get_string (in, "recordFingerprint");

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

/* Whether the deal agrees with @table, which the file gives as what everybody sees of it. */
static gboolean
fits_table (CbSealedDeal *self, const CbSetup *table)
{
  const CbTableDeal *deal = &self->deal;
  gboolean fits = deal->n_seats == table->n_players && deal->face_up == table->face_up &&
                  deal->removed == table->removed && deal->n_down == table->face_down &&
                  (int) deal->first_dealt == table->first_dealt && table->me == CB_NOBODY;

  for (guint i = 0; fits && i < deal->n_seats; i++)
    {
      guint min, max;

      cb_setup_get_hand_range (table, i, &min, &max);
      fits = min == max && cb_card_set_size (deal->hands[i]) == min;
    }
  for (guint i = 0; fits && i < cb_edition_get_n_categories (table->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (table->edition, i);

      fits = cb_card_set_size (deal->envelope & category->cards) == category->n_in_envelope;
    }
  return fits;
}

void
cb_sealed_deal_read_members (CbSealedDeal *self, CbMembers *in)
{
  g_autoptr (CbSetup) stated = cb_setup_ref (self->table);

  read_promise (self, in);
  if (!cb_members_failed (in))
    read_record (self, in);
  if (!cb_members_failed (in) && !fits_table (self, stated))
    cb_members_fail (in, "sealed", _ ("does not lead to the face-up cards: they were changed"));
}
