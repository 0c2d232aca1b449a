/* What may have been meant by a line that cannot be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A line from which words were left out is not recorded by itself: what it would record is shown in
 * the log's own words, and whoever typed it accepts that or not. Words of the language stay,
 * because “never” and “maybe” say that something did not happen; so do words that may be a name. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-parser-private.h"
#include "cb-roll.h"

/* How often changed lines are read in all: each time takes as long as reading the line itself. */
#define MAX_READS 10
/* How many ways there are to mend a line: unknown words are replaced by a name, or left out. */
#define N_WAYS 2

/* Whether the word is one of the language that says something, or near to one, as “doejn’t” is. */
static gboolean
may_be_keyword (const CbQuickWord *word)
{
  guint64 idle = CB_QUICK_WORD (CB_QUICK_FILLER) | CB_QUICK_WORD (CB_QUICK_THAT);
  guint64 means = cb_quick_keyword_find (word->folded);

  return means != 0 ? (means & ~idle) != 0 : cb_quick_keyword_is_near (word->folded);
}

/* Whether the word is neither one of the language nor a name, so that it can only be a mistyped
 * name, or say nothing. */
static gboolean
says_nothing (const CbQuickVocabulary *vocabulary, GArray *words, guint at)
{
  const CbQuickWord *word = &g_array_index (words, CbQuickWord, at);

  if (word->asks || may_be_keyword (word))
    return FALSE;
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    if (cb_quick_names_find (vocabulary->names[sort], words, at,
                             cb_quick_vocabulary_get_all (vocabulary, sort))
          .rank < CB_QUICK_TYPO)
      return FALSE;
  return TRUE;
}

/* How many things the word is near to. @name: (out) (nullable): what the last of them is called */
static guint
count_near (const CbQuickVocabulary *vocabulary, const CbQuickWord *word, const char **name)
{
  guint n = 0;

  *name = NULL;
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    for (guint32 near = cb_quick_names_suggest (vocabulary->names[sort], word->folded); near != 0;
         near &= near - 1, n++)
      *name = cb_quick_vocabulary_get_name (vocabulary, sort, cb_card_set_first (near));
  return n;
}

/* (transfer full) (nullable): @text without the words to which @line’s problem points; if @named,
 * with the name that one of them is near to instead. NULL if they may say something else. */
static char *
change (const CbQuickVocabulary *vocabulary,
        const char *text,
        const CbQuickLine *line,
        gboolean named)
{
  g_autoptr (GArray) words = cb_quick_words_split (text, cb_quick_keyword_list_elisions ());
  const char *start = g_utf8_offset_to_pointer (text, line->start);
  const char *end = g_utf8_offset_to_pointer (start, line->length);
  const char *name = NULL;
  guint n_near = 0;

  if (line->length == 0 || line->question != NULL)
    return NULL;
  for (guint at = 0; at + 1 < words->len; at++)
    {
      const CbQuickWord *word = &g_array_index (words, CbQuickWord, at);

      if (text + word->offset < start || text + word->offset >= end)
        continue;
      if (!says_nothing (vocabulary, words, at) || n_near > 0)
        return NULL;
      n_near = count_near (vocabulary, word, &name);
    }
  if (n_near > 1 || (named && name == NULL))
    return NULL;
  return g_strdup_printf ("%.*s%s%s", (int) (start - text), text, named ? name : "", end);
}

/* A roll is not offered, because a die may be among what was left out. */
static gboolean
can_offer (const CbQuickLine *line)
{
  return line->entries->len == 1 && line->state == CB_DRAFT_WHOLE &&
         cb_entry_get_roll (g_ptr_array_index (line->entries, 0)) == NULL;
}

/* @n_reads: how often a changed line was read so far
 *
 * (transfer full) (nullable): the line as the log would put it, with its unknown words mended. */
static char *
find_instead (CbCase *case_,
              const CbQuickVocabulary *vocabulary,
              const char *text,
              const CbQuickLine *line,
              guint *n_reads)
{
  char *instead = NULL;

  if (line->entries != NULL)
    return can_offer (line)
             ? cb_entry_describe (g_ptr_array_index (line->entries, 0), cb_case_get_setup (case_))
             : NULL;
  for (guint way = 0; way < N_WAYS && instead == NULL; way++)
    {
      g_autofree char *changed = change (vocabulary, text, line, way == 0);
      g_autoptr (CbQuickLine) again = NULL;

      if (changed == NULL || ++*n_reads > MAX_READS)
        continue;
      again = cb_quick_line_read_told (case_, vocabulary, changed);
      instead = find_instead (case_, vocabulary, changed, again, n_reads);
    }
  return instead;
}

void
cb_quick_instead_ask (CbQuickLine *line,
                      CbCase *case_,
                      const CbQuickVocabulary *vocabulary,
                      const char *text)
{
  guint n_reads = 0;

  line->instead = find_instead (case_, vocabulary, text, line, &n_reads);
  if (line->instead == NULL)
    return;
  line->question = g_atomic_rc_box_new0 (CbDraftQuestion);
  line->question->words = g_strdup (_ ("Did you mean this?"));
  line->question->replies[line->question->n_replies++].label = g_strdup (line->instead);
}
