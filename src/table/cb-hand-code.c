/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bits of a hand code, five a character, the highest first:
 *
 *   version 5, tag of the edition 15, cards − 1 5, seats − 1 4, seat 4, seat dealt first 4 (15: not
 *   known), face down 5; a bit for each card: in the hand; a bit: are cards open, and if so a bit
 *   for each card that is not in the hand; a bit: are cards out of play, and if so a bit for each
 *   card that is neither; zeros to the next whole character
 *
 * and three check characters. Every version begins and ends like that, so that one that is too new
 * is told from one that was mistyped. What follows the tag is mixed with a pattern the tag leads
 * to: that makes no secret of it, but leaves no rows of zeros to miscount, and no card to be read
 * at a glance. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-base32.h"
#include "cb-check-symbols.h"
#include "cb-hand-code.h"

#define GROUP       4
#define FIRST_KNOWN 15 /* lower numbers are seats; this one stands for "not known" */
/* Version and tag. */
#define N_PLAIN 4
/* The least symbols of any code: those up to the first card, and the check symbols. */
#define MIN_SYMBOLS (9 + CB_N_CHECK_SYMBOLS)

typedef struct
{
  guint8 symbols[CB_MAX_CHECKED];
  guint n_symbols; /* how many symbols there are to read */
  guint bit;
  gboolean failed; /* there were too few bits, or bits that no hand code has */
} Bits;

static void
put (Bits *self, guint n_bits, guint32 value)
{
  while (n_bits-- > 0)
    {
      g_assert (self->bit < 5 * (CB_MAX_CHECKED - CB_N_CHECK_SYMBOLS));
      self->symbols[self->bit / 5] |= (guint8) ((value >> n_bits & 1) << (4 - self->bit % 5));
      self->bit++;
    }
}

static guint
get (Bits *self, guint n_bits)
{
  guint value = 0;

  for (; n_bits > 0; n_bits--, self->bit++)
    {
      if (self->bit >= 5 * self->n_symbols)
        self->failed = TRUE;
      else
        value = value << 1 | (self->symbols[self->bit / 5] >> (4 - self->bit % 5) & 1);
    }
  return value;
}

/* Whether nothing is left but the zeros of the last character. */
static gboolean
is_at_end (Bits *self)
{
  return 5 * self->n_symbols - self->bit < 5 && get (self, 5 * self->n_symbols - self->bit) == 0;
}

/* Writes a bit for each card of @among: whether it is one of @cards. */
static void
put_cards (Bits *bits, guint32 among, guint32 cards)
{
  for (; among != 0; among &= among - 1)
    put (bits, 1, (cards & among & -among) != 0);
}

static guint32
get_cards (Bits *bits, guint32 among)
{
  guint32 cards = 0;

  for (; among != 0; among &= among - 1)
    if (get (bits, 1))
      cards |= among & -among;
  return cards;
}

static void
put_some_cards (Bits *bits, guint32 among, guint32 cards)
{
  put (bits, 1, cards != 0);
  if (cards != 0)
    put_cards (bits, among, cards);
}

static guint32
get_some_cards (Bits *bits, guint32 among)
{
  gboolean some = get (bits, 1) != 0;
  guint32 cards = some ? get_cards (bits, among) : 0;

  bits->failed = bits->failed || some != (cards != 0);
  return cards;
}

static guint32
get_all_cards (const CbHandCode *self)
{
  return G_MAXUINT32 >> (32 - self->n_cards);
}

/* Mixes the first @n symbols with the pattern; a second call undoes the first. */
static void
mix (guint8 *symbols, guint n)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 pattern[32];
  gsize size = sizeof pattern;

  g_assert (n <= sizeof pattern);
  g_checksum_update (checksum, symbols, N_PLAIN);
  g_checksum_get_digest (checksum, pattern, &size);
  for (guint i = N_PLAIN; i < n; i++)
    symbols[i] ^= pattern[i] & 31;
}

/**
 * cb_hand_code_make_tag:
 * @edition: what makes an edition the same for a hand, such as the ids of its cards, in order
 *
 * Returns: the tag
 */
guint
cb_hand_code_make_tag (const char *edition)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, edition, -1);

  digest[8] = '\0';
  return (guint) (g_ascii_strtoull (digest, NULL, 16) % CB_HAND_CODE_TAGS);
}

