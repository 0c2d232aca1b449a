/* cb-notes-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-entry.h"

G_BEGIN_DECLS

/**
 * CbNotes:
 * @setup: the table; the hand is that of who takes the notes
 * @has: by holder, cards that he has for certain
 * @lacks: by holder, cards that he has not
 * @shows: (element-type CbShow): cards shown that were not seen
 * @told: by seat, own cards shown to it
 *
 * The sheet of a careful human with a pencil, who crosses off what follows plainly: a card that
 * somebody has is with nobody else; a card nobody has is in the envelope; of a category all of
 * whose other cards are found, the last one is in the envelope; a full hand has no more; and who
 * shows one of three cards and has not two of them has the third. He counts nothing and compares no
 * cases.
 */
typedef struct
{
  CbSetup *setup;
  CbCardSet has[CB_MAX_PLAYERS + 1];
  CbCardSet lacks[CB_MAX_PLAYERS + 1];
  GArray *shows;
  CbCardSet told[CB_MAX_PLAYERS];
} CbNotes;

void cb_notes_init (CbNotes *self, CbSetup *setup);
void cb_notes_clear (CbNotes *self);

void cb_notes_add (CbNotes *self, const CbEntry *entry);
/* The envelope, if it is known; else 0. */
CbCardSet cb_notes_get_solution (const CbNotes *self);

G_END_DECLS
