/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is fixed before the players give their numbers, and the deal that follows from both. */

#include <string.h>

#include "cb-statistics.h"
#include "cb-table-promise.h"

#define NONE   CB_TABLE_NO_NUMBER
#define SECRET "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

static const char *const cards[] = { "a",   "b",    "c",   "rope",  "axe",
                                     "gun", "hall", "den", "attic", NULL };
static const char *const players[] = { "Ann", "Bob%20B.", "Cy", NULL };
static const int nothing[] = { NONE, NONE, NONE };

static CbTablePromise
make_promise (void)
{
  return (CbTablePromise) { .edition = "tiny",
                            .cards = cards,
                            .players = players,
                            .rules = { .n_cards = 9,
                                       .n_categories = 3,
                                       .categories = { 0x7, 0x38, 0x1c0 },
                                       .n_in_envelope = { 1, 1, 1 },
                                       .n_seats = 3,
                                       .first_dealt = 2,
                                       .removed = 1u << 5,
                                       .n_removed = 1,
                                       .removed_category = 2,
                                       .n_side = 1,
                                       .equal = TRUE,
                                       .rest_down = TRUE },
                            .secret = SECRET };
}

/* Nine cards for three: 27 envelopes, and two cards in every hand. */
static CbTablePromise
make_large (void)
{
  CbTablePromise promise = make_promise ();

  promise.rules = (CbTableDealRules) { .n_cards = 9,
                                       .n_categories = 3,
                                       .categories = { 0x7, 0x38, 0x1c0 },
                                       .n_in_envelope = { 1, 1, 1 },
                                       .n_seats = 3 };
  return promise;
}

static CbTableDeal
draw (const CbTablePromise *promise, const int *numbers)
{
  g_autoptr (GError) error = NULL;
  CbTableDeal deal;

  cb_table_promise_draw (promise, numbers, &deal, &error);
  g_assert_no_error (error);
  return deal;
}

static void
test_text (void)
{
  CbTablePromise promise = make_promise ();
  CbTablePromise again = make_promise ();
  g_autofree char *text = cb_table_promise_write (&promise);

  g_assert_cmpstr (text, ==,
                   "casebook-deal 3\nedition tiny\ncategory 1 a b c\ncategory 1 rope axe gun\n"
                   "category 1 hall den attic\nplayer Ann\nplayer Bob%20B.\nplayer Cy\n"
                   "first-dealt 2\nremoved gun\nremove 1 of 2\nface-down 1\nhands equal\n"
                   "rest down\nsecret " SECRET "\n");
  memset (&again.rules.first_dealt, 0, sizeof again.rules.first_dealt);
  again.rules.removed = again.rules.n_removed = again.rules.removed_category = 0;
  again.rules.n_side = again.rules.equal = again.rules.rest_down = 0;
  *again.secret = '\0';
  g_assert_true (cb_table_promise_read (&again, text));
  g_assert_cmpmem (&again.rules, sizeof again.rules, &promise.rules, sizeof promise.rules);
  g_assert_cmpstr (again.secret, ==, SECRET);
}

static void
test_seed (void)
{
  CbTablePromise promise = make_promise ();
  CbTablePromise again = make_promise ();
  g_autofree char *text = NULL;

  *promise.secret = *again.secret = '\0';
  promise.seed = G_MAXUINT64;
  text = cb_table_promise_write (&promise);
  g_assert_true (g_str_has_suffix (text, "\nseed 18446744073709551615\n"));
  g_assert_true (cb_table_promise_read (&again, text));
  g_assert_cmpuint (again.seed, ==, G_MAXUINT64);
  g_assert_cmpstr (again.secret, ==, "");
}

/* Whatever is changed, left out or written twice, and every secret of another form. */
static void
test_refused (void)
{
  CbTablePromise promise = make_promise ();
  g_autofree char *text = cb_table_promise_write (&promise);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; text[i] != '\0'; i++)
    {
      g_autofree char *cut = g_strndup (text, i);
      g_autofree char *changed = g_strdup (text);
      CbTablePromise again = make_promise ();

      *again.secret = '\0';
      g_assert_false (cb_table_promise_read (&again, cut));
      changed[i] = '~';
      again = make_promise ();
      *again.secret = '\0';
      g_assert_false (cb_table_promise_read (&again, changed));
    }
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autofree char *twice = g_strconcat (lines[i], "\n", text, NULL);
      CbTablePromise again = make_promise ();

      g_assert_false (cb_table_promise_read (&again, twice));
    }
}

/* The cards follow from a text that has a line for each number, in seating order, and the secret.
 */
static void
test_mix (void)
{
  static const int numbers[] = { 417, NONE, 0 };
  CbTablePromise promise = make_large ();
  g_autofree char *text = cb_table_promise_write (&promise);
  g_autofree char *fingerprint = cb_fingerprint_make (text);
  g_autofree char *mix = g_strdup_printf ("casebook-mix 3\nfingerprint %s\nnumber 0 417\n"
                                          "number 2 0\nsecret " SECRET "\n",
                                          fingerprint);
  g_autoptr (CbRandomSource) random = cb_random_source_new_from_text (mix);
  CbTableDeal deal = draw (&promise, numbers);
  CbTableDeal expected;

  g_assert_true (cb_table_deal_draw (&expected, &promise.rules, random, NULL));
  g_assert_cmpmem (&deal, sizeof deal, &expected, sizeof expected);
}

