/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hand codes come back as they were; what is typed wrong is noticed: every single character, every
 * swap of neighbours, every three. */

#include <string.h>

#include "cb-check-symbols.h"
#include "cb-hand-code.h"
#include "cb-random-source.h"

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* A hand as it may be dealt, of any edition. */
static CbHandCode
make_hand (CbRandomSource *random)
{
  CbHandCode hand = { .tag = cb_random_source_below (random, CB_HAND_CODE_TAGS),
                      .n_cards = 9 + cb_random_source_below (random, 24),
                      .n_seats = 2 + cb_random_source_below (random, 9) };

  hand.seat = cb_random_source_below (random, hand.n_seats);
  hand.first_dealt = (int) cb_random_source_below (random, hand.n_seats + 1) - 1;
  hand.n_down = cb_random_source_below (random, 8);
  for (guint card = 0; card < hand.n_cards; card++)
    {
      guint place = cb_random_source_below (random, 12);

      hand.hand |= (guint32) (place < 3) << card;
      hand.face_up |= (guint32) (place == 3 && hand.tag % 2) << card;
      hand.removed |= (guint32) (place == 4 && hand.tag % 3 == 0) << card;
    }
  return hand;
}

static void
assert_read (const char *code, const CbHandCode *hand)
{
  g_autoptr (GError) error = NULL;
  CbHandCode read;

  memset (&read, 0, sizeof read);
  g_assert_true (cb_hand_code_read (&read, code, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&read, sizeof read, hand, sizeof *hand);
}

static void
test_round_trip (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);

  for (guint i = 0; i < 5000; i++)
    {
      CbHandCode hand = make_hand (random);
      g_autofree char *code = cb_hand_code_write (&hand);

      g_assert_cmpuint (strspn (code, "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"), ==, strlen (code));
      assert_read (code, &hand);
    }
}

/* As people type: spaces, dashes of any kind or none, small letters, l for 1 and o for 0. */
static void
test_typed (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (2);

  for (guint i = 0; i < 500; i++)
    {
      CbHandCode hand = make_hand (random);
      g_autofree char *code = cb_hand_code_write (&hand);
      g_autoptr (GString) typed = g_string_new ("  ");

      for (const char *c = code; *c != '\0'; c++)
        if (*c == '-')
          g_string_append (typed, i % 3 == 0 ? "–" : i % 3 == 1 ? " " : "");
        else if (*c == '0' || *c == '1')
          g_string_append_c (typed, *c == '0' ? "0oO"[i % 3] : "1lI"[i % 3]);
        else
          g_string_append_c (typed, i % 2 ? *c : g_ascii_tolower (*c));
      assert_read (typed->str, &hand);
    }
}

/* Classic hands: sixteen characters, and twenty where two cards lie open. */
static void
test_length (void)
{
  const CbHandCode hand = { .n_cards = 21, .n_seats = 3, .hand = 0x00fc00 };
  const CbHandCode open = { .n_cards = 21, .n_seats = 4, .hand = 0x00f000, .face_up = 3 };
  const CbHandCode most = { .n_cards = 32,
                            .n_seats = 10,
                            .seat = 9,
                            .hand = 3,
                            .face_up = 12,
                            .removed = 48,
                            .n_down = 31,
                            .tag = CB_HAND_CODE_TAGS - 1,
                            .first_dealt = -1 };
  g_autofree char *hand_code = cb_hand_code_write (&hand);
  g_autofree char *open_code = cb_hand_code_write (&open);
  g_autofree char *most_code = cb_hand_code_write (&most);

  g_assert_cmpuint (strlen (hand_code), ==, 16 + 3);
  g_assert_cmpuint (strlen (open_code), ==, 20 + 4);
  g_assert_cmpuint (strlen (most_code), <=, CB_MAX_CHECKED + CB_MAX_CHECKED / 4);
  assert_read (most_code, &most);
}

