/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet.h"

/**
 * CbSlot:
 * @category: the index of the category in the edition
 * @n_cards: how many of its cards are in the envelope
 * @found: those cards of it that are known to be in the envelope
 * @suspects: @found, and all cards that can still be in the envelope
 * @likeliest: the likeliest open card, or −1 if none leads, or no odds are known
 * @chance: how likely @likeliest is, 0…1
 *
 * What a sheet knows of the cards of one category in the envelope.
 */
typedef struct
{
  guint category;
  guint n_cards;
  CbCardSet found;
  CbCardSet suspects;
  int likeliest;
  double chance;
} CbSlot;

void cb_sheet_get_slot (CbSheet *self, guint category, CbSlot *slot);
void cb_sheet_get_shown_slot (CbSheet *self, guint category, CbSlot *slot);
gboolean cb_sheet_shows_own_marks (CbSheet *self);
gboolean cb_slot_is_solved (const CbSlot *self);
guint cb_slot_get_n_left (const CbSlot *self);

char *cb_sheet_describe_slot (CbSheet *self, guint category);
int cb_sheet_find_solving_entry (CbSheet *self, guint category);

gboolean cb_sheet_is_solved (CbSheet *self);
CbCardSet cb_sheet_get_solution (CbSheet *self);
double cb_sheet_count_first_solutions (CbSheet *self);
double cb_sheet_get_progress (CbSheet *self);
