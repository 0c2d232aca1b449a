/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

const char *cb_words_for_assist (CbAssist assist);
const char *cb_words_explain_assist (CbAssist assist);
char *cb_words_for_moment (GDateTime *moment, GDateTime *now);
char *cb_words_for_cards (const CbSetup *setup, guint holder, CbCardSet cards, gboolean has);
char *cb_words_for_error (GFile *file, const GError *error);
