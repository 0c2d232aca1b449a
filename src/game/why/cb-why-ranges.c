/* Sentences for what an entry, the deal or the size of a hand says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-say.h"
#include "cb-why-words-private.h"

const char *
cb_why_choose (CbWhyHolder holder, const char *me, const char *envelope, const char *face_down)
{
  switch (holder)
    {
    case CB_WHY_ME:
      return me;
    case CB_WHY_ENVELOPE:
      return envelope;
    case CB_WHY_FACE_DOWN:
    case CB_WHY_PLAYER:
    default:
      return face_down;
    }
}

static char *
say_dealt (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_ENVELOPE)
    /* Translators: the envelope holds one card of each category: the category, “room”, then the
     * only card of it that is left, as one says it: “the Hall”. */
    return g_strdup_printf (_ ("Every other %s is accounted for, so it’s %s."), words->kind,
                            words->subject);
  if (words->holder == CB_WHY_ME)
    /* Translators: cards. */
    return g_strdup_printf (_ ("You were dealt %s."), words->cards);
  /* Translators: a player, then cards. */
  return g_strdup_printf (_ ("%s was dealt %s."), words->player, words->cards);
}

static char *
say_fills_up (const CbWhyWords *words)
{
  guint n_left = cb_card_set_size (words->step->cards);
  guint n = words->step->min;

  if (words->holder == CB_WHY_PLAYER)
    return g_strdup_printf (
      /* Translators: a player, the number of cards in the hand, then those that can only be the
       * last of them. */
      ngettext ("%s has %u cards, and only %s can be the last one.",
                "%s has %u cards, and only %s can be the last ones.", n_left),
      words->player, n, words->subject);
  if (words->holder == CB_WHY_ME)
    return g_strdup_printf (
      /* Translators: the number of cards in a hand, then those that can only be the last of them.
       */
      ngettext ("You have %u cards, and only %s can be the last one.",
                "You have %u cards, and only %s can be the last ones.", n_left),
      n, words->subject);
  return g_strdup_printf (
    /* Translators: a number of cards, then those that can only be the last of them. */
    ngettext ("Of %u cards face down, only %s can be the last one.",
              "Of %u cards face down, only %s can be the last ones.", n_left),
    n, words->subject);
}

