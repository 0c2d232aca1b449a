/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-table-state.h"

/* The table of a case in words, each (transfer full). "" if there is nothing to say. */
char *cb_table_state_describe_turn (const CbTableState *state, const CbSetup *setup);
char *cb_table_describe_total (const CbRoll *roll, const CbEdition *edition);
char *cb_table_describe_roll (const CbRoll *roll, const CbSetup *setup);
char *cb_table_state_describe_end (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_out (CbSeatState state);
char *cb_table_state_describe_left (const CbTableState *state, guint deck, gboolean briefly);
char *cb_table_state_describe_piles (const CbTableState *state, guint deck);
char *cb_table_state_describe_drawn (const CbTableState *state, guint deck, guint kind, guint seat);
char *cb_table_state_describe_next (const CbTableState *state, const CbSetup *setup, guint deck);
char *cb_table_state_describe_danger (const CbTableState *state, const CbSetup *setup, guint deck);
char *cb_table_state_describe_kept (const CbTableState *state, guint deck, guint seat);
char *cb_table_state_describe_place (const CbTableState *state, const CbSetup *setup, guint place);
char *cb_table_state_describe_elsewhere (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_score (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_lead (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_games (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_winner (const CbTableState *state, const CbSetup *setup);
char *cb_table_state_describe_call (const CbTableCall *call, const CbSetup *setup);
