/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-random-game.h"

/* The tables of the supported editions, to test and to measure on. */
typedef struct
{
  const char *name;
  CbGameForm form;
} CbFullCase;

extern const CbFullCase cb_full_cases[];
extern const guint cb_n_full_cases;

/* Ways to look on the same game. */
typedef enum
{
  CB_VIEW_HAND,
  CB_VIEW_HAND_MIXED,
  CB_VIEW_ONLOOKER,
  CB_VIEW_ONLOOKER_MIXED,
  CB_VIEW_HAND_TIPS,
  CB_VIEW_ONLOOKER_TIPS,
  CB_N_VIEWS,
} CbView;

CbRandomGame *cb_full_game_new (guint full_case, CbView view, guint32 seed);
CbRandomGame *cb_full_long_game_new (guint full_case, CbView view, guint32 seed, guint n_entries);
