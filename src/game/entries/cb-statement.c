/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody at the table knows of some cards without a question: a card shown to all by
 * mistake, “nobody has the rope”, “White has none of these”, a card found under the table. It is
 * taken as true. Who said it is kept, so that explanations can name who has to be believed. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-say.h"
#include "cb-statement.h"

static const char *const claim_ids[] = {
  [CB_CLAIM_HAS] = "has",       [CB_CLAIM_SOME] = "some",   [CB_CLAIM_NONE] = "none",
  [CB_CLAIM_NOBODY] = "nobody", [CB_CLAIM_FOUND] = "found", NULL,
};

gboolean
cb_claim_is_of_player (CbClaim claim)
{
  return claim != CB_CLAIM_NOBODY && claim != CB_CLAIM_FOUND;
}

/**
 * cb_statement_new:
 * @player: whom it is said of; ignored if @claim is about no single player
 * @by: who said or found it, or %CB_NOBODY if everybody saw it
 *
 * Returns: (transfer full): a new entry
 */
CbEntry *
cb_statement_new (CbClaim claim, int player, CbCardSet cards, int by)
{
  CbEntry *entry = cb_entry_new (&cb_statement_kind);
  CbStatement *self = (CbStatement *) entry;

  self->claim = claim;
  self->player = cb_claim_is_of_player (claim) ? player : CB_NOBODY;
  self->cards = cards;
  self->by = by;
  return entry;
}

const CbStatement *
cb_entry_get_statement (const CbEntry *entry)
{
  return entry->kind == &cb_statement_kind ? (const CbStatement *) entry : NULL;
}

static void
cb_statement_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbStatement *self = (CbStatement *) entry;

  self->claim = cb_members_get_choice (in, "claim", claim_ids);
  self->player = CB_NOBODY;
  if (cb_claim_is_of_player (self->claim))
    self->player = cb_members_get_seat (in, "player", setup);
  else if (cb_members_has (in, "player"))
    cb_members_fail (in, "player", _ ("is allowed only in a claim about one player’s hand"));
  self->cards = cb_members_get_cards (in, "cards", setup->edition);
  if (self->cards == 0)
    cb_members_fail (in, "cards", _ ("names no card"));
  self->by = cb_members_get_optional_seat (in, "by", setup);
}

static void
cb_statement_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbStatement *self = (const CbStatement *) entry;

  json_object_set_string_member (out, "claim", claim_ids[self->claim]);
  if (self->player != CB_NOBODY)
    json_object_set_int_member (out, "player", self->player);
  cb_members_put_cards (out, "cards", setup->edition, self->cards);
  if (self->by != CB_NOBODY)
    json_object_set_int_member (out, "by", self->by);
}

/* (transfer full): words that say that a hand lacks a card */
static char *
describe_lack (const char *player, gboolean own, gboolean mine, const char *card)
{
  if (own || mine)
    /* Translators: a card as the object; in the words of whoever says it, or after “that”. */
    return g_strdup_printf (own ? C_ ("said", "I don’t have %s") : C_ ("said", "you don’t have %s"),
                            card);
  /* Translators: after “that”: a player, then a card as the object. */
  return g_strdup_printf (C_ ("said", "%s doesn’t have %s"), player, card);
}

/* (transfer full): the claim, to be put after “that”; players who speak of their own hand are
 * quoted */
static char *
describe_claim (const CbStatement *self, const CbSetup *setup, const char *cards)
{
  gboolean own = self->player == self->by;
  gboolean mine = self->player == setup->me;
  const char *player = self->player != CB_NOBODY ? setup->players[self->player].name : NULL;

  switch (self->claim)
    {
    case CB_CLAIM_HAS:
      if (own || mine)
        /* Translators: cards as the object; in the words of whoever says it, or after “that”. */
        return g_strdup_printf (own ? C_ ("said", "I have %s") : C_ ("said", "you have %s"), cards);
      /* Translators: after “that”: a player, then cards as the object. */
      return g_strdup_printf (C_ ("said", "%s has %s"), player, cards);
    case CB_CLAIM_SOME:
      if (own || mine)
        /* Translators: names of cards; in the words of whoever says it, or after “that”. */
        return g_strdup_printf (own ? C_ ("said", "I have at least one of these: %s")
                                    : C_ ("said", "you have at least one of these: %s"),
                                cards);
      /* Translators: after “that”: a player, then names of cards. */
      return g_strdup_printf (C_ ("said", "%s has at least one of these: %s"), player, cards);
    case CB_CLAIM_NONE:
      if (cb_card_set_size (self->cards) == 1)
        return describe_lack (player, own, mine, cards);
      if (own || mine)
        /* Translators: names of cards; in the words of whoever says it, or after “that”. */
        return g_strdup_printf (own ? C_ ("said", "I have none of these: %s")
                                    : C_ ("said", "you have none of these: %s"),
                                cards);
      /* Translators: after “that”: a player, then names of cards. */
      return g_strdup_printf (C_ ("said", "%s has none of these: %s"), player, cards);
    case CB_CLAIM_NOBODY:
    case CB_CLAIM_FOUND:
    default:
      /* Translators: after “that”: cards as the object, with “or” between them. */
      return g_strdup_printf (C_ ("said", "nobody has %s"), cards);
    }
}

