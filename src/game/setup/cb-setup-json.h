/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-members.h"

/* A setup as members of a file: "edition", "players" and so on. */
CbSetup *cb_setup_read (CbMembers *in, GError **error);
void cb_setup_write (const CbSetup *self, JsonObject *out);
