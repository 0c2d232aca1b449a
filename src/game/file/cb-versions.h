/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/* How many earlier version numbers of a member are kept. */
#define CB_VERSIONS_KNOWN 16

int cb_versions_complete (CbContents *self);
void cb_versions_begin (CbContents *self);
void cb_versions_follow (CbContents *self, const CbContents *old);

int cb_versions_compare_places (const CbEntry *a, const CbEntry *b);
gint64 cb_versions_get_rev (JsonObject *revs, const char *name, guint age);
gint64 cb_versions_get_gone (const CbContents *self, const char *id);
void cb_versions_add_ids (const CbContents *self, GHashTable *ids);
GPtrArray *cb_versions_list_members (JsonObject *a, JsonObject *b);
gboolean cb_versions_are_equal (JsonObject *a, JsonObject *b, const char *name);
gint64 cb_versions_read_time (const CbEntry *entry);
