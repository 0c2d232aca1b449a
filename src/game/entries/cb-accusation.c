/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An accusation. If it is wrong, not all of its cards are in the envelope. Its player has then seen
 * the envelope, and goes on answering; nothing follows for that player's hand. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-entry-kind.h"

CbEntry *
cb_accusation_new (int by, CbCardSet cards, CbResult result)
{
  CbEntry *entry = cb_entry_new (&cb_accusation_kind);
  CbAccusation *self = (CbAccusation *) entry;

  self->by = by;
  self->cards = cards;
  self->result = result;
  return entry;
}

const CbAccusation *
cb_entry_get_accusation (const CbEntry *entry)
{
  return entry->kind == &cb_accusation_kind ? (const CbAccusation *) entry : NULL;
}

static CbResult
read_result (CbMembers *in)
{
  static const char *const ids[] = { "wrong", "right", NULL };
  JsonNode *node = cb_members_get_node (in, "result");

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return CB_RESULT_UNKNOWN;
  return cb_members_get_choice (in, "result", ids) == 0 ? CB_RESULT_WRONG : CB_RESULT_RIGHT;
}

static void
cb_accusation_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbAccusation *self = (CbAccusation *) entry;

  guint n_unheard;

  self->by = cb_members_get_seat (in, "by", setup);
  self->cards = cb_members_get_heard_cards (in, "cards", setup->edition, &n_unheard);
  self->result = read_result (in);
  if (self->cards == 0 && n_unheard == 0)
    cb_members_fail (in, "cards", _ ("names no card"));
  if (n_unheard > 0 && (self->cards != 0 || self->result != CB_RESULT_WRONG))
    cb_members_fail (in, "cards",
                     _ ("can be null only where a wrong accusation was made in private"));
}

static void
cb_accusation_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbAccusation *self = (const CbAccusation *) entry;

  JsonArray *cards = cb_members_make_cards (setup->edition, self->cards);

  for (guint i = 0; self->cards == 0 && i < cb_edition_get_n_in_envelope (setup->edition); i++)
    json_array_add_null_element (cards);
  json_object_set_int_member (out, "by", self->by);
  json_object_set_array_member (out, "cards", cards);
  if (self->result == CB_RESULT_UNKNOWN)
    json_object_set_null_member (out, "result");
  else
    json_object_set_string_member (out, "result",
                                   self->result == CB_RESULT_RIGHT ? "right" : "wrong");
}

/* Files of version 1 cannot hold accusations whose cards were not heard. */
static int
cb_accusation_get_version (const CbEntry *entry)
{
  return ((const CbAccusation *) entry)->cards == 0 ? 2 : 1;
}

static char *
cb_accusation_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbAccusation *self = (const CbAccusation *) entry;
  g_autofree char *cards = cb_edition_join_names (setup->edition, self->cards);

  if (self->cards == 0 && self->by == setup->me)
    return g_strdup (_ ("You accused"));
  if (self->cards == 0)
    /* Translators: a player’s name. */
    return g_strdup_printf (_ ("%s accused"), setup->players[self->by].name);
  if (self->by == setup->me)
    /* Translators: the cards of an accusation. */
    return g_strdup_printf (_ ("You accused: %s"), cards);
  /* Translators: a player, then the cards of an accusation. */
  return g_strdup_printf (_ ("%s accused: %s"), setup->players[self->by].name, cards);
}

static char *
cb_accusation_detail (const CbEntry *entry, const CbSetup *setup)
{
  switch (((const CbAccusation *) entry)->result)
    {
    case CB_RESULT_RIGHT:
      /* Translators: said of an accusation. */
      return g_strdup (_ ("right"));
    case CB_RESULT_WRONG:
      /* Translators: said of an accusation. */
      return g_strdup (_ ("wrong"));
    case CB_RESULT_UNKNOWN:
    default:
      /* Translators: said of an accusation. */
      return g_strdup (_ ("outcome unknown"));
    }
}

static void
cb_accusation_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  const CbAccusation *self = (const CbAccusation *) entry;

  outline->grave = TRUE;
  outline->cards = self->cards;
  if (self->result == CB_RESULT_UNKNOWN)
    return;
  outline->tone = self->result == CB_RESULT_RIGHT ? CB_TONE_RIGHT : CB_TONE_WRONG;
  outline->outcome = g_strdup (self->result == CB_RESULT_RIGHT ? C_ ("accusation", "Right")
                                                               : C_ ("accusation", "Wrong"));
}

static void
cb_accusation_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  const CbAccusation *self = (const CbAccusation *) entry;
  guint n = cb_card_set_size (self->cards);

  if (self->result == CB_RESULT_RIGHT)
    cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, self->cards, n, n);
  else if (self->result == CB_RESULT_WRONG && n > 0)
    cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, self->cards, 0, n - 1);
}

/* A player who accused wrongly has looked into the envelope. */
static void
cb_accusation_tell_sights (const CbEntry *entry, const CbSetup *setup, GArray *sights)
{
  const CbAccusation *self = (const CbAccusation *) entry;
  CbSight sight = {
    .viewer = self->by,
    .holder = CB_HOLDER_ENVELOPE,
    .among = cb_setup_get_deck (setup),
    .n = CB_SIGHT_ALL,
  };

  if (self->result == CB_RESULT_WRONG)
    g_array_append_val (sights, sight);
}

static gboolean
cb_accusation_opens_envelope (const CbEntry *entry)
{
  return ((const CbAccusation *) entry)->result == CB_RESULT_RIGHT;
}

const CbEntryKind cb_accusation_kind = {
  .type = "accusation",
  .get_version = cb_accusation_get_version,
  .size = sizeof (CbAccusation),
  .read = cb_accusation_read,
  .write = cb_accusation_write,
  .title = cb_accusation_title,
  .detail = cb_accusation_detail,
  .outline = cb_accusation_outline,
  .icon = "envelope",
  .imply = cb_accusation_imply,
  .tell_sights = cb_accusation_tell_sights,
  .turn = G_STRUCT_OFFSET (CbAccusation, by),
  .opens_envelope = cb_accusation_opens_envelope,
};
