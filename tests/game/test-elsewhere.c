/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A case that is open, saved in the background, and what others do with its file meanwhile: "other"
 * is another program's. A slow medium is a lock that somebody holds. */

#include <glib/gstdio.h>

#include "cb-case-test.h"
#include "cb-clock.h"
#include "cb-conflict-copies.h"
#include "cb-file.h"
#include "cb-merge.h"
#include "cb-note.h"
#include "cb-test-case.h"

#define ONE_ENTRY "An entry was recorded on another device"

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  CbCase *case_;
  char *told; /* what was last told of others */
  guint n_told;
  CbElsewhere wanted;
  gboolean done;
} Fixture;

static gboolean
is_saved (gpointer data)
{
  return cb_case_file_is_saved (cb_case_get_file (((Fixture *) data)->case_));
}

static void
taken_in_cb (Fixture *self, const char *words, guint position)
{
  g_set_str (&self->told, words);
  self->n_told++;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) new_case = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (GError) error = NULL;

  self->folder = cb_test_make_folder ();
  self->path = g_build_filename (self->folder, "Friday.casebook", NULL);
  self->file = g_file_new_for_path (self->path);
  cb_case_set_title (new_case, "Friday");
  cb_case_file_keep_in (cb_case_get_file (new_case), self->file, &error);
  g_assert_no_error (error);
  self->case_ = cb_case_load (self->file, NULL);
  g_signal_connect_swapped (self->case_, "taken-in", G_CALLBACK (taken_in_cb), self);
  cb_case_file_set_background (cb_case_get_file (self->case_));
  cb_test_wait_until (is_saved, self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->case_);
  g_object_unref (self->file);
  cb_test_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->told);
}

static void
record_in (CbCase *case_, const char *words)
{
  g_autoptr (CbEntry) entry = cb_note_new (words);

  cb_case_append (case_, entry);
}

static void
record (Fixture *self, const char *words)
{
  record_in (self->case_, words);
}

static char *
join_notes (CbCase *case_)
{
  g_autoptr (GString) words = g_string_new (NULL);
  CbLog *log = cb_case_get_log (case_);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    {
      g_autofree char *title = cb_entry_get_title (cb_log_get_entry (log, i),
                                                   cb_case_get_setup (case_));

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", title);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
assert_notes (Fixture *self, const char *expected)
{
  g_autofree char *notes = join_notes (self->case_);

  g_assert_cmpstr (notes, ==, expected);
}

static void
assert_on_disk (Fixture *self, const char *expected)
{
  g_autoptr (CbCase) case_ = cb_case_load (self->file, NULL);
  g_autofree char *notes = NULL;

  g_assert_nonnull (case_);
  notes = join_notes (case_);
  g_assert_cmpstr (notes, ==, expected);
}

static int
compare_words_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full): the same words in the order of the alphabet. */
static char *
sort_words (const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  qsort (list, g_strv_length (list), sizeof *list, compare_words_cb);
  return g_strjoinv (" ", list);
}

/* What was recorded here and there in the same second is in no order that is known before. */
static void
assert_both_have (Fixture *self, const char *expected)
{
  g_autoptr (CbCase) again = cb_case_load (self->file, NULL);
  g_autofree char *here = join_notes (self->case_);
  g_autofree char *there = join_notes (again);
  g_autofree char *sorted = sort_words (here);
  g_autofree char *wanted = sort_words (expected);

  g_assert_cmpstr (sorted, ==, wanted);
  g_assert_cmpstr (there, ==, here);
}

static gboolean
has_told (gpointer data)
{
  return ((Fixture *) data)->n_told > 0;
}

static void
wait_for_news (Fixture *self, const char *words)
{
  cb_test_wait_until (has_told, self);
  g_assert_cmpstr (self->told, ==, words);
  self->n_told = 0;
}

static gboolean
is_elsewhere (gpointer data)
{
  Fixture *self = data;

  return cb_case_file_get_elsewhere (cb_case_get_file (self->case_)) == self->wanted;
}

static void
wait_for (Fixture *self, CbElsewhere elsewhere)
{
  self->wanted = elsewhere;
  cb_test_wait_until (is_elsewhere, self);
}

/* Another program loads the case. */
static CbCase *
open_other (Fixture *self)
{
  CbCase *other = cb_case_load (self->file, NULL);

  g_assert_nonnull (other);
  return other;
}

static void
record_elsewhere (Fixture *self, const char *words)
{
  g_autoptr (CbCase) other = cb_case_load_locked (self->file, NULL);

  g_assert_nonnull (other);
  record_in (other, words);
  g_assert_null (cb_case_file_get_save_error (cb_case_get_file (other)));
}

/* Nothing is told before it is on disk. */
static void
test_told_when_saved (Fixture *self, gconstpointer data)
{
  record (self, "one");
  assert_notes (self, "");
  g_assert_false (cb_case_file_is_saved (cb_case_get_file (self->case_)));
  cb_test_wait_until (is_saved, self);
  assert_notes (self, "one");
  assert_on_disk (self, "one");
}

/* Who does the next step before the first is on disk does not wait. */
static void
test_in_a_row (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *words = g_strdup_printf ("%u", i);

      record (self, words);
      g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (self->case_)), ==, i);
    }
  cb_case_undo (self->case_);
  cb_case_undo (self->case_);
  cb_case_redo (self->case_);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (self->case_)), ==, 19);
  g_assert_cmpstr (cb_case_get_undo_label (self->case_), ==, "Record Entry");
  assert_on_disk (self, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18");
}

