/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-log.h"

void cb_log_set_reader_func (CbLog *self, void (*func) (gpointer), gpointer data);
gboolean cb_log_has_reader (CbLog *self);
void cb_log_splice (CbLog *self, guint position, guint n_removed, GPtrArray *added);
void cb_log_set_in_conflict (CbLog *self, guint position, gboolean in_conflict);
