/* What the log says of an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-log-parts.h"
#include "cb-text.h"

/* (transfer full) (nullable): the time of day of an entry, if its time can be read */
char *
_cb_log_words_describe_time (const CbEntry *entry)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime)
    given = entry->time != NULL ? g_date_time_new_from_iso8601 (entry->time, here) : NULL;
  g_autoptr (GDateTime) local = given != NULL ? g_date_time_to_local (given) : NULL;

  /* Translators: when something happened, for g_date_time_format() */
  return local != NULL ? g_date_time_format (local, _ ("%H:%M")) : NULL;
}

/* (transfer full) (nullable): the user’s note on @entry, in quotation marks */
static char *
quote_note (const CbEntry *entry)
{
  g_autofree char *note = NULL;

  if (entry->note == NULL || cb_text_is_blank (entry->note))
    return NULL;
  note = cb_text_make_note (entry->note);
  /* Translators: what the user noted with an entry */
  return g_strdup_printf (_ ("“%s”"), note);
}

/* (transfer full) (nullable): the guess that @entry rests on, and the user’s note on it */
char *
_cb_log_words_describe_note (const CbEntry *entry, const CbSetup *setup)
{
  guint32 guesses = cb_entry_get_guesses (entry, setup);
  g_autofree char *guess = guesses != 0 ? cb_edition_describe_guess (setup->edition, guesses)
                                        : NULL;
  g_autofree char *note = quote_note (entry);

  if (guess == NULL || note == NULL)
    return guess != NULL ? g_steal_pointer (&guess) : g_steal_pointer (&note);
  return g_strjoin ("\n", guess, note, NULL);
}
