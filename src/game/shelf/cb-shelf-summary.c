/* cb-shelf-summary.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Reading the files of the list, in another thread. What a case says is read at once; how much of
 * the envelope follows from it may take long, and is worked out apart, for cases that are seen. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-conclusions.h"
#include "cb-entry-kind.h"
#include "cb-shelf-summary.h"

/* As much as a person would wait for, for one of many. Counted, so that it is the same again. */
#define EFFORT 1000000

static GStrv
list_names (const CbSetup *setup)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_add (names, setup->players[i].name);
  return g_strv_builder_end (names);
}

static gboolean
is_closed (const CbContents *contents)
{
  for (guint i = 0; i < contents->entries->len; i++)
    if (cb_entry_opens_envelope (g_ptr_array_index (contents->entries, i)))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): of a case that is in memory, and in a file with that @stamp */
CbShelfSummary *
cb_shelf_summary_new (const CbContents *contents, const CbFileStamp *stamp)
{
  CbShelfSummary *self = g_new0 (CbShelfSummary, 1);
  CbEdition *edition = contents->setup->edition;

  self->title = g_strdup (contents->shown_title);
  self->edition = g_strdup (cb_edition_get_name (edition));
  self->names = list_names (contents->setup);
  self->players = g_strjoinv (", ", self->names);
  if (contents->assist != CB_ASSIST_NOTES)
    self->n_categories = cb_edition_get_n_categories (edition);
  self->n_known = -1;
  self->closed = is_closed (contents);
  self->stamp = *stamp;
  return self;
}

static CbShelfSummary *
new_for_error (GFile *file, const char *message)
{
  CbShelfSummary *self = g_new0 (CbShelfSummary, 1);

  self->title = g_file_get_basename (file);
  self->edition = g_strdup ("");
  self->players = g_strdup ("");
  self->n_known = -1;
  self->error = g_strdup (message);
  return self;
}

/* Returns: (transfer full): of a file that could not be read up to now */
CbShelfSummary *
cb_shelf_summary_new_silent (GFile *file)
{
  return new_for_error (file, _ ("cannot be read: the place it is in does not answer"));
}

/* Returns: (transfer full): of a file; takes as long as its medium */
CbShelfSummary *
cb_shelf_summary_read (GFile *file, CbShelfMemory *memory, GCancellable *cancellable)
{
  CbFileStamp stamp = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes)
    bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &stamp, cancellable, &error);
  g_autoptr (CbContents) contents = bytes != NULL ? cb_contents_read (bytes, &error) : NULL;
  CbShelfSummary *self;

  if (contents == NULL)
    return new_for_error (file, error->message);
  self = cb_shelf_summary_new (contents, &stamp);
  self->n_known = cb_shelf_memory_find (memory, &stamp);
  return self;
}

void
cb_shelf_summary_free (CbShelfSummary *self)
{
  g_free (self->title);
  g_free (self->edition);
  g_strfreev (self->names);
  g_free (self->players);
  g_free (self->error);
  g_free (self);
}

static guint
count_certain (const CbMarks *marks, CbEdition *edition)
{
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      n += cb_card_set_size (marks->certain[CB_HOLDER_ENVELOPE] & category->cards) ==
           category->n_in_envelope;
    }
  return n;
}

/* The number of the first entries that do not contradict each other, by halving; −1 if that cannot
 * be said. */
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

static int
count_known (const CbContents *contents, const gint *cancelled)
{
  CbEffort cheap = { .n_left = 0, .cancelled = cancelled };
  CbEffort effort = { .n_left = EFFORT, .cancelled = cancelled };
  const CbSetup *setup = contents->setup;
  g_autoptr (CbDeduction) deduction = cb_conclusions_start (setup, setup->me, setup->hand);
  guint n = contents->entries->len;
  int n_read;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbFacts)
        facts = cb_entry_get_facts (g_ptr_array_index (contents->entries, i), setup);

      cb_deduction_append (deduction, facts, &cheap);
    }
  if (!cb_deduction_complete (deduction, n, &effort))
    return CB_SHELF_MEMORY_TOO_HARD;
  n_read = cb_deduction_get_marks (deduction, n)->consistent
             ? (int) n
             : find_consistent (deduction, n, &effort);
  if (n_read < 0 || !cb_deduction_complete (deduction, (guint) n_read, &effort))
    return CB_SHELF_MEMORY_TOO_HARD;
  return (int) count_certain (cb_deduction_get_marks (deduction, (guint) n_read), setup->edition);
}

/**
 * cb_shelf_summary_count_known:
 * @stamp: of the file when it was listed
 * @cancelled: set from another thread when nobody wants to know any more
 *
 * Works out how much of the envelope is known, in another thread, with an effort that is limited.
 *
 * Returns: of how many categories; %CB_SHELF_MEMORY_TOO_HARD if it would take more, and
 *   %CB_SHELF_MEMORY_UNKNOWN if the file is another one now, or on cancellation
 */
int
cb_shelf_summary_count_known (GFile *file, const CbFileStamp *stamp, const gint *cancelled)
{
  CbFileStamp now;
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &now, NULL, NULL);
  g_autoptr (CbContents) contents = NULL;
  int n_known;

  if (bytes == NULL || !cb_file_stamp_equal (&now, stamp))
    return CB_SHELF_MEMORY_UNKNOWN;
  contents = cb_contents_read (bytes, NULL);
  n_known = contents != NULL ? count_known (contents, cancelled) : CB_SHELF_MEMORY_UNKNOWN;
  return g_atomic_int_get (cancelled) ? CB_SHELF_MEMORY_UNKNOWN : n_known;
}
