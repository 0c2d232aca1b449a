/* cb-accusation-event.c: an accusation, and what came of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include "cb-event-kind.h"

static gboolean
is_complete (CbDraft *self)
{
  return cb_draft_get_by (self) >= 0 && cb_draft_names_every_category (self);
}

static void
make (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, cb_accusation_new (cb_draft_get_by (self), cb_draft_get_cards (self),
                                               (CbResult) cb_draft_get (self, CB_DRAFT_RESULT)));
}

static gboolean
can_take (const CbEntry *entry)
{
  return cb_entry_get_accusation (entry) != NULL;
}

static void
take (CbDraft *self, const CbEntry *entry)
{
  const CbAccusation *accusation = cb_entry_get_accusation (entry);

  cb_draft_set_by (self, accusation->by);
  cb_draft_set (self, CB_DRAFT_CARDS, (int) accusation->cards);
  cb_draft_set (self, CB_DRAFT_RESULT, (int) accusation->result);
}

const CbEventKind cb_accusation_event = {
  .id = "accusation",
  .takes_turn = TRUE,
  .is_complete = is_complete,
  .make = make,
  .can_take = can_take,
  .take = take,
};
