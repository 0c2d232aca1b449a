/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The envelope as a row of slots, whose cards are turned over as they become known, and the
 * progress of the case, on the scale of cb-progress.c. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-pencil.h"
#include "cb-progress.h"
#include "cb-say.h"
#include "cb-slot.h"

static CbMark
get_mark (CbSheet *self, guint card)
{
  return cb_cell_get_mark (cb_sheet_get_cell (self, card, CB_HOLDER_ENVELOPE));
}

/* The mark of the sheet; if it has none, the one by the user. */
static CbMark
get_own_mark (CbSheet *self, guint card)
{
  const char *own = cb_cell_get_pencil (cb_sheet_get_cell (self, card, CB_HOLDER_ENVELOPE));
  CbMark mark = get_mark (self, card);

  if (mark != CB_MARK_MAYBE)
    return mark;
  if (g_strcmp0 (own, CB_PENCIL_YES) == 0)
    return CB_MARK_YES;
  return g_strcmp0 (own, CB_PENCIL_NO) == 0 ? CB_MARK_NO : CB_MARK_MAYBE;
}

static void
read_slot (CbSheet *self, guint category, CbMark (*read) (CbSheet *, guint), CbSlot *slot)
{
  const CbCategory *it;
  double next = 0;

  it = cb_edition_get_category (cb_case_get_edition (cb_sheet_get_case (self)), category);
  *slot = (CbSlot) { .category = category, .n_cards = it->n_in_envelope, .likeliest = -1 };
  for (CbCardSet left = it->cards; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      CbMark mark = read (self, card);
      double chance = cb_cell_get_chance (cb_sheet_get_cell (self, card, CB_HOLDER_ENVELOPE));

      if (mark != CB_MARK_NO)
        slot->suspects |= cb_card_set_of (card);
      if (mark == CB_MARK_YES)
        slot->found |= cb_card_set_of (card);
      if (chance > slot->chance)
        {
          next = slot->chance;
          slot->chance = chance;
          slot->likeliest = (int) card;
        }
      else
        next = MAX (next, chance);
    }
  if (!cb_chance_leads (slot->chance, next))
    slot->likeliest = -1;
}

void
cb_sheet_get_slot (CbSheet *self, guint category, CbSlot *slot)
{
  g_return_if_fail (CB_IS_SHEET (self));

  read_slot (self, category, get_mark, slot);
}

/* Whether the envelope is shown by the user's own marks, because the case gives no help. */
gboolean
cb_sheet_shows_own_marks (CbSheet *self)
{
  g_return_val_if_fail (CB_IS_SHEET (self), FALSE);

  return cb_case_get_assist (cb_sheet_get_case (self)) == CB_ASSIST_NOTES;
}

/* The slot as the window of the case shows it: by the user's own marks if the case gives no help.
 * If the user has ticked more cards than can be in the envelope, none counts as found. */
void
cb_sheet_get_shown_slot (CbSheet *self, guint category, CbSlot *slot)
{
  gboolean own = cb_sheet_shows_own_marks (self);

  read_slot (self, category, own ? get_own_mark : get_mark, slot);
  if (own && cb_card_set_size (slot->found) > slot->n_cards)
    slot->found = 0;
}

/* Whether all of the slot's cards are known. */
gboolean
cb_slot_is_solved (const CbSlot *self)
{
  return cb_card_set_size (self->found) >= self->n_cards;
}

/* Returns: how many cards are candidates for the unknown cards of the slot */
guint
cb_slot_get_n_left (const CbSlot *self)
{
  return cb_card_set_size (self->suspects & ~self->found);
}

static char *
describe_open (const CbEdition *edition, const CbSlot *slot, const char *name)
{
  guint n = cb_slot_get_n_left (slot);
  g_autofree char *names = NULL;

  if (slot->likeliest >= 0)
    /* Translators: a category of cards, how many of them can be in the envelope, the likeliest of
     * them, and how likely in percent: Weapon: 3 left, likeliest Revolver, 45 percent */
    return g_strdup_printf (ngettext ("%s: %u left, likeliest %s, %d percent",
                                      "%s: %u left, likeliest %s, %d percent", n),
                            name, n, cb_edition_get_card (edition, (guint) slot->likeliest)->name,
                            (int) round (100 * slot->chance));
  if (n == 2 && slot->n_cards == 1)
    {
      names = cb_say_cards (edition, slot->suspects, CB_LIST_OR, CB_SAID_NAME);
      /* Translators: a category of cards, and those of it that are meant: Weapon: Rope or Knife */
      return g_strdup_printf (_ ("%s: %s"), name, names);
    }
  /* Translators: a category of cards, then how many of them may still be in the envelope. */
  return g_strdup_printf (ngettext ("%s: %u left", "%s: %u left", n), name, n);
}

