/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A deal that Casebook keeps: its file, its record, and that nobody's notebook ever gets more of it
 * than its owner was given. How it is cheated with is in tests/cli/test-cheats.py. */

#include <glib/gstdio.h>

#include "cb-editions.h"
#include "cb-file.h"
#include "cb-fingerprint.h"
#include "cb-game-error.h"
#include "cb-hand.h"
#include "cb-test-case.h"
#include "cb-test-deal.h"

static CbSetup *
make_table (CbEdition *edition, guint n_players)
{
  static const char *const names[] = { "Ann", "Bob", "Cy", "Dan", "Eve", "Fay" };
  CbSetup *table = cb_setup_new (edition);

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, names[i], -1, -1);
  return table;
}

static CbSealedDeal *
deal_with (const CbSetup *table, const CbDealChoices *choices, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  CbSealedDeal *deal = cb_test_deal (table, choices, seed, &error);

  g_assert_no_error (error);
  return deal;
}

static CbSealedDeal *
deal_classic (guint n_players, guint64 seed)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) table = make_table (edition, n_players);
  CbDealChoices choices;

  cb_deal_choices_init (&choices, edition, n_players);
  choices.policy = CB_DEAL_ALL;
  return deal_with (table, &choices, seed);
}

static char *
make_text (CbSealedDeal *deal)
{
  return cb_sealed_deal_make_text (deal);
}

static gboolean
give (CbSealedDeal *deal, guint seat, guint number, GError **error)
{
  return cb_sealed_deal_note (
    deal, &(CbDealEvent) { .kind = CB_DEAL_EVENT_NUMBER, .seat = seat, .number = number }, error);
}

/* A deal for Ann, Bob and Cy. */
static CbSealedDeal *
deal_for_three (guint64 seed)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (seed);
  g_autoptr (CbSetup) table = make_table (edition, 3);
  g_autoptr (CbDealPromise) promise = NULL;
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };

  promise = cb_deal_promise_new (table, &choices, random, NULL);
  return cb_sealed_deal_new (promise);
}

/* A deal in a file of its own. */
typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  CbSealedDeal *deal;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = cb_test_make_folder ();
  self->path = g_build_filename (self->folder, "new", "a.deal", NULL);
  self->file = g_file_new_for_path (self->path);
  self->deal = deal_for_three (1);
  g_assert_true (cb_sealed_deal_keep_in (self->deal, self->file, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->deal);
  g_object_unref (self->file);
  cb_test_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static char *
read_text (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (self->path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static CbSealedDeal *
load (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  CbSealedDeal *deal = cb_sealed_deal_load (self->file, &error);

  g_assert_no_error (error);
  return deal;
}

static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autoptr (CbSealedDeal) again = load (self);
  g_autofree char *text = make_text (self->deal);
  g_autofree char *text_again = make_text (again);
  GStatBuf info;

  g_assert_cmpint (g_stat (self->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  g_assert_true (g_file_equal (cb_sealed_deal_get_file (again), self->file));
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpstr (cb_sealed_deal_get_fingerprint (again), ==,
                   cb_sealed_deal_get_fingerprint (self->deal));
  g_assert_cmpuint (cb_sealed_deal_get_envelope (again), ==,
                    cb_sealed_deal_get_envelope (self->deal));
  g_assert_cmpstr (cb_sealed_deal_get_table (again)->players[2].name, ==, "Cy");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->deal, seat);
      g_autoptr (CbSetup) setup_again = cb_sealed_deal_make_setup (again, seat);

      g_assert_cmpuint (cb_card_set_size (setup->hand), ==, 6);
      g_assert_cmpuint (setup->hand, ==, setup_again->hand);
    }
}

/* No glance at the file, and no search in it, finds a card. */
static void
test_no_card_in_file (Fixture *self, gconstpointer data)
{
  g_autofree char *text = read_text (self);
  CbEdition *edition = cb_sealed_deal_get_table (self->deal)->edition;

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    g_assert_null (strstr (text, cb_edition_get_card (edition, i)->id));
}

static void
never_cb (gpointer unused)
{
  g_assert_not_reached ();
}

static void
changed_cb (Fixture *self)
{
  g_autoptr (CbSealedDeal) on_disk = load (self);

  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (cb_sealed_deal_has_looked (on_disk, seat), ==,
                       cb_sealed_deal_has_looked (self->deal, seat));
      g_assert_cmpint (cb_sealed_deal_has_accused (on_disk, seat), ==,
                       cb_sealed_deal_has_accused (self->deal, seat));
    }
  g_assert_cmpint (cb_sealed_deal_is_open (on_disk), ==, cb_sealed_deal_is_open (self->deal));
  g_object_set_data (
    G_OBJECT (self->deal), "told",
    GUINT_TO_POINTER (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->deal), "told")) + 1));
}

