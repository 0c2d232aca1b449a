/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Practice cases: each number gives a valid case, the same on every machine, which can be solved
 * with the entry it says and not before it by so little, and goes on until somebody else wins. */

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-log.h"
#include "cb-practice-days.h"
#include "cb-suggestion.h"
#include "cb-work.h"

/* Of the files of the first numbers and all that happens, together. Who changes how they are made
 * gives everybody other cases for the same numbers. */
#define N_QUICK        50
#define CHECKSUM_QUICK "90a11961b459369b0315314e5e0789a7d4aa988aa0d5cfc7e93d9f1d3be64ded"
#define N_ALL          1000
#define CHECKSUM_ALL   "f45e0f9bbe49178d1c29d2cb241f9c712df2e536ad21ed12b84a861941ecfd78"

/* The same of the first numbers of all built-in editions; of some, many are valid. */
#define N_OF_EACH        2
#define CHECKSUM_OF_EACH "d1bbec0853e380b50b4315c8d01162898b072471ba1e1faadf3e6e2250d35ae3"
static const char *const MANY_OF[] = { "at-sea", "master-detective", "next-generation", NULL };

static CbEdition *
get_edition (void)
{
  return cb_editions_find_builtin (CB_PRACTICE_EDITION);
}

static void
check_start (const CbPractice *practice, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);

  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_NOTES);
  g_assert_true (cb_setup_check (setup, NULL));
  g_assert_cmpint (setup->me, !=, CB_NOBODY);
  g_assert_cmpuint (cb_case_get_practice (case_), ==, practice->number);
  g_assert_true (cb_practice_fits (practice, case_));
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 0);
}

/* It is known by what was heard until then, and not before. */
static void
check_needed (const CbPractice *practice, CbCase *case_)
{
  guint n_categories = cb_edition_get_n_categories (cb_case_get_edition (case_));
  guint proven = practice->n_proven;
  guint needed = practice->n_needed;
  CbCardSet found = cb_case_test_find_envelope (case_, needed);

  g_assert_cmpuint (proven, >, 0);
  g_assert_cmpuint (proven, <=, needed);
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, proven - 1)), <,
                    n_categories);
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, proven)), ==,
                    n_categories);
  g_assert_cmpuint (cb_card_set_size (found), ==, n_categories);
  g_assert_cmphex (found, ==, practice->envelope);
  if (practice->grade == CB_PRACTICE_CASES)
    g_assert_cmpuint (proven, ==, needed);
}

/* It ends with the accusation of somebody else, if not with the last round. */
static gboolean
check_end (const CbPractice *practice, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  gboolean closed = cb_case_get_closed (case_);

  g_assert_cmpuint (n, ==, practice->entries->len);
  g_assert_true (cb_case_is_consistent (case_, n));
  for (guint i = 0; i < n; i++)
    {
      const CbAccusation *accusation = cb_entry_get_accusation (
        cb_log_get_entry (cb_case_get_log (case_), i));

      g_assert_true ((accusation != NULL) == (closed && i + 1 == n));
      if (accusation != NULL)
        g_assert_cmpint (accusation->by, !=, setup->me);
    }
  return closed;
}

static void
add_to_sum (GChecksum *sum, const CbPractice *practice, CbCase *case_)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);

  g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  for (guint i = 0; i < practice->entries->len; i++)
    {
      g_autoptr (JsonNode)
        node = cb_entry_write (g_ptr_array_index (practice->entries, i), cb_case_get_setup (case_));
      g_autofree char *text = json_to_string (node, FALSE);

      g_checksum_update (sum, (const guchar *) text, -1);
    }
}

/* Checks one case, and what it comes to. @sum: (nullable). Returns: whether somebody else wins */
static gboolean
check_number (CbEdition *edition, guint number, GChecksum *sum, guint *n_of_grade)
{
  g_autoptr (CbPractice) practice = cb_practice_new (edition, number);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);

  g_assert_cmpstr (cb_edition_get_id (cb_case_get_edition (case_)), ==,
                   cb_edition_get_id (edition));
  check_start (practice, case_);
  if (sum != NULL)
    add_to_sum (sum, practice, case_);
  cb_practice_advance (practice, case_, G_MAXUINT);
  check_needed (practice, case_);
  n_of_grade[practice->grade]++;
  return check_end (practice, case_);
}

static void
test_numbers (void)
{
  guint n = g_test_slow () ? N_ALL : N_QUICK;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint n_of_grade[CB_PRACTICE_CASES + 1] = { 0 };
  guint n_lost = 0;

  for (guint number = 1; number <= n; number++)
    n_lost += check_number (get_edition (), number, sum, n_of_grade);
  g_test_message ("row by row: %u, counting hands: %u, what if: %u; somebody else wins: %u",
                  n_of_grade[0], n_of_grade[1], n_of_grade[2], n_lost);
  for (guint i = 0; i < G_N_ELEMENTS (n_of_grade); i++)
    g_assert_cmpuint (n_of_grade[i], >, 0);
  g_assert_cmpuint (n_lost, >, n * 9 / 10);
  g_assert_cmpstr (g_checksum_get_string (sum), ==, n == N_ALL ? CHECKSUM_ALL : CHECKSUM_QUICK);
}

