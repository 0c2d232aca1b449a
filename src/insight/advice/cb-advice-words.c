/* Why a suggestion is worth making.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-advice-private.h"
#include "cb-chances.h"

/* Smaller chances are not mentioned. */
#define SLIGHT 0.005

/* Names those who may show a card, if they are one or two. */
static char *
name_showers (const CbSetup *setup, const CbGain *gain)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint n = 0;

  for (guint h = 1; h <= setup->n_players; h++)
    {
      if (gain->shows[h] < SLIGHT)
        continue;
      if (n++ == 0)
        first = cb_setup_get_holder_name (setup, h);
      else if (n == 2)
        second = cb_setup_get_holder_name (setup, h);
    }
  if (n == 1)
    return g_steal_pointer (&first);
  if (n == 2)
    /* Translators: one of two players. */
    return g_strdup_printf (_ ("%s or %s"), first, second);
  return g_strdup (_ ("somebody"));
}

/* Names the cards that may be shown, if they are one or two. */
static char *
name_shown (const CbSetup *setup, CbCardSet shown)
{
  guint n = cb_card_set_size (shown);
  guint first = cb_card_set_first (shown);

  if (n == 1)
    return g_strdup (cb_edition_get_card (setup->edition, first)->name);
  if (n == 2)
    /* Translators: one of two cards. */
    return g_strdup_printf (
      _ ("%s or %s"), cb_edition_get_card (setup->edition, first)->name,
      cb_edition_get_card (setup->edition, cb_card_set_first (shown & (shown - 1)))->name);
  return g_strdup_printf (ngettext ("one of %u card", "one of %u cards", n), n);
}

/* Says who shows what, and what follows if nobody does. */
static char *
say_either (const CbKnowledge *knowledge,
            CbCardSet named,
            const char *showers,
            const char *shown,
            double nobody)
{
  const CbMarks *marks = cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len);
  CbCardSet found = named & marks->possible[CB_HOLDER_ENVELOPE] &
                    ~marks->certain[CB_HOLDER_ENVELOPE];
  g_autofree char *cards = cb_edition_list_names (knowledge->setup->edition, found, CB_LIST_AND);
  g_autofree char *percent = cb_chance_to_percent (CLAMP (nobody, 0, 1));
  guint n = cb_card_set_size (found);

  if (found == 0)
    /* Translators: what comes of a suggestion: “Green shows Rope or Hall, unless nobody can (37%)”.
     */
    return g_strdup_printf (_ ("%s shows %s, unless nobody can (%s%%)"), showers, shown, percent);
  if (knowledge->setup->face_down > 0)
    /* Translators: what comes of a suggestion: “Green shows Rope or Hall; if nobody does (37%),
     * Plum is in the envelope or face down”. */
    return g_strdup_printf (
      ngettext ("%1$s shows %2$s; if nobody does (%4$s%%), %3$s is in the envelope or face down",
                "%1$s shows %2$s; if nobody does (%4$s%%), %3$s are in the envelope or face down",
                n),
      showers, shown, cards, percent);
  /* Translators: what comes of a suggestion: “Green shows Rope or Hall; if nobody does (37%), Plum
   * is in the envelope”. */
  return g_strdup_printf (
    ngettext ("%1$s shows %2$s; if nobody does (%4$s%%), %3$s is in the envelope",
              "%1$s shows %2$s; if nobody does (%4$s%%), %3$s are in the envelope", n),
    showers, shown, cards, percent);
}

/* Says who shows what. */
static char *
say_answers (const CbAdvice *self, const CbAdviceItem *item)
{
  g_autofree char *showers = NULL;
  g_autofree char *shown = NULL;

  if (item->gain.shown == 0)
    return g_strdup (_ ("you already know that nobody can show a card"));
  showers = name_showers (self->knowledge->setup, &item->gain);
  shown = name_shown (self->knowledge->setup, item->gain.shown);
  if (item->gain.nobody < SLIGHT)
    /* Translators: who shows a card, and which: “Green shows Rope or Hall”. */
    return g_strdup_printf (_ ("%s shows %s"), showers, shown);
  return say_either (self->knowledge, item->advised.cards, showers, shown, item->gain.nobody);
}

/* Says what naming my own cards is good for, or what it costs. */
static char *
say_own (const CbAdvice *self, const CbAdviceItem *item, CbCardSet own)
{
  g_autofree char *cards = cb_edition_list_names (self->knowledge->setup->edition, own,
                                                  CB_LIST_AND);
  guint n = cb_card_set_size (own);

  if (item->lesson.envelope < 0)
    /* Translators: cards of mine that I name on purpose: “Green is yours: it hides what you are
     * after”. */
    return g_strdup_printf (ngettext ("%s is yours: it hides what you are after",
                                      "%s are yours: they hide what you are after", n),
                            cards);
  /* Translators: cards of mine that I name. */
  return g_strdup_printf (ngettext ("%s is yours, and the others may notice",
                                    "%s are yours, and the others may notice", n),
                          cards);
}

char *
cb_advice_explain (const CbAdvice *self, guint index)
{
  const CbAdviceItem *item;
  g_autofree char *answers = NULL;
  g_autofree char *mine = NULL;
  CbCardSet own;

  g_return_val_if_fail (index < self->items->len, NULL);

  item = &g_array_index (self->items, CbAdviceItem, index);
  answers = say_answers (self, item);
  own = item->advised.cards & self->knowledge->setup->hand;
  if (own == 0 || item->gain.shown == 0)
    return g_steal_pointer (&answers);
  mine = say_own (self, item, own);
  /* Translators: two reasons for a suggestion, one sentence each: “Green shows Rope or Hall. Plum
   * is yours: it hides what you are after”. */
  return g_strdup_printf (_ ("%s. %s"), answers, mine);
}
