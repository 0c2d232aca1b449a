/* cb-strategy-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-entry.h"
#include "cb-simulation.h"

G_BEGIN_DECLS

/**
 * CbStrategy:
 * @name: for the command line
 * @summary: in a few words; translatable
 * @sit_down: begins a game; @setup has the hand of who plays
 * @leave: ends it
 * @hear: something happened: as much of it as the player can see
 * @ask: what to name; of the rooms only those in @reach
 * @show: which of the cards @asked for in the own hand to show
 * @accuse: whom and what to accuse, or 0 to wait
 */
struct _CbStrategy
{
  const char *name;
  const char *summary;
  gpointer (*sit_down) (CbSetup *setup, guint64 seed);
  void (*leave) (gpointer player);
  void (*hear) (gpointer player, CbEntry *entry);
  CbCardSet (*ask) (gpointer player, CbCardSet reach);
  CbCardSet (*show) (gpointer player, int asker, CbCardSet asked);
  CbCardSet (*accuse) (gpointer player);
};

extern const CbStrategy cb_strategy_random;
extern const CbStrategy cb_strategy_careful;
extern const CbStrategy cb_strategy_logic;
extern const CbStrategy cb_strategy_advised;
extern const CbStrategy cb_strategy_bold;

G_END_DECLS
