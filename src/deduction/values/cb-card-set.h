/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_MAX_CARDS 32

/* A set of cards: bit c is set when card c is in it. */
typedef guint32 CbCardSet;

static inline CbCardSet
cb_card_set_of (guint card)
{
  return (CbCardSet) 1 << card;
}

static inline gboolean
cb_card_set_has (CbCardSet set, guint card)
{
  return (set >> card) & 1;
}

/* Counted in parallel: the baseline of most machines has no instruction for it, and the library's
 * function is slower. */
static inline guint
cb_card_set_size (CbCardSet set)
{
  set -= (set >> 1) & 0x55555555;
  set = (set & 0x33333333) + ((set >> 2) & 0x33333333);
  set = (set + (set >> 4)) & 0x0f0f0f0f;
  return (set * 0x01010101) >> 24;
}

/* The lowest card of a set that is not empty. */
static inline guint
cb_card_set_first (CbCardSet set)
{
  return (guint) __builtin_ctz (set);
}
