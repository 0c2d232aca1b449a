/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is where: each suspect has one marker, and at most one marker stands in a room. If a marker
 * is moved into a room with another, the two change places, as in the booklet of Mystery at Sea. */

#include "config.h"

#include "cb-askable.h"
#include "cb-suggestion.h"

/* The other card of the pair with @card: the suspect in a room, or the room of a suspect; −1 if
 * that is not known. */
int
cb_askable_get_partner (const CbAskable *self, guint card)
{
  for (guint i = 0; i < self->n_pairs; i++)
    if (cb_card_set_has (self->pairs[i], card))
      return (int) cb_card_set_first (self->pairs[i] & ~cb_card_set_of (card));
  return -1;
}

/* Removes the pair with @card: the room is empty, or the suspect is in no room. */
void
cb_askable_part (CbAskable *self, guint card)
{
  guint n = 0;

  for (guint i = 0; i < self->n_pairs; i++)
    if (!cb_card_set_has (self->pairs[i], card))
      self->pairs[n++] = self->pairs[i];
  self->n_pairs = n;
}

static void
pair (CbAskable *self, guint room, guint marker)
{
  self->pairs[self->n_pairs++] = cb_card_set_of (room) | cb_card_set_of (marker);
}

/* Puts @marker into @room. A marker that was there goes where @marker was. */
void
cb_askable_place (CbAskable *self, guint room, guint marker)
{
  int before = cb_askable_get_partner (self, marker);
  int other = cb_askable_get_partner (self, room);

  cb_askable_part (self, room);
  cb_askable_part (self, marker);
  pair (self, room, marker);
  if (other >= 0 && before >= 0 && before != (int) room)
    pair (self, (guint) before, (guint) other);
}

/* The one card of @cards that is in @category and in play; −1 for none or several. */
static int
find_named (const CbSetup *setup, CbCardSet cards, guint category)
{
  CbCardSet found = cards & cb_edition_get_category (setup->edition, category)->cards &
                    ~setup->removed;

  return cb_card_set_size (found) == 1 ? (int) cb_card_set_first (found) : -1;
}

/* Follows the entries from @from up to @to: a suggestion brings the suspect it names into its room.
 * Pairs that were never told stay unknown. */
void
cb_askable_follow (CbAskable *self, const CbSetup *setup, CbLog *log, guint from, guint to)
{
  int standing = cb_edition_get_rules (setup->edition)->standing_category;
  guint last = cb_edition_get_n_categories (setup->edition) - 1;

  for (guint i = from; standing >= 0 && self->n_pairs > 0 && i < to; i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
      int room, marker;

      if (suggestion == NULL || entry->uncertain)
        continue;
      room = find_named (setup, suggestion->cards, last);
      marker = find_named (setup, suggestion->cards, (guint) standing);
      if (room >= 0 && marker >= 0)
        cb_askable_place (self, (guint) room, (guint) marker);
    }
}

gboolean
cb_askable_equal (const CbAskable *one, const CbAskable *other)
{
  return one->within == other->within && one->n_pairs == other->n_pairs &&
         memcmp (one->pairs, other->pairs, one->n_pairs * sizeof *one->pairs) == 0;
}
