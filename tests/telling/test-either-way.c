/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened is told by taps and in a line: the same questions are asked, and once they are
 * answered the same entries are made, with the same warnings, and what may only be left out on
 * purpose is asked for either way. The events are those of the
 * samples, and of random games of which some lie, so that there is something to warn of. */

#include "cb-editions.h"
#include "cb-quick-line.h"
#include "cb-random-table.h"
#include "cb-suggestion.h"
#include "cb-telling.h"
#include "cb-test-case.h"

typedef struct
{
  guint n_told[CB_N_DRAFT_KINDS];
  guint n_warned;
  guint n_refused;
  guint n_asked;
  guint n_replies;
  guint n_states[CB_DRAFT_WHOLE + 1];
} Counts;

static char *
write_entry (CbCase *case_, CbEntry *entry)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (case_));

  return json_to_string (node, FALSE);
}

/* Without what no form asks for. */
static char *
write_plainly (CbCase *case_, CbEntry *entry)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (case_));

  for (guint i = 0; i < 3; i++)
    json_object_remove_member (json_node_get_object (node),
                               (const char *const[]) { "note", "time", "uncertain" }[i]);
  return json_to_string (node, FALSE);
}

/* What is left out is recorded when it is confirmed once more; in a line it is refused, unless it
 * is said so. */
static gboolean
confirm (const CbTelling *self, CbDraft *draft, Counts *counts)
{
  if (cb_draft_get_complete (draft) && cb_draft_get_missing (draft) != NULL &&
      cb_draft_get_kind (draft) != CB_DRAFT_ACCUSATION &&
      cb_draft_get_kind (draft) != CB_DRAFT_LOOK)
    {
      counts->n_asked++;
      if (self->fields[CB_DRAFT_UNHEARD] == CB_TELLING_UNSET)
        return FALSE;
    }
  return cb_draft_confirm (draft) >= 0;
}

/* Answers the questions of the draft by taps, and those of the line in words. Returns: (transfer
 * full): the line */
static CbQuickLine *
answer (const CbTelling *self, CbDraft *draft, guint seed, Counts *counts)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (self->case_, self->line->str);
  g_autoptr (GString) typed = g_string_new (self->line->str);

  while (line->question != NULL && line->instead == NULL)
    {
      guint index = seed++ % line->question->n_replies;
      g_autofree char *text = cb_quick_line_reply (line, self->case_, typed->str, index);

      g_assert_true (cb_draft_question_equal (line->question, cb_draft_get_question (draft)));
      g_assert_cmpint (line->state, ==, CB_DRAFT_ASKING);
      g_assert_cmpint (cb_draft_get_state (draft), ==, CB_DRAFT_ASKING);
      g_assert_cmpint (cb_draft_confirm (draft), ==, -1);
      g_assert_null (line->entries);
      cb_draft_reply (draft, index);
      g_string_assign (typed, text);
      cb_quick_line_free (line);
      line = cb_quick_line_read (self->case_, typed->str);
      g_test_message ("%s", typed->str);
      counts->n_replies++;
    }
  return g_steal_pointer (&line);
}

static void
compare (const CbTelling *self, CbDraft *draft, CbEntry *original, guint seed, Counts *counts)
{
  guint n_replies = counts->n_replies;
  g_autoptr (CbQuickLine) line = answer (self, draft, seed, counts);
  g_autofree char *warning = g_strdup (cb_draft_get_warning (draft));
  CbDraftState state = cb_draft_get_state (draft);
  CbLog *log = cb_case_get_log (self->case_);
  guint before = cb_log_get_n_entries (log);

  g_test_message ("%s", self->line->str);
  if (!cb_draft_get_complete (draft) || !confirm (self, draft, counts))
    {
      g_assert_cmpuint (cb_log_get_n_entries (log), ==, before);
      g_assert_nonnull (line->problem);
      counts->n_refused++;
      return;
    }
  if (line->problem != NULL && warning != NULL)
    {
      /* What my own hand says is false is asked about in a line, and only warned of when tapped. */
      g_assert_true (cb_case_undo (self->case_));
      counts->n_refused++;
      return;
    }
  g_assert_cmpstr (line->problem, ==, NULL);
  g_assert_cmpstr (line->warning, ==, warning);
  g_assert_null (cb_draft_get_question (draft));
  g_assert_cmpint (line->state, ==, state);
  counts->n_states[state]++;
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, before + line->entries->len);
  for (guint i = 0; i < line->entries->len; i++)
    {
      g_autofree char *told = write_entry (self->case_, g_ptr_array_index (line->entries, i));
      g_autofree char *tapped = write_entry (self->case_, cb_log_get_entry (log, before + i));

      g_assert_cmpstr (told, ==, tapped);
      if (original != NULL && !self->partly && counts->n_replies == n_replies)
        {
          g_autofree char *plain = write_plainly (self->case_, original);

          g_assert_cmpstr (told, ==, plain);
        }
    }
  g_assert_true (cb_case_undo (self->case_));
  counts->n_told[self->kind]++;
  counts->n_warned += warning != NULL;
}

