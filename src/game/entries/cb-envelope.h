/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/* The envelope opened for all. */
typedef struct
{
  CbEntry parent;
  CbCardSet cards;
} CbEnvelope;

CbEntry *cb_envelope_new (CbCardSet cards);
const CbEnvelope *cb_entry_get_envelope (const CbEntry *entry);
