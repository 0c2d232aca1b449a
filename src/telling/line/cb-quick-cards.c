/* The cards of a question or an accusation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reads one card of each category, or as many as the edition says, in any order. Words that fit
 * several cards mean those of a category that no other card has taken. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-quick-parser-private.h"

/* The words typed for one card. @found: the cards they fit; 0 for “?”. @whole: whether they are its
 * whole name */
typedef struct
{
  CbCardSet found;
  gboolean whole;
  guint at;
  guint n_words;
} Term;

typedef struct
{
  Term list[CB_MAX_CARDS + 1];
  guint n;
  guint n_wanted;                  /* how many cards there should be */
  guint limits[CB_MAX_CATEGORIES]; /* how many cards each category can have */
  CbCardSet cards;                 /* the cards that can be named */
  gboolean asks;                   /* whether it is a question, rather than an accusation */
} Terms;

/* A question may ask for fewer cards than there are categories, for only some categories, or for
 * several cards of one. The envelope holds one card of each category, or more. */
static void
init_terms (Terms *self, const CbEdition *edition, gboolean asks)
{
  const CbRules *rules = cb_edition_get_rules (edition);
  guint n_in_all = 0;

  *self = (Terms) { .asks = asks };
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *kind = cb_edition_get_category (edition, i);

      if (asks && (rules->asked_categories >> i & 1) == 0)
        continue;
      self->limits[i] = asks ? (guint) rules->n_alike : kind->n_in_envelope;
      self->cards |= kind->cards;
      n_in_all += self->limits[i];
    }
  self->n_wanted = asks ? (guint) rules->n_asked : n_in_all;
}

static gboolean
is_single (CbCardSet cards)
{
  return cards != 0 && (cards & (cards - 1)) == 0;
}

/* The cards that are certain, because their words fit only one. */
static CbCardSet
find_settled (const Terms *terms)
{
  CbCardSet cards = 0;

  for (guint i = 0; i < terms->n; i++)
    if (is_single (terms->list[i].found))
      cards |= terms->list[i].found;
  return cards;
}

/* The cards that are certain, and all others of the categories that are complete with them. */
static CbCardSet
find_taken (const CbQuickParser *self, const Terms *terms)
{
  CbCardSet settled = find_settled (terms);
  CbCardSet taken = settled;

  for (guint i = 0; i < cb_edition_get_n_categories (self->setup->edition); i++)
    {
      CbCardSet kind = cb_edition_get_category (self->setup->edition, i)->cards;

      if (cb_card_set_size (settled & kind) >= terms->limits[i])
        taken |= kind;
    }
  return taken;
}

static void
narrow (const CbQuickParser *self, Terms *terms)
{
  CbCardSet taken = 0, before;

  do
    {
      before = taken;
      taken = find_taken (self, terms);
      for (guint i = 0; i < terms->n; i++)
        if (!is_single (terms->list[i].found) && (terms->list[i].found & ~taken) != 0)
          terms->list[i].found &= ~taken;
    }
  while (taken != before);
}

/* Whether a question mark comes next, with or without a space before it. */
static gboolean
sees_mark (const CbQuickParser *self)
{
  const CbQuickWord *word = cb_quick_parser_get_word (self, self->at);

  return word->asks || (g_str_equal (word->folded, "?") && self->at + 1 < self->n_words);
}

/* Whether the next word belongs to the answers, or to the result of an accusation. Once all
 * categories have a card, a word that can be a player is one. */
