/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-words.h"

/**
 * CbQuickHit:
 * @rank: how well it matches; %CB_QUICK_NO_MATCH: nothing does, and the rest is 0
 * @n_words: how many words of the line it takes
 * @distance: for a slip, how large it is
 * @part: whether it is a slip of only a part of the name
 * @found: bit i for thing i; more than one where several match equally well
 */
typedef struct
{
  CbQuickRank rank;
  guint n_words;
  guint distance;
  gboolean part;
  guint32 found;
} CbQuickHit;

/**
 * CbQuickNames:
 *
 * The names of up to 32 things of one sort, such as the players or the cards. Each may have several
 * names.
 */
typedef struct _CbQuickNames CbQuickNames;

CbQuickNames *cb_quick_names_new (void);
void cb_quick_names_free (CbQuickNames *self);

void cb_quick_names_add (CbQuickNames *self, guint index, const char *name, gboolean alias);
void cb_quick_names_add_others (CbQuickNames *self, guint index, const char *const *names);
void cb_quick_names_add_whole (CbQuickNames *self, guint index, const char *name);

CbQuickHit cb_quick_names_find (const CbQuickNames *self, GArray *words, guint at, guint32 allowed);
CbQuickHit
cb_quick_names_rate (const CbQuickNames *self, GArray *words, guint at, guint n, guint index);
guint32 cb_quick_names_suggest (const CbQuickNames *self, const char *typed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbQuickNames, cb_quick_names_free)
