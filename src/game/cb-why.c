/* cb-why.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The chain of a reason in words: one sentence for each kind of step and source. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-reason.h"
#include "cb-why.h"

/* The words that the sentences are made of. */
typedef struct
{
  CbSetup *setup;
  const CbStep *step;
  char *holder;
  char *cards;
  char *named;
  char *entry;
} Words;

static char *
join_holders (CbSetup *setup, guint holders)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (; holders != 0; holders &= holders - 1)
    {
      g_autofree char *name = cb_setup_get_holder_name (setup, (guint) __builtin_ctz (holders));

      if (names->len > 0)
        g_string_append (names, _ (", "));
      g_string_append (names, name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

static char *
join_entries (const CbStep *step)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < step->entries->len; i++)
    g_string_append_printf (numbers, i == 0 ? "%u" : ", %u",
                            g_array_index (step->entries, guint, i) + 1);
  return g_string_free_and_steal (g_steal_pointer (&numbers));
}

static void
words_init (Words *self, CbSetup *setup, const CbStep *step)
{
  self->setup = setup;
  self->step = step;
  self->holder = join_holders (setup, step->holders);
  self->cards = cb_edition_join_names (setup->edition, step->cards);
  self->named = cb_edition_join_names (setup->edition, step->named);
  self->entry = join_entries (step);
}

static void
words_clear (Words *self)
{
  g_free (self->holder);
  g_free (self->cards);
  g_free (self->named);
  g_free (self->entry);
}

static gboolean
is_envelope (const Words *words)
{
  return words->step->holders == 1u << CB_HOLDER_ENVELOPE;
}

static char *
say_all_needed (const Words *words)
{
  const CbStep *step = words->step;

  if (step->source == CB_SOURCE_DEAL && is_envelope (words))
    /* Translators: the envelope holds one card of each category; the category's only card left. */
    return g_strdup_printf (_ ("Nothing else of its kind is left for the envelope: %s."),
                            words->cards);
  if (step->source == CB_SOURCE_DEAL)
    /* Translators: a player, then cards. */
    return g_strdup_printf (_ ("%s was dealt %s."), words->holder, words->cards);
  if (step->source == CB_SOURCE_SIZE)
    /* Translators: a player, a number of cards, then cards. */
    return g_strdup_printf (ngettext ("%s has %u card, and no others are left for that hand: %s.",
                                      "%s has %u cards, and no others are left for that hand: %s.",
                                      step->min),
                            words->holder, step->min, words->cards);
  if (step->cards == step->named)
    /* Translators: number of an entry, a player or the envelope, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has %s."), words->entry, words->holder, words->cards);
  /* Translators: number of an entry, a player, a number, the cards named, those it must be. */
  return g_strdup_printf (_ ("Entry %s: %s has at least %u of %s; that must be %s."), words->entry,
                          words->holder, step->min, words->named, words->cards);
}

static char *
say_no_more (const Words *words)
{
  const CbStep *step = words->step;

  if (step->source == CB_SOURCE_DEAL && is_envelope (words))
    return g_strdup_printf (_ ("The envelope has its card of that kind, so it is not %s."),
                            words->cards);
  if (step->source == CB_SOURCE_DEAL)
    /* Translators: a player, then cards. */
    return g_strdup_printf (_ ("%s was not dealt %s."), words->holder, words->cards);
  if (step->source == CB_SOURCE_SIZE)
    /* Translators: a player, then cards. */
    return g_strdup_printf (_ ("All cards of %s are known, so these are not among them: %s."),
                            words->holder, words->cards);
  if (step->max == 0)
    /* Translators: number of an entry, a player, then cards. */
    return g_strdup_printf (_ ("Entry %s: %s has none of %s."), words->entry, words->holder,
                            words->named);
  /* Translators: number of an entry, a player, a number, the cards named, those it cannot be. */
  return g_strdup_printf (_ ("Entry %s: %s has at most %u of %s, so not %s."), words->entry,
                          words->holder, step->max, words->named, words->cards);
}

static char *
say_elsewhere (const Words *words, const CbStep *place)
{
  g_autofree char *where = join_holders (words->setup, place->holders);

  /* Translators: a card, the player who has it, the players who do not. */
  return g_strdup_printf (_ ("%s is with %s, so not with %s."), words->cards, where, words->holder);
}

static char *
say_supposition (const Words *words)
{
  return words->step->mark == CB_MARK_YES
           /* Translators: a player or the envelope, then a card. */
           ? g_strdup_printf (_ ("Suppose %s had %s."), words->holder, words->cards)
           : g_strdup_printf (_ ("Suppose %s did not have %s."), words->holder, words->cards);
}

static char *
say_conclusion (const Words *words)
{
  return words->step->mark == CB_MARK_YES
           /* Translators: a player or the envelope, then a card. */
           ? g_strdup_printf (_ ("That is impossible, so %s has %s."), words->holder, words->cards)
           : g_strdup_printf (_ ("That is impossible, so %s does not have %s."), words->holder,
                              words->cards);
}

