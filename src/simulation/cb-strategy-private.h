/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"
#include "cb-random.h"
#include "cb-simulation.h"

/**
 * CbStrategy:
 * @name: the name of the strategy on the command line
 * @summary: how the strategy plays, in a few words; translatable
 * @sit_down: begins a game and returns the player; @setup has the hand of the player
 * @leave: ends the game and frees the player
 * @hear: tells the player what happened, as far as the player can see it
 * @ask: returns the cards to name, of the rooms only those in @reach, or 0 to ask nothing
 * @show: chooses the card to show among @asked, the player's own cards that were asked for
 * @accuse: returns the cards to accuse, or 0 to wait
 */
struct _CbStrategy
{
  const char *name;
  const char *summary;
  gpointer (*sit_down) (const CbStrategy *self, CbSetup *setup, guint64 seed);
  void (*leave) (gpointer player);
  void (*hear) (gpointer player, CbEntry *entry);
  CbCardSet (*ask) (gpointer player, CbCardSet reach);
  CbCardSet (*show) (gpointer player, int asker, CbCardSet asked);
  CbCardSet (*accuse) (gpointer player);
};

/* Names cards to ask for: one of each category asked, or several where the edition allows it, from
 * @unsettled, which may be in the envelope; where a category has none left, one of @quiet, which
 * nobody else can show. Of a category with cards in @reach, only these are named. */
CbCardSet cb_strategy_name_cards (const CbSetup *setup,
                                  CbCardSet reach,
                                  CbCardSet unsettled,
                                  CbCardSet quiet,
                                  CbRandom *random);
/* Chooses one of the cards @asked for, if possible one that was shown to the asker (@told)
 * before. */
CbCardSet cb_strategy_show_again (CbCardSet asked, CbCardSet told, CbRandom *random);

extern const CbStrategy cb_strategy_random;
extern const CbStrategy cb_strategy_careful;
extern const CbStrategy cb_strategy_listener;
extern const CbStrategy cb_strategy_prober;
extern const CbStrategy cb_strategy_gambler;
extern const CbStrategy cb_strategy_logic;
extern const CbStrategy cb_strategy_advised;
extern const CbStrategy cb_strategy_farsighted;
