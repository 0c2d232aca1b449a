/* cb-edit.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-contents.h"

G_BEGIN_DECLS

/**
 * CbEdit:
 * @label: what it does, for people, translated; static
 * @position: where the log changes
 * @removed: (element-type CbEntry): entries that were there
 * @added: (element-type CbEntry): entries that are there afterwards
 * @setup: (nullable): the setup to swap in
 * @title: (nullable): the title to swap in
 * @assist: the level to swap in, or −1
 * @pencil_mark: (nullable): the pencil mark to swap in where @has_pencil
 * @pencil_place: where in the list of marks it goes; the end if beyond
 *
 * One change of a case that can be undone. Applying it swaps what it holds with what the case
 * holds, so that the same edit, turned round, takes it back.
 */
typedef struct
{
  const char *label;
  guint position;
  GPtrArray *removed;
  GPtrArray *added;
  CbSetup *setup;
  char *title;
  int assist;
  gboolean has_pencil;
  guint pencil_card;
  guint pencil_holder;
  CbPencilMark *pencil_mark;
  guint pencil_place;
} CbEdit;

CbEdit *cb_edit_new (const char *label, guint position);
void cb_edit_free (CbEdit *self);
void cb_edit_apply (CbEdit *self, CbContents *contents);
void cb_edit_turn_round (CbEdit *self);

const CbPencilMark *cb_contents_get_pencil (const CbContents *self, guint card, guint holder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEdit, cb_edit_free)

G_END_DECLS
