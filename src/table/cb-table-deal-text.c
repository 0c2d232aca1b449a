/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A deal as a text, in just one form, as deals of the first version were sealed: with its cards,
 * and nothing of how they came about. Such deals are still read. Every line says what it holds,
 * then the ids of the cards in the order of the edition; face-down cards stand in the order of
 * their places:
 *
 *   casebook-deal 1
 *   edition classic
 *   first-dealt 0
 *   envelope plum rope hall
 *   hand 0 green knife kitchen …
 *   hand 1 …
 *   face-up
 *   face-down
 *   removed
 *   nonce 4f1c…
 *
 * The nonce is 128 random bits in hexadecimal digits. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-table-cards.h"
#include "cb-table-deal.h"

#define NONCE_DIGITS 32

/* Writes where every card went: the lines from the envelope to what is removed. */
void
cb_table_deal_write_cards (const CbTableDeal *self, const char *const *cards, GString *text)
{
  cb_table_cards_write (text, "envelope", self->envelope, cards);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *what = g_strdup_printf ("hand %u", i);

      cb_table_cards_write (text, what, self->hands[i], cards);
    }
  cb_table_cards_write (text, "face-up", self->face_up, cards);
  g_string_append (text, "face-down");
  for (guint i = 0; i < self->n_down; i++)
    g_string_append_printf (text, " %s", cards[self->down[i]]);
  g_string_append_c (text, '\n');
  cb_table_cards_write (text, "removed", self->removed, cards);
}

/**
 * cb_table_deal_write:
 * @edition: id of the edition
 * @cards: ids of its cards, ended by NULL; no id has a space in it
 * @nonce: 32 small hexadecimal digits
 *
 * Returns: (transfer full): the text
 */
char *
cb_table_deal_write (const CbTableDeal *self,
                     const char *edition,
                     const char *const *cards,
                     const char *nonce)
{
  g_autoptr (GString) text = g_string_new ("casebook-deal 1\n");

  g_string_append_printf (text, "edition %s\nfirst-dealt %u\n", edition, self->first_dealt);
  cb_table_deal_write_cards (self, cards, text);
  g_string_append_printf (text, "nonce %s\n", nonce);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Reads the words of a line from the @start-th on. */
static gboolean
read_set (char **words, guint start, const char *const *cards, guint32 *all, guint32 *set)
{
  return cb_table_cards_read ((const char *const *) words + start, cards, all, set);
}

static gboolean
read_down (CbTableDeal *self, char **words, const char *const *cards, guint32 *all)
{
  guint32 set = 0;

  if (!read_set (words, 1, cards, all, &set))
    return FALSE;
  for (guint i = 1; words[i] != NULL; i++)
    self->down[self->n_down++] = (guint8) cb_table_cards_find (cards, words[i]);
  return TRUE;
}

static gboolean
read_line (CbTableDeal *self, const char *line, const char *const *cards, guint32 *all)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (words[0] == NULL || g_str_equal (words[0], "nonce"))
    return TRUE;
  if (g_str_equal (words[0], "first-dealt") && words[1] != NULL)
    self->first_dealt = (guint) g_ascii_strtoull (words[1], NULL, 10);
  else if (g_str_equal (words[0], "envelope"))
    return read_set (words, 1, cards, all, &self->envelope);
  else if (g_str_equal (words[0], "hand") && words[1] != NULL && self->n_seats < CB_TABLE_MAX_SEATS)
    return read_set (words, 2, cards, all, &self->hands[self->n_seats++]);
  else if (g_str_equal (words[0], "face-up"))
    return read_set (words, 1, cards, all, &self->face_up);
  else if (g_str_equal (words[0], "face-down"))
    return read_down (self, words, cards, all);
  else if (g_str_equal (words[0], "removed"))
    return read_set (words, 1, cards, all, &self->removed);
  return TRUE;
}

/* There is one text for a deal: whatever else the lines may hold shows when it is written again. */
static gboolean
is_text_of (const CbTableDeal *self,
            const char *text,
            const char *edition,
            const char *const *cards)
{
  const char *nonce = g_strrstr (text, "\nnonce ");
  g_autofree char *again = NULL;
  g_autofree char *word = NULL;

  if (nonce == NULL)
    return FALSE;
  word = g_strchomp (g_strdup (nonce + strlen ("\nnonce ")));
  if (strlen (word) != NONCE_DIGITS || strspn (word, "0123456789abcdef") != NONCE_DIGITS)
    return FALSE;
  again = cb_table_deal_write (self, edition, cards, word);
  return g_str_equal (again, text);
}

/**
 * cb_table_deal_read:
 * @self: (out caller-allocates): the deal
 * @text: as cb_table_deal_write() writes it
 * @edition: id of the edition
 * @cards: ids of its cards, ended by NULL
 *
 * Returns: whether it is such a text, and each card of the edition is in it once
 */
gboolean
cb_table_deal_read (CbTableDeal *self,
                    const char *text,
                    const char *edition,
                    const char *const *cards,
                    GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_cards = g_strv_length ((char **) cards);
  guint32 all = 0;
  gboolean good = n_cards >= 1 && n_cards <= CB_TABLE_MAX_CARDS;

  *self = (CbTableDeal) { 0 };
  for (guint i = 0; good && lines[i] != NULL; i++)
    good = read_line (self, lines[i], cards, &all);
  if (good && all == G_MAXUINT32 >> (CB_TABLE_MAX_CARDS - n_cards) && self->n_seats > 0 &&
      self->first_dealt < self->n_seats && is_text_of (self, text, edition, cards))
    return TRUE;

  g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
                       _ ("This is not a deal of this edition, or it is incomplete."));
  return FALSE;
}
