/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* What an entry brought to light; cb_case_describe_news() tells all that it settled. */
gboolean cb_case_is_breakthrough (CbCase *self, guint position);
char *cb_case_describe_found (CbCase *self, guint position);
int cb_case_find_put_out (CbCase *self, guint position);
char *cb_case_tell_found (CbCase *self, guint position);
char *cb_case_tell_news (CbCase *self, guint position);