static gboolean
is_over (const CbQuickParser *self, const Terms *terms)
{
  CbQuickRank card = cb_quick_parser_see_card (self, terms->cards).rank;
  CbQuickRank player = cb_quick_parser_see_player (self).rank;

  if (cb_quick_parser_at_end (self) || terms->n > terms->n_wanted)
    return TRUE;
  if (cb_quick_parser_sees (self, self->at, CB_QUICK_ENVELOPE) &&
      (!terms->asks || terms->n == terms->n_wanted))
    return TRUE;
  if (terms->asks && terms->n == terms->n_wanted && self->after_verb > 0 && sees_mark (self))
    return TRUE;
  if (!terms->asks)
    return (terms->n == terms->n_wanted && card == CB_QUICK_NO_MATCH) ||
           (card > CB_QUICK_ALIAS &&
            (cb_quick_parser_sees_any (self, self->at, CB_QUICK_RIGHT, CB_QUICK_WRONG)));
  if (cb_quick_parser_sees_answer (self))
    return TRUE;
  if (terms->n < terms->n_wanted)
    return FALSE;
  return (player != CB_QUICK_NO_MATCH && player <= MAX (card, CB_QUICK_ALIAS)) ||
         (card > CB_QUICK_ALIAS &&
          (cb_quick_parser_sees_any (self, self->at, CB_QUICK_NONE, CB_QUICK_ORDINAL,
                                     CB_QUICK_EXCEPT, CB_QUICK_HAS, CB_QUICK_SAW, CB_QUICK_PASSES,
                                     CB_QUICK_SHOWS, CB_QUICK_SOMEBODY)));
}

/* The first word, and a word after the last card, may have been meant for a player. */
static gboolean
fail_no_card (CbQuickParser *self, const Terms *terms)
{
  gboolean answers = cb_quick_parser_sees_any (self, self->at + 1, CB_QUICK_PASSES, CB_QUICK_SHOWS);

  gboolean player = answers || self->at == 0 || terms->n == terms->n_wanted;

  return cb_quick_parser_fail_unknown (self, (player ? CB_QUICK_SORT (CB_QUICK_PLAYER) : 0) |
                                               (answers ? 0 : CB_QUICK_SORT (CB_QUICK_CARD)));
}

/* Complains of a card that the edition keeps out of questions. Returns: TRUE if it is no such
 * card */
static gboolean
fail_not_asked (CbQuickParser *self)
{
  CbQuickHit hit = cb_quick_parser_see_at (self, CB_QUICK_CARD, self->at);

  if (hit.rank > CB_QUICK_ALIAS)
    return TRUE;
  return cb_quick_parser_fail (
    self, self->at, hit.n_words, _ ("%s can’t be suggested."),
    cb_edition_get_card (self->setup->edition, cb_card_set_first (hit.found))->name);
}

/* Whether the term that comes next is the same card as the one before, in other words: “dog-ear the
 * comic” is the Dog-eared Comic. */
static gboolean
goes_on (const Terms *terms)
{
  const Term *next = &terms->list[terms->n];
  const Term *last = next - 1;

  return terms->n > 0 && !next->whole && !last->whole && is_single (next->found) &&
         next->found == last->found;
}

/* Skips the words for what was not heard, as “the room” in “didn’t catch the room”. */
static void
skip_unheard (CbQuickParser *self)
{
  guint at = self->at;
  CbQuickHit hit;

  while (cb_quick_parser_sees_filler (self, at) &&
         cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE)
    at++;
  hit = cb_quick_parser_see_at (self, CB_QUICK_KIND, at);
  if (hit.rank <= CB_QUICK_INFLECTED &&
      cb_quick_parser_get_word (self, at)->gap == CB_QUICK_SPACE &&
      cb_quick_parser_see_at (self, CB_QUICK_CARD, at).rank > CB_QUICK_BEGINNING)
    self->at = at + hit.n_words;
  else if (cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING) &&
           cb_quick_parser_get_word (self, self->at)->gap == CB_QUICK_SPACE &&
           !g_str_equal (cb_quick_parser_get_word (self, self->at)->folded,
                         cb_quick_parser_get_word (self, self->at - 1)->folded))
    self->at++; /* “some room I didn’t catch” */
}

/* Whether the next word says that a card was not heard. “Somebody” behind the last card is rather
 * who answered. */
static gboolean
stands_for_card (const CbQuickParser *self)
{
  return cb_quick_parser_sees (self, self->at, CB_QUICK_SOMETHING) &&
         (!cb_quick_parser_sees (self, self->at, CB_QUICK_SOMEBODY) ||
          cb_quick_parser_count_cards (self, self->at + 1) > 0);
}

