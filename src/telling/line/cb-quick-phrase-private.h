/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-parser-private.h"

#define CB_QUICK_MANY      32
#define CB_QUICK_NOT_KNOWN (-1)
#define CB_QUICK_NO_VERB   CB_QUICK_N_KEYWORDS

/* Who did it where nobody is named. */
typedef enum
{
  CB_QUICK_BY_TURN, /* whose turn it is */
  CB_QUICK_BY_ME,
  CB_QUICK_BY_OTHERS, /* somebody must be named; nobody would record it of me */
  CB_QUICK_BY_NAMED,  /* somebody must be named */
  CB_QUICK_BY_NOBODY, /* nobody can be named */
} CbQuickSubject;

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
 * What followed a verb.
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

/**
 * CbPhrasing:
 * @verb: what says that it is this; %CB_QUICK_NO_VERB where only the event's name does
 * @before: the word that comes before it, as “all”; or 0
 * @then: the word that comes after it, as “none”; or 0
 * @several: whether several cards must be named after it: in many languages “one” is the article
 * @keeps_verb: whether these words are read with what follows
 * @after_card: whether a card may come before it, with nobody named
 * @of_edition: whether it is offered only where the edition lists the event
 * @is_offered: (nullable): whether the table has such a thing, so that it is offered
 * @subject: who did it
 * @by: the field that takes who did it
 * @read: (nullable): reads what follows; else it comes in any order, as is said from here on
 * @names: by sort, how many may be named, and the field that takes them
 * @get_kinds: (nullable): which categories and traits are offered; NULL for all
 * @words: what else may be said, which field it is about, and what of that; ended by a keyword 0
 * @n_numbers: how many numbers, or “?”
 * @text: whether what is nothing of all that is taken as it stands, up to the end or a keyword
 *   after a comma there
 * @fill: (nullable): fills what that leaves to do; FALSE with a problem
 *
 * One way to tell of an event in a line. What the edition calls the event says the same as the verb
 * of its first phrasing. Fields that nothing goes into are %CB_DRAFT_NO_FIELD.
 */
struct _CbPhrasing
{
  CbQuickKeyword verb;
  CbQuickKeyword before;
  CbQuickKeyword then;
  gboolean several;
  gboolean keeps_verb;
  gboolean after_card;
  gboolean of_edition;
  gboolean (*is_offered) (const CbSetup *setup);
  CbQuickSubject subject;
  CbDraftField by;
  gboolean (*read) (CbQuickParser *parser);
  struct
  {
    guint8 most;
    CbDraftField field;
  } names[CB_QUICK_N_SORTS];
  guint32 (*get_kinds) (const CbQuickParser *parser);
  struct
  {
    CbQuickKeyword keyword;
    CbDraftField field;
    int value;
  } words[10];
  guint8 n_numbers;
  gboolean text;
  gboolean (*fill) (CbQuickParser *parser, const CbQuickPhrase *phrase);
};

/* Reads up to the end of the line, into the draft. */
gboolean cb_quick_phrase_read (CbQuickParser *parser, const CbPhrasing *phrasing);
gboolean cb_quick_phrase_says (const CbQuickPhrase *self, CbQuickKeyword keyword);
/* The one thing of a sort that was named, or −1. */
int cb_quick_phrase_get (const CbQuickPhrase *self, CbQuickSort sort);
/* FALSE, with what is wrong with what was named last. */
gboolean cb_quick_phrase_fail (const CbQuickPhrase *self,
                               CbQuickParser *parser,
                               CbQuickSort sort,
                               const char *format,
                               ...) G_GNUC_PRINTF (4, 5);
/* FALSE: nothing more can follow, but a text does. */
gboolean cb_quick_phrase_fail_text (const CbQuickPhrase *self, CbQuickParser *parser);

/* “looks 2 rope”, also after a question that nobody could answer. */
extern const CbPhrasing cb_quick_looks;

/* How what does not come in any order is read. */
gboolean cb_quick_read_question (CbQuickParser *parser);
gboolean cb_quick_read_trait (CbQuickParser *parser);
gboolean cb_quick_read_accusation (CbQuickParser *parser);
gboolean cb_quick_read_envelope (CbQuickParser *parser);

/**
 * CbQuickVerb:
 * @event: what is told of
 * @phrasing: how; NULL: nothing is told
 * @n_words: how many words say so
 */
typedef struct
{
  CbDraftKind event;
  const CbPhrasing *phrasing;
  guint n_words;
} CbQuickVerb;

/* What is said at @at, by most words. */
CbQuickVerb cb_quick_verb_find (const CbQuickParser *parser, guint at);
/* The same also after words that say nothing or help the verb: “has asked”. */
CbQuickVerb cb_quick_verb_find_helped (const CbQuickParser *parser, guint at);
/* A question, which needs no verb. */
CbQuickVerb cb_quick_verb_get_question (void);
gboolean cb_quick_verb_allows (const CbQuickVerb *self, gboolean named);
/* The verbs that can come where the line ends. @named: whether somebody is named, who is @by */
void cb_quick_verb_expect (CbQuickParser *parser, int by, gboolean named);
