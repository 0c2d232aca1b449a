/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "cb-case-test.h"
#include "cb-draft-store.h"

typedef struct
{
  GFile *file;
  CbCase *case_;
  CbDraft *draft;
  CbDraftStore *store;
} Fixture;

static void
open_case (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  fixture->case_ = cb_case_load (fixture->file, &error);
  g_assert_no_error (error);
  fixture->draft = cb_draft_new (fixture->case_);
  fixture->store = cb_draft_store_new (fixture->draft);
}

static void
close_case (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->store));
  g_assert_finalize_object (g_steal_pointer (&fixture->draft));
  g_assert_finalize_object (g_steal_pointer (&fixture->case_));
}

static void
reopen_case (Fixture *fixture)
{
  close_case (fixture);
  open_case (fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.casebook", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "green rope hall", -1, CARA);
  fixture->file = g_file_new_for_path (path);
  cb_case_file_keep_in (cb_case_get_file (case_), fixture->file, &error);
  g_assert_no_error (error);
  open_case (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_case (fixture);
  g_file_delete (fixture->file, NULL, NULL);
  g_object_unref (fixture->file);
}

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "casebook", "drafts", NULL);
}

/* (transfer full) (nullable): the only file of drafts */
static char *
find_path (void)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  if (name == NULL)
    return NULL;
  g_assert_null (g_dir_read_name (dir));
  return g_build_filename (folder, name, NULL);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = find_path ();

  return path != NULL;
}

static CbDraftAnswer *
get_answer (Fixture *fixture, guint index)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_answers (fixture->draft), index);

  return answer;
}

static void
name_cards (Fixture *fixture, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    cb_draft_toggle_card (fixture->draft, cb_case_test_card (fixture->case_, list[i]));
}

static void
test_suggestion (Fixture *fixture, gconstpointer data)
{
  g_assert_true (cb_draft_get_blank (fixture->draft));
  name_cards (fixture, "plum rope");
  cb_draft_set_by (fixture->draft, ANN);
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  cb_draft_answer_set_card (get_answer (fixture, 1),
                            (int) cb_case_test_card (fixture->case_, "plum"));
  reopen_case (fixture);

  g_assert_false (cb_draft_get_blank (fixture->draft));
  g_assert_null (cb_draft_get_purpose (fixture->draft));
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, ANN);
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum rope"));
  g_assert_true (cb_draft_answer_get_passed (get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_showed (get_answer (fixture, 1)));
  g_assert_cmpint (cb_draft_answer_get_card (get_answer (fixture, 1)), ==,
                   cb_case_test_card (fixture->case_, "plum"));
}

/* What was begun for one player stays that player's when somebody else's turn is recorded. */
static void
test_stays_with_the_asker (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum");
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, CARA);
  reopen_case (fixture);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", ANN, -1);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, CARA);
  reopen_case (fixture);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, CARA);
}

static void
test_other_kinds (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_SEEN);
  cb_draft_set (fixture->draft, CB_DRAFT_PLAYER, CARA);
  cb_draft_set (fixture->draft, CB_DRAFT_VIEWER, BOB);
  cb_draft_set (fixture->draft, CB_DRAFT_CARD, (int) cb_case_test_card (fixture->case_, "plum"));
  reopen_case (fixture);
  g_assert_cmpint (cb_draft_get_kind (fixture->draft), ==, CB_DRAFT_SEEN);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_PLAYER), ==, CARA);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_VIEWER), ==, BOB);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_CARD), ==,
                   cb_case_test_card (fixture->case_, "plum"));

  cb_draft_set_kind (fixture->draft, CB_DRAFT_ACCUSATION);
  cb_draft_set (fixture->draft, CB_DRAFT_RESULT, CB_RESULT_WRONG);
  reopen_case (fixture);
  g_assert_cmpint (cb_draft_get_kind (fixture->draft), ==, CB_DRAFT_ACCUSATION);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_RESULT), ==, CB_RESULT_WRONG);

  cb_draft_set_kind (fixture->draft, CB_DRAFT_NOTE);
  cb_draft_set_text (fixture->draft, "Bob “bluffs”\nagain");
  reopen_case (fixture);
  g_assert_cmpint (cb_draft_get_kind (fixture->draft), ==, CB_DRAFT_NOTE);
  g_assert_cmpstr (cb_draft_get_text (fixture->draft), ==, "Bob “bluffs”\nagain");
}

