/* How a game came to its end, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-review-words.h"
#include "cb-seats.h"
#include "cb-suggestion.h"

/* Returns: the position of the entry that opened the envelope; −1 if there is none */
int
cb_review_find_end (CbCase *case_)
{
  CbLog *log = cb_case_get_log (case_);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    if (cb_entry_opens_envelope (cb_log_get_entry (log, i)))
      return (int) i;
  return -1;
}

/* Returns: the seat that accused and was right, or %CB_NOBODY */
int
cb_review_find_solver (CbCase *case_)
{
  g_autoptr (CbSeats)
    seats = cb_case_get_seats (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  return cb_seats_get_solver (seats);
}

/* How many suggestions the player made before @end, without those set aside. */
static guint
count_suggestions (CbCase *case_, int seat, guint end)
{
  guint n = 0;

  for (guint i = 0; i < end; i++)
    {
      CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

      n += suggestion != NULL && suggestion->by == seat && !entry->uncertain;
    }
  return n;
}

/* (transfer full): who solved the case, and in how many turns */
char *
cb_review_describe_end (CbCase *case_)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  int end = cb_review_find_end (case_);
  int solver = cb_review_find_solver (case_);
  guint n;

  if (end < 0)
    return g_strdup ("");
  if (solver == CB_NOBODY)
    return g_strdup_printf (_ ("The envelope was opened at entry %d."), end + 1);
  n = count_suggestions (case_, solver, (guint) end);
  if (n == 0 && solver == setup->me)
    return g_strdup_printf (_ ("You solved it at entry %d, without a suggestion."), end + 1);
  if (n == 0)
    /* Translators: a player, and the number of an entry. */
    return g_strdup_printf (_ ("%s solved it at entry %d, without a suggestion."),
                            setup->players[solver].name, end + 1);
  if (solver == setup->me)
    return g_strdup_printf (ngettext ("You solved it at entry %d, with %u suggestion.",
                                      "You solved it at entry %d, with %u suggestions.", n),
                            end + 1, n);
  /* Translators: a player, the number of an entry, and how many suggestions that player made. */
  return g_strdup_printf (ngettext ("%s solved it at entry %d, with %u suggestion.",
                                    "%s solved it at entry %d, with %u suggestions.", n),
                          setup->players[solver].name, end + 1, n);
}

/* (transfer full): from when on the case could be solved by what I knew */
char *
cb_review_describe_solvable (const CbReview *review, CbCase *case_)
{
  int solved = review->solved;
  int end = cb_review_find_end (case_);

  if (solved < 0 && !review->complete)
    return g_strdup (_ ("Casebook couldn’t work out when your notes first had the answer."));
  if (solved < 0)
    return g_strdup (_ ("Your notes alone never had the answer."));
  if (solved == 0)
    return g_strdup (_ ("Your hand alone was enough."));
  if (solved < end || !review->complete)
    /* Translators: %d is the number of an entry. */
    return g_strdup_printf (_ ("Your notes had the answer from entry %d on."), solved);
  if (cb_review_find_solver (case_) == cb_case_get_setup (case_)->me)
    return g_strdup (_ ("You accused the moment your notes had the answer."));
  return g_strdup (_ ("Your notes had the answer at that entry, not before."));
}

/* The share of each player's turns in finding the envelope; turns that misled count as 0. */
void
cb_review_get_shares (const CbReview *review, CbCase *case_, double shares[CB_MAX_PLAYERS])
{
  double sum = 0;

  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    {
      gboolean plays = seat < cb_case_get_setup (case_)->n_players;

      shares[seat] = plays ? MAX (review->bits_of_turns[seat], 0) : 0;
      sum += shares[seat];
    }
  for (guint seat = 0; seat < CB_MAX_PLAYERS && sum > 0; seat++)
    shares[seat] /= sum;
}
