/* fuzz-case.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whatever bytes come as a case file: they are refused with words, or make a case that can be
 * written, reads the same again, and can be concluded from. */

#include "cb-entry-kind.h"
#include "cb-fuzz.h"
#include "cb-sheet.h"

static void
describe_all (CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbLog *log = cb_case_get_log (case_);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    {
      CbEntry *entry = cb_log_get_entry (log, i);
      g_autofree char *words = cb_entry_describe (entry, setup);
      g_autofree char *news = cb_case_describe_news (case_, i);
      g_autoptr (CbEntry) aside = cb_entry_set_aside (entry, setup, TRUE);

      g_assert_nonnull (words);
      g_assert_true (g_utf8_validate (words, -1, NULL));
      g_assert_nonnull (aside);
    }
}

static void
show_sheet (CbCase *case_)
{
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autofree char *envelope = cb_sheet_describe_envelope (sheet);
  g_autofree char *cell = cb_cell_describe (cb_sheet_get_cell (sheet, 0, 0));

  g_assert_nonnull (envelope);
  g_assert_nonnull (cell);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);
  g_autoptr (CbCase) again = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) rewritten = NULL;

  if (case_ == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  g_assert_no_error (error);
  written = cb_case_to_bytes (case_);
  again = cb_case_new_from_bytes (written, &error);
  g_assert_no_error (error);
  rewritten = cb_case_to_bytes (again);
  g_assert_true (g_bytes_equal (written, rewritten));
  describe_all (case_);
  show_sheet (case_);
  return 0;
}
