/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-chain.h"
#include "cb-fingerprint.h"

struct _CbChain
{
  GPtrArray *lines;
  GPtrArray *fingerprints; /* that of the start, then one after each line */
};

/**
 * cb_chain_new:
 * @start: a text that says what the record is about; its fingerprint is the first one
 *
 * Returns: (transfer full): a record without lines
 */
CbChain *
cb_chain_new (const char *start)
{
  CbChain *self = g_new0 (CbChain, 1);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->fingerprints = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->fingerprints, cb_fingerprint_make (start));
  return self;
}

void
cb_chain_free (CbChain *self)
{
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->fingerprints);
  g_free (self);
}

/* @line contains no line break. */
void
cb_chain_append (CbChain *self, const char *line)
{
  g_autofree char *linked = NULL;

  g_return_if_fail (strchr (line, '\n') == NULL);

  linked = g_strdup_printf ("%s %s\n", cb_chain_get_fingerprint (self, self->lines->len), line);
  g_ptr_array_add (self->lines, g_strdup (line));
  g_ptr_array_add (self->fingerprints, cb_fingerprint_make (linked));
}

/* Takes back the last line; to be called only before anybody has seen its fingerprint. */
void
cb_chain_drop_last (CbChain *self)
{
  g_return_if_fail (self->lines->len > 0);

  g_ptr_array_remove_index (self->lines, self->lines->len - 1);
  g_ptr_array_remove_index (self->fingerprints, self->fingerprints->len - 1);
}

guint
cb_chain_get_length (const CbChain *self)
{
  return self->lines->len;
}

const char *
cb_chain_get_line (const CbChain *self, guint index)
{
  g_return_val_if_fail (index < self->lines->len, NULL);

  return g_ptr_array_index (self->lines, index);
}

/* Returns: (transfer none): the whole fingerprint after the first @n_lines lines */
const char *
cb_chain_get_fingerprint (const CbChain *self, guint n_lines)
{
  g_return_val_if_fail (n_lines < self->fingerprints->len, NULL);

  return g_ptr_array_index (self->fingerprints, n_lines);
}
