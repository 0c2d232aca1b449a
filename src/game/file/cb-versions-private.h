/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-versions.h"

/* The version number of all that is in a case to which entries and marks were only added. */
#define CB_FIRST_REV 1

void _cb_versions_make_print (CbId print, const CbEntry *entry, const CbSetup *setup);
void _cb_versions_derive_id (CbEntryTag *tag, GHashTable *prints, GHashTable *taken);
