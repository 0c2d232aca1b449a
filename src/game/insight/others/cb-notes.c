/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-notes-private.h"

typedef struct
{
  guint holder;
  CbCardSet among;
} CbShow;

/* Returns whether that was news. */
static gboolean
note_has (CbNotes *self, guint holder, CbCardSet cards)
{
  gboolean news = (cards & ~self->has[holder]) != 0;

  self->has[holder] |= cards;
  for (guint h = 0; h < cb_setup_get_n_holders (self->setup); h++)
    if (h != holder)
      self->lacks[h] |= cards;
  return news;
}

static gboolean
note_lacks (CbNotes *self, guint holder, CbCardSet cards)
{
  gboolean news = (cards & ~self->lacks[holder]) != 0;

  self->lacks[holder] |= cards;
  return news;
}

static gboolean
note_shows (CbNotes *self)
{
  gboolean news = FALSE;

  for (guint i = 0; i < self->shows->len; i++)
    {
      const CbShow *show = &g_array_index (self->shows, CbShow, i);
      CbCardSet left = show->among & ~self->lacks[show->holder];

      if (cb_card_set_size (left) == 1)
        news |= note_has (self, show->holder, left);
    }
  return news;
}

static gboolean
note_categories (CbNotes *self)
{
  const CbEdition *edition = self->setup->edition;
  gboolean news = FALSE;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet left = category->cards & ~self->lacks[0];
      CbCardSet found = category->cards & self->has[0];

      if (cb_card_set_size (found) == category->n_in_envelope)
        news |= note_lacks (self, 0, category->cards & ~found);
      else if (cb_card_set_size (left) == category->n_in_envelope)
        news |= note_has (self, 0, left);
    }
  return news;
}

/* What nobody has and what does not lie face down is in the envelope; a full hand has nothing else.
 */
static gboolean
note_hands (CbNotes *self)
{
  CbCardSet nobody = cb_setup_get_deck (self->setup);
  gboolean news = FALSE;

  for (guint holder = 1; holder < cb_setup_get_n_holders (self->setup); holder++)
    {
      guint min, max = (guint) self->setup->face_down;

      nobody &= self->lacks[holder];
      if (holder <= self->setup->n_players)
        cb_setup_get_hand_range (self->setup, holder - 1, &min, &max);
      if (cb_card_set_size (self->has[holder]) == max)
        news |= note_lacks (self, holder, ~self->has[holder]);
    }
  return note_has (self, 0, nobody) || news;
}

void
cb_notes_conclude (CbNotes *self)
{
  gboolean news = TRUE;

  while (news)
    {
      news = note_shows (self);
      news |= note_categories (self);
      news |= note_hands (self);
    }
}

void
cb_notes_init (CbNotes *self, CbSetup *setup, int seat, CbCardSet hand)
{
  guint holder = CB_HOLDER_OF_SEAT (seat);

  *self = (CbNotes) { .setup = cb_setup_ref (setup), .seat = seat, .hand = hand };
  self->shows = g_array_new (FALSE, FALSE, sizeof (CbShow));
  for (guint h = 0; h < cb_setup_get_n_holders (self->setup); h++)
    note_lacks (self, h, ~cb_setup_get_deck (setup));
  note_has (self, holder, hand);
  note_lacks (self, holder, ~hand);
  cb_notes_conclude (self);
}

void
cb_notes_init_copy (CbNotes *self, const CbNotes *other)
{
  *self = *other;
  cb_setup_ref (self->setup);
  self->shows = g_array_copy (other->shows);
}

void
cb_notes_clear (CbNotes *self)
{
  cb_setup_unref (self->setup);
  g_array_unref (self->shows);
}

void
cb_notes_hear (CbNotes *self, const CbSuggestion *suggestion)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    {
      const CbAnswer *answer = &suggestion->answers.list[i];
      guint holder = CB_HOLDER_OF_SEAT (answer->by);

      if (answer->did == CB_DID_PASS)
        note_lacks (self, holder, suggestion->cards);
      else
        cb_notes_suspect (self, holder, suggestion->cards);
    }
}

void
cb_notes_see (CbNotes *self, guint holder, CbCardSet cards)
{
  note_has (self, holder, cards);
}

void
cb_notes_miss (CbNotes *self, guint holder, CbCardSet cards)
{
  note_lacks (self, holder, cards);
}

void
cb_notes_suspect (CbNotes *self, guint holder, CbCardSet cards)
{
  CbShow show = { holder, cards };

  g_array_append_val (self->shows, show);
}

gboolean
cb_notes_fit (const CbNotes *self)
{
  for (guint holder = 0; holder < cb_setup_get_n_holders (self->setup); holder++)
    if ((self->has[holder] & self->lacks[holder]) != 0)
      return FALSE;
  for (guint i = 0; i < self->shows->len; i++)
    {
      const CbShow *show = &g_array_index (self->shows, CbShow, i);

      if ((show->among & ~self->lacks[show->holder]) == 0)
        return FALSE;
    }
  for (guint i = 0; i < cb_edition_get_n_categories (self->setup->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (self->setup->edition, i);

      if (cb_card_set_size (category->cards & ~self->lacks[0]) < category->n_in_envelope)
        return FALSE;
    }
  return TRUE;
}

CbCardSet
cb_notes_get_solution (const CbNotes *self)
{
  const CbEdition *edition = self->setup->edition;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      if (cb_card_set_size (category->cards & self->has[0]) < category->n_in_envelope)
        return 0;
    }
  return self->has[0];
}
