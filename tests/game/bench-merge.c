/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to join versions of a case of 5,000 entries from five devices. Each has
 * recorded some of its own, corrected some and deleted some since they were alike. */

#include <stdio.h>

#include "cb-hostile.h"
#include "cb-merge.h"
#include "cb-note.h"
#include "cb-test-case.h"
#include "cb-versions.h"

#define N_DEVICES 5
#define N_ENTRIES 5000
#define N_OWN     50
#define N_ROUNDS  20

static CbEntry *
make_entry (guint number)
{
  g_autofree char *text = g_strdup_printf ("Ann asked for the axe, and Bob showed it: %u", number);
  g_autofree char *time = g_strdup_printf ("2026-11-%02uT%02u:%02u:%02uZ", 1 + number / 86400,
                                           number / 3600 % 24, number / 60 % 60, number % 60);
  g_autoptr (CbEntry) note = cb_note_new (text);

  return cb_entry_with_time (note, time);
}

/* (transfer full): what @old is after one device has gone on with it. */
static CbContents *
go_on (const CbContents *old, guint device)
{
  CbContents *self = cb_contents_copy (old);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  for (guint i = 0; i < old->entries->len; i++)
    if (i % 100 == device * 10)
      g_ptr_array_add (log, cb_entry_set_aside (g_ptr_array_index (old->entries, i), TRUE));
    else if (i % 100 != device * 10 + 5)
      g_ptr_array_add (log, cb_entry_ref (g_ptr_array_index (old->entries, i)));
  for (guint i = 0; i < N_OWN; i++)
    g_ptr_array_add (log, make_entry (N_ENTRIES + i * N_DEVICES + device));
  cb_contents_splice (self, 0, self->entries->len, log);
  cb_versions_follow (self, old);
  return self;
}

int
main (void)
{
  g_autofree char *text = cb_test_small_json (CB_TEST_THREE, "");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbContents) empty = cb_contents_read (bytes, NULL);
  g_autoptr (CbContents) base = cb_contents_copy (empty);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  CbContents *devices[N_DEVICES];
  double longest = 0;
  double all = 0;

  for (guint i = 0; i < N_ENTRIES; i++)
    g_ptr_array_add (log, make_entry (i));
  cb_contents_splice (base, 0, 0, log);
  cb_versions_follow (base, empty);
  for (guint i = 0; i < N_DEVICES; i++)
    {
      g_autoptr (CbContents) made = go_on (base, i);
      g_autoptr (GBytes) file = cb_contents_write (made);

      devices[i] = cb_contents_read (file, NULL);
    }
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      CbContents *merged = cb_contents_ref (devices[0]);

      for (guint i = 1; i < N_DEVICES; i++)
        {
          CbContents *next = NULL;
          gint64 start = cb_hostile_get_cpu_time ();
          double spent;

          cb_merge (merged, devices[i], &next, NULL);
          spent = (double) (cb_hostile_get_cpu_time () - start) / 1000;
          longest = MAX (longest, spent);
          all += spent;
          cb_contents_unref (merged);
          merged = next;
        }
      cb_contents_unref (merged);
    }
  printf ("one merge of %d entries: %.1f ms on average, %.1f ms at most\n", N_ENTRIES,
          all / N_ROUNDS / (N_DEVICES - 1), longest);
  for (guint i = 0; i < N_DEVICES; i++)
    cb_contents_unref (devices[i]);
  return 0;
}