/* Whoever looks, accuses or opens: it is in the file before anybody is told. A hand that is shown
 * twice stands in the record twice, an accusation once. */
static void
test_written_before_told (Fixture *self, gconstpointer data)
{
  static const char *const lines[] = { "look 1",    "look 1",         "look 0",
                                       "accuse 2 ", "see-envelope 2", "open" };
  g_autofree char *record = NULL;

  g_signal_connect_swapped (self->deal, "changed", G_CALLBACK (changed_cb), self);
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, NULL));
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, NULL));
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
  g_assert_true (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 2, 0, 7 }, NULL));
  g_assert_true (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 2, 0, 56 }, NULL));
  g_assert_cmphex (cb_sealed_deal_get_accusation (self->deal, 2), ==, 7);
  g_assert_true (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_SEE_ENVELOPE, 2 }, NULL));
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL));
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL));
  g_assert_cmpuint (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->deal), "told")), ==, 6);
  g_assert_true (cb_sealed_deal_has_looked (self->deal, 1));
  g_assert_false (cb_sealed_deal_has_looked (self->deal, 2));
  g_assert_true (cb_sealed_deal_has_accused (self->deal, 2));
  g_assert_false (cb_sealed_deal_has_accused (self->deal, 1));

  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->deal), ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (g_str_has_prefix (cb_sealed_deal_get_event (self->deal, i), lines[i]));
  record = cb_sealed_deal_describe_record (self->deal);
  g_assert_true (g_str_has_prefix (record, "Record, 6 entries: "));
}

static void
test_words_for_events (Fixture *self, gconstpointer data)
{
  static const char *const expected[] = { "Bob’s hand was shown", "Cy accused",
                                          "Cy looked into the envelope",
                                          "Everything was revealed" };

  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, NULL);
  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 2, 0, 7 }, NULL);
  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_SEE_ENVELOPE, 2 }, NULL);
  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *words = cb_sealed_deal_describe_event (self->deal, i);

      g_assert_cmpstr (words, ==, expected[i]);
    }
}

/* Cards that lie face down are looked at one by one, and the file knows by whom. */
static void
test_looks_down (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) table = make_table (edition, 4);
  g_autoptr (CbSealedDeal) deal = NULL, again = NULL;
  g_autofree char *folder = cb_test_make_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a.deal", NULL);
  g_autoptr (GError) error = NULL;
  CbDealChoices choices;

  cb_deal_choices_init (&choices, edition, 4);
  choices.policy = CB_DEAL_EQUAL;
  choices.rest_down = TRUE;
  deal = deal_with (table, &choices, 3);
  g_assert_cmpuint (cb_sealed_deal_get_table (deal)->face_down, ==, 2);
  g_assert_true (cb_sealed_deal_keep_in (deal, file, NULL));
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
  g_assert_true (
    cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK_DOWN, 3, 1 }, NULL));

  again = cb_sealed_deal_load (file, &error);
  g_assert_no_error (error);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (cb_sealed_deal_has_looked (again, seat), ==, seat == 0);
      g_assert_false (cb_sealed_deal_has_looked_down (again, seat, 0));
      g_assert_cmpint (cb_sealed_deal_has_looked_down (again, seat, 1), ==, seat == 3);
    }
  cb_test_remove_folder (folder);
}

/* Where it cannot be written, it did not happen: nobody is told, nothing of it is in the record or
 * in the file later, and it can be tried again. */
static void
test_unwritable (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  g_autoptr (GFile) elsewhere = g_file_new_build_filename (self->path, "no", "b.deal", NULL);
  g_autoptr (CbSealedDeal) again = NULL;
  g_autofree char *before = g_strdup (cb_sealed_deal_get_record_fingerprint (self->deal, 0));
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_sealed_deal_keep_in (self->deal, elsewhere, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_equal (cb_sealed_deal_get_file (self->deal), self->file));

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  g_clear_error (&error);
  g_signal_connect_swapped (self->deal, "changed", G_CALLBACK (never_cb), NULL);
  g_assert_false (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, &error));
  g_assert_nonnull (error);
  g_assert_false (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 1, 0, 7 }, NULL));
  g_assert_false (cb_sealed_deal_has_looked (self->deal, 1));
  g_assert_false (cb_sealed_deal_has_accused (self->deal, 1));
  g_assert_false (cb_sealed_deal_is_open (self->deal));
  g_assert_cmphex (cb_sealed_deal_get_accusation (self->deal, 1), ==, 0);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->deal), ==, 0);
  g_assert_cmpstr (cb_sealed_deal_get_record_fingerprint (self->deal, 0), ==, before);
  g_assert_true (cb_sealed_deal_check (self->deal, NULL));

  g_unlink (folder);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  g_signal_handlers_disconnect_by_func (self->deal, never_cb, NULL);
  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
  g_assert_true (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 1, 0, 56 }, NULL));
  again = load (self);
  g_assert_true (cb_sealed_deal_has_looked (again, 0));
  g_assert_false (cb_sealed_deal_has_looked (again, 1));
  g_assert_cmphex (cb_sealed_deal_get_accusation (again, 1), ==, 56);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (again), ==, 2);
}

