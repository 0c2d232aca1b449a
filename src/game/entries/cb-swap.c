/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two cards are exchanged: a player’s for another player’s, or for one on the table. Only the
 * player who gets a card sees it; but if it lay face up, everybody sees both. What earlier entries
 * say of the hands is then carried over to the new hands. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-say.h"
#include "cb-swap.h"

CbEntry *
cb_swap_new (int by, guint with, int gave, int got)
{
  CbEntry *entry = cb_entry_new (&cb_swap_kind);
  CbSwap *self = (CbSwap *) entry;

  self->by = by;
  self->with = with;
  self->gave = gave;
  self->got = got;
  return entry;
}

const CbSwap *
cb_entry_get_swap (const CbEntry *entry)
{
  return entry->kind == &cb_swap_kind ? (const CbSwap *) entry : NULL;
}

static CbCardSet
get_set (int card)
{
  return card >= 0 ? cb_card_set_of ((guint) card) : 0;
}

gboolean
cb_swap_is_open (const CbSwap *self, const CbSetup *setup)
{
  return self->with != CB_HOLDER_ENVELOPE && self->with == cb_setup_get_face_up_holder (setup);
}

/* The seat of the player swapped with, or CB_NOBODY for cards on the table. */
static int
get_other (const CbSwap *self, const CbSetup *setup)
{
  int seat = CB_SEAT_OF_HOLDER (self->with);

  return seat < (int) setup->n_players ? seat : CB_NOBODY;
}

static gboolean
is_mine (const CbSwap *self, const CbSetup *setup)
{
  return setup->me != CB_NOBODY && (self->by == setup->me || get_other (self, setup) == setup->me);
}

const char *
cb_swap_find_breach (const CbSwap *self, const CbSetup *setup)
{
  CbSwaps swaps = cb_setup_get_swaps (setup);
  CbSwaps needed = get_other (self, setup) != CB_NOBODY ? CB_SWAPS_PLAYERS : CB_SWAPS_FACE_DOWN;

  if ((swaps & needed) != 0 || cb_swap_is_open (self, setup))
    return NULL;
  if (swaps == CB_SWAPS_NONE)
    return _ ("By the rules of this game no cards are swapped.");
  return needed == CB_SWAPS_PLAYERS
           ? _ ("By the rules of this game no cards are swapped with other players.")
           : _ ("By the rules of this game no face-down cards are swapped.");
}

/* @cards: the holder's cards before the first entry. Returns: those after the first @n entries */
static CbCardSet
follow (GPtrArray *entries, guint n, guint holder, CbCardSet cards)
{
  for (guint i = 0; i < n && cards != 0; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      const CbSwap *self = cb_entry_get_swap (entry);

      if (self == NULL || entry->uncertain)
        continue;
      if (CB_HOLDER_OF_SEAT (self->by) == holder)
        cards = (cards & ~get_set (self->gave)) | get_set (self->got);
      else if (self->with == holder)
        cards = (cards & ~get_set (self->got)) | get_set (self->gave);
    }
  return cards;
}

CbCardSet
cb_entries_follow_hand (GPtrArray *entries, guint n, const CbSetup *setup)
{
  return follow (entries, n, CB_HOLDER_OF_SEAT (setup->me), setup->hand);
}

CbCardSet
cb_entries_follow_face_up (GPtrArray *entries, guint n, const CbSetup *setup)
{
  guint holder = cb_setup_get_face_up_holder (setup);

  return holder > 0 ? follow (entries, n, holder, setup->face_up) : setup->face_up;
}

static void
cb_swap_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbSwap *self = (CbSwap *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  self->with = (guint) cb_members_get_holder (in, "with", setup);
  self->gave = cb_members_get_optional_card (in, "gave", setup->edition);
  self->got = cb_members_get_optional_card (in, "got", setup->edition);
  if (self->with == CB_HOLDER_ENVELOPE || self->with == CB_HOLDER_OF_SEAT (self->by))
    cb_members_fail (in, "with", _ ("must be another player or the face-down cards"));
  else if ((is_mine (self, setup) || cb_swap_is_open (self, setup)) &&
           (self->gave < 0 || self->got < 0))
    cb_members_fail (in, self->gave < 0 ? "gave" : "got",
                     _ ("is missing; only what others swapped may be unknown"));
  else if (self->gave >= 0 && self->gave == self->got)
    cb_members_fail (in, "got", _ ("is the card that was given away"));
}

