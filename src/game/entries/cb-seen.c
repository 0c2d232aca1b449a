/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card seen in a hand: a snoop, a peek at a card shown to somebody else, a card dropped. If
 * another player saw it, I know which card only if it was named or seen by all. A card taken at
 * random says nothing about the hand except that the card is in it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-seen.h"

/**
 * cb_seen_new:
 * @player: whose hand
 * @card: which card, or −1 if I do not know
 * @by: who saw it, or %CB_NOBODY for me
 * @how: (nullable): how it came about
 */
CbEntry *
cb_seen_new (int player, int card, int by, const char *how)
{
  CbEntry *entry = cb_entry_new (&cb_seen_kind);
  CbSeen *self = (CbSeen *) entry;

  self->player = player;
  self->card = card;
  self->by = by;
  self->how = g_strdup (how);
  return entry;
}

const CbSeen *
cb_entry_get_seen (const CbEntry *entry)
{
  return entry->kind == &cb_seen_kind ? (const CbSeen *) entry : NULL;
}

static void
cb_seen_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbSeen *self = (CbSeen *) entry;

  self->player = cb_members_get_seat (in, "player", setup);
  self->card = cb_members_get_optional_card (in, "card", setup->edition);
  self->by = cb_members_get_optional_seat (in, "by", setup);
  self->how = cb_members_get_optional_string (in, "how");
  if (self->by == self->player)
    cb_members_fail (in, "by", _ ("this is the player who looked; choose another hand"));
  if (self->card < 0 && (self->by == CB_NOBODY || self->by == setup->me))
    cb_members_fail (in, "card", _ ("is missing; only what another player saw may be unknown"));
}

static void
cb_seen_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbSeen *self = (const CbSeen *) entry;

  json_object_set_int_member (out, "player", self->player);
  cb_members_put_card (out, "card", setup->edition, self->card);
  if (self->by != CB_NOBODY)
    json_object_set_int_member (out, "by", self->by);
  if (self->how != NULL)
    json_object_set_string_member (out, "how", self->how);
}

static char *
cb_seen_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbSeen *self = (const CbSeen *) entry;
  const char *player = setup->players[self->player].name;
  int by = self->by == CB_NOBODY ? setup->me : self->by;
  const char *card = self->card < 0
                       ? NULL
                       : cb_edition_get_card (setup->edition, (guint) self->card)->name;

  if (by == CB_NOBODY)
    /* Translators: a card was seen by an onlooker; a player, then the card. */
    return g_strdup_printf (_ ("%s’s card was seen: %s"), player, card);
  if (card == NULL && self->player == setup->me)
    /* Translators: a player. */
    return g_strdup_printf (_ ("%s saw one of your cards"), setup->players[by].name);
  if (card == NULL)
    /* Translators: two players. */
    return g_strdup_printf (_ ("%s saw one of %s’s cards"), setup->players[by].name, player);
  if (by == setup->me)
    /* Translators: a player, then the card. */
    return g_strdup_printf (_ ("You saw %s’s card: %s"), player, card);
  if (self->player == setup->me)
    /* Translators: a player, then the card. */
    return g_strdup_printf (_ ("%s saw your card: %s"), setup->players[by].name, card);
  /* Translators: two players, then the card. */
  return g_strdup_printf (_ ("%s saw %s’s card: %s"), setup->players[by].name, player, card);
}

static char *
cb_seen_detail (const CbEntry *entry, const CbSetup *setup)
{
  const char *how = ((const CbSeen *) entry)->how;

  if (g_strcmp0 (how, CB_SEEN_SNOOP) == 0)
    /* Translators: how a card was seen: drawn from another player's hand. */
    return g_strdup (_ ("by snooping"));
  if (g_strcmp0 (how, CB_SEEN_SNOOP_ALL) == 0)
    /* Translators: how a card was seen: everybody drew one from a neighbour's hand. */
    return g_strdup (_ ("everybody snooped"));
  if (g_strcmp0 (how, CB_SEEN_PEEK) == 0)
    /* Translators: how a card was seen: while it was shown to somebody else. */
    return g_strdup (_ ("by peeking"));
  if (g_strcmp0 (how, CB_SEEN_DROPPED) == 0)
    /* Translators: how a card was seen: its player let it fall. */
    return g_strdup (_ ("it was dropped"));
  return g_strdup (how);
}

static void
cb_seen_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  const CbSeen *self = (const CbSeen *) entry;

  outline->by = self->by == CB_NOBODY ? setup->me : self->by;
  /* Translators: after the token of a player. */
  outline->act = g_strdup (_ ("saw a card"));
  outline->of = self->player;
  outline->of_icon = "eye";
  outline->card = self->card;
}

static void
cb_seen_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSeen *self = (const CbSeen *) entry;

  if (self->card >= 0)
    cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (self->player),
                        cb_card_set_of ((guint) self->card), 1, 1);
}

/* Adds nothing: cb_seen_tell_sights() says who saw what. */
static void
cb_seen_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
}

static void
cb_seen_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbSeen *self = (const CbSeen *) entry;
  CbSight sight = {
    .viewer = self->by == CB_NOBODY ? setup->me : self->by,
    .holder = CB_HOLDER_OF_SEAT (self->player),
    .among = cb_setup_get_deck (setup),
    .cards = self->card < 0 ? 0 : cb_card_set_of ((guint) self->card),
    .n = 1,
  };

  if (sight.viewer != CB_NOBODY)
    g_array_append_val (sights, sight);
}

/* Snooping takes the turn of the player who looks. When everybody snoops, it is nobody's turn. */
static int
cb_seen_get_turn (const CbEntry *entry)
{
  const CbSeen *self = (const CbSeen *) entry;

  return g_strcmp0 (self->how, CB_SEEN_SNOOP) == 0 ? self->by : CB_NOBODY;
}

const CbEntryKind cb_seen_kind = {
  .type = "seen",
  .size = sizeof (CbSeen),
  .read = cb_seen_read,
  .write = cb_seen_write,
  .texts = { G_STRUCT_OFFSET (CbSeen, how) },
  .title = cb_seen_title,
  .detail = cb_seen_detail,
  .outline = cb_seen_outline,
  .icon = "eye",
  .imply = cb_seen_imply,
  .imply_open = cb_seen_imply_open,
  .tell_sights = cb_seen_tell_sights,
  .get_turn = cb_seen_get_turn,
};
