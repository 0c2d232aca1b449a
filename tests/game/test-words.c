/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include "cb-text.h"
#include "cb-words.h"

static void
assert_moment (const char *moment, const char *expected)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (2 * 60 * 60);
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 ("2026-11-21T19:30:00+02", NULL);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (moment, NULL);
  g_autofree char *words = cb_words_for_moment (then, now);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_moment (void)
{
  assert_moment ("2026-11-21T07:05:00Z", "09:05");
  assert_moment ("2026-11-20T21:59:00Z", "Yesterday");
  /* In the zone of now it is past midnight. */
  assert_moment ("2026-11-20T22:01:00Z", "00:01");
  assert_moment ("2026-11-15T12:00:00Z", "Sunday");
  assert_moment ("2026-11-14T12:00:00Z", "November 14");
  assert_moment ("2026-01-02T12:00:00Z", "January 2");
  assert_moment ("2025-12-31T12:00:00Z", "December 31, 2025");
  /* A clock that was set back. */
  assert_moment ("2026-11-23T12:00:00Z", "November 23");
}

static void
test_error (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/some/where/Friday.casebook");
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "me: is 9");
  g_autofree char *words = cb_words_for_error (file, error);

  g_assert_cmpstr (words, ==, "“Friday.casebook”: me: is 9");
}

static void
test_capitalize (void)
{
  static const char *const WORDS[][2] = { { "ändert", "Ändert" }, { "It", "It" }, { "", "" } };

  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      g_autofree char *words = cb_text_capitalize (WORDS[i][0]);

      g_assert_cmpstr (words, ==, WORDS[i][1]);
    }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/moment", test_moment);
  g_test_add_func ("/words/capitalize", test_capitalize);
  g_test_add_func ("/words/error", test_error);

  return g_test_run ();
}
