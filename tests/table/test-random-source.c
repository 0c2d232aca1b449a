/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cb-random-source.h"
#include "cb-statistics.h"

/* The first numbers of seed 1: they must stay what they are, on every machine. */
static void
test_seeded (void)
{
  g_autoptr (CbRandomSource) one = cb_random_source_new_seeded (1);
  g_autoptr (CbRandomSource) same = cb_random_source_new_seeded (1);
  g_autoptr (CbRandomSource) other = cb_random_source_new_seeded (2);
  guint8 a[100], b[100], c[100];

  cb_random_source_fill (one, a, sizeof a);
  cb_random_source_fill (same, b, 7);
  cb_random_source_fill (same, b + 7, sizeof b - 7);
  cb_random_source_fill (other, c, sizeof c);
  g_assert_cmpmem (a, sizeof a, b, sizeof b);
  g_assert_true (memcmp (a, c, sizeof a) != 0);
  g_assert_cmpuint (cb_random_source_below (one, 1000000), ==, 32951);
}

/* As `printf '%s block %d\n' DIGEST i | sha256sum` gives it for the SHA-256 of "abc". */
static void
test_from_text (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_from_text ("abc");
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "abc", -1);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s block %u\n", digest, i);
      g_autofree char *expected = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
      g_autoptr (GString) block = g_string_new (NULL);
      guint8 bytes[32];

      cb_random_source_fill (random, bytes, 5);
      cb_random_source_fill (random, bytes + 5, sizeof bytes - 5);
      for (guint j = 0; j < sizeof bytes; j++)
        g_string_append_printf (block, "%02x", bytes[j]);
      g_assert_cmpstr (block->str, ==, expected);
    }
}

static void
test_system (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new ();
  guint8 a[100] = { 0 }, b[100] = { 0 };
  guint counts[10] = { 0 };

  cb_random_source_fill (random, a, sizeof a);
  cb_random_source_fill (random, b, sizeof b);
  g_assert_true (memcmp (a, b, sizeof a) != 0);
  for (guint i = 0; i < 10000; i++)
    counts[cb_random_source_below (random, 10)]++;
  for (guint i = 0; i < 10; i++)
    g_assert_cmpuint (counts[i], >, 700);
}

/* Numbers of 32 bits, given by the test. */
static void
give_cb (guint8 *bytes, gsize n_bytes, gpointer data)
{
  guint32 **next = data;

  g_assert_cmpuint (n_bytes, ==, 4);
  for (guint i = 0; i < 4; i++)
    bytes[i] = (guint8) (**next >> (8 * i));
  (*next)++;
}

/* 2^32 = 6·715827882 + 4: of the four highest numbers none may be used. */
static void
test_rejection (void)
{
  guint32 numbers[] = { 4294967295u, 4294967292u, 4294967291u, 8, 4294967295u };
  guint32 *next = numbers;
  g_autoptr (CbRandomSource) random = cb_random_source_new_with_func (give_cb, &next, NULL);

  g_assert_cmpuint (cb_random_source_below (random, 6), ==, 4294967291u % 6);
  g_assert_cmpuint (cb_random_source_below (random, 6), ==, 2);
  g_assert_cmpuint (cb_random_source_below (random, 256), ==, 255);
  g_assert_true (next == numbers + G_N_ELEMENTS (numbers));
}

/* Every order of four cards, equally often. */
static void
test_shuffle (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (3);
  guint counts[256] = { 0 }, orders[24], n_orders = 0;
  double deviation;

  for (guint i = 0; i < 24000; i++)
    {
      guint8 cards[] = { 0, 1, 2, 3 };

      cb_random_source_shuffle (random, cards, 4);
      counts[cards[0] | cards[1] << 2 | cards[2] << 4 | cards[3] << 6]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] > 0)
      orders[n_orders++] = counts[i];
  g_assert_cmpuint (n_orders, ==, 24);
  deviation = cb_statistics_test_even (orders, 24);
  g_assert_cmpfloat (deviation, <, 4);
  g_assert_cmpfloat (deviation, >, -4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random-source/seeded", test_seeded);
  g_test_add_func ("/random-source/from-text", test_from_text);
  g_test_add_func ("/random-source/system", test_system);
  g_test_add_func ("/random-source/rejection", test_rejection);
  g_test_add_func ("/random-source/shuffle", test_shuffle);
  return g_test_run ();
}
