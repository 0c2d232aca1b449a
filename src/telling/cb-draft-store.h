/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft.h"

#define CB_TYPE_DRAFT_STORE (cb_draft_store_get_type ())

/**
 * CbDraftStore:
 *
 * Keeps what is half composed in the user's state directory, one small file for each case, until
 * it is recorded or discarded. It is written soon after each change, and at the end. If the
 * program crashes the file is still complete, and either fits the case or is ignored. Drafts of
 * cases that are kept in no file are not kept either.
 */
G_DECLARE_FINAL_TYPE (CbDraftStore, cb_draft_store, CB, DRAFT_STORE, GObject)

/* Restores the draft left by an earlier run, and stores @draft from now on. */
CbDraftStore *cb_draft_store_new (CbDraft *draft);
/* Writes at once what has changed. */
void cb_draft_store_flush (CbDraftStore *self);
