/* The figures in words, for the window and the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-tally-words.h"

/**
 * cb_tally_row_describe:
 * @mine: whether what is won was won by me, and not by who the row is of
 *
 * Returns: (transfer full): what is counted in the row, in a line
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
      guint turns = (row->turns + row->played / 2) / row->played;

      g_string_append (words, " · ");
      /* Translators: how many turns a game took on average. */
      g_string_append_printf (words, ngettext ("%u turn a game", "%u turns a game", turns), turns);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* @sentence: (transfer full): which is of @n cases, and said where there are any */
static void
append_sentence (GString *words, guint n, char *sentence)
{
  if (n > 0 && words->len > 0)
    g_string_append_c (words, ' ');
  if (n > 0)
    g_string_append (words, sentence);
  g_free (sentence);
}

/* Returns: (transfer full) (nullable): which cases are not counted, though they can be read */
char *
cb_tally_describe_rest (const CbTally *self)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = self->n_unfinished;

  append_sentence (
    words, n,
    g_strdup_printf (
      ngettext ("%u case is still in progress.", "%u cases are still in progress.", n), n));
  n = self->n_before;
  append_sentence (
    words, n,
    g_strdup_printf (ngettext ("%u older case is not counted since you started over.",
                               "%u older cases are not counted since you started "
                               "over.",
                               n),
                     n));
  n = self->n_undated;
  append_sentence (words, n,
                   g_strdup_printf (ngettext ("%u case without a starting date, such as a practice "
                                              "case, is not counted.",
                                              "%u cases without a starting date, such as practice "
                                              "cases, are not counted.",
                                              n),
                                    n));
  n = self->n_copies;
  append_sentence (
    words, n,
    g_strdup_printf (
      ngettext ("%u copy of a case is not counted.", "%u copies of cases are not counted.", n), n));
  return words->len > 0 ? g_string_free_and_steal (g_steal_pointer (&words)) : NULL;
}
