/* cb-quick-parser-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-quick-keywords.h"
#include "cb-quick-line.h"

G_BEGIN_DECLS

/* What players and cards of a case are called. */
typedef struct
{
  CbQuickNames *players;
  CbQuickNames *cards;
} CbQuickVocabulary;

void cb_quick_vocabulary_init (CbQuickVocabulary *self, CbCase *case_);
void cb_quick_vocabulary_clear (CbQuickVocabulary *self);

/**
 * CbQuickParser:
 * @at: the word that comes next
 * @keywords: bits of the keywords that may come where the line ends
 * @cards: cards that may come there
 * @seats: players that may come there
 * @first_seat: whom to expect there first
 * @line: takes the first thing that goes wrong
 *
 * Reads the words of a line from left to right. The functions that take something leave it behind
 * them and return TRUE, or return FALSE and leave all as it was: those that must find it after
 * noting the problem. Where the line ends they note what could come next; that is all that
 * completion needs to know.
 */
typedef struct
{
  CbCase *case_;
  const CbSetup *setup;
  const CbQuickVocabulary *vocabulary;
  const char *text;
  GArray *words;
  guint n_words;
  guint at;
  guint32 keywords;
  CbCardSet cards;
  guint32 seats;
  int first_seat;
  CbQuickLine *line;
} CbQuickParser;

void cb_quick_parser_init (CbQuickParser *self,
                           CbCase *case_,
                           const CbQuickVocabulary *vocabulary,
                           const char *text,
                           CbQuickLine *line);
void cb_quick_parser_clear (CbQuickParser *self);
/* (transfer full) (nullable): the entry; NULL after a problem. */
CbEntry *cb_quick_parser_read_line (CbQuickParser *self);

gboolean cb_quick_parser_at_end (const CbQuickParser *self);
guint32 cb_quick_parser_all_seats (const CbQuickParser *self);
gboolean cb_quick_parser_sees (const CbQuickParser *self, guint at, CbQuickKeyword keyword);
CbQuickHit cb_quick_parser_see_card (const CbQuickParser *self, CbCardSet allowed);
CbQuickHit cb_quick_parser_see_player (const CbQuickParser *self);
/* Whether the next words are “white shows” or the like, rather than a card. */
gboolean cb_quick_parser_sees_answer (const CbQuickParser *self);

gboolean cb_quick_parser_take (CbQuickParser *self, CbQuickKeyword keyword);
gboolean cb_quick_parser_take_player (CbQuickParser *self, int *seat);
gboolean cb_quick_parser_take_card (CbQuickParser *self, CbCardSet allowed, int *card);
void cb_quick_parser_skip_fillers (CbQuickParser *self, guint32 seats, CbCardSet cards);

/* The cards of a question or accusation. @n_unheard: (out) (nullable): number of “?”, where these
 * are allowed. */
gboolean cb_quick_parser_take_cards (CbQuickParser *self, CbCardSet *cards, guint *n_unheard);
/* The answers up to the end of the line, into the suggestion @entry. */
gboolean cb_quick_parser_take_answers (CbQuickParser *self, CbEntry *entry, guint n_unheard);

/* All return FALSE. @n words from the one at @at are to blame; 0: something is missing there. */
gboolean cb_quick_parser_fail (CbQuickParser *self, guint at, guint n, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
gboolean cb_quick_parser_fail_unknown (CbQuickParser *self, gboolean player, gboolean card);
gboolean cb_quick_parser_fail_ambiguous (CbQuickParser *self,
                                         guint at,
                                         guint n,
                                         guint32 seats,
                                         CbCardSet cards);
/* (transfer full): what was typed there, shortened if very long. */
char *cb_quick_parser_quote (const CbQuickParser *self, guint at, guint n);

G_END_DECLS
