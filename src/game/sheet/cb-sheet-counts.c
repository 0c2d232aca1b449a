/* How much of a sheet is known, by column and altogether, in figures and words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-news.h"
#include "cb-sheet-private.h"

static guint
count_marks (CbSheet *self, guint holder, CbMark mark)
{
  guint n = 0;

  for (guint i = holder; i < self->cells->len; i += self->n_holders)
    if (cb_cell_get_mark (g_ptr_array_index (self->cells, i)) == mark)
      n++;
  return n;
}

/**
 * cb_sheet_count_known:
 * @holder: a holder
 * @n_cards: (out): how many cards the holder has; 0 if that is not known
 *
 * Returns: how many of them are known
 */
guint
cb_sheet_count_known (CbSheet *self, guint holder, guint *n_cards)
{
  CbSetup *setup;
  int seat;
  guint most;

  g_return_val_if_fail (CB_IS_SHEET (self), 0);
  g_return_val_if_fail (holder < self->n_holders, 0);

  setup = cb_case_get_setup (self->case_);
  seat = CB_SEAT_OF_HOLDER (holder);
  if (holder == CB_HOLDER_ENVELOPE)
    *n_cards = cb_edition_get_n_in_envelope (setup->edition);
  else if (seat >= (int) setup->n_players)
    *n_cards = holder == cb_setup_get_face_up_holder (setup) ? cb_card_set_size (setup->face_up)
                                                             : setup->face_down;
  else
    {
      cb_setup_get_hand_range (setup, (guint) seat, n_cards, &most);
      if (*n_cards != most)
        *n_cards = 0;
    }
  return count_marks (self, holder, CB_MARK_YES);
}

/**
 * cb_sheet_get_turn:
 *
 * Returns: the seat whose turn it is at the point of the log that is shown; %CB_NOBODY if no entry
 * is shown
 */
int
cb_sheet_get_turn (CbSheet *self)
{
  guint n;

  g_return_val_if_fail (CB_IS_SHEET (self), CB_NOBODY);

  n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  if (self->at >= 0)
    n = MIN ((guint) self->at, n);
  return n > 0 ? cb_case_get_asker_after (self->case_, n) : CB_NOBODY;
}

/* Returns: (transfer full): a column in words: "Bob, 2 of 5 cards known, Bob’s turn" */
char *
cb_sheet_describe_column (CbSheet *self, guint holder)
{
  g_autofree char *name = NULL;
  GString *words;
  CbSetup *setup;
  guint n_cards, n_known;

  g_return_val_if_fail (CB_IS_SHEET (self), NULL);
  g_return_val_if_fail (holder < self->n_holders, NULL);

  setup = cb_case_get_setup (self->case_);
  name = cb_setup_get_holder_name (setup, holder);
  words = g_string_new (NULL);
  if (setup->me != CB_NOBODY && holder == CB_HOLDER_OF_SEAT (setup->me))
    /* Translators: %s is the user's own name */
    g_string_append_printf (words, _ ("%s (you)"), name);
  else
    g_string_append (words, name);

  n_known = cb_sheet_count_known (self, holder, &n_cards);
  if (n_cards > 0 && cb_case_get_assist (self->case_) != CB_ASSIST_NOTES)
    g_string_append_printf (words,
                            /* Translators: added to the name of a player: how many cards of the
                             * hand are known, and how many there are */
                            ngettext (", %u of %u card known", ", %u of %u cards known", n_cards),
                            n_known, n_cards);
  if (CB_SEAT_OF_HOLDER (holder) >= 0 && CB_SEAT_OF_HOLDER (holder) == cb_sheet_get_turn (self))
    /* Translators: added to what is said of a player whose turn it is */
    g_string_append (words, _ (", whose turn it is"));
  return g_string_free_and_steal (words);
}

/* Returns: (transfer full): how far the case is: "14 solutions left" if the sheet knows their
 * number, else "13 of 18 ruled out" */
char *
cb_sheet_describe_progress (CbSheet *self)
{
  CbEdition *edition;
  guint n;

  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  if (self->chances != NULL && cb_chances_get_exact (self->chances))
    {
      n = cb_chances_get_n_solutions (self->chances);
      return g_strdup_printf (ngettext ("%u solution left", "%u solutions left", n), n);
    }
  edition = cb_case_get_edition (self->case_);
  n = cb_edition_get_n_cards (edition) - cb_edition_get_n_in_envelope (edition);
  /* Translators: how many cards cannot be in the envelope, then how many that will be in the end */
  return g_strdup_printf (_ ("%u of %u ruled out"),
                          count_marks (self, CB_HOLDER_ENVELOPE, CB_MARK_NO), n);
}

/**
 * cb_sheet_tell_news:
 *
 * Returns: (transfer full): the last entry that the sheet reads, and all that it settled, in
 *   sentences; only the entry if the case gives no help
 */
char *
cb_sheet_tell_news (CbSheet *self)
{
  g_autofree char *entry = NULL, *news = NULL;
  CbLog *log;
  guint n;

  g_return_val_if_fail (CB_IS_SHEET (self), NULL);

  log = cb_case_get_log (self->case_);
  n = cb_log_get_n_entries (log);
  if (self->at >= 0)
    n = MIN ((guint) self->at, n);
  if (n == 0)
    return g_strdup (_ ("Nothing has been recorded yet."));
  entry = cb_entry_describe (cb_log_get_entry (log, n - 1), cb_case_get_setup (self->case_));
  if (cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    return g_steal_pointer (&entry);
  news = cb_case_tell_news (self->case_, n - 1);
  return g_strdup_printf ("%s. %s", entry, news);
}
