/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases for lines to be read against, and tables of lines. */

#include "cb-quick-test.h"

#include "cb-test-case.h"

CbCase *
cb_quick_test_case (const char *setup, const char *log)
{
  g_autofree char *json = g_strdup_printf ("{'format':'casebook','version':1,%s,'log':[%s]}", setup,
                                           log);

  return cb_test_make_case (json);
}

char *
cb_quick_test_describe (CbCase *case_, const CbQuickLine *line)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; i < line->entries->len; i++)
    g_strv_builder_take (
      words, cb_entry_describe (g_ptr_array_index (line->entries, i), cb_case_get_setup (case_)));
  parts = g_strv_builder_end (words);
  return g_strjoinv ("; ", parts);
}

void
cb_quick_test_read_all (CbCase *case_, const CbQuickSample *samples, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, samples[i].line);
      g_autofree char *words = NULL;

      g_test_message ("line %u", i);
      g_assert_cmpstr (line->problem, ==, NULL);
      words = cb_quick_test_describe (case_, line);
      g_assert_cmpstr (words, ==, samples[i].words);
    }
}

void
cb_quick_test_refused_all (CbCase *case_, const CbQuickSample *samples, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, samples[i].line);

      g_test_message ("line %u", i);
      g_assert_null (line->entries);
      g_assert_cmpstr (line->problem, ==, samples[i].words);
      g_assert_cmpuint (line->start, ==, samples[i].start);
      g_assert_cmpuint (line->length, ==, samples[i].length);
    }
}
