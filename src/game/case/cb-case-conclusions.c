/* cb-case-conclusions.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a case concludes, asked for by card and holder, and said in words. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"

guint
cb_case_get_generation (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);

  return self->generation;
}

/* What is known after so many entries. Where something is missing, somebody begins to think. */
static const CbMarks *
get_known (CbCase *self, guint n_entries)
{
  if (!cb_conclusions_get_marks (self->conclusions, n_entries)->complete)
    cb_case_think (self);
  return cb_conclusions_get_marks (self->conclusions, n_entries);
}

/* Whether another thread is looking for more that follows from the log. */
gboolean
cb_case_get_thinking (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);

  return self->thinking != NULL;
}

gboolean
cb_case_is_complete (CbCase *self, guint n_entries)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, FALSE);

  return get_known (self, n_entries)->complete;
}

gboolean
cb_case_is_consistent (CbCase *self, guint n_entries)
{
  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, FALSE);

  return get_known (self, n_entries)->consistent;
}

/* Where the log contradicts itself, the marks from before it did. */
static const CbMarks *
get_marks (CbCase *self, guint n_entries)
{
  const CbMarks *marks = get_known (self, n_entries);

  while (!marks->consistent && n_entries > 0)
    marks = cb_conclusions_get_marks (self->conclusions, --n_entries);
  return marks;
}

/**
 * cb_case_get_mark:
 * @n_entries: how many entries are read
 *
 * Returns: what is known so far of @card and @holder; see cb_case_is_complete(). Where these
 * entries contradict each other, what was known before the first that does
 */
CbMark
cb_case_get_mark (CbCase *self, guint n_entries, guint card, guint holder)
{
  g_return_val_if_fail (CB_IS_CASE (self), CB_MARK_MAYBE);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, CB_MARK_MAYBE);
  g_return_val_if_fail (card < cb_edition_get_n_cards (self->contents->setup->edition),
                        CB_MARK_MAYBE);
  g_return_val_if_fail (holder < cb_setup_get_n_holders (self->contents->setup), CB_MARK_MAYBE);

  return cb_marks_get (get_marks (self, n_entries), card, holder);
}

guint
cb_case_get_n_known (CbCase *self, guint n_entries)
{
  CbEdition *edition;
  const CbMarks *marks;
  guint n = 0;

  g_return_val_if_fail (CB_IS_CASE (self), 0);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, 0);

  edition = self->contents->setup->edition;
  marks = get_marks (self, n_entries);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      n += cb_card_set_size (marks->certain[CB_HOLDER_ENVELOPE] & category->cards) ==
           category->n_in_envelope;
    }
  return n;
}

static void
append_found (CbCase *self, guint holder, CbCardSet cards, GString *words)
{
  g_autofree char *name = cb_setup_get_holder_name (self->contents->setup, holder);
  g_autofree char *found = cb_edition_join_names (self->contents->setup->edition, cards);

  if (words->len > 0)
    g_string_append (words, " · ");
  /* Translators: news: where cards were found; a player or the envelope, then the cards. */
  g_string_append_printf (words, _ ("%s: %s"), name, found);
}

/**
 * cb_case_describe_news:
 * @position: an entry
 *
 * Returns: (transfer full) (nullable): what it settled: "Green: Rope · 4 crossed off"; NULL also as
 *   long as it is not known what was settled before
 */
char *
cb_case_describe_news (CbCase *self, guint position)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const CbMarks *before, *after;
  guint n_crossed = 0;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  after = cb_conclusions_get_marks (self->conclusions, position + 1);
  before = cb_conclusions_get_marks (self->conclusions, position);
  if (!before->complete)
    return NULL;
  if (!after->consistent)
    return before->consistent ? g_strdup (_ ("contradicts what was recorded before")) : NULL;

  for (guint i = 0; i < cb_setup_get_n_holders (self->contents->setup); i++)
    {
      CbCardSet found = after->certain[i] & ~before->certain[i];

      if (found != 0)
        append_found (self, i, found, words);
      n_crossed += cb_card_set_size (before->possible[i] & ~after->possible[i]);
    }
  if (n_crossed > 0)
    {
      if (words->len > 0)
        g_string_append (words, " · ");
      /* Translators: news: how many possibilities were crossed off the sheet. */
      g_string_append_printf (words, ngettext ("%u crossed off", "%u crossed off", n_crossed),
                              n_crossed);
    }
  return words->len > 0 ? g_string_free_and_steal (g_steal_pointer (&words)) : NULL;
}
