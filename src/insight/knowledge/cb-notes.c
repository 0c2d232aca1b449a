/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-notes-private.h"

static void
note_has (CbNotes *self, guint holder, CbCardSet cards)
{
  if ((cards & ~self->has[holder]) == 0)
    return;
  self->has[holder] |= cards;
  for (guint h = 0; h < self->n_holders; h++)
    if (h != holder)
      self->lacks[h] |= cards;
  self->news = TRUE;
}

static void
note_lacks (CbNotes *self, guint holder, CbCardSet cards)
{
  if ((cards & ~self->lacks[holder]) == 0)
    return;
  self->lacks[holder] |= cards;
  self->news = TRUE;
}

/* Drops shows of a card that the holder certainly has: nothing more follows from these. */
static void
note_shows (CbNotes *self)
{
  for (guint i = self->n_shows; i-- > 0;)
    {
      CbNotedShow *show = &self->shows[i];
      CbCardSet left = show->among & ~self->lacks[show->holder];

      show->among = left;
      if (cb_card_set_size (left) == 1)
        note_has (self, show->holder, left);
      if ((left & self->has[show->holder]) != 0)
        self->shows[i] = self->shows[--self->n_shows];
    }
}

static void
note_categories (CbNotes *self)
{
  for (guint i = 0; i < self->n_categories; i++)
    {
      CbCardSet left = self->categories[i] & ~self->lacks[CB_HOLDER_ENVELOPE];
      CbCardSet found = self->categories[i] & self->has[CB_HOLDER_ENVELOPE];

      if (cb_card_set_size (found) == self->n_in_envelope[i])
        note_lacks (self, CB_HOLDER_ENVELOPE, self->categories[i] & ~found);
      else if (cb_card_set_size (left) == self->n_in_envelope[i])
        note_has (self, CB_HOLDER_ENVELOPE, left);
    }
}

/* A card that nobody has and that does not lie face down is in the envelope; a full hand has no
 * other cards. */
static void
note_hands (CbNotes *self)
{
  CbCardSet nobody = self->deck;

  for (guint holder = 1; holder < self->n_holders; holder++)
    {
      nobody &= self->lacks[holder];
      if (cb_card_set_size (self->has[holder]) == self->most[holder])
        note_lacks (self, holder, ~self->has[holder]);
    }
  note_has (self, CB_HOLDER_ENVELOPE, nobody);
}

/* A player whose shows prove enough different cards to fill the hand has no others. */
static void
note_filled (CbNotes *self, guint holder)
{
  guint room = self->most[holder] - cb_card_set_size (self->has[holder]), n_different = 0;
  CbCardSet shown = 0, common = self->deck;

  for (guint i = 0; i < self->n_shows; i++)
    {
      CbCardSet among = self->shows[i].among;

      if (self->shows[i].holder != holder || (among & self->has[holder]) != 0)
        continue;
      common &= among;
      if ((among & shown) != 0)
        continue;
      shown |= among;
      n_different++;
    }
  if (n_different > 0 && n_different >= room)
    note_lacks (self, holder, self->deck & ~(room == 1 ? common : shown) & ~self->has[holder]);
}

static void
note_thoroughly (CbNotes *self)
{
  CbCardSet once = 0, more = 0, found = 0;

  for (guint holder = 0; holder < self->n_holders; holder++)
    {
      CbCardSet possible = self->deck & ~self->lacks[holder];

      more |= once & possible;
      once |= possible;
      found |= self->has[holder];
    }
  once &= ~more & ~found;
  for (guint holder = 0; holder < self->n_holders; holder++)
    note_has (self, holder, once & ~self->lacks[holder]);
  for (guint holder = 1; holder < self->n_holders; holder++)
    {
      CbCardSet possible = self->deck & ~self->lacks[holder];

      if (possible == self->has[holder])
        continue;
      if (cb_card_set_size (possible) == self->most[holder])
        note_has (self, holder, possible);
      else
        note_filled (self, holder);
    }
}

void
cb_notes_conclude (CbNotes *self)
{
  while (self->news)
    {
      self->news = FALSE;
      note_shows (self);
      note_categories (self);
      note_hands (self);
      if (self->thorough && !self->news)
        note_thoroughly (self);
    }
}

