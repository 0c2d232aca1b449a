/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-say.h"
#include "cb-text.h"
#include "cb-words.h"

/* Returns: what a level of assistance is called */
const char *
cb_words_for_assist (CbAssist assist)
{
  switch (assist)
    {
    case CB_ASSIST_NOTES:
      return _ ("Notes only");
    case CB_ASSIST_ODDS:
      return _ ("Logic and odds");
    case CB_ASSIST_LOGIC:
    default:
      return _ ("Logic");
    }
}

/* Returns: what a level of assistance does */
const char *
cb_words_explain_assist (CbAssist assist)
{
  switch (assist)
    {
    case CB_ASSIST_NOTES:
      return _ ("You mark the sheet yourself");
    case CB_ASSIST_ODDS:
      return _ ("Plus probabilities and advice");
    case CB_ASSIST_LOGIC:
    default:
      return _ ("Fills in everything that can be deduced");
    }
}

/* Returns: the number of calendar days from @earlier to @later */
static int
count_days (GDateTime *earlier, GDateTime *later)
{
  GDate first, second;

  g_date_clear (&first, 1);
  g_date_clear (&second, 1);
  g_date_set_dmy (&first, (GDateDay) g_date_time_get_day_of_month (earlier),
                  (GDateMonth) g_date_time_get_month (earlier),
                  (GDateYear) g_date_time_get_year (earlier));
  g_date_set_dmy (&second, (GDateDay) g_date_time_get_day_of_month (later),
                  (GDateMonth) g_date_time_get_month (later),
                  (GDateYear) g_date_time_get_year (later));
  return g_date_days_between (&first, &second);
}

/**
 * cb_words_for_moment:
 * @moment: (nullable): a point in time
 * @now: the present, which also gives the time zone
 *
 * Returns: (transfer full): the moment as briefly as it can be told, seen from now: the time if it
 *   was today, the weekday within a week, else the date
 */
char *
cb_words_for_moment (GDateTime *moment, GDateTime *now)
{
  g_autoptr (GDateTime) local = NULL;
  int days;

  if (moment == NULL)
    return g_strdup ("");
  local = g_date_time_to_timezone (moment, g_date_time_get_timezone (now));
  days = count_days (local, now);
  if (days == 0)
    /* Translators: the time of a day, as strftime writes it. */
    return g_date_time_format (local, C_ ("moment", "%R"));
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  if (days > 1 && days < 7)
    return g_date_time_format (local, "%A");
  if (g_date_time_get_year (local) == g_date_time_get_year (now))
    /* Translators: a day of this year, as strftime writes it. */
    return g_date_time_format (local, C_ ("moment", "%B %-d"));
  /* Translators: a day of another year, as strftime writes it. */
  return g_date_time_format (local, C_ ("moment", "%B %-d, %Y"));
}

/**
 * cb_words_for_cards:
 * @has: whether @holder has them, or not
 *
 * Returns: (transfer full): where @cards are, or are not, as a sentence
 */
char *
cb_words_for_cards (const CbSetup *setup, guint holder, CbCardSet cards, gboolean has)
{
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);
  g_autofree char *names = cb_say_cards (setup->edition, cards, has ? CB_LIST_AND : CB_LIST_NOR,
                                         holder == CB_HOLDER_ENVELOPE ? CB_SAID_SUBJECT
                                                                      : CB_SAID_OBJECT);
  char *words = NULL;

  if (holder == CB_HOLDER_ENVELOPE)
    /* Translators: %s are cards */
    words = g_strdup_printf (
      has ? _ ("The envelope holds %s.") : _ ("The envelope doesn’t hold %s."), names);
  else if (CB_SEAT_OF_HOLDER (holder) >= (int) setup->n_players)
    /* Translators: %s are cards */
    words = g_strdup_printf (has ? _ ("The face-down cards include %s.")
                                 : _ ("The face-down cards don’t include %s."),
                             names);
  else if (CB_SEAT_OF_HOLDER (holder) == setup->me)
    /* Translators: %s are cards */
    words = g_strdup_printf (has ? _ ("You have %s.") : _ ("You don’t have %s."), names);
  if (words != NULL)
    return cb_say_sentence (setup->edition, words);
  /* Translators: a player, then cards */
  return cb_say_sentence (
    setup->edition,
    g_strdup_printf (has ? _ ("%s has %s.") : _ ("%s doesn’t have %s."), name, names));
}

/**
 * cb_words_for_error:
 * @error: what went wrong with @file
 *
 * Returns: (transfer full): a sentence that names the file
 */
char *
cb_words_for_error (GFile *file, const GError *error)
{
  g_autofree char *basename = g_file_get_basename (file);
  g_autofree char *name = cb_text_make_line (basename);

  /* Translators: the name of a file, and what is wrong with it. */
  return g_strdup_printf (_ ("“%s”: %s"), name, error->message);
}