static gboolean
is_waiting (gpointer data)
{
  return cb_case_file_get_waiting (cb_case_get_file (((Fixture *) data)->case_));
}

static gboolean
count_cb (gpointer data)
{
  ++*(guint *) data;
  return G_SOURCE_CONTINUE;
}

/* The main loop lives on; after a while what is recorded is shown, and that it is not on disk. */
static void
test_slow (Fixture *self, gconstpointer data)
{
  CbFileLock *lock = cb_file_lock (self->file, NULL, NULL);
  guint n_rounds = 0;
  guint id = g_timeout_add (10, count_cb, &n_rounds);

  g_assert_nonnull (lock);
  record (self, "one");
  assert_notes (self, "");
  cb_test_wait_until (is_waiting, self);
  g_assert_cmpuint (n_rounds, >, 10);
  g_source_remove (id);
  assert_notes (self, "one");
  record (self, "two");
  assert_notes (self, "one two");
  g_assert_null (cb_case_file_get_save_error (cb_case_get_file (self->case_)));
  g_assert_false (cb_case_file_is_saved (cb_case_get_file (self->case_)));

  cb_file_lock_free (lock);
  cb_test_wait_until (is_saved, self);
  g_assert_false (cb_case_file_get_waiting (cb_case_get_file (self->case_)));
  assert_on_disk (self, "one two");
}

static void
test_taken_in (Fixture *self, gconstpointer data)
{
  record_elsewhere (self, "one");
  wait_for_news (self, ONE_ENTRY);
  assert_notes (self, "one");
  g_assert_true (cb_case_file_is_saved (cb_case_get_file (self->case_)));
  record_elsewhere (self, "two");
  wait_for_news (self, ONE_ENTRY);
  record (self, "three");
  cb_test_wait_until (is_saved, self);
  assert_notes (self, "one two three");
  assert_on_disk (self, "one two three");

  /* One step each, that can be undone. */
  cb_case_undo (self->case_);
  g_assert_cmpstr (cb_case_get_undo_label (self->case_), ==, "Changes From Elsewhere");
  cb_case_undo (self->case_);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "");
  cb_case_redo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one");
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* Closes the case while a thread has its file, and opens what is left once nothing has it. */
static void
close_and_open (Fixture *self)
{
  gpointer file = cb_case_get_file (self->case_);

  g_object_add_weak_pointer (file, &file);
  g_clear_object (&self->case_);
  g_assert_nonnull (file);
  cb_test_wait_until (is_gone, &file);
  self->case_ = open_other (self);
}

