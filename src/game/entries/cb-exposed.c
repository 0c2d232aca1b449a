/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole hand laid open, as when the last Pumpkin King is drawn: everybody knows these cards, and
 * that the hand has no others. The player is out and answers no more; from then on silence does not
 * count as a pass. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-exposed.h"

CbEntry *
cb_exposed_new (int player, CbCardSet cards)
{
  CbEntry *entry = cb_entry_new (&cb_exposed_kind);
  CbExposed *self = (CbExposed *) entry;

  self->player = player;
  self->cards = cards;
  return entry;
}

const CbExposed *
cb_entry_get_exposed (const CbEntry *entry)
{
  return entry->kind == &cb_exposed_kind ? (const CbExposed *) entry : NULL;
}

static void
cb_exposed_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbExposed *self = (CbExposed *) entry;

  self->player = cb_members_get_seat (in, "player", setup);
  self->cards = cb_members_get_cards (in, "cards", setup->edition);
}

static void
cb_exposed_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbExposed *self = (const CbExposed *) entry;

  json_object_set_int_member (out, "player", self->player);
  cb_members_put_cards (out, "cards", setup->edition, self->cards);
}

static char *
cb_exposed_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbExposed *self = (const CbExposed *) entry;
  g_autofree char *cards = cb_edition_join_names (setup->edition, self->cards);

  if (self->player == setup->me)
    /* Translators: the cards of the hand. */
    return g_strdup_printf (_ ("Your hand is revealed: %s"), cards);
  /* Translators: a player, then the cards of the hand. */
  return g_strdup_printf (_ ("%s’s hand is revealed: %s"), setup->players[self->player].name,
                          cards);
}

static void
cb_exposed_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->cards = ((const CbExposed *) entry)->cards;
  /* Translators: after the token of a player; the cards follow. */
  outline->act = g_strdup (_ ("hand revealed"));
}

static void
cb_exposed_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbExposed *self = (const CbExposed *) entry;
  guint holder = CB_HOLDER_OF_SEAT (self->player);
  guint n = cb_card_set_size (self->cards);

  cb_facts_add_range (facts, holder, self->cards, n, n);
  cb_facts_add_range (facts, holder, cb_setup_get_deck (setup) & ~self->cards, 0, 0);
}

const CbEntryKind cb_exposed_kind = {
  .type = "exposed",
  .size = sizeof (CbExposed),
  .read = cb_exposed_read,
  .write = cb_exposed_write,
  .title = cb_exposed_title,
  .outline = cb_exposed_outline,
  .icon = "hand",
  .actor = G_STRUCT_OFFSET (CbExposed, player),
  .imply = cb_exposed_imply,
};
