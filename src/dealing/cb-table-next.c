/* From one game to the next of the same players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-series.h"
#include "cb-table-state.h"

/* How many cases somebody must solve to win a series, if the table has not said it. */
#define USUAL_GOAL 2

static guint
get_score (const CbSetup *setup, int solver, guint seat)
{
  return setup->series.solved[seat] + (solver == (int) seat ? 1 : 0);
}

static int
get_winner (const CbSetup *setup, int solver)
{
  for (guint i = 0; setup->series.goal > 0 && i < setup->n_players; i++)
    if (get_score (setup, solver, i) >= setup->series.goal)
      return (int) i;
  return CB_NOBODY;
}

/* Returns: how many cases of the series @seat has solved, including this one */
guint
cb_table_state_get_score (const CbTableState *self, guint seat)
{
  g_return_val_if_fail (seat < self->setup->n_players, 0);

  return get_score (self->setup, cb_seats_get_solver (self->seats), seat);
}

/* Returns: who has won the series by solving enough cases, or %CB_NOBODY */
int
cb_table_state_get_winner (const CbTableState *self)
{
  return get_winner (self->setup, cb_seats_get_solver (self->seats));
}

/* @most: (out): the best score; @next: (out): the best of the others. Returns: who has the best
 * score, or %CB_NOBODY if several have it, or nobody has solved a case */
int
cb_table_state_get_leader (const CbTableState *self, guint *most, guint *next)
{
  int leader = CB_NOBODY;

  *most = *next = 0;
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      guint score = cb_table_state_get_score (self, i);

      *next = MAX (*next, MIN (score, *most));
      if (score > *most)
        leader = (int) i;
      *most = MAX (*most, score);
    }
  return *most > *next ? leader : CB_NOBODY;
}

/* Returns: the number of the next game of the series that this one belongs to; 0 if there is no
 * series, or somebody has won it */
guint
cb_table_count_next (CbCase *case_)
{
  const CbSeries *series = &cb_case_get_setup (case_)->series;
  g_autoptr (CbSeats)
    seats = cb_case_get_seats (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  return series->goal > 0 &&
             get_winner (cb_case_get_setup (case_), cb_seats_get_solver (seats)) == CB_NOBODY
           ? MIN (series->n_cases + 2, CB_MAX_SERIES)
           : 0;
}

/* @goal: the new number of cases that win the series, 1…%CB_MAX_SERIES */
void
cb_table_set_goal (CbCase *case_, guint goal)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));

  setup->series.goal = CLAMP (goal, 1, CB_MAX_SERIES);
  cb_case_set_setup (case_, setup, NULL);
}

/**
 * cb_table_make_next:
 * @old: the table of a game that is over
 * @solver: the seat that solved it, or %CB_NOBODY
 *
 * Returns: (transfer full): the same players at the same table. The player to the left of the one
 *   who was dealt first is dealt first now. The series goes on, or a new one begins if it is won.
 *   The cards are still to be filled in.
 */
CbSetup *
cb_table_make_next (const CbSetup *old, int solver)
{
  CbSetup *next = cb_setup_new (old->edition);
  gboolean goes_on = old->series.goal > 0 && get_winner (old, solver) == CB_NOBODY;

  for (guint i = 0; i < old->n_players; i++)
    {
      cb_setup_add_player (next, old->players[i].written, old->players[i].character, -1);
      if (old->players[i].extra != NULL)
        next->players[i].extra = json_object_ref (old->players[i].extra);
      if (goes_on || old->series.goal == 0)
        next->series.solved[i] = MIN (get_score (old, solver, i), CB_MAX_SERIES);
    }
  next->me = old->me;
  next->variants = old->variants;
  if (old->first_dealt != CB_NOBODY)
    next->first_dealt = (old->first_dealt + 1) % (int) old->n_players;
  next->series.goal = old->series.goal > 0 ? old->series.goal : USUAL_GOAL;
  if (goes_on || old->series.goal == 0)
    next->series.n_cases = MIN (old->series.n_cases + 1, CB_MAX_SERIES);
  if (old->series.extra != NULL)
    next->series.extra = json_object_ref (old->series.extra);
  return next;
}