/* Tells of @entry after what is in the log. */
static void
check_entry (CbCase *case_, CbEntry *entry, gboolean another, guint seed, Counts *counts)
{
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  CbTelling telling;

  if (cb_telling_init (&telling, case_, entry, another, seed))
    for (guint backwards = 0; backwards < 2; backwards++)
      {
        cb_telling_tap (&telling, draft, backwards == 1);
        compare (&telling, draft, another ? NULL : entry, seed, counts);
      }
  cb_telling_clear (&telling);
}

/* Each entry, or suggestion, after those before it. */
static void
check_case (CbCase *case_, gboolean suggestions, Counts *counts)
{
  CbLog *log = cb_case_get_log (case_);

  while (cb_log_get_n_entries (log) > 0)
    {
      guint last = cb_log_get_n_entries (log) - 1;
      g_autoptr (CbEntry) entry = cb_entry_ref (cb_log_get_entry (log, last));

      cb_case_remove (case_, last);
      if (suggestions && cb_entry_get_suggestion (entry) == NULL)
        continue;
      check_entry (case_, entry, FALSE, last, counts);
      check_entry (case_, entry, TRUE, last, counts);
    }
}

static void
test_samples (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "data", "samples", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  Counts counts = { 0 };
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".casebook"))
      {
        g_autoptr (CbCase) case_ = cb_test_load_sample (name);

        g_test_message ("%s", name);
        check_case (case_, FALSE, &counts);
        n++;
      }
  g_assert_cmpuint (n, >=, 9);
  for (CbDraftKind kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    if (kind != CB_DRAFT_SWAP) /* of which /swap tells */
      g_assert_cmpuint (counts.n_told[kind], >, 0);
  g_assert_cmpuint (counts.n_replies, >, 20);
}

/* As every player notes them, and one who looks on. */
static void
test_random (void)
{
  Counts counts = { 0 };

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    for (guint32 seed = 1; seed <= (g_test_slow () ? 20 : 1); seed++)
      {
        CbRandomTable table = {
          .seed = seed, .n_entries = 8, .lies = 4, .edition = cb_editions_get_builtin (i)
        };
        int me = (int) ((i + seed) % (cb_random_table_get_n_players (&table) + 1)) - 1;
        g_autofree char *text = cb_random_table_write_case (&table, me);
        g_autoptr (CbCase) case_ = cb_test_read_case (text);

        check_case (case_, FALSE, &counts);
      }
  g_assert_cmpuint (counts.n_warned, >, 20);
  g_assert_cmpuint (counts.n_asked, >, 20);
  g_assert_cmpuint (counts.n_refused, >, 20);
  g_assert_cmpuint (counts.n_replies, >, 3);
  g_assert_cmpuint (counts.n_states[CB_DRAFT_PARTLY], >, 20);
  g_assert_cmpuint (counts.n_states[CB_DRAFT_ODD], >, 20);
  g_assert_cmpuint (counts.n_states[CB_DRAFT_WHOLE], >, 20);
}

/* Where everybody shows who can, or the first on either side. */
static void
test_several_show (void)
{
  Counts counts = { 0 };

  for (guint32 seed = 1; seed <= (g_test_slow () ? 200 : 12); seed++)
    {
      CbRandomTable table = {
        .seed = seed,
        .n_entries = 12,
        .lies = seed % 3 == 0 ? 6 : 0,
        .answers = seed % 2 == 0 ? CB_ANSWERS_ALL : CB_ANSWERS_BOTH_SIDES,
        .edition = cb_editions_find_builtin ("classic"),
      };
      int me = (int) (seed % (cb_random_table_get_n_players (&table) + 1)) - 1;
      g_autofree char *text = cb_random_table_write_case (&table, me);
      g_autoptr (CbCase) case_ = cb_test_read_case (text);

      check_case (case_, TRUE, &counts);
    }
  g_assert_cmpuint (counts.n_told[CB_DRAFT_SUGGESTION], >, 30);
  g_assert_cmpuint (counts.n_states[CB_DRAFT_PARTLY], >, 10);
  g_assert_cmpuint (counts.n_states[CB_DRAFT_WHOLE], >, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_func ("/either-way/samples", test_samples);
  g_test_add_func ("/either-way/random", test_random);
  g_test_add_func ("/either-way/several-show", test_several_show);
  return g_test_run ();
}