/* The code without its hyphens. */
static char *
make_plain (CbRandomSource *random)
{
  CbHandCode hand = make_hand (random);
  g_autofree char *code = cb_hand_code_write (&hand);
  g_auto (GStrv) groups = g_strsplit (code, "-", -1);

  return g_strjoinv (NULL, groups);
}

static void
assert_noticed (const char *code)
{
  g_autoptr (GError) error = NULL;
  CbHandCode read;

  g_assert_false (cb_hand_code_read (&read, code, &error));
  g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_SLIP);
}

/* The message names the character and its place. */
static void
assert_found (const char *code, guint place)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *expected = g_strdup_printf (
    "Something in this code is wrong, probably the “%c” at position %u.", code[place], place + 1);
  CbHandCode read;

  g_assert_false (cb_hand_code_read (&read, code, &error));
  g_assert_cmpstr (error->message, ==, expected);
}

static void
test_one_wrong (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (3);

  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *code = make_plain (random);
      CbHandCode read;

      for (guint place = 0; code[place] != '\0'; place++)
        {
          char right = code[place];

          for (guint digit = 0; digit < 32; digit++)
            if (digits[digit] != right)
              {
                code[place] = digits[digit];
                if (i < 20)
                  assert_found (code, place);
                else
                  g_assert_false (cb_hand_code_read (&read, code, NULL));
              }
          code[place] = right;
        }
    }
}

static void
test_neighbours_swapped (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (4);

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *code = make_plain (random);

      for (guint place = 0; code[place + 1] != '\0'; place++)
        if (code[place] != code[place + 1])
          {
            g_autofree char *swapped = g_strdup (code);

            swapped[place] = code[place + 1];
            swapped[place + 1] = code[place];
            assert_noticed (swapped);
          }
    }
}

static void
test_three_wrong (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (5);

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *code = make_plain (random);
      g_autofree char *wrong = g_strdup (code);

      for (guint n = 0; n < 2 + i % 2; n++)
        wrong[cb_random_source_below (
          random, (guint) strlen (code))] = digits[cb_random_source_below (random, 32)];
      if (!g_str_equal (code, wrong))
        assert_noticed (wrong);
    }
}

/* The mathematics alone: every one and two wrong symbols in words of every length are noticed, and
 * one is found. */
static void
test_check_symbols (void)
{
  for (guint n = 1; n + CB_N_CHECK_SYMBOLS <= CB_MAX_CHECKED; n++)
    {
      guint8 word[CB_MAX_CHECKED] = { 0 };
      guint length = n + CB_N_CHECK_SYMBOLS;
      int position;

      for (guint i = 0; i < n; i++)
        word[i] = (guint8) ((7 * i + n) % 32);
      cb_check_symbols_append (word, n);
      g_assert_true (cb_check_symbols_verify (word, length, &position));
      for (guint i = 0; i < length; i++)
        for (guint8 error = 1; error < 32; error++)
          {
            word[i] ^= error;
            g_assert_false (cb_check_symbols_verify (word, length, &position));
            g_assert_cmpint (position, ==, (int) i);
            for (guint j = i + 1; j < length; j++)
              {
                word[j] ^= (guint8) (error % 31 + 1);
                g_assert_false (cb_check_symbols_verify (word, length, &position));
                g_assert_cmpint (position, ==, -1);
                word[j] ^= (guint8) (error % 31 + 1);
              }
            word[i] ^= error;
          }
    }
}

/* What can only be made on purpose: right check characters under a wrong content. */
static char *
make_checked (const guint8 *symbols, guint n)
{
  guint8 word[CB_MAX_CHECKED] = { 0 };
  g_autoptr (GString) code = g_string_new (NULL);

  memcpy (word, symbols, n);
  cb_check_symbols_append (word, n);
  for (guint i = 0; i < n + CB_N_CHECK_SYMBOLS; i++)
    g_string_append_c (code, digits[word[i]]);
  return g_string_free_and_steal (g_steal_pointer (&code));
}