static void
test_others_answered_too (Fixture *fixture, gconstpointer data)
{
  cb_draft_answer_set_showed (get_answer (fixture, 0), TRUE);
  cb_draft_reopen_chain (fixture->draft);
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  reopen_case (fixture);
  g_assert_true (cb_draft_answer_get_showed (get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_showed (get_answer (fixture, 1)));
}

static void
test_edit (Fixture *fixture, gconstpointer data)
{
  cb_draft_edit (fixture->draft, 1);
  name_cards (fixture, "plum");
  reopen_case (fixture);
  g_assert_cmpstr (cb_draft_get_purpose (fixture->draft), ==, "Edit Entry 2");
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum rope hall"));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 1);
  g_assert_false (is_kept ());
}

static void
test_insert (Fixture *fixture, gconstpointer data)
{
  cb_draft_insert_before (fixture->draft, 1);
  reopen_case (fixture);
  g_assert_cmpstr (cb_draft_get_purpose (fixture->draft), ==, "Insert Before Entry 2");
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, BOB);
}

/* Changes the case while nobody keeps its draft. */
static void
change_behind (Fixture *fixture, void (*change) (CbCase *case_))
{
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (GError) error = NULL;

  close_case (fixture);
  case_ = cb_case_load (fixture->file, &error);
  g_assert_no_error (error);
  change (case_);
  open_case (fixture);
}

static void
remove_first (CbCase *case_)
{
  cb_case_remove (case_, 0);
}

static void
set_second_aside (CbCase *case_)
{
  cb_case_set_uncertain (case_, 1, TRUE);
}

/* What does not fit the case as it is now is gone, and stays gone. */
static void
test_stale (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum");
  change_behind (fixture, remove_first);
  g_assert_true (cb_draft_get_blank (fixture->draft));
  cb_draft_store_flush (fixture->store);
  g_assert_false (is_kept ());
}

static void
test_stale_edit (Fixture *fixture, gconstpointer data)
{
  cb_draft_edit (fixture->draft, 1);
  change_behind (fixture, set_second_aside);
  g_assert_true (cb_draft_get_blank (fixture->draft));

  cb_draft_edit (fixture->draft, 1);
  change_behind (fixture, remove_first);
  g_assert_true (cb_draft_get_blank (fixture->draft));
}

static void
test_broken (Fixture *fixture, gconstpointer data)
{
  static const char *const TEXTS[] = {
    "", "{", "[]", "{}", "null", "{\"entries\":2,\"place\":\"last\",\"kind\":\"song\"}",
  };
  g_autofree char *path = NULL;

  name_cards (fixture, "plum");
  cb_draft_store_flush (fixture->store);
  path = find_path ();
  for (guint i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      close_case (fixture);
      g_assert_true (g_file_set_contents (path, TEXTS[i], -1, NULL));
      open_case (fixture);
      g_assert_true (cb_draft_get_blank (fixture->draft));
    }
}

/* Each way in which a draft could not be one of this case leaves everything as it was. */
static void
test_refuses_whole (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *value;
  } CHANGES[] = {
    { "by", "9" },
    { "cards", "[\"plum\", \"teapot\"]" },
    { "answers", "[{}]" },
    { "player", "\"Bob\"" },
    { "card", "\"teapot\"" },
    { "result", "\"maybe\"" },
    { "text", "5" },
    { "entries", "3" },
    { "created", "\"once\"" },
    { "place", "\"edit\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CHANGES); i++)
    {
      g_autoptr (JsonNode) node = NULL;

      cb_draft_reset (fixture->draft);
      name_cards (fixture, "plum");
      node = cb_draft_write (fixture->draft);
      json_object_set_member (json_node_get_object (node), CHANGES[i].name,
                              json_from_string (CHANGES[i].value, NULL));
      cb_draft_reset (fixture->draft);
      g_assert_false (cb_draft_restore (fixture->draft, node));
      g_assert_true (cb_draft_get_blank (fixture->draft));
    }
}

static void
test_gone_when_recorded (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum rope hall");
  cb_draft_store_flush (fixture->store);
  g_assert_true (is_kept ());
  cb_draft_confirm (fixture->draft);
  g_assert_false (is_kept ());
}

static void
test_gone_when_discarded (Fixture *fixture, gconstpointer data)
{
  name_cards (fixture, "plum");
  cb_draft_store_flush (fixture->store);
  g_assert_true (is_kept ());
  cb_draft_reset (fixture->draft);
  cb_draft_store_flush (fixture->store);
  g_assert_false (is_kept ());
}

/* Dying after the entry is in the log and before the draft is deleted leaves both. */
static void
test_not_recorded_twice (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  name_cards (fixture, "plum rope hall");
  cb_draft_store_flush (fixture->store);
  path = find_path ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  cb_draft_confirm (fixture->draft);
  close_case (fixture);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  open_case (fixture);
  g_assert_true (cb_draft_get_blank (fixture->draft));
}

/* Nobody has to say so: it is written by itself, and what came meanwhile with it. */
static void
test_written_soon (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  name_cards (fixture, "plum rope");
  g_assert_false (is_kept ());
  while (!is_kept ())
    g_main_context_iteration (NULL, TRUE);
  path = find_path ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "rope"));
}

