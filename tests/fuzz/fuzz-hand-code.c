/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes as a hand code in three ways. As what was typed: it is refused with words, or the one and
 * only code of a hand. As the characters of a code, with the right check characters after them,
 * which no accident makes: the same. As a hand of an edition that is built in: its code gives just
 * this hand, and a few slips of the typing finger are noticed, and one is found. */

#include <string.h>

#include "cb-base32.h"
#include "cb-box.h"
#include "cb-case.h"
#include "cb-check-symbols.h"
#include "cb-editions.h"
#include "cb-fuzz.h"
#include "cb-hand-code.h"
#include "cb-hand.h"

/* What is typed, as it would be shown. */
static char *
straighten (const char *text)
{
  guint8 symbols[CB_MAX_CHECKED];
  guint n = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!cb_base32_is_filling (g_utf8_get_char (c)))
      symbols[n++] = (guint8) cb_base32_get_value (g_utf8_get_char (c));
  return cb_base32_write (symbols, n, 4);
}

static void
check_message (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CB_TABLE_ERROR);
  g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
}

/* The notebook that begins with the hand. */
static void
check_case (CbSetup *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new (setup, "");
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
  g_autoptr (CbCase) again = cb_case_new_from_bytes (bytes, &error);

  g_assert_no_error (error);
}

static void
check_setup (const char *code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbSetup) setup = cb_hand_read_code (code, NULL, &error);

  if (setup != NULL)
    {
      g_autofree char *straight = straighten (code);
      g_autofree char *again = cb_hand_make_code (setup);
      g_autofree char *words = cb_hand_make_words (setup, NULL);

      g_assert_cmpstr (straight, ==, again);
      g_assert_true (g_utf8_validate (words, -1, NULL));
      check_case (setup);
    }
  else
    check_message (error);
}

static void
check_code (const char *code)
{
  g_autoptr (GError) error = NULL;
  CbHandCode hand;

  if (cb_hand_code_read (&hand, code, &error))
    {
      g_autofree char *straight = straighten (code);
      g_autofree char *again = cb_hand_code_write (&hand);

      g_assert_cmpstr (straight, ==, again);
    }
  else
    check_message (error);
  check_setup (code);
}

static void
check_typed (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  check_code (text);
}

static void
check_checked (const uint8_t *data, size_t size)
{
  guint8 word[CB_MAX_CHECKED];
  guint n = (guint) MIN (size, CB_MAX_CHECKED - CB_N_CHECK_SYMBOLS);
  g_autofree char *code = NULL;

  for (guint i = 0; i < n; i++)
    word[i] = data[i] & 31;
  cb_check_symbols_append (word, n);
  code = cb_base32_write (word, n + CB_N_CHECK_SYMBOLS, 4);
  check_code (code);
}

/* The next bytes as a number below @n. */
static guint32
take (const uint8_t **data, size_t *size, guint64 n)
{
  guint32 value = 0;

  for (guint i = 0; i < sizeof value && *size > 0; i++, (*data)++, (*size)--)
    value = value << 8 | **data;
  return (guint32) (value % n);
}

static CbHandCode
make_hand (const uint8_t **data, size_t *size)
{
  CbEdition *edition = cb_editions_get_builtin (take (data, size, cb_editions_get_n_builtin ()));
  CbCardSet all = cb_edition_get_all_cards (edition);
  CbHandCode hand = { .tag = cb_box_get_tag (edition),
                      .n_cards = cb_edition_get_n_cards (edition),
                      .n_seats = 1 + take (data, size, CB_MAX_PLAYERS) };

  hand.seat = take (data, size, hand.n_seats);
  hand.first_dealt = (int) take (data, size, hand.n_seats + 1) - 1;
  hand.n_down = take (data, size, 32);
  hand.hand = take (data, size, (guint64) 1 << 32) & all;
  hand.face_up = take (data, size, (guint64) 1 << 32) & all & ~hand.hand;
  hand.removed = take (data, size, (guint64) 1 << 32) & all & ~hand.hand & ~hand.face_up;
  return hand;
}

/* Up to three characters are others than they should be. */
static void
check_slips (const char *code, const uint8_t *data, size_t size)
{
  g_autofree char *typed = g_strdup (code);
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  guint n_wrong = 0;
  CbHandCode hand;

  for (guint i = 0; i < 3 && size > 0; i++)
    {
      char *c = &typed[take (&data, &size, strlen (typed))];
      guint8 symbol = (guint8) take (&data, &size, 32);
      g_autofree char *other = cb_base32_write (&symbol, 1, 4);

      if (*c != '-')
        *c = *other;
    }
  for (const char *c = typed; *c != '\0'; c++)
    if (*c != code[c - typed])
      {
        gsize place = (gsize) (c - typed);

        n_wrong++;
        g_free (found);
        found = g_strdup_printf ("“%c” at position %" G_GSIZE_FORMAT ".", *c,
                                 place - place / 5 + 1);
      }
  g_assert_true (cb_hand_code_read (&hand, typed, &error) == (n_wrong == 0));
  g_assert_true (n_wrong == 0 || g_error_matches (error, CB_TABLE_ERROR, CB_TABLE_ERROR_SLIP));
  g_assert_true (n_wrong != 1 || g_str_has_suffix (error->message, found));
}

static void
check_hand (const uint8_t *data, size_t size)
{
  CbHandCode hand = make_hand (&data, &size);
  g_autofree char *code = cb_hand_code_write (&hand);
  CbHandCode read;

  memset (&read, 0, sizeof read);
  g_assert_true (cb_hand_code_read (&read, code, NULL));
  g_assert_cmpmem (&read, sizeof read, &hand, sizeof hand);
  check_setup (code);
  check_slips (code, data, size);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  check_typed (data, size);
  check_checked (data, size);
  check_hand (data, size);
  return 0;
}
