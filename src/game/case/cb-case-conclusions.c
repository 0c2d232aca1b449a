/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers questions about what a case concludes on cards and holders. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-entry-kind.h"
#include "cb-swap.h"

guint
cb_case_get_generation (CbCase *self)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);

  return self->generation;
}

/* What is known after @n_entries entries. Where these conclusions are not complete, another thread
 * starts to complete them. */
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

/* Returns: the cards in the envelope, if the first @n_entries entries tell them all; else none */
CbCardSet
cb_case_find_solution (CbCase *self, guint n_entries)
{
  const CbMarks *marks;

  g_return_val_if_fail (CB_IS_CASE (self), 0);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, 0);

  marks = get_known (self, n_entries);
  return marks->consistent &&
             marks->certain[CB_HOLDER_ENVELOPE] == marks->possible[CB_HOLDER_ENVELOPE]
           ? marks->certain[CB_HOLDER_ENVELOPE]
           : 0;
}

/* The marks to show after @n_entries entries. If these contradict each other, the marks from before
 * the contradiction arose. */
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
 * Returns: what is known so far of @card and @holder, see cb_case_is_complete(). If these entries
 * contradict each other, what was known before the contradiction arose
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

/**
 * cb_case_may_lack:
 * @cards: a set of cards
 *
 * Returns: whether @holder may lack all of @cards: FALSE if the marks or a single entry already say
 *   that @holder has one of them. Takes time in proportion to the number of entries
 */
gboolean
cb_case_may_lack (CbCase *self, guint n_entries, guint holder, CbCardSet cards)
{
  const CbSetup *setup;
  CbCardSet most = 0;

  g_return_val_if_fail (CB_IS_CASE (self), TRUE);

  setup = self->contents->setup;
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    {
      CbMark mark = cb_case_get_mark (self, n_entries, card, holder);

      if (cb_card_set_has (cards, card) && mark == CB_MARK_YES)
        return FALSE;
      if (!cb_card_set_has (cards, card) && mark != CB_MARK_NO)
        most |= cb_card_set_of (card);
    }
  for (guint i = n_entries; i-- > 0;)
    {
      const CbEntry *entry = cb_log_get_entry (self->log, i);
      g_autoptr (CbFacts) facts = !entry->uncertain ? cb_entry_get_facts (entry, setup) : NULL;

      if (facts != NULL && !cb_facts_allow (facts, holder, most))
        return FALSE;
      if (facts != NULL && cb_facts_move_cards (facts))
        break;
    }
  return TRUE;
}

/* Returns: the cards I hold after the first @n_entries entries; none if my hand was not entered */
CbCardSet
cb_case_get_hand (CbCase *self, guint n_entries)
{
  const CbSetup *setup;

  g_return_val_if_fail (CB_IS_CASE (self), 0);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, 0);

  setup = self->contents->setup;
  return cb_entries_follow_hand (self->contents->entries, n_entries, setup);
}

/* Returns: the cards that lie face up after the first @n_entries entries */
CbCardSet
cb_case_get_face_up (CbCase *self, guint n_entries)
{
  g_return_val_if_fail (CB_IS_CASE (self), 0);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, 0);

  return cb_entries_follow_face_up (self->contents->entries, n_entries, self->contents->setup);
}