/* Copies what is needed of the setup, since asking it each time would be too slow. */
static void
read_setup (CbNotes *self)
{
  self->n_holders = cb_setup_get_n_holders (self->setup);
  self->deck = cb_setup_get_deck (self->setup);
  self->n_categories = cb_edition_get_n_categories (self->setup->edition);
  for (guint i = 0; i < self->n_categories; i++)
    {
      const CbCategory *category = cb_edition_get_category (self->setup->edition, i);

      self->categories[i] = category->cards;
      self->n_in_envelope[i] = category->n_in_envelope;
    }
  for (guint holder = 1; holder < self->n_holders; holder++)
    {
      guint least;

      if (holder <= self->setup->n_players)
        cb_setup_get_hand_range (self->setup, CB_SEAT_OF_HOLDER (holder), &least,
                                 &self->most[holder]);
      else
        self->most[holder] = holder == cb_setup_get_face_up_holder (self->setup)
                               ? cb_card_set_size (self->setup->face_up)
                               : self->setup->face_down;
    }
}

void
cb_notes_init_blank (CbNotes *self, CbSetup *setup)
{
  *self = (CbNotes) { .setup = cb_setup_ref (setup), .seat = CB_NOBODY };
  read_setup (self);
  for (guint h = 0; h < self->n_holders; h++)
    note_lacks (self, h, ~self->deck);
}

void
cb_notes_deal (CbNotes *self, int seat, CbCardSet hand)
{
  guint holder = CB_HOLDER_OF_SEAT (seat);

  self->seat = seat;
  self->hand = hand;
  note_has (self, holder, hand);
  note_lacks (self, holder, ~hand);
  cb_notes_conclude (self);
}

void
cb_notes_init (CbNotes *self, CbSetup *setup, int seat, CbCardSet hand)
{
  cb_notes_init_blank (self, setup);
  cb_notes_deal (self, seat, hand);
}

void
cb_notes_init_copy (CbNotes *self, const CbNotes *other)
{
  *self = *other;
  cb_setup_ref (self->setup);
}

void
cb_notes_clear (CbNotes *self)
{
  cb_setup_unref (self->setup);
}

void
cb_notes_hear (CbNotes *self, const CbSuggestion *suggestion)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    {
      const CbAnswer *answer = &suggestion->answers.list[i];
      guint holder = CB_HOLDER_OF_SEAT (answer->by);

      if (answer->by == CB_NOBODY)
        continue;
      if (answer->did == CB_DID_PASS)
        note_lacks (self, holder, suggestion->cards);
      else
        cb_notes_suspect (self, holder, cb_suggestion_get_all_cards (suggestion, self->setup));
    }
}

void
cb_notes_see (CbNotes *self, guint holder, CbCardSet cards)
{
  note_has (self, holder, cards);
}

void
cb_notes_see_supposed (CbNotes *notes,
                       const CbKnowledge *knowledge,
                       const CbSupposition *supposition,
                       guint position,
                       guint *at)
{
  for (; *at < knowledge->sights->len; (*at)++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, *at);

      if (sight->entry > position)
        return;
      if (sight->viewer != notes->seat)
        continue;
      cb_notes_see (notes, sight->holder, supposition->seen[*at]);
      if (sight->n == CB_SIGHT_ALL)
        cb_notes_miss (notes, sight->holder, sight->among & ~supposition->seen[*at]);
    }
}

void
cb_notes_miss (CbNotes *self, guint holder, CbCardSet cards)
{
  note_lacks (self, holder, cards);
}

void
cb_notes_suspect (CbNotes *self, guint holder, CbCardSet cards)
{
  if (self->n_shows == CB_NOTES_MAX_SHOWS || (cards & self->has[holder]) != 0)
    return;
  self->shows[self->n_shows++] = (CbNotedShow) { holder, cards };
  self->news = TRUE;
}

gboolean
cb_notes_fit (const CbNotes *self)
{
  for (guint holder = 0; holder < self->n_holders; holder++)
    if ((self->has[holder] & self->lacks[holder]) != 0)
      return FALSE;
  for (guint i = 0; i < self->n_shows; i++)
    if ((self->shows[i].among & ~self->lacks[self->shows[i].holder]) == 0)
      return FALSE;
  for (guint i = 0; i < self->n_categories; i++)
    if (cb_card_set_size (self->categories[i] & ~self->lacks[0]) < self->n_in_envelope[i])
      return FALSE;
  return TRUE;
}

CbCardSet
cb_notes_get_solution (const CbNotes *self)
{
  for (guint i = 0; i < self->n_categories; i++)
    if (cb_card_set_size (self->categories[i] & self->has[0]) < self->n_in_envelope[i])
      return 0;
  return self->has[0];
}
