/* How a practice case went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-practice.h"

/**
 * cb_practice_describe_result:
 * @n_heard: after how many entries somebody named the envelope
 *
 * Returns: (transfer full): whether @n_heard was early or late, in a sentence
 */
char *
cb_practice_describe_result (const CbPractice *self, guint n_heard)
{
  guint n_proven = self->n_proven;

  if (n_heard < n_proven)
    return g_strdup (_ ("That was a guess: the log does not prove it yet."));
  if (n_heard == n_proven)
    return g_strdup (_ ("Nobody could have known it earlier."));
  return g_strdup_printf (_ ("You could have known it after entry %u."), n_proven);
}

/* Returns: the seat that names the envelope at the end of the game, or %CB_NOBODY where nobody does
 */
int
cb_practice_get_winner (const CbPractice *self)
{
  const CbAccusation *last = self->entries->len > 0 ? cb_entry_get_accusation (g_ptr_array_index (
                                                        self->entries, self->entries->len - 1))
                                                    : NULL;

  return last != NULL && last->result == CB_RESULT_RIGHT ? last->by : CB_NOBODY;
}

/**
 * cb_practice_get_turn:
 * @turn: from 1 to the number of entries of the game
 * @n_solved: after how many entries the user named the envelope; −1 where he did not
 *
 * Returns: what to say about that turn
 */
CbPracticeTurn
cb_practice_get_turn (const CbPractice *self, guint turn, int n_solved)
{
  if ((int) turn == n_solved)
    return CB_PRACTICE_TURN_MINE;
  if (turn == self->entries->len)
    return CB_PRACTICE_TURN_LAST;
  if (turn == self->n_proven)
    return CB_PRACTICE_TURN_PROVEN;
  if (turn > self->n_proven && (n_solved < 0 || (int) turn < n_solved))
    return CB_PRACTICE_TURN_MISSED;
  return CB_PRACTICE_TURN_PLAIN;
}

/* Returns: (transfer full): how the game ended, as a title. @n_solved: as for
 * cb_practice_get_turn() */
char *
cb_practice_describe_end (const CbPractice *self, int n_solved)
{
  int winner = cb_practice_get_winner (self);

  if (n_solved == 0)
    return g_strdup (_ ("Correct, before the first turn"));
  if (n_solved > 0)
    /* Translators: of a practice case that the user solved. */
    return g_strdup_printf (_ ("Correct, at turn %d"), n_solved);
  if (winner == CB_NOBODY)
    return g_strdup (_ ("Nobody solved it"));
  /* Translators: %s is the player who solved a practice case before the user. */
  return g_strdup_printf (_ ("%s was first"), self->setup->players[winner].name);
}

/**
 * cb_practice_write_result:
 * @n_solved: after how many entries the user named the envelope; −1 where he did not
 *
 * Returns: (transfer full): how the case went, as a text to send to others who play the same case;
 *   it says nothing of the cards
 */
char *
cb_practice_write_result (const CbPractice *self, int n_solved)
{
  const gboolean usual = g_str_equal (cb_edition_get_id (self->edition), CB_PRACTICE_EDITION);
  g_autofree char *name = usual ? g_strdup_printf ("Casebook %u", self->number)
                                : g_strdup_printf ("Casebook %u, %s", self->number,
                                                   cb_edition_get_name (self->edition));

  if (n_solved >= 0)
    /* Translators: the name and number of a practice case; turns: when it was solved, how many
     * there are, and from which on it could be solved. */
    return g_strdup_printf (_ ("%s: solved at turn %d of %u (possible from %u)"), name, n_solved,
                            self->entries->len, self->n_proven);
  /* Translators: the name and number of a practice case; turns: how many there are, and from which
   * on it could be solved. */
  return g_strdup_printf (_ ("%s: not solved in %u turns (possible from %u)"), name,
                          self->entries->len, self->n_proven);
}
