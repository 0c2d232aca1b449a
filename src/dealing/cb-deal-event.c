/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with a deal, as lines of its record. They hold what everybody at the table may see;
 * of an accusation the fingerprint only. Seats count from 0, places from 1:
 *
 *   look 0
 *   look-down 2 1
 *   accuse 1 5e0b…
 *   see-envelope 1
 *   open */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-deal-event.h"

static const char *const NAMES[] = {
  [CB_DEAL_EVENT_LOOK] = "look",     [CB_DEAL_EVENT_LOOK_DOWN] = "look-down",
  [CB_DEAL_EVENT_ACCUSE] = "accuse", [CB_DEAL_EVENT_SEE_ENVELOPE] = "see-envelope",
  [CB_DEAL_EVENT_OPEN] = "open",
};

/* Returns: (transfer full): the line */
char *
cb_deal_event_write (const CbDealEvent *self, const CbDealPromise *promise)
{
  const char *name = NAMES[self->kind];

  if (self->kind == CB_DEAL_EVENT_OPEN)
    return g_strdup (name);
  if (self->kind == CB_DEAL_EVENT_LOOK_DOWN)
    return g_strdup_printf ("%s %u %u", name, self->seat, self->place + 1);
  if (self->kind == CB_DEAL_EVENT_ACCUSE)
    {
      g_autofree char *sealed = cb_table_promise_seal_accusation (
        cb_deal_promise_get_numbers (promise), self->seat, self->cards);

      return g_strdup_printf ("%s %u %s", name, self->seat, sealed);
    }
  return g_strdup_printf ("%s %u", name, self->seat);
}

static gboolean
read_number (const char *word, guint min, guint max, guint *number)
{
  guint64 read;

  if (word == NULL || max < min || !g_ascii_string_to_unsigned (word, 10, min, max, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

/**
 * cb_deal_event_read:
 * @self: (out caller-allocates): the event, without the cards of an accusation
 * @line: as cb_deal_event_write() writes it
 *
 * Returns: whether there can be such an event at @table; that @line is its one form shows when it
 *   is written again
 */
gboolean
cb_deal_event_read (CbDealEvent *self, const char *line, const CbSetup *table)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);
  guint place = 1;

  *self = (CbDealEvent) { 0 };
  for (guint i = 0; words[0] != NULL && i < G_N_ELEMENTS (NAMES); i++)
    {
      if (!g_str_equal (words[0], NAMES[i]))
        continue;
      self->kind = (CbDealEventKind) i;
      if (self->kind == CB_DEAL_EVENT_OPEN)
        return TRUE;
      if (!read_number (words[1], 0, table->n_players - 1, &self->seat))
        return FALSE;
      if (self->kind == CB_DEAL_EVENT_LOOK_DOWN &&
          !read_number (words[2], 1, table->face_down, &place))
        return FALSE;
      self->place = place - 1;
      return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full): what happened, in words that tell no card */
char *
cb_deal_event_describe (const CbDealEvent *self, const CbSetup *table)
{
  const char *name = table->players[self->seat].name;

  switch (self->kind)
    {
    case CB_DEAL_EVENT_LOOK:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s’s hand was shown"), name);
    case CB_DEAL_EVENT_LOOK_DOWN:
      /* Translators: a player’s name, and where a card lies face down. */
      return g_strdup_printf (_ ("%s looked at position %u"), name, self->place + 1);
    case CB_DEAL_EVENT_ACCUSE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s accused"), name);
    case CB_DEAL_EVENT_SEE_ENVELOPE:
      /* Translators: a player’s name. */
      return g_strdup_printf (_ ("%s looked into the envelope"), name);
    case CB_DEAL_EVENT_OPEN:
      return g_strdup (_ ("Everything was revealed"));
    default:
      g_return_val_if_reached (NULL);
    }
}
