/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbChain:
 *
 * A record of lines that can only grow. After each line it has a new fingerprint, that of a text
 * made of the fingerprint before, a space and the line. So anybody who knows one fingerprint can
 * tell whether a line before it was left out, changed or moved.
 */
typedef struct _CbChain CbChain;

CbChain *cb_chain_new (const char *start);
void cb_chain_free (CbChain *self);

void cb_chain_append (CbChain *self, const char *line);
void cb_chain_drop_last (CbChain *self);
guint cb_chain_get_length (const CbChain *self);
const char *cb_chain_get_line (const CbChain *self, guint index);
const char *cb_chain_get_fingerprint (const CbChain *self, guint n_lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbChain, cb_chain_free)
