/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deduction reads the log only as far as somebody asks: a question about its beginning does not
 * wait for the rest, and a case that nobody asks about costs nothing.
 *
 * After each change a small effort is made at once, which is enough for ordinary cases. Where it is
 * not, some marks are missing, or only those of the first entries are known; these hold for the
 * whole log, too. Another thread, which has more time, can complete a copy of the conclusions (a
 * CbThought) and give it back. */

#include "config.h"

#include "cb-conclusions.h"
#include "cb-entry-kind.h"
#include "cb-swap.h"

#include <string.h>

/* About how much the cheap rules cost for one more entry, in units of work. */
#define CHEAP_COST(n_entries) (10 + (n_entries) / 100)

struct _CbConclusions
{
  CbDeduction *deduction; /* of the deal and the first entries */
  CbSetup *setup;
  GPtrArray *entries; /* the whole log */
  CbEffort quick;     /* the effort that may still be spent at once */
  CbMarks behind;     /* the marks after the last entry read, given for those not read yet */
};

static void
fill_world (CbWorld *world, const CbSetup *setup)
{
  guint face_up = cb_setup_get_face_up_holder (setup);

  *world = (CbWorld) {
    .n_cards = cb_edition_get_n_cards (setup->edition),
    .n_holders = cb_setup_get_n_holders (setup),
    .deck = cb_setup_get_deck (setup),
    .alike = setup->alike,
  };

  world->min_size[CB_HOLDER_ENVELOPE] = (guint8) cb_edition_get_n_in_envelope (setup->edition);
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
  if (face_up > 0)
    world->min_size[face_up] = world->max_size[face_up] = (guint8) cb_card_set_size (
      setup->face_up);
}

/* The facts of the deal: how many cards of each category are in the envelope, what lies face up,
 * and @hand, which @seat holds. */
static CbFacts *
get_deal (const CbSetup *setup, int seat, CbCardSet hand)
{
  CbFacts *facts = cb_facts_new ();
  guint face_up = cb_setup_get_face_up_holder (setup);
  guint n_up = cb_card_set_size (setup->face_up);

  if (face_up > 0)
    cb_facts_add_range (facts, face_up, setup->face_up, n_up, n_up);
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
 * @seat: the player whose knowledge it is, or %CB_NOBODY
 * @hand: the cards of @seat
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

  self->deduction = cb_conclusions_start (setup, setup->me, setup->hand);
  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new ();
  self->quick.n_left = CB_CONCLUSIONS_QUICK;
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
 * @entries: (element-type CbEntry): the whole log; whenever it changes, this must be called again
 *
 * Forgets the conclusions from the entries from @position on. Costs nothing.
 */
void
cb_conclusions_splice (CbConclusions *self, guint position, GPtrArray *entries)
{
  if (self->entries != entries)
    {
      g_ptr_array_unref (self->entries);
      self->entries = g_ptr_array_ref (entries);
    }
  if (position < cb_deduction_get_n_entries (self->deduction))
    cb_deduction_truncate (self->deduction, position);
  self->quick.n_left = CB_CONCLUSIONS_QUICK;
}

static void
append (CbDeduction *deduction, const CbSetup *setup, GPtrArray *entries, CbEffort *effort)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbFacts) facts = cb_entry_get_facts (g_ptr_array_index (entries, n), setup);

  cb_deduction_append (deduction, facts, effort);
}

static void
append_sure (CbDeduction *deduction, const CbSetup *setup, GPtrArray *entries, CbEffort *effort)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbFacts) facts = cb_entry_get_sure_facts (g_ptr_array_index (entries, n), setup);

  cb_deduction_append (deduction, facts, effort);
}

/* Reads the log up to the first @n_entries entries while that is quick. No single entry may take
 * all the effort left, except for the last one of the log, which matters most. */
static void
read_entries (CbConclusions *self, guint n_entries)
{
  guint n;

  while ((n = cb_deduction_get_n_entries (self->deduction)) < n_entries &&
         !cb_effort_is_spent (&self->quick))
    {
      guint64 most = n + 1 < self->entries->len ? self->quick.n_left / 4 : self->quick.n_left;
      CbEffort effort = { .n_left = most };

      append (self->deduction, self->setup, self->entries, &effort);
      cb_effort_spend (&self->quick, most - effort.n_left + CHEAP_COST (n));
    }
}

/* Returns: (transfer none): the marks after @n_entries entries, valid until the next call */
const CbMarks *
cb_conclusions_get_marks (CbConclusions *self, guint n_entries)
{
  guint n_read;

  read_entries (self, n_entries);
  n_read = cb_deduction_get_n_entries (self->deduction);
  if (n_entries <= n_read)
    return cb_deduction_get_marks (self->deduction, n_entries);

  self->behind = *cb_deduction_get_marks (self->deduction, n_read);
  self->behind.complete &= !self->behind.consistent;
  return &self->behind;
}

