/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would follow if something were so is just what trying all deals in which it is so says; and
 * the case itself knows nothing of it. */

#include "cb-plain.h"
#include "cb-random-table.h"
#include "cb-test-case.h"
#include "cb-what-if.h"
#include "cb-work.h"

/* A chain may say nothing that is not so, and settles all that is news. */
static void
assert_steps (CbCase *case_, guint n, const CbWhatIf *what_if)
{
  const CbWhy *why = cb_what_if_get_why (what_if);
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  g_assert_true (why->complete);
  g_assert_cmpuint (why->entries->len, ==, 0);
  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        gboolean news = cb_what_if_get_mark (what_if, c, h) != cb_case_get_mark (case_, n, c, h);
        gboolean settled = FALSE;

        for (guint i = 0; i < why->steps->len; i++)
          {
            const CbWhyStep *step = g_ptr_array_index (why->steps, i);

            settled = settled || ((step->cards >> c & 1) && (step->holders >> h & 1));
          }
        g_assert_cmpint (news, ==, settled);
      }
}

static void
assert_marks (CbCase *case_, const CbWhatIf *what_if, const CbPlain *plain, const char *json)
{
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        CbMark mark = cb_what_if_get_mark (what_if, c, h);
        CbMark truth = (plain->certain[h] >> c & 1)    ? CB_MARK_YES
                       : (plain->possible[h] >> c & 1) ? CB_MARK_MAYBE
                                                       : CB_MARK_NO;

        if (mark != truth)
          g_error ("card %u, holder %u: %d, should be %d:\n%s", c, h, mark, truth, json);
      }
}

/* Every mark that would be there has a reason, and that says so. */
static void
assert_reasons (CbCase *case_, guint n, const CbWhatIf *what_if)
{
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < n_holders; h++)
      {
        g_autoptr (CbWhy) why = cb_what_if_explain (what_if, c, h, CB_EFFORT_ENDLESS);

        g_assert_cmpint (why->mark, ==, cb_what_if_get_mark (what_if, c, h));
        g_assert_cmpint (why->mark == CB_MARK_MAYBE, ==, why->steps->len == 0);
        for (guint i = 0; i < why->entries->len; i++)
          g_assert_cmpuint (g_array_index (why->entries, guint, i), <, n);
      }
}

static void
check (CbCase *case_,
       const CbPlainDeals *deals,
       guint n,
       const CbSupposed *supposed,
       const char *json)
{
  g_autoptr (CbWhatIf) what_if = cb_case_suppose (case_, n, supposed, 1, CB_EFFORT_ENDLESS);
  CbMark mark = cb_case_get_mark (case_, n, supposed->card, supposed->holder);
  guint32 asked[13] = { 0 }, had[13] = { 0 };
  CbPlain plain;

  asked[supposed->holder] = 1u << supposed->card;
  had[supposed->holder] = supposed->mark == CB_MARK_YES ? asked[supposed->holder] : 0;
  cb_plain_deals_sum_claiming (deals, ((guint64) 1 << n) - 1, asked, had, &plain);
  g_assert_true (cb_what_if_get_complete (what_if));
  g_assert_cmpint (cb_what_if_get_possible (what_if), ==, plain.n_deals > 0);
  if (plain.n_deals == 0)
    {
      g_assert_cmpint (mark, !=, CB_MARK_MAYBE);
      g_assert_cmpint (cb_what_if_get_why (what_if)->mark, ==, mark);
      g_assert_cmpuint (cb_what_if_get_why (what_if)->steps->len, >, 0);
      return;
    }
  assert_marks (case_, what_if, &plain, json);
  assert_steps (case_, n, what_if);
  if ((supposed->card + supposed->holder) % 5 == 0)
    assert_reasons (case_, n, what_if);
}

static void
check_notebook (const CbRandomTable *table, int me)
{
  g_autofree char *json = cb_random_table_write_case (table, me);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);
  g_autofree char *before = cb_test_to_text (case_);
  g_autofree char *after = NULL;
  guint n = table->n_entries;

  for (guint c = 0; c < cb_edition_get_n_cards (cb_case_get_edition (case_)); c++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      for (CbMark mark = CB_MARK_NO; mark <= CB_MARK_YES; mark++)
        check (case_, deals, n, &(CbSupposed) { c, h, mark }, json);

  after = cb_test_to_text (case_);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (cb_case_get_can_undo (case_));
}

static void
test_against_enumeration (void)
{
  for (guint32 seed = 0; seed < (g_test_slow () ? 2000 : 120); seed++)
    {
      CbRandomTable table = { .seed = 7000 + seed, .n_entries = 1 + seed % 11 };
      int n_players = (int) cb_random_table_get_n_players (&table);

      check_notebook (&table, (int) seed % (n_players + 1) + CB_RANDOM_ONLOOKER);
    }
}

/* Two things at once are one after the other. */
static void
test_several (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  CbSupposed supposed[] = {
    { (guint) cb_edition_find_card (cb_case_get_edition (case_), "bert"), 2, CB_MARK_YES },
    { (guint) cb_edition_find_card (cb_case_get_edition (case_), "bert"), 3, CB_MARK_YES },
  };
  g_autoptr (CbWhatIf) one = cb_case_suppose (case_, 0, supposed, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbWhatIf) both = cb_case_suppose (case_, 0, supposed, 2, CB_EFFORT_ENDLESS);
  g_autofree char *words = cb_what_if_describe (one);
  g_autofree char *outcome = cb_what_if_describe_outcome (both);

  g_assert_true (cb_what_if_get_possible (one));
  g_assert_false (cb_what_if_get_possible (both));
  g_assert_true (cb_what_if_is_supposed (one, supposed[0].card, 2));
  g_assert_false (cb_what_if_is_supposed (one, supposed[0].card, 3));
  g_assert_cmpstr (words, ==, "Suppose Bob had Bert.");
  g_assert_cmpstr (outcome, ==, "That’s impossible.");
  /* It is the last supposition that goes too far. */
  g_assert_cmpint (cb_what_if_get_why (both)->mark, ==, CB_MARK_NO);
  g_assert_cmpuint (cb_what_if_get_why (both)->steps->len, >, 0);
}

static void
test_no_effort (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbWhatIf)
    what_if = cb_case_suppose (case_, 0, &(CbSupposed) { 1, 2, CB_MARK_YES }, 1, &(CbEffort) { 0 });

  g_assert_true (cb_what_if_get_possible (what_if));
  g_assert_cmpint (cb_what_if_get_mark (what_if, 1, 2), ==, CB_MARK_YES);
}

static void
supposed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbWhatIf) what_if = cb_work_finish (result, &error);

  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (what_if);
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static void
test_cancelled (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean done = FALSE;

  cb_case_suppose_async (case_, 0, &(CbSupposed) { 1, 2, CB_MARK_YES }, 1, cancellable, supposed_cb,
                         &done);
  g_cancellable_cancel (cancellable);
  cb_test_wait_until (is_set, &done);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/what-if/against-enumeration", test_against_enumeration);
  g_test_add_func ("/what-if/several", test_several);
  g_test_add_func ("/what-if/no-effort", test_no_effort);
  g_test_add_func ("/what-if/cancelled", test_cancelled);
  return g_test_run ();
}
