/* What the insight says, in few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-chances.h"
#include "cb-insight-words.h"
#include "cb-words.h"

/* The most cards of mine that are named; if there are more, only their number is told. */
#define MOST_NAMED 2

/* (transfer full): that cards of @category are as good as each other to suggest. @without: (out)
 * (transfer full) (nullable): which cards, held by me, are not meant */
char *
cb_insight_describe_any (const CbEdition *edition, CbCardSet hand, guint category, char **without)
{
  const CbCategory *it = cb_edition_get_category (edition, category);
  CbCardSet own = hand & it->cards;
  guint n = cb_card_set_size (own);
  g_autofree char *names = n <= MOST_NAMED ? cb_edition_join_names (edition, own) : NULL;

  *without = NULL;
  if (n > MOST_NAMED)
    /* Translators: below “Any Suspect”: so many cards of mine are not meant. */
    *without = g_strdup_printf (ngettext ("but your %u", "but your %u", n), n);
  else if (n > 0)
    /* Translators: below “Any Suspect”: cards of mine, which are not meant. */
    *without = g_strdup_printf (_ ("but %s"), names);
  /* Translators: %s is a category of cards: “Any Suspect”; better “%s: any” where words around the
   * category would have to change with it. */
  return g_strdup_printf (_ ("Any %s"), it->singular != NULL ? it->singular : it->name);
}

/* (transfer full): that @n_left cards of a category are equally likely. @chance: (out) (transfer
 * full): how likely each is */
char *
cb_insight_describe_alike (guint n_left, char **chance)
{
  g_autofree char *percent = cb_chance_describe (1.0 / MAX (n_left, 1));

  /* Translators: how likely each of some cards is, in percent. */
  *chance = g_strdup_printf (_ ("%s each"), percent);
  /* Translators: cards of a category that are as likely as each other. */
  return g_strdup_printf (ngettext ("%u left, all alike", "%u left, all alike", n_left), n_left);
}

/* (transfer full): that @n more cards can be in the envelope, each with a chance between @least and
 * @most */
char *
cb_insight_describe_others (guint n, double most, double least)
{
  g_autofree char *first = cb_chance_describe (most);
  g_autofree char *last = cb_chance_describe (least);

  if (g_str_equal (first, last))
    /* Translators: cards of a category, and how likely each is, in percent: “2 more, 5% each” */
    return g_strdup_printf (ngettext ("%u more, %s each", "%u more, %s each", n), n, first);
  /* Translators: cards of a category, and how likely they are, in percent: “3 more, 2% to 5%” */
  return g_strdup_printf (ngettext ("%u more, %s to %s", "%u more, %s to %s", n), n, last, first);
}

/* (transfer full): "Plum · Rope · Hall", in the order of the sheet */
char *
cb_insight_join_cards (const CbEdition *edition, CbCardSet cards)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (; cards != 0; cards &= cards - 1)
    {
      if (words->len > 0)
        g_string_append (words, " · ");
      g_string_append (words, cb_edition_get_card (edition, cb_card_set_first (cards))->name);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: how much of what is possible is expected to be ruled out, 0…1: a bit halves the rest */
double
cb_insight_get_share (double bits)
{
  return CLAMP (1 - exp2 (-bits), 0, 1);
}

/* (transfer full): how much of what is possible is expected to be ruled out.
 * @n_left: how many solutions there are now; 0 where that is not known */
char *
cb_insight_describe_ruled_out (double bits, guint n_left)
{
  g_autofree char *percent = cb_chance_describe (cb_insight_get_share (bits));
  guint rest = MAX ((guint) round (n_left * exp2 (-bits)), 1);

  if (n_left == 0)
    /* Translators: how much of the possible solutions a suggestion is expected to rule out: “46%”
     */
    return g_strdup_printf (_ ("Rules out %s"), percent);
  /* Translators: how many solutions a suggestion is expected to rule out, of how many. */
  return g_strdup_printf (_ ("Rules out %u of %u"), n_left - MIN (rest, n_left), n_left);
}

/* (transfer full): whether to accuse or to wait, in one sentence */
char *
cb_insight_describe_decision (const CbDecision *decision, const CbEdition *edition)
{
  double chance;
  CbCardSet solution = cb_decision_get_solution (decision, &chance);
  g_autofree char *names = cb_insight_join_cards (edition, solution);
  g_autofree char *percent = cb_chance_describe (chance);
  g_autofree char *now = cb_decision_is_exact (decision) || chance < 0.01 || chance > 0.99
                           ? g_strdup (percent)
                           /* Translators: an estimate, “about 14%”. */
                           : g_strdup_printf (_ ("about %s"), percent);
  g_autofree char *waiting = cb_chance_describe (cb_decision_get_waiting (decision));
  g_autofree char *others = cb_chance_describe (cb_decision_get_others (decision));

  if (chance >= 1)
    /* Translators: %s are the cards in the envelope */
    return g_strdup_printf (_ ("Only %s is left."), names);
  /* Translators: chances in percent */
  return g_strdup_printf (
    _ ("If you accuse now, your chance of winning is %s; if you wait, it’s %s. The chance that "
       "somebody else wins before your next turn is %s."),
    now, waiting, others);
}

/* Why to wait or to accuse. */
static const char *
get_outlook (const CbDecision *decision, double now)
{
  switch (cb_decision_get_kind (decision))
    {
    case CB_DECISION_ACCUSE:
      return _ ("Waiting would lower your odds: somebody may be first.");
    case CB_DECISION_GAMBLE:
      return _ ("Accusing now may pay off, but if you’re wrong, you’re out.");
    case CB_DECISION_WAIT:
    default:
      return cb_decision_get_waiting (decision) >= 2 * now
               ? _ ("Waiting at least doubles your odds.")
               : _ ("Waiting raises your odds.");
    }
}

/* (transfer full): how likely a guess is right while nothing is known. @n_left: how many solutions
 * there are; more than 1 */
char *
cb_insight_describe_guess (guint n_left)
{
  /* Translators: how likely an accusation is right while nothing is known. */
  return g_strdup_printf (
    ngettext ("One guess in %u would be right.", "One guess in %u would be right.", n_left),
    n_left);
}

/* (transfer full): why to wait or to accuse, beside the figures */
char *
cb_insight_describe_outlook (const CbDecision *decision, const CbEdition *edition)
{
  double now;
  CbCardSet solution = cb_decision_get_solution (decision, &now);
  g_autofree char *names = cb_insight_join_cards (edition, solution);
  const char *outlook = get_outlook (decision, now);

  if (now >= 1)
    /* Translators: %s are the cards in the envelope */
    return g_strdup_printf (_ ("Only %s is left."), names);
  if (cb_decision_is_believed (decision))
    /* Translators: %s is a sentence, such as “Waiting raises your odds.” The figures
     * are chances in percent. */
    return g_strdup_printf (_ ("%s These odds also take into account what the others suggested."),
                            outlook);
  return g_strdup (outlook);
}