/* A case is closed while what others wrote is read, and before it has told anybody of it. */
static void
test_closed_meanwhile (Fixture *self, gconstpointer data)
{
  record_elsewhere (self, "one");
  cb_case_file_look (cb_case_get_file (self->case_));
  close_and_open (self);
  assert_notes (self, "one");

  cb_case_file_set_background (cb_case_get_file (self->case_));
  cb_test_wait_until (is_saved, self);
  record_elsewhere (self, "three");
  record (self, "two");
  close_and_open (self);
  assert_both_have (self, "one two three");
}

/* Neither is lost, and what is told of is on disk. */
static void
test_at_the_same_time (Fixture *self, gconstpointer data)
{
  record_elsewhere (self, "one");
  record (self, "two");
  assert_notes (self, "");
  cb_test_wait_until (is_saved, self);
  assert_both_have (self, "one two");
  wait_for_news (self, ONE_ENTRY);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_notes (self, "");
}

/* What was undone was undone of another log. */
static void
test_undone_before (Fixture *self, gconstpointer data)
{
  record (self, "one");
  cb_test_wait_until (is_saved, self);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  g_assert_true (cb_case_get_can_redo (self->case_));
  record_elsewhere (self, "two");
  wait_for_news (self, ONE_ENTRY);
  g_assert_false (cb_case_get_can_redo (self->case_));
  assert_notes (self, "two");
}

static void
test_undone_at_the_same_time (Fixture *self, gconstpointer data)
{
  record (self, "one");
  record (self, "two");
  cb_test_wait_until (is_saved, self);
  record_elsewhere (self, "three");
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one three");
  cb_case_undo (self->case_);
  cb_case_undo (self->case_);
  assert_notes (self, "one");
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "");
}

static void
test_renamed_elsewhere (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = open_other (self);

  cb_case_set_title (other, "Saturday");
  wait_for_news (self, "This case was renamed to “Saturday” on another device");
  g_assert_cmpstr (cb_case_get_title (self->case_), ==, "Saturday");
}

static void
hold (CbCase *case_, CbCardSet hand)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));

  setup->hand = hand;
  g_assert_true (cb_case_set_setup (case_, setup, NULL));
}

#define ANNA_AXE  ((CbCardSet) (1 << 0 | 1 << 3))
#define BERT_AXE  ((CbCardSet) (1 << 1 | 1 << 3))
#define CLEO_BELT ((CbCardSet) (1 << 2 | 1 << 4))

/* (transfer full): the case on another device, where another hand was given than here. */
static CbCase *
make_conflict (Fixture *self)
{
  CbCase *other;

  record (self, "one");
  cb_test_wait_until (is_saved, self);
  other = cb_case_test_take_along (self->case_);
  hold (other, CLEO_BELT);
  record_in (other, "there");
  hold (self->case_, BERT_AXE);
  record (self, "here");
  cb_test_wait_until (is_saved, self);
  cb_case_test_bring_back (self->case_, other);
  wait_for (self, CB_ELSEWHERE_CHANGED);
  g_assert_false (cb_case_file_is_saved (cb_case_get_file (self->case_)));
  return other;
}

static CbCardSet
get_hand (CbCase *case_)
{
  return cb_case_get_setup (case_)->hand;
}

static CbCardSet
read_hand (Fixture *self)
{
  g_autoptr (CbCase) case_ = open_other (self);

  return get_hand (case_);
}

/* Until somebody decides, nothing is written; everything goes on. Whatever was recorded is there
 * either way. */
