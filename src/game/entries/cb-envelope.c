/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The envelope opened for all to see: the case is closed. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-envelope.h"

CbEntry *
cb_envelope_new (CbCardSet cards)
{
  CbEntry *entry = cb_entry_new (&cb_envelope_kind);

  ((CbEnvelope *) entry)->cards = cards;
  return entry;
}

const CbEnvelope *
cb_entry_get_envelope (const CbEntry *entry)
{
  return entry->kind == &cb_envelope_kind ? (const CbEnvelope *) entry : NULL;
}

static void
cb_envelope_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbEnvelope *self = (CbEnvelope *) entry;

  self->cards = cb_members_get_cards (in, "cards", setup->edition);
  if (self->cards == 0)
    cb_members_fail (in, "cards", _ ("names no card"));
}

static void
cb_envelope_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  cb_members_put_cards (out, "cards", setup->edition, ((const CbEnvelope *) entry)->cards);
}

static char *
cb_envelope_title (const CbEntry *entry, const CbSetup *setup)
{
  g_autofree char *cards = cb_edition_join_names (setup->edition,
                                                  ((const CbEnvelope *) entry)->cards);

  /* Translators: the cards found in the envelope. */
  return g_strdup_printf (_ ("Envelope opened: %s"), cards);
}

static void
cb_envelope_outline (const CbEntry *entry, const CbSetup *setup, CbOutline *outline)
{
  outline->cards = ((const CbEnvelope *) entry)->cards;
  /* Translators: the cards follow. */
  outline->act = g_strdup (_ ("envelope opened"));
}

static void
cb_envelope_imply (const CbEntry *entry, const CbSetup *setup, CbFacts *facts)
{
  CbCardSet cards = ((const CbEnvelope *) entry)->cards;
  guint n = cb_card_set_size (cards);

  cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, cards, n, n);
}

static gboolean
cb_envelope_opens_envelope (const CbEntry *entry)
{
  return TRUE;
}

const CbEntryKind cb_envelope_kind = {
  .type = "envelope",
  .size = sizeof (CbEnvelope),
  .read = cb_envelope_read,
  .write = cb_envelope_write,
  .title = cb_envelope_title,
  .outline = cb_envelope_outline,
  .icon = "envelope",
  .imply = cb_envelope_imply,
  .opens_envelope = cb_envelope_opens_envelope,
};