/* (transfer full): that @cards were found. @by: (nullable): the finder; NULL if all saw them */
static char *
describe_found (const char *by, gboolean mine, const char *cards)
{
  if (mine)
    /* Translators: cards as the object. */
    return g_strdup_printf (_ ("You found %s under the table"), cards);
  if (by != NULL)
    /* Translators: a player, then cards. */
    return g_strdup_printf (_ ("%s found %s under the table"), by, cards);
  /* Translators: cards. */
  return g_strdup_printf (_ ("Found under the table: %s"), cards);
}

static char *
describe (const CbStatement *self, const CbSetup *setup, const char *cards)
{
  const char *by = self->by != CB_NOBODY ? setup->players[self->by].name : NULL;
  gboolean mine = by != NULL && self->by == setup->me;
  g_autofree char *claim = describe_claim (self, setup, cards);

  if (self->claim == CB_CLAIM_FOUND)
    return describe_found (by, mine, cards);
  if (by == NULL)
    return g_strdup_printf (self->claim == CB_CLAIM_HAS
                              /* Translators: “Ben has the Rope” */
                              ? _ ("Everybody saw that %s")
                              /* Translators: “nobody has the Rope” */
                              : _ ("Everybody knows that %s"),
                            claim);
  if (self->player == self->by)
    /* Translators: a player, then what the player said: “I have the Rope” */
    return mine ? g_strdup_printf (_ ("You said: “%s”"), claim)
                : g_strdup_printf (_ ("%s said: “%s”"), by, claim);
  /* Translators: a player, then “nobody has the Rope” */
  return mine ? g_strdup_printf (_ ("You said that %s"), claim)
              : g_strdup_printf (_ ("%s said that %s"), by, claim);
}

static char *
cb_statement_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbStatement *self = (const CbStatement *) entry;
  gboolean among = self->claim == CB_CLAIM_SOME ||
                   (self->claim == CB_CLAIM_NONE && cb_card_set_size (self->cards) > 1) ||
                   (self->claim == CB_CLAIM_FOUND && self->by == CB_NOBODY);
  g_autofree char *cards = cb_say_cards (setup->edition, self->cards,
                                         self->claim == CB_CLAIM_NOBODY ? CB_LIST_NOR : CB_LIST_AND,
                                         among ? CB_SAID_NAME : CB_SAID_OBJECT);

  return cb_say_sentence (setup->edition, describe (self, setup, cards));
}

static void
cb_statement_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbStatement *self = (const CbStatement *) entry;
  guint n = cb_card_set_size (self->cards);

  switch (self->claim)
    {
    case CB_CLAIM_HAS:
      cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (self->player), self->cards, n, n);
      break;
    case CB_CLAIM_SOME:
      cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (self->player), self->cards, 1, n);
      break;
    case CB_CLAIM_NONE:
      cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (self->player), self->cards, 0, 0);
      break;
    case CB_CLAIM_NOBODY:
      for (guint seat = 0; seat < setup->n_players; seat++)
        cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (seat), self->cards, 0, 0);
      break;
    case CB_CLAIM_FOUND:
    default:
      cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, self->cards, 0, 0);
      if (setup->face_down > 0)
        cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (setup->n_players), self->cards, 0, 0);
    }
}

/* Older versions do not know this kind of entry. */
static int
cb_statement_get_version (const CbEntry *entry)
{
  return 2;
}

const CbEntryKind cb_statement_kind = {
  .type = "statement",
  .get_version = cb_statement_get_version,
  .size = sizeof (CbStatement),
  .read = cb_statement_read,
  .write = cb_statement_write,
  .title = cb_statement_title,
  .actor = G_STRUCT_OFFSET (CbStatement, by),
  .imply = cb_statement_imply,
};