/* The same deal for the same secret and numbers, and another one if any of them is another: the
 * secret, one number, whose number it is. */
static void
test_draw (void)
{
  static const int numbers[] = { 7, NONE, 42, NONE, 7, 42, 7, 42, NONE };
  CbTablePromise promise = make_large ();
  guint n_same = 0, n = 0;

  for (guint i = 0; i < 100; i++)
    {
      CbTableDeal one, same, others[4];

      promise.secret[0] = "0123456789abcdef"[i % 16];
      promise.secret[1] = "0123456789abcdef"[i / 16];
      one = draw (&promise, numbers);
      same = draw (&promise, numbers);
      others[0] = draw (&promise, numbers + 3);
      others[1] = draw (&promise, numbers + 6);
      others[2] = draw (&promise, nothing);
      promise.secret[63] ^= 1;
      others[3] = draw (&promise, numbers);
      promise.secret[63] ^= 1;
      g_assert_cmpmem (&one, sizeof one, &same, sizeof same);
      for (guint j = 0; j < G_N_ELEMENTS (others); j++, n++)
        n_same += memcmp (&one, &others[j], sizeof one) == 0 ? 1 : 0;
    }
  /* There are 27 envelopes and 90 ways to deal the rest. */
  g_assert_cmpuint (n_same, <, n / 100);
}

static void
assert_even (const guint *counts, guint n_counts)
{
  g_assert_cmpfloat (ABS (cb_statistics_test_even (counts, n_counts)), <, 4);
}

/* Whichever numbers are given, every envelope and every holder of a card is as likely as any other:
 * each number alone makes the deal even. */
static void
test_fair (void)
{
  CbTablePromise promise = make_large ();
  guint envelopes[27] = { 0 }, holders[3] = { 0 };

  for (guint i = 0; i < 27000; i++)
    {
      const int numbers[] = { NONE, (int) i, NONE };
      CbTableDeal deal = draw (&promise, numbers);

      envelopes[(guint) __builtin_ctz (deal.envelope) * 9 +
                ((guint) __builtin_ctz (deal.envelope >> 3)) * 3 +
                (guint) __builtin_ctz (deal.envelope >> 6)]++;
      for (guint seat = 0; seat < 3; seat++)
        holders[seat] += deal.hands[seat] & 1;
    }
  assert_even (envelopes, 27);
  assert_even (holders, 3);
}

/* 20,000 deals of the classic box for six, each from a secret and a number of its own: every
 * envelope is as likely as any other, and so is every holder of every card. */
static void
test_fair_classic (void)
{
  static const char *const ids[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
                                     "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", NULL };
  static const char *const names[] = { "A", "B", "C", "D", "E", "F", NULL };
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (11);
  CbTablePromise promise = { .edition = "classic",
                             .cards = ids,
                             .players = names,
                             .rules = { .n_cards = 21,
                                        .n_categories = 3,
                                        .categories = { 0x3f, 0xfc0, 0x1ff000 },
                                        .n_in_envelope = { 1, 1, 1 },
                                        .n_seats = 6 } };
  guint envelopes[324] = { 0 }, holders[21][6] = { 0 };

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *secret = cb_secret_new (random);
      const int numbers[] = { NONE, (int) (i % 1000), NONE, NONE, (int) i, NONE };
      CbTableDeal deal;

      g_strlcpy (promise.secret, secret, sizeof promise.secret);
      deal = draw (&promise, numbers);
      envelopes[((guint) __builtin_ctz (deal.envelope) * 6 +
                 (guint) __builtin_ctz (deal.envelope >> 6)) *
                  9 +
                (guint) __builtin_ctz (deal.envelope >> 12)]++;
      for (guint card = 0; card < 21; card++)
        for (guint seat = 0; seat < 6; seat++)
          holders[card][seat] += deal.hands[seat] >> card & 1;
    }
  assert_even (envelopes, 324);
  for (guint card = 0; card < 21; card++)
    assert_even (holders[card], 6);
}

/* Nobody who has no secret can try out the few accusations there are. */
static void
test_accusation (void)
{
  CbTablePromise promise = make_promise ();
  CbTablePromise other = make_promise ();
  g_autofree char *sealed = cb_table_promise_seal_accusation (&promise, 1, 0x49);
  g_autofree char *expected = cb_fingerprint_make (
    "casebook-accusation 3\nby 1\ncards a rope hall\nsecret " SECRET "\n");
  g_autofree char *by_other = cb_table_promise_seal_accusation (&promise, 2, 0x49);
  g_autofree char *with_other = NULL;

  other.secret[0] = 'f';
  with_other = cb_table_promise_seal_accusation (&other, 1, 0x49);
  g_assert_cmpstr (sealed, ==, expected);
  g_assert_cmpstr (sealed, !=, by_other);
  g_assert_cmpstr (sealed, !=, with_other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/promise/text", test_text);
  g_test_add_func ("/promise/seed", test_seed);
  g_test_add_func ("/promise/refused", test_refused);
  g_test_add_func ("/promise/mix", test_mix);
  g_test_add_func ("/promise/draw", test_draw);
  g_test_add_func ("/promise/fair", test_fair);
  g_test_add_func ("/promise/fair-classic", test_fair_classic);
  g_test_add_func ("/promise/accusation", test_accusation);
  return g_test_run ();
}