static void
noted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GError *error = NULL;

  if (cb_sealed_deal_note_finish (CB_SEALED_DEAL (source), result, &error))
    error = g_error_new_literal (CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT, "noted");
  *(GError **) user_data = error;
}

static gboolean
is_set (gpointer data)
{
  return *(GError **) data != NULL;
}

static gboolean
is_waiting (gpointer data)
{
  return cb_sealed_deal_get_waiting (data);
}

/* As long as somebody else writes beside it, nothing is noted and nobody is told; the program lives
 * on, and says after a while that it waits. What is done meanwhile follows in order; one that
 * nobody waits for any more, before its turn, is not. */
static void
test_slow (Fixture *self, gconstpointer data)
{
  const CbDealEvent events[] = {
    { .kind = CB_DEAL_EVENT_LOOK, .seat = 1 },
    { .kind = CB_DEAL_EVENT_LOOK, .seat = 2 },
    { .kind = CB_DEAL_EVENT_ACCUSE, .seat = 0, .cards = 7 },
    { .kind = CB_DEAL_EVENT_ACCUSE, .seat = 0, .cards = 56 },
  };
  g_autoptr (CbFileLock) lock = cb_file_lock (self->file, NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (CbSealedDeal) before = NULL, after = NULL;
  GError *ends[G_N_ELEMENTS (events)] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    cb_sealed_deal_note_async (self->deal, &events[i], i == 1 ? cancellable : NULL, noted_cb,
                               &ends[i]);
  cb_test_wait_until (is_waiting, self->deal);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->deal), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_assert_null (ends[i]);
  before = load (self);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (before), ==, 0);

  g_cancellable_cancel (cancellable);
  g_clear_pointer (&lock, cb_file_lock_free);
  cb_test_wait_until (is_set, &ends[3]);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      if (i == 1)
        g_assert_error (ends[i], G_IO_ERROR, G_IO_ERROR_CANCELLED);
      else
        g_assert_error (ends[i], CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT);
      g_error_free (ends[i]);
    }
  g_assert_false (cb_sealed_deal_get_waiting (self->deal));
  after = load (self);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (after), ==, 2);
  g_assert_true (cb_sealed_deal_has_looked (after, 1));
  g_assert_false (cb_sealed_deal_has_looked (after, 2));
  g_assert_cmphex (cb_sealed_deal_get_accusation (after, 0), ==, 7);
  g_assert_true (cb_sealed_deal_check (after, NULL));
}

typedef struct
{
  GError *ends[3];
  guint n;
} Chain;

static void note_next (CbSealedDeal *deal, Chain *chain);

static void
chained_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Chain *chain = user_data;

  noted_cb (source, result, &chain->ends[chain->n++]);
  if (chain->n < G_N_ELEMENTS (chain->ends))
    note_next (CB_SEALED_DEAL (source), chain);
}

static void
note_next (CbSealedDeal *deal, Chain *chain)
{
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_LOOK, .seat = chain->n };

  cb_sealed_deal_note_async (deal, &look, NULL, chained_cb, chain);
}

/* Whoever is told that one is noted notes the next: each is noted once. */
static void
test_note_when_told (Fixture *self, gconstpointer data)
{
  g_autoptr (CbSealedDeal) after = NULL;
  Chain chain = { 0 };

  note_next (self->deal, &chain);
  cb_test_wait_until (is_set, &chain.ends[G_N_ELEMENTS (chain.ends) - 1]);
  for (guint i = 0; i < G_N_ELEMENTS (chain.ends); i++)
    {
      g_assert_error (chain.ends[i], CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT);
      g_error_free (chain.ends[i]);
    }
  after = load (self);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (after), ==, G_N_ELEMENTS (chain.ends));
  g_assert_true (cb_sealed_deal_check (after, NULL));
}

