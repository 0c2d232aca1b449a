/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-private.h"
#include "cb-quick-keywords.h"
#include "cb-quick-line.h"
#include "cb-quick-vocabulary.h"

#define CB_QUICK_SORT(sort) (1u << (sort))

/**
 * CbQuickParser:
 * @draft: what the line tells so far
 * @places: by field of the draft, which words told it
 * @at: the word that comes next
 * @after_verb: the word after the one that says what was done
 * @keywords: bits of the keywords that may come where the line ends
 * @next: by #CbQuickSort, the things that may come where the line ends
 * @first_seat: the player who is expected first
 * @addressed: who was asked by name, or %CB_NOBODY
 * @answered: whether an answer was read
 * @guessed: whether a missing word for what somebody did was guessed
 * @parted: whether a comma has to come before what may follow
 * @either: whether one of several cards is meant: “the rope or the knife”
 * @denied: whether “not” was read at the end
 * @rolled: (nullable): what the dice showed before what the line tells
 * @line: takes the first thing that goes wrong
 *
 * Reads the words of a line from left to right. The functions called “take” read something, go on
 * to the word after it and return TRUE; or they return FALSE and change nothing, after noting the
 * problem if what they read must be there. What they read goes into the draft, which alone knows
 * what follows from an event, what is missing, and which entries it makes. Where the line ends
 * they note what could come next; that is all that completion needs to know.
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
  int addressed;
  gboolean answered;
  gboolean guessed;
  gboolean parted;
  gboolean either;
  gboolean denied;
  char *rolled;
  CbQuickLine *line;
} CbQuickParser;

void cb_quick_parser_init (CbQuickParser *self,
                           CbDraft *draft,
                           const CbQuickVocabulary *vocabulary,
                           const char *text,
                           CbQuickLine *line);
void cb_quick_parser_clear (CbQuickParser *self);
/* Turns the signs of the line into words, and joins words that mean something only together. */
void cb_quick_parser_join_words (CbQuickParser *self);
/* Reads the line. Returns: whether the draft can be recorded; if not, the line has a problem */
gboolean cb_quick_parser_read_line (CbQuickParser *self);

/* (transfer full): @text, read as somebody’s own words and not as those of the log */
CbQuickLine *
cb_quick_line_read_told (CbCase *case_, const CbQuickVocabulary *vocabulary, const char *text);
/* If a line like @line, which has a problem, could be recorded, asks whether that was meant. */
void cb_quick_instead_ask (CbQuickLine *line,
                           CbCase *case_,
                           const CbQuickVocabulary *vocabulary,
                           const char *text);

/* Starts a new draft. */
void cb_quick_parser_begin (CbQuickParser *self, CbDraftKind event);
/* Sets @field, and notes that the @n words from the one at @at on told it. */
void cb_quick_parser_put (CbQuickParser *self, CbDraftField field, int value, guint at, guint n);
/* Whether @field lacks nothing; with %CB_DRAFT_NO_FIELD, whether the whole draft does. Notes the
 * problem if something is missing. */
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

/* How many cards a question names. */
static inline int
cb_quick_parser_get_n_asked (const CbQuickParser *self)
{
  return cb_edition_get_rules (self->setup->edition)->n_asked;
}

guint32 cb_quick_parser_get_all (const CbQuickParser *self, CbQuickSort sort);
gboolean cb_quick_parser_sees (const CbQuickParser *self, guint at, CbQuickKeyword keyword);
/* Whether the word at @at can be one of the @n keywords. */
gboolean cb_quick_parser_sees_one_of (const CbQuickParser *self,
                                      guint at,
                                      const CbQuickKeyword *keywords,
                                      gsize n);
#define cb_quick_parser_sees_any(self, at, ...)                                    \
  cb_quick_parser_sees_one_of (self, at, (const CbQuickKeyword[]) { __VA_ARGS__ }, \
                               sizeof (CbQuickKeyword[]){ __VA_ARGS__ } / sizeof (CbQuickKeyword))
/* The index of the word after the cards that the words from @at on name. A word that fits a player
 * better is not a card. @n_cards: (out): how many cards they name */
