/* cb-quick-cards.c: the cards of a question or an accusation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* One card of each kind, in any order. What was typed for one of them may go with several cards;
 * those of a kind that another one has taken are not meant. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-parser-private.h"

/* What was typed for one card. @found: what it may be; 0: not heard */
typedef struct
{
  CbCardSet found;
  guint at;
  guint n_words;
} Term;

typedef struct
{
  Term list[CB_MAX_CATEGORIES + 1];
  guint n;
  guint n_kinds; /* as many as there should be */
  gboolean asks; /* a question, rather than an accusation */
} Terms;

static const CbCategory *
get_kind (const CbQuickParser *self, guint card)
{
  guint kind = cb_edition_get_card (self->setup->edition, card)->category;

  return cb_edition_get_category (self->setup->edition, kind);
}

static gboolean
is_single (CbCardSet cards)
{
  return cards != 0 && (cards & (cards - 1)) == 0;
}

/* All cards of the kinds that are taken. */
static CbCardSet
find_taken (const CbQuickParser *self, const Terms *terms)
{
  CbCardSet taken = 0;

  for (guint i = 0; i < terms->n; i++)
    if (is_single (terms->list[i].found))
      taken |= get_kind (self, cb_card_set_first (terms->list[i].found))->cards;
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

/* Whether what comes next is no card any more: the answers, or what came of an accusation. Once
 * there is one of each kind, whoever can be a player is one. */
static gboolean
is_over (const CbQuickParser *self, const Terms *terms)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  CbQuickRank card = cb_quick_parser_see_card (self, all).rank;
  CbQuickRank player = cb_quick_parser_see_player (self).rank;

  if (cb_quick_parser_at_end (self) || terms->n > terms->n_kinds)
    return TRUE;
  if (!terms->asks)
    return terms->n == terms->n_kinds
             ? card == CB_QUICK_NO_MATCH
             : card > CB_QUICK_ALIAS && (cb_quick_parser_sees (self, self->at, CB_QUICK_RIGHT) ||
                                         cb_quick_parser_sees (self, self->at, CB_QUICK_WRONG));
  if (cb_quick_parser_sees_answer (self))
    return TRUE;
  return terms->n == terms->n_kinds && player != CB_QUICK_NO_MATCH &&
         player <= MAX (card, CB_QUICK_ALIAS);
}

/* A first word may have been meant for a player, and so may one after the last card. */
static gboolean
fail_no_card (CbQuickParser *self, const Terms *terms)
{
  gboolean answers = cb_quick_parser_sees (self, self->at + 1, CB_QUICK_PASSES) ||
                     cb_quick_parser_sees (self, self->at + 1, CB_QUICK_SHOWS);

  return cb_quick_parser_fail_unknown (self, answers || self->at == 0 || terms->n == terms->n_kinds,
                                       !answers);
}

static gboolean
take_term (CbQuickParser *self, Terms *terms)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);
  Term *term = &terms->list[terms->n];
  CbQuickHit hit = cb_quick_parser_see_card (self, all);

  *term = (Term) { .at = self->at, .n_words = 1 };
  if (g_str_equal (g_array_index (self->words, CbQuickWord, self->at).folded, "?"))
    {
      if (!terms->asks)
        return cb_quick_parser_fail (self, self->at, 1,
                                     _ ("An accusation names a card of each kind."));
    }
  else if (hit.rank == CB_QUICK_NO_MATCH)
    return fail_no_card (self, terms);
  else
    {
      term->n_words = hit.n_words;
      term->found = hit.found;
    }
  self->at += term->n_words;
  terms->n++;
  return TRUE;
}

