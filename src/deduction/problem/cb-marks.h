/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "cb-card-set.h"
#include "cb-facts.h"
#include "cb-mark.h"

/**
 * CbMarks:
 * @consistent: whether at least one deal agrees with all that is known; while not @complete,
 *   whether the contrary was not found yet
 * @complete: whether the marks say everything that follows; they are never wrong, complete or not
 * @possible: by holder, the cards it holds in at least one of these deals, and while not @complete,
 *   also those not ruled out yet
 * @certain: by holder, the cards it holds in all of these deals, as far as found
 *
 * The marks. When nothing is consistent the sets are empty, and complete.
 */
typedef struct
{
  gboolean consistent;
  gboolean complete;
  CbCardSet possible[CB_MAX_HOLDERS];
  CbCardSet certain[CB_MAX_HOLDERS];
} CbMarks;

static inline CbMark
cb_marks_get (const CbMarks *self, guint card, guint holder)
{
  if (cb_card_set_has (self->certain[holder], card))
    return CB_MARK_YES;
  return cb_card_set_has (self->possible[holder], card) ? CB_MARK_MAYBE : CB_MARK_NO;
}
