/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of the other decks (Intrigue, actions …), drawn or played. They are recorded only as a
 * memory of the game; nothing follows for the deduction. Drawing and playing are two kinds of entry
 * with the same structure. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-draw.h"
#include "cb-entry-kind.h"
#include "cb-say.h"

static CbEntry *
make_entry (const CbEntryKind *kind, int by, const char *deck, const char *card)
{
  CbEntry *entry = cb_entry_new (kind);
  CbDraw *self = (CbDraw *) entry;

  self->by = by;
  self->deck = g_strdup (deck);
  self->card = g_strdup (card);
  return entry;
}

CbEntry *
cb_draw_new (int by, const char *deck, const char *card, const char *trigger)
{
  CbEntry *entry = make_entry (&cb_draw_kind, by, deck, card);

  ((CbDraw *) entry)->trigger = g_strdup (trigger);
  return entry;
}

CbEntry *
cb_play_new (int by, const char *deck, const char *card)
{
  return make_entry (&cb_play_kind, by, deck, card);
}

const CbDraw *
cb_entry_get_draw (const CbEntry *entry)
{
  return entry->kind == &cb_draw_kind ? (const CbDraw *) entry : NULL;
}

const CbDraw *
cb_entry_get_play (const CbEntry *entry)
{
  return entry->kind == &cb_play_kind ? (const CbDraw *) entry : NULL;
}

static void
cb_draw_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbDraw *self = (CbDraw *) entry;

  self->by = cb_members_get_seat (in, "by", setup);
  self->deck = cb_members_get_string (in, "deck");
  self->card = cb_members_get_optional_string (in, "card");
  self->trigger = cb_members_get_optional_string (in, "trigger");
}

static void
cb_draw_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbDraw *self = (const CbDraw *) entry;

  json_object_set_int_member (out, "by", self->by);
  json_object_set_string_member (out, "deck", self->deck);
  if (self->card != NULL)
    json_object_set_string_member (out, "card", self->card);
  if (self->trigger != NULL)
    json_object_set_string_member (out, "trigger", self->trigger);
}

static char *
cb_draw_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbDraw *self = (const CbDraw *) entry;
  const char *name = setup->players[self->by].name;
  g_autofree char *card = cb_say_deck (setup->edition, self->deck);

  if (self->by == setup->me)
    /* Translators: a card of a deck as the object, “an Action card”. */
    return g_strdup_printf (entry->kind == &cb_draw_kind ? _ ("You drew %s") : _ ("You played %s"),
                            card);
  if (entry->kind == &cb_draw_kind)
    /* Translators: a player, then a card of a deck as the object, “an Action card”. */
    return g_strdup_printf (_ ("%s drew %s"), name, card);
  /* Translators: a player, then a card of a deck as the object, “an Action card”. */
  return g_strdup_printf (_ ("%s played %s"), name, card);
}

static char *
cb_draw_detail (const CbEntry *entry, const CbSetup *setup)
{
  const char *id = ((const CbDraw *) entry)->card;
  int card = id != NULL ? cb_edition_find_deck_card (setup->edition, id) : -1;

  return g_strdup (card >= 0 ? cb_edition_get_deck_card (setup->edition, (guint) card)->name : id);
}

static void
cb_draw_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->tone = CB_TONE_PLAIN;
}

#define ABOUT_A_CARD                                                                            \
  .size = sizeof (CbDraw), .read = cb_draw_read, .write = cb_draw_write,                        \
  .texts = { G_STRUCT_OFFSET (CbDraw, deck), G_STRUCT_OFFSET (CbDraw, card),                    \
             G_STRUCT_OFFSET (CbDraw, trigger) },                                               \
  .title = cb_draw_title, .detail = cb_draw_detail, .outline = cb_draw_outline, .icon = "deck", \
  .actor = G_STRUCT_OFFSET (CbDraw, by)

const CbEntryKind cb_draw_kind = { .type = "draw", ABOUT_A_CARD };
const CbEntryKind cb_play_kind = { .type = "play", ABOUT_A_CARD };
