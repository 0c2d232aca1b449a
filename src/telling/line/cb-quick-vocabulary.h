/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-names.h"
#include "cb-setup.h"

/* What things with names there are. Where a word may be several of them, the first is meant. */
typedef enum
{
  CB_QUICK_PLAYER,
  CB_QUICK_CARD,
  CB_QUICK_KIND, /* the categories, then the traits */
  CB_QUICK_DECK,
  CB_QUICK_DECK_CARD,
  CB_QUICK_POWER,
  CB_QUICK_EVENT, /* what the edition calls an event */
} CbQuickSort;

#define CB_QUICK_N_SORTS (CB_QUICK_EVENT + 1)

/* What the things of a case are called. */
typedef struct
{
  const CbSetup *setup;
  CbQuickNames *names[CB_QUICK_N_SORTS];
} CbQuickVocabulary;

void cb_quick_vocabulary_init (CbQuickVocabulary *self, const CbSetup *setup);
void cb_quick_vocabulary_clear (CbQuickVocabulary *self);

/* Bits of all there are of a sort; 32 of it at most. */
guint32 cb_quick_vocabulary_get_all (const CbQuickVocabulary *self, CbQuickSort sort);
guint32 cb_quick_vocabulary_get_traits (const CbQuickVocabulary *self);

/* (transfer none): what the screen calls it (nullable), and what it is in a list of such names. */
const char *
cb_quick_vocabulary_get_name (const CbQuickVocabulary *self, CbQuickSort sort, guint index);
const char *
cb_quick_vocabulary_describe (const CbQuickVocabulary *self, CbQuickSort sort, guint index);
