/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-parser-private.h"

#define CB_QUICK_MANY      32
#define CB_QUICK_NOT_KNOWN (-1)
#define CB_QUICK_NO_VERB   CB_QUICK_N_KEYWORDS
/* The value of a keyword that may be said, but is ignored: it sets no field and is not offered. */
#define CB_QUICK_OVERLOOKED (-9)

/* Who is the subject of an event if nobody is named. */
typedef enum
{
  CB_QUICK_BY_TURN, /* the player whose turn it is */
  CB_QUICK_BY_ME,
  CB_QUICK_BY_OTHERS, /* nobody: a name is needed, and it should not be me */
  CB_QUICK_BY_NAMED,  /* nobody: a name is needed */
  CB_QUICK_BY_NOBODY, /* nobody, and no player can be named */
} CbQuickSubject;

/**
 * CbQuickPhrase:
 * @named: bits of the things named, by sort
 * @at: for each sort, the first word of the thing named last
 * @n_words: how many words that thing takes
 * @said: bits of the keywords said
 * @numbers: the numbers typed; %CB_QUICK_NOT_KNOWN for “?”
 * @number_at: the words with the numbers
 * @text: (nullable): the rest, as it was typed
 * @text_at: the word with which the text begins
 *
 * The words that followed a verb.
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
 * @verb: the verb; %CB_QUICK_NO_VERB if only the event's name is one
 * @before: the word that comes before it, such as “all”; or 0
 * @then: the word that comes after it, such as “none”; or 0
 * @several: whether several cards must be named after it: in many languages “one” is the article
 * @keeps_verb: whether @read or @words also reads the verb
 * @after_card: whether a card may come before it, with nobody named
 * @of_edition: whether it is offered only where the edition lists the event
 * @is_offered: (nullable): whether the table has such a thing, so that it is offered
 * @subject: who did it
 * @by: the field that takes who did it
 * @read: (nullable): reads what follows; if NULL it comes in any order, as the next members say
 * @names: by sort, how many may be named, and the field that takes them
 * @get_kinds: (nullable): which categories and traits are offered; NULL for all
 * @words: other keywords, each with the field that it sets and the value; ended by a keyword 0
 * @n_numbers: how many numbers, or “?” instead, may be typed
 * @retells: whether players who have been named may be named again: “…, ben shows him one”
 * @text: whether words that fit nothing else are taken as text, up to the end or a keyword
 *   after a comma there
 * @fill: (nullable): fills the remaining fields; FALSE with a problem
 *
 * One way to tell of an event in a line. The edition’s name for the event can replace the verb of
 * its first phrasing. Fields that nothing goes into are %CB_DRAFT_NO_FIELD.
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
  gboolean retells;
  gboolean text;
  gboolean (*fill) (CbQuickParser *parser, const CbQuickPhrase *phrase);
};

/* Reads the rest of the line into the draft. */
gboolean cb_quick_phrase_read (CbQuickParser *parser, const CbPhrasing *phrasing);
gboolean cb_quick_phrase_says (const CbQuickPhrase *self, CbQuickKeyword keyword);
/* The one thing of a sort that was named, or −1. */
int cb_quick_phrase_get (const CbQuickPhrase *self, CbQuickSort sort);
/* Notes what is wrong with the thing of @sort named last. Returns: FALSE */
gboolean cb_quick_phrase_fail (const CbQuickPhrase *self,
                               CbQuickParser *parser,
                               CbQuickSort sort,
                               const char *format,
                               ...) G_GNUC_PRINTF (4, 5);
/* Notes that nothing more can follow, although a text does. Returns: FALSE */
gboolean cb_quick_phrase_fail_text (const CbQuickPhrase *self, CbQuickParser *parser);

/* Fills the deck and the card that were named, also after “uses”. */
gboolean _cb_event_fill_deck (CbQuickParser *parser, const CbQuickPhrase *phrase);

/* Reads “4 2” in “rolls 4 2 and asks …”. Returns: whether the dice of the box can show that.
 * @faces: (out) (transfer full): what each die shows, as text; NULL if only a total was told */
gboolean _cb_event_take_roll (CbQuickParser *parser, char **faces);

/* “looks 2 rope”, also after a question that nobody could answer. */
extern const CbPhrasing cb_quick_looks;

/* Readers for phrasings whose words have a fixed order. */
gboolean cb_quick_read_question (CbQuickParser *parser);
gboolean cb_quick_read_trait (CbQuickParser *parser);
gboolean cb_quick_read_accusation (CbQuickParser *parser);
gboolean cb_quick_read_outcome (CbQuickParser *parser);
gboolean cb_quick_read_envelope (CbQuickParser *parser);

/**
 * CbQuickVerb:
 * @event: the event it tells of
 * @phrasing: the phrasing it begins; NULL if the words are no verb
 * @n_words: how many words it takes
 */
typedef struct
{
  CbDraftKind event;
  const CbPhrasing *phrasing;
  guint n_words;
} CbQuickVerb;

/* Finds the verb at @at; of several that fit, the one with the most words. */
CbQuickVerb cb_quick_verb_find (const CbQuickParser *parser, guint at);
/* Like cb_quick_verb_find(), but skips fillers and auxiliary verbs, as in “has asked”. */
CbQuickVerb cb_quick_verb_find_helped (const CbQuickParser *parser, guint at);
/* Sets the verb to the phrasing of @event that has the words @word and @then. */
void
cb_quick_verb_set (CbQuickVerb *self, CbDraftKind event, CbQuickKeyword word, CbQuickKeyword then);
/* The verb of a question, which may be left out. */
CbQuickVerb cb_quick_verb_get_question (void);
gboolean cb_quick_verb_allows (const CbQuickVerb *self, gboolean named);
/* Notes the verbs that can come next. @named: whether a player is named; @by: that player */
void cb_quick_verb_expect (CbQuickParser *parser, int by, gboolean named);

/* Goes on to the verb that counts in “moved to the fountain and looked at 1” and “rolled ? and drew
 * a king”, and puts why a card was drawn behind it. */
void cb_quick_parser_pass_way (CbQuickParser *self);
/* Takes out what was rolled before a suggestion: “rolls 4 2, goes to the hall and suggests …”. */
void cb_quick_parser_take_roll (CbQuickParser *self);
/* Removes the way told before a suggestion, except for cards in it: “took the passage to the hall
 * and suggests plum with the rope”. */
void cb_quick_parser_shorten_way (CbQuickParser *self);
/* Finds the verb of what comes next. A player who “says” all cards of a question suggests them. */
CbQuickVerb cb_quick_parser_find_verb (CbQuickParser *self);
/* Goes on to the verb that counts: “ben: I suspect …”, “ben says was it …”, “ben plays super
 * sleuth …”. @named: whether the line names who did it */
void cb_quick_parser_go_to_inner_verb (CbQuickParser *self, CbQuickVerb *verb, gboolean named);
