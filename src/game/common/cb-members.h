/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-setup.h"

/**
 * CbMembers:
 *
 * Reads the members of one JSON object, and remembers which ones nobody asked for. Problems are
 * sticky: the first is kept, in the GError the outermost reader was made with, and from then on
 * every reader of the same document answers with harmless values, so that callers read straight
 * through and ask once at the end. Messages begin with the path of the member: "log[4].by".
 */
typedef struct _CbMembers CbMembers;

CbMembers *cb_members_new (JsonNode *node, const char *path, GError **error);
CbMembers *cb_members_new_member (CbMembers *self, const char *name, JsonNode *node);
CbMembers *cb_members_new_element (CbMembers *self, const char *name, JsonNode *node, guint index);
void cb_members_free (CbMembers *self);

gboolean cb_members_failed (CbMembers *self);
void cb_members_fail (CbMembers *self, const char *name, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

gboolean cb_members_has (CbMembers *self, const char *name);
/* (transfer none) (nullable): the member as it is, asked for from now on. */
JsonNode *cb_members_get_node (CbMembers *self, const char *name);
/* (transfer none) (nullable): NULL where the member is absent or fails. */
JsonArray *cb_members_get_array (CbMembers *self, const char *name);

char *cb_members_get_string (CbMembers *self, const char *name);
char *cb_members_get_optional_string (CbMembers *self, const char *name);
/* The index of the member's value in @values, a NULL-ended list. */
guint cb_members_get_choice (CbMembers *self, const char *name, const char *const *values);
gboolean cb_members_get_boolean (CbMembers *self, const char *name, gboolean fallback);
int cb_members_get_int (CbMembers *self, const char *name, int min, int max);
int cb_members_get_optional_int (CbMembers *self, const char *name, int min, int max, int fallback);

int cb_members_get_seat (CbMembers *self, const char *name, const CbSetup *setup);
int cb_members_get_optional_seat (CbMembers *self, const char *name, const CbSetup *setup);
int cb_members_get_card (CbMembers *self, const char *name, CbEdition *edition);
int cb_members_get_optional_card (CbMembers *self, const char *name, CbEdition *edition);
CbCardSet cb_members_get_cards (CbMembers *self, const char *name, CbEdition *edition);
CbCardSet cb_members_get_optional_cards (CbMembers *self, const char *name, CbEdition *edition);

/* (transfer full) (nullable): the members nobody asked for, NULL if there are none. */
JsonObject *cb_members_get_rest (CbMembers *self);

/* Writing: the counterparts. */
void cb_members_put_card (JsonObject *object, const char *name, CbEdition *edition, int card);
/* (transfer full): the ids of @cards, in the order of the edition */
JsonArray *cb_members_make_cards (CbEdition *edition, CbCardSet cards);
void
cb_members_put_cards (JsonObject *object, const char *name, CbEdition *edition, CbCardSet cards);
void cb_members_put_rest (JsonObject *object, JsonObject *rest);
JsonObject *cb_members_copy_rest (JsonObject *rest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMembers, cb_members_free)
