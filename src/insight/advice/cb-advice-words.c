/* Why a suggestion is worth making.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-advice-private.h"
#include "cb-chances.h"
#include "cb-say.h"

/* Smaller chances are not mentioned. */
#define SLIGHT 0.005

/* How many may show a card, and the likeliest of them. */
static guint
count_showers (const CbSetup *setup, const CbGain *gain, guint *likeliest)
{
  guint n = 0;

  *likeliest = 1;
  for (guint h = 1; h <= setup->n_players; h++)
    {
      n += gain->shows[h] >= SLIGHT;
      if (gain->shows[h] > gain->shows[*likeliest])
        *likeliest = h;
    }
  return n;
}

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
    return g_strdup (cb_say_card (setup->edition, first, CB_SAID_OBJECT));
  if (n == 2)
    return cb_say_cards (setup->edition, shown, CB_LIST_OR, CB_SAID_OBJECT);
  return g_strdup_printf (ngettext ("one of %u card", "one of %u cards", n), n);
}

/* Says what it means if nobody shows: that is what this suggestion can find, and no other does. */
static char *
say_if_nobody (const CbEdition *edition, CbCardSet found, gboolean face_down, const char *percent)
{
  g_autofree char *cards = cb_say_cards (edition, found, CB_LIST_AND, CB_SAID_SUBJECT);

  if (face_down)
    /* Translators: what a suggestion can find: how likely nobody shows a card, in percent, then
     * cards as the subject: “If nobody shows (37%), it’s the Rope, or that is face down.” */
    return g_strdup_printf (_ ("If nobody shows (%s%%), it’s %s, unless face down"), percent,
                            cards);
  /* Translators: what a suggestion can find: how likely nobody shows a card, in percent, then cards
   * as the subject: “If nobody shows (37%), it’s the Rope”. */
  return g_strdup_printf (_ ("If nobody shows (%s%%), it’s %s"), percent, cards);
}

/* Says who shows what, where that is certain. */
static char *
say_shows (const CbSetup *setup, const CbGain *gain)
{
  g_autofree char *showers = name_showers (setup, gain);
  g_autofree char *shown = name_shown (setup, gain->shown);
  guint likeliest;

  if (count_showers (setup, gain, &likeliest) > 2)
    {
      g_autofree char *name = cb_setup_get_holder_name (setup, likeliest);
      g_autofree char *percent = cb_chance_to_percent (CLAMP (gain->shows[likeliest], 0, 1));

      /* Translators: a player, and how likely it is he who shows, in percent. */
      return g_strdup_printf (_ ("Somebody will show you a card, most likely %s (%s%%)"), name,
                              percent);
    }
  /* Translators: who shows a card, and which: “Green shows the Rope or the Hall”. */
  return g_strdup_printf (_ ("%s shows %s"), showers, shown);
}

/* Says what the answers can tell. */
static char *
say_answers (const CbAdvice *self, const CbAdviceItem *item)
{
  const CbKnowledge *knowledge = self->knowledge;
  const CbSetup *setup = knowledge->setup;
  const CbMarks *marks = cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len);
  CbCardSet found = item->advised.cards & marks->possible[CB_HOLDER_ENVELOPE] &
                    ~marks->certain[CB_HOLDER_ENVELOPE];
  g_autofree char *percent = cb_chance_to_percent (item->advised.nobody);
  g_autofree char *showers = NULL;
  g_autofree char *shown = NULL;

  if (item->gain.shown == 0)
    return g_strdup (_ ("you already know that nobody can show a card"));
  if (item->gain.nobody < SLIGHT)
    return say_shows (setup, &item->gain);
  if (found != 0)
    return say_if_nobody (setup->edition, found, setup->face_down > 0, percent);
  showers = name_showers (setup, &item->gain);
  shown = name_shown (setup, item->gain.shown);
  /* Translators: what comes of a suggestion: “Green shows the Rope or the Hall, unless nobody can
   * (37%)”. */
  return g_strdup_printf (_ ("%s shows %s, unless nobody can (%s%%)"), showers, shown, percent);
}

/* Says what naming my own cards is good for, or what it costs. */
static char *
say_own (const CbAdvice *self, const CbAdviceItem *item, CbCardSet own)
{
  g_autofree char *cards = cb_say_cards (self->knowledge->setup->edition, own, CB_LIST_AND,
                                         CB_SAID_OBJECT);

  if (item->lesson.envelope < 0)
    /* Translators: cards of mine that I name on purpose, as the object: “You have Green, so the
     * others can’t tell what you’re after”. */
    return g_strdup_printf (_ ("You have %s, so the others can’t tell what you’re after"), cards);
  /* Translators: cards of mine that I name, as the object. */
  return g_strdup_printf (_ ("You have %s, and the others may catch on"), cards);
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
    return cb_say_sentence (self->knowledge->setup->edition, g_steal_pointer (&answers));
  mine = say_own (self, item, own);
  /* Translators: two reasons for a suggestion, one sentence each: “Green shows the Rope. You have
   * Plum, and the others may catch on”. */
  return cb_say_sentence (self->knowledge->setup->edition,
                          g_strdup_printf (_ ("%s. %s"), answers, mine));
}
