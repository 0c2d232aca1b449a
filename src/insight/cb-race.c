/* Who is how far on the way to the envelope, as figures and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-chances.h"
#include "cb-progress.h"
#include "cb-race.h"

/* The quartiles: the number of solutions left is between them with a chance of 1/2. */
#define FEW  0.25
#define MANY 0.75

/* How many solutions there were for the player at the start; as many as for me until it is computed
 * what the others could know then. */
static guint
count_first (const CbCourse *course, guint seat)
{
  const CbSetup *setup = cb_course_get_setup (course);

  if ((int) seat == setup->me || !cb_course_has_others (course))
    return cb_course_get_left (course, 0);
  return cb_course_get_others_left (course, seat, 0, NULL, NULL);
}

/* Takes what a player who is out had left before accusing wrongly, which showed the envelope. */
static void
stop (CbRunner *self, const CbCourse *course, guint seat)
{
  gboolean mine = (int) seat == cb_course_get_setup (course)->me;

  self->exact = mine;
  if (mine)
    self->left = cb_course_get_left (course, MIN (self->out - 1, cb_course_get_n_entries (course)));
  else if (cb_course_has_others (course))
    self->left = cb_course_get_others_left (course, seat, cb_course_get_end (course, seat), NULL,
                                            NULL);
  self->few = self->many = self->left;
}

/* Fills in @self from @rivals and @course of the same case. @course: (nullable) */
void
cb_runner_init (CbRunner *self, const CbRivals *rivals, const CbCourse *course, guint seat)
{
  guint first;

  *self = (CbRunner) { .out = cb_rivals_get_out (rivals, seat) };
  if (course == NULL)
    return;
  if (self->out > 0)
    stop (self, course, seat);
  else
    {
      self->left = cb_rivals_get_quantile (rivals, seat, 0.5);
      self->few = cb_rivals_get_quantile (rivals, seat, FEW);
      self->many = cb_rivals_get_quantile (rivals, seat, MANY);
      self->ready = cb_rivals_get_ready (rivals, seat);
      self->exact = (int) seat == cb_course_get_setup (course)->me &&
                    cb_rivals_is_exact (rivals, seat);
    }
  first = count_first (course, seat);
  self->at = MAX (cb_progress_of_solutions (self->left, first), 0);
  self->behind = MAX (cb_progress_of_solutions (self->many, first), 0);
  self->ahead = MAX (cb_progress_of_solutions (self->few, first), 0);
}

/* Returns: which of the others that can still accuse, without those of @except (a set of bits), is
 * nearest to the solution; %CB_NOBODY if there is none */
static int
find_closest (const CbRunner *runners, const CbSetup *setup, guint32 except)
{
  int closest = CB_NOBODY;

  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me && runners[seat].out == 0 && (except >> seat & 1) == 0 &&
        (closest == CB_NOBODY || runners[seat].at > runners[closest].at))
      closest = (int) seat;
  return closest;
}

/* Returns: whose turn is next after @turn, or %CB_NOBODY */
static int
find_next (const CbRunner *runners, const CbSetup *setup, int turn)
{
  for (guint i = 1; turn >= 0 && i < setup->n_players; i++)
    {
      guint seat = ((guint) turn + i) % setup->n_players;

      if ((int) seat != setup->me && runners[seat].out == 0)
        return (int) seat;
    }
  return CB_NOBODY;
}

/**
 * cb_race_choose:
 * @runners: (array): by seat
 * @turn: whose turn it is, or %CB_NOBODY
 * @most: of how many players all can be shown
 *
 * Returns: which of the seats to show at first, bit by bit: all of them at a table of up to
 *   @most; else me, the player whose turn it is, the next, and the closest, one less than @most
 */
guint32
cb_race_choose (const CbRunner *runners, const CbSetup *setup, int turn, guint most)
{
  int chosen[] = { setup->me, turn, find_next (runners, setup, turn),
                   find_closest (runners, setup, 0) };
  guint32 seats = 0;
  int seat;

  if (setup->n_players <= most)
    return (1u << setup->n_players) - 1;
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    if (chosen[i] >= 0)
      seats |= 1u << chosen[i];
  while ((guint) __builtin_popcount (seats) + 1 < most &&
         (seat = find_closest (runners, setup, seats)) != CB_NOBODY)
    seats |= 1u << seat;
  return seats;
}

/* (transfer full): "14 left", "About 3 left", "Out since entry 19" */
char *
cb_runner_describe (const CbRunner *self)
{
  if (self->out > 0)
    /* Translators: a player who takes no more turns; %u is the number of an entry */
    return g_strdup_printf (_ ("Out since entry %u"), self->out);
  if (self->left == 0)
    return g_strdup ("…");
  if (self->exact)
    /* Translators: solutions */
    return g_strdup_printf (ngettext ("%u left", "%u left", self->left), self->left);
  /* Translators: solutions */
  return g_strdup_printf (ngettext ("About %u left", "About %u left", self->left), self->left);
}

/* (transfer full): how sure that number is, or what else there is to say: "2 to 3", "Cleo may know
 * it already: 12%", "Stopped at about 55"; empty for nothing. @name: the player's */
char *
cb_runner_describe_more (const CbRunner *self, const char *name)
{
  g_autofree char *percent = NULL;

  if (self->left == 0)
    return g_strdup ("");
  if (self->out > 0 && self->exact)
    /* Translators: how many solutions a player had left when he was out */
    return g_strdup_printf (_ ("Stopped at %u"), self->left);
  if (self->out > 0)
    /* Translators: about how many solutions a player had left when he was out */
    return g_strdup_printf (_ ("Stopped at about %u"), self->left);
  if (self->ready >= 1)
    /* Translators: a player who may know the answer */
    return g_strdup_printf (_ ("%s may know it already"), name);
  percent = cb_chance_describe (self->ready);
  if (self->ready > 0)
    /* Translators: a player, and how likely it is that he knows the answer, in percent */
    return g_strdup_printf (_ ("%s may know it already: %s"), name, percent);
  /* Translators: about how many solutions are left: at least, and at most */
  return self->few < self->many ? g_strdup_printf (_ ("%u to %u"), self->few, self->many)
                                : g_strdup ("");
}

/**
 * cb_runner_tell:
 * @seen: the cards of mine that this player has seen for certain
 *
 * Returns: (transfer full): all about the player as one sentence: "Cleo: about 3 left, 2 to 3; has
 *   seen 2 of your 5 cards"
 */
char *
cb_runner_tell (const CbRunner *self, const CbSetup *setup, guint seat, CbCardSet seen)
{
  g_autofree char *left = cb_runner_describe (self);
  const char *name = setup->players[seat].name;
  g_autofree char *more = cb_runner_describe_more (self, name);
  guint n_mine = cb_card_set_size (setup->hand);
  g_autofree char *words = NULL;

  if (*more == '\0')
    /* Translators: a player, and how far that player is: “Cleo: About 3 left” */
    words = g_strdup_printf (_ ("%s: %s"), name, left);
  else
    /* Translators: a player, how far that player is, and how sure it is: “Cleo: About 3 left, 2 to
     * 3” */
    words = g_strdup_printf (_ ("%s: %s, %s"), name, left, more);
  if ((int) seat == setup->me || setup->me == CB_NOBODY || n_mine == 0)
    return g_steal_pointer (&words);
  /* Translators: what was said of a player, and how many of my cards he has seen */
  return g_strdup_printf (
    ngettext ("%s; has seen %u of your %u card", "%s; has seen %u of your %u cards", n_mine), words,
    cb_card_set_size (seen), n_mine);
}
