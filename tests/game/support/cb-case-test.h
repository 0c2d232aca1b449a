/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* The players of cb_case_test_new(), by seat. */
enum
{
  ANN, /* me */
  BOB,
  CARA,
};

CbCase *cb_case_test_new (void);
CbCase *cb_case_test_new_with_odds (void);
guint cb_case_test_card (CbCase *case_, const char *id);
CbCardSet cb_case_test_cards (CbCase *case_, const char *ids);
void cb_case_test_ask (CbCase *case_, int by, const char *ids, int passed, int showed);
CbCase *cb_case_test_load (const char *path);
void cb_case_test_name_players (const char *const *names);
CbCase *cb_case_test_load_sample (const char *name, guint n_entries);
CbEntry *cb_case_test_get_entry (CbCase *case_, guint position);
/* Puts @entry in the place of the one at @position. */
void cb_case_test_replace (CbCase *case_, guint position, CbEntry *entry);
/* (transfer full): the case as it is in its file, on another device. */
CbCase *cb_case_test_take_along (CbCase *case_);
/* Brings what the other device has here, as programs do that keep folders alike. */
void cb_case_test_bring_back (CbCase *case_, CbCase *other);
/* Calls the player @seat that; the other players stay as they are. */
void cb_case_test_call (CbCase *case_, guint seat, const char *name);
/* The cards known to be in the envelope after so many entries. */
CbCardSet cb_case_test_find_envelope (CbCase *case_, guint n_entries);
