/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-simulation.h"

/* The longest line that may be said, in bytes. */
#define CB_PROXY_MAX_LINE (1 << 16)

/**
 * CbProxy:
 *
 * A strategy that other programs can play with: each message is a line, a JSON object with one
 * member, and is answered with one line. src/lab/README.md lists all messages. A mistake is
 * answered with {"error": …}, and changes nothing.
 */
typedef struct _CbProxy CbProxy;

CbProxy *cb_proxy_new (CbEdition *edition, const CbStrategy *strategy, guint64 seed);
void cb_proxy_free (CbProxy *self);

/* (transfer full): the answer, without its line break. Takes as long as the strategy thinks. */
char *cb_proxy_answer (CbProxy *self, const char *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbProxy, cb_proxy_free)
