/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that change hands. Every deal is played through from the beginning, card by card: what each
 * entry says is held against the hands as they were then. Where it is known which cards moved, the
 * marks, counts, odds and reasons after each entry are exactly what that leads to; where it is not,
 * nothing is concluded that is wrong. */

#include "cb-conflict.h"
#include "cb-facts-private.h"
#include "cb-odds.h"
#include "cb-reason.h"
#include "cb-sampler.h"
#include "cb-settled.h"
#include "cb-small-cases.h"

#include <math.h>

/* What playing all deals through leads to: hands after the last entry. */
typedef struct
{
  const CbRandomGame *game;
  GPtrArray *entries;
  CbMarks marks;
  guint64 n_worlds;
  long double weight;
  long double weights[CB_MAX_CARDS][CB_MAX_HOLDERS];
} Play;

static gboolean
agrees (const CbFacts *facts, const CbCardSet *hands, long double *weight)
{
  guint n;
  const CbOption *options = cb_facts_get_options (facts, &n);
  const CbShowing *showings;
  gboolean any = FALSE;

  for (guint i = 0; i < n; i++)
    {
      any = any || cb_option_allows (&options[i], hands[options[i].holder]);
      if (options[i].left > 0)
        continue;
      if (!any)
        return FALSE;
      any = FALSE;
    }
  showings = cb_facts_get_showings (facts, &n);
  for (guint i = 0; i < n; i++)
    {
      guint size = cb_card_set_size (hands[showings[i].holder] & showings[i].among);

      *weight = size == 0 ? 0 : *weight / size;
    }
  return TRUE;
}

static void
finish_world (Play *self, const CbCardSet *hands, long double weight)
{
  self->n_worlds++;
  self->weight += weight;
  for (guint h = 0; h < self->game->world.n_holders; h++)
    {
      self->marks.possible[h] |= hands[h];
      self->marks.certain[h] &= hands[h];
      for (CbCardSet left = hands[h]; left != 0; left &= left - 1)
        self->weights[cb_card_set_first (left)][h] += weight;
    }
}

static void play_from (Play *self, guint entry, const CbCardSet *hands, long double weight);

/* Exchanges the cards that the moves name, or any where they do not say; then what the entry says
 * is true, too. */
static void
exchange (Play *self, guint entry, const CbFacts *facts, const CbCardSet *hands, long double weight)
{
  guint n;
  const CbCardMove *moves = cb_facts_get_moves (facts, &n);
  CbCardSet given = hands[moves[0].from], taken = hands[moves[1].from];

  g_assert_cmpuint (n, ==, 2);
  if (moves[0].card != 0)
    given &= moves[0].card;
  if (moves[1].card != 0)
    taken &= moves[1].card;
  for (CbCardSet x = given; x != 0; x &= x - 1)
    for (CbCardSet y = taken; y != 0; y &= y - 1)
      {
        CbCardSet after[CB_MAX_HOLDERS];
        long double its_weight = weight;

        memcpy (after, hands, sizeof after);
        after[moves[0].from] ^= (x & -x) | (y & -y);
        after[moves[1].from] ^= (x & -x) | (y & -y);
        if (agrees (facts, after, &its_weight))
          play_from (self, entry + 1, after, its_weight);
      }
}

static void
play_from (Play *self, guint entry, const CbCardSet *hands, long double weight)
{
  const CbFacts *facts = entry < self->entries->len ? g_ptr_array_index (self->entries, entry)
                                                    : NULL;

  if (facts == NULL)
    finish_world (self, hands, weight);
  else if (cb_facts_move_cards (facts))
    exchange (self, entry, facts, hands, weight);
  else if (agrees (facts, hands, &weight))
    play_from (self, entry + 1, hands, weight);
}

