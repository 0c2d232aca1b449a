/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-facts-private.h"

static gboolean
is_empty (const CbFacts *facts)
{
  guint n_options, n_showings, n_placed;

  cb_facts_get_options (facts, &n_options);
  cb_facts_get_showings (facts, &n_showings);
  cb_facts_get_places (facts, &n_placed);
  return n_options == 0 && n_showings == 0 && n_placed == 0;
}

static void
test_empty (void)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();

  g_assert_true (is_empty (facts));
  cb_facts_add_showing (facts, 1, 7);
  g_assert_false (is_empty (facts));
}

static void
test_range (void)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();
  const CbOption *options;
  guint n_options;

  cb_facts_add_range (facts, 1, 7, 1, G_MAXUINT);
  options = cb_facts_get_options (facts, &n_options);
  g_assert_cmpuint (n_options, ==, 1);
  g_assert_cmpuint (options[0].min, ==, 1);
  g_assert_cmpuint (options[0].max, ==, CB_MAX_CARDS);
}

static void
test_alternatives (void)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();
  const CbRange ranges[] = { { 3, 1, 1 }, { 12, 2, 2 }, { 48, 0, 0 } };
  const CbOption *options;
  guint n_options;

  cb_facts_add_any (facts, 4, ranges, G_N_ELEMENTS (ranges));
  cb_facts_add_any (facts, 4, NULL, 0);
  options = cb_facts_get_options (facts, &n_options);
  g_assert_cmpuint (n_options, ==, 4);
  g_assert_cmpuint (options[0].left, ==, 2);
  g_assert_cmpuint (options[2].left, ==, 0);
  g_assert_cmpuint (options[1].cards, ==, 12);
  g_assert_cmpuint (options[1].holder, ==, 4);
  g_assert_false (cb_option_allows (&options[3], 0xffffffff));
  g_assert_false (cb_option_allows (&options[3], 0));
}

static void
test_shared (void)
{
  CbFacts *facts = cb_facts_new ();
  CbFacts *same = cb_facts_ref (facts);

  g_assert_true (same == facts);
  cb_facts_unref (facts);
  g_assert_true (is_empty (same));
  cb_facts_unref (same);
}

/* One of the hands, and of the cards: a constraint on each hand, of which one holds. */
static void
test_one_of (void)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();
  const CbOption *options;
  guint n_options;

  cb_facts_add_one_of (facts, 1u << 2 | 1u << 5, 7);
  cb_facts_add_one_of (facts, 1u << 3, 7);
  cb_facts_add_one_of (facts, 0, 7);
  options = cb_facts_get_options (facts, &n_options);
  g_assert_cmpuint (n_options, ==, 4);
  g_assert_true (cb_option_is_tie (&options[0]));
  g_assert_cmpuint (options[0].holder, ==, 2);
  g_assert_cmpuint (options[1].holder, ==, 5);
  g_assert_cmpuint (options[1].left, ==, 0);
  g_assert_false (cb_option_is_tie (&options[2]));
  g_assert_true (cb_option_allows (&options[2], 7));
  g_assert_false (cb_option_allows (&options[2], 8));
  g_assert_false (cb_option_allows (&options[3], 0xffffffff));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/facts/empty", test_empty);
  g_test_add_func ("/facts/range", test_range);
  g_test_add_func ("/facts/alternatives", test_alternatives);
  g_test_add_func ("/facts/shared", test_shared);
  g_test_add_func ("/facts/one-of", test_one_of);
  return g_test_run ();
}
