/* The figures in words, for the window and the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-tally-words.h"

/* Returns: (transfer full): how many turns a game took on average; @row must have a game */
char *
cb_tally_row_describe_turns (const CbTallyRow *row)
{
  guint turns = (row->turns + row->played / 2) / row->played;

  /* Translators: how many turns a game took on average. */
  return g_strdup_printf (ngettext ("%u turn a game", "%u turns a game", turns), turns);
}

/**
 * cb_tally_row_describe:
 * @mine: whether @won counts the games that I won, not those that the player of the row won
 *
 * Returns: (transfer full): the figures of the row, in a line
 */
char *
cb_tally_row_describe (const CbTallyRow *row, gboolean mine)
{
  g_autoptr (GString) words = g_string_new (NULL);

  /* Translators: how many games were played. */
  g_string_append_printf (words, ngettext ("%u played", "%u played", row->played), row->played);
  g_string_append (words, " · ");
  /* Translators: how many games were won. */
  g_string_append_printf (words,
                          mine ? ngettext ("you won %u", "you won %u", row->won)
                               : ngettext ("%u won", "%u won", row->won),
                          row->won);
  if (row->played > 0)
    {
      g_autofree char *turns = cb_tally_row_describe_turns (row);

      g_string_append_printf (words, " · %s", turns);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: (transfer full): how many games I won; if I played in none, how many there are */
char *
cb_tally_describe_total (const CbTally *self)
{
  guint n = self->mine.played > 0 ? self->mine.played : self->total.played;

  if (self->mine.played == 0)
    return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  /* Translators: how many games I won, of how many. */
  return g_strdup_printf (ngettext ("You won %u of %u game", "You won %u of %u games", n),
                          self->mine.won, n);
}

/**
 * cb_tally_describe_game:
 * @nth: the index of a chosen game
 *
 * Returns: (transfer full): “Game 23, November 23, Classic: you won in 24 turns.”, and skill and
 * luck once they are known
 */
char *
cb_tally_describe_game (const CbTally *self, guint nth)
{
  const CbTallyGame *game = g_ptr_array_index (self->chosen, nth);
  guint n = game->turns;
  /* Translators: the day of a game, for g_date_time_format(). */
  g_autofree char *day = g_date_time_format (game->when, C_ ("game", "%B %-d"));
  g_autofree char *result = NULL;
  g_autofree char *words = NULL;
  g_autofree char *judged = NULL;

  if (game->winner < 0)
    result = g_strdup_printf (ngettext ("nobody won in %u turn", "nobody won in %u turns", n), n);
  else if (game->winner == game->me)
    result = g_strdup_printf (ngettext ("you won in %u turn", "you won in %u turns", n), n);
  else
    result = g_strdup_printf (ngettext ("%s won in %u turn", "%s won in %u turns", n),
                              game->people[game->winner], n);
  /* Translators: the number of a game, its day, the name of the box, and who won. */
  words = g_strdup_printf (_ ("Game %u, %s, %s: %s."), nth + 1, day, game->edition, result);
  if (game->skill < 0)
    return g_steal_pointer (&words);
  /* Translators: my skill in a game, at most 99, and in how many of 100 games I would have had less
   * luck. */
  judged = g_strdup_printf (_ ("Skill %d, luck %d."), game->skill, game->luck);
  return g_strdup_printf ("%s %s", words, judged);
}

/* Returns: (transfer full): a sentence on how good my suggestions were in the chosen games that
 * were judged; there must be one */
char *
cb_tally_describe_skill (const CbTally *self)
{
  guint n = cb_tally_count_judged (self, FALSE);
  int least = G_MAXINT, most = 0, last = 0;

  for (guint i = 0; i < self->chosen->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (self->chosen, i);

      if (game->skill < 0)
        continue;
      least = MIN (least, game->skill);
      most = MAX (most, game->skill);
      last = game->skill;
    }
  /* Translators: 99 is the most there can be. */
  return g_strdup_printf (
    ngettext ("Your skill in %u game was %d to %d of 99, and %d in the last one.",
              "Your skill in %u games was %d to %d of 99, and %d in the last one.", n),
    n, least, most, last);
}

/* Returns: (transfer full): a sentence on how lucky I was in the chosen games that were judged */
char *
cb_tally_describe_luck (const CbTally *self)
{
  guint n = cb_tally_count_judged (self, FALSE), n_lucky = 0;

  for (guint i = 0; i < self->chosen->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (self->chosen, i);

      n_lucky += game->skill >= 0 && game->luck > 50;
    }
  return g_strdup_printf (
    ngettext ("In %u of %u game, the answers told you more than you could expect.",
              "In %u of %u games, the answers told you more than you could expect.", n),
    n_lucky, n);
}

/* Returns: (transfer full) (nullable): how many readable cases are not counted, and why */
char *
cb_tally_describe_rest (const CbTally *self)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  guint n;

  if ((n = self->n_unfinished) > 0)
    g_strv_builder_take (
      sentences,
      g_strdup_printf (
        ngettext ("%u case is still in progress.", "%u cases are still in progress.", n), n));
  if ((n = self->n_before) > 0)
    g_strv_builder_take (
      sentences,
      g_strdup_printf (ngettext ("%u older case is not counted since you started over.",
                                 "%u older cases are not counted since you started over.", n),
                       n));
  if ((n = self->n_undated) > 0)
    g_strv_builder_take (
      sentences,
      g_strdup_printf (ngettext ("%u case without a starting date, such as a practice case, is not "
                                 "counted.",
                                 "%u cases without a starting date, such as practice cases, are "
                                 "not counted.",
                                 n),
                       n));
  if ((n = self->n_copies) > 0)
    g_strv_builder_take (sentences,
                         g_strdup_printf (ngettext ("%u copy of a case is not counted.",
                                                    "%u copies of cases are not counted.", n),
                                          n));
  list = g_strv_builder_end (sentences);
  return list[0] != NULL ? g_strjoinv (" ", list) : NULL;
}
