/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-case.h"
#include "cb-why.h"

#define CB_TYPE_MARK_HINT (cb_mark_hint_get_type ())

/**
 * CbHintState:
 * @CB_HINT_FOUND: there is a hint at something that the user can mark
 * @CB_HINT_ALL_MARKED: the marks show all that follows
 * @CB_HINT_WRONG_MARK: the log proves that a mark is wrong, which is reported before any hint
 * @CB_HINT_CONTRADICTION: the entries contradict each other
 * @CB_HINT_GAVE_UP: no hint was found with the effort given
 */
typedef enum
{
  CB_HINT_FOUND,
  CB_HINT_ALL_MARKED,
  CB_HINT_WRONG_MARK,
  CB_HINT_CONTRADICTION,
  CB_HINT_GAVE_UP,
} CbHintState;

/**
 * CbMarkHint:
 *
 * One consequence of the log that is missing from the user's own marks: where to look, then what
 * there is to find, then why. It rests on those of the marks that are proven, and never on a guess.
 * A value: reference counted, never changed.
 */
typedef struct _CbMarkHint CbMarkHint;

GType cb_mark_hint_get_type (void) G_GNUC_CONST;

CbMarkHint *cb_case_find_hint (CbCase *self, guint n_entries, CbEffort *effort);
void cb_case_find_hint_async (CbCase *self,
                              guint n_entries,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

CbMarkHint *cb_mark_hint_ref (CbMarkHint *self);
void cb_mark_hint_unref (CbMarkHint *self);

CbHintState cb_mark_hint_get_state (const CbMarkHint *self);
/* The cells of the hint: each of these cards with each of these holders (bit i for holder i).
 * Without a hint there are none. */
CbCardSet cb_mark_hint_get_cards (const CbMarkHint *self);
guint cb_mark_hint_get_holders (const CbMarkHint *self);
/* The mark for each of these cells: yes or no. */
CbMark cb_mark_hint_get_mark (const CbMarkHint *self);
/* (nullable): the chain from the user's marks to these cells. */
const CbWhy *cb_mark_hint_get_why (const CbMarkHint *self);

char *cb_mark_hint_describe_place (const CbMarkHint *self);
char *cb_mark_hint_describe_cells (const CbMarkHint *self);

gboolean cb_mark_hint_is_marked (const CbMarkHint *self, CbCase *case_);
gboolean cb_mark_hint_is_over (const CbMarkHint *self, CbCase *case_);
void cb_mark_hint_apply (const CbMarkHint *self, CbCase *case_);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMarkHint, cb_mark_hint_unref)
