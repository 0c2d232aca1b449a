/* cb-seen-event.c: a card seen in a hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-event-kind.h"
#include "cb-seen.h"

static gboolean
is_complete (CbDraft *self)
{
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  int viewer = cb_draft_get (self, CB_DRAFT_VIEWER);

  return player >= 0 && player != viewer &&
         (cb_draft_get (self, CB_DRAFT_CARD) >= 0 || viewer >= 0);
}

static void
make (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, cb_seen_new (cb_draft_get (self, CB_DRAFT_PLAYER),
                                         cb_draft_get (self, CB_DRAFT_CARD),
                                         cb_draft_get (self, CB_DRAFT_VIEWER), NULL));
}

static gboolean
can_take (const CbEntry *entry)
{
  return cb_entry_get_seen (entry) != NULL;
}

static void
take (CbDraft *self, const CbEntry *entry)
{
  const CbSeen *seen = cb_entry_get_seen (entry);

  cb_draft_set (self, CB_DRAFT_PLAYER, seen->player);
  cb_draft_set (self, CB_DRAFT_VIEWER, seen->by);
  cb_draft_set (self, CB_DRAFT_CARD, seen->card);
}

static void
keep (CbEntry *entry, const CbEntry *old)
{
  g_set_str (&((CbSeen *) entry)->how, cb_entry_get_seen (old)->how);
}

static void
warn (CbDraft *self, GStrvBuilder *builder)
{
  int player = cb_draft_get (self, CB_DRAFT_PLAYER);
  int card = cb_draft_get (self, CB_DRAFT_CARD);

  if (player < 0)
    return;

  if (player == cb_draft_get (self, CB_DRAFT_VIEWER))
    g_strv_builder_add (builder, _ ("Choose somebody else’s hand: this is the one who looked."));
  else if (card >= 0)
    _cb_draft_warn_of_card (self, player, (guint) card, builder);
}

const CbEventKind cb_seen_event = {
  .id = "seen",
  .is_complete = is_complete,
  .make = make,
  .can_take = can_take,
  .take = take,
  .keep = keep,
  .warn = warn,
};
