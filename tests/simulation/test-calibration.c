/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether what is said to be 30 % comes true three times in ten. Games are broken off somewhere,
 * and what a player is told then is compared with the cards and with how the game goes on. What is
 * proved is checked where all name and show any cards; what is concluded from habits, at tables of
 * which each player's strategy is drawn from all there are. Few games by default, many with "-m
 * slow"; both print what they found, see CALIBRATION.md. And so does the game of people whose log
 * was published.
 */

#include <math.h>

#include "cb-conclusions.h"
#include "cb-decision-private.h"
#include "cb-editions.h"
#include "cb-follower.h"
#include "cb-match-private.h"
#include "cb-odds.h"
#include "cb-rivals-private.h"
#include "cb-test-case.h"

/* Games: for the odds; for right now; for the next turn; for who could accuse. */
static const guint n_quick[] = { 1500, 60, 15, 30 };
static const guint n_slow[] = { 100000, 48000, 49000, 30000 };
#define N_ALIKE 1000

/* Games that are followed to their end, few and many, and the seed of the first. */
#define N_FOLLOWED      90
#define N_FOLLOWED_SLOW 5000
#define FIRST_FOLLOWED  83000000

/* The seed of the first game; none is one by which the model was made. */
static const guint64 first_seed[] = { 0, 51000000, 71000000, 53000000 };

/* From so many deals it is looked ahead. */
#define N_DEALS 100

#define MAX_ROUNDS 9
#define MAX_TURNS  8
#define N_BINS     10

/* A right program stays within so many standard deviations; the seeds are fixed. */
#define SIGMAS 3.5

/* And is so far off beyond them at most, as it is only a model of people. */
#define SLACK 0.01

/* Of bins that have fewer, nothing is said. */
#define MIN_N 25

/* @missed: what came true less what was said, of the game that is played: what several players of
 * it are told hangs together */
typedef struct
{
  guint n;
  double said;
  double true_;
  double variance;
  double missed;
  double squares;
} Bin;

/* A player at the table. */
typedef struct
{
  CbStrategy strategy;
  const CbStrategy *plays;
  gpointer player;
  CbSetup *setup;
  GPtrArray *entries;
  gboolean asked; /* in this turn */
  guint n_turns;
  guint last_turn;  /* after which he is told something */
  gboolean pending; /* what he was told of the next turn */
  double others, later;
} Watcher;

/* What the players of a game are told. */
typedef enum
{
  TELL_ODDS,
  TELL_NOW,
  TELL_AHEAD,
  TELL_READY,
} Telling;

static Telling telling;
static Watcher watchers[CB_MAX_PLAYERS];
static guint n_seats;
static CbCardSet hands[CB_MAX_HOLDERS]; /* by holder, of the game that is played */
static int watched;                     /* a seat, where not all are told something */
static guint n_calls, last_call;        /* when one is told who could accuse */
static CbRandom chooses;

static Bin cards[N_BINS], solutions[N_BINS];
static Bin now[N_BINS], others[N_BINS], later[N_BINS], ready[N_BINS];
static Bin asking[N_BINS], waiting[N_BINS], before[N_BINS];
static Bin *const all_bins[] = { cards, solutions, now,     others, later,
                                 ready, asking,    waiting, before };

static void
note (Bin *bins, double said, double truly)
{
  Bin *bin = &bins[MIN ((guint) (said * N_BINS), N_BINS - 1)];

  bin->n++;
  bin->said += said;
  bin->true_ += truly;
  bin->variance += said * (1 - said);
  bin->missed += truly - said;
}

static void
end_game (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_bins); i++)
    for (guint k = 0; k < N_BINS; k++)
      {
        Bin *bin = &all_bins[i][k];

        bin->squares += bin->missed * bin->missed;
        bin->missed = 0;
      }
}

static double
get_deviation (const Bin *bin)
{
  return sqrt (MAX (bin->variance, bin->squares));
}

static void
print (const char *what, const Bin *bins)
{
  g_test_message ("%s: said, came true, cases", what);
  for (guint i = 0; i < N_BINS; i++)
    if (bins[i].n > 0)
      g_test_message ("  %5.1f %%  %5.1f ± %.1f %%  %u", 100 * bins[i].said / bins[i].n,
                      100 * bins[i].true_ / bins[i].n, 196 * get_deviation (&bins[i]) / bins[i].n,
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
                         SIGMAS * get_deviation (&bins[i]) + slack * bins[i].n);
}

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  Watcher *self = (Watcher *) strategy;

  self->player = self->plays->sit_down (self->plays, setup, seed);
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
settle (Watcher *self, double was_others, double was_later)
{
  self->pending = FALSE;
  note (others, self->others, was_others);
  note (later, self->later, was_later);
}

/* Somebody else was first. */
static void
leave (gpointer player)
{
  Watcher *self = player;

  if (telling == TELL_ODDS && self->setup->me == watched)
    compare_odds (self);
  if (self->pending)
    settle (self, 1, 0);
  self->plays->leave (self->player);
  cb_setup_unref (self->setup);
  g_ptr_array_unref (self->entries);
}