/* The same as without the background: it did not happen, and can be tried again. */
static void
test_unwritable_in_background (Fixture *self, gconstpointer data)
{
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_LOOK, .seat = 1 };
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  g_autoptr (CbSealedDeal) again = NULL;
  GError *end = NULL;

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  g_signal_connect_swapped (self->deal, "changed", G_CALLBACK (never_cb), NULL);
  cb_sealed_deal_note_async (self->deal, &look, NULL, noted_cb, &end);
  cb_test_wait_until (is_set, &end);
  g_assert_cmpint (end->domain, !=, CB_TABLE_ERROR);
  g_clear_error (&end);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->deal), ==, 0);
  g_assert_true (cb_sealed_deal_check (self->deal, NULL));

  g_unlink (folder);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  g_signal_handlers_disconnect_by_func (self->deal, never_cb, NULL);
  cb_sealed_deal_note_async (self->deal, &look, NULL, noted_cb, &end);
  cb_test_wait_until (is_set, &end);
  g_assert_error (end, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT);
  g_clear_error (&end);
  again = load (self);
  g_assert_true (cb_sealed_deal_has_looked (again, 1));
}

/* One that was never kept anywhere is not kept after a failure either. */
static void
test_not_kept (void)
{
  g_autoptr (CbSealedDeal) deal = deal_classic (3, 1);
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/null/a.deal");
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_sealed_deal_keep_in (deal, file, &error));
  g_assert_nonnull (error);
  g_assert_null (cb_sealed_deal_get_file (deal));
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
}

/* The record takes so much, but whoever has not accused yet still can, and a deal can always be
 * opened; and all that can be read again. */
static void
test_full (Fixture *self, gconstpointer data)
{
  g_autoptr (CbSealedDeal) deal = deal_classic (3, 1);
  g_autofree char *path = g_build_filename (self->folder, "full.deal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbSealedDeal) again = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  while (n < 10000 &&
         cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, n % 3 }, &error))
    n++;
  g_assert_cmpuint (n, ==, 4000);
  g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (deal), ==, n);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_true (
        cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, seat, 0, 1 }, NULL));
      g_assert_true (
        cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_SEE_ENVELOPE, seat }, NULL));
      g_assert_false (
        cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_SEE_ENVELOPE, seat }, NULL));
    }
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL));
  g_clear_error (&error);
  g_assert_true (cb_sealed_deal_keep_in (deal, file, &error));
  again = cb_sealed_deal_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (again), ==, 4007);
  g_assert_true (cb_sealed_deal_is_open (again));
  g_remove (path);
}

/* A medium that takes nothing keeps a hand back, and nobody from the end. */
static void
test_open_unsaved (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_chmod (self->path, 0444));
  g_assert_false (
    cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, &error));
  g_assert_error (error, CB_FILE_ERROR, CB_FILE_ERROR_PROTECTED);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->deal), ==, 0);
  g_clear_error (&error);
  g_assert_false (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, &error));
  g_assert_error (error, CB_FILE_ERROR, CB_FILE_ERROR_PROTECTED);
  g_assert_true (cb_sealed_deal_is_open (self->deal));
  g_assert_no_errno (g_chmod (self->path, 0600));
}

static void
test_judged (Fixture *self, gconstpointer data)
{
  CbCardSet envelope = cb_sealed_deal_get_envelope (self->deal);
  guint n_right = 0;

  for (guint suspect = 0; suspect < 6; suspect++)
    for (guint weapon = 6; weapon < 12; weapon++)
      for (guint room = 12; room < 21; room++)
        if (cb_sealed_deal_is_right (self->deal, cb_card_set_of (suspect) |
                                                   cb_card_set_of (weapon) | cb_card_set_of (room)))
          n_right++;
  g_assert_cmpuint (n_right, ==, 1);
  g_assert_true (cb_sealed_deal_is_right (self->deal, envelope));
  g_assert_false (cb_sealed_deal_is_right (self->deal, envelope & (envelope - 1)));
  g_assert_false (cb_sealed_deal_is_right (self->deal, G_MAXUINT32));
}

/* The fingerprint is that of the first part of the text, whoever makes it; every deal has another.
 */
static void
test_fingerprint (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (CbSealedDeal) deal = deal_classic (4, seed);
      g_autofree char *text = make_text (deal);
      char *fingerprint;

      strstr (text, "\n\n")[1] = '\0';
      fingerprint = cb_fingerprint_make (text);
      g_assert_cmpstr (fingerprint, ==, cb_sealed_deal_get_fingerprint (deal));
      g_assert_true (g_hash_table_add (seen, fingerprint));
    }
}

