/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"
#include "cb-members.h"

/* Reads an edition that is written in full in a case file. */
CbEdition *cb_edition_new_from_json (JsonNode *node, const char *path, GError **error);
/* (transfer full): what a case file says of the edition: its id, or the whole object. */
JsonNode *cb_edition_to_json (const CbEdition *self);
JsonNode *cb_edition_write (const CbEdition *self);
