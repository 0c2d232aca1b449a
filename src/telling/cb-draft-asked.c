/* cb-draft-asked.c: what a question is for, and whom it concerns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include "cb-event-kind.h"

/* Categories come first, then traits; either may be asked for. */

/* (nullable): the id of the category or trait asked for */
const char *
_cb_draft_get_asked_id (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint n = cb_edition_get_n_categories (edition);
  int asked = cb_draft_get (self, CB_DRAFT_ASKED);

  if (asked < 0)
    return NULL;
  return (guint) asked < n ? cb_edition_get_category (edition, (guint) asked)->id
                           : cb_edition_get_trait (edition, (guint) asked - n)->id;
}

int
_cb_draft_find_asked (CbDraft *self, const char *id)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  int category = id != NULL ? cb_edition_find_category (edition, id) : -1;
  int trait = id != NULL ? cb_edition_find_trait (edition, id) : -1;

  if (category < 0 && trait >= 0)
    return (int) cb_edition_get_n_categories (edition) + trait;
  return category;
}

CbCardSet
cb_draft_get_asked_cards (CbDraft *self)
{
  const CbSetup *setup;
  guint n;
  int asked;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  setup = cb_case_get_setup (self->case_);
  n = cb_edition_get_n_categories (setup->edition);
  asked = cb_draft_get (self, CB_DRAFT_ASKED);
  if (asked < 0)
    return cb_setup_get_deck (setup);
  return cb_setup_get_deck (setup) &
         ((guint) asked < n ? cb_edition_get_category (setup->edition, (guint) asked)->cards
                            : cb_edition_get_trait (setup->edition, (guint) asked - n)->cards);
}

gboolean
cb_draft_is_me (CbDraft *self, int seat)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return seat != CB_NOBODY && seat == cb_case_get_setup (self->case_)->me;
}

/* Hands are offered to the left or to the right; so cards are seen from the other side. */
int
cb_draft_get_offering (CbDraft *self, int seat)
{
  int n;

  g_return_val_if_fail (CB_IS_DRAFT (self), CB_NOBODY);

  n = (int) _cb_draft_get_n_seats (self);
  return (seat + (cb_draft_get (self, CB_DRAFT_DIRECTION) == 0 ? n - 1 : 1)) % n;
}
