/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The entries of a reason imply the mark, and its steps cite each of them; every step of the chain
 * follows from what it cites, by enumeration on small decks and by the marks themselves on full
 * ones. Nothing is supposed where plain rules lead to the mark. Of a conflict no entry can be
 * spared; the entries that alone would repair it are found by enumeration, too. */

#include "cb-conflict.h"
#include "cb-enumeration.h"
#include "cb-facts-private.h"
#include "cb-full-cases.h"
#include "cb-reason.h"
#include "cb-small-cases.h"

#include <string.h>

typedef CbMarks (*ConcludeFunc) (const CbRandomGame *game, GPtrArray *facts);

static CbMarks
conclude_by_enumeration (const CbRandomGame *game, GPtrArray *facts)
{
  g_autoptr (CbEnumeration)
    plain = cb_enumerate (&game->world, (CbFacts *const *) facts->pdata, facts->len);

  return plain->marks;
}

static CbMarks
conclude_by_marks (const CbRandomGame *game, GPtrArray *facts)
{
  g_autoptr (CbDeduction) deduction = cb_deduction_new (&game->world, g_ptr_array_index (facts, 0));

  for (guint i = 1; i < facts->len; i++)
    cb_deduction_append (deduction, g_ptr_array_index (facts, i), CB_EFFORT_ENDLESS);
  return *cb_deduction_get_marks (deduction, facts->len - 1);
}

/* The deal and some entries, one of them left out. */
static GPtrArray *
gather (const CbRandomGame *game, GArray *entries, guint left_out)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_facts_unref);

  g_ptr_array_add (facts, cb_facts_ref (game->deal));
  for (guint i = 0; i < entries->len; i++)
    {
      guint entry = g_array_index (entries, guint, i);

      g_assert_cmpuint (entry, <, game->entries->len);
      if (i != left_out)
        g_ptr_array_add (facts, cb_facts_ref (g_ptr_array_index (game->entries, entry)));
    }
  return facts;
}

/* What is needed of a step, and no more. */
static void
add_premise (GPtrArray *facts, const CbReasonStep *step, const CbPremise *premise)
{
  CbFacts *said = cb_facts_new ();
  CbCardSet cards = step->cards & premise->cards;
  guint n = step->mark == CB_MARK_YES ? cb_card_set_size (cards) : 0;

  for (guint holders = step->holders & premise->holders; holders != 0; holders &= holders - 1)
    cb_facts_add_range (said, (guint) __builtin_ctz (holders), cards, n, n);
  g_ptr_array_add (facts, said);
}

static void
assert_step_holds (const CbMarks *marks, const CbReasonStep *step)
{
  for (guint holders = step->holders; holders != 0; holders &= holders - 1)
    {
      guint h = (guint) __builtin_ctz (holders);

      if (step->mark == CB_MARK_YES)
        g_assert_cmphex (step->cards & ~marks->certain[h], ==, 0);
      else
        g_assert_cmphex (step->cards & marks->possible[h], ==, 0);
    }
}

/* What is supposed leads, inside its block, to something impossible; the opposite is concluded. */
static void
assert_block_closes (GPtrArray *steps, const CbReasonStep *step)
{
  const CbReasonStep *supposed, *impossible;

  g_assert_cmpuint (step->premises->len, ==, 2);
  supposed = g_ptr_array_index (steps, g_array_index (step->premises, CbPremise, 0).step);
  impossible = g_ptr_array_index (steps, g_array_index (step->premises, CbPremise, 1).step);
  g_assert_cmpint (supposed->kind, ==, CB_REASON_SUPPOSE);
  g_assert_cmpuint (supposed->depth, ==, step->depth + 1);
  g_assert_cmphex (supposed->cards, ==, step->cards);
  g_assert_cmphex (supposed->holders, ==, step->holders);
  g_assert_cmpint (supposed->mark, !=, step->mark);
  g_assert_true (cb_reason_step_is_impossible (impossible));
  g_assert_cmpuint (impossible->depth, ==, supposed->depth);
}

/* A step may rest on what was there before its own block, and on its own open blocks only. */
static void
assert_in_scope (GPtrArray *steps, guint index, guint premise)
{
  guint depth = ((CbReasonStep *) g_ptr_array_index (steps, premise))->depth;

  g_assert_cmpuint (premise, <, index);
  for (guint i = premise + 1; i <= index; i++)
    g_assert_cmpuint (((CbReasonStep *) g_ptr_array_index (steps, i))->depth, >=, depth);
}

