/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cell-words.h"

static const char *
say_mark (CbCell *cell)
{
  gboolean envelope = cb_cell_get_holder (cell) == CB_HOLDER_ENVELOPE;

  switch (cb_cell_get_mark (cell))
    {
    case CB_MARK_YES:
      return envelope ? _ ("In the envelope") : _ ("Has it");
    case CB_MARK_NO:
      return envelope ? _ ("Not in the envelope") : _ ("Does not have it");
    case CB_MARK_MAYBE:
    default:
      return _ ("Unknown");
    }
}

static char *
say_title (CbSetup *setup, CbCell *cell)
{
  g_autofree char *holder = cb_setup_get_holder_name (setup, cb_cell_get_holder (cell));

  /* Translators: a card, then a player or the envelope */
  return g_strdup_printf (
    _ ("%s · %s"), cb_edition_get_card (setup->edition, cb_cell_get_card (cell))->name, holder);
}

static char *
say_reason (CbSheet *sheet, CbCell *cell, const CbWhy *why)
{
  if (why->mark == CB_MARK_MAYBE && !cb_sheet_get_complete (sheet))
    return g_strdup (_ ("Unknown so far: Casebook is still working this out."));
  if (why->mark == CB_MARK_MAYBE)
    return g_strdup (_ ("Unknown: nothing recorded so far decides it."));
  if (why->entries->len > 0)
    return g_strdup (_ ("Deduced from:"));
  return g_strdup (_ ("Deduced from the deal alone."));
}

/* The symbol comes before its meaning, as in the key to a map. @why: (transfer full) */
static void
explain_mark (CbCellWords *self, CbSheet *sheet, CbCell *cell, CbSymbols symbols, CbWhy *why)
{
  CbCase *case_ = cb_sheet_get_case (sheet);

  self->why = why;
  self->conclusion = g_strdup_printf ("%s  %s",
                                      cb_symbols_get_text (symbols, cb_cell_get_mark (cell)),
                                      why->headline != NULL ? why->headline : say_mark (cell));
  self->since = cb_why_describe_since (why, cb_case_find_since (case_, cb_sheet_get_n_read (sheet),
                                                                cb_cell_get_card (cell),
                                                                cb_cell_get_holder (cell)));
  if (why->guesses != 0)
    self->guess = cb_edition_describe_guess (cb_case_get_edition (case_), why->guesses);
  self->reason = say_reason (sheet, cell, self->why);
  self->entries = g_array_ref (self->why->entries);
  self->may_have_chance = self->why->mark == CB_MARK_MAYBE && !cb_sheet_get_supposing (sheet) &&
                          cb_case_get_assist (case_) == CB_ASSIST_ODDS;
  if (self->may_have_chance)
    self->chosen = cb_case_describe_odds (case_, cb_sheet_get_n_read (sheet));
}

/* Says what the mark is while the reason for it is still being searched for. */
static void
promise_reason (CbCellWords *self, CbCell *cell, CbSymbols symbols)
{
  self->is_searching = TRUE;
  self->conclusion = g_strdup_printf (
    "%s  %s", cb_symbols_get_text (symbols, cb_cell_get_mark (cell)), say_mark (cell));
  self->reason = g_strdup (_ ("Working out why…"));
}

/* Tells everything that follows from a supposition. This is said in the cell that is supposed. */
static void
tell_all (CbCellWords *self, const CbWhatIf *what_if)
{
  self->since = g_strdup (_ ("Only supposed"));
  self->reason = cb_what_if_describe_outcome (what_if);
  self->why = cb_why_copy (cb_what_if_get_why (what_if));
}

static void
tell_consequence (CbCellWords *self, const CbWhatIf *what_if, CbWhy *why)
{
  self->since = g_strdup (_ ("Would follow"));
  self->reason = g_strdup (why->entries->len > 0 ? _ ("If so, this follows from:")
                                                 : _ ("If so, this follows from the deal."));
  self->entries = g_array_ref (why->entries);
  self->why = why;
}

