/* cb-quick-phrase-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-quick-parser-private.h"

G_BEGIN_DECLS

#define CB_QUICK_MANY      32
#define CB_QUICK_NOT_KNOWN (-1)

/**
 * CbQuickForm:
 * @names: by sort, how many may be named
 * @words: bits of the keywords that may be said
 * @n_numbers: how many numbers, or “?”
 * @text: whether what is nothing of all that is taken as it stands, up to the end or a keyword
 *   after a comma there
 *
 * What may follow a verb, in any order.
 */
typedef struct
{
  guint8 names[CB_QUICK_N_SORTS];
  guint64 words;
  guint8 n_numbers;
  gboolean text;
} CbQuickForm;

/**
 * CbQuickPhrase:
 * @named: bits of the things named, by sort
 * @at: of each sort, where the one named last stands
 * @n_words: and how many words it takes
 * @said: bits of the keywords said
 * @numbers: %CB_QUICK_NOT_KNOWN for “?”
 * @number_at: where they stand
 * @text: (nullable): the rest, as it was typed
 * @text_at: where it begins
 *
 * What followed.
 */
typedef struct
{
  guint32 named[CB_QUICK_N_SORTS];
  guint at[CB_QUICK_N_SORTS];
  guint n_words[CB_QUICK_N_SORTS];
  guint64 said;
  int numbers[CB_QUICK_MANY];
  guint number_at[CB_QUICK_MANY];
  guint n_numbers;
  char *text;
  guint text_at;
} CbQuickPhrase;

void cb_quick_phrase_clear (CbQuickPhrase *self);
/* Reads up to the end of the line. */
gboolean cb_quick_phrase_read (CbQuickPhrase *self, CbQuickParser *parser, const CbQuickForm *form);
gboolean cb_quick_phrase_says (const CbQuickPhrase *self, CbQuickKeyword keyword);
/* The one thing of a sort that was named, or −1. */
int cb_quick_phrase_get (const CbQuickPhrase *self, CbQuickSort sort);
/* FALSE, with what is wrong with what was named last. */
gboolean cb_quick_phrase_fail (const CbQuickPhrase *self,
                               CbQuickParser *parser,
                               CbQuickSort sort,
                               const char *format,
                               ...) G_GNUC_PRINTF (4, 5);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbQuickPhrase, cb_quick_phrase_clear)

G_END_DECLS
