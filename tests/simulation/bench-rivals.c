/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the chances that others could accuse now can be relied on: whole games are played until
 * somebody accuses, and in every turn who asks reckons for each of the others, who truly know the
 * solution or not. Of those given about 30 %, three in ten should. Also how often the true number
 * of solutions is within the middle four fifths. Figures, nothing to pass or fail. */

#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-odds.h"
#include "cb-rivals-private.h"
#include "cb-watcher.h"

#define N_GAMES  100
#define N_ROUNDS 40
#define N_DEALS  64
#define N_BINS   10

static CbWatcher *watchers[CB_MAX_PLAYERS];
static const CbStrategy *plays;
static struct
{
  guint n;
  guint n_ready;
  double sum;
} bins[N_BINS];
static guint n_reckoned, n_within;
static gboolean over;

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  return watchers[setup->me] = cb_watcher_new (plays, setup, seed);
}

/* How many solutions he truly has left. */
static guint
count_solutions (CbWatcher *self)
{
  guint n = self->entries->len;
  g_autoptr (CbThought) thought = cb_conclusions_get_thought (self->conclusions, n);
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (thought->deduction, n, CB_EFFORT_ENDLESS);

  return cb_odds_get_n_solutions (odds);
}

static void
compare (const CbRivals *rivals, guint seat)
{
  guint truly = count_solutions (watchers[seat]);
  double ready = cb_rivals_get_ready (rivals, seat);
  guint bin = MIN ((guint) (ready * N_BINS), N_BINS - 1);

  bins[bin].n++;
  bins[bin].n_ready += truly == 1;
  bins[bin].sum += ready;
  n_reckoned++;
  n_within += truly >= cb_rivals_get_quantile (rivals, seat, 0.1) &&
              truly <= cb_rivals_get_quantile (rivals, seat, 0.9);
}

static void
reckon (CbWatcher *self)
{
  guint n = self->entries->len;
  g_autoptr (CbKnowledge) knowledge = cb_watcher_get_knowledge (self);
  g_autoptr (CbRivals) rivals = cb_rivals_new (knowledge, n, N_DEALS, CB_EFFORT_ENDLESS);

  for (guint seat = 0; seat < self->setup->n_players; seat++)
    if ((int) seat != self->setup->me)
      compare (rivals, seat);
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  if (!over)
    reckon (player);
  return cb_watcher_ask (player, reach);
}

static CbCardSet
accuse (gpointer player)
{
  CbCardSet accused = cb_watcher_accuse (player);

  over = over || accused != 0;
  return accused;
}

static void
print (guint n_players, const char *name)
{
  g_print ("\n%u players, %s: within the middle four fifths: %.1f %% of %u\n", n_players, name,
           100.0 * n_within / n_reckoned, n_reckoned);
  g_print ("%8s %9s %9s %8s\n", "said", "mean", "truly", "n");
  for (guint i = 0; i < N_BINS; i++)
    if (bins[i].n > 0)
      g_print ("%3u–%3u %% %7.1f %% %7.1f %% %8u\n", 100 * i / N_BINS, 100 * (i + 1) / N_BINS,
               100 * bins[i].sum / bins[i].n, 100.0 * bins[i].n_ready / bins[i].n, bins[i].n);
}

static void
measure (guint n_players, const char *name)
{
  CbStrategy watcher = CB_WATCHER_STRATEGY (sit_down, ask);
  const CbStrategy *strategies[CB_MAX_PLAYERS];
  CbEdition *edition = cb_editions_find_builtin ("classic");

  memset (bins, 0, sizeof bins);
  n_reckoned = n_within = 0;
  plays = cb_strategies_find (name);
  watcher.accuse = accuse;
  for (guint i = 0; i < n_players; i++)
    strategies[i] = &watcher;
  for (guint i = 0; i < N_GAMES; i++)
    {
      CbOutcome outcome;

      over = FALSE;
      cb_match_play (edition, n_players, strategies,
                     &(CbMatchRules) { CB_REACH_ONE_IN_THREE, N_ROUNDS, FALSE }, i, &outcome);
    }
  print (n_players, name);
}

int
main (void)
{
  measure (3, "random");
  measure (3, "careful");
  measure (5, "careful");
  return 0;
}
