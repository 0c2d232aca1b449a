/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* The built-in editions, for use from any thread; each is read when it is first asked for. */
guint cb_editions_get_n_builtin (void);
CbEdition *cb_editions_get_builtin (guint index);
CbEdition *cb_editions_find_builtin (const char *id);

/* (transfer full) (nullable): the edition file that others name as their base by @name */
GBytes *cb_editions_load_base (const char *name);