static void
deal_all (Play *self, CbCardSet left, CbCardSet *hands)
{
  const CbWorld *world = &self->game->world;
  long double weight = 1;

  for (guint h = 0; h < world->n_holders && left != 0; h++)
    if (cb_card_set_size (hands[h]) < world->max_size[h])
      {
        hands[h] |= left & -left;
        deal_all (self, left & (left - 1), hands);
        hands[h] &= ~(left & -left);
      }
  if (left != 0)
    return;
  for (guint h = 0; h < world->n_holders; h++)
    if (cb_card_set_size (hands[h]) < world->min_size[h])
      return;
  if (agrees (self->game->deal, hands, &weight))
    play_from (self, 0, hands, weight);
}

static void
play_all (Play *self, const CbRandomGame *game, GPtrArray *entries)
{
  CbCardSet hands[CB_MAX_HOLDERS] = { 0 };

  *self = (Play) { .game = game, .entries = entries };
  for (guint h = 0; h < game->world.n_holders; h++)
    self->marks.certain[h] = game->world.deck;
  deal_all (self, game->world.deck, hands);
  self->marks.consistent = self->n_worlds > 0;
  if (self->n_worlds == 0)
    self->marks = (CbMarks) { 0 };
}

static CbCardSet
pick (CbCardSet from, GRand *rand)
{
  return cb_random_subset (from, 1, rand);
}

/* Two hands, of players or face down, exchange a card; who sees which cards is up to chance. */
static CbFacts *
swap (CbRandomGame *game, gboolean unseen, GRand *rand)
{
  guint n = game->world.n_holders - 1;
  guint a = 1 + (guint) g_rand_int_range (rand, 0, (gint) n);
  guint b = 1 + (a - 1 + (guint) g_rand_int_range (rand, 1, (gint) n)) % n;
  CbFacts *facts = cb_facts_new ();
  CbCardSet x, y;
  gboolean x_known, y_known;

  if (game->truth[a] == 0 || game->truth[b] == 0)
    return facts;
  x = pick (game->truth[a], rand);
  y = pick (game->truth[b], rand);
  x_known = !unseen || g_rand_int_range (rand, 0, 3) == 0;
  y_known = !unseen || g_rand_int_range (rand, 0, 3) == 0;
  cb_facts_add_move (facts, a, b, x_known ? x : 0);
  cb_facts_add_move (facts, b, a, y_known ? y : 0);
  if (x_known)
    cb_facts_add_range (facts, b, x, 1, 1);
  if (y_known)
    cb_facts_add_range (facts, a, y, 1, 1);
  game->truth[a] ^= x | y;
  game->truth[b] ^= x | y;
  return facts;
}

/* Something true of the hands as they are now. */
static CbFacts *
tell (CbRandomGame *game, GRand *rand)
{
  CbFacts *facts = cb_facts_new ();
  guint h = (guint) g_rand_int_range (rand, 1, (gint) game->world.n_holders);
  CbCardSet asked = cb_random_subset (game->world.deck, 3, rand);
  CbCardSet match = game->truth[h] & asked;
  guint other = 1 + h % (game->world.n_holders - 1);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      cb_facts_add_range (facts, h, asked, cb_card_set_size (match), cb_card_set_size (match));
      break;
    case 1:
      if (((game->truth[h] | game->truth[other]) & asked) != 0)
        cb_facts_add_one_of (facts, 1u << h | 1u << other, asked);
      break;
    case 2:
      cb_facts_add_any (facts, h,
                        (CbRange[]) { { asked, (guint8) cb_card_set_size (match), 32 },
                                      { game->world.deck & ~asked, 0, 0 } },
                        2);
      break;
    case 3:
      if (match == 0)
        break;
      cb_facts_add_range (facts, h, pick (match, rand), 1, 1);
      cb_facts_add_showing (facts, h, asked);
      break;
    default:
      cb_facts_add_range (facts, h, asked, match != 0, match != 0 ? 32 : 0);
    }
  return facts;
}

/* (transfer full): a game in which some cards change hands; @unseen: not always known which */
static CbRandomGame *
game_new (gboolean unseen, GRand *rand)
{
  CbGameForm form = { 2, { 3, 5 }, (guint) g_rand_int_range (rand, 2, 4), 0, FALSE, FALSE };
  CbRandomGame *game;

  form.pool = (guint) g_rand_int_range (rand, 0, 2);
  form.onlooker = g_rand_boolean (rand);
  form.unknown_sizes = g_rand_boolean (rand);
  game = cb_random_game_new (&form, rand);
  for (guint i = 0; i < 7; i++)
    g_ptr_array_add (game->entries, g_rand_int_range (rand, 0, 3) == 0 ? swap (game, unseen, rand)
                                                                       : tell (game, rand));
  return game;
}