/* Returns: (transfer full): the code, in groups of four characters */
char *
cb_hand_code_write (const CbHandCode *self)
{
  Bits bits = { 0 };
  guint32 all;
  guint n;

  g_return_val_if_fail (self->n_cards >= 1 && self->n_cards <= 32, NULL);
  g_return_val_if_fail (self->seat < self->n_seats && self->n_seats <= 10, NULL);
  g_return_val_if_fail (self->first_dealt < (int) self->n_seats, NULL);
  g_return_val_if_fail (self->tag < CB_HAND_CODE_TAGS && self->n_down < 32, NULL);

  all = get_all_cards (self);
  put (&bits, 5, CB_HAND_CODE_VERSION);
  put (&bits, 15, self->tag);
  put (&bits, 5, self->n_cards - 1);
  put (&bits, 4, self->n_seats - 1);
  put (&bits, 4, self->seat);
  put (&bits, 4, self->first_dealt >= 0 ? (guint) self->first_dealt : FIRST_KNOWN);
  put (&bits, 5, self->n_down);
  put_cards (&bits, all, self->hand);
  put_some_cards (&bits, all & ~self->hand, self->face_up);
  put_some_cards (&bits, all & ~self->hand & ~self->face_up, self->removed);

  n = (bits.bit + 4) / 5;
  mix (bits.symbols, n);
  cb_check_symbols_append (bits.symbols, n);
  return cb_base32_write (bits.symbols, n + CB_N_CHECK_SYMBOLS, GROUP);
}

static gboolean set_error (GError **error, CbTableError code, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

static gboolean
set_error (GError **error, CbTableError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CB_TABLE_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
read_symbols (Bits *bits, const char *text, GError **error)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);
      int value = cb_base32_get_value (character);

      if (cb_base32_is_filling (character))
        continue;
      if (value < 0)
        {
          g_autofree char *shown = g_strndup (c, (gsize) (g_utf8_next_char (c) - c));

          return set_error (error, CB_TABLE_ERROR_CHARACTER, _ ("Hand codes never contain “%s”."),
                            shown);
        }
      if (bits->n_symbols == CB_MAX_CHECKED)
        return set_error (error, CB_TABLE_ERROR_SLIP, _ ("This code is too long."));
      bits->symbols[bits->n_symbols++] = (guint8) value;
    }
  if (bits->n_symbols < MIN_SYMBOLS)
    return set_error (error, CB_TABLE_ERROR_SLIP, _ ("This code is too short. Is it complete?"));
  return TRUE;
}

static gboolean
check_symbols (const Bits *bits, GError **error)
{
  g_autofree char *code = NULL;
  int position;

  if (cb_check_symbols_verify (bits->symbols, bits->n_symbols, &position))
    return TRUE;
  if (position < 0)
    return set_error (error, CB_TABLE_ERROR_SLIP,
                      _ ("Something in this code is wrong; compare it with the one shown."));
  code = cb_base32_write (&bits->symbols[position], 1, GROUP);
  return set_error (error, CB_TABLE_ERROR_SLIP,
                    /* Translators: the first %s is one character, %d its place, from 1. */
                    _ ("Something in this code is wrong, probably the “%s” at position %d."), code,
                    position + 1);
}

static void
read_bits (CbHandCode *self, Bits *bits)
{
  guint first;
  guint32 all;

  self->tag = get (bits, 15);
  self->n_cards = get (bits, 5) + 1;
  self->n_seats = get (bits, 4) + 1;
  self->seat = get (bits, 4);
  first = get (bits, 4);
  self->first_dealt = first < FIRST_KNOWN ? (int) first : -1;
  self->n_down = get (bits, 5);
  all = get_all_cards (self);
  self->hand = get_cards (bits, all);
  self->face_up = get_some_cards (bits, all & ~self->hand);
  self->removed = get_some_cards (bits, all & ~self->hand & ~self->face_up);
}

/**
 * cb_hand_code_read:
 * @self: (out caller-allocates): what the code says
 * @text: as typed: small letters, spaces and hyphens wherever they are, I or L for 1, O for 0
 *
 * Returns: whether it is a hand code of this version
 */
gboolean
cb_hand_code_read (CbHandCode *self, const char *text, GError **error)
{
  Bits bits = { 0 };
  CbHandCode read = { 0 };
  guint version;

  if (!g_utf8_validate (text, -1, NULL))
    return set_error (error, CB_TABLE_ERROR_CHARACTER, _ ("This is not text."));
  if (!read_symbols (&bits, text, error) || !check_symbols (&bits, error))
    return FALSE;
  version = get (&bits, 5);
  if (version > CB_HAND_CODE_VERSION)
    return set_error (error, CB_TABLE_ERROR_NEWER,
                      _ ("This code is from a newer version of Casebook."));

  bits.n_symbols -= CB_N_CHECK_SYMBOLS;
  mix (bits.symbols, bits.n_symbols);
  read_bits (&read, &bits);
  if (version != CB_HAND_CODE_VERSION || bits.failed || !is_at_end (&bits) || read.n_seats > 10 ||
      read.seat >= read.n_seats || read.first_dealt >= (int) read.n_seats)
    return set_error (error, CB_TABLE_ERROR_SLIP, _ ("This is not a hand code."));
  *self = read;
  return TRUE;
}
