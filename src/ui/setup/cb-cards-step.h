/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup-step.h"

/* What a page of card chips is about. */
typedef enum
{
  CB_PILE_HAND,
  CB_PILE_OPEN,
  CB_PILE_VICTIM, /* out of play by the rules */
  CB_PILE_REMOVED,
} CbPile;

#define CB_TYPE_CARDS_STEP (cb_cards_step_get_type ())
G_DECLARE_FINAL_TYPE (CbCardsStep, cb_cards_step, CB, CARDS_STEP, CbSetupStep)

CbSetupStep *cb_cards_step_new (CbSetupDraft *draft, CbPile pile);