static gboolean
take_term (CbQuickParser *self, Terms *terms)
{
  Term *term = &terms->list[terms->n];
  CbQuickHit hit = cb_quick_parser_see_card (self, terms->cards);

  *term = (Term) { .at = self->at, .n_words = 1 };
  if (cb_quick_parser_get_word (self, self->at)->asks)
    return fail_no_card (self, terms);
  if (g_str_equal (cb_quick_parser_get_word (self, self->at)->folded, "?") ||
      (hit.rank > CB_QUICK_ALIAS && stands_for_card (self)))
    {
      if (!terms->asks)
        return cb_quick_parser_fail (self, self->at, 1,
                                     _ ("An accusation names one card of each category."));
    }
  else if (hit.rank == CB_QUICK_NO_MATCH)
    return fail_not_asked (self) && fail_no_card (self, terms);
  else
    {
      term->n_words = hit.n_words;
      term->found = hit.found;
      term->whole = hit.rank <= CB_QUICK_ALIAS;
      if (goes_on (terms))
        {
          self->at += term->n_words;
          return TRUE;
        }
    }
  self->at += term->n_words;
  terms->n++;
  if (term->found == 0)
    skip_unheard (self);
  return TRUE;
}

static gboolean
fail_too_many (CbQuickParser *self, const Term *term, const CbCategory *kind, CbCardSet cards)
{
  g_autofree char *names = cb_edition_join_names (self->setup->edition, cards);

  if (cb_card_set_size (cards) == 2)
    /* Translators: a category as Weapons, then the cards of it that were typed. */
    return cb_quick_parser_fail (self, term->at, term->n_words, _ ("Two cards from “%s”: %s."),
                                 kind->name, names);
  return cb_quick_parser_fail (self, term->at, term->n_words,
                               /* Translators: as before, but more than two. */
                               _ ("Too many cards from “%s”: %s."), kind->name, names);
}

/* @named: the cards that come before @term */
static gboolean
check_term (CbQuickParser *self, const Terms *terms, const Term *term, CbCardSet named)
{
  const CbCard *card;
  const CbCategory *kind;
  CbCardSet alike;

  if (term->found == 0)
    return TRUE;
  if (!is_single (term->found))
    return cb_quick_parser_fail_ambiguous (self, term->at, term->n_words, CB_QUICK_CARD,
                                           term->found);

  card = cb_edition_get_card (self->setup->edition, cb_card_set_first (term->found));
  kind = cb_edition_get_category (self->setup->edition, card->category);
  alike = (named & kind->cards) | term->found;
  if ((named & term->found) != 0)
    return cb_quick_parser_fail (self, term->at, term->n_words, _ ("%s is named twice."),
                                 card->name);
  if (cb_card_set_size (alike) > terms->limits[card->category])
    return fail_too_many (self, term, kind, alike);
  return TRUE;
}

/* Complains of too many cards of a category, or of a word that still fits several cards. */
static gboolean
check_terms (CbQuickParser *self, const Terms *terms)
{
  CbCardSet named = 0;

  for (guint i = 0; i < terms->n; i++)
    {
      if (!check_term (self, terms, &terms->list[i], named))
        return FALSE;
      named |= terms->list[i].found;
    }
  return TRUE;
}

/* Complains of one card too many although no category has too many: of a “?” if there is one, else
 * of the last card. */
static gboolean
fail_too_long (CbQuickParser *self, const Terms *terms)
{
  const Term *last = &terms->list[terms->n - 1];

  for (guint i = terms->n; i > 0; i--)
    if (terms->list[i - 1].found == 0)
      return cb_quick_parser_fail (self, terms->list[i - 1].at, 1, _ ("One “?” too many."));
  return cb_quick_parser_fail (
    self, last->at, last->n_words,
    ngettext ("Only %u card can be named.", "Only %u cards can be named.", terms->n_wanted),
    terms->n_wanted);
}

/* Whether too many cards are named where all may be of one category. What is wrong is then their
 * number in all, not the number in a category. */
static gboolean
is_too_long (const Terms *terms)
{
  guint limit = 0;

  for (guint i = 0; i < G_N_ELEMENTS (terms->limits); i++)
    limit = MAX (limit, terms->limits[i]);
  return terms->n > terms->n_wanted && limit == terms->n_wanted;
}