guint cb_quick_parser_pass_cards (const CbQuickParser *self, guint at, int *n_cards);
/* Whether the words from @at on name all cards of a question. */
gboolean cb_quick_parser_names_question (const CbQuickParser *self, guint at);
/* How many cards the words from @at on name, whatever else they say. */
guint cb_quick_parser_count_cards (const CbQuickParser *self, guint at);
CbQuickHit cb_quick_parser_see (const CbQuickParser *self, CbQuickSort sort, guint32 allowed);
/* The thing of @sort that the words from the one at @at on name. */
CbQuickHit cb_quick_parser_see_at (const CbQuickParser *self, CbQuickSort sort, guint at);
/* Whether @at begins a player’s whole name, or “bob’s”. @n_words: (out): how many words it has */
gboolean cb_quick_parser_names_player (const CbQuickParser *self, guint at, guint *n_words);
CbQuickHit cb_quick_parser_see_player (const CbQuickParser *self);
CbQuickHit cb_quick_parser_see_card (const CbQuickParser *self, CbCardSet allowed);
void cb_quick_parser_remove (CbQuickParser *self, guint at, guint n);
/* Swaps the @n words from the one at @at on with the @m words after them. */
void cb_quick_parser_swap (CbQuickParser *self, guint at, guint n, guint m);
/* How many words name a player behind the verb at @at, as in “viste Dora”; 0 if none does, or
 * something parts the two. @n_words: (out): how many words come before the name */
guint cb_quick_parser_see_inverted (const CbQuickParser *self, guint at, guint *n_words);
/* Whether the words from @at on are “has” and, up to the next comma, what was shown, with the verb
 * last: “hat ihr das Seil gezeigt”. */
gboolean cb_quick_parser_sees_late_show (const CbQuickParser *self, guint at);
/* Whether an answer comes next whose verb comes first: “viste Dora ham et kort”, “la tiene Diego”.
 */
gboolean cb_quick_parser_sees_inverted_answer (const CbQuickParser *self);
/* Whether “all” comes behind the verb in what is next, as in “passano tutti”. */
gboolean cb_quick_parser_sees_all_pass (const CbQuickParser *self);
/* Whether the word at @at says both that it was I and what I did: “mostré” in Spanish. */
gboolean cb_quick_parser_sees_my_verb (const CbQuickParser *self, guint at);
/* Whether the next words are an answer such as “white shows”, rather than a card. */
gboolean cb_quick_parser_sees_answer (const CbQuickParser *self);

/* How many players pass in “2 passed”, “the next two players pass” and “pasan las dos primeras”; 0
 * if it is not said. @end: (out): the word behind that */
int cb_quick_parser_see_count (const CbQuickParser *self, guint *end);

gboolean cb_quick_parser_take (CbQuickParser *self, CbQuickKeyword keyword);
gboolean
cb_quick_parser_take_name (CbQuickParser *self, CbQuickSort sort, guint32 allowed, int *index);
gboolean cb_quick_parser_take_player (CbQuickParser *self, int *seat);
gboolean cb_quick_parser_take_card (CbQuickParser *self, CbCardSet allowed, int *card);
gboolean cb_quick_parser_take_end (CbQuickParser *self);

/* The number that the word at @at is if a word such as “number” comes before it, as in “number
 * one”; 0 if it is none. “One” alone may be an article. */
int cb_quick_parser_see_numbered (const CbQuickParser *self, guint at);

/* Whether the word at @at has no meaning of its own. */
gboolean cb_quick_parser_sees_filler (const CbQuickParser *self, guint at);
/* Whether a full stop or exclamation mark stands before the word at @at. */
gboolean cb_quick_parser_begins_sentence (const CbQuickParser *self, guint at);
/* Whether a clause ends before the word at @at: there the line ends, a sentence begins, or a comma
 * or the like stands. */
gboolean cb_quick_parser_ends_clause (const CbQuickParser *self, guint at);
/* Whether the word at @at only joins names: a filler, “and” or “that”. */
gboolean cb_quick_parser_sees_joint (const CbQuickParser *self, guint at);
guint cb_quick_parser_pass_over (const CbQuickParser *self, guint at);
/* Goes past the next word if it says nothing (“the”). Returns: whether it did */
gboolean cb_quick_parser_skip_filler (CbQuickParser *self,
                                      const guint32 allowed[CB_QUICK_N_SORTS],
                                      gboolean answers);
