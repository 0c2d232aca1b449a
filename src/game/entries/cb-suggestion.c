/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player names cards, and the others answer in turn until one shows a card. Nothing follows for
 * the asker's hand, as bluffing is legal. */

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

static void
cb_suggestion_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbSuggestion *self = (CbSuggestion *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  self->cards = cb_members_get_cards (in, "cards", setup->edition);
  if (self->cards == 0)
    cb_members_fail (in, "cards", _ ("names no card"));
  cb_answers_read (&self->answers, in, setup, self->by, self->cards);
}

static void
cb_suggestion_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;

  json_object_set_int_member (out, "by", self->by);
  cb_members_put_cards (out, "cards", setup->edition, self->cards);
  cb_answers_write (&self->answers, out, setup);
}

static char *
cb_suggestion_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;
  g_autofree char *cards = cb_edition_join_names (setup->edition, self->cards);

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
  outline->answers = &self->answers;
  if (self->answers.n == 0)
    outline->outcome = cb_answers_describe (&self->answers, setup);
}

static void
cb_suggestion_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;

  cb_answers_imply (&self->answers, setup, self->cards, facts);
}

static void
cb_suggestion_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;

  cb_answers_imply_open (&self->answers, self->cards, facts);
}

static void
cb_suggestion_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbSuggestion *self = (const CbSuggestion *) entry;

  cb_answers_tell_sights (&self->answers, self->by, self->cards, sights);
}

const CbEntryKind cb_suggestion_kind = {
  .type = "suggestion",
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
