/* Why a suggestion is worth making, rather than the one below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-advice-private.h"
#include "cb-chances.h"
#include "cb-say.h"

/* Chances smaller than this are not mentioned. */
#define SLIGHT 0.005

/* What to say first of a suggestion is that nobody may show a card, if the chance of that is OFTEN
 * or more. Below SELDOM it is not worth saying at all. */
#define OFTEN  0.18
#define SELDOM 0.02

/* If one player shows a card with at least this chance, that is said before other things. */
#define MOSTLY 0.6

/* How much likelier one card has to be than another one to be called likelier. */
#define LIKELIER 0.02

/* By how many bits the others must learn less for that to be worth saying. */
#define CLEARLY 0.15

/* How many characters one row has room for. */
#define ROW 60

/**
 * Remarks:
 * @item: the suggestion
 * @list: (element-type utf8): what can be said of it, the most important first
 */
typedef struct
{
  const CbAdvice *advice;
  const CbSetup *setup;
  const CbMarks *marks;
  const CbAdviceItem *item;
  GPtrArray *list;
} Remarks;

/* Adds a remark. @said: (transfer full) */
static void
add (Remarks *self, char *said)
{
  g_ptr_array_add (self->list, cb_say_sentence (self->setup->edition, said));
}

/* The other players who may show a card, bit by holder. @likeliest: (out): who shows most likely */
static guint
find_showers (const Remarks *self, guint *likeliest)
{
  const double *shows = self->item->gain.shows;
  guint found = 0;

  *likeliest = 1;
  for (guint h = 1; h <= self->setup->n_players; h++)
    {
      found |= shows[h] >= SLIGHT ? 1u << h : 0;
      if (shows[h] > shows[*likeliest])
        *likeliest = h;
    }
  return found;
}

/* The other players who may have the card, bit by holder. */
static guint
find_players (const Remarks *self, guint card)
{
  guint found = 0;

  for (guint h = 1; h <= self->setup->n_players; h++)
    if (cb_card_set_has (self->marks->possible[h], card))
      found |= 1u << h;
  return found;
}

/* (transfer full): the names of one or two holders */
static char *
name_holders (const CbSetup *setup, guint holders)
{
  g_autofree char *first = cb_setup_get_holder_name (setup, (guint) __builtin_ctz (holders));
  g_autofree char *second = NULL;

  if ((holders & (holders - 1)) == 0)
    return g_steal_pointer (&first);
  second = cb_setup_get_holder_name (setup, (guint) __builtin_ctz (holders & (holders - 1)));
  /* Translators: one of two players. */
  return g_strdup_printf (_ ("%s or %s"), first, second);
}

/* Finds those of @cards that may be in the envelope, but need not be. */
static CbCardSet
find_open (const Remarks *self, CbCardSet cards)
{
  return cards & self->marks->possible[CB_HOLDER_ENVELOPE] &
         ~self->marks->certain[CB_HOLDER_ENVELOPE];
}

/* Says what it means if nobody shows a card. */
static void
add_if_nobody (Remarks *self)
{
  CbCardSet found = find_open (self, self->item->advised.cards);
  guint n_known = cb_card_set_size (self->marks->certain[CB_HOLDER_ENVELOPE]);
  g_autofree char *percent = cb_chance_to_percent (self->item->advised.nobody);
  g_autofree char *cards = cb_say_cards (self->setup->edition, found, CB_LIST_AND, CB_SAID_SUBJECT);

  if (found == 0)
    return;
  if (self->setup->face_down > 0)
    /* Translators: what a suggestion can find: how likely nobody shows a card, in percent, then
     * cards as the subject: “If nobody shows a card (37%), it’s the Rope, or that is face down.” */
    add (self, g_strdup_printf (_ ("If nobody shows a card (%s%%), it’s %s, unless face down"),
                                percent, cards));
  else if (cb_card_set_size (found) > 1 && n_known + cb_card_set_size (found) ==
                                             cb_edition_get_n_in_envelope (self->setup->edition))
    /* Translators: how likely nobody shows a card, in percent. */
    add (self, g_strdup_printf (_ ("If nobody shows a card (%s%%), you’ve solved it"), percent));
  else
    /* Translators: what a suggestion can find: how likely nobody shows a card, in percent, then
     * cards as the subject: “If nobody shows a card (37%), it’s the Rope”. */
    add (self, g_strdup_printf (_ ("If nobody shows a card (%s%%), it’s %s"), percent, cards));
}