static void
assert_refused (const char *code, CbTableError expected, const char *message)
{
  g_autoptr (GError) error = NULL;
  CbHandCode read;

  g_assert_false (cb_hand_code_read (&read, code, &error));
  g_assert_error (error, CB_TABLE_ERROR, (int) expected);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_refused (void)
{
  const guint8 newer[28] = { CB_HAND_CODE_VERSION + 1, 1, 2, 3 };
  const guint8 older[28] = { 0 };
  g_autofree char *newer_code = make_checked (newer, 17);
  g_autofree char *newer_long = make_checked (newer, 28);
  g_autofree char *older_code = make_checked (older, 17);

  assert_refused ("ABCD-EFGU", CB_TABLE_ERROR_CHARACTER, "Codes never contain “U”.");
  assert_refused ("ABCD EFGH é", CB_TABLE_ERROR_CHARACTER, "Codes never contain “é”.");
  assert_refused ("ABCD\xff", CB_TABLE_ERROR_CHARACTER, "This is not text.");
  assert_refused ("", CB_TABLE_ERROR_SLIP, "This code is too short. Is it complete?");
  assert_refused ("ABCD-EFGH", CB_TABLE_ERROR_SLIP, "This code is too short. Is it complete?");
  assert_refused ("ABCDEFGHJKABCDEFGHJKABCDEFGHJKAB", CB_TABLE_ERROR_SLIP,
                  "This code is too long.");
  assert_refused (newer_code, CB_TABLE_ERROR_NEWER,
                  "This code is from a newer version of Casebook.");
  assert_refused (newer_long, CB_TABLE_ERROR_NEWER,
                  "This code is from a newer version of Casebook.");
  assert_refused (older_code, CB_TABLE_ERROR_SLIP, "This is not a hand code.");
}

/* Any content whatever: it is refused, or a hand of which it is the one and only code. */
static void
test_any_content (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (7);
  guint n_read = 0;

  for (guint i = 0; i < 50000; i++)
    {
      guint8 symbols[28] = { CB_HAND_CODE_VERSION };
      guint n = 9 + cb_random_source_below (random, 20);
      g_autofree char *code = NULL;
      CbHandCode read;

      for (guint place = 1; place < n; place++)
        symbols[place] = (guint8) cb_random_source_below (random, 32);
      code = make_checked (symbols, n);
      if (cb_hand_code_read (&read, code, NULL))
        {
          g_autofree char *again = cb_hand_code_write (&read);
          g_auto (GStrv) groups = g_strsplit (again, "-", -1);
          g_autofree char *plain = g_strjoinv (NULL, groups);

          g_assert_cmpstr (plain, ==, code);
          n_read++;
        }
    }
  g_assert_cmpuint (n_read, >, 50);
}

/* Two characters in each other's place leave no hint, for it would mislead. */
static void
test_words_of_a_swap (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (6);
  g_autofree char *code = make_plain (random);
  char first = code[4];

  g_assert_cmpint (first, !=, code[5]);
  code[4] = code[5];
  code[5] = first;
  assert_refused (code, CB_TABLE_ERROR_SLIP,
                  "Something in this code is wrong; compare it with the one shown.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hand-code/round-trip", test_round_trip);
  g_test_add_func ("/hand-code/typed", test_typed);
  g_test_add_func ("/hand-code/length", test_length);
  g_test_add_func ("/hand-code/one-wrong", test_one_wrong);
  g_test_add_func ("/hand-code/neighbours-swapped", test_neighbours_swapped);
  g_test_add_func ("/hand-code/three-wrong", test_three_wrong);
  g_test_add_func ("/hand-code/check-symbols", test_check_symbols);
  g_test_add_func ("/hand-code/refused", test_refused);
  g_test_add_func ("/hand-code/any-content", test_any_content);
  g_test_add_func ("/hand-code/words-of-a-swap", test_words_of_a_swap);
  return g_test_run ();
}
