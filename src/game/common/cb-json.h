/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

/* How deep objects and lists may stand in each other. */
#define CB_JSON_MAX_DEPTH 64

JsonNode *cb_json_read (GBytes *bytes, const char *not_it, GError **error);
char *cb_json_quote_number (JsonNode *node);
