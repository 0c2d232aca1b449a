/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody at the table knows of some cards without a question: a card shown to all by
 * mistake, “nobody has the rope”, “White has none of these”, a card found under the table. It is
 * taken as true; who said it is kept, so that the reasons name whom one has to believe. */

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
 * @player: whom it is said of; ignored where @claim is of nobody
 * @by: who said or found it, or %CB_NOBODY where everybody saw it
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
    cb_members_fail (in, "player", _ ("is only named where it is about one player’s cards"));
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

static char *
describe_said (const CbStatement *self, const char *by, const char *player, const char *cards)
{
  switch (self->claim)
    {
    case CB_CLAIM_HAS:
      /* Translators: two players, then cards. */
      return g_strdup_printf (_ ("%s said that %s has %s"), by, player, cards);
    case CB_CLAIM_SOME:
      /* Translators: two players, then cards. */
      return g_strdup_printf (_ ("%s said that %s has at least one of %s"), by, player, cards);
    case CB_CLAIM_NONE:
      /* Translators: two players, then cards. */
      return g_strdup_printf (_ ("%s said that %s has none of %s"), by, player, cards);
    case CB_CLAIM_NOBODY:
      /* Translators: a player, then cards with “or” between them. */
      return g_strdup_printf (_ ("%s said that nobody has %s"), by, cards);
    case CB_CLAIM_FOUND:
    default:
      /* Translators: a player, then cards. */
      return g_strdup_printf (_ ("%s found %s under the table"), by, cards);
    }
}

static char *
describe_seen (const CbStatement *self, const char *player, const char *cards)
{
  switch (self->claim)
    {
    case CB_CLAIM_HAS:
      /* Translators: a player, then cards. */
      return g_strdup_printf (_ ("Everyone saw that %s has %s"), player, cards);
    case CB_CLAIM_SOME:
      /* Translators: a player, then cards. */
      return g_strdup_printf (_ ("Everyone knows that %s has at least one of %s"), player, cards);
    case CB_CLAIM_NONE:
      /* Translators: a player, then cards. */
      return g_strdup_printf (_ ("Everyone knows that %s has none of %s"), player, cards);
    case CB_CLAIM_NOBODY:
      /* Translators: cards with “or” between them. */
      return g_strdup_printf (_ ("Everyone knows that nobody has %s"), cards);
    case CB_CLAIM_FOUND:
    default:
      /* Translators: cards. */
      return g_strdup_printf (_ ("Found under the table: %s"), cards);
    }
}

static char *
cb_statement_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbStatement *self = (const CbStatement *) entry;
  const char *player = self->player != CB_NOBODY ? setup->players[self->player].name : NULL;
  gboolean among = self->claim == CB_CLAIM_SOME || self->claim == CB_CLAIM_NONE ||
                   (self->claim == CB_CLAIM_FOUND && self->by == CB_NOBODY);
  g_autofree char *cards = cb_say_cards (setup->edition, self->cards,
                                         self->claim == CB_CLAIM_NOBODY ? CB_LIST_OR : CB_LIST_AND,
                                         among ? CB_SAID_NAME : CB_SAID_OBJECT);

  return cb_say_sentence (setup->edition,
                          self->by != CB_NOBODY
                            ? describe_said (self, setup->players[self->by].name, player, cards)
                            : describe_seen (self, player, cards));
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

/* Older versions do not know it. */
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
