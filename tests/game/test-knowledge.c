/* test-knowledge.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What others know, were the hands so: never more than is so, and all that they have seen. */

#include "cb-knowledge-private.h"
#include "cb-random-table.h"
#include "cb-sampler.h"
#include "cb-test-case.h"

/* That the deal is one of those @seat reckons with. */
static void
assert_allows (const CbDeduction *deduction, const CbCardSet *hands, guint n_holders)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, 2);

  g_assert_true (marks->consistent);
  for (guint h = 0; h < n_holders; h++)
    {
      g_assert_cmphex (hands[h] & ~marks->possible[h], ==, 0);
      g_assert_cmphex (marks->certain[h] & ~hands[h], ==, 0);
    }
}

static void
check_case (CbCase *case_, GRand *rand)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (knowledge->deduction, n, 1, NULL);
  guint n_holders = cb_setup_get_n_holders (knowledge->setup);

  g_assert_nonnull (sampler);
  for (guint i = 0; i < 5; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS];

      cb_sampler_draw (sampler, hands);
      for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
        {
          g_autoptr (CbDeduction) deduction = cb_knowledge_imagine (knowledge, seat, hands, rand);

          assert_allows (deduction, hands, n_holders);
        }
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 300; i++)
    {
      const CbRandomTable table = { .seed = i, .n_entries = 12 };
      guint n_players = cb_random_table_get_n_players (&table);
      g_autofree char *text = cb_random_table_write_case (&table, (int) (i % n_players));
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;
      g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

      g_assert_no_error (error);
      check_case (case_, rand);
    }
}

/* Bob's marks, were the envelope Cleo, Club, Cellar and the hands Anna Axe, Bert Belt, Attic Barn.
 */
static char
mark (const char *log, guint card, guint holder)
{
  static const CbCardSet hands[CB_MAX_HOLDERS] = { 0x124, 0x009, 0x012, 0x0c0 };
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, log);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (CbDeduction) deduction = cb_knowledge_imagine (knowledge, 1, hands, rand);
  CbMark found = cb_marks_get (cb_deduction_get_marks (deduction, 2), card, holder);

  return found == CB_MARK_YES ? 'y' : found == CB_MARK_NO ? 'n' : '?';
}

static void
test_by_hand (void)
{
  const char *i_showed = "{'type':'suggestion','by':1,'cards':['anna','axe','attic'],'answers':"
                         "[{'by':2,'did':'pass'},{'by':0,'did':'show','card':'axe'}]}";
  const char *i_saw = "{'type':'suggestion','by':0,'cards':['anna','axe','barn'],'answers':"
                      "[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'barn'}]}";
  const char *bob_saw = "{'type':'suggestion','by':1,'cards':['anna','belt','barn'],'answers':"
                        "[{'by':2,'did':'show'}]}";
  const char *wrong = "{'type':'accusation','by':1,'cards':['cleo','club','attic'],"
                      "'result':'wrong'}";

  /* His hand, and nobody else's. */
  g_assert_cmpint (mark ("", 1, 2), ==, 'y');
  g_assert_cmpint (mark ("", 0, 1), ==, '?');
  /* What I showed him; he does not know of my other card. */
  g_assert_cmpint (mark (i_showed, 3, 1), ==, 'y');
  g_assert_cmpint (mark (i_showed, 0, 1), ==, '?');
  /* What was shown to me he did not see. */
  g_assert_cmpint (mark (i_saw, 7, 3), ==, '?');
  /* What Cy showed him I did not see, but in these hands it can only be one card. */
  g_assert_cmpint (mark (bob_saw, 7, 3), ==, 'y');
  /* Who accused wrongly has looked. */
  g_assert_cmpint (mark (wrong, 8, 0), ==, 'y');
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/random", test_random);
  g_test_add_func ("/knowledge/by-hand", test_by_hand);
  return g_test_run ();
}
