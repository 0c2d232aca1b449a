/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases that were made to take as much as can be, read as the program reads them. */

#include "cb-hostile.h"

#include "cb-conclusions.h"

#include <sys/resource.h>

struct _CbHostile
{
  CbContents *contents;
  CbConclusions *conclusions;
  CbThought *thought; /* once all entries were read */
};

/* (transfer full): the case in the file, of which nothing was concluded yet */
CbHostile *
cb_hostile_new (const char *path)
{
  CbHostile *self = g_new0 (CbHostile, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size;
  char *text;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, size);
  self->contents = cb_contents_read (bytes, &error);
  g_assert_no_error (error);
  self->conclusions = cb_conclusions_new (self->contents->setup);
  cb_conclusions_splice (self->conclusions, 0, self->contents->entries);
  return self;
}

void
cb_hostile_free (CbHostile *self)
{
  g_clear_pointer (&self->thought, cb_thought_free);
  cb_conclusions_free (self->conclusions);
  cb_contents_unref (self->contents);
  g_free (self);
}

/* Finds what a window shows at once. */
void
cb_hostile_read (CbHostile *self)
{
  cb_conclusions_get_marks (self->conclusions, self->contents->entries->len);
}

/* Goes on as a worker does; returns whether the effort was enough. */
gboolean
cb_hostile_complete (CbHostile *self, CbEffort *effort)
{
  self->thought = cb_conclusions_get_thought (self->conclusions, self->contents->entries->len);
  cb_thought_read (self->thought, &(CbEffort) { 0 });
  return cb_deduction_complete (self->thought->deduction, self->contents->entries->len, effort);
}

/* (transfer full) (nullable): after all entries, once they were completed as far as could be */
CbOdds *
cb_hostile_compute_odds (CbHostile *self, CbEffort *effort)
{
  return cb_deduction_compute_odds (self->thought->deduction, self->contents->entries->len, effort);
}

/* (transfer full) (nullable): after some of the entries, of what is known of them at once, as a
 * window asks for them */
CbOdds *
cb_hostile_compute_first_odds (CbHostile *self, guint n_entries, CbEffort *effort)
{
  g_autoptr (CbThought) thought = cb_conclusions_get_thought (self->conclusions, n_entries);

  cb_thought_read (thought, &(CbEffort) { 0 });
  return cb_deduction_compute_odds (thought->deduction, n_entries, effort);
}

guint
cb_hostile_get_n_entries (const CbHostile *self)
{
  return self->contents->entries->len;
}

/* After all entries, once they were completed as far as could be. */
const CbMarks *
cb_hostile_get_marks (const CbHostile *self)
{
  return cb_deduction_get_marks (self->thought->deduction, self->contents->entries->len);
}

/* Microseconds the processor spent on this process. */
gint64
cb_hostile_get_cpu_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * G_USEC_PER_SEC + usage.ru_utime.tv_usec +
         usage.ru_stime.tv_usec;
}

/* The most memory this process has had, in MiB. */
double
cb_hostile_get_peak (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}
