/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-private.h"
#include "cb-quick-keywords.h"
#include "cb-quick-line.h"
#include "cb-quick-vocabulary.h"

#define CB_QUICK_SORT(sort)    (1u << (sort))
#define CB_QUICK_WORD(keyword) (G_GUINT64_CONSTANT (1) << (keyword))

/**
 * CbQuickParser:
 * @draft: what the line tells so far
 * @places: by field of the draft, which words told it
 * @at: the word that comes next
 * @after_verb: the word after the one that says what was done
 * @keywords: bits of the keywords that may come where the line ends
 * @next: by #CbQuickSort, what may come there
 * @first_seat: whom to expect there first
 * @guessed: whether a word that tells what somebody did was taken to be left out
 * @parted: whether a comma comes before it
 * @line: takes the first thing that goes wrong
 *
 * Reads the words of a line from left to right. The functions that take something leave it behind
 * them and return TRUE, or return FALSE and leave all as it was: those that must find it after
 * noting the problem. What they take goes into the draft, which alone knows what an event is: what
 * follows, what is missing, and which entries it makes. Where the line ends they note what could
 * come next; that is all that completion needs to know.
 */
typedef struct
{
  CbDraft *draft;
  struct
  {
    guint at;
    guint n;
  } places[CB_N_DRAFT_FIELDS];
  const CbSetup *setup;
  const CbQuickVocabulary *vocabulary;
  const char *text;
  GArray *words;
  guint n_words;
  guint at;
  guint after_verb;
  guint64 keywords;
  guint32 next[CB_QUICK_N_SORTS];
  int first_seat;
  gboolean guessed;
  gboolean parted;
  CbQuickLine *line;
} CbQuickParser;

void cb_quick_parser_init (CbQuickParser *self,
                           CbDraft *draft,
                           const CbQuickVocabulary *vocabulary,
                           const char *text,
                           CbQuickLine *line);
void cb_quick_parser_clear (CbQuickParser *self);
/* Whether the draft can be recorded now; else there is a problem. */
gboolean cb_quick_parser_read_line (CbQuickParser *self);

/* Starts the draft anew. */
void cb_quick_parser_begin (CbQuickParser *self, CbDraftKind event);
/* @n words from the one at @at on tell @field. */
void cb_quick_parser_put (CbQuickParser *self, CbDraftField field, int value, guint at, guint n);
/* Whether the draft lacks nothing, as far as it tells @field; or at all, if that is
 * %CB_DRAFT_NO_FIELD. */
gboolean cb_quick_parser_check (CbQuickParser *self, CbDraftField field);

static inline const CbQuickWord *
cb_quick_parser_get_word (const CbQuickParser *self, guint at)
{
  return &g_array_index (self->words, CbQuickWord, at);
}

static inline gboolean
cb_quick_parser_at_end (const CbQuickParser *self)
{
  return self->at == self->n_words;
}

guint32 cb_quick_parser_get_all (const CbQuickParser *self, CbQuickSort sort);
gboolean cb_quick_parser_sees (const CbQuickParser *self, guint at, CbQuickKeyword keyword);
CbQuickHit cb_quick_parser_see (const CbQuickParser *self, CbQuickSort sort, guint32 allowed);
CbQuickHit cb_quick_parser_see_player (const CbQuickParser *self);
CbQuickHit cb_quick_parser_see_card (const CbQuickParser *self, CbCardSet allowed);
/* Whether the next words are “white shows” or the like, rather than a card. */
gboolean cb_quick_parser_sees_answer (const CbQuickParser *self);

gboolean cb_quick_parser_take (CbQuickParser *self, CbQuickKeyword keyword);
gboolean
cb_quick_parser_take_name (CbQuickParser *self, CbQuickSort sort, guint32 allowed, int *index);
gboolean cb_quick_parser_take_player (CbQuickParser *self, int *seat);
gboolean cb_quick_parser_take_card (CbQuickParser *self, CbCardSet allowed, int *card);
gboolean cb_quick_parser_take_end (CbQuickParser *self);

/* Words that say nothing. */
gboolean cb_quick_parser_sees_filler (const CbQuickParser *self, guint at);
guint cb_quick_parser_pass_over (const CbQuickParser *self, guint at);
void cb_quick_parser_skip_fillers (CbQuickParser *self,
                                   const guint32 allowed[CB_QUICK_N_SORTS],
                                   gboolean answers);

/* The cards of a question, with “?” for those that were not heard, or of an accusation. */
gboolean cb_quick_parser_take_cards (CbQuickParser *self);

/* All return FALSE. @n words from the one at @at are to blame; 0: something is missing there. */
gboolean cb_quick_parser_fail (CbQuickParser *self, guint at, guint n, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
gboolean cb_quick_parser_fail_at_end (CbQuickParser *self, const char *message);
/* @sorts: bits of what should be there */
gboolean cb_quick_parser_fail_unknown (CbQuickParser *self, guint sorts);
gboolean cb_quick_parser_fail_ambiguous (CbQuickParser *self,
                                         guint at,
                                         guint n,
                                         CbQuickSort sort,
                                         guint32 found);
/* (transfer full): what was typed there, shortened if very long. */
char *cb_quick_parser_quote (const CbQuickParser *self, guint at, guint n);