static void
cb_swap_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbSwap *self = (const CbSwap *) entry;

  json_object_set_int_member (out, "by", self->by);
  cb_members_put_holder (out, "with", setup, self->with);
  cb_members_put_card (out, "gave", setup->edition, self->gave);
  cb_members_put_card (out, "got", setup->edition, self->got);
}

static char *
cb_swap_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbSwap *self = (const CbSwap *) entry;
  const char *name = setup->players[self->by].name;
  int other = get_other (self, setup);

  if (cb_swap_is_open (self, setup))
    return self->by == setup->me
             ? g_strdup (_ ("You swapped a card with one that lay face up"))
             /* Translators: a player. */
             : g_strdup_printf (_ ("%s swapped a card with one that lay face up"), name);
  if (other == CB_NOBODY)
    return self->by == setup->me
             ? g_strdup (_ ("You swapped a card with one that lay face down"))
             /* Translators: a player. */
             : g_strdup_printf (_ ("%s swapped a card with one that lay face down"), name);
  if (self->by == setup->me)
    /* Translators: a player. */
    return g_strdup_printf (_ ("You swapped a card with %s"), setup->players[other].name);
  if (other == setup->me)
    /* Translators: a player. */
    return g_strdup_printf (_ ("%s swapped a card with you"), name);
  /* Translators: two players. */
  return g_strdup_printf (_ ("%s swapped a card with %s"), name, setup->players[other].name);
}

static char *
cb_swap_detail (const CbEntry *entry, const CbSetup *setup)
{
  const CbSwap *self = (const CbSwap *) entry;
  const char *gave = self->gave < 0
                       ? NULL
                       : cb_say_card (setup->edition, (guint) self->gave, CB_SAID_OBJECT);
  const char *got = self->got < 0 ? NULL
                                  : cb_say_card (setup->edition, (guint) self->got, CB_SAID_OBJECT);

  if (gave != NULL && got != NULL)
    /* Translators: two cards. */
    return g_strdup_printf (_ ("gave %s for %s"), gave, got);
  if (gave != NULL)
    /* Translators: a card. */
    return g_strdup_printf (_ ("gave %s"), gave);
  /* Translators: a card. */
  return got != NULL ? g_strdup_printf (_ ("got %s"), got) : NULL;
}

static void
cb_swap_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->tone = CB_TONE_PLAIN;
}

static void
move (CbFacts *facts, guint from, guint to, CbCardSet card)
{
  cb_facts_add_move (facts, from, to, card);
  if (card != 0)
    cb_facts_add_range (facts, to, card, 1, 1);
}

static void
cb_swap_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSwap *self = (const CbSwap *) entry;

  move (facts, CB_HOLDER_OF_SEAT (self->by), self->with, get_set (self->gave));
  move (facts, self->with, CB_HOLDER_OF_SEAT (self->by), get_set (self->got));
}

static void
cb_swap_imply_open (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbSwap *self = (const CbSwap *) entry;
  gboolean open = cb_swap_is_open (self, setup);

  move (facts, CB_HOLDER_OF_SEAT (self->by), self->with, open ? get_set (self->gave) : 0);
  move (facts, self->with, CB_HOLDER_OF_SEAT (self->by), open ? get_set (self->got) : 0);
}

/* The giver of a card knows who has it now; if either card lay face up, everybody does. */
static void
cb_swap_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbSwap *self = (const CbSwap *) entry;
  CbSight given = {
    .viewer = self->by,
    .holder = self->with,
    .among = cb_setup_get_deck (setup),
    .cards = get_set (self->gave),
    .n = 1,
  };
  CbSight taken = given;
  gboolean open = cb_swap_is_open (self, setup);

  taken.holder = CB_HOLDER_OF_SEAT (self->by);
  taken.cards = get_set (self->got);
  for (taken.viewer = 0; taken.viewer < (int) setup->n_players; taken.viewer++)
    if (taken.viewer != self->by && (open || taken.viewer == get_other (self, setup)))
      g_array_append_val (sights, taken);
  if (!open)
    g_array_append_val (sights, given);
}

static int
cb_swap_get_version (const CbEntry *entry)
{
  return 2;
}

const CbEntryKind cb_swap_kind = {
  .type = "swap",
  .get_version = cb_swap_get_version,
  .size = sizeof (CbSwap),
  .read = cb_swap_read,
  .write = cb_swap_write,
  .title = cb_swap_title,
  .detail = cb_swap_detail,
  .outline = cb_swap_outline,
  .icon = "hand",
  .actor = G_STRUCT_OFFSET (CbSwap, by),
  .imply = cb_swap_imply,
  .imply_open = cb_swap_imply_open,
  .tell_sights = cb_swap_tell_sights,
};
