/* The envelope is opened for all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-envelope.h"
#include "cb-event-kind.h"
#include "cb-quick-phrase-private.h"

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, cb_envelope_new (cb_draft_get_cards (self)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  cb_draft_set (self, CB_DRAFT_CARDS, (int) cb_entry_get_envelope (entry)->cards);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  g_autofree char *misplaced = _cb_draft_name_misplaced (self, CB_HOLDER_ENVELOPE,
                                                         cb_draft_get_cards (self));

  if (misplaced != NULL)
    /* Translators: %s is a list of cards */
    g_strv_builder_take (builder, g_strdup_printf (_ ("%s can’t be in the envelope."), misplaced));
}

/* “envelope: plum rope hall” */
static const CbPhrasing envelope = {
  .verb = CB_QUICK_ENVELOPE,
  .after_card = TRUE,
  .subject = CB_QUICK_BY_NOBODY,
  .read = cb_quick_read_envelope,
};

const CbEventKind cb_envelope_event = {
  .id = CB_EVENT_ID_ENVELOPE,
  /* Translators: a kind of event: everybody sees what is in the envelope. */
  .name = N_ ("Envelope Opened"),
  .line = { &envelope },
  .form = _cb_form_of_cards,
  .told = CB_DRAFT_CARDS,
  .check = _cb_draft_need_cards,
  .make = make_entries,
  .entry = &cb_envelope_kind,
  .take = take_entry,
  .warn = add_warnings,
};