static void
hear (gpointer player, CbEntry *entry)
{
  Watcher *self = player;

  self->plays->hear (self->player, entry);
  g_ptr_array_add (self->entries, cb_entry_ref (entry));
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  Watcher *self = player;

  self->asked = TRUE;
  self->n_turns++;
  return self->plays->ask (self->player, reach);
}

static CbCardSet
show (gpointer player, int asker, CbCardSet asked)
{
  Watcher *self = player;

  return self->plays->show (self->player, asker, asked);
}

/* (transfer full) (nullable): NULL where he knows already, and nothing is left to chance */
static CbDecision *
decide (const Watcher *self, guint n_deals)
{
  g_autoptr (CbKnowledge) knowledge = conclude (self);

  if (cb_marks_are_solved (cb_deduction_get_marks (knowledge->deduction, self->entries->len)))
    return NULL;
  return cb_decision_new (knowledge, cb_random_next (&chooses), n_deals, CB_EFFORT_ENDLESS);
}

/* Once all is heard that is asked in this turn. */
static void
look_ahead (Watcher *self)
{
  g_autoptr (CbDecision) decision = decide (self, telling == TELL_AHEAD ? N_DEALS : 0);
  double chance;
  CbCardSet solution;

  if (decision == NULL)
    return;
  solution = cb_decision_get_solution (decision, &chance);
  if (telling == TELL_NOW)
    note (now, chance, solution == hands[CB_HOLDER_ENVELOPE]);
  self->others = cb_decision_get_others (decision);
  self->later = cb_decision_get_later (decision);
  self->pending = telling == TELL_AHEAD;
}

/* A turn later: whether the likeliest solution is right. */
static void
look_back (Watcher *self)
{
  g_autoptr (CbDecision) decision = decide (self, 0);

  settle (self, 0,
          decision == NULL ||
            cb_decision_get_solution (decision, NULL) == hands[CB_HOLDER_ENVELOPE]);
}

/* Who could accuse by all that he has heard and seen, whether he has noticed it or not. */
static void
compare_rivals (const Watcher *self)
{
  g_autoptr (CbKnowledge) knowledge = conclude (self);
  g_autoptr (CbRivals)
    rivals = cb_rivals_new (knowledge, cb_random_next (&chooses), N_DEALS, CB_EFFORT_ENDLESS);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autoptr (CbKnowledge) theirs = NULL;
      g_autoptr (CbOdds) odds = NULL;

      if ((int) seat == self->setup->me || cb_knowledge_is_out (knowledge, (int) seat))
        continue;
      theirs = conclude (&watchers[seat]);
      odds = cb_deduction_compute_odds (theirs->deduction, theirs->entries->len, CB_EFFORT_ENDLESS);
      note (ready, cb_rivals_get_ready (rivals, seat), cb_odds_get_n_solutions (odds) == 1);
    }
}

/* Where only the odds are told, nobody accuses: so what is not said tells nothing. */
static CbCardSet
accuse (gpointer player)
{
  Watcher *self = player;
  CbCardSet accused;

  if (telling == TELL_READY && ++n_calls == last_call)
    compare_rivals (&watchers[watched]);
  accused = telling != TELL_ODDS ? self->plays->accuse (self->player) : 0;
  if (self->pending && (self->asked || accused != 0))
    look_back (self);
  else if ((telling == TELL_NOW || telling == TELL_AHEAD) && self->asked && accused == 0 &&
           self->n_turns == self->last_turn)
    look_ahead (self);
  self->asked = FALSE;
  return accused;
}

static void
sit (guint seat, const char *name)
{
  watchers[seat] = (Watcher) {
    .strategy = { "watcher", "", sit_down, leave, hear, ask, show, accuse },
    .plays = cb_strategies_find (name),
    .last_turn = 1 + cb_random_below (&chooses, MAX_TURNS),
  };
}

/* @name: (nullable): what all play; by default any strategy, and rooms are in reach or not */
static void
play (guint n_players, guint max_rounds, const char *name, guint64 seed)
{
  static const char *const NAMES[] = { "random", "careful", "logic",  "listener",
                                       "prober", "gambler", "advised" };
  const CbStrategy *strategies[CB_MAX_PLAYERS];
  CbRoomsReached reach = name == NULL && cb_random_below (&chooses, 2) ? CB_REACH_ONE_IN_THREE
                                                                       : CB_REACH_ALL;
  CbOutcome outcome;

  n_seats = n_players;
  for (guint i = 0; i < n_players; i++)
    {
      sit (i, name != NULL ? name : NAMES[cb_random_below (&chooses, G_N_ELEMENTS (NAMES))]);
      strategies[i] = &watchers[i].strategy;
    }
  watched = (int) cb_random_below (&chooses, n_players);
  n_calls = 0;
  last_call = 1 + cb_random_below (&chooses, 2 * MAX_TURNS * n_players);
  cb_match_play (cb_editions_find_builtin ("classic"), n_players, strategies,
                 &(CbMatchRules) { reach, max_rounds, TRUE }, seed, &outcome);
  end_game ();
}