static GPtrArray *
first (const CbRandomGame *game, guint n)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, g_ptr_array_index (game->entries, i));
  return entries;
}

static void
check_chances (const CbOdds *odds, const Play *play)
{
  g_assert_true (cb_odds_get_exact (odds));
  g_assert_cmpuint ((guint64) cb_odds_get_n_deals (odds), ==, play->n_worlds);
  for (guint card = 0; card < play->game->world.n_cards; card++)
    for (guint h = 0; h < play->game->world.n_holders; h++)
      g_assert_cmpfloat_with_epsilon (cb_odds_get_chance (odds, card, h),
                                      (double) (play->weights[card][h] / play->weight), 1e-9);
}

static void
check_odds (const CbDeduction *deduction, guint n, const Play *play)
{
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n, CB_EFFORT_ENDLESS);
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (deduction, n, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbDeals) deals = sampler != NULL ? cb_sampler_list_deals (sampler, 10000) : NULL;
  double weights[2] = { 0 };

  check_chances (odds, play);
  g_assert_nonnull (deals);
  for (guint i = 0; i < deals->list->len; i++)
    {
      const CbWeighedDeal *deal = &g_array_index (deals->list, CbWeighedDeal, i);

      weights[1] += deal->weight;
      weights[0] += cb_card_set_has (deal->hands[0], 0) ? deal->weight : 0;
    }
  g_assert_cmpfloat_with_epsilon (weights[0] / weights[1],
                                  (double) (play->weights[0][0] / play->weight), 1e-9);
}

/* The entries that are told, and nothing else, lead to the mark. Returns whether they contradict
 * each other, which is not always found after hidden moves. */
static gboolean
check_reason (CbRandomGame *game, const CbDeduction *deduction, guint n, guint card, guint holder)
{
  CbMark mark = cb_marks_get (cb_deduction_get_marks (deduction, n), card, holder);
  g_autoptr (CbReason)
    reason = cb_deduction_explain (deduction, n, card, holder, CB_EFFORT_ENDLESS);
  g_autoptr (GPtrArray) told = g_ptr_array_new ();
  Play play;

  g_assert_cmpint (reason != NULL, ==, mark != CB_MARK_MAYBE);
  for (guint i = 0; reason != NULL && i < reason->entries->len; i++)
    g_ptr_array_add (told,
                     g_ptr_array_index (game->entries, g_array_index (reason->entries, guint, i)));
  play_all (&play, game, told);
  if (reason != NULL && play.marks.consistent)
    g_assert_cmpint (cb_marks_get (&play.marks, card, holder), ==, mark);
  return !play.marks.consistent;
}

