/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-knowledge-private.h"
#include "cb-notes-private.h"
#include "cb-strategy-private.h"

/**
 * CbPlainPlayer:
 * @notes: what he asks and accuses by
 * @told: by seat, own cards shown to it
 * @random: what he draws from
 *
 * A player with pencil and paper; what follows are the parts of the strategy “careful”.
 */
typedef struct
{
  CbNotes notes;
  CbCardSet told[CB_MAX_PLAYERS];
  CbRandom random;
} CbPlainPlayer;

gpointer cb_plain_sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed);
void cb_plain_leave (gpointer player);
void cb_plain_note (CbNotes *notes, const CbEntry *entry);
void cb_plain_hear (gpointer player, CbEntry *entry);
CbCardSet cb_plain_ask (gpointer player, CbCardSet reach);
CbCardSet cb_plain_show (gpointer player, int asker, CbCardSet asked);
CbCardSet cb_plain_accuse (gpointer player);

/* The cards that may be in the envelope, but not those known to be. */
CbCardSet cb_plain_get_unsettled (const CbPlainPlayer *self);