/* What somebody wrote down is found: short or whole, of the deal or of any moment of the record. */
static void
test_find_fingerprint (Fixture *self, gconstpointer data)
{
  g_autofree char *brief = cb_sealed_deal_make_short_fingerprint (self->deal);
  g_autoptr (CbSealedDeal) other = deal_for_three (2);

  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL);
  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, NULL);
  g_assert_cmpint (cb_sealed_deal_find_fingerprint (self->deal, brief), ==,
                   CB_DEAL_FINGERPRINT_DEAL);
  g_assert_cmpint (
    cb_sealed_deal_find_fingerprint (self->deal, cb_sealed_deal_get_fingerprint (self->deal)), ==,
    CB_DEAL_FINGERPRINT_DEAL);
  g_assert_cmpint (cb_sealed_deal_find_fingerprint (other, brief), ==, CB_DEAL_FINGERPRINT_NONE);
  for (int i = 1; i <= 2; i++)
    {
      const char *whole = cb_sealed_deal_get_record_fingerprint (self->deal, (guint) i);
      g_autofree char *written = cb_fingerprint_shorten (whole);

      g_assert_cmpint (cb_sealed_deal_find_fingerprint (self->deal, whole), ==, i);
      g_assert_cmpint (cb_sealed_deal_find_fingerprint (self->deal, written), ==, i);
    }
}

/* What a deal claims to show. */
static void
test_proof (Fixture *self, gconstpointer data)
{
  g_autoptr (CbSealedDeal) unmixed = deal_classic (3, 1);
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) table = make_table (edition, 3);
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };
  g_autoptr (CbDealPromise) promise = cb_deal_promise_new_seeded (table, &choices, 7, NULL);
  g_autoptr (CbSealedDeal) seeded = cb_sealed_deal_new (promise);
  g_autoptr (CbSealedDeal) again = NULL;
  g_autofree char *said = NULL;
  g_autofree char *text = NULL;

  g_assert_true (give (self->deal, 2, 0, NULL));
  g_assert_cmpint (cb_sealed_deal_get_proof (self->deal), ==, CB_DEAL_PROOF_MIXED);
  g_assert_cmpint (cb_sealed_deal_get_proof (unmixed), ==, CB_DEAL_PROOF_UNMIXED);
  g_unlink (self->path);
  g_assert_true (cb_sealed_deal_keep_in (seeded, self->file, NULL));
  again = load (self);
  g_assert_cmpint (cb_sealed_deal_get_proof (again), ==, CB_DEAL_PROOF_SEED);
  g_assert_null (cb_sealed_deal_get_fingerprint (again));
  g_assert_null (cb_sealed_deal_make_short_fingerprint (again));
  g_assert_null (cb_sealed_deal_get_record_fingerprint (again, 0));
  g_assert_null (cb_sealed_deal_describe_record (again));
  g_assert_false (cb_sealed_deal_takes_numbers (again));
  g_assert_false (give (again, 0, 5, NULL));
  said = cb_sealed_deal_describe_proof (again);
  g_assert_nonnull (strstr (said, "seed 7"));
  text = read_text (self);
  g_assert_nonnull (strstr (text, "\"seed\" : \"7\""));
}

/* Each number deals anew, also what lies open, and is in the file before anybody is told. A player
 * gives one, and only before anything else is done. */
