/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-log.h"
#include "cb-setup.h"

/**
 * CbAskable:
 * @within: the rooms I can reach. A category with some of these cards offers no others; a category
 *   with none of them offers all it has
 * @n_pairs: how many pairs there are; 0 where it does not matter who stands where
 * @pairs: each a room and the suspect whose marker stands there: only these are named together
 *
 * What I can ask for where I am.
 */
typedef struct
{
  CbCardSet within;
  guint n_pairs;
  CbCardSet pairs[CB_MAX_CARDS];
} CbAskable;

int cb_askable_get_partner (const CbAskable *self, guint card);
void cb_askable_part (CbAskable *self, guint card);
void cb_askable_place (CbAskable *self, guint room, guint marker);
void cb_askable_follow (CbAskable *self, const CbSetup *setup, CbLog *log, guint from, guint to);
gboolean cb_askable_equal (const CbAskable *one, const CbAskable *other);
