/* The kinds of event there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"

#define CB_EVENT_ADDRESS(NUMBER, name) &cb_##name##_event,

static const CbEventKind *const KINDS[CB_N_DRAFT_KINDS] = { CB_EVENTS (CB_EVENT_ADDRESS) };

const CbEventKind *
_cb_event_kind_at (CbDraftKind kind)
{
  return KINDS[kind];
}

/* Finds the kind of an entry of the log. Returns: FALSE if entries like it cannot be composed */
gboolean
_cb_event_kind_find (const CbEntry *entry, CbDraftKind *found)
{
  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    if (KINDS[kind]->entry == entry->kind &&
        (KINDS[kind]->can_take == NULL || KINDS[kind]->can_take (entry)))
      {
        *found = kind;
        return TRUE;
      }
  return FALSE;
}

static void
add_kind (const CbSetup *setup, CbDraftKind kind, CbDraftKind *kinds, guint *n)
{
  for (guint i = 0; i < *n; i++)
    if (kinds[i] == kind)
      return;
  if (KINDS[kind]->is_possible == NULL || KINDS[kind]->is_possible (setup))
    kinds[(*n)++] = kind;
}

static void
add_kinds_of_edition (const CbSetup *setup, CbDraftKind *kinds, guint *n)
{
  for (guint i = 0; i < cb_edition_get_n_events (setup->edition); i++)
    for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
      if (g_str_equal (cb_edition_get_event (setup->edition, i)->id, KINDS[kind]->id))
        add_kind (setup, kind, kinds, n);
}

/**
 * cb_draft_list_kinds:
 * @kinds: (out): what can happen in this case, in the order to offer it
 * @n_first: (out): how many of them are offered first, because every game or this edition has them
 *
 * Returns: how many there are
 */
guint
cb_draft_list_kinds (CbDraft *self, CbDraftKind kinds[CB_N_DRAFT_KINDS], guint *n_first)
{
  const CbSetup *setup;
  guint n = 0;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  setup = cb_case_get_setup (self->case_);
  add_kind (setup, CB_DRAFT_SUGGESTION, kinds, &n);
  add_kinds_of_edition (setup, kinds, &n);
  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    if (KINDS[kind]->always)
      add_kind (setup, kind, kinds, &n);
  *n_first = n;
  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    add_kind (setup, kind, kinds, &n);
  return n;
}

/* (transfer none): the edition’s name for the kind, or else the translated usual one */
const char *
cb_draft_get_kind_name (CbDraft *self, CbDraftKind kind)
{
  const CbEdition *edition;
  int event;

  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);
  g_return_val_if_fail (kind < CB_N_DRAFT_KINDS, NULL);

  edition = cb_case_get_edition (self->case_);
  event = cb_edition_find_event (edition, KINDS[kind]->id);
  if (event >= 0 && cb_edition_get_event (edition, (guint) event)->name != NULL)
    return cb_edition_get_event (edition, (guint) event)->name;
  return _ (KINDS[kind]->name);
}

/* Whether the draft tells of a player’s turn, so that the player must be known. */
gboolean
cb_draft_takes_turn (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return KINDS[self->kind]->takes_turn;
}
