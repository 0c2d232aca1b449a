/* test-fingerprint.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "cb-fingerprint.h"

/* SHA-256 of "abc" begins ba7816bf8f01cfea414140de5d: the same bits by fives. */
static void
test_make (void)
{
  g_autofree char *fingerprint = cb_fingerprint_make ("abc");

  g_assert_cmpstr (fingerprint, ==, "Q9W1D-FWF07-7YMGA-183F5");
}

static void
test_equal (void)
{
  g_autofree char *fingerprint = cb_fingerprint_make ("abc");
  g_autofree char *small = g_ascii_strdown (fingerprint, -1);
  g_autofree char *longer = g_strconcat (fingerprint, "0", NULL);

  g_assert_true (cb_fingerprint_equal (fingerprint, fingerprint));
  g_assert_true (cb_fingerprint_equal (small, fingerprint));
  for (char *c = small; *c != '\0'; c++)
    if (*c == '-')
      *c = ' ';
  g_assert_true (cb_fingerprint_equal (small, fingerprint));
  g_assert_false (cb_fingerprint_equal (longer, fingerprint));
  g_assert_false (cb_fingerprint_equal ("", fingerprint));
  g_assert_false (cb_fingerprint_equal ("\xff", fingerprint));
  g_assert_false (cb_fingerprint_equal ("ÜÜÜ", fingerprint));
  small[strlen (small) - 1] = small[strlen (small) - 1] == 'z' ? 'y' : 'z';
  g_assert_false (cb_fingerprint_equal (small, fingerprint));
}

static void
test_nonce (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  g_autofree char *one = cb_fingerprint_new_nonce (random);
  g_autofree char *two = cb_fingerprint_new_nonce (random);

  g_assert_cmpuint (strlen (one), ==, 2 * CB_NONCE_BYTES);
  g_assert_cmpuint (strspn (one, "0123456789abcdef"), ==, 2 * CB_NONCE_BYTES);
  g_assert_cmpstr (one, !=, two);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fingerprint/make", test_make);
  g_test_add_func ("/fingerprint/equal", test_equal);
  g_test_add_func ("/fingerprint/nonce", test_nonce);
  return g_test_run ();
}