static void
check_step (const CbRandomGame *game, GPtrArray *steps, guint index, ConcludeFunc conclude)
{
  const CbReasonStep *step = g_ptr_array_index (steps, index);
  g_autoptr (GPtrArray) facts = gather (game, step->entries, G_MAXUINT);
  CbMarks marks;

  if (step->kind == CB_REASON_SUPPOSE)
    return;
  if (step->kind == CB_REASON_THEREFORE)
    {
      assert_block_closes (steps, step);
      return;
    }
  for (guint i = 0; i < step->premises->len; i++)
    {
      const CbPremise *premise = &g_array_index (step->premises, CbPremise, i);

      assert_in_scope (steps, index, premise->step);
      add_premise (facts, g_ptr_array_index (steps, premise->step), premise);
    }
  marks = conclude (game, facts);
  /* From what is impossible in itself, inside a block, everything follows. */
  if (cb_reason_step_is_impossible (step))
    g_assert_false (marks.consistent);
  else if (marks.consistent || step->depth == 0)
    assert_step_holds (&marks, step);
}

static void
check_chain (const CbRandomGame *game,
             const CbReason *reason,
             guint card,
             guint holder,
             CbMark mark,
             ConcludeFunc conclude)
{
  const CbReasonStep *last;

  for (guint i = 0; i < reason->steps->len; i++)
    check_step (game, reason->steps, i, conclude);

  if (reason->steps->len == 0)
    {
      g_assert_false (cb_card_set_has (game->world.deck, card));
      return;
    }
  last = g_ptr_array_index (reason->steps, reason->steps->len - 1);
  g_assert_cmpuint (last->depth, ==, 0);
  g_assert_cmphex (last->cards, ==, cb_card_set_of (card));
  g_assert_cmphex (last->holders, ==, 1u << holder);
  g_assert_cmpint (last->mark, ==, mark);
}

static gboolean
is_cited (const CbReason *reason, guint entry)
{
  for (guint i = 0; i < reason->steps->len; i++)
    {
      GArray *its = ((const CbReasonStep *) g_ptr_array_index (reason->steps, i))->entries;

      for (guint j = 0; j < its->len; j++)
        if (g_array_index (its, guint, j) == entry)
          return TRUE;
    }
  return FALSE;
}

static gboolean
supposes (const CbReason *reason)
{
  for (guint i = 0; i < reason->steps->len; i++)
    if (((const CbReasonStep *) g_ptr_array_index (reason->steps, i))->kind == CB_REASON_SUPPOSE)
      return TRUE;
  return FALSE;
}

/* Crosses off by one range: all that can be are needed, or so many as may be are there. */
static gboolean
cross_off (CbMarks *marks, guint holder, CbCardSet cards, guint min, guint max)
{
  CbCardSet may = cards & marks->possible[holder];
  CbCardSet has = cards & marks->certain[holder];
  CbMarks before = *marks;

  if (cb_card_set_size (may) == min)
    marks->certain[holder] |= may;
  if (cb_card_set_size (has) == max)
    marks->possible[holder] &= ~(may & ~has);
  return memcmp (&before, marks, sizeof before) != 0;
}

static gboolean
cross_off_places (CbMarks *marks, const CbWorld *world)
{
  CbMarks before = *marks;

  for (guint card = 0; card < world->n_cards; card++)
    for (guint h = 0; cb_card_set_has (world->deck, card) && h < world->n_holders; h++)
      {
        CbCardSet bit = cb_card_set_of (card);
        guint n_others = 0, others_certain = 0;

        for (guint other = 0; other < world->n_holders; other++)
          if (other != h)
            {
              n_others += (marks->possible[other] & bit) != 0;
              others_certain += (marks->certain[other] & bit) != 0;
            }
        if (others_certain > 0)
          marks->possible[h] &= ~bit;
        if (n_others == 0)
          marks->certain[h] |= bit;
      }
  return memcmp (&before, marks, sizeof before) != 0;
}

/* Whether the rules of a beginner lead to the mark: who passed, the last card of those shown, a
 * hand that is full, the last place of a card. */
static gboolean
follows_plainly (const CbRandomGame *game, guint n_entries, guint card, guint holder, CbMark mark)
{
  CbMarks marks = { .consistent = TRUE };
  gboolean changed = TRUE;

  for (guint h = 0; h < game->world.n_holders; h++)
    marks.possible[h] = game->world.deck;
  while (changed)
    {
      changed = cross_off_places (&marks, &game->world);
      for (guint h = 0; h < game->world.n_holders; h++)
        changed |= cross_off (&marks, h, game->world.deck, game->world.min_size[h],
                              game->world.max_size[h]);
      for (guint i = 0; i <= n_entries; i++)
        {
          guint n;
          const CbOption *options = cb_facts_get_options (
            i == 0 ? game->deal : g_ptr_array_index (game->entries, i - 1), &n);

          for (guint j = 0; j < n; j += options[j].left + 1u)
            if (options[j].left == 0)
              changed |= cross_off (&marks, options[j].holder, options[j].cards, options[j].min,
                                    options[j].max);
        }
    }
  return cb_marks_get (&marks, card, holder) == mark;
}