/* What range cannot be kept to. */
static char *
say_broken_range (const Words *words, gboolean too_few)
{
  const CbStep *step = words->step;

  if (step->source == CB_SOURCE_ENTRY)
    return g_strdup_printf (_ ("Then entry %s, on %s and %s, could not be true."), words->entry,
                            words->holder, words->named);
  if (too_few)
    return g_strdup_printf (_ ("Then there would be too few cards for %s."), words->holder);
  return g_strdup_printf (_ ("Then %s would have too many cards."), words->holder);
}

static char *
say_exhausted (const Words *words)
{
  guint n = words->step->entries->len;

  if (n == 0)
    return g_strdup (_ ("All ways to deal the cards so have been tried; none is possible."));
  return g_strdup_printf (
    /* Translators: numbers of entries. */
    ngettext ("All ways to deal the cards so have been tried; none goes with entry %s.",
              "All ways to deal the cards so have been tried; none goes with entries %s.", n),
    words->entry);
}

static char *
say_impossible (const Words *words)
{
  switch (words->step->kind)
    {
    case CB_STEP_TOO_FEW:
    case CB_STEP_NO_WAY:
      return say_broken_range (words, TRUE);
    case CB_STEP_TOO_MANY:
    case CB_STEP_TOO_MANY_COUNTED:
      return say_broken_range (words, FALSE);
    case CB_STEP_NO_PLACE:
      return g_strdup_printf (_ ("Then %s would be nowhere."), words->cards);
    case CB_STEP_TWO_PLACES:
      return g_strdup_printf (_ ("Then %s would be in two places: %s."), words->cards,
                              words->holder);
    case CB_STEP_EXHAUSTED:
      return say_exhausted (words);
    default:
      /* Translators: a player or the envelope, then a card. */
      return g_strdup_printf (_ ("Then %s would both have and not have %s."), words->holder,
                              words->cards);
    }
}

/* Of the premises of a step that a card is elsewhere, where it is. */
static const CbStep *
get_place (GPtrArray *steps, const CbStep *step)
{
  return step->premises->len > 0
           ? g_ptr_array_index (steps, g_array_index (step->premises, CbPremise, 0).step)
           : step;
}

static char *
say_step (CbSetup *setup, GPtrArray *steps, const CbStep *step)
{
  Words words;
  char *sentence;

  words_init (&words, setup, step);
  switch (step->kind)
    {
    case CB_STEP_ALL_NEEDED:
      sentence = say_all_needed (&words);
      break;
    case CB_STEP_NO_MORE:
      sentence = say_no_more (&words);
      break;
    case CB_STEP_ELSEWHERE:
      sentence = say_elsewhere (&words, get_place (steps, step));
      break;
    case CB_STEP_ONLY_PLACE:
      /* Translators: a card, then the only player or place that can have it. */
      sentence = g_strdup_printf (_ ("%s can be nowhere else, so it is with %s."), words.cards,
                                  words.holder);
      break;
    case CB_STEP_COUNTED:
      /* Translators: a player, the cards that fill the hand, the cards for which there is no room.
       */
      sentence = g_strdup_printf (_ ("The hand of %s is filled by cards among %s; "
                                     "there is no room for %s."),
                                  words.holder, words.named, words.cards);
      break;
    case CB_STEP_SUPPOSE:
      sentence = say_supposition (&words);
      break;
    case CB_STEP_THEREFORE:
      sentence = say_conclusion (&words);
      break;
    default:
      sentence = say_impossible (&words);
    }
  words_clear (&words);
  return sentence;
}

/**
 * cb_case_explain:
 * @n_entries: how many entries are read
 *
 * Returns: (transfer full): why @card and @holder have their mark; without entries and steps where
 *   the mark is maybe, where the entries contradict each other, or where the card is not dealt
 */
CbWhy *
cb_case_explain (CbCase *self, guint n_entries, guint card, guint holder)
{
  g_autoptr (CbReason) reason = NULL;
  CbWhy *why;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  why = g_new0 (CbWhy, 1);
  why->mark = cb_case_get_mark (self, n_entries, card, holder);
  why->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  why->steps = g_ptr_array_new_with_free_func (g_free);
  why->depths = g_array_new (FALSE, FALSE, sizeof (guint));
  reason = cb_deduction_explain (cb_conclusions_get_deduction (self->conclusions), n_entries, card,
                                 holder);
  if (reason == NULL)
    return why;

  g_array_append_vals (why->entries, reason->entries->data, reason->entries->len);
  for (guint i = 0; i < reason->steps->len; i++)
    {
      const CbStep *step = g_ptr_array_index (reason->steps, i);

      g_ptr_array_add (why->steps, say_step (self->contents->setup, reason->steps, step));
      g_array_append_val (why->depths, step->depth);
    }
  return why;
}

void
cb_why_free (CbWhy *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->steps);
  g_array_unref (self->depths);
  g_free (self);
}