static void
test_numbers (Fixture *self, gconstpointer data)
{
  g_autofree char *nothing = make_text (self->deal);
  g_autofree char *fingerprint = g_strdup (cb_sealed_deal_get_fingerprint (self->deal));
  g_autoptr (CbSealedDeal) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *said = NULL, *file = NULL, *numbers = NULL;

  g_assert_null (cb_sealed_deal_describe_numbers (self->deal));
  g_assert_true (cb_sealed_deal_takes_numbers (self->deal));
  g_signal_connect_swapped (self->deal, "changed", G_CALLBACK (changed_cb), self);
  g_assert_true (give (self->deal, 2, CB_TABLE_MAX_NUMBER, NULL));
  g_assert_false (give (self->deal, 2, 5, &error));
  g_assert_cmpstr (error->message, ==,
                   "Each player gives one number, before anybody looks at a card.");
  g_assert_true (give (self->deal, 0, 0, NULL));
  g_assert_cmpint (cb_sealed_deal_get_number (self->deal, 0), ==, 0);
  g_assert_cmpint (cb_sealed_deal_get_number (self->deal, 1), ==, CB_TABLE_NO_NUMBER);
  g_assert_cmpint (cb_sealed_deal_get_number (self->deal, 2), ==, 999999);
  numbers = cb_sealed_deal_describe_numbers (self->deal);
  g_assert_cmpstr (numbers, ==, "Ann 0, Cy 999999");
  said = cb_sealed_deal_describe_event (self->deal, 0);
  g_assert_cmpstr (said, ==, "Cy gave the number 999999");
  file = read_text (self);
  g_assert_nonnull (strstr (file, "\"number 2 999999\""));
  g_assert_cmpstr (cb_sealed_deal_get_fingerprint (self->deal), ==, fingerprint);
  g_assert_true (cb_sealed_deal_check (self->deal, NULL));

  g_assert_true (cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
  g_assert_false (cb_sealed_deal_takes_numbers (self->deal));
  g_assert_false (give (self->deal, 1, 5, NULL));
  text = make_text (self->deal);
  again = load (self);
  g_assert_cmpint (cb_sealed_deal_get_number (again, 2), ==, 999999);
  g_assert_cmpstr (strstr (text, "\nenvelope"), !=, strstr (nothing, "\nenvelope"));
  g_clear_pointer (&nothing, g_free);
  nothing = make_text (again);
  g_assert_cmpstr (text, ==, nothing);
}

/* What lies open is dealt anew by a number, too; one that cannot be written changes nothing. */
static void
test_numbers_face_up (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autofree char *folder = cb_test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "new", "a.deal", NULL);
  g_autofree char *new = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbSetup) table = make_table (edition, 4);
  const CbDealChoices choices = { .policy = CB_DEAL_EQUAL };
  g_autoptr (CbSealedDeal) deal = deal_with (table, &choices, 5);
  CbCardSet before = cb_sealed_deal_get_table (deal)->face_up;
  g_autofree char *envelopes = make_text (deal);
  g_autofree char *same = NULL;
  guint n_other = 0;

  g_assert_cmpuint (cb_card_set_size (before), ==, 2);
  g_assert_true (cb_sealed_deal_keep_in (deal, file, NULL));
  g_unlink (path);
  g_assert_cmpint (g_rmdir (new), ==, 0);
  g_assert_true (g_file_set_contents (new, "in the way", -1, NULL));
  g_assert_false (give (deal, 0, 1, NULL));
  same = make_text (deal);
  g_assert_cmpstr (same, ==, envelopes);
  g_assert_cmphex (cb_sealed_deal_get_table (deal)->face_up, ==, before);
  g_unlink (new);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autoptr (CbSealedDeal) another = deal_with (table, &choices, 5);
      g_autoptr (CbSetup) setup = NULL;

      g_assert_true (give (another, seat, 1, NULL));
      n_other += cb_sealed_deal_get_table (another)->face_up != before;
      setup = cb_sealed_deal_make_setup (another, 0);
      g_assert_true (cb_setup_check (setup, NULL));
      g_assert_cmphex (setup->face_up, ==, cb_sealed_deal_get_table (another)->face_up);
    }
  g_assert_cmpuint (n_other, >=, 3);
  cb_test_remove_folder (folder);
}