static void
test_keep_mine (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = make_conflict (self);
  g_autofree char *words = cb_case_file_describe_elsewhere (cb_case_get_file (self->case_));
  g_autofree char *theirs = cb_test_to_text (other);
  g_autofree char *on_disk = NULL;

  g_assert_cmpstr (words, ==, "My hand here: Bert, Axe; there: Cleo, Belt");
  record (self, "three");
  assert_notes (self, "one here three");
  g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
  g_assert_cmpstr (on_disk, ==, theirs);

  cb_case_settle_dispute (self->case_, TRUE);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (read_hand (self), ==, BERT_AXE);
  g_assert_cmpuint (get_hand (self->case_), ==, BERT_AXE);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (self->case_)), ==, 4);
  g_assert_cmpuint (self->n_told, ==, 0);
}

static void
test_take_theirs (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = make_conflict (self);

  cb_case_settle_dispute (self->case_, FALSE);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (get_hand (self->case_), ==, CLEO_BELT);
  g_assert_cmpuint (read_hand (self), ==, CLEO_BELT);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (self->case_)), ==, 3);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (get_hand (self->case_), ==, BERT_AXE);
  g_assert_cmpuint (read_hand (self), ==, BERT_AXE);
  assert_on_disk (self, "one here");
}

/* Who alone gives another hand, or corrects an entry, is not asked about it anywhere. */
static void
test_one_side (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = NULL;
  g_autoptr (CbCase) another = NULL;

  record (self, "one");
  record (self, "two");
  cb_test_wait_until (is_saved, self);
  other = cb_case_test_take_along (self->case_);
  cb_case_remove (other, 1);
  record (self, "three");
  cb_test_wait_until (is_saved, self);
  cb_case_test_bring_back (self->case_, other);
  wait_for_news (self, "An entry was deleted on another device");
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one three");

  another = cb_case_test_take_along (self->case_);
  hold (another, CLEO_BELT);
  cb_case_test_bring_back (self->case_, another);
  wait_for_news (self, "Your hand was corrected on another device");
  g_assert_cmpuint (get_hand (self->case_), ==, CLEO_BELT);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (read_hand (self), ==, ANNA_AXE);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one two three");
}

/* Both correct the same entry, and neither knows: the later correction is there, and undoing leads
 * to the other one, wherever that was made. */
static void
both_correct (Fixture *self, gboolean mine_is_later)
{
  g_autoptr (CbEntry) mine = cb_note_new ("mine");
  g_autoptr (CbEntry) theirs = cb_note_new ("theirs");
  g_autoptr (CbCase) other = NULL;

  record (self, "one");
  record (self, "two");
  cb_test_wait_until (is_saved, self);
  other = cb_case_test_take_along (self->case_);
  cb_test_set_time (mine_is_later ? 1900000100 : 1900000000);
  cb_case_test_replace (self->case_, 0, mine);
  cb_test_set_time (1900000050);
  cb_case_test_replace (other, 0, theirs);
  record_in (other, "three");
  cb_test_wait_until (is_saved, self);
  cb_case_test_bring_back (self->case_, other);
  wait_for_news (
    self,
    mine_is_later
      ? "An entry was corrected on two devices. The newer one, from this device, was kept."
      : "An entry was corrected on two devices. The newer one, from the other device, was kept.");
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, mine_is_later ? "mine two three" : "theirs two three");
  g_assert_cmpstr (cb_case_get_undo_label (self->case_), ==, "Keep Newer Correction");
  cb_test_set_time (1900000200);
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, mine_is_later ? "theirs two" : "mine two");
  cb_case_redo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, mine_is_later ? "mine two three" : "theirs two three");
  cb_test_set_time (0);
}

static void
test_mine_is_newer (Fixture *self, gconstpointer data)
{
  both_correct (self, TRUE);
}

static void
test_theirs_is_newer (Fixture *self, gconstpointer data)
{
  both_correct (self, FALSE);
}

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *self = user_data;
  g_autoptr (GError) error = NULL;

  g_assert_true (cb_case_file_keep_finish (CB_CASE_FILE (source), result, &error));
  g_assert_no_error (error);
  self->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->done;
}

