/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-members.h"

/* How many letters an id has: enough for 80 bits, at 5 bits a letter. */
#define CB_ID_LENGTH 16
/* The greatest number of a version: every JSON reader reads whole numbers up to it exactly. */
#define CB_REV_MAX ((gint64) 1 << 53)

typedef char CbId[CB_ID_LENGTH + 1];

void cb_id_draw (CbId id);
void cb_id_print (CbId id, const char *text);
void cb_id_derive (CbId id, const CbId print, guint number);
gboolean cb_id_is_id (const char *text);

gint64 cb_id_read_rev (JsonNode *node);
gint64 cb_members_get_rev (CbMembers *self, const char *name);
