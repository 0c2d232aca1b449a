/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bits of a hand code, five a character, the highest first:
 *
 *   version 5, tag of the edition 15, cards − 1 5, seats − 1 4, seat 4, seat dealt first 4 (15: not
 *   known), face down 5; a bit for each card: in the hand; a bit: are cards open, and if so a bit
 *   for each card that is not in the hand; a bit: are cards out of play, and if so a bit for each
 *   card that is neither; zeros to the next whole character
 *
 * and three check characters. Codes of every version begin with the version and end with check
 * characters, so that a code of a newer version can be told from a mistyped one. What follows the
 * tag is mixed with a pattern made from the tag. That does not make it a secret, but leaves no rows
 * of zeros to miscount, and no card to be read at a glance. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-code-bits.h"
#include "cb-hand-code.h"

#define FIRST_KNOWN 15 /* lower numbers are seats; this one stands for "not known" */
/* How many symbols are not mixed: those of version and tag. */
#define N_PLAIN 4
/* The fewest symbols of a code: those up to the first card, and the check symbols. */
#define MIN_SYMBOLS (9 + CB_N_CHECK_SYMBOLS)

/* Writes a bit for each card of @among: whether it is one of @cards. */
static void
put_cards (CbCodeBits *bits, guint32 among, guint32 cards)
{
  for (; among != 0; among &= among - 1)
    cb_code_bits_put (bits, 1, (cards & among & -among) != 0);
}

static guint32
get_cards (CbCodeBits *bits, guint32 among)
{
  guint32 cards = 0;

  for (; among != 0; among &= among - 1)
    if (cb_code_bits_get (bits, 1))
      cards |= among & -among;
  return cards;
}

static void
put_some_cards (CbCodeBits *bits, guint32 among, guint32 cards)
{
  cb_code_bits_put (bits, 1, cards != 0);
  if (cards != 0)
    put_cards (bits, among, cards);
}

static guint32
get_some_cards (CbCodeBits *bits, guint32 among)
{
  gboolean some = cb_code_bits_get (bits, 1) != 0;
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
 * @edition: a text that tells editions apart, such as one with the ids of the cards, in order
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
  CbCodeBits bits = { 0 };
  guint32 all;
  guint n;

  g_return_val_if_fail (self->n_cards >= 1 && self->n_cards <= 32, NULL);
  g_return_val_if_fail (self->seat < self->n_seats && self->n_seats <= 10, NULL);
  g_return_val_if_fail (self->first_dealt < (int) self->n_seats, NULL);
  g_return_val_if_fail (self->tag < CB_HAND_CODE_TAGS && self->n_down < 32, NULL);

  all = get_all_cards (self);
  cb_code_bits_put (&bits, 5, CB_HAND_CODE_VERSION);
  cb_code_bits_put (&bits, 15, self->tag);
  cb_code_bits_put (&bits, 5, self->n_cards - 1);
  cb_code_bits_put (&bits, 4, self->n_seats - 1);
  cb_code_bits_put (&bits, 4, self->seat);
  cb_code_bits_put (&bits, 4, self->first_dealt >= 0 ? (guint) self->first_dealt : FIRST_KNOWN);
  cb_code_bits_put (&bits, 5, self->n_down);
  put_cards (&bits, all, self->hand);
  put_some_cards (&bits, all & ~self->hand, self->face_up);
  put_some_cards (&bits, all & ~self->hand & ~self->face_up, self->removed);

  n = (bits.bit + 4) / 5;
  mix (bits.symbols, n);
  return cb_code_bits_write (&bits);
}

static void
read_bits (CbHandCode *self, CbCodeBits *bits)
{
  guint first;
  guint32 all;

  self->tag = cb_code_bits_get (bits, 15);
  self->n_cards = cb_code_bits_get (bits, 5) + 1;
  self->n_seats = cb_code_bits_get (bits, 4) + 1;
  self->seat = cb_code_bits_get (bits, 4);
  first = cb_code_bits_get (bits, 4);
  self->first_dealt = first < FIRST_KNOWN ? (int) first : -1;
  self->n_down = cb_code_bits_get (bits, 5);
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
  CbCodeBits bits = { 0 };
  CbHandCode read = { 0 };
  guint version;

  if (!cb_code_bits_read (&bits, text, MIN_SYMBOLS, error))
    return FALSE;
  version = cb_code_bits_get (&bits, 5);
  if (version > CB_HAND_CODE_VERSION)
    {
      g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_NEWER,
                           _ ("This code is from a newer version of Casebook."));
      return FALSE;
    }

  mix (bits.symbols, bits.n_symbols);
  read_bits (&read, &bits);
  if (version != CB_HAND_CODE_VERSION || bits.failed || !cb_code_bits_is_at_end (&bits) ||
      read.n_seats > 10 || read.seat >= read.n_seats || read.first_dealt >= (int) read.n_seats)
    {
      g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_SLIP,
                           _ ("This is not a hand code."));
      return FALSE;
    }
  *self = read;
  return TRUE;
}