/* Says which of at most two players shows which of at most two cards. */
static void
add_shows (Remarks *self, guint showers)
{
  const CbGain *gain = &self->item->gain;
  guint n = cb_card_set_size (gain->shown);
  g_autofree char *names = NULL;

  if (showers == 0 || __builtin_popcount (showers) > 2 || gain->nobody >= SLIGHT)
    return;
  names = name_holders (self->setup, showers);
  if (n <= 2)
    {
      g_autofree char *cards = cb_say_cards (self->setup->edition, gain->shown, CB_LIST_OR,
                                             CB_SAID_OBJECT);

      /* Translators: who shows a card, and which: “Green will show the Rope or the Hall”. */
      add (self, g_strdup_printf (_ ("%s will show %s"), names, cards));
    }
  else
    /* Translators: who shows a card, and of how many that were suggested. */
    add (self, g_strdup_printf (ngettext ("%s will show one of these %u cards",
                                          "%s will show one of these %u cards", n),
                                names, n));
}

/* Says who shows most likely. */
static void
add_likeliest (Remarks *self, guint likeliest)
{
  g_autofree char *name = cb_setup_get_holder_name (self->setup, likeliest);
  g_autofree char *percent = cb_chance_to_percent (CLAMP (self->item->gain.shows[likeliest], 0, 1));

  /* Translators: a player, and how likely it is he who shows, in percent. */
  add (self, g_strdup_printf (_ ("Somebody shows a card, most likely %s (%s%%)"), name, percent));
}

/* Says what naming my own cards is good for, or what it costs. */
static void
add_own (Remarks *self, CbCardSet own)
{
  g_autofree char *cards = cb_say_cards (self->setup->edition, own, CB_LIST_AND, CB_SAID_OBJECT);

  if (own == 0)
    return;
  if (self->item->lesson.envelope < 0)
    /* Translators: cards of mine that I name on purpose, as the object: “You have Green, so the
     * others can’t tell what you’re after”. */
    add (self,
         g_strdup_printf (_ ("You have %s, so the others can’t tell what you’re after"), cards));
  else
    /* Translators: cards of mine that I name, as the object. */
    add (self, g_strdup_printf (_ ("You have %s, and the others may catch on"), cards));
}

/* The one of @cards that is likeliest to be in the envelope; −1 for none. */
static int
find_likeliest (const Remarks *self, CbCardSet cards)
{
  int found = -1;

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    if (found < 0 || self->advice->chances[cb_card_set_first (left)] > self->advice->chances[found])
      found = (int) cb_card_set_first (left);
  return found;
}

/* Says why to name @card rather than the card of its category that the next suggestion names. */
static void
add_likelier (Remarks *self, guint card, CbCardSet next)
{
  const CbEdition *edition = self->setup->edition;
  guint category = cb_edition_get_card (edition, card)->category;
  CbCardSet others = find_open (self, next & ~self->item->advised.cards &
                                        cb_edition_get_category (edition, category)->cards);
  int other = find_likeliest (self, others);
  g_autofree char *chance = cb_chance_describe (self->advice->chances[card]);
  g_autofree char *less = NULL;

  if (other < 0 || self->advice->chances[card] < self->advice->chances[other] + LIKELIER)
    return;
  less = cb_chance_describe (self->advice->chances[other]);
  /* Translators: a card and how likely it is in the envelope, then another one that is less
   * likely; cards as the subject: “It’s more likely the Hall (38%) than the Study (24%)” */
  add (self, g_strdup_printf (_ ("It’s more likely %s (%s) than %s (%s)"),
                              cb_say_card (edition, card, CB_SAID_SUBJECT), chance,
                              cb_say_card (edition, (guint) other, CB_SAID_SUBJECT), less));
}

/* Says who else may have @card, whose place is not known. */
static void
add_others (Remarks *self, guint card)
{
  const CbEdition *edition = self->setup->edition;
  guint players = find_players (self, card);
  g_autofree char *names = NULL;

  if (players == 0 && self->setup->face_down > 0)
    /* Translators: a card as the subject. */
    add (self, g_strdup_printf (_ ("%s is face down or in the envelope"),
                                cb_say_card (edition, card, CB_SAID_SUBJECT)));
  if (players == 0 || __builtin_popcount (players) > 2)
    return;
  names = name_holders (self->setup, players);
  /* Translators: one player or one of two, “Bob or Cleo”, then a card as the object. */
  add (self, g_strdup_printf (_ ("Only %s could show %s"), names,
                              cb_say_card (edition, card, CB_SAID_OBJECT)));
}

static void
add_chance (Remarks *self, guint card)
{
  g_autofree char *chance = cb_chance_describe (self->advice->chances[card]);

  /* Translators: a card as the subject, then how likely it is in the envelope. */
  add (self, g_strdup_printf (_ ("The chance that it’s %s is %s"),
                              cb_say_card (self->setup->edition, card, CB_SAID_SUBJECT), chance));
}