/* Returns: (transfer full): a slot in words: “Weapon: 3 left, likeliest Revolver, 45 percent” */
char *
cb_sheet_describe_slot (CbSheet *self, guint category)
{
  const CbEdition *edition;
  const CbCategory *it;
  const char *name;
  CbSlot slot;
  g_autofree char *names = NULL;

  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  edition = cb_case_get_edition (cb_sheet_get_case (self));
  it = cb_edition_get_category (edition, category);
  name = it->singular != NULL ? it->singular : it->name;
  cb_sheet_get_shown_slot (self, category, &slot);
  if (!cb_slot_is_solved (&slot))
    return describe_open (edition, &slot, name);
  names = cb_say_cards (edition, slot.found, CB_LIST_AND, CB_SAID_NAME);
  if (cb_sheet_shows_own_marks (self))
    /* Translators: a category of cards, and that of it that the user ticked. */
    return g_strdup_printf (_ ("%s: %s, by your marks"), name, names);
  /* Translators: a category of cards, and that of it that is in the envelope. */
  return g_strdup_printf (_ ("%s: %s, found"), name, names);
}

static gboolean
is_solved_after (CbCase *case_, guint n_entries, CbCardSet cards)
{
  for (; cards != 0; cards &= cards - 1)
    if (cb_case_get_mark (case_, n_entries, cb_card_set_first (cards), CB_HOLDER_ENVELOPE) !=
        CB_MARK_YES)
      return FALSE;
  return TRUE;
}

/* Returns: the entry that settled the last card of the slot; −1 if the deal did, or nothing yet */
int
cb_sheet_find_solving_entry (CbSheet *self, guint category)
{
  CbCase *case_;
  CbSlot slot;
  guint least = 0, most;

  g_return_val_if_fail (CB_IS_SHEET (self), -1);

  case_ = cb_sheet_get_case (self);
  most = cb_sheet_get_n_read (self);
  cb_sheet_get_slot (self, category, &slot);
  if (!cb_slot_is_solved (&slot) || !is_solved_after (case_, most, slot.found))
    return -1;
  /* A known card stays known, so the entry can be found by halving. */
  while (least < most)
    {
      guint middle = (least + most) / 2;

      if (is_solved_after (case_, middle, slot.found))
        most = middle;
      else
        least = middle + 1;
    }
  return (int) least - 1;
}

/* Whether every card in the envelope is known. */
gboolean
cb_sheet_is_solved (CbSheet *self)
{
  const CbEdition *edition;

  g_return_val_if_fail (CB_IS_SHEET (self), FALSE);

  edition = cb_case_get_edition (cb_sheet_get_case (self));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbSlot slot;

      cb_sheet_get_slot (self, i, &slot);
      if (!cb_slot_is_solved (&slot))
        return FALSE;
    }
  return cb_case_is_consistent (cb_sheet_get_case (self), cb_sheet_get_n_read (self));
}

/* Returns: the cards that are known to be in the envelope */
CbCardSet
cb_sheet_get_solution (CbSheet *self)
{
  const CbEdition *edition;
  CbCardSet found = 0;

  g_return_val_if_fail (CB_IS_SHEET (self), 0);

  edition = cb_case_get_edition (cb_sheet_get_case (self));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbSlot slot;

      cb_sheet_get_slot (self, i, &slot);
      found |= slot.found;
    }
  return found;
}

/* Returns: how many solutions there were before the first entry: any cards of each category that
 *   are neither mine nor open */
double
cb_sheet_count_first_solutions (CbSheet *self)
{
  CbCase *case_;
  const CbEdition *edition;
  CbCardSet possible = 0;

  g_return_val_if_fail (CB_IS_SHEET (self), 0);

  case_ = cb_sheet_get_case (self);
  edition = cb_case_get_edition (case_);
  for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
    if (cb_case_get_mark (case_, 0, card, CB_HOLDER_ENVELOPE) != CB_MARK_NO)
      possible |= cb_card_set_of (card);
  return cb_progress_count_solutions (edition, possible);
}

static CbCardSet
find_possible (CbSheet *self)
{
  guint n_cards = cb_edition_get_n_cards (cb_case_get_edition (cb_sheet_get_case (self)));
  CbCardSet possible = 0;

  for (guint card = 0; card < n_cards; card++)
    if (get_mark (self, card) != CB_MARK_NO)
      possible |= cb_card_set_of (card);
  return possible;
}

/**
 * cb_sheet_get_progress:
 *
 * Returns: how far the case has come, from 0 at the start to 1 when all is known; −1 if the case
 *   gives no help, contradicts itself, has suppositions on the sheet, or lacks odds that it needs
 */
double
cb_sheet_get_progress (CbSheet *self)
{
  CbCase *case_;
  CbChances *chances;

  g_return_val_if_fail (CB_IS_SHEET (self), -1);

  case_ = cb_sheet_get_case (self);
  if (cb_case_get_assist (case_) == CB_ASSIST_NOTES || cb_sheet_get_supposing (self) ||
      !cb_case_is_consistent (case_, cb_sheet_get_n_read (self)))
    return -1;
  if (cb_sheet_is_solved (self))
    return 1;
  if (cb_case_get_assist (case_) != CB_ASSIST_ODDS || !cb_sheet_get_show_odds (self))
    return cb_progress_of_cards (cb_case_get_edition (case_), find_possible (self));
  chances = cb_sheet_get_chances (self);
  if (chances == NULL)
    return -1;
  if (!cb_chances_get_exact (chances))
    return cb_progress_of_cards (cb_case_get_edition (case_), find_possible (self));
  return cb_progress_of_solutions (cb_chances_get_n_solutions (chances),
                                   cb_sheet_count_first_solutions (self));
}
