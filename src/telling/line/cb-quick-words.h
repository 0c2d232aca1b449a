/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What separates a word from the one before it, weakest first; the strongest of several counts. */
typedef enum
{
  CB_QUICK_SPACE,
  CB_QUICK_COMMA, /* or any other separator except these */
  CB_QUICK_ARROW, /* “→”, “->” */
  CB_QUICK_COLON,
} CbQuickGap;

/**
 * CbQuickWord:
 * @folded: the word as it is compared; “?” where it is nothing but question marks
 * @owner: (nullable): the word without a “’s” at its end
 * @start: where it begins in the line, in characters
 * @length: how many characters it has
 * @offset: where it begins, in bytes
 * @size: how many bytes it has
 * @gap: what stands before it
 * @elided: whether an apostrophe ties it to the next one, as in “l’entrata”
 * @asks: whether it is the question mark right behind a word, which makes a question of it
 * @means: in a parser, the keywords that it is, as bits
 */
typedef struct
{
  char *folded;
  char *owner;
  guint start;
  guint length;
  gsize offset;
  gsize size;
  CbQuickGap gap;
  gboolean elided;
  gboolean asks;
  guint64 means;
} CbQuickWord;

void cb_quick_word_clear (CbQuickWord *self);

/* (transfer full) (element-type CbQuickWord): the words of @text, which is UTF-8, followed by an
 * empty one at the end of the text. @elisions: ended by NULL, the folded words that an apostrophe
 * ties to the next one. */
GArray *cb_quick_words_split (const char *text, const char *const *elisions);
gboolean cb_quick_words_parts (gunichar character);
gboolean cb_quick_words_ties (gunichar character);

/* (transfer full): the word without case, accents and punctuation. @spelled: whether ä becomes ae,
 * as people without that key write, rather than a */
char *cb_quick_fold (const char *text, gssize size, gboolean spelled);

#define CB_QUICK_FAR G_MAXUINT
/* How many letters to change, add, leave out or swap with their neighbour to turn @typed into
 * @word, or into any beginning of it if @beginning; CB_QUICK_FAR if either is very long. */
guint cb_quick_distance (const char *typed, const char *word, gboolean beginning);
/* Whether changing at most @most letters of @typed gives @word. */
gboolean cb_quick_is_near (const char *typed, const char *word, guint most);

/* How well the words fit a name, best first. The parser never chooses between names that fit
 * equally well. */
typedef enum
{
  CB_QUICK_EXACT,     /* the whole name */
  CB_QUICK_ALIAS,     /* another name of the same thing */
  CB_QUICK_BEGINNING, /* its beginning, or beginnings of its words */
  CB_QUICK_INSIDE,    /* words of it, but not the first */
  CB_QUICK_OTHER,     /* a beginning or words of another name */
  CB_QUICK_INFLECTED, /* one of these with another ending */
  CB_QUICK_TYPO,      /* one of these with a slip */
  CB_QUICK_NO_MATCH,
} CbQuickRank;

gboolean cb_quick_fits (const char *typed,
                        const char *word,
                        gboolean beginning,
                        gboolean slips,
                        guint *distance);
/* How well a single word fits @word: as a whole, as its beginning, or as either with a slip. */
CbQuickRank cb_quick_rate_word (const char *typed, const char *word);