/* @old, which stands in the file, becomes @new; then it is refused with @message. */
static void
assert_refused (Fixture *self, const char *old, const char *new, const char *message)
{
  g_autofree char *text = read_text (self);
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (changed, old, new, 1), ==, 1);
  g_assert_true (g_file_set_contents (self->path, changed->str, -1, NULL));
  g_assert_null (cb_sealed_deal_load (self->file, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  const char *fingerprint = cb_sealed_deal_get_fingerprint (self->deal);
  g_autofree char *record = g_strdup (cb_sealed_deal_get_record_fingerprint (self->deal, 0));
  g_autofree char *capitals = g_ascii_strup (fingerprint, -1);
  g_autofree char *cut = g_strndup (fingerprint, 25);
  g_autoptr (CbSealedDeal) other = deal_for_three (2);

  assert_refused (self, "\"casebook-deal\"", "\"casebook\"",
                  "format: must be “casebook-deal”; this is not a deal");
  assert_refused (self, "\"version\" : 3", "\"version\" : 4",
                  "version: was written by a newer Casebook");
  assert_refused (self, "\"version\" : 3", "\"version\" : 2",
                  "version: was dealt by Casebook 1.0, which can still open it");
  assert_refused (self, "\"record\"", "", "damaged, or not a deal (line 25)");
  assert_refused (self, fingerprint, cb_sealed_deal_get_fingerprint (other),
                  "fingerprint: is not that of the deal, which was changed");
  assert_refused (self, fingerprint, cut, "fingerprint: is not 64 lowercase hexadecimal digits");
  assert_refused (self, fingerprint, capitals,
                  "fingerprint: is not 64 lowercase hexadecimal digits");
  assert_refused (self, "\"sealed\" : \"Y", "\"sealed\" : \"Z",
                  "fingerprint: is not that of the deal, which was changed");
  assert_refused (self, "\"firstDealt\" : 0", "\"firstDealt\" : 1",
                  "sealed: does not lead to the face-up cards: they were changed");
  assert_refused (self, "\"Bob\"", "\"Bo\"", "sealed: is not a deal for this table");
  assert_refused (self, "\"fingerprint\"", "\"seed\" : \"7\", \"fingerprint\"",
                  "seed: is not the one the deal comes from");
  assert_refused (self, "\"record\" : []",
                  "\"record\" : [{\"entry\" : \"look 3\", \"fingerprint\" : \"\"}]",
                  "record[0].entry: is not something that can happen in a deal");
  assert_refused (self, "\"record\" : []",
                  "\"record\" : [{\"entry\" : \"look 1\", \"fingerprint\" : \"\"}]",
                  "record[0].fingerprint: does not follow from what is before it: the record was "
                  "changed");
  assert_refused (self, "\"record\" : []",
                  "\"record\" : [{\"entry\" : \"see-envelope 1\", \"fingerprint\" : \"\"}]",
                  "record[0].entry: cannot follow the entries before it");
  cb_sealed_deal_note (self->deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL);
  assert_refused (self, cb_sealed_deal_get_record_fingerprint (self->deal, 1), record,
                  "record[0].fingerprint: does not follow from what is before it: the record was "
                  "changed");
}

/* Every cut and every changed byte is refused or harmless. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  g_autofree char *text = read_text (self);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i += 11)
    {
      g_autoptr (CbSealedDeal) deal = NULL;
      char byte = text[i];

      g_assert_true (g_file_set_contents (self->path, text, (gssize) i, NULL));
      g_assert_null (cb_sealed_deal_load (self->file, NULL));
      text[i] = byte == '1' ? '2' : '1';
      g_assert_true (g_file_set_contents (self->path, text, (gssize) length, NULL));
      deal = cb_sealed_deal_load (self->file, NULL);
      if (deal != NULL)
        {
          g_autofree char *before = make_text (self->deal);
          g_autofree char *after = make_text (deal);

          g_assert_cmpstr (after, ==, before);
        }
      text[i] = byte;
    }
}

static void
test_unknown_members (Fixture *self, gconstpointer data)
{
  g_autofree char *text = read_text (self);
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (CbSealedDeal) deal = NULL;
  g_autofree char *after = NULL;

  g_string_replace (changed, "\"record\"", "\"place\" : \"kitchen table\", \"record\"", 1);
  g_assert_true (g_file_set_contents (self->path, changed->str, -1, NULL));
  deal = load (self);
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL));
  after = read_text (self);
  g_assert_nonnull (strstr (after, "kitchen table"));
}

/* Where the rest lies and what the edition would do otherwise: each deal is a sound setup. */
static void
test_choices (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autofree char *folder = cb_test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.deal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint n = 2; n <= 6; n++)
    for (guint i = 0; i < 12; i++)
      {
        const CbDealChoices choices = { .policy = i % 2 ? CB_DEAL_EQUAL : CB_DEAL_ALL,
                                        .rest_down = i / 2 % 2,
                                        .n_side = i / 4 * 2 };
        g_autoptr (CbSetup) table = make_table (edition, n);
        g_autoptr (CbSealedDeal) deal = NULL;
        g_autoptr (CbSealedDeal) again = NULL;
        g_autoptr (GError) error = NULL;

        table->first_dealt = (int) (i % n);
        deal = deal_with (table, &choices, i);
        for (guint seat = 0; seat < n; seat++)
          {
            g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);

            g_assert_true (cb_setup_check (setup, &error));
            g_assert_no_error (error);
          }
        for (guint place = 0; place < cb_sealed_deal_get_table (deal)->face_down; place++)
          g_assert_cmpuint (cb_sealed_deal_get_card_down (deal, place), <, 21);
        g_assert_true (cb_sealed_deal_keep_in (deal, file, &error));
        again = cb_sealed_deal_load (file, &error);
        g_assert_no_error (error);
        g_assert_true (g_file_delete (file, NULL, NULL));
      }
  cb_test_remove_folder (folder);
}

/* What a case that starts from a deal has in its file, but for when it was made. */
static char *
describe_case (CbSealedDeal *deal, guint seat)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);
  g_autoptr (CbCase) case_ = cb_case_new (setup, "Friday");
  g_autofree char *text = cb_test_to_text (case_);
  char *created = strstr (text, "\"created\"");
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *words = cb_hand_make_words (setup, NULL);

  g_assert_nonnull (created);
  memset (created, '-', strcspn (created, "\n"));
  return g_strconcat (text, code, words, NULL);
}

/* Thousands of deals of a small edition: whenever a player has the same hand and sees the same
 * cards, his case, his hand code and its words are the same to the letter, whatever the others and
 * the envelope hold. */