static void
test_keep_both (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = make_conflict (self);
  g_autofree char *name = NULL;
  g_autoptr (CbCase) again = NULL;

  record (self, "three");
  cb_case_file_keep_both (cb_case_get_file (self->case_), kept_cb, self);
  cb_test_wait_until (is_done, self);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one there");
  name = g_file_get_basename (cb_case_file_get_location (cb_case_get_file (self->case_)));
  g_assert_cmpstr (name, ==, "Friday (2).casebook");
  g_assert_cmpstr (cb_case_get_title (self->case_), ==, "Friday (2)");
  g_set_object (&self->file, cb_case_file_get_location (cb_case_get_file (self->case_)));
  assert_on_disk (self, "one here three");
  record_elsewhere (self, "five");
  wait_for_news (self, ONE_ENTRY);
  assert_notes (self, "one here three five");
}

/* If the other device decides, there is nothing to decide here. */
static void
test_conflict_goes (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = make_conflict (self);
  g_autofree char *theirs = cb_test_to_text (other);
  g_autoptr (GBytes)
    my_bytes = cb_contents_write (cb_case_file_get_contents (cb_case_get_file (self->case_)));
  g_autoptr (GBytes) their_bytes = g_bytes_new (theirs, strlen (theirs));
  g_autoptr (CbContents) here = cb_contents_read (my_bytes, NULL);
  g_autoptr (CbContents) there = cb_contents_read (their_bytes, NULL);
  g_autoptr (CbContents) settled = cb_merge_settle (there, here, TRUE);
  g_autoptr (GBytes) bytes = cb_contents_write (settled);

  g_assert_true (g_file_set_contents (self->path, g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));
  wait_for (self, CB_ELSEWHERE_SAME);
  cb_test_wait_until (is_saved, self);
  g_assert_cmpuint (get_hand (self->case_), ==, CLEO_BELT);
}

static void
test_deleted (Fixture *self, gconstpointer data)
{
  g_autofree char *aside = g_build_filename (self->folder, "aside", NULL);

  record (self, "one");
  cb_test_wait_until (is_saved, self);
  g_assert_cmpint (g_rename (self->path, aside), ==, 0);
  wait_for (self, CB_ELSEWHERE_GONE);
  record (self, "two");
  assert_notes (self, "one two");
  g_assert_false (cb_case_file_is_saved (cb_case_get_file (self->case_)));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));

  /* It comes back by itself. */
  g_assert_cmpint (g_rename (aside, self->path), ==, 0);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one two");

  g_assert_cmpint (g_unlink (self->path), ==, 0);
  wait_for (self, CB_ELSEWHERE_GONE);
  cb_case_file_keep_mine (cb_case_get_file (self->case_));
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one two");
}

/* Deleted in the instant before something is recorded. */
static void
test_deleted_unseen (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  record (self, "one");
  wait_for (self, CB_ELSEWHERE_GONE);
  assert_notes (self, "one");
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
}

static void
test_broken (Fixture *self, gconstpointer data)
{
  g_autofree char *words = NULL;

  record (self, "one");
  cb_test_wait_until (is_saved, self);
  g_assert_true (g_file_set_contents (self->path, "no case", -1, NULL));
  wait_for (self, CB_ELSEWHERE_BROKEN);
  words = cb_case_file_describe_elsewhere (cb_case_get_file (self->case_));
  g_assert_nonnull (words);
  cb_case_file_keep_mine (cb_case_get_file (self->case_));
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one");
}

/* A file that is written bit by bit is no broken one. */
static void
test_half_written (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) other = open_other (self);
  g_autofree char *text = NULL;
  FILE *file;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  file = g_fopen (self->path, "w");
  fprintf (file, "%.50s", text);
  fflush (file);
  record (self, "one");
  for (guint i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  fputs (text + 50, file);
  fclose (file);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one");
}

static void
test_other_case (Fixture *self, gconstpointer data)
{
  g_autoptr (CbCase) two = cb_test_small_case ("'players':[{'name':'Ann'},{'name':'Bob'}]", "");
  g_autofree char *text = cb_test_to_text (two);

  record (self, "one");
  cb_test_wait_until (is_saved, self);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  wait_for (self, CB_ELSEWHERE_OTHER);
}