/* Explains a cell while the sheet supposes something. @why: (nullable) (transfer full) */
static void
explain_supposed (CbCellWords *self, CbSheet *sheet, CbCell *cell, CbSymbols symbols, CbWhy *why)
{
  g_autoptr (CbWhy) known = why;
  const CbWhatIf *what_if = cb_sheet_get_what_if (sheet);

  self->conclusion = g_strdup_printf (
    "%s  %s", cb_symbols_get_text (symbols, cb_cell_get_mark (cell)), say_mark (cell));
  if (cb_cell_get_supposed (cell))
    tell_all (self, what_if);
  else if (cb_cell_get_mark (cell) == CB_MARK_MAYBE)
    self->reason = g_strdup (_ ("Still unknown: your what-if doesn’t decide it."));
  else if (known != NULL)
    tell_consequence (self, what_if, g_steal_pointer (&known));
  else
    {
      self->is_searching = TRUE;
      self->reason = g_strdup (_ ("Working out why…"));
    }
}

/* Whether the cell shows a supposition, or what would follow from it. */
gboolean
cb_cell_words_is_supposed (CbSheet *sheet, CbCell *cell)
{
  return cb_sheet_get_what_if (sheet) != NULL &&
         cb_what_if_get_possible (cb_sheet_get_what_if (sheet)) &&
         (cb_cell_get_supposed (cell) || cb_cell_get_news (cell) ||
          cb_cell_get_mark (cell) == CB_MARK_MAYBE);
}

/* The number of the entry with which the log began to contradict itself. */
static guint
find_break (CbCase *case_, guint n_read)
{
  while (n_read > 1 && !cb_case_is_consistent (case_, n_read - 1))
    n_read--;
  return n_read;
}

static void
explain_conflict (CbCellWords *self, CbCase *case_, guint n_read)
{
  self->entries = cb_case_get_conflict (case_, n_read);
  self->is_looking = self->entries == NULL;
  if (self->is_looking)
    /* Translators: %u is the number of an entry. */
    self->reason = g_strdup_printf (
      _ ("The log contradicts itself, so the sheet stops before entry %u. Looking for the entries "
         "that contradict each other…"),
      find_break (case_, n_read));
  else if (self->entries->len == 0)
    self->reason = g_strdup (_ ("No deal is possible with these players and hand sizes."));
  else if (self->entries->len == 1)
    /* Translators: %u is the number of an entry; the entry follows. */
    self->reason = g_strdup_printf (
      _ ("The log contradicts itself, so the sheet stops before entry %u. This cannot be true:"),
      find_break (case_, n_read));
  else
    /* Translators: %u is the number of an entry; the entries follow. */
    self->reason = g_strdup_printf (
      _ ("The log contradicts itself, so the sheet stops before entry %u. These cannot all be "
         "true:"),
      find_break (case_, n_read));
}

/**
 * cb_cell_words_new:
 * @sheet: the sheet that @cell belongs to
 * @symbols: the symbols in which the sheet is shown
 * @why: (nullable) (transfer full): the reason, if it is known
 *
 * Takes some milliseconds. If the user wants no help in this case, nothing deduced is said.
 *
 * Returns: (transfer full): what there is to say
 */
CbCellWords *
cb_cell_words_new (CbSheet *sheet, CbCell *cell, CbSymbols symbols, CbWhy *why)
{
  g_autoptr (CbWhy) known = why;
  CbCellWords *self;
  CbCase *case_;
  guint n_read;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);
  g_return_val_if_fail (CB_IS_CELL (cell), NULL);

  self = g_new0 (CbCellWords, 1);
  case_ = cb_sheet_get_case (sheet);
  n_read = cb_sheet_get_n_read (sheet);
  self->title = say_title (cb_case_get_setup (case_), cell);
  if (cb_case_get_assist (case_) == CB_ASSIST_NOTES)
    {
      self->reason = g_strdup (_ ("You mark the sheet of this case yourself."));
      return self;
    }
  if (!cb_case_is_consistent (case_, n_read))
    {
      explain_conflict (self, case_, n_read);
      return self;
    }
  if (cb_cell_words_is_supposed (sheet, cell))
    {
      explain_supposed (self, sheet, cell, symbols, g_steal_pointer (&known));
      return self;
    }
  if (known == NULL)
    known = cb_case_explain (case_, n_read, cb_cell_get_card (cell), cb_cell_get_holder (cell),
                             NULL);
  if (known->complete || why != NULL)
    explain_mark (self, sheet, cell, symbols, g_steal_pointer (&known));
  else
    promise_reason (self, cell, symbols);
  return self;
}

void
cb_cell_words_free (CbCellWords *self)
{
  g_free (self->title);
  g_free (self->conclusion);
  g_free (self->since);
  g_free (self->guess);
  g_free (self->reason);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->why, cb_why_free);
  g_free (self);
}