static void
test_known (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (41);
  guint n_swaps = 0;

  for (guint i = 0; i < cb_n_cases (150); i++)
    {
      g_autoptr (CbRandomGame) game = game_new (FALSE, rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      guint card = (guint) g_rand_int_range (rand, 0, (gint) game->world.n_cards);

      for (guint n = 0; n <= game->entries->len; n++)
        {
          g_autoptr (GPtrArray) entries = first (game, n);
          Play play;

          play_all (&play, game, entries);
          g_assert_true (play.marks.consistent);
          cb_assert_marks_equal (cb_deduction_get_marks (deduction, n), &play.marks);
          check_odds (deduction, n, &play);
          for (guint h = 0; h < game->world.n_holders; h++)
            g_assert_false (check_reason (game, deduction, n, card, h));
          n_swaps += n > 0 && cb_facts_move_cards (g_ptr_array_index (game->entries, n - 1));
        }
    }
  g_assert_cmpuint (n_swaps, >, 100);
}

/* Whether the cards of a hand whose size is not known were swapped unseen. */
static gboolean
swaps_from_unknown_hand (const CbRandomGame *game)
{
  for (guint i = 0; i < game->entries->len; i++)
    {
      guint n;
      const CbCardMove *moves = cb_facts_get_moves (g_ptr_array_index (game->entries, i), &n);

      for (guint j = 0; j < n && (moves[0].card == 0 || moves[n - 1].card == 0); j++)
        if (game->world.min_size[moves[j].from] != game->world.max_size[moves[j].from])
          return TRUE;
    }
  return FALSE;
}

/* Of a hand with no part in a swap nothing is forgotten. */
static void
check_others (const CbRandomGame *game, const CbDeduction *deduction, guint n)
{
  const CbMarks *before = cb_deduction_get_marks (deduction, n);
  const CbMarks *after = cb_deduction_get_marks (deduction, n + 1);
  guint n_moves;
  const CbCardMove *moves = cb_facts_get_moves (g_ptr_array_index (game->entries, n), &n_moves);

  for (guint h = 0; h < game->world.n_holders && n_moves > 0; h++)
    if (h != moves[0].from && h != moves[1].from)
      {
        g_assert_cmphex (after->possible[h] & ~before->possible[h], ==, 0);
        g_assert_cmphex (before->certain[h] & ~after->certain[h], ==, 0);
      }
}

/* Never says more than what is true of every way it can have been, and some of it is left; odds are
 * just what it leads to. */
static void
test_unseen (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (42);
  guint n_missed = 0, n_found = 0, n_exact = 0, n_impossible = 0;

  for (guint i = 0; i < cb_n_cases (400); i++)
    {
      g_autoptr (CbRandomGame) game = game_new (TRUE, rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      guint card = (guint) g_rand_int_range (rand, 0, (gint) game->world.n_cards);
      const CbMarks *marks = cb_deduction_get_marks (deduction, game->entries->len);
      g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, game->entries->len,
                                                           &(CbEffort) { .n_left = 30000 });
      Play play;

      play_all (&play, game, game->entries);
      g_assert_true (marks->consistent);
      for (guint n = 0; n < game->entries->len; n++)
        check_others (game, deduction, n);
      for (guint h = 0; h < game->world.n_holders; h++)
        {
          g_assert_cmphex (play.marks.possible[h] & ~marks->possible[h], ==, 0);
          g_assert_cmphex (marks->certain[h] & ~play.marks.certain[h], ==, 0);
          n_missed += cb_card_set_size (marks->possible[h] & ~play.marks.possible[h]);
          n_found += cb_card_set_size (game->world.deck & ~marks->possible[h]);
          n_impossible += check_reason (game, deduction, game->entries->len, card, h);
        }
      g_assert_false (cb_odds_get_exact (odds) && swaps_from_unknown_hand (game));
      if (cb_odds_get_exact (odds))
        check_chances (odds, &play);
      else
        g_assert_cmpfloat (cb_odds_get_error (odds), ==, 1);
      n_exact += cb_odds_get_exact (odds);
    }
  g_test_message ("%u marks missed, %u found; %u reasons impossible", n_missed, n_found,
                  n_impossible);
  g_assert_cmpuint (n_impossible, <=, cb_n_cases (400) / 100);
  g_assert_cmpuint (n_found, >, 25 * n_missed);
  g_assert_cmpuint (n_exact, >, cb_n_cases (100));
}

/* Taking back and putting in again leads to the same. */
static void
test_back_and_forth (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (43);

  for (guint i = 0; i < cb_n_cases (200); i++)
    {
      g_autoptr (CbRandomGame) game = game_new (i % 2 != 0, rand);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      guint to = (guint) g_rand_int_range (rand, 0, (gint) game->entries->len + 1);
      g_autoptr (CbDeduction) copy = cb_deduction_copy (deduction, to);
      g_autoptr (CbDeduction) fresh = cb_random_game_deduce (game, game->entries->len);

      cb_deduction_truncate (deduction, to);
      for (guint n = to; n < game->entries->len; n++)
        {
          cb_deduction_append (deduction, g_ptr_array_index (game->entries, n), CB_EFFORT_ENDLESS);
          cb_deduction_append (copy, g_ptr_array_index (game->entries, n), &(CbEffort) { 0 });
        }
      g_assert_true (cb_deduction_complete (copy, game->entries->len, CB_EFFORT_ENDLESS));
      for (guint n = 0; n <= game->entries->len; n++)
        {
          cb_assert_marks_equal (cb_deduction_get_marks (deduction, n),
                                 cb_deduction_get_marks (fresh, n));
          cb_assert_marks_equal (cb_deduction_get_marks (copy, n),
                                 cb_deduction_get_marks (fresh, n));
        }
    }
}

/* Of entries that contradict each other none can be spared, and each repair repairs; but after
 * hidden moves some may be thought not to. Returns how many do not. */
static guint
check_conflict (CbRandomGame *game, const CbConflict *conflict)
{
  guint n_wrong = 0;

  for (guint left_out = 0; left_out <= conflict->entries->len; left_out++)
    {
      g_autoptr (GPtrArray) entries = g_ptr_array_new ();
      Play play;

      for (guint i = 0; i < conflict->entries->len; i++)
        if (i != left_out)
          g_ptr_array_add (entries, g_ptr_array_index (
                                      game->entries, g_array_index (conflict->entries, guint, i)));
      play_all (&play, game, entries);
      if (left_out == conflict->entries->len)
        g_assert_false (play.marks.consistent);
      else
        n_wrong += !play.marks.consistent;
    }
  for (guint i = 0; i < conflict->repairs->len; i++)
    {
      g_autoptr (GPtrArray) entries = first (game, game->entries->len);
      Play play;

      g_ptr_array_remove_index (entries, g_array_index (conflict->repairs, guint, i));
      play_all (&play, game, entries);
      n_wrong += !play.marks.consistent;
    }
  return n_wrong;
}

/* Of hidden moves, some contradictions are not found, but none is found where there is none. */
static void
check_conflicts (guint n_cases, gboolean unseen)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (44);
  guint n_conflicts = 0, n_missed = 0, n_repairs = 0, n_wrong = 0;

  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (CbRandomGame) game = game_new (unseen, rand);
      g_autoptr (CbDeduction) deduction = NULL;
      g_autoptr (CbConflict) conflict = NULL;
      CbFacts *lie = cb_facts_new ();
      guint h = (guint) g_rand_int_range (rand, 1, (gint) game->world.n_holders);
      guint n = game->entries->len + 1;
      Play play;

      cb_facts_add_range (lie, h, pick (game->truth[h] | 1, rand), 0, 0);
      g_ptr_array_insert (game->entries, g_rand_int_range (rand, 0, (gint) n), lie);
      deduction = cb_random_game_deduce (game, n);
      play_all (&play, game, game->entries);
      conflict = cb_deduction_find_conflict (deduction, n, CB_EFFORT_ENDLESS);
      g_assert_cmpint (conflict == NULL, ==, cb_deduction_get_marks (deduction, n)->consistent);
      n_missed += conflict == NULL && !play.marks.consistent;
      if (conflict == NULL)
        continue;
      n_wrong += check_conflict (game, conflict);
      n_conflicts++;
      n_repairs += conflict->repairs->len;
    }
  g_test_message ("%u conflicts, %u missed, %u repairs, %u wrong", n_conflicts, n_missed, n_repairs,
                  n_wrong);
  g_assert_cmpuint (n_missed, <=, unseen ? n_conflicts / 5 : 0);
  g_assert_cmpuint (n_wrong, <=, unseen ? n_repairs / 20 : 0);
  g_assert_cmpuint (n_repairs, >, 20);
}

static void
test_conflicts (void)
{
  check_conflicts (cb_n_cases (200), FALSE);
  check_conflicts (cb_n_cases (200), TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/known", test_known);
  g_test_add_func ("/moves/unseen", test_unseen);
  g_test_add_func ("/moves/back-and-forth", test_back_and_forth);
  g_test_add_func ("/moves/conflicts", test_conflicts);
  return g_test_run ();
}
