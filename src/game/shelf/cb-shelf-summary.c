/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the files of the list in another thread. The contents of a case are read at once. Its
 * progress is computed later, only for cases on the screen, and anew in each run of the program:
 * for 500 cases of usual length that takes 0.3 s altogether. */

#include "config.h"

#include "cb-conclusions.h"
#include "cb-entry-kind.h"
#include "cb-folder-item.h"
#include "cb-odds.h"
#include "cb-progress.h"
#include "cb-seats.h"
#include "cb-shared.h"
#include "cb-shelf-summary.h"

G_DEFINE_BOXED_TYPE (CbShelfSummary, cb_shelf_summary, cb_shelf_summary_ref, cb_shelf_summary_unref)

static void
cb_shelf_summary_clear (CbShelfSummary *self)
{
  g_free (self->title);
  g_free (self->edition);
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_free (self->players);
  g_free (self->error);
}

CB_DEFINE_SHARED (CbShelfSummary, cb_shelf_summary)

static char *
join_names (const CbSetup *setup)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", setup->players[i].name);
  return g_string_free_and_steal (g_steal_pointer (&names));
}

/* Returns: (transfer full): the summary of a case in memory; @stamp: of its file */
CbShelfSummary *
cb_shelf_summary_new (const CbContents *contents, const CbFileStamp *stamp)
{
  CbShelfSummary *self = g_atomic_rc_box_new0 (CbShelfSummary);
  CbEdition *edition = contents->setup->edition;

  self->title = g_strdup (contents->shown_title);
  self->edition = g_strdup (cb_edition_get_name (edition));
  self->players = join_names (contents->setup);
  if (contents->assist != CB_ASSIST_NOTES)
    self->n_categories = cb_edition_get_n_categories (edition);
  self->setup = cb_setup_ref (contents->setup);
  self->assist = contents->assist;
  self->practice = contents->practice;
  self->n_entries = contents->entries->len;
  self->progress = CB_SHELF_PROGRESS_NONE (CB_SHELF_PROGRESS_NOT_YET);
  self->closed = cb_seats_find_over (contents->setup, contents->entries, &self->solver);
  self->stamp = *stamp;
  return self;
}

static CbShelfSummary *
new_for_error (GFile *file, const char *message)
{
  CbShelfSummary *self = g_atomic_rc_box_new0 (CbShelfSummary);

  self->title = g_file_get_basename (file);
  self->edition = g_strdup ("");
  self->players = g_strdup ("");
  self->progress = CB_SHELF_PROGRESS_NONE (CB_SHELF_PROGRESS_NOT_YET);
  self->solver = CB_NOBODY;
  self->error = g_strdup (message);
  return self;
}

/* Returns: (transfer full): the summary of a file that has not responded yet */
CbShelfSummary *
cb_shelf_summary_new_silent (GFile *file)
{
  return new_for_error (file, cb_folder_item_describe_silence ());
}

/* Returns: (transfer full): the summary of a file; takes as long as its medium */
CbShelfSummary *
cb_shelf_summary_read (GFile *file, GCancellable *cancellable)
{
  CbFileStamp stamp = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes)
    bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &stamp, cancellable, &error);
  g_autoptr (CbContents) contents = bytes != NULL ? cb_contents_read (bytes, &error) : NULL;

  return contents != NULL ? cb_shelf_summary_new (contents, &stamp)
                          : new_for_error (file, error->message);
}

/* How many of the first entries agree with each other, found by bisection; −1 if not known. */
static int
find_consistent (CbDeduction *deduction, guint n_entries, CbEffort *effort)
{
  guint least = 0;
  guint most = n_entries;

  while (least < most)
    {
      guint middle = (least + most + 1) / 2;

      if (!cb_deduction_complete (deduction, middle, effort))
        return -1;
      if (cb_deduction_get_marks (deduction, middle)->consistent)
        least = middle;
      else
        most = middle - 1;
    }
  return (int) least;
}

