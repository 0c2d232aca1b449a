/* cb-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Cards of the other decks (Intrigue, actions …) drawn and played: kept for the table, nothing
 * follows for the deduction. Two kinds that differ in one word. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-draw.h"
#include "cb-entry-kind.h"

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

static void
cb_draw_clear (CbEntry *entry)
{
  CbDraw *self = (CbDraw *) entry;

  g_free (self->deck);
  g_free (self->card);
  g_free (self->trigger);
}

static char *
cb_draw_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbDraw *self = (const CbDraw *) entry;
  const char *name = setup->players[self->by].name;

  if (entry->kind == &cb_draw_kind)
    /* Translators: a player, then a deck of cards. */
    return g_strdup_printf (_ ("%s drew from %s"), name, self->deck);
  /* Translators: a player, then a deck of cards. */
  return g_strdup_printf (_ ("%s played a card of %s"), name, self->deck);
}

static char *
cb_draw_detail (const CbEntry *entry, const CbSetup *setup)
{
  return g_strdup (((const CbDraw *) entry)->card);
}

const CbEntryKind cb_draw_kind = {
  .type = "draw",
  .size = sizeof (CbDraw),
  .read = cb_draw_read,
  .write = cb_draw_write,
  .clear = cb_draw_clear,
  .title = cb_draw_title,
  .detail = cb_draw_detail,
};

const CbEntryKind cb_play_kind = {
  .type = "play",
  .size = sizeof (CbDraw),
  .read = cb_draw_read,
  .write = cb_draw_write,
  .clear = cb_draw_clear,
  .title = cb_draw_title,
  .detail = cb_draw_detail,
};
