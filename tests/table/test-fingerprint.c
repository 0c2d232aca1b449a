/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cb-fingerprint.h"

#define WHOLE "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

/* SHA-256 of "abc", and its first bits by fives. */
static void
test_make (void)
{
  g_autofree char *fingerprint = cb_fingerprint_make ("abc");
  g_autofree char *brief = cb_fingerprint_shorten (fingerprint);

  g_assert_cmpstr (fingerprint, ==, WHOLE);
  g_assert_cmpstr (brief, ==, "Q9W1-DFWF-077Y");
}

static void
assert_equal (const char *typed, const char *fingerprint, gboolean equal)
{
  g_autofree char *small = g_ascii_strdown (typed, -1);
  g_autofree char *spaced = g_strdelimit (g_strdup (typed), "-", ' ');
  g_autofree char *longer = g_strconcat (typed, "0", NULL);
  g_autofree char *shorter = g_strndup (typed, strlen (typed) - 1);
  g_autofree char *slip = g_strdup (small);

  slip[strlen (slip) - 1] = g_str_has_suffix (slip, "e") ? 'd' : 'e';
  g_assert_cmpint (cb_fingerprint_equal (typed, fingerprint), ==, equal);
  g_assert_cmpint (cb_fingerprint_equal (small, fingerprint), ==, equal);
  g_assert_cmpint (cb_fingerprint_equal (spaced, fingerprint), ==, equal);
  g_assert_false (cb_fingerprint_equal (longer, fingerprint));
  g_assert_false (cb_fingerprint_equal (shorter, fingerprint));
  g_assert_false (cb_fingerprint_equal (slip, fingerprint));
}

static void
test_equal (void)
{
  assert_equal (WHOLE, WHOLE, TRUE);
  assert_equal ("Q9W1-DFWF-07Y", WHOLE, FALSE);
  assert_equal ("Q9W1-DFWF-07YM-GA", WHOLE, FALSE);
  g_assert_true (cb_fingerprint_equal ("q9wl dfwf o77y", WHOLE));
  g_assert_true (cb_fingerprint_equal ("Q9W1-DFWF-077Y", WHOLE));
  g_assert_false (cb_fingerprint_equal ("", WHOLE));
  g_assert_false (cb_fingerprint_equal ("\xff", WHOLE));
  g_assert_false (cb_fingerprint_equal ("ÜÜÜ", WHOLE));
}

static void
test_is_whole (void)
{
  g_assert_true (cb_fingerprint_is_whole (WHOLE));
  g_assert_false (cb_fingerprint_is_whole (""));
  g_assert_false (cb_fingerprint_is_whole (WHOLE + 1));
  g_assert_false (cb_fingerprint_is_whole (WHOLE "0"));
  g_assert_false (cb_fingerprint_is_whole ("B" WHOLE));
  g_assert_false (
    cb_fingerprint_is_whole ("BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"));
}

static void
test_secret (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  g_autofree char *one = cb_secret_new (random);
  g_autofree char *two = cb_secret_new (random);

  g_assert_true (cb_fingerprint_is_whole (one));
  g_assert_cmpstr (one, !=, two);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fingerprint/make", test_make);
  g_test_add_func ("/fingerprint/equal", test_equal);
  g_test_add_func ("/fingerprint/is-whole", test_is_whole);
  g_test_add_func ("/fingerprint/secret", test_secret);
  return g_test_run ();
}
