/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player names cards, and the others answer in turn until one shows a card. Nothing follows for
 * the asker's hand, because bluffing is legal. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answers-private.h"
#include "cb-entry-kind.h"
#include "cb-suggestion.h"

CbEntry *
cb_suggestion_new (int by, CbCardSet cards)
{
  CbEntry *entry = cb_entry_new (&cb_suggestion_kind);
  CbSuggestion *self = (CbSuggestion *) entry;

  self->by = by;
  self->cards = cards;
  return entry;
}

void
cb_suggestion_add_answer (CbEntry *entry, int by, CbDid did, int card)
{
  CbSuggestion *self = (CbSuggestion *) entry;

  g_return_if_fail (entry->kind == &cb_suggestion_kind);

  cb_answers_add (&self->answers, &(CbAnswer) { .by = by, .did = did, .card = card });
}

const CbSuggestion *
cb_entry_get_suggestion (const CbEntry *entry)
{
  return entry->kind == &cb_suggestion_kind ? (const CbSuggestion *) entry : NULL;
}

/* If an entry names fewer cards than the edition asks for, the others count as not heard: another
 * program may leave them out without meaning that there were none. */
guint
cb_suggestion_count_unheard (const CbSuggestion *self, const CbSetup *setup)
{
  guint n_asked = (guint) cb_edition_get_rules (setup->edition)->n_asked;
  guint n = cb_card_set_size (self->cards);

  return MAX (self->n_unheard, n < n_asked ? n_asked - n : 0);
}

/* Writes the unheard cards as nulls if a show depends on them: without these, an older version
 * would assume that the player who showed has one of the cards heard. */
void
cb_suggestion_note_unheard (CbEntry *entry, const CbSetup *setup)
{
  CbSuggestion *self = (CbSuggestion *) entry;

  g_return_if_fail (entry->kind == &cb_suggestion_kind);

  for (guint i = 0; i < self->answers.n; i++)
    if (self->answers.list[i].did == CB_DID_SHOW && self->answers.list[i].card < 0)
      self->n_unheard = cb_suggestion_count_unheard (self, setup);
}

static CbAsked
get_asked (const CbSuggestion *self, const CbSetup *setup)
{
  return (CbAsked) { self->by, self->cards, cb_suggestion_count_unheard (self, setup) };
}

CbCardSet
cb_suggestion_get_all_cards (const CbSuggestion *self, const CbSetup *setup)
{
  CbAsked asked = get_asked (self, setup);

  return cb_asked_get_all (&asked, setup);
}

/* Reads the list of cards, which has null for each card that was not heard. */
static void
read_cards (CbSuggestion *self, CbMembers *in, const CbSetup *setup)
{
  self->cards = cb_members_get_heard_cards (in, "cards", setup->edition, &self->n_unheard);
  if (self->cards == 0 && self->n_unheard == 0)
    cb_members_fail (in, "cards", _ ("names no card"));
  if (cb_card_set_size (self->cards) + self->n_unheard > cb_edition_get_n_cards (setup->edition))
    cb_members_fail (in, "cards", _ ("names more cards than there are"));
}

static void
cb_suggestion_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbSuggestion *self = (CbSuggestion *) entry;
  CbAsked asked;

  self->by = cb_members_get_seat (in, "by", setup);
  read_cards (self, in, setup);
  asked = get_asked (self, setup);
  cb_answers_read (&self->answers, in, setup, &asked);
  self->cards = asked.cards;
  self->n_unheard = MIN (self->n_unheard, asked.n_unheard);
}

static void
cb_suggestion_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  JsonArray *cards = cb_members_make_cards (setup->edition, self->cards);

  for (guint i = 0; i < self->n_unheard; i++)
    json_array_add_null_element (cards);
  json_object_set_int_member (out, "by", self->by);
  json_object_set_array_member (out, "cards", cards);
  cb_answers_write (&self->answers, out, setup);
}

/* In files of version 1, a card left out was never named, so unheard cards need version 2. */
static int
cb_suggestion_get_version (const CbEntry *entry)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  gboolean half = self->n_unheard > 0;

  for (guint i = 0; i < self->answers.n; i++)
    half = half || self->answers.list[i].by == CB_NOBODY;
  return half ? 2 : 1;
}

static char *
cb_suggestion_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  g_autofree char *cards = cb_edition_join_heard (setup->edition, self->cards,
                                                  cb_suggestion_count_unheard (self, setup));

  if (self->by == setup->me)
    /* Translators: the cards named in a suggestion. */
    return g_strdup_printf (_ ("You suggested: %s"), cards);
  /* Translators: a player, then the cards named in a suggestion. */
  return g_strdup_printf (_ ("%s suggested: %s"), setup->players[self->by].name, cards);
}

static char *
cb_suggestion_detail (const CbEntry *entry, const CbSetup *setup)
{
  return cb_answers_describe (&((const CbSuggestion *) entry)->answers, setup);
}

static void
cb_suggestion_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;

  outline->cards = self->cards;
  outline->n_unheard = cb_suggestion_count_unheard (self, setup);
  outline->answers = &self->answers;
}

static void
cb_suggestion_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_imply (&self->answers, setup, &asked, facts);
}

static void
cb_suggestion_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_imply_open (&self->answers, setup, &asked, facts);
}

static void
cb_suggestion_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  CbAsked asked = get_asked (self, setup);

  cb_answers_tell_sights (&self->answers, setup, &asked, sights);
}

const CbEntryKind cb_suggestion_kind = {
  .type = "suggestion",
  .get_version = cb_suggestion_get_version,
  .size = sizeof (CbSuggestion),
  .read = cb_suggestion_read,
  .write = cb_suggestion_write,
  .answers = G_STRUCT_OFFSET (CbSuggestion, answers),
  .title = cb_suggestion_title,
  .detail = cb_suggestion_detail,
  .outline = cb_suggestion_outline,
  .imply = cb_suggestion_imply,
  .imply_open = cb_suggestion_imply_open,
  .tell_sights = cb_suggestion_tell_sights,
  .turn = G_STRUCT_OFFSET (CbSuggestion, by),
};
