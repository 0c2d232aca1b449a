/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <string.h>
#include <sys/random.h>

#include "cb-random-source.h"

/* The most bytes that POSIX lets getentropy() give at once. */
#define MAX_AT_ONCE 256

struct _CbRandomSource
{
  CbRandomFunc func;
  gpointer data;
  GDestroyNotify destroy;
};

CbRandomSource *
cb_random_source_new_with_func (CbRandomFunc func, gpointer data, GDestroyNotify destroy)
{
  CbRandomSource *self;

  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (CbRandomSource, 1);
  *self = (CbRandomSource) { func, data, destroy };
  return self;
}

void
cb_random_source_free (CbRandomSource *self)
{
  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self);
}

/* Ends the program if the system has no random numbers: no deal at all is better than one that can
 * be foretold. */
static void
fill_from_system (guint8 *bytes, gsize n_bytes, gpointer data)
{
  for (gsize n; n_bytes > 0; bytes += n, n_bytes -= n)
    {
      n = MIN (n_bytes, MAX_AT_ONCE);
      if (getentropy (bytes, n) < 0)
        g_error ("the system has no random numbers: %s", g_strerror (errno));
    }
}

/* Returns: (transfer full): the system's source; costs a system call for each number */
CbRandomSource *
cb_random_source_new (void)
{
  return cb_random_source_new_with_func (fill_from_system, NULL, NULL);
}

/* Blocks of 32 bytes that follow from a seed or a text. */
typedef struct
{
  guint64 seed;
  char *text_digest; /* in hexadecimal digits; NULL if the source is made from a seed */
  guint64 n_blocks;
  guint8 block[32];
  gsize n_left; /* bytes at the end of the block that are not used yet */
} Blocks;

static void
blocks_free (gpointer data)
{
  Blocks *self = data;

  g_free (self->text_digest);
  g_free (self);
}

static void
start_block (Blocks *self)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  if (self->text_digest != NULL)
    {
      g_autofree char *line = g_strdup_printf ("%s block %" G_GUINT64_FORMAT "\n",
                                               self->text_digest, self->n_blocks);

      g_checksum_update (checksum, (const guchar *) line, -1);
    }
  else
    {
      guint64 words[] = { GUINT64_TO_LE (self->seed), GUINT64_TO_LE (self->n_blocks) };

      g_checksum_update (checksum, (const guchar *) words, sizeof words);
    }
  self->n_left = sizeof self->block;
  g_checksum_get_digest (checksum, self->block, &self->n_left);
  self->n_blocks++;
}

static void
fill_from_blocks (guint8 *bytes, gsize n_bytes, gpointer data)
{
  Blocks *self = data;

  while (n_bytes > 0)
    {
      gsize n;

      if (self->n_left == 0)
        start_block (self);
      n = MIN (n_bytes, self->n_left);
      memcpy (bytes, self->block + sizeof self->block - self->n_left, n);
      self->n_left -= n;
      bytes += n;
      n_bytes -= n;
    }
}

/* Returns: (transfer full): a source that gives the same numbers for the same seed: block i is the
 * SHA-256 of the seed and i, 64 bits each */
CbRandomSource *
cb_random_source_new_seeded (guint64 seed)
{
  Blocks *data = g_new0 (Blocks, 1);

  data->seed = seed;
  return cb_random_source_new_with_func (fill_from_blocks, data, blocks_free);
}

/* Returns: (transfer full): a source that gives the same numbers for the same text: block i, from
 * 0, is the SHA-256 of the line "DIGEST block i", where DIGEST is the text's own SHA-256 */
CbRandomSource *
cb_random_source_new_from_text (const char *text)
{
  Blocks *data = g_new0 (Blocks, 1);

  data->text_digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  return cb_random_source_new_with_func (fill_from_blocks, data, blocks_free);
}

void
cb_random_source_fill (CbRandomSource *self, gpointer bytes, gsize n_bytes)
{
  g_return_if_fail (self != NULL);

  self->func (bytes, n_bytes, self->data);
}

/**
 * cb_random_source_below:
 * @n: 1 or more
 *
 * Numbers that would make some results likelier than others are drawn again.
 *
 * Returns: one of 0…@n−1, each with the same chance
 */
guint
cb_random_source_below (CbRandomSource *self, guint n)
{
  guint32 surplus, number;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (n > 0, 0);

  surplus = (G_MAXUINT32 % n + 1) % n;
  do
    {
      cb_random_source_fill (self, &number, sizeof number);
      number = GUINT32_FROM_LE (number);
    }
  while (number > G_MAXUINT32 - surplus);
  return number % n;
}

/* Puts @items into a random order; all orders have the same chance. */
void
cb_random_source_shuffle (CbRandomSource *self, guint8 *items, guint n_items)
{
  for (guint left = n_items; left > 1; left--)
    {
      guint i = cb_random_source_below (self, left);
      guint8 item = items[i];

      items[i] = items[left - 1];
      items[left - 1] = item;
    }
}
