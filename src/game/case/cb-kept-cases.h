/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* How many cases are kept. */
#define CB_KEPT_CASES_MAX 8

/**
 * CbKeptCases:
 *
 * The cases that the user left last, while the program runs. When one of them is opened again, its
 * changes can still be undone.
 */
typedef struct _CbKeptCases CbKeptCases;

CbKeptCases *cb_kept_cases_new (void);
void cb_kept_cases_free (CbKeptCases *self);
void cb_kept_cases_add (CbKeptCases *self, CbCase *case_);
CbCase *cb_kept_cases_exchange (CbKeptCases *self, CbCase *loaded);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbKeptCases, cb_kept_cases_free)
