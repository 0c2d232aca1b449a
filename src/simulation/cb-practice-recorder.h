/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-strategy-private.h"

/**
 * CbPracticeRecorder:
 * @strategy: plays the match; the first member, so that a strategy is cast to its recorder
 * @silent: whether the player goes on without an accusation where there should be one
 * @setup: (nullable): the table as the player sees it, once the match was played
 * @entries: (nullable) (element-type CbEntry): what the player heard
 * @player: the careful player that decides, while the match is played
 *
 * A careful player, and what that player hears.
 */
typedef struct
{
  CbStrategy strategy;
  gboolean silent;
  CbSetup *setup;
  GPtrArray *entries;
  gpointer player;
} CbPracticeRecorder;

/* @name: the name of the player; must stay valid. */
void cb_practice_recorder_init (CbPracticeRecorder *self, const char *name);
void cb_practice_recorder_clear (CbPracticeRecorder *self);