static void
test_editions (void)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);
      gboolean is_many = g_test_slow () && g_strv_contains (MANY_OF, cb_edition_get_id (edition));
      guint n = is_many ? N_ALL : N_OF_EACH;
      guint n_of_grade[CB_PRACTICE_CASES + 1] = { 0 };

      for (guint number = 1; cb_practice_can_play (edition) && number <= n; number++)
        check_number (edition, number, number <= N_OF_EACH ? sum : NULL, n_of_grade);
      g_test_message ("%s: row by row: %u, counting hands: %u, what if: %u",
                      cb_edition_get_id (edition), n_of_grade[0], n_of_grade[1], n_of_grade[2]);
    }
  g_assert_cmpstr (g_checksum_get_string (sum), ==, CHECKSUM_OF_EACH);
}

/* Where everybody answers, a practice case can be solved and ends as any other. */
static void
test_everybody_answers (void)
{
  static const char TEXT[] = "[Edition]\nId=own\nBase=classic\nName=Own\nAnswers=all\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (TEXT, sizeof TEXT - 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (bytes, "own", &error);
  guint n_of_grade[CB_PRACTICE_CASES + 1] = { 0 };
  guint n_lost = 0;

  for (guint number = 1; number <= 10; number++)
    {
      g_autoptr (CbPractice) practice = cb_practice_new (edition, number);
      guint n_several = 0;

      for (guint i = 0; i < practice->entries->len; i++)
        {
          const CbSuggestion *suggestion = cb_entry_get_suggestion (
            g_ptr_array_index (practice->entries, i));

          if (suggestion != NULL)
            g_assert_cmpuint (suggestion->answers.n, ==, practice->setup->n_players - 1);
          n_several += suggestion != NULL && suggestion->answers.list[0].did == CB_DID_SHOW &&
                       suggestion->answers.list[1].did == CB_DID_SHOW;
        }
      g_assert_cmpuint (n_several, >, 0);
      n_lost += check_number (edition, number, NULL, n_of_grade);
    }
  g_assert_cmpuint (n_lost, >=, 9);
}

/* Turn by turn: each is one step that can be undone, and is the same again afterwards; then it is
 * known, a mistake first. */
static void
test_turns (void)
{
  g_autoptr (CbPractice) practice = cb_practice_new (get_edition (), 5);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
  CbLog *log = cb_case_get_log (case_);
  guint needed = practice->n_needed;
  g_autofree char *early = cb_practice_describe_result (practice, 0);
  g_autofree char *late = cb_practice_describe_result (practice, G_MAXUINT);
  CbCardSet envelope;

  g_assert_cmpuint (cb_practice_advance (practice, case_, 1), ==, 1);
  g_assert_cmpuint (cb_practice_advance (practice, case_, 1), ==, 0);
  g_assert_cmpuint (cb_practice_advance (practice, case_, needed), ==, needed - 1);
  cb_case_undo (case_);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 1);
  cb_case_undo (case_);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 0);
  g_assert_cmpuint (cb_practice_advance (practice, case_, needed), ==, needed);
  envelope = cb_case_test_find_envelope (case_, needed);

  g_assert_false (cb_practice_accuse (practice, case_, envelope & (envelope - 1)));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, needed);
  g_assert_true (cb_practice_accuse (practice, case_, envelope));
  g_assert_true (cb_case_get_closed (case_));
  g_assert_cmpstr (early, !=, late);
}

/* Whoever changes the hand plays something else. */
static void
test_fit (void)
{
  g_autoptr (CbPractice) practice = cb_practice_new (get_edition (), 5);
  g_autoptr (CbPractice) other = cb_practice_new (get_edition (), 6);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));

  g_assert_false (cb_practice_fits (other, case_));
  setup->hand = (setup->hand & (setup->hand - 1)) | (~setup->hand & (setup->hand + 1));
  g_assert_true (cb_case_set_setup (case_, setup, NULL));
  g_assert_false (cb_practice_fits (practice, case_));
}

/* What is said of turns after the game, and the text to send: solved late, at the first chance, as
 * a guess before the first turn, and not at all. */