static void
check_reason (const CbRandomGame *game,
              const CbDeduction *deduction,
              guint n_entries,
              guint card,
              guint holder,
              ConcludeFunc conclude)
{
  CbMark mark = cb_marks_get (cb_deduction_get_marks (deduction, n_entries), card, holder);
  g_autoptr (CbReason)
    reason = cb_deduction_explain (deduction, n_entries, card, holder, CB_EFFORT_ENDLESS);
  g_autoptr (GPtrArray) all = NULL;
  CbMarks marks;

  if (mark == CB_MARK_MAYBE)
    {
      g_assert_null (reason);
      return;
    }
  g_assert_nonnull (reason);
  all = gather (game, reason->entries, G_MAXUINT);
  marks = conclude (game, all);
  g_assert_cmpint (cb_marks_get (&marks, card, holder), ==, mark);
  for (guint i = 0; i < reason->entries->len; i++)
    {
      g_assert_cmpuint (g_array_index (reason->entries, guint, i), <, n_entries);
      if (i > 0)
        g_assert_cmpuint (g_array_index (reason->entries, guint, i - 1), <,
                          g_array_index (reason->entries, guint, i));
      g_assert_true (is_cited (reason, g_array_index (reason->entries, guint, i)));
    }
  if (follows_plainly (game, n_entries, card, holder, mark))
    g_assert_false (supposes (reason));
  check_chain (game, reason, card, holder, mark, conclude);
}

static void
check_some_reasons (const CbRandomGame *game, GRand *rand, guint n, ConcludeFunc conclude)
{
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);

  for (guint i = 0; i < n; i++)
    {
      guint n_entries = (guint) g_rand_int_range (rand, 0, (gint) game->entries->len + 1);

      if (cb_deduction_get_marks (deduction, n_entries)->consistent)
        check_reason (game, deduction, n_entries,
                      (guint) g_rand_int_range (rand, 0, (gint) game->world.n_cards),
                      (guint) g_rand_int_range (rand, 0, (gint) game->world.n_holders), conclude);
    }
}

static void
test_small (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);

  for (guint i = 0; i < cb_n_cases (400); i++)
    {
      g_autoptr (CbRandomGame) game = i % 3 ? cb_small_game_new (rand)
                                            : cb_small_nonsense_new (rand);

      check_some_reasons (game, rand, 6, conclude_by_enumeration);
    }
  for (guint i = 0; i < cb_n_cases (400); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (i % 3 == 0, rand);

      check_some_reasons (game, rand, 6, conclude_by_enumeration);
    }
}

static void
test_full (void)
{
  const CbGameForm forms[] = {
    { 3, { 6, 6, 9 }, 3, 0, FALSE, FALSE, FALSE, 25 },
    { 3, { 6, 6, 9 }, 6, 0, TRUE, FALSE, FALSE, 40 },
    { 3, { 6, 6, 9 }, 5, 0, FALSE, TRUE, TRUE, 40 },
    { 3, { 6, 9, 9 }, 6, 3, FALSE, FALSE, TRUE, 40 },
    { 3, { 10, 8, 12 }, 8, 3, TRUE, FALSE, TRUE, 50 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (22);

  for (guint i = 0; i < cb_n_cases (8) * G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (CbRandomGame) game = cb_random_game_new (&forms[i % G_N_ELEMENTS (forms)], rand);

      check_some_reasons (game, rand, 12, conclude_by_marks);
    }
}

/* Marks whose full chain nobody could follow, and that took a minute to write: a short one says
 * that all has been tried. */
static void
test_too_long (void)
{
  const struct
  {
    guint32 seed;
    guint n_entries, card, holder;
  } cases[] = { { 49, 37, 1, 3 }, { 53, 25, 7, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (0, CB_VIEW_ONLOOKER_MIXED, cases[i].seed);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      g_autoptr (CbReason) reason = cb_deduction_explain (
        deduction, cases[i].n_entries, cases[i].card, cases[i].holder, CB_EFFORT_ENDLESS);

      check_reason (game, deduction, cases[i].n_entries, cases[i].card, cases[i].holder,
                    conclude_by_marks);
      g_assert_cmpuint (reason->steps->len, ==, 3);
      g_assert_cmpint (((CbReasonStep *) g_ptr_array_index (reason->steps, 1))->kind, ==,
                       CB_REASON_EXHAUSTED);
    }
}

static gboolean
is_consistent_without (const CbRandomGame *game, guint n_entries, guint left_out)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) facts = NULL;

  for (guint i = 0; i < n_entries; i++)
    g_array_append_val (entries, i);
  facts = gather (game, entries, left_out);
  return conclude_by_enumeration (game, facts).consistent;
}

static void
check_repairs (const CbRandomGame *game, guint n_entries, GArray *repairs)
{
  guint found = 0;

  for (guint i = 0; i < n_entries; i++)
    if (is_consistent_without (game, n_entries, i))
      {
        g_assert_cmpuint (found, <, repairs->len);
        g_assert_cmpuint (g_array_index (repairs, guint, found++), ==, i);
      }
  g_assert_cmpuint (found, ==, repairs->len);
}

static void
check_conflict (const CbRandomGame *game)
{
  guint n_entries = game->entries->len;
  g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, n_entries);
  g_autoptr (CbConflict)
    conflict = cb_deduction_find_conflict (deduction, n_entries, CB_EFFORT_ENDLESS);

  g_assert_true ((conflict == NULL) == is_consistent_without (game, n_entries, G_MAXUINT));
  if (conflict == NULL)
    return;
  for (guint i = 0; i <= conflict->entries->len; i++)
    {
      g_autoptr (GPtrArray) facts = gather (game, conflict->entries, i);

      g_assert_true (conclude_by_enumeration (game, facts).consistent ==
                     (i < conflict->entries->len));
    }
  check_repairs (game, n_entries, conflict->repairs);
}