/* What is half composed while the log changes fits the new log at once. */
static void
test_kept_over_undo (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", ANN, -1);
  name_cards (fixture, "plum");
  cb_case_undo (fixture->case_);
  g_assert_true (is_kept ());
  reopen_case (fixture);
  g_assert_cmpuint (cb_draft_get_cards (fixture->draft), ==,
                    cb_case_test_cards (fixture->case_, "plum"));
}

static void
test_drops_orphans (Fixture *fixture, gconstpointer data)
{
  const struct utimbuf long_ago = { .actime = 1, .modtime = 1 };
  g_autofree char *path = NULL;
  g_autoptr (GFile) elsewhere = NULL;
  g_autoptr (GError) error = NULL;

  name_cards (fixture, "plum");
  close_case (fixture);
  path = find_path ();
  elsewhere = g_file_new_build_filename (g_get_user_data_dir (), "b.casebook", NULL);
  g_file_move (fixture->file, elsewhere, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_set_object (&fixture->file, elsewhere);

  /* It may still be put back. */
  open_case (fixture);
  g_assert_true (is_kept ());
  close_case (fixture);
  g_assert_cmpint (utime (path, &long_ago), ==, 0);
  open_case (fixture);
  g_assert_false (is_kept ());
}

/* A case that a newer version wrote takes no entries, so nothing that was begun waits in it. */
static void
test_not_in_a_newer_case (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) newer = NULL;

  name_cards (fixture, "plum wrench");
  cb_draft_store_flush (fixture->store);
  g_assert_true (is_kept ());
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &text, NULL, NULL));
  newer = g_string_new (text);
  g_assert_cmpuint (g_string_replace (newer, "\"version\" : 1,", "\"version\" : 999,", 1), ==, 1);
  close_case (fixture);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), newer->str, -1, NULL));
  open_case (fixture);
  g_assert_true (cb_case_get_read_only (fixture->case_));
  g_assert_true (cb_draft_get_blank (fixture->draft));
  cb_draft_store_flush (fixture->store);
  g_assert_true (is_kept ()); /* until the newer version opens it again */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(name, test) g_test_add ("/draft-store/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("suggestion", test_suggestion);
  ADD ("stays-with-the-asker", test_stays_with_the_asker);
  ADD ("other-kinds", test_other_kinds);
  ADD ("others-answered-too", test_others_answered_too);
  ADD ("edit", test_edit);
  ADD ("insert", test_insert);
  ADD ("stale", test_stale);
  ADD ("stale-edit", test_stale_edit);
  ADD ("broken", test_broken);
  ADD ("refuses-whole", test_refuses_whole);
  ADD ("gone-when-recorded", test_gone_when_recorded);
  ADD ("gone-when-discarded", test_gone_when_discarded);
  ADD ("not-recorded-twice", test_not_recorded_twice);
  ADD ("written-soon", test_written_soon);
  ADD ("kept-over-undo", test_kept_over_undo);
  ADD ("not-in-a-newer-case", test_not_in_a_newer_case);
  ADD ("drops-orphans", test_drops_orphans);
#undef ADD
  return g_test_run ();
}
