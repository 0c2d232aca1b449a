/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-conclusions.h"
#include "cb-knowledge-private.h"
#include "cb-strategy-private.h"

/**
 * CbWatcher:
 * @plays: the strategy by which he plays
 * @player: his player of that strategy
 * @setup: the table as he sees it
 * @entries: what he has heard
 * @conclusions: what follows from it
 * @random: for draws of his own, which do not change how he plays
 *
 * A player of any strategy, who is asked beside it what he knows.
 */
typedef struct
{
  const CbStrategy *plays;
  gpointer player;
  CbSetup *setup;
  GPtrArray *entries;
  CbConclusions *conclusions;
  CbRandom random;
} CbWatcher;

/* The functions of a strategy; whoever watches fills in how he sits down, and what he does before
 * he asks. */
#define CB_WATCHER_STRATEGY(sit_down, ask)                   \
  { "watcher",       "",  sit_down,        cb_watcher_leave, \
    cb_watcher_hear, ask, cb_watcher_show, cb_watcher_accuse }

CbWatcher *cb_watcher_new (const CbStrategy *plays, CbSetup *setup, guint64 seed);
void cb_watcher_leave (gpointer watcher);
void cb_watcher_hear (gpointer watcher, CbEntry *entry);
CbCardSet cb_watcher_ask (gpointer watcher, CbCardSet reach);
CbCardSet cb_watcher_show (gpointer watcher, int asker, CbCardSet asked);
CbCardSet cb_watcher_accuse (gpointer watcher);

/* (transfer full): what he knows now. */
CbKnowledge *cb_watcher_get_knowledge (CbWatcher *self);
