/* What the page of a case says about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-words.h"

/* "3, 7 and 12" */
static char *
join_positions (GArray *positions)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < positions->len; i++)
    {
      if (i > 0)
        /* Translators: between the numbers of entries, as in “3, 7 and 12” */
        g_string_append (words, i + 1 < positions->len ? _ (", ") : _ (" and "));
      g_string_append_printf (words, "%u", g_array_index (positions, guint, i) + 1);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* (transfer full) (nullable): which entries contradict each other; NULL where none do */
char *
_cb_case_page_describe_conflict (CbCase *case_)
{
  g_autoptr (GArray) conflict = NULL;
  g_autofree char *numbers = NULL;
  guint n_entries;

  /* At the level without automatic crosses contradictions are not reported. */
  if (cb_case_get_assist (case_) == CB_ASSIST_NOTES)
    return NULL;

  n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  if (cb_case_is_consistent (case_, n_entries))
    return NULL;
  conflict = cb_case_get_conflict (case_, n_entries);
  if (conflict == NULL)
    return g_strdup (_ ("Looking for the entries that contradict each other…"));
  if (conflict->len == 0)
    return g_strdup (_ ("No deal is possible with these players and hand sizes"));

  numbers = join_positions (conflict);
  if (conflict->len == 1)
    /* Translators: %s is the number of an entry */
    return g_strdup_printf (_ ("Entry %s cannot be true"), numbers);
  /* Translators: %s are numbers of entries: “3 and 7” */
  return g_strdup_printf (conflict->len == 2 ? _ ("Entries %s cannot both be true")
                                             : _ ("Entries %s cannot all be true"),
                          numbers);
}

/* The label of the banner’s button. A conflict without entries is within the deal. While the
 * entries are still being searched for there is nothing to press, and the label is "". */
const char *
_cb_case_page_get_conflict_button (CbCase *case_)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);

  if (conflict == NULL && !cb_case_is_consistent (case_, n_entries))
    return "";
  return conflict == NULL || conflict->len > 0 ? _ ("_Show Entries") : _ ("_Edit Players");
}

static const char *const ELSEWHERE[] = {
  [CB_ELSEWHERE_CHANGED] = N_ (
    "This case was changed elsewhere. Choose a version to go on saving."),
  [CB_ELSEWHERE_OTHER] = N_ ("Not saved: the file holds another case now"),
  [CB_ELSEWHERE_NEWER] = N_ ("Not saved: a newer Casebook has written the file"),
  [CB_ELSEWHERE_BROKEN] = N_ ("Not saved: the file is damaged"),
  [CB_ELSEWHERE_GONE] = N_ ("Not saved: the file was deleted or moved"),
};

/* (transfer full): the problem with saving, "" for none */
char *
_cb_case_page_describe_save_problem (CbCaseFile *file)
{
  const GError *error = cb_case_file_get_save_error (file);
  CbElsewhere elsewhere = cb_case_file_get_elsewhere (file);

  if (elsewhere != CB_ELSEWHERE_SAME)
    return g_strdup (_ (ELSEWHERE[elsewhere]));
  if (cb_case_file_get_waiting (file))
    return g_strdup (_ ("Saving… Waiting for the disk"));
  /* Translators: %s is the reason */
  return error != NULL ? g_strdup_printf (_ ("Not saved: %s"), error->message) : g_strdup ("");
}

/* The label of the banner’s button; NULL for none */
const char *
_cb_case_page_get_save_button (CbCaseFile *file)
{
  CbElsewhere elsewhere = cb_case_file_get_elsewhere (file);

  if (elsewhere != CB_ELSEWHERE_SAME)
    return _ ("_Choose…");
  return cb_case_file_get_waiting (file) ? NULL : _ ("_Try Again");
}

/* (transfer full): @step: (nullable): the change that would be undone or redone */
char *
_cb_case_page_describe_step (const char *verb, const char *shortcut, const char *step)
{
  if (step == NULL)
    return g_strdup_printf ("%s (%s)", verb, shortcut);
  /* Translators: Undo or Redo, what would be undone or redone, and the keys for it */
  return g_strdup_printf (_ ("%s “%s” (%s)"), verb, step, shortcut);
}