/* Says where @card is, if that is known. */
static void
add_known (Remarks *self, guint card)
{
  const CbEdition *edition = self->setup->edition;
  guint players = find_players (self, card);
  g_autofree char *name = __builtin_popcount (players) == 1 ? name_holders (self->setup, players)
                                                            : NULL;

  if (cb_card_set_has (self->marks->certain[CB_HOLDER_ENVELOPE], card))
    /* Translators: a card as the subject, of which it is known that it is in the envelope. */
    add (self, g_strdup_printf (_ ("It’s %s, so this tests the other cards"),
                                cb_say_card (edition, card, CB_SAID_SUBJECT)));
  else if (name != NULL)
    /* Translators: a player, then a card as the object. */
    add (self, g_strdup_printf (_ ("%s has %s, so this tests the other cards"), name,
                                cb_say_card (edition, card, CB_SAID_OBJECT)));
  else if (players == 0)
    /* Translators: a card as the subject, which lies face up, face down or in the box. */
    add (self, g_strdup_printf (_ ("%s is out of play, so this tests the other cards"),
                                cb_say_card (edition, card, CB_SAID_SUBJECT)));
}

/* Says what this suggestion does that @next does not: what the cards that only this one names tell,
 * and what the others learn. */
static void
add_difference (Remarks *self, const CbAdviceItem *next)
{
  CbCardSet hand = self->setup->hand;
  CbCardSet mine = self->item->advised.cards & ~next->advised.cards;
  int card = find_likeliest (self, find_open (self, mine));

  if (card >= 0)
    add_likelier (self, (guint) card, next->advised.cards);
  add_own (self, mine & hand);
  if ((self->item->advised.cards & hand) == 0 && (next->advised.cards & hand) != 0)
    add (self, g_strdup (_ ("You hold none of these cards yourself")));
  if (card >= 0)
    add_others (self, (guint) card);
  if (self->item->advised.told_bits + CLEARLY < next->advised.told_bits)
    add (self, g_strdup (_ ("This tells the others less than the suggestion below")));
  if (card >= 0)
    add_chance (self, (guint) card);
  for (CbCardSet left = mine & ~hand; card < 0 && left != 0; left &= left - 1)
    add_known (self, cb_card_set_first (left));
}

/* Lists what can be said of a suggestion, the most important first. @next: (nullable): the
 * suggestion that it is compared with */
static void
remarks_init (Remarks *self, const CbAdvice *advice, guint index, const CbAdviceItem *next)
{
  const CbKnowledge *knowledge = advice->knowledge;
  const CbGain *gain;
  guint likeliest;
  guint showers;

  *self = (Remarks) {
    .advice = advice,
    .setup = knowledge->setup,
    .marks = cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len),
    .item = &g_array_index (advice->items, CbAdviceItem, index),
    .list = g_ptr_array_new_with_free_func (g_free),
  };
  gain = &self->item->gain;
  showers = find_showers (self, &likeliest);
  if (gain->shown == 0)
    add (self, g_strdup (_ ("You already know that nobody can show a card")));
  else if (gain->nobody >= OFTEN)
    add_if_nobody (self);
  add_shows (self, showers);
  if (next != NULL)
    add_difference (self, next);
  if (gain->nobody >= SELDOM && gain->nobody < OFTEN)
    add_if_nobody (self);
  if (showers != 0)
    add_likeliest (self, likeliest);
  if (next == NULL)
    add_own (self, self->item->advised.cards & self->setup->hand);
}

static void
remarks_clear (Remarks *self)
{
  g_clear_pointer (&self->list, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Remarks, remarks_clear)

/* (transfer none) (nullable): the first remark that is not also true of the other suggestion.
 * @most: how many characters it may have */
static const char *
choose (const Remarks *self, const Remarks *other, glong most)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const char *remark = g_ptr_array_index (self->list, i);

      if (g_utf8_strlen (remark, -1) <= most &&
          !g_ptr_array_find_with_equal_func (other->list, remark, g_str_equal, NULL))
        return remark;
    }
  return NULL;
}

/**
 * cb_advice_explain:
 * @index: a suggestion
 * @next: the suggestion that stands below it; for none, a number out of range
 *
 * Returns: (transfer full): what this suggestion does that the next one does not, in some 60
 *   characters: “If nobody shows a card (37%), it’s the Rope”
 */
char *
cb_advice_explain (const CbAdvice *self, guint index, guint next)
{
  const CbAdviceItem *below = next < self->items->len
                                ? &g_array_index (self->items, CbAdviceItem, next)
                                : NULL;
  g_auto (Remarks) remarks = { NULL };
  g_auto (Remarks) others = { NULL };
  const char *found;

  g_return_val_if_fail (index < self->items->len, NULL);

  remarks_init (&remarks, self, index, below);
  if (below == NULL)
    return g_strdup (g_ptr_array_index (remarks.list, 0));
  remarks_init (&others, self, next, NULL);
  found = choose (&remarks, &others, ROW);
  if (found == NULL)
    found = choose (&remarks, &others, G_MAXLONG);
  return g_strdup (found != NULL ? found : g_ptr_array_index (remarks.list, 0));
}
