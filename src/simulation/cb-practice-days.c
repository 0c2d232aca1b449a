/* The practice case of each day.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How the case of a day went is read from the user's files of it, and kept nowhere else. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-practice-days.h"

/**
 * cb_practice_get_number_of_day:
 * @day: a time of that day, in the user's time zone
 *
 * Returns: the number of the day's case: how many days have passed since January 1, 1970
 */
guint
cb_practice_get_number_of_day (GDateTime *day)
{
  int year, month, date;
  GDate first, wanted;

  g_date_time_get_ymd (day, &year, &month, &date);
  g_date_set_dmy (&first, 1, G_DATE_JANUARY, 1970);
  g_date_set_dmy (&wanted, (GDateDay) date, (GDateMonth) month, (GDateYear) year);
  return (guint) CLAMP (g_date_days_between (&first, &wanted), 1, CB_PRACTICE_MAX);
}

static CbPracticeResult
get_result (const CbShelfSummary *summary)
{
  if (!summary->closed)
    return CB_PRACTICE_BEGUN;
  return summary->solver != CB_NOBODY && summary->solver == summary->setup->me ? CB_PRACTICE_SOLVED
                                                                               : CB_PRACTICE_LOST;
}

/**
 * cb_practice_find_day:
 * @shelf: the user's cases
 * @day: a time of that day, in the user's time zone
 *
 * Looks for the case of a day on the shelf. If several files have it, the one that went best
 * counts; of several that went alike, the newest.
 *
 * Returns: the case of that day, as long as the shelf does not change
 */
CbPracticeDay
cb_practice_find_day (CbShelf *shelf, GDateTime *day)
{
  CbPracticeDay found = { .number = cb_practice_get_number_of_day (day) };
  CbShelfItem *item;

  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (shelf), i)) != NULL; i++)
    {
      const CbShelfSummary *summary = cb_shelf_item_get_summary (item);

      if (summary->practice != found.number ||
          !g_str_equal (cb_edition_get_id (summary->setup->edition), CB_PRACTICE_EDITION) ||
          get_result (summary) <= found.result)
        continue;
      found.result = get_result (summary);
      found.turn = found.result == CB_PRACTICE_SOLVED ? summary->n_entries - 1 : 0;
      found.item = item;
    }
  return found;
}

/* Returns: (transfer full): how the case of the day went, in a word or two */
char *
cb_practice_day_describe (const CbPracticeDay *self)
{
  switch (self->result)
    {
    case CB_PRACTICE_SOLVED:
      /* Translators: the turn at which a practice case was solved, below a check mark. */
      return g_strdup_printf (_ ("turn %u"), self->turn);
    case CB_PRACTICE_LOST:
      /* Translators: of a practice case: somebody else solved it first. */
      return g_strdup (_ ("not first"));
    case CB_PRACTICE_BEGUN:
      /* Translators: of a practice case that goes on. */
      return g_strdup (_ ("begun"));
    case CB_PRACTICE_UNPLAYED:
    default:
      /* Translators: of a practice case. */
      return g_strdup (_ ("not played"));
    }
}
