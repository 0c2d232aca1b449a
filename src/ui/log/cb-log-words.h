/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

char *_cb_log_words_describe_time (const CbEntry *entry);
char *_cb_log_words_describe_note (const CbEntry *entry, const CbSetup *setup);
