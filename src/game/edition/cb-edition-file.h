/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* The size of the largest edition file that is read, in bytes. */
#define CB_EDITION_MAX_BYTES (1024 * 1024)

/* The beginning of the names of groups and keys that people add for themselves. */
#define CB_EDITION_OWN_PREFIX "X-"

CbEdition *cb_edition_new_from_key_file (GBytes *bytes, const char *name, GError **error);
CbEdition *cb_edition_load (GFile *file, const char *name, GError **error);
GBytes *cb_edition_to_key_file (const CbEdition *self);
GBytes *cb_edition_to_key_file_over (const CbEdition *self, GBytes *old);
