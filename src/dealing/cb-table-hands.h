/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-state.h"

CbCardSet cb_table_state_get_known (const CbTableState *self, CbCase *case_, guint holder);
gboolean
cb_table_state_count_hand (const CbTableState *self, guint seat, guint *least, guint *most);

const char *cb_table_get_character (const CbSetup *setup, guint seat);

/* Descriptions for people; each returns (transfer full). */
char *cb_table_state_describe_hand (const CbTableState *self, CbCase *case_, guint seat);
char *cb_table_state_describe_seat (const CbTableState *self, CbCase *case_, guint seat);
char *cb_table_state_describe_envelope (const CbTableState *self, CbCase *case_);
char *cb_table_state_describe_pool (const CbTableState *self, CbCase *case_);
char *
cb_table_state_describe_part (const CbTableState *self, CbCase *case_, guint seat, gboolean brief);
