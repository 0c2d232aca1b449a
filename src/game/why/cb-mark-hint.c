/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints for users who mark the sheet themselves: one cell at a time, on request. Marks that the log
 * proves count as known; of all steps that follow from them, the hint is the one that says most in
 * the fewest words. Marks that are only guesses are not used, and a wrong mark is reported first,
 * since conclusions from it would be wrong, too. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-mark-hint.h"
#include "cb-pencil.h"
#include "cb-say.h"
#include "cb-shared.h"
#include "cb-trace.h"
#include "cb-why-private.h"
#include "cb-words.h"
#include "cb-work-private.h"

/* What another thread may spend, in units of work: about a minute. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 26)

struct _CbMarkHint
{
  CbThought *thought;
  CbMarks claimed; /* the user's marks: cards marked as certain, and as impossible */
  CbHintState state;
  CbMark mark;
  CbCardSet cards;
  guint holders;
  int entry; /* the entry that the last step uses, or −1 */
  CbWhy *why;
};

G_DEFINE_BOXED_TYPE (CbMarkHint, cb_mark_hint, cb_mark_hint_ref, cb_mark_hint_unref)

static void
cb_mark_hint_clear (CbMarkHint *self)
{
  g_clear_pointer (&self->thought, cb_thought_free);
  g_clear_pointer (&self->why, cb_why_free);
}

CB_DEFINE_SHARED (CbMarkHint, cb_mark_hint)

/* The user's marks as CbMarks: cards marked “yes” are certain, cards marked “no” not possible. */
static CbMarks
read_claims (CbCase *case_)
{
  GPtrArray *pencil = case_->contents->pencil;
  CbMarks claimed = { 0 };

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    claimed.possible[h] = ~(CbCardSet) 0;
  for (guint i = 0; i < pencil->len; i++)
    {
      const CbPencilMark *mark = g_ptr_array_index (pencil, i);

      if (g_str_equal (mark->text, CB_PENCIL_YES))
        claimed.certain[mark->holder] |= cb_card_set_of (mark->card);
      else if (g_str_equal (mark->text, CB_PENCIL_NO))
        claimed.possible[mark->holder] &= ~cb_card_set_of (mark->card);
    }
  return claimed;
}

static CbMarkHint *
mark_hint_new (CbCase *case_, guint n_entries)
{
  CbMarkHint *self = g_atomic_rc_box_new0 (CbMarkHint);

  self->thought = cb_conclusions_get_thought (case_->conclusions, n_entries);
  self->entry = -1;
  self->claimed = read_claims (case_);
  return self;
}

/* Finds what the user knows: the deal, which the sheet shows, and those of the user's marks that
 * are proven. Returns FALSE if a mark is wrong. */
static gboolean
find_known (const CbMarkHint *self, const CbMarks *marks, CbMarks *known)
{
  *known = *cb_deduction_get_marks (self->thought->deduction, 0);
  for (guint h = 0; h < cb_setup_get_n_holders (self->thought->setup); h++)
    {
      CbCardSet no = ~self->claimed.possible[h] & cb_setup_get_deck (self->thought->setup);

      if ((self->claimed.certain[h] & ~marks->possible[h]) != 0 || (no & marks->certain[h]) != 0)
        return FALSE;
      known->certain[h] |= self->claimed.certain[h] & marks->certain[h];
      known->possible[h] &= ~(no & ~marks->possible[h]);
    }
  return TRUE;
}

static void
take_last_step (CbMarkHint *self, GPtrArray *steps)
{
  const CbReasonStep *last = g_ptr_array_index (steps, steps->len - 1);

  self->state = CB_HINT_FOUND;
  self->mark = last->mark;
  self->cards = last->cards;
  self->holders = last->holders;
  if (last->source == CB_SOURCE_ENTRY && last->entries->len == 1)
    self->entry = (int) g_array_index (last->entries, guint, 0);
  self->why = cb_why_new (last->mark);
  cb_why_add_chain (self->why, self->thought, steps, FALSE);
}

/* Runs in another thread. */
static gpointer
find (gpointer input, CbEffort *effort)
{
  CbMarkHint *self = input;
  CbDeduction *deduction = self->thought->deduction;
  guint n = self->thought->entries->len;
  const CbMarks *marks;
  CbMarks known;
  g_autoptr (CbTrace) trace = NULL;

  self->state = CB_HINT_GAVE_UP;
  marks = cb_thought_conclude (self->thought, effort);
  if (marks == NULL)
    return self;
  if (!marks->consistent)
    {
      self->state = CB_HINT_CONTRADICTION;
      return self;
    }
  if (!find_known (self, marks, &known))
    {
      self->state = CB_HINT_WRONG_MARK;
      return self;
    }
  trace = cb_deduction_find_next (deduction, &known, n, effort);
  if (trace->steps->len > 0)
    take_last_step (self, trace->steps);
  else if (trace->complete && marks->complete)
    self->state = CB_HINT_ALL_MARKED;
  return self;
}

/**
 * cb_case_find_hint:
 * @n_entries: how many entries are read
 * @effort: how much may be spent
 *
 * Looks for a hint while the caller waits; a window uses cb_case_find_hint_async().
 *
 * Returns: (transfer full): a hint at what the user can mark next
 */
CbMarkHint *
cb_case_find_hint (CbCase *self, guint n_entries, CbEffort *effort)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  return find (mark_hint_new (self, n_entries), effort);
}

/* Runs cb_case_find_hint() in another thread, for the case and its marks as they are now. Ends with
 * cb_work_finish(). */
void
cb_case_find_hint_async (CbCase *self,
                         guint n_entries,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);

  cb_work_start (self, "hint", MAX_UNITS, mark_hint_new (self, n_entries), NULL, find,
                 (GDestroyNotify) cb_mark_hint_unref, cancellable, callback, user_data);
}