static guint
count_games (void)
{
  return g_test_slow () ? n_slow[telling] : n_quick[telling];
}

/* Who shows chooses by chance, which is what the odds take for granted: they are exact. */
static void
test_odds (void)
{
  telling = TELL_ODDS;
  for (guint i = 0; i < count_games (); i++)
    {
      cb_random_init (&chooses, ~(guint64) i);
      play (3 + i % 4, 1 + cb_random_below (&chooses, MAX_ROUNDS), "random", i);
    }
  check ("a card with a holder", cards, 0);
  check ("the likeliest solution", solutions, 0);
}

static void
play_others (Telling what, guint n_games, const char *name)
{
  telling = what;
  for (guint i = 0; i < n_games; i++)
    {
      guint64 seed = first_seed[what] + i;

      cb_random_init (&chooses, ~seed); /* other numbers than those of the game */
      play (3 + i % 4, CB_MAX_ROUNDS, name, seed);
    }
}

static void
play_mixed (Telling what)
{
  telling = what;
  play_others (what, count_games (), NULL);
}

static void
test_now (void)
{
  play_mixed (TELL_NOW);
  check ("right now", now, SLACK);
}

static void
test_next_turn (void)
{
  play_mixed (TELL_AHEAD);
  check ("somebody else is first", others, SLACK);
  check ("right in the next turn", later, SLACK);
}

static void
test_ready (void)
{
  play_mixed (TELL_READY);
  check ("could accuse now", ready, SLACK);
}

static void
note_foreseen (Bin *bins, const CbForeseen *foreseen, gboolean won)
{
  if (foreseen->n_games > 0)
    note (bins, foreseen->chance, won);
}

/* Whether who follows the advice wins the game, from one of his turns on. */
static void
test_winning (void)
{
  guint n_games = g_test_slow () ? N_FOLLOWED_SLOW : N_FOLLOWED;

  for (guint i = 0; i < n_games; i++)
    {
      CbTold told;
      gboolean won = cb_follower_play (3 + i % 4, i % 3 > 0, FIRST_FOLLOWED + i, &told);

      note_foreseen (asking, &told.asking, won);
      note_foreseen (waiting, &told.waiting, won);
      note_foreseen (before, &told.before, won);
      end_game ();
    }
  check ("winning after a suggestion", asking, SLACK);
  check ("winning after waiting", waiting, SLACK);
  check ("winning from the beginning of a turn", before, SLACK);
}

/* Each card that is still open, with each holder who may have it. */
static void
note_open_cards (const CbKnowledge *knowledge, CbCase *case_, guint n_entries, guint n_all)
{
  g_autoptr (CbOdds)
    odds = cb_deduction_compute_odds (knowledge->deduction, n_entries, CB_EFFORT_ENDLESS);

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    for (guint holder = 0; holder <= knowledge->setup->n_players; holder++)
      {
        double chance = cb_odds_get_chance (odds, card, holder);

        if (chance > 0 && chance < 1)
          note (cards, chance, cb_case_get_mark (case_, n_all, card, holder) == CB_MARK_YES);
      }
}

/* Of a game of six people, what was said after each entry but the last one, which proved where all
 * cards were. */
static void
test_published (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");
  guint n_all = cb_log_get_n_entries (cb_case_get_log (case_));

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    if (cb_case_get_mark (case_, n_all, card, CB_HOLDER_ENVELOPE) == CB_MARK_YES)
      hands[CB_HOLDER_ENVELOPE] |= (CbCardSet) 1 << card;
  for (guint n = 1; n < n_all; n++)
    {
      g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
      g_autoptr (CbDecision) decision = cb_decision_new (knowledge, n, 0, CB_EFFORT_ENDLESS);
      double chance;
      CbCardSet solution = cb_decision_get_solution (decision, &chance);

      note (now, chance, solution == hands[CB_HOLDER_ENVELOPE]);
      note_open_cards (knowledge, case_, n, n_all);
      end_game (); /* there is but one, so each entry counts as one */
    }
  check ("a card with a holder", cards, 0);
  check ("right now", now, SLACK);
  memset (cards, 0, sizeof cards);
  memset (now, 0, sizeof now);
}

/* Where all play alike, more or less comes true than over all tables: nothing to pass or fail. */
static void
test_alike (gconstpointer name)
{
  memset (now, 0, sizeof now);
  play_others (TELL_NOW, N_ALIKE, name);
  print ("right now", now);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/calibration/published", test_published);
  g_test_add_func ("/calibration/odds", test_odds);
  g_test_add_func ("/calibration/now", test_now);
  g_test_add_func ("/calibration/next-turn", test_next_turn);
  g_test_add_func ("/calibration/ready", test_ready);
  g_test_add_func ("/calibration/winning", test_winning);
  if (g_test_slow ())
    {
      g_test_add_data_func ("/calibration/now/logic", "logic", test_alike);
      g_test_add_data_func ("/calibration/now/random", "random", test_alike);
    }
  return g_test_run ();
}
