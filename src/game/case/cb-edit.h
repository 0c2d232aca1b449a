/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/**
 * CbEdit:
 * @label: what the edit does, in words for the user, translated; static
 * @position: where the log changes
 * @removed: (element-type CbEntry): entries that were there
 * @added: (element-type CbEntry): entries that are there afterwards
 * @rest: (nullable): what the case says afterwards, except its log; NULL if only the log changes
 *
 * One change of a case that can be undone.
 */
typedef struct
{
  const char *label;
  guint position;
  GPtrArray *removed;
  GPtrArray *added;
  CbContents *rest;
} CbEdit;

CbEdit *cb_edit_new (const char *label, guint position);
CbEdit *cb_edit_new_for_rest (const char *label, const CbContents *contents);
CbEdit *cb_edit_new_done (const char *label, CbContents *from, CbContents *to);
void cb_edit_free (CbEdit *self);
CbContents *cb_edit_apply (const CbEdit *self, const CbContents *contents);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEdit, cb_edit_free)
