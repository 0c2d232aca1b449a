/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/* Something the user wants to remember; no deduction follows from it. */
typedef struct
{
  CbEntry parent;
  char *text;
} CbNote;

CbEntry *cb_note_new (const char *text);
const CbNote *cb_entry_get_note (const CbEntry *entry);
