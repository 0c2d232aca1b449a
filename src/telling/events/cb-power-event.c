/* cb-power-event.c: a power used that a player has once in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-power.h"

static gboolean
is_complete (CbDraft *self)
{
  const char *text = cb_draft_get_text (self);

  return cb_draft_get_by (self) >= 0 && text[strspn (text, " \t\n")] != '\0';
}

static void
make (CbDraft *self, GPtrArray *entries)
{
  g_autofree char *power = g_strdup (cb_draft_get_text (self));

  g_ptr_array_add (entries, cb_power_use_new (cb_draft_get_by (self), g_strstrip (power)));
}

static gboolean
can_take (const CbEntry *entry)
{
  return cb_entry_get_power_use (entry) != NULL;
}

static void
take (CbDraft *self, const CbEntry *entry)
{
  const CbPowerUse *use = cb_entry_get_power_use (entry);

  cb_draft_set_by (self, use->by);
  cb_draft_set_text (self, use->power);
}

const CbEventKind cb_power_event = {
  .id = "power",
  /* Translators: a kind of event: a player used a power. */
  .name = N_ ("Power Used"),
  .form = "CbPowerForm",
  .takes_turn = TRUE,
  .is_complete = is_complete,
  .make = make,
  .can_take = can_take,
  .take = take,
};
