/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

/**
 * CbMembers:
 *
 * Reads the members of one JSON object, and remembers which ones nobody asked for. Problems are
 * sticky: the first one is kept, in the GError that the outermost reader was made with. From then
 * on every reader of the same document returns harmless values, so callers can read everything
 * first and check for an error once at the end. Messages begin with the path of the member:
 * "log[4].by".
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
gboolean cb_members_has_value (CbMembers *self, const char *name);
JsonNode *cb_members_require (CbMembers *self, const char *name);
/* (transfer none) (nullable): the member as it is; counts as asked for from now on. */
JsonNode *cb_members_get_node (CbMembers *self, const char *name);
/* (transfer none) (nullable): NULL where the member is absent or fails. */
JsonArray *cb_members_get_array (CbMembers *self, const char *name);

char *cb_members_get_string (CbMembers *self, const char *name);
char *cb_members_get_optional_string (CbMembers *self, const char *name);
/* The index of the member's value in @values, a NULL-ended list. */
guint cb_members_get_choice (CbMembers *self, const char *name, const char *const *values);
gboolean cb_members_get_boolean (CbMembers *self, const char *name, gboolean fallback);
gboolean cb_members_read_int (CbMembers *self, const char *name, const char *wanted, gint64 *value);
int cb_members_get_int (CbMembers *self, const char *name, int min, int max);
int cb_members_get_optional_int (CbMembers *self, const char *name, int min, int max, int fallback);

/* (transfer full) (nullable): the members nobody asked for, NULL if there are none. */
JsonObject *cb_members_get_rest (CbMembers *self);

/* For writing: put the members that nobody asked for into @object, or copy them. */
void cb_members_put_rest (JsonObject *object, JsonObject *rest);
JsonObject *cb_members_copy_rest (JsonObject *rest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMembers, cb_members_free)