static void
test_case_knows_own_hand_only (void)
{
  g_autoptr (CbCase) small = cb_test_small_case (CB_TEST_THREE, "");
  CbEdition *edition = cb_case_get_edition (small);
  g_autoptr (GHashTable) cases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) envelopes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (CbSetup) table = make_table (edition, 3);

  for (guint64 seed = 0; seed < 1500; seed++)
    {
      const CbDealChoices choices = { .policy = CB_DEAL_EQUAL, .n_side = seed % 2 };
      g_autoptr (CbSealedDeal) deal = deal_with (table, &choices, seed);

      for (guint seat = 0; seat < 3; seat++)
        {
          g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);
          g_autofree char *known = g_strdup_printf ("%u %x %x %u", seat, setup->hand,
                                                    setup->face_up, setup->face_down);
          char *described = describe_case (deal, seat);
          const char *before = g_hash_table_lookup (cases, known);

          g_hash_table_add (envelopes,
                            g_strdup_printf ("%s %x", known, cb_sealed_deal_get_envelope (deal)));
          if (before != NULL)
            g_assert_cmpstr (described, ==, before);
          g_hash_table_insert (cases, g_steal_pointer (&known), described);
        }
    }
  /* There was much to be told apart. */
  g_assert_cmpuint (g_hash_table_size (envelopes), >, 3 * g_hash_table_size (cases));
}

/* Ids of an edition of one's own may have any characters. */
static void
test_strange_ids (void)
{
  g_autofree char *json = cb_test_json (
    "{'format':'casebook','version':1,'edition':{'id':'my own','name':'Own',"
    "'categories':[{'id':'s','name':'S','cards':[{'id':'Frau Weiß','name':'W'},"
    "{'id':'b=c','name':'B'},{'id':'%20','name':'C'}]},{'id':'w','name':'W',"
    "'cards':[{'id':' ','name':'D'},{'id':'nonce','name':'E'}]}]},"
    "'players':[{'name':'Ann'},{'name':'Bob'}]}");
  g_autoptr (GBytes) bytes = g_bytes_new_static (json, strlen (json));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);
  g_autofree char *folder = cb_test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.deal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_no_error (error);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      const CbDealChoices choices = { .policy = CB_DEAL_ALL };
      g_autoptr (CbSealedDeal) deal = deal_with (cb_case_get_setup (case_), &choices, seed);
      g_autoptr (CbSealedDeal) again = NULL;

      g_assert_true (cb_sealed_deal_keep_in (deal, file, &error));
      again = cb_sealed_deal_load (file, &error);
      g_assert_no_error (error);
      g_assert_true (g_file_delete (file, NULL, NULL));
      g_assert_cmpuint (cb_sealed_deal_get_envelope (again), ==,
                        cb_sealed_deal_get_envelope (deal));
    }
  cb_test_remove_folder (folder);
}

static void
test_too_few (void)
{
  g_autoptr (CbCase) small = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbSetup) table = make_table (cb_case_get_edition (small), 6);
  const CbDealChoices choices = { .policy = CB_DEAL_ALL, .n_side = 1 };
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_test_deal (table, &choices, 1, &error));
  g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_CARDS);
  g_clear_error (&error);
  g_assert_null (cb_deal_promise_new_seeded (table, &choices, 1, &error));
  g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_CARDS);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ADD ("/sealed-deal/kept", test_kept);
  ADD ("/sealed-deal/no-card-in-file", test_no_card_in_file);
  ADD ("/sealed-deal/written-before-told", test_written_before_told);
  ADD ("/sealed-deal/unwritable", test_unwritable);
  ADD ("/sealed-deal/words-for-events", test_words_for_events);
  ADD ("/sealed-deal/slow", test_slow);
  ADD ("/sealed-deal/note-when-told", test_note_when_told);
  ADD ("/sealed-deal/unwritable-in-background", test_unwritable_in_background);
  g_test_add_func ("/sealed-deal/not-kept", test_not_kept);
  ADD ("/sealed-deal/full", test_full);
  ADD ("/sealed-deal/open-unsaved", test_open_unsaved);
  ADD ("/sealed-deal/judged", test_judged);
  ADD ("/sealed-deal/find-fingerprint", test_find_fingerprint);
  ADD ("/sealed-deal/proof", test_proof);
  ADD ("/sealed-deal/numbers", test_numbers);
  g_test_add_func ("/sealed-deal/numbers-face-up", test_numbers_face_up);
  g_test_add_func ("/sealed-deal/fingerprint", test_fingerprint);
  ADD ("/sealed-deal/refused", test_refused);
  ADD ("/sealed-deal/damaged", test_damaged);
  ADD ("/sealed-deal/unknown-members", test_unknown_members);
  g_test_add_func ("/sealed-deal/choices", test_choices);
  g_test_add_func ("/sealed-deal/looks-down", test_looks_down);
  g_test_add_func ("/sealed-deal/case-knows-own-hand-only", test_case_knows_own_hand_only);
  g_test_add_func ("/sealed-deal/strange-ids", test_strange_ids);
  g_test_add_func ("/sealed-deal/too-few", test_too_few);
  return g_test_run ();
}