/* Says that a hand has all the named cards. */
static char *
say_has_all (const CbWhyWords *words)
{
  const CbEdition *edition = words->setup->edition;
  g_autofree char *named = cb_say_cards (edition, words->step->named, CB_LIST_AND, CB_SAID_OBJECT);
  g_autofree char *there = cb_say_cards (edition, words->step->named, CB_LIST_AND, CB_SAID_SUBJECT);

  if (words->answered && words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, then the card shown. */
    return g_strdup_printf (_ ("Entry %s: %s showed %s."), words->entry, words->player, named);
  if (words->answered && words->holder == CB_WHY_ME)
    /* Translators: number of an entry, then the card shown. */
    return g_strdup_printf (_ ("Entry %s: you showed %s."), words->entry, named);
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has %s."), words->entry, words->player, named);
  /* Translators: number of an entry, then cards. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Entry %s: you have %s."),
                                         _ ("Entry %s: the envelope holds %s."),
                                         _ ("Entry %s: the face-down cards include %s.")),
                          words->entry, words->holder == CB_WHY_ME ? named : there);
}

/* Says which card was shown if not all the cards asked for were heard. */
static char *
say_showed_half_heard (const CbWhyWords *words)
{
  if (!words->all_of_it)
    return g_strdup_printf (
      /* Translators: number of an entry, a player, then the card that he must have shown. */
      _ ("Entry %s: others must have shown the unknown card, so %s showed %s."), words->entry,
      words->player, words->cards);
  if (*words->heard == '\0')
    /* Translators: number of an entry, a player, then the card that he must have shown. */
    return g_strdup_printf (_ ("Entry %s: %s showed a card, and it must have been %s."),
                            words->entry, words->player, words->subject);
  /* Translators: number of an entry, a player, the cards heard with “or” between them, then the one
   * that he must have shown. */
  return g_strdup_printf (
    _ ("Entry %s: %s showed %s or the unknown card, and it must have been %s."), words->entry,
    words->player, words->heard, words->subject);
}

/* Says which one of several cards was shown. */
static char *
say_showed (const CbWhyWords *words)
{
  g_autofree char *named = cb_say_cards (words->setup->edition, words->step->named, CB_LIST_OR,
                                         CB_SAID_OBJECT);

  if (words->somebody)
    /* Translators: number of an entry, a player, then the card that he must have shown. */
    return g_strdup_printf (
      _ ("Entry %s: somebody showed a card, and it must have been %s, with %s."), words->entry,
      words->player, words->subject);
  if (words->heard != NULL)
    return say_showed_half_heard (words);
  if (words->holder == CB_WHY_ME)
    /* Translators: number of an entry, the cards asked for with “or” between them, then the one
     * that it must have been. */
    return g_strdup_printf (_ ("Entry %s: you showed %s, and it must have been %s."), words->entry,
                            named, words->subject);
  /* Translators: number of an entry, a player, the cards asked for with “or” between them, then the
   * one that it must have been. */
  return g_strdup_printf (_ ("Entry %s: %s showed %s – so it was %s."), words->entry, words->player,
                          named, words->subject);
}

static char *
say_has_some (const CbWhyWords *words)
{
  guint n = words->step->min;

  if ((words->answered || words->somebody) && n == 1)
    return say_showed (words);
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, a number, the cards named, those it must be. */
    return g_strdup_printf (_ ("Entry %s: %s has at least %u of %s – so %s for certain."),
                            words->entry, words->player, n, words->named, words->cards);
  /* Translators: number of an entry, a number, the cards named, those it must be. */
  return g_strdup_printf (
    cb_why_choose (
      words->holder, _ ("Entry %s: you have at least %u of %s – so %s for certain."),
      _ ("Entry %s: the envelope holds at least %u of %s – so %s for certain."),
      _ ("Entry %s: the face-down cards include at least %u of %s – so %s for certain.")),
    words->entry, n, words->named, words->holder == CB_WHY_ME ? words->cards : words->subject);
}

/* Says what somebody stated, or all saw. @open: whether to add which card must be meant */
static char *
say_said (const CbWhyWords *words, gboolean open)
{
  if (!open)
    /* Translators: number of an entry, then what somebody said in it: “Ben said that nobody has
     * Rope”. */
    return g_strdup_printf (_ ("Entry %s: %s."), words->entry, words->said);
  /* Translators: the same, then the cards that it must be. */
  return g_strdup_printf (_ ("Entry %s: %s – so it has to be %s."), words->entry, words->said,
                          words->subject);
}

/* Says which cards a hand had before a swap of cards that I did not see, and still has. */
static char *
say_had (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry in which cards were swapped that nobody saw, a player, then
     * cards. */
    return g_strdup_printf (_ ("Known before entry %s: %s has %s."), words->entry, words->player,
                            words->cards);
  /* Translators: number of an entry in which cards were swapped that nobody saw, then cards. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Known before entry %s: you have %s."),
                                         _ ("Known before entry %s: the envelope holds %s."),
                                         _ ("Known before entry %s: the face-down cards include "
                                            "%s.")),
                          words->entry, words->holder == CB_WHY_ME ? words->cards : words->subject);
}

/* Says which cards a hand lacked before a swap of cards that I did not see, and still lacks. */
static char *
say_had_none (const CbWhyWords *words)
{
  g_autofree char *none = cb_say_cards (words->setup->edition, words->step->cards, CB_LIST_AND,
                                        CB_SAID_NAME);

  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry in which cards were swapped that nobody saw, a player, then
     * cards. */
    return g_strdup_printf (_ ("Known before entry %s: %s has none of these: %s."), words->entry,
                            words->player, none);
  /* Translators: number of an entry in which cards were swapped that nobody saw, then cards. */
  return g_strdup_printf (
    cb_why_choose (words->holder, _ ("Known before entry %s: you have none of these: %s."),
                   _ ("Known before entry %s: the envelope holds none of these: %s."),
                   _ ("Known before entry %s: none of these is face down: %s.")),
    words->entry, none);
}

char *
cb_why_say_all_needed (const CbWhyWords *words)
{
  gboolean open = words->step->min < cb_card_set_size (words->step->named);

  if (words->said != NULL)
    return say_said (words, open);
  switch (words->step->source)
    {
    case CB_SOURCE_DEAL:
      return say_dealt (words);
    case CB_SOURCE_SIZE:
      return say_fills_up (words);
    case CB_SOURCE_BEFORE:
      return open ? say_has_some (words) : say_had (words);
    case CB_SOURCE_ENTRY:
    case CB_SOURCE_NONE:
    default:
      return open ? say_has_some (words) : say_has_all (words);
    }
}

static char *
say_not_dealt (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_ENVELOPE)
    /* Translators: the envelope holds one card of each category: the category, “room”, then other
     * cards of it, with “or” between them. */
    return g_strdup_printf (_ ("The %s in the envelope is already known, so it isn’t %s."),
                            words->kind, words->no_subject);
  if (words->holder == CB_WHY_ME)
    /* Translators: cards, with “or” between them. */
    return g_strdup_printf (_ ("You weren’t dealt %s."), words->no_cards);
  /* Translators: a player, then cards, with “or” between them. */
  return g_strdup_printf (_ ("%s wasn’t dealt %s."), words->player, words->no_cards);
}

static char *
say_is_full (const CbWhyWords *words)
{
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: a player, then other cards, with “or” between them. */
    return g_strdup_printf (_ ("All of %s’s cards are known, and none is %s."), words->player,
                            words->no_subject);
  /* Translators: other cards, with “or” between them. */
  return g_strdup_printf (cb_why_choose (words->holder,
                                         _ ("All your cards are known, and none is %s."),
                                         _ ("All cards in the envelope are known, and none is %s."),
                                         _ ("All face-down cards are known, and none is %s.")),
                          words->no_subject);
}

static char *
say_has_none (const CbWhyWords *words)
{
  if (words->answered && words->holder == CB_WHY_PLAYER)
    return g_strdup_printf (
      /* Translators: number of an entry, a player (or several, with “and” between them), then the
       * cards asked for. */
      ngettext ("Entry %s: %s passed on %s.", "Entry %s: %s passed on %s.",
                (gulong) __builtin_popcount (words->step->holders)),
      words->entry, words->player, words->named);
  if (words->answered && words->holder == CB_WHY_ME)
    /* Translators: number of an entry, then the cards asked for. */
    return g_strdup_printf (_ ("Entry %s: you passed on %s."), words->entry, words->named);
  if (words->revealed && words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, then a player. */
    return g_strdup_printf (_ ("Entry %s: %s’s whole hand was revealed."), words->entry,
                            words->player);
  if (words->holder == CB_WHY_PLAYER)
    /* Translators: number of an entry, a player, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has none of these: %s."), words->entry, words->player,
                            words->named);
  /* Translators: number of an entry, then cards. */
  return g_strdup_printf (cb_why_choose (words->holder, _ ("Entry %s: you have none of these: %s."),
                                         _ ("Entry %s: the envelope holds none of these: %s."),
                                         _ ("Entry %s: none of these is face down: %s.")),
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
    words->entry, n, words->named,
    words->holder == CB_WHY_ME ? words->no_cards : words->no_subject);
}

char *
cb_why_say_no_more (const CbWhyWords *words)
{
  if (words->said != NULL)
    return say_said (words, FALSE);
  switch (words->step->source)
    {
    case CB_SOURCE_DEAL:
      return say_not_dealt (words);
    case CB_SOURCE_SIZE:
      return say_is_full (words);
    case CB_SOURCE_BEFORE:
      return words->step->max == 0 ? say_had_none (words) : say_has_few (words);
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
