/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-program-private.h"
#include "cb-strategy-private.h"

/**
 * CbContestant:
 * @strategy: sits at the table for the program; first, so that a strategy leads back to it
 * @program: who is asked
 * @setup: the table of the game, or NULL
 * @n_faults: answers that broke a rule, or did not come
 * @fault: (nullable): the first of them, in words
 *
 * A program at the table. What it answers is judged here: whoever breaks a rule has asked nothing,
 * shown the first card it can, or not accused, and the game goes on.
 */
typedef struct
{
  CbStrategy strategy;
  CbProgram *program;
  CbSetup *setup;
  guint n_faults;
  char *fault;
} CbContestant;

CbContestant *cb_contestant_new (const char *command, guint timeout_ms, GError **error);
void cb_contestant_free (CbContestant *self);
