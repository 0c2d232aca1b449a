/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether what is said to be 30 % comes true three times in ten. Each game gives one situation, so
 * that they do not hang together: it is broken off somewhere, and what one player is told then is
 * compared with the cards. Few games by default, many with "-m slow"; both print what they found.
 */

#include <math.h>

#include "cb-conclusions.h"
#include "cb-decision-private.h"
#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-odds.h"

#define N_QUICK 1500
#define N_SLOW  100000

/* Looking ahead takes longer. */
#define N_QUICK_TURNS 60
#define N_SLOW_TURNS  3000
#define N_DEALS       100

#define MAX_ROUNDS 9
#define N_BINS     10

/* A right program stays within so many standard deviations, in all bins of some hundred runs. */
#define SIGMAS 4.5

/* Of bins that have fewer, nothing is said. */
#define MIN_N 25

typedef struct
{
  guint n;
  double said;
  double true_;
  double variance;
} Bin;

typedef struct
{
  gpointer player; /* of the strategy that plays */
  CbSetup *setup;
  GPtrArray *entries;
  gboolean asked; /* in this turn */
  guint n_turns;
} Watcher;

static const CbStrategy *plays;
static CbCardSet hands[CB_MAX_HOLDERS]; /* by holder, of the game that is played */
static int watched;                     /* the seat that is told something */
static CbRandom chooses;

static Bin cards[N_BINS], solutions[N_BINS];
static Bin now[N_BINS], others[N_BINS], later[N_BINS];

/* What was said when it was looked ahead, until it is known what came of it. */
static guint ahead_in; /* after so many turns; 0 for never */
static gboolean pending;
static double said_others, said_later;

static void
note (Bin *bins, double said, double truly)
{
  Bin *bin = &bins[MIN ((guint) (said * N_BINS), N_BINS - 1)];

  bin->n++;
  bin->said += said;
  bin->true_ += truly;
  bin->variance += said * (1 - said);
}

static void
print (const char *what, const Bin *bins)
{
  g_test_message ("%s: said, came true, cases", what);
  for (guint i = 0; i < N_BINS; i++)
    if (bins[i].n > 0)
      g_test_message ("  %5.1f %%  %5.1f ± %.1f %%  %u", 100 * bins[i].said / bins[i].n,
                      100 * bins[i].true_ / bins[i].n, 196 * sqrt (bins[i].variance) / bins[i].n,
                      bins[i].n);
}

/* Beyond what chance explains, at most @slack is allowed. */
static void
check (const char *what, const Bin *bins, double slack)
{
  print (what, bins);
  for (guint i = 0; i < N_BINS; i++)
    if (bins[i].n >= MIN_N)
      g_assert_cmpfloat (fabs (bins[i].said - bins[i].true_), <=,
                         SIGMAS * sqrt (bins[i].variance) + slack * bins[i].n);
}

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  Watcher *self = g_new0 (Watcher, 1);

  self->player = plays->sit_down (plays, setup, seed);
  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  if (setup->me == 0)
    hands[CB_HOLDER_ENVELOPE] = cb_edition_get_all_cards (setup->edition);
  hands[CB_HOLDER_OF_SEAT (setup->me)] = setup->hand;
  hands[CB_HOLDER_ENVELOPE] &= ~setup->hand;
  return self;
}

/* (transfer full): what the player can conclude. */
static CbKnowledge *
conclude (const Watcher *self)
{
  CbConclusions *conclusions = cb_conclusions_new (self->setup);
  CbKnowledge *knowledge;

  for (guint i = 0; i < self->entries->len; i++)
    cb_conclusions_splice (conclusions, i, self->entries);
  cb_conclusions_complete (conclusions, self->entries->len, CB_EFFORT_ENDLESS);
  knowledge = cb_knowledge_new (cb_conclusions_get_thought (conclusions, self->entries->len));
  cb_conclusions_free (conclusions);
  return knowledge;
}

/* Of one card that is unknown, with one holder who may have it; and of the likeliest solution. */
static void
compare_odds (const Watcher *self)
{
  g_autoptr (CbKnowledge) knowledge = conclude (self);
  g_autoptr (CbOdds)
    odds = cb_deduction_compute_odds (knowledge->deduction, self->entries->len, CB_EFFORT_ENDLESS);
  const CbSolution *best = cb_odds_get_solution (odds, 0);
  guint n_cards = cb_edition_get_n_cards (self->setup->edition);

  g_assert_true (cb_odds_get_exact (odds));
  note (solutions, best->chance, best->cards == hands[CB_HOLDER_ENVELOPE]);
  for (guint try = 0; try < 1000; try++)
    {
      guint card = cb_random_below (&chooses, n_cards);
      guint holder = cb_random_below (&chooses, self->setup->n_players + 1);
      double chance = cb_odds_get_chance (odds, card, holder);

      if (chance <= 0 || chance >= 1)
        continue;
      note (cards, chance, cb_card_set_has (hands[holder], card));
      return;
    }
}

