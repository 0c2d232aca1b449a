/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

/* What is said of the cards. */
typedef enum
{
  CB_CLAIM_HAS,    /* the player has all of them */
  CB_CLAIM_SOME,   /* the player has at least one of them */
  CB_CLAIM_NONE,   /* the player has none of them */
  CB_CLAIM_NOBODY, /* no player has any of them */
  CB_CLAIM_FOUND,  /* found lying about: a player’s, not the envelope’s or face down */
} CbClaim;

/**
 * CbStatement:
 * @claim: what is said
 * @player: the seat it is said of; %CB_NOBODY with %CB_CLAIM_NOBODY and %CB_CLAIM_FOUND
 * @cards: the cards it is about
 * @by: the seat that said or found it, or %CB_NOBODY if everybody saw it
 */
typedef struct
{
  CbEntry parent;
  CbClaim claim;
  int player;
  CbCardSet cards;
  int by;
} CbStatement;

gboolean cb_claim_is_of_player (CbClaim claim);

CbEntry *cb_statement_new (CbClaim claim, int player, CbCardSet cards, int by);
const CbStatement *cb_entry_get_statement (const CbEntry *entry);