CbHintState
cb_mark_hint_get_state (const CbMarkHint *self)
{
  return self->state;
}

CbCardSet
cb_mark_hint_get_cards (const CbMarkHint *self)
{
  return self->cards;
}

guint
cb_mark_hint_get_holders (const CbMarkHint *self)
{
  return self->holders;
}

CbMark
cb_mark_hint_get_mark (const CbMarkHint *self)
{
  return self->mark;
}

const CbWhy *
cb_mark_hint_get_why (const CbMarkHint *self)
{
  return self->why;
}

static gboolean
is_of_one_holder (const CbMarkHint *self)
{
  return (self->holders & (self->holders - 1)) == 0;
}

static guint
get_first_holder (const CbMarkHint *self)
{
  return (guint) __builtin_ctz (self->holders);
}

static char *
describe_column (const CbSetup *setup, guint holder)
{
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);

  if (holder == CB_HOLDER_ENVELOPE)
    return g_strdup (_ ("Look at the envelope’s column."));
  if (CB_SEAT_OF_HOLDER (holder) >= (int) setup->n_players)
    return g_strdup (_ ("Look at the column of the face-down cards."));
  if (CB_SEAT_OF_HOLDER (holder) == setup->me)
    return g_strdup (_ ("Look at your own column."));
  /* Translators: a player */
  return cb_say_fluently (g_strdup_printf (_ ("Look at %s’s column."), name));
}

static char *
describe_row (const CbMarkHint *self)
{
  g_autofree char *names = cb_edition_join_names (self->thought->setup->edition, self->cards);

  /* Translators: a card, whose row of the sheet is meant */
  return g_strdup_printf (_ ("Look at the row of %s."), names);
}

/* Returns: (transfer full): only where to look; or why there is no hint */
char *
cb_mark_hint_describe_place (const CbMarkHint *self)
{
  g_autofree char *place = NULL;
  g_autofree char *entry = NULL;

  switch (self->state)
    {
    case CB_HINT_ALL_MARKED:
      return g_strdup (_ ("You have marked everything that can be deduced so far."));
    case CB_HINT_WRONG_MARK:
      return g_strdup (_ ("One of your marks contradicts the log. Check your marks first."));
    case CB_HINT_CONTRADICTION:
      return g_strdup (_ ("The entries contradict each other, so Casebook cannot give a hint."));
    case CB_HINT_GAVE_UP:
      return g_strdup (_ ("Casebook found no hint in time. There may still be something to find."));
    case CB_HINT_FOUND:
    default:
      break;
    }
  place = is_of_one_holder (self) ? describe_column (self->thought->setup, get_first_holder (self))
                                  : describe_row (self);
  if (self->entry < 0)
    return g_steal_pointer (&place);
  /* Translators: the number of an entry of the log */
  entry = g_strdup_printf (_ ("Entry %u says more than you have marked."), (guint) self->entry + 1);
  return g_strjoin (" ", place, entry, NULL);
}

/* Returns: (transfer full) (nullable): which cards to mark, in words; NULL if no hint was found */
char *
cb_mark_hint_describe_cells (const CbMarkHint *self)
{
  const CbEdition *edition = self->thought->setup->edition;
  g_autofree char *names = NULL;

  if (self->state != CB_HINT_FOUND)
    return NULL;
  if (is_of_one_holder (self))
    return cb_words_for_cards (self->thought->setup, get_first_holder (self), self->cards,
                               self->mark == CB_MARK_YES);
  names = cb_say_cards (edition, self->cards, CB_LIST_AND, CB_SAID_SUBJECT);
  /* Translators: a card that one place has for certain */
  return cb_say_sentence (
    edition,
    g_strdup_printf (_ ("%s can’t be anywhere else. Rule it out in the other cells."), names));
}

static const char *
get_text (const CbMarkHint *self)
{
  return self->mark == CB_MARK_YES ? CB_PENCIL_YES : CB_PENCIL_NO;
}

/* Whether the user of @case_ has marked the cells of the hint. */
gboolean
cb_mark_hint_is_marked (const CbMarkHint *self, CbCase *case_)
{
  for (CbCardSet cards = self->cards; cards != 0; cards &= cards - 1)
    for (guint holders = self->holders; holders != 0; holders &= holders - 1)
      if (g_strcmp0 (
            cb_case_get_pencil (case_, cb_card_set_first (cards), (guint) __builtin_ctz (holders)),
            get_text (self)) != 0)
        return FALSE;
  return TRUE;
}

static gboolean
claims_differ (const CbMarkHint *self, CbCase *case_)
{
  CbMarks claimed = read_claims (case_);

  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    if (claimed.certain[h] != self->claimed.certain[h] ||
        claimed.possible[h] != self->claimed.possible[h])
      return TRUE;
  return FALSE;
}

/* Whether the hint is used up: its cells are marked, or if it is about marks, these have
 * changed. */
gboolean
cb_mark_hint_is_over (const CbMarkHint *self, CbCase *case_)
{
  switch (self->state)
    {
    case CB_HINT_FOUND:
      return cb_mark_hint_is_marked (self, case_);
    case CB_HINT_ALL_MARKED:
    case CB_HINT_WRONG_MARK:
      return claims_differ (self, case_);
    case CB_HINT_CONTRADICTION:
    case CB_HINT_GAVE_UP:
    default:
      return FALSE;
    }
}

/* Marks the cells of the hint in @case_, as one step that can be undone. */
void
cb_mark_hint_apply (const CbMarkHint *self, CbCase *case_)
{
  g_return_if_fail (self->state == CB_HINT_FOUND);

  cb_case_set_pencils (case_, self->cards, self->holders, get_text (self));
}