static void
test_conflicts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);

  for (guint i = 0; i < cb_n_cases (800); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_nonsense_new (rand);

      check_conflict (game);
    }
  for (guint i = 0; i < cb_n_cases (400); i++)
    {
      g_autoptr (CbRandomGame) game = cb_small_tied_new (TRUE, rand);

      check_conflict (game);
    }
}

/* Only the entry that contradicts both others repairs the log; either of these leaves the other. */
static void
test_repairs (void)
{
  CbWorld world = {
    .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 1, 3 }, .max_size = { 1, 3 }
  };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbDeduction) deduction = cb_deduction_new (&world, deal);
  g_autoptr (CbConflict) conflict = NULL;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CbFacts) facts = cb_facts_new ();

      cb_facts_add_range (facts, 1, cb_card_set_of (0), i == 0, i == 0);
      cb_deduction_append (deduction, facts, CB_EFFORT_ENDLESS);
    }
  conflict = cb_deduction_find_conflict (deduction, 3, CB_EFFORT_ENDLESS);
  g_assert_cmpuint (conflict->entries->len, ==, 2);
  g_assert_cmpuint (conflict->repairs->len, ==, 1);
  g_assert_cmpuint (g_array_index (conflict->repairs, guint, 0), ==, 0);
}

/* A single entry that says it all is the reason, however many others say it together. */
static void
test_prefers_few (void)
{
  CbWorld world = {
    .n_cards = 4, .n_holders = 2, .deck = 0xf, .min_size = { 1, 3 }, .max_size = { 1, 3 }
  };
  g_autoptr (CbFacts) deal = cb_facts_new ();
  g_autoptr (CbDeduction) deduction = cb_deduction_new (&world, deal);
  g_autoptr (CbReason) reason = NULL;

  for (guint card = 0; card < 3; card++)
    {
      g_autoptr (CbFacts) held = cb_facts_new ();

      cb_facts_add_range (held, 1, cb_card_set_of (card), 1, 1);
      cb_deduction_append (deduction, held, CB_EFFORT_ENDLESS);
    }
  for (guint card = 3; card < 4; card++)
    {
      g_autoptr (CbFacts) found = cb_facts_new ();

      cb_facts_add_range (found, 0, cb_card_set_of (card), 1, 1);
      cb_deduction_append (deduction, found, CB_EFFORT_ENDLESS);
    }
  reason = cb_deduction_explain (deduction, 4, 3, 0, CB_EFFORT_ENDLESS);
  g_assert_cmpuint (reason->entries->len, ==, 1);
  g_assert_cmpuint (g_array_index (reason->entries, guint, 0), ==, 3);
  g_assert_cmpuint (reason->steps->len, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons/prefers-few", test_prefers_few);
  g_test_add_func ("/reasons/small", test_small);
  g_test_add_func ("/reasons/full", test_full);
  g_test_add_func ("/reasons/too-long", test_too_long);
  g_test_add_func ("/conflicts/repairs", test_repairs);
  g_test_add_func ("/conflicts/small", test_conflicts);
  return g_test_run ();
}