static CbDeduction *
read_log (const CbContents *contents, const CbEffort *effort)
{
  CbEffort cheap = { .n_left = 0, .cancelled = effort->cancelled };
  const CbSetup *setup = contents->setup;
  CbDeduction *deduction = cb_conclusions_start (setup, setup->me, setup->hand);

  for (guint i = 0; i < contents->entries->len; i++)
    {
      g_autoptr (CbFacts)
        facts = cb_entry_get_facts (g_ptr_array_index (contents->entries, i), setup);

      cb_deduction_append (deduction, facts, &cheap);
    }
  return deduction;
}

static guint
count_known (const CbEdition *edition, CbCardSet found)
{
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      n += cb_card_set_size (found & category->cards) == category->n_in_envelope;
    }
  return n;
}

/* The progress of a consistent log: the same as by cb_sheet_get_progress() for a sheet that shows
 * odds, if the case allows them. */
static double
measure (const CbContents *contents, const CbDeduction *deduction, CbEffort *effort)
{
  const CbEdition *edition = contents->setup->edition;
  CbCardSet first = cb_deduction_get_marks (deduction, 0)->possible[CB_HOLDER_ENVELOPE];
  const CbMarks *marks = cb_deduction_get_marks (deduction, contents->entries->len);
  g_autoptr (CbOdds) odds = NULL;

  if (count_known (edition, marks->certain[CB_HOLDER_ENVELOPE]) ==
      cb_edition_get_n_categories (edition))
    return 1;
  if (contents->assist != CB_ASSIST_ODDS)
    return cb_progress_of_cards (edition, marks->possible[CB_HOLDER_ENVELOPE]);
  odds = cb_deduction_compute_odds (deduction, contents->entries->len, effort);
  if (odds == NULL || !cb_odds_get_exact (odds))
    return odds == NULL ? -1 : cb_progress_of_cards (edition, marks->possible[CB_HOLDER_ENVELOPE]);
  return cb_progress_of_solutions (cb_odds_get_n_solutions (odds),
                                   cb_progress_count_solutions (edition, first));
}

static CbShelfProgress
work_out (const CbContents *contents, CbEffort *effort)
{
  g_autoptr (CbDeduction) deduction = read_log (contents, effort);
  CbShelfProgress progress;
  guint n = contents->entries->len;
  double measured = -1;
  int n_read;

  if (!cb_deduction_complete (deduction, n, effort))
    return CB_SHELF_PROGRESS_NONE (CB_SHELF_PROGRESS_TOO_HARD);
  if (cb_deduction_get_marks (deduction, n)->consistent)
    {
      n_read = (int) n;
      measured = measure (contents, deduction, effort);
    }
  else
    n_read = find_consistent (deduction, n, effort);
  if (n_read < 0 || !cb_deduction_complete (deduction, (guint) n_read, effort))
    return CB_SHELF_PROGRESS_NONE (CB_SHELF_PROGRESS_TOO_HARD);
  progress.found = cb_deduction_get_marks (deduction, (guint) n_read)->certain[CB_HOLDER_ENVELOPE];
  progress.n_known = (int) count_known (contents->setup->edition, progress.found);
  progress.percent = measured < 0 ? -1 : (int) (100 * measured);
  return progress;
}

/**
 * cb_shelf_summary_work_out:
 * @stamp: the stamp of the file when it was listed
 *
 * Works out how far a case is, in another thread.
 *
 * Returns: how far it is; its @n_known is %CB_SHELF_PROGRESS_TOO_HARD if that would take more than
 *   @effort, and %CB_SHELF_PROGRESS_NOT_YET if the file has changed
 */
CbShelfProgress
cb_shelf_summary_work_out (GFile *file, const CbFileStamp *stamp, CbEffort *effort)
{
  CbFileStamp now;
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &now, NULL, NULL);
  g_autoptr (CbContents) contents = NULL;

  if (bytes != NULL && cb_file_stamp_equal (&now, stamp))
    contents = cb_contents_read (bytes, NULL);
  return contents != NULL ? work_out (contents, effort)
                          : CB_SHELF_PROGRESS_NONE (CB_SHELF_PROGRESS_NOT_YET);
}
