/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-quick-names.h"

/* The sorts of things that have names. A word that fits several sorts means the first of them. */
typedef enum
{
  CB_QUICK_PLAYER,
  CB_QUICK_CARD,
  CB_QUICK_KIND, /* the categories, then the traits */
  CB_QUICK_DECK,
  CB_QUICK_DECK_CARD,
  CB_QUICK_POWER,
  CB_QUICK_SIGN,  /* the signs on dice */
  CB_QUICK_EVENT, /* events for which the edition has its own name */
} CbQuickSort;

#define CB_QUICK_N_SORTS (CB_QUICK_EVENT + 1)

/* The names of the things in a case. */
typedef struct
{
  CbSetup *setup;
  CbQuickNames *names[CB_QUICK_N_SORTS];
  char *pool; /* what face-down cards are called, folded; a line passes over this word */
} CbQuickVocabulary;

/* (transfer none): the names in @case_, valid until its setup changes */
const CbQuickVocabulary *cb_quick_vocabulary_get (CbCase *case_);
/* How many words from the one at @at on begin a suggestion in the box’s words: “suspect” after “I”;
 * 0 if none do. @token: (out) (transfer full): the keyword that stands for them */
guint cb_quick_vocabulary_find_asking (const CbQuickVocabulary *self,
                                       GArray *words,
                                       guint at,
                                       char **token);
/* Whether a suggestion in the words of the box begins with “I accuse”. */
gboolean cb_quick_vocabulary_asks_by_accusing (const CbQuickVocabulary *self);
/* Whether the words from the one at @at on are the whole name of a player or a card. */
gboolean cb_quick_vocabulary_calls (const CbQuickVocabulary *self, GArray *words, guint at);

/* The card that @typed names as a whole, by its name, another name or its id, or −1. @near: (out):
 * if there is none, the cards that may have been meant */
int cb_quick_vocabulary_find_card (const CbEdition *edition, const char *typed, CbCardSet *near);

/* All things of a sort, as bits; there are at most 32. */
guint32 cb_quick_vocabulary_get_all (const CbQuickVocabulary *self, CbQuickSort sort);
guint32 cb_quick_vocabulary_get_traits (const CbQuickVocabulary *self);

/* (transfer none) (nullable): the name on screen, and a description for a list of completions */
const char *
cb_quick_vocabulary_get_name (const CbQuickVocabulary *self, CbQuickSort sort, guint index);
const char *
cb_quick_vocabulary_describe (const CbQuickVocabulary *self, CbQuickSort sort, guint index);
