/* cb-why-ranges.c: what an entry, the deal or the size of a hand says, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-why-words-private.h"

static char *
say_dealt (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_ENVELOPE)
    /* Translators: the envelope holds one card of each category; the category’s only card left. */
    return g_strdup_printf (_ ("Nothing else of its kind is left for the envelope: %s."),
                            words->cards);
  if (words->holder == CB_WHY_ME)
    /* Translators: cards. */
    return g_strdup_printf (_ ("You were dealt %s."), words->cards);
  /* Translators: a player, then cards. */
  return g_strdup_printf (_ ("%s was dealt %s."), words->player, words->cards);
}

static char *
say_fills_up (const CbWhyWords *words)
{
  guint n = words->step->min;

  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, a number of cards in a hand, then the last cards that can be in it. */
    return g_strdup_printf (ngettext ("%s has %u card, and nothing else is left for it but %s.",
                                      "%s has %u cards, and nothing else is left for them but %s.",
                                      n),
                            words->player, n, words->cards);
  if (words->holder == CB_WHY_ME)
    /* Translators: a number of cards in a hand, then the last cards that can be in it. */
    return g_strdup_printf (
      ngettext ("You have %u card, and nothing else is left for it but %s.",
                "You have %u cards, and nothing else is left for them but %s.", n),
      n, words->cards);
  /* Translators: a number of cards, then the last ones that can be among them. */
  return g_strdup_printf (
    ngettext ("%u card is face down, and nothing else is left for it but %s.",
              "%u cards are face down, and nothing else is left for them but %s.", n),
    n, words->cards);
}

/* All that is named. */
static char *
say_has_all (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has %s."), words->entry, words->player, words->named);
  /* Translators: number of an entry, then cards. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Entry %s: you have %s."),
                                         _ ("Entry %s: the envelope holds %s."),
                                         _ ("Entry %s: the face-down cards include %s.")),
                          words->entry, words->named);
}

static char *
say_has_some (const CbWhyWords *words)
{
  guint n = words->step->min;

  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, a number, the cards named, those it must be. */
    return g_strdup_printf (_ ("Entry %s: %s has at least %u of %s, so certainly %s."),
                            words->entry, words->player, n, words->named, words->cards);
  /* Translators: number of an entry, a number, the cards named, those it must be. */
  return g_strdup_printf (
    cb_why_choose (words->holder, _ ("Entry %s: you have at least %u of %s, so certainly %s."),
                   _ ("Entry %s: the envelope holds at least %u of %s, so certainly %s."),
                   _ ("Entry %s: the face-down cards include at least %u of %s, so certainly %s.")),
    words->entry, n, words->named, words->cards);
}

char *
cb_why_say_all_needed (const CbWhyWords *words)
{
  switch (words->step->source)
    {
    case CB_SOURCE_DEAL:
      return say_dealt (words);
    case CB_SOURCE_SIZE:
      return say_fills_up (words);
    case CB_SOURCE_ENTRY:
    case CB_SOURCE_NONE:
    default:
      return words->step->min == cb_card_set_size (words->step->named) ? say_has_all (words)
                                                                       : say_has_some (words);
    }
}

static char *
say_not_dealt (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_ENVELOPE)
    /* Translators: the envelope holds one card of each category; other cards of that category, with
     * “or” between them. */
    return g_strdup_printf (_ ("The envelope has its card of that kind, so it is not %s."),
                            words->no_cards);
  if (words->holder == CB_WHY_ME)
    /* Translators: cards, with “or” between them. */
    return g_strdup_printf (_ ("You were not dealt %s."), words->no_cards);
  /* Translators: a player, then cards, with “or” between them. */
  return g_strdup_printf (_ ("%s was not dealt %s."), words->player, words->no_cards);
}

static char *
say_is_full (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then other cards, with “or” between them. */
    return g_strdup_printf (_ ("All cards of %s are known, and none is %s."), words->player,
                            words->no_cards);
  /* Translators: other cards, with “or” between them. */
  return g_strdup_printf (cb_why_choose (words->holder,
                                         _ ("All your cards are known, and none is %s."),
                                         _ ("All cards in the envelope are known, and none is %s."),
                                         _ ("All face-down cards are known, and none is %s.")),
                          words->no_cards);
}

static char *
say_has_none (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has none of %s."), words->entry, words->player,
                            words->named);
  /* Translators: number of an entry, then cards. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Entry %s: you have none of %s."),
                                         _ ("Entry %s: the envelope holds none of %s."),
                                         _ ("Entry %s: the face-down cards include none of %s.")),
                          words->entry, words->named);
}

static char *
say_has_few (const CbWhyWords *words)
{
  guint n = words->step->max;

  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, a number, the cards named, then those it cannot
     * be, with “or” between them. */
    return g_strdup_printf (_ ("Entry %s: %s has at most %u of %s, so not %s."), words->entry,
                            words->player, n, words->named, words->no_cards);
  /* Translators: number of an entry, a number, the cards named, then those it cannot be, with “or”
   * between them. */
  return g_strdup_printf (
    cb_why_choose (words->holder, _ ("Entry %s: you have at most %u of %s, so not %s."),
                   _ ("Entry %s: the envelope holds at most %u of %s, so not %s."),
                   _ ("Entry %s: the face-down cards include at most %u of %s, so not %s.")),
    words->entry, n, words->named, words->no_cards);
}

char *
cb_why_say_no_more (const CbWhyWords *words)
{
  switch (words->step->source)
    {
    case CB_SOURCE_DEAL:
      return say_not_dealt (words);
    case CB_SOURCE_SIZE:
      return say_is_full (words);
    case CB_SOURCE_ENTRY:
    case CB_SOURCE_NONE:
    default:
      return words->step->max == 0 ? say_has_none (words) : say_has_few (words);
    }
}

char *
cb_why_say_too_few (const CbWhyWords *words)
{
  if (words->step->source == CB_SOURCE_ENTRY)
    /* Translators: number of an entry. */
    return g_strdup_printf (_ ("Then entry %s could not be true."), words->entry);
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player. */
    return g_strdup_printf (_ ("Then there would be too few cards for %s."), words->player);
  return g_strdup (cb_why_choose (words->holder, _ ("Then there would be too few cards for you."),
                                  _ ("Then there would be too few cards for the envelope."),
                                  _ ("Then too few cards would be face down.")));
}

char *
cb_why_say_too_many (const CbWhyWords *words)
{
  if (words->step->source == CB_SOURCE_ENTRY)
    return g_strdup_printf (_ ("Then entry %s could not be true."), words->entry);
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player. */
    return g_strdup_printf (_ ("Then %s would have too many cards."), words->player);
  return g_strdup (cb_why_choose (words->holder, _ ("Then you would have too many cards."),
                                  _ ("Then the envelope would have too many cards."),
                                  _ ("Then too many cards would be face down.")));
}