/* Two of a kind, or a word that is still ambiguous. */
static gboolean
check_terms (CbQuickParser *self, const Terms *terms)
{
  CbCardSet named = 0;

  for (guint i = 0; i < terms->n; i++)
    {
      const Term *term = &terms->list[i];
      const CbCategory *kind;

      if (term->found == 0)
        continue;
      if (!is_single (term->found))
        return cb_quick_parser_fail_ambiguous (self, term->at, term->n_words, 0, term->found);
      kind = get_kind (self, cb_card_set_first (term->found));
      if ((named & term->found) != 0)
        return cb_quick_parser_fail (
          self, term->at, term->n_words, _ ("%s is named twice."),
          cb_edition_get_card (self->setup->edition, cb_card_set_first (term->found))->name);
      if ((named & kind->cards) != 0)
        {
          g_autofree char *both = cb_edition_join_names (self->setup->edition,
                                                         (named & kind->cards) | term->found);

          /* Translators: a category as Weapons, then the cards of it that were typed. */
          return cb_quick_parser_fail (self, term->at, term->n_words,
                                       _ ("Two cards of the kind “%s”: %s."), kind->name, both);
        }
      named |= term->found;
    }
  return TRUE;
}

/* What is missing is missing where the line ends, or else somewhere in what was typed. */
static gboolean
fail_missing (CbQuickParser *self, const Terms *terms, CbCardSet taken)
{
  const CbEdition *edition = self->setup->edition;
  guint first = terms->n > 0 ? terms->list[0].at : self->at;
  guint n = terms->n > 0 ? terms->list[terms->n - 1].at + terms->list[terms->n - 1].n_words - first
                         : MIN (1, self->n_words - self->at);
  guint i = 0;

  if (cb_quick_parser_at_end (self))
    first = self->at, n = 0;
  while (i + 1 < cb_edition_get_n_categories (edition) &&
         (cb_edition_get_category (edition, i)->cards & taken) != 0)
    i++;
  if (terms->asks)
    /* Translators: a category as Weapons. The question mark stays as it is. */
    return cb_quick_parser_fail (self, first, n,
                                 _ ("Name a card of the kind “%s”, or “?” if you did not hear it."),
                                 cb_edition_get_category (edition, i)->name);
  return cb_quick_parser_fail (self, first, n, _ ("Name a card of the kind “%s”."),
                               cb_edition_get_category (edition, i)->name);
}

static gboolean
fail_unheard (CbQuickParser *self, const Terms *terms)
{
  guint i = terms->n - 1;

  while (i > 0 && terms->list[i].found != 0)
    i--;
  return cb_quick_parser_fail (self, terms->list[i].at, 1, _ ("One “?” too many."));
}

static gboolean
take_terms (CbQuickParser *self, Terms *terms)
{
  CbCardSet all = cb_edition_get_all_cards (self->setup->edition);

  cb_quick_parser_skip_fillers (self, 0, all);
  while (!is_over (self, terms))
    {
      if (!take_term (self, terms))
        return FALSE;
      cb_quick_parser_skip_fillers (
        self, terms->n == terms->n_kinds ? cb_quick_parser_all_seats (self) : 0,
        all & ~find_taken (self, terms));
    }
  narrow (self, terms);
  if (cb_quick_parser_at_end (self) && terms->n < terms->n_kinds)
    self->cards |= all & ~find_taken (self, terms);
  return TRUE;
}

gboolean
cb_quick_parser_take_cards (CbQuickParser *self, CbCardSet *cards, guint *n_unheard)
{
  Terms terms = {
    .n_kinds = cb_edition_get_n_categories (self->setup->edition),
    .asks = n_unheard != NULL,
  };

  if (!take_terms (self, &terms) || !check_terms (self, &terms))
    return FALSE;
  if (terms.n > terms.n_kinds)
    return fail_unheard (self, &terms);

  *cards = 0;
  for (guint i = 0; i < terms.n; i++)
    *cards |= terms.list[i].found;
  if (terms.n < terms.n_kinds)
    return fail_missing (self, &terms, *cards);
  if (*cards == 0)
    return cb_quick_parser_fail (self, terms.list[0].at, 1, _ ("Name at least one card."));
  if (n_unheard != NULL)
    *n_unheard = terms.n - cb_card_set_size (*cards);
  return TRUE;
}
