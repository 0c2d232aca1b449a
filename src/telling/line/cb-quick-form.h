/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-names.h"

/* Another name with at least this many letters is rarely mistaken for a word of the language. */
#define CB_QUICK_LONG_NAME 6

/* Words with fewer letters stand inside too many names. */
#define CB_QUICK_MIN_INSIDE 4

/* How closely a typed word has to fit a word of a name. */
typedef enum
{
  CB_QUICK_AS_TYPED,
  CB_QUICK_WITH_ENDINGS, /* with endings of the language: “köyttä” is the “Köysi” */
  CB_QUICK_WITH_SLIPS,
} CbQuickCloseness;

/**
 * CbQuickForm:
 * @index: the index of the thing
 * @alias: it is not the name on screen, and loses against names that are
 * @other: it is what else people call the thing
 * @whole: people neither shorten nor mistype it
 * @joined: its words, folded, without spaces
 * @words: (element-type utf8): its words, folded
 *
 * One name of a thing.
 */
typedef struct
{
  guint index;
  gboolean alias;
  gboolean other;
  gboolean whole;
  char *joined;
  GPtrArray *words;
} CbQuickForm;

static inline const char *
cb_quick_get_typed (GArray *words, guint at)
{
  return g_array_index (words, CbQuickWord, at).folded;
}

void cb_quick_form_read (CbQuickForm *self, const char *name, gboolean spelled);
void cb_quick_form_clear (CbQuickForm *self);

CbQuickHit cb_quick_form_rate (const CbQuickForm *self,
                               GArray *words,
                               guint at,
                               guint n,
                               CbQuickCloseness closeness);
CbQuickHit cb_quick_form_weigh (const CbQuickForm *self, const char *typed, CbQuickHit hit);
gboolean cb_quick_form_is_inside (const CbQuickForm *self, const char *typed);

const char *cb_quick_find_owner (GArray *words, guint at, char **stem);
gboolean cb_quick_is_near_filler (const char *typed, guint distance);