/**
 * cb_conclusions_complete:
 * @effort: how much may be spent
 *
 * Completes, while the caller waits, the marks after the first @n_entries entries; marks after
 * fewer entries only as far as that is cheap.
 *
 * Returns: whether they are complete now
 */
gboolean
cb_conclusions_complete (CbConclusions *self, guint n_entries, CbEffort *effort)
{
  guint n;

  while ((n = cb_deduction_get_n_entries (self->deduction)) < n_entries)
    append (self->deduction, self->setup, self->entries,
            n + 1 < n_entries ? &(CbEffort) { 0 } : effort);
  return cb_deduction_get_marks (self->deduction, n_entries)->complete ||
         cb_deduction_complete (self->deduction, n_entries, effort);
}

/* Returns: (transfer full): what is known of the first @n_entries entries, for another thread,
 *   which calls cb_thought_read() */
CbThought *
cb_conclusions_get_thought (CbConclusions *self, guint n_entries)
{
  CbThought *thought = g_new0 (CbThought, 1);
  CbCardSet hand, face_up;
  guint n_read;

  read_entries (self, n_entries);
  n_read = cb_deduction_get_n_entries (self->deduction);
  thought->setup = cb_setup_ref (self->setup);
  thought->entries = g_ptr_array_new_full (n_entries, (GDestroyNotify) cb_entry_unref);
  for (guint i = 0; i < n_entries; i++)
    g_ptr_array_add (thought->entries, cb_entry_ref (g_ptr_array_index (self->entries, i)));
  thought->deduction = cb_deduction_copy (self->deduction, MIN (n_entries, n_read));
  hand = cb_entries_follow_hand (thought->entries, n_entries, self->setup);
  face_up = cb_entries_follow_face_up (thought->entries, n_entries, self->setup);
  if (hand != self->setup->hand || face_up != self->setup->face_up)
    {
      cb_setup_unref (thought->setup);
      thought->setup = cb_setup_copy (self->setup);
      thought->setup->hand = hand;
      thought->setup->face_up = face_up;
    }
  return thought;
}

/* Returns: (transfer full) (nullable): the first @n_entries entries for another thread, leaving out
 * what rests on guesses about traits; NULL if nothing rests on any */
CbThought *
cb_conclusions_get_sure_thought (CbConclusions *self, guint n_entries)
{
  guint32 guesses = 0;
  CbThought *thought;

  for (guint i = 0; i < n_entries; i++)
    guesses |= cb_entry_get_guesses (g_ptr_array_index (self->entries, i), self->setup);
  if (guesses == 0)
    return NULL;
  thought = cb_conclusions_get_thought (self, n_entries);
  cb_deduction_free (thought->deduction);
  thought->deduction = cb_conclusions_start (self->setup, self->setup->me, self->setup->hand);
  thought->sure = TRUE;
  return thought;
}

static gboolean
are_equal (const CbDeduction *a, const CbDeduction *b)
{
  guint n = cb_deduction_get_n_entries (a);

  if (cb_deduction_get_n_entries (b) != n)
    return FALSE;
  for (guint i = 0; i <= n; i++)
    if (memcmp (cb_deduction_get_marks (a, i), cb_deduction_get_marks (b, i), sizeof (CbMarks)))
      return FALSE;
  return TRUE;
}

/**
 * cb_conclusions_adopt:
 * @deduction: (transfer full): the result of a thought of the whole, unchanged log
 *
 * Replaces the deduction so far by @deduction.
 *
 * Returns: whether more is known now
 */
gboolean
cb_conclusions_adopt (CbConclusions *self, CbDeduction *deduction)
{
  gboolean more = !are_equal (self->deduction, deduction);

  g_return_val_if_fail (cb_deduction_get_n_entries (deduction) == self->entries->len, FALSE);

  cb_deduction_free (self->deduction);
  self->deduction = deduction;
  return more;
}

/* Deduces from all of the entries. @effort is for what the cheap rules miss. Returns whether all
 * were read: FALSE only if cancelled. */
gboolean
cb_thought_read (CbThought *self, CbEffort *effort)
{
  while (cb_deduction_get_n_entries (self->deduction) < self->entries->len)
    {
      if (cb_effort_is_cancelled (effort))
        return FALSE;
      (self->sure ? append_sure : append) (self->deduction, self->setup, self->entries, effort);
    }
  return TRUE;
}

/* Reads all of the entries, and completes the conclusions with up to half of @effort. The other
 * half is for questions about them.
 *
 * Returns: (transfer none) (nullable): the marks in the end, or NULL if cancelled */
const CbMarks *
cb_thought_conclude (CbThought *self, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / 2);
  gboolean read = cb_thought_read (self, &(CbEffort) { .cancelled = effort->cancelled });

  if (read)
    cb_deduction_complete (self->deduction, self->entries->len, &part);
  cb_effort_give_back (effort, &part);
  return read ? cb_deduction_get_marks (self->deduction, self->entries->len) : NULL;
}

void
cb_thought_free (CbThought *self)
{
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->deduction, cb_deduction_free);
  g_free (self);
}
