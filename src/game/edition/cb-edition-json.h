/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"
#include "cb-members.h"

/* An edition that travels inside a case file. */
CbEdition *cb_edition_new_from_json (JsonNode *node, const char *path, GError **error);
/* (transfer full): what stands in a case file: the id, or the whole object. */
JsonNode *cb_edition_to_json (const CbEdition *self);
JsonNode *cb_edition_write (const CbEdition *self);