/* Players who answer are expected only after all cards. A question may say “asks” late, as in “goes
 * to the hall and suggests plum with the rope”, and may say “maybe”. */
static void
skip_fillers (CbQuickParser *self, const Terms *terms)
{
  const guint32 ALLOWED[CB_QUICK_N_SORTS] = {
    [CB_QUICK_PLAYER] = terms->n == terms->n_wanted
                          ? cb_quick_parser_get_all (self, CB_QUICK_PLAYER)
                          : 0,
    [CB_QUICK_CARD] = terms->cards & ~find_taken (self, terms),
  };

  cb_quick_parser_skip_fillers (self, ALLOWED, ALLOWED[CB_QUICK_PLAYER] != 0);
  while (terms->asks && self->after_verb > 0 && terms->n < terms->n_wanted &&
         (cb_quick_parser_sees_any (self, self->at, CB_QUICK_ASKS, CB_QUICK_USES, CB_QUICK_DOUBT,
                                    CB_QUICK_OR)))
    {
      self->at++;
      cb_quick_parser_skip_fillers (self, ALLOWED, ALLOWED[CB_QUICK_PLAYER] != 0);
    }
}

/* Skips a mistyped “asks” that is no card and no player. */
static void
skip_mistyped_verb (CbQuickParser *self, const Terms *terms)
{
  const char *typed = cb_quick_parser_get_word (self, self->at)->folded;

  if (terms->asks && self->after_verb == 0 && self->at > 0 && cb_quick_keyword_find (typed) == 0 &&
      cb_quick_keyword_rate (CB_QUICK_ASKS, typed) == CB_QUICK_TYPO &&
      cb_quick_parser_see_card (self, terms->cards).rank == CB_QUICK_NO_MATCH)
    self->after_verb = ++self->at;
}

static gboolean
take_terms (CbQuickParser *self, Terms *terms)
{
  skip_mistyped_verb (self, terms);
  skip_fillers (self, terms);
  while (!is_over (self, terms))
    {
      if (!take_term (self, terms))
        return FALSE;
      skip_fillers (self, terms);
    }
  if (terms->n == terms->n_wanted && terms->asks &&
      (self->after_verb > 0 ? sees_mark (self)
                            : self->at > 0 && cb_quick_parser_sees (self, self->at, CB_QUICK_ASKS)))
    self->after_verb = ++self->at; /* “after bob about plum, rope and hall asked” */
  narrow (self, terms);
  if (cb_quick_parser_at_end (self) && terms->n < terms->n_wanted)
    self->next[CB_QUICK_CARD] |= terms->cards & ~find_taken (self, terms);
  return TRUE;
}

/* Puts the cards into the draft. If some are missing, the problem points at the words for the
 * others, or at the place where the first should be. */
static void
put_cards (CbQuickParser *self, const Terms *terms)
{
  const Term *last = &terms->list[MAX (terms->n, 1) - 1];
  CbCardSet cards = find_settled (terms);
  guint at = terms->n > 0 ? terms->list[0].at : self->at;
  guint n = terms->n > 0 ? last->at + last->n_words - at : MIN (1, self->n_words - self->at);

  cb_quick_parser_put (self, CB_DRAFT_CARDS, (int) cards, at, n);
  if (terms->asks)
    cb_draft_set (self->draft, CB_DRAFT_UNHEARD, (int) (terms->n - cb_card_set_size (cards)));
}

gboolean
cb_quick_parser_take_cards (CbQuickParser *self)
{
  Terms terms;

  init_terms (&terms, self->setup->edition,
              _cb_draft_get_event_kind (self->draft)->asks != CB_ASKS_NOBODY);
  if (!take_terms (self, &terms))
    return FALSE;
  if (is_too_long (&terms))
    return fail_too_long (self, &terms);
  if (!check_terms (self, &terms))
    return FALSE;
  if (terms.n > terms.n_wanted)
    return fail_too_long (self, &terms);
  put_cards (self, &terms);
  return cb_quick_parser_check (self, CB_DRAFT_CARDS);
}
