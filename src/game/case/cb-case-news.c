/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an entry settled: marks that are known after it and were not known before. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-case-news.h"
#include "cb-case-private.h"
#include "cb-draw.h"
#include "cb-exposed.h"
#include "cb-words.h"

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

/* Returns: whether the marks in @before are complete, so that they can be compared with @after */
static gboolean
get_marks_around (CbCase *self, guint position, const CbMarks **before, const CbMarks **after)
{
  *after = cb_conclusions_get_marks (self->conclusions, position + 1);
  *before = cb_conclusions_get_marks (self->conclusions, position);
  return (*before)->complete;
}

/**
 * cb_case_describe_news:
 * @position: an entry
 *
 * Returns: (transfer full) (nullable): what the entry settled, "Green: Rope · 4 ruled out"; NULL if
 *   it settled nothing, or if the marks before it are not complete yet
 */
char *
cb_case_describe_news (CbCase *self, guint position)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const CbMarks *before, *after;
  guint n_crossed = 0;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  if (!get_marks_around (self, position, &before, &after))
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
      g_string_append_printf (words, ngettext ("%u ruled out", "%u ruled out", n_crossed),
                              n_crossed);
    }
  return words->len > 0 ? g_string_free_and_steal (g_steal_pointer (&words)) : NULL;
}

/* Returns: the cards of the envelope that this entry brought to light */
static CbCardSet
get_found_in_envelope (const CbMarks *before, const CbMarks *after)
{
  return after->consistent
           ? after->certain[CB_HOLDER_ENVELOPE] & ~before->certain[CB_HOLDER_ENVELOPE]
           : 0;
}

/**
 * cb_case_is_breakthrough:
 * @position: an entry
 *
 * Returns: whether the entry brought to light a card of the envelope
 */
gboolean
cb_case_is_breakthrough (CbCase *self, guint position)
{
  const CbMarks *before, *after;

  g_return_val_if_fail (CB_IS_CASE (self), FALSE);
  g_return_val_if_fail (position < self->contents->entries->len, FALSE);

  return get_marks_around (self, position, &before, &after) &&
         get_found_in_envelope (before, after) != 0;
}

/**
 * cb_case_describe_found:
 * @position: an entry
 *
 * Returns: (transfer full): the cards that the entry brought to light, short enough for a badge:
 *   "Plum found" for cards of the envelope, else "Bob: Rope"; NULL if there are none
 */
char *
cb_case_describe_found (CbCase *self, guint position)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const CbMarks *before, *after;
  CbCardSet found;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  if (!get_marks_around (self, position, &before, &after) || !after->consistent)
    return NULL;
  found = get_found_in_envelope (before, after);
  if (found != 0)
    {
      g_autofree char *names = cb_edition_join_names (self->contents->setup->edition, found);

      /* Translators: cards of the envelope that became known. */
      return g_strdup_printf (_ ("%s found"), names);
    }
  for (guint i = 0; i < cb_setup_get_n_holders (self->contents->setup); i++)
    if ((after->certain[i] & ~before->certain[i]) != 0)
      append_found (self, i, after->certain[i] & ~before->certain[i], words);
  return words->len > 0 ? g_string_free_and_steal (g_steal_pointer (&words)) : NULL;
}

/**
 * cb_case_find_put_out:
 * @position: an entry
 *
 * Returns: the seat that the entry put out of the game, by a wrong accusation, a revealed hand or a
 *   card that kills; %CB_NOBODY if none, or if it was out before
 */
int
cb_case_find_put_out (CbCase *self, guint position)
{
  g_autoptr (CbSeats) seats = NULL;
  CbEntry *entry;

  g_return_val_if_fail (CB_IS_CASE (self), CB_NOBODY);
  g_return_val_if_fail (position < self->contents->entries->len, CB_NOBODY);

  entry = g_ptr_array_index (self->contents->entries, position);
  if (cb_entry_get_accusation (entry) == NULL && cb_entry_get_exposed (entry) == NULL &&
      cb_entry_get_draw (entry) == NULL)
    return CB_NOBODY;
  seats = cb_case_get_seats (self, position + 1);
  for (guint i = 0; i < self->contents->setup->n_players; i++)
    if (cb_seats_get_since (seats, i) == position + 1)
      return (int) i;
  return CB_NOBODY;
}

/* (transfer full): which cards @after has found and @before had not, and where, in at most @n_most
 * sentences, beginning with the envelope */
static char *
tell_found (CbCase *self, const CbMarks *before, const CbMarks *after, guint n_most)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; i < cb_setup_get_n_holders (self->contents->setup) && n_most > 0; i++)
    {
      CbCardSet found = after->certain[i] & ~before->certain[i];

      if (found == 0)
        continue;
      g_strv_builder_take (sentences, cb_words_for_cards (self->contents->setup, i, found, TRUE));
      n_most--;
    }
  parts = g_strv_builder_end (sentences);
  return g_strjoinv (" ", parts);
}

/**
 * cb_case_tell_found:
 * @position: an entry
 *
 * Returns: (transfer full) (nullable): which cards the entry brought to light, and where, in two
 *   sentences at most: "Bob has the Rope."; NULL if there are none
 */
char *
cb_case_tell_found (CbCase *self, guint position)
{
  const CbMarks *before, *after;
  g_autofree char *words = NULL;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  if (!get_marks_around (self, position, &before, &after) || !after->consistent)
    return NULL;
  words = tell_found (self, before, after, 2);
  return *words != '\0' ? g_steal_pointer (&words) : NULL;
}

/**
 * cb_case_tell_news:
 * @position: an entry
 *
 * Returns: (transfer full): every cell that the entry settled, in sentences, beginning with the
 *   cards found; if it settled none, a sentence that says why
 */
char *
cb_case_tell_news (CbCase *self, guint position)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *found = NULL;
  const CbMarks *before, *after;
  gboolean is_known;

  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (position < self->contents->entries->len, NULL);

  is_known = get_marks_around (self, position, &before, &after);
  if (!after->consistent)
    return g_strdup (_ ("The log contradicts itself."));
  if (!is_known)
    return g_strdup (_ ("Casebook is still working out what it revealed."));
  found = tell_found (self, before, after, G_MAXUINT);
  if (*found != '\0')
    g_strv_builder_add (sentences, found);
  for (guint i = 0; i < cb_setup_get_n_holders (self->contents->setup); i++)
    if ((before->possible[i] & ~after->possible[i]) != 0)
      g_strv_builder_take (sentences,
                           cb_words_for_cards (self->contents->setup, i,
                                               before->possible[i] & ~after->possible[i], FALSE));
  parts = g_strv_builder_end (sentences);
  return parts[0] != NULL ? g_strjoinv (" ", parts) : g_strdup (_ ("It revealed nothing new."));
}