/* What a newer Casebook wrote is not replaced, whether or not this one understands it. */
static void
test_newer (Fixture *self, gconstpointer data)
{
  static const char *const entries[] = { "", "{'type':'unheard-of'}" };

  record (self, "one");
  cb_test_wait_until (is_saved, self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *text = cb_test_small_json (CB_TEST_THREE, entries[i]);
      g_autofree char *on_disk = NULL;
      char *version = strstr (text, "\"version\":1");

      g_assert_nonnull (version);
      version[strlen ("\"version\":")] = '9';
      g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
      wait_for (self, CB_ELSEWHERE_NEWER);
      record (self, "two");
      cb_case_file_look (cb_case_get_file (self->case_));
      wait_for (self, CB_ELSEWHERE_NEWER);
      g_assert_true (g_file_get_contents (self->path, &on_disk, NULL, NULL));
      g_assert_cmpstr (on_disk, ==, text);
      g_assert_cmpint (g_unlink (self->path), ==, 0);
      wait_for (self, CB_ELSEWHERE_GONE);
    }
}

/* On another device somebody went on with an older version. */
static void
test_grown_apart (Fixture *self, gconstpointer data)
{
  g_autofree char *old = NULL;
  g_autofree char *head = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (self->path, &old, NULL, NULL));
  record (self, "one");
  cb_test_wait_until (is_saved, self);
  head = g_strndup (old, (gsize) (strstr (old, "\"log\"") - old));
  text = g_strdup_printf ("%s\"log\": [{\"type\": \"note\", \"text\": \"zero\","
                          "\"time\": \"2020-11-21T20:00:00Z\"}]}",
                          head);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  wait_for_news (self, ONE_ENTRY);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "zero one");
  assert_notes (self, "zero one");
}

static void
copies_cb (GPtrArray **found, GPtrArray *copies)
{
  g_clear_pointer (found, g_ptr_array_unref);
  *found = g_ptr_array_ref (copies);
}

static gboolean
is_found (gpointer data)
{
  return *(GPtrArray **) data != NULL;
}

/* Gives the case on another device to a file beside it. */
static void
put_beside (Fixture *self, CbCase *other, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *text = cb_test_to_text (other);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* What programs left beside the case is in it by itself; what is no copy of it stays alone. */
static void
test_copies (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "Friday.sync-conflict-20261126-193000-ABCDEFG.casebook",
                                       "Friday (conflicted copy 2026-11-26 193000).casebook",
                                       "Friday (Ann's conflicted copy 2026-11-26).casebook" };
  g_autoptr (CbCase) two = cb_test_small_case ("'players':[{'name':'Ann'},{'name':'Bob'}]", "");
  g_autoptr (GPtrArray) found = NULL;

  g_signal_connect_swapped (cb_case_get_file (self->case_), "copies", G_CALLBACK (copies_cb),
                            &found);
  record (self, "one");
  record (self, "two");
  cb_test_wait_until (is_saved, self);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CbCase) other = cb_case_test_take_along (self->case_);
      g_autofree char *words = g_strdup_printf ("copy%u", i);

      record_in (other, words);
      if (i == 1)
        cb_case_remove (other, 0);
      put_beside (self, other, names[i]);
    }
  put_beside (self, two, "Friday.sync-conflict-20261126-193001-ABCDEFG.casebook");
  cb_case_file_look (cb_case_get_file (self->case_));
  cb_test_wait_until (is_found, &found);
  cb_test_wait_until (is_saved, self);
  assert_both_have (self, "two copy0 copy1 copy2");
  g_assert_cmpuint (found->len, ==, G_N_ELEMENTS (names));
  g_assert_cmpstr (self->told, ==, "4 entries were changed on another device");
  cb_case_undo (self->case_);
  cb_test_wait_until (is_saved, self);
  assert_on_disk (self, "one two");
  /* A look that is still on its way keeps the file for longer than this function lasts. */
  g_signal_handlers_disconnect_by_data (cb_case_get_file (self->case_), &found);
}

