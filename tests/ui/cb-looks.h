/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-look.h"

typedef struct _CbLooks CbLooks;

CbLooks *cb_looks_load (const char *path, GError **error);
void cb_looks_free (CbLooks *self);
gboolean cb_looks_is_empty (CbLooks *self);
gboolean cb_looks_check (CbLooks *self, const char *name, const CbPixels *pixels);
guint cb_looks_check_names (CbLooks *self, const char *const *names);
gboolean cb_looks_add_seen (CbLooks *self, const char *path, GError **error);
gboolean cb_looks_save_seen (CbLooks *self, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbLooks, cb_looks_free)