static void
settle (double was_others, double was_later)
{
  pending = FALSE;
  note (others, said_others, was_others);
  note (later, said_later, was_later);
}

static void
leave (gpointer player)
{
  Watcher *self = player;

  if (self->setup->me == watched && ahead_in == 0)
    compare_odds (self);
  if (self->setup->me == watched && pending)
    settle (1, 0);
  plays->leave (self->player);
  cb_setup_unref (self->setup);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

static void
hear (gpointer player, CbEntry *entry)
{
  Watcher *self = player;

  plays->hear (self->player, entry);
  g_ptr_array_add (self->entries, cb_entry_ref (entry));
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  Watcher *self = player;

  self->asked = TRUE;
  self->n_turns++;
  return plays->ask (self->player, reach);
}

static CbCardSet
show (gpointer player, int asker, CbCardSet asked)
{
  return plays->show (((Watcher *) player)->player, asker, asked);
}

/* Once all is heard that is asked in this turn. */
static void
look_ahead (const Watcher *self)
{
  g_autoptr (CbKnowledge) knowledge = conclude (self);
  g_autoptr (CbDecision)
    decision = cb_decision_new (knowledge, cb_random_next (&chooses), N_DEALS, CB_EFFORT_ENDLESS);
  double chance;
  CbCardSet solution = cb_decision_get_solution (decision, &chance);

  note (now, chance, solution == hands[CB_HOLDER_ENVELOPE]);
  said_others = cb_decision_get_others (decision);
  said_later = cb_decision_get_later (decision);
  pending = TRUE;
}

/* A turn later: whether the likeliest solution is right. */
static void
look_back (const Watcher *self)
{
  g_autoptr (CbKnowledge) knowledge = conclude (self);
  g_autoptr (CbDecision)
    decision = cb_decision_new (knowledge, cb_random_next (&chooses), 1, CB_EFFORT_ENDLESS);

  settle (0, cb_decision_get_solution (decision, NULL) == hands[CB_HOLDER_ENVELOPE]);
}

/* Where nobody looks ahead, nobody accuses either: so what is not said tells nothing. */
static CbCardSet
accuse (gpointer player)
{
  Watcher *self = player;
  CbCardSet accused = ahead_in > 0 ? plays->accuse (self->player) : 0;

  if (self->setup->me != watched)
    return accused;
  if (pending && (self->asked || accused != 0))
    look_back (self);
  else if (self->asked && accused == 0 && self->n_turns == ahead_in)
    look_ahead (self);
  self->asked = FALSE;
  return accused;
}

static void
play (guint n_players, guint max_rounds, guint64 seed)
{
  const CbStrategy watcher = { "watcher", "", sit_down, leave, hear, ask, show, accuse };
  const CbStrategy *strategies[CB_MAX_PLAYERS];
  CbOutcome outcome;

  for (guint i = 0; i < n_players; i++)
    strategies[i] = &watcher;
  watched = (int) cb_random_below (&chooses, n_players);
  pending = FALSE;
  cb_match_play (cb_editions_find_builtin ("classic"), n_players, strategies,
                 &(CbMatchRules) { CB_REACH_ALL, max_rounds, TRUE }, seed, &outcome);
}

/* Who shows chooses by chance, which is what the odds take for granted: they are exact. */
static void
test_odds (void)
{
  guint n = g_test_slow () ? N_SLOW : N_QUICK;

  plays = cb_strategies_find ("random");
  ahead_in = 0;
  cb_random_init (&chooses, 1);
  for (guint i = 0; i < n; i++)
    play (3 + i % 4, 1 + cb_random_below (&chooses, MAX_ROUNDS), i);
  check ("a card with a holder", cards, 0);
  check ("the likeliest solution", solutions, 0);
}

/* What the others named is taken to be one of two habits, and how they play on can only be
 * supposed: estimates. Here all seek, so that more is true than is said: half of them could have
 * named any cards. */
static void
test_next_turn (void)
{
  guint n = g_test_slow () ? N_SLOW_TURNS : N_QUICK_TURNS;

  plays = cb_strategies_find ("logic");
  cb_random_init (&chooses, 2);
  for (guint i = 0; i < n; i++)
    {
      ahead_in = 3 + cb_random_below (&chooses, 5);
      play (3 + i % 2, CB_MAX_ROUNDS, i);
    }
  check ("right now", now, 0.25);
  check ("somebody else is first", others, 0.1);
  check ("right in the next turn", later, 0.25);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/calibration/odds", test_odds);
  g_test_add_func ("/calibration/next-turn", test_next_turn);
  return g_test_run ();
}