static void
test_names_of_copies (void)
{
  static const struct
  {
    const char *name;
    gboolean is_copy;
  } names[] = {
    { "A.casebook", FALSE },
    { "A (2).casebook", FALSE },
    { "A.sync-conflict-20261126-193000-ABCDEFG.casebook", TRUE },
    { "A (conflicted copy 2026-11-26 193000).casebook", TRUE },
    { "A (Bob's conflicted copy 2026-11-26).casebook", TRUE },
    { "AB (Bob's conflicted copy 2026-11-26).casebook", FALSE },
    { "A.sync-conflict-20261126-193000-ABCDEFG.edition", FALSE },
    { "conflicted copy.casebook", FALSE },
    { ".casebook", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (cb_conflict_copies_is_one (names[i].name, "A"), ==, names[i].is_copy);
}

#define N_EACH 60

static gpointer
record_thread (gpointer data)
{
  for (guint i = 0; i < N_EACH; i++)
    {
      g_autofree char *words = g_strdup_printf ("theirs%u", i);

      record_elsewhere (data, words);
    }
  return NULL;
}

static void
assert_complete (CbCase *case_)
{
  g_autofree char *notes = join_notes (case_);
  g_auto (GStrv) list = g_strsplit (notes, " ", -1);
  guint n_mine = 0;
  guint n_theirs = 0;

  for (guint i = 0; list[i] != NULL; i++)
    {
      gboolean is_mine = g_str_has_prefix (list[i], "mine");
      g_autofree char *expected = is_mine ? g_strdup_printf ("mine%u", n_mine++)
                                          : g_strdup_printf ("theirs%u", n_theirs++);

      g_assert_cmpstr (list[i], ==, expected);
    }
  g_assert_cmpuint (n_mine, ==, N_EACH);
  g_assert_cmpuint (n_theirs, ==, N_EACH);
}

/* Whatever both record at once is there, once, and in order. */
static void
test_many_at_once (Fixture *self, gconstpointer data)
{
  GThread *thread = g_thread_new ("other", record_thread, self);
  g_autoptr (CbCase) again = NULL;

  for (guint i = 0; i < N_EACH; i++)
    {
      g_autofree char *words = g_strdup_printf ("mine%u", i);

      record (self, words);
      for (guint j = 0; j < i % 3; j++)
        g_main_context_iteration (NULL, TRUE);
      if (i % 5 == 0)
        cb_test_wait_until (is_saved, self);
    }
  g_thread_join (thread);
  cb_case_file_look (cb_case_get_file (self->case_));
  while (cb_log_get_n_entries (cb_case_get_log (self->case_)) < 2 * N_EACH ||
         !cb_case_file_is_saved (cb_case_get_file (self->case_)))
    g_main_context_iteration (NULL, TRUE);
  assert_complete (self->case_);
  again = open_other (self);
  assert_complete (again);
}

/* A new case gets its file in the background, too, under a free name. */
static void
test_new_case (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GFile) reserved = g_file_get_child (folder, "reserved");
  g_autoptr (GFile) taken = g_file_get_child (reserved, "Friday (2).casebook");
  g_autofree char *name = NULL;

  g_assert_true (g_file_make_directory (reserved, NULL, NULL));
  g_assert_true (
    g_file_replace_contents (taken, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_set_object (&self->case_, NULL);
  self->case_ = cb_test_small_case (CB_TEST_THREE, "");
  cb_case_file_set_background (cb_case_get_file (self->case_));
  cb_case_file_keep_in_folder_async (cb_case_get_file (self->case_), folder, reserved, "Friday",
                                     kept_cb, self);
  record (self, "one");
  cb_test_wait_until (is_done, self);
  cb_test_wait_until (is_saved, self);
  name = g_file_get_basename (cb_case_file_get_location (cb_case_get_file (self->case_)));
  g_assert_cmpstr (name, ==, "Friday (3).casebook");
  g_set_object (&self->file, cb_case_file_get_location (cb_case_get_file (self->case_)));
  assert_on_disk (self, "one");
  record_elsewhere (self, "two");
  cb_case_file_look (cb_case_get_file (self->case_));
}

static void
not_kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_case_file_keep_finish (CB_CASE_FILE (source), result, &error));
  g_assert_nonnull (error);
  ((Fixture *) user_data)->done = TRUE;
}

/* One that finds no room for a file gets it as soon as there is some. */
static void
test_new_case_later (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "blocked", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  CbCaseFile *file;

  g_assert_true (g_file_set_contents (path, "in the way", -1, NULL));
  g_set_object (&self->case_, NULL);
  self->case_ = cb_test_small_case (CB_TEST_THREE, "");
  file = cb_case_get_file (self->case_);
  cb_case_file_set_background (file);
  cb_case_file_keep_in_folder_async (file, folder, NULL, "Friday", not_kept_cb, self);
  cb_test_wait_until (is_done, self);
  g_assert_nonnull (cb_case_file_get_save_error (file));
  g_assert_null (cb_case_file_get_location (file));

  g_assert_cmpint (g_unlink (path), ==, 0);
  cb_test_wait_until (is_saved, self);
  g_assert_null (cb_case_file_get_save_error (file));
  g_set_object (&self->file, cb_case_file_get_location (file));
  assert_on_disk (self, "");
  g_assert_cmpint (g_unlink (g_file_peek_path (self->file)), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CbCase **case_ = user_data;
  g_autoptr (GError) error = NULL;

  *case_ = cb_case_load_finish (G_FILE (source), result, &error);
  g_assert_no_error (error);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static void
test_loaded (Fixture *self, gconstpointer data)
{
  CbCase *case_ = NULL;

  cb_case_load_async (self->file, NULL, loaded_cb, &case_);
  cb_test_wait_until (is_set, &case_);
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Friday");
  g_assert_true (cb_case_file_is_saved (cb_case_get_file (case_)));
  g_object_unref (case_);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/elsewhere/told-when-saved", test_told_when_saved);
  add ("/elsewhere/in-a-row", test_in_a_row);
  add ("/elsewhere/slow", test_slow);
  add ("/elsewhere/taken-in", test_taken_in);
  add ("/elsewhere/closed-meanwhile", test_closed_meanwhile);
  add ("/elsewhere/at-the-same-time", test_at_the_same_time);
  add ("/elsewhere/undone-before", test_undone_before);
  add ("/elsewhere/undone-at-the-same-time", test_undone_at_the_same_time);
  add ("/elsewhere/renamed-elsewhere", test_renamed_elsewhere);
  add ("/elsewhere/keep-mine", test_keep_mine);
  add ("/elsewhere/take-theirs", test_take_theirs);
  add ("/elsewhere/one-side", test_one_side);
  add ("/elsewhere/keep-both", test_keep_both);
  add ("/elsewhere/conflict-goes", test_conflict_goes);
  add ("/elsewhere/deleted", test_deleted);
  add ("/elsewhere/deleted-unseen", test_deleted_unseen);
  add ("/elsewhere/broken", test_broken);
  add ("/elsewhere/half-written", test_half_written);
  add ("/elsewhere/other-case", test_other_case);
  add ("/elsewhere/newer", test_newer);
  add ("/elsewhere/mine-is-newer", test_mine_is_newer);
  add ("/elsewhere/theirs-is-newer", test_theirs_is_newer);
  add ("/elsewhere/grown-apart", test_grown_apart);
  add ("/elsewhere/copies", test_copies);
  g_test_add_func ("/elsewhere/names-of-copies", test_names_of_copies);
  add ("/elsewhere/many-at-once", test_many_at_once);
  add ("/elsewhere/new-case", test_new_case);
  add ("/elsewhere/new-case-later", test_new_case_later);
  add ("/elsewhere/loaded", test_loaded);
  return g_test_run ();
}