void cb_quick_parser_skip_fillers (CbQuickParser *self,
                                   const guint32 allowed[CB_QUICK_N_SORTS],
                                   gboolean answers);

/* Reads the cards of a question, where “?” stands for those not heard, or of an accusation. */
gboolean cb_quick_parser_take_cards (CbQuickParser *self);

/* Whether the word joins a question to the answer before it, as “after he” does. */
gboolean cb_quick_parser_sees_link (const CbQuickParser *self, guint at);
/* Leaves out what the line takes back. */
void cb_quick_parser_drop_corrected (CbQuickParser *self);
/* Leaves out the question mark before the asker in “plum, rope, hall? bob asks”, with words that
 * begin such a question, and before an answer in “plum, rope, hall? bob no”. */
void cb_quick_parser_drop_question_mark (CbQuickParser *self);
/* Puts the question first if the line begins with an answer and then names the cards of the
 * question. A player who “did plum, rope, hall” asked for these cards. */
void cb_quick_parser_put_question_first (CbQuickParser *self);
/* Moves the verb of a question before its cards, from @at on, if it comes right behind them.
 * Returns: whether it did */
gboolean cb_quick_parser_move_verb (CbQuickParser *self, guint at);
/* Puts turns of phrase about a card that somebody has, shows or drops into the plain ones:
 * “everybody says they don’t have the rope” into “nobody has the rope”, “a Beto le enseñé” into “I
 * showed Beto”. */
void cb_quick_parser_make_plain (CbQuickParser *self);
/* The index of the word after the cards with which the line begins. @first: (out): the first word
 * that is no filler; @n_cards: (out): how many cards there are */
guint cb_quick_parser_pass_first_cards (const CbQuickParser *self, guint *first, int *n_cards);
/* Whether the line begins with cards to which something happened: too few for a question, and not a
 * player of the same name. @at: (out): the word after them; @n_cards: (out): how many they are */
gboolean cb_quick_parser_begins_with_object (const CbQuickParser *self, guint *at, int *n_cards);
/* Moves the player who acts to the front if the cards or the verb come first. Returns: whether they
 * did */
gboolean cb_quick_parser_turn_round (CbQuickParser *self);
/* The same where the line says only who has or showed a card. */
gboolean cb_quick_parser_turn_card_round (CbQuickParser *self);

/* Complains of @entries that my own hand says are false. Returns: whether there are none */
gboolean cb_quick_parser_check_hand (CbQuickParser *self, const GPtrArray *entries);
/* Returns: (transfer full): a sentence that says of @cards which I hold, or that I hold none */
char *cb_quick_parser_tell_hand (const CbQuickParser *self, CbCardSet cards);
/* Lets the problem point at the words that name one of @cards. */
void cb_quick_parser_blame_card (CbQuickParser *self, CbCardSet cards);

/* Notes a problem and returns FALSE. @n words from the one at @at are to blame; 0 if something is
 * missing there. */
gboolean cb_quick_parser_fail (CbQuickParser *self, guint at, guint n, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
/* Complains of what somebody only believes: “I think cleo has the rope”. */
gboolean cb_quick_parser_fail_guess (CbQuickParser *self, guint at, guint n);
gboolean cb_quick_parser_fail_at_end (CbQuickParser *self, const char *message);
/* @sorts: the sorts of things that could come there, as bits */
gboolean cb_quick_parser_fail_unknown (CbQuickParser *self, guint sorts);
gboolean cb_quick_parser_fail_ambiguous (CbQuickParser *self,
                                         guint at,
                                         guint n,
                                         CbQuickSort sort,
                                         guint32 found);
/* (transfer full): “Rope, Hall or Plum”, not longer than helps. @names: (element-type utf8) */
char *cb_quick_join_choices (const GPtrArray *names);
/* (transfer full): the @n words from the one at @at on as typed, without a full stop, shortened if
 * very long. */
char *cb_quick_parser_quote (const CbQuickParser *self, guint at, guint n);
