/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-plain-worlds.h"
#include "cb-supposition-private.h"
#include "cb-test-case.h"

/**
 * CbSmallGame:
 * @worlds: all that may be for what I noted
 * @n_entries: how many I noted
 *
 * A game at a small table of nine cards as I noted it in my seat, @me: suggestions, each of
 * which everybody answers, now and then without which card I showed, and wrong accusations of the
 * others.
 */
typedef struct
{
  char *json;
  CbCase *case_;
  CbPlainWorlds *worlds;
  guint n_players;
  guint me;
  guint n_entries;
} CbSmallGame;

/* Some game at random, in any seat. @only_i_ask: the others do nothing but answer. */
CbSmallGame *cb_small_game_new (guint32 seed, guint n_entries, gboolean only_i_ask);
/* This one, with single quotes: the members of a case from "players" on, and of its log. */
CbSmallGame *cb_small_game_new_of (const char *setup, const char *log);
void cb_small_game_free (CbSmallGame *self);

/* What I know after @n_entries, by counting. */
CbPlainView cb_small_game_see_mine (const CbSmallGame *self, guint n_entries);
/* (transfer full): what the program knows after @n_entries. */
CbKnowledge *cb_small_game_know (const CbSmallGame *self, guint n_entries);
/* (transfer full): what it supposes in that world. */
CbSupposition *cb_plain_world_suppose (const CbPlainWorld *self, const CbKnowledge *knowledge);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbSmallGame, cb_small_game_free)
