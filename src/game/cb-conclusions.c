/* cb-conclusions.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The log is deduced from as far as somebody asks: a look at its beginning does not cost what the
 * rest would, and a case of which nobody asks anything costs nothing. */

#include "config.h"

#include "cb-conclusions.h"
#include "cb-entry-kind.h"

struct _CbConclusions
{
  CbDeduction *deduction; /* of the deal and the first entries */
  guint n_holders;
  CbSetup *setup;
  GPtrArray *entries; /* the whole log */
};

static void
fill_world (CbWorld *world, const CbSetup *setup)
{
  *world = (CbWorld) {
    .n_cards = cb_edition_get_n_cards (setup->edition),
    .n_holders = cb_setup_get_n_holders (setup),
    .deck = cb_setup_get_deck (setup),
  };

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    world->min_size[CB_HOLDER_ENVELOPE] += (guint8) cb_edition_get_category (setup->edition, i)
                                             ->n_in_envelope;
  world->max_size[CB_HOLDER_ENVELOPE] = world->min_size[CB_HOLDER_ENVELOPE];

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint min, max;

      cb_setup_get_hand_range (setup, seat, &min, &max);
      world->min_size[CB_HOLDER_OF_SEAT (seat)] = (guint8) min;
      world->max_size[CB_HOLDER_OF_SEAT (seat)] = (guint8) max;
    }

  if (setup->face_down > 0)
    {
      guint pool = CB_HOLDER_OF_SEAT (setup->n_players);

      world->min_size[pool] = world->max_size[pool] = (guint8) setup->face_down;
    }
}

/* What the deal says: what the envelope holds of each category, and the hand of who looks on. */
static CbFacts *
get_deal (const CbSetup *setup, int seat, CbCardSet hand)
{
  CbFacts *facts = cb_facts_new ();

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (setup->edition, i);

      cb_facts_add_range (facts, CB_HOLDER_ENVELOPE, category->cards, category->n_in_envelope,
                          category->n_in_envelope);
    }

  if (seat != CB_NOBODY)
    {
      guint holder = CB_HOLDER_OF_SEAT (seat);
      guint n = cb_card_set_size (hand);
      CbCardSet others = cb_setup_get_deck (setup) & ~hand;

      if (n > 0)
        cb_facts_add_range (facts, holder, hand, n, n);
      if (others != 0)
        cb_facts_add_range (facts, holder, others, 0, 0);
    }
  return facts;
}

/**
 * cb_conclusions_start:
 * @seat: who looks on the table, or %CB_NOBODY
 * @hand: the cards of @seat, were it me or not
 *
 * Returns: (transfer full): what @seat knows of the deal
 */
CbDeduction *
cb_conclusions_start (const CbSetup *setup, int seat, CbCardSet hand)
{
  g_autoptr (CbFacts) deal = get_deal (setup, seat, hand);
  CbWorld world;

  fill_world (&world, setup);
  return cb_deduction_new (&world, deal);
}

/* Returns: (transfer full): the conclusions of an empty log */
CbConclusions *
cb_conclusions_new (CbSetup *setup)
{
  CbConclusions *self = g_new0 (CbConclusions, 1);

  self->n_holders = cb_setup_get_n_holders (setup);
  self->deduction = cb_conclusions_start (setup, setup->me, setup->hand);
  self->setup = cb_setup_ref (setup);
  return self;
}

void
cb_conclusions_free (CbConclusions *self)
{
  g_clear_pointer (&self->deduction, cb_deduction_free);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_free (self);
}

/**
 * cb_conclusions_splice:
 * @position: the first entry that is new or different
 * @entries: (element-type CbEntry): the whole log; the next change of it is told in the same way
 *
 * Forgets what the entries from @position on led to. Costs nothing.
 */
void
cb_conclusions_splice (CbConclusions *self, guint position, GPtrArray *entries)
{
  if (self->entries != entries)
    {
      g_clear_pointer (&self->entries, g_ptr_array_unref);
      self->entries = g_ptr_array_ref (entries);
    }
  if (position < cb_deduction_get_n_entries (self->deduction))
    cb_deduction_truncate (self->deduction, position);
}

/* Deduces from the first entries, as far as that was not done before. */
static void
read_entries (CbConclusions *self, guint n_entries)
{
  for (guint i = cb_deduction_get_n_entries (self->deduction); i < n_entries; i++)
    {
      g_autoptr (CbFacts)
        facts = cb_entry_get_facts (g_ptr_array_index (self->entries, i), self->setup);

      cb_deduction_append (self->deduction, facts, CB_EFFORT_ENDLESS);
    }
}

/* Returns: (transfer none): the marks after the first @n_entries entries, valid until the next call
 */
const CbMarks *
cb_conclusions_get_marks (CbConclusions *self, guint n_entries)
{
  read_entries (self, n_entries);
  return cb_deduction_get_marks (self->deduction, n_entries);
}

/* Returns: how many marks the entry at @position settled; 0 if it contradicts those before it */
guint
cb_conclusions_count_news (CbConclusions *self, guint position)
{
  const CbMarks *after = cb_conclusions_get_marks (self, position + 1);
  const CbMarks *before = cb_conclusions_get_marks (self, position);
  guint n = 0;

  if (!after->consistent)
    return 0;
  for (guint i = 0; i < self->n_holders; i++)
    n += cb_card_set_size (before->possible[i] & ~after->possible[i]) +
         cb_card_set_size (after->certain[i] & ~before->certain[i]);
  return n;
}

/* Returns: (transfer none): what follows from at least the first @n_entries entries, for what is
 * asked rarely and answered in full; valid until the next call */
const CbDeduction *
cb_conclusions_get_deduction (CbConclusions *self, guint n_entries)
{
  read_entries (self, n_entries);
  return self->deduction;
}