static void
test_result (void)
{
  g_autoptr (CbPractice) practice = cb_practice_new (get_edition (), 5);
  guint n = practice->entries->len;
  const int last = (int) n - 1;
  const CbAccusation *end = cb_entry_get_accusation (g_ptr_array_index (practice->entries, n - 1));
  g_autofree char *lost = cb_practice_describe_end (practice, -1);
  g_autofree char *lost_text = cb_practice_write_result (practice, -1);
  g_autofree char *expected = g_strdup_printf (
    "Casebook 5: not solved in %u turns (possible from %u)", n, practice->n_proven);
  g_autofree char *first = g_strdup_printf ("%s was first", practice->setup->players[end->by].name);

  g_assert_cmpuint (practice->n_proven + 1, <, n);
  g_assert_cmpint (cb_practice_get_winner (practice), ==, end->by);
  g_assert_cmpint (end->by, !=, practice->setup->me);
  g_assert_cmpstr (lost, ==, first);
  g_assert_cmpstr (lost_text, ==, expected);
  g_assert_cmpint (cb_practice_get_turn (practice, n, -1), ==, CB_PRACTICE_TURN_LAST);
  g_assert_cmpint (cb_practice_get_turn (practice, n - 1, -1), ==, CB_PRACTICE_TURN_MISSED);
  for (guint turn = 1; turn <= n; turn++)
    {
      CbPracticeTurn wanted = turn == n                    ? CB_PRACTICE_TURN_LAST
                              : (int) turn == last         ? CB_PRACTICE_TURN_MINE
                              : turn == practice->n_proven ? CB_PRACTICE_TURN_PROVEN
                              : turn > practice->n_proven  ? CB_PRACTICE_TURN_MISSED
                                                           : CB_PRACTICE_TURN_PLAIN;

      g_assert_cmpint (cb_practice_get_turn (practice, turn, last), ==, wanted);
      if (turn > practice->n_proven && turn < n)
        g_assert_cmpint (cb_practice_get_turn (practice, turn, (int) practice->n_proven), ==,
                         CB_PRACTICE_TURN_PLAIN);
    }
  for (int n_solved = 0; n_solved < (int) n; n_solved++)
    {
      g_autofree char *title = cb_practice_describe_end (practice, n_solved);
      g_autofree char *text = cb_practice_write_result (practice, n_solved);
      g_autofree char *wanted = n_solved == 0 ? g_strdup ("Correct, before the first turn")
                                              : g_strdup_printf ("Correct, at turn %d", n_solved);
      g_autofree char *wanted_text = g_strdup_printf (
        "Casebook 5: solved at turn %d of %u (possible from %u)", n_solved, n, practice->n_proven);

      g_assert_cmpstr (title, ==, wanted);
      g_assert_cmpstr (text, ==, wanted_text);
    }
}

/* Each day has the number after that of the day before, which is that of the date alone. */
static void
test_days (void)
{
  static const struct
  {
    const char *when;
    guint number;
  } DAYS[] = {
    { "1970-01-02T00:00:00Z", 1 },          { "1969-12-31T12:00:00Z", 1 },
    { "2026-11-23T00:00:00Z", 20780 },      { "2026-11-23T23:59:59Z", 20780 },
    { "2026-11-23T23:30:00-09:00", 20780 }, { "2026-11-24T00:30:00+14:00", 20781 },
    { "2028-02-29T12:00:00Z", 21243 },      { "2028-03-01T12:00:00Z", 21244 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (DAYS); i++)
    {
      g_autoptr (GDateTime) when = g_date_time_new_from_iso8601 (DAYS[i].when, NULL);

      g_assert_cmpuint (cb_practice_get_number_of_day (when), ==, DAYS[i].number);
    }
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* The first number from some one on that is as hard, by trying them one after the other; after the
 * last number comes the first. */
static void
test_find (void)
{
  static const guint FIRST[] = { 1, 500, CB_PRACTICE_MAX };

  for (guint i = 0; i < G_N_ELEMENTS (FIRST); i++)
    for (CbPracticeGrade grade = CB_PRACTICE_ROWS; grade <= CB_PRACTICE_CASES; grade++)
      {
        g_autoptr (GAsyncResult) result = NULL;
        g_autoptr (CbPractice) found = NULL;
        g_autoptr (CbPractice) plain = cb_practice_new (get_edition (), FIRST[i]);

        cb_practice_find_async (get_edition (), FIRST[i], grade, NULL, result_cb, &result);
        while (result == NULL)
          g_main_context_iteration (NULL, TRUE);
        found = cb_work_finish (result, NULL);
        while (plain->grade != grade)
          {
            guint next = plain->number == CB_PRACTICE_MAX ? 1 : plain->number + 1;

            g_clear_pointer (&plain, cb_practice_free);
            plain = cb_practice_new (get_edition (), next);
          }
        g_assert_cmpuint (found->number, ==, plain->number);
        g_assert_cmpint (found->grade, ==, grade);
      }
}

/* Nobody waits for a search that was cancelled. */
static void
test_find_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  cb_practice_find_async (get_edition (), 1, CB_PRACTICE_CASES, cancellable, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (cb_work_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/numbers", test_numbers);
  g_test_add_func ("/practice/editions", test_editions);
  g_test_add_func ("/practice/everybody-answers", test_everybody_answers);
  g_test_add_func ("/practice/turns", test_turns);
  g_test_add_func ("/practice/fit", test_fit);
  g_test_add_func ("/practice/result", test_result);
  g_test_add_func ("/practice/days", test_days);
  g_test_add_func ("/practice/find", test_find);
  g_test_add_func ("/practice/find-cancelled", test_find_cancelled);
  return g_test_run ();
}
