/* What to ask in order to be first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Positions are drawn from what I know and weighed by how likely they make what everybody did; then
 * as many as needed are taken, each as often as it is likely. In each of them every suggestion is
 * asked and the game is played to its end, with the same draws for all suggestions. So what counts
 * of a question is what it tells me before the others know it, and what it tells them. The first
 * advice does not play the games but only judges the positions after each suggestion. */

#include "config.h"

#include <math.h>

#include "cb-belief-private.h"
#include "cb-foresight-private.h"
#include "cb-sampler.h"
#include "cb-supposition-private.h"
#include "cb-value-private.h"

/* How many positions are drawn, and how many of them are taken: to play on, and to judge at once.
 * How many bytes they may need. */
#define N_DRAWN       1000
#define N_TAKEN       500
#define N_DRAWN_ROUGH 600
#define N_TAKEN_ROUGH 300
#define MAX_BYTES     ((gsize) 16 << 20)

/* How many games are played in all. */
#define N_GAMES 4000

/* How many games a bit of worth counts as besides those won, where positions are judged and where
 * games are played: both see how many solutions are left, but not how hard it is to find out which.
 * At a table of four, 1,000 games each, 70.5 % were won with 0.1 and 68.7 % without; and 72.2 %
 * with 0.05 and 69.6 % without. */
static const double JUDGED_BIT = 0.1, PLAYED_BIT = 0.05;

/* About how many turns of a player are followed for one unit of work. */
#define TURNS_PER_UNIT 3

CbPosition *
cb_positions_get (const CbPositions *self, guint index)
{
  return (CbPosition *) (gpointer) (self->data + index * cb_scene_get_size (self->scene));
}

void
cb_positions_free (CbPositions *self)
{
  cb_scene_free (self->scene);
  g_free (self->data);
  g_array_unref (self->weights);
  g_free (self);
}

/* (nullable): all deals there are, if they are few, else drawn ones. */
static CbDeals *
draw_deals (const CbKnowledge *knowledge, guint64 seed, guint n, CbEffort *effort)
{
  CbEffort part = cb_effort_take (effort, effort->n_left / CB_SUPPOSITION_PART_FOR_SAMPLER);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (knowledge->deduction, knowledge->entries->len, seed, &part);
  CbDeals *deals;

  cb_effort_give_back (effort, &part);
  if (sampler == NULL)
    return NULL;
  deals = cb_sampler_list_deals (sampler, n / 2);
  return deals != NULL ? deals : cb_sampler_draw_deals (sampler, n);
}

/* Follows the log in each deal, @n_each times; each time, who saw which card is drawn anew. */
static void
replay_all (CbPositions *self,
            const CbDeals *deals,
            guint n_each,
            CbRandom *random,
            CbEffort *effort)
{
  double best = -INFINITY;

  for (guint i = 0; i < n_each * deals->list->len; i++)
    {
      const CbWeighedDeal *deal = cb_deals_get (deals, i % deals->list->len);
      double weight;

      if (!cb_effort_spend (effort, CB_SUPPOSITION_UNITS (self->scene->knowledge)))
        break;
      weight = log (deal->weight) +
               cb_scene_replay (self->scene, deal->hands, random, cb_positions_get (self, i));
      g_array_append_val (self->weights, weight);
      best = MAX (best, weight);
    }
  for (guint i = 0; i < self->weights->len; i++)
    {
      double *weight = &g_array_index (self->weights, double, i);

      *weight = exp (*weight - best);
    }
  if (isinf (best))
    g_array_set_size (self->weights, 0);
}

CbPositions *
cb_positions_new (const CbKnowledge *knowledge,
                  CbCardSet within,
                  guint64 seed,
                  guint n,
                  CbEffort *effort)
{
  g_autoptr (CbPositions) self = g_new0 (CbPositions, 1);
  g_autoptr (CbDeals) deals = NULL;
  CbRandom random;
  guint n_each;

  self->scene = cb_scene_new (knowledge, within);
  self->weights = g_array_new (FALSE, FALSE, sizeof (double));
  n = (guint) MIN (n, MAX_BYTES / cb_scene_get_size (self->scene));
  deals = draw_deals (knowledge, seed, n, effort);
  if (deals == NULL)
    return NULL;
  n_each = n / deals->list->len;
  self->data = g_malloc (n_each * deals->list->len * cb_scene_get_size (self->scene));
  cb_random_init (&random, ~seed); /* differs from the seed of the sampler */
  replay_all (self, deals, n_each, &random, effort);
  return self->weights->len > 0 && !cb_effort_is_cancelled (effort) ? g_steal_pointer (&self)
                                                                    : NULL;
}

/* Asks the suggestion and plays the game to its end. Returns how many units of work that was. */
static guint
play (const CbPositions *self,
      guint index,
      CbForeseen *foreseen,
      guint64 seed,
      CbPosition *position)
{
  const CbScene *scene = self->scene;
  guint n_turns = 0;
  int winner = (int) scene->me;
  CbRandom random;

  cb_random_init (&random, seed);
  memcpy (position, cb_positions_get (self, index), cb_scene_get_size (scene));
  cb_position_ask (position, scene, scene->me, foreseen->named, &random);
  if ((position->solved >> scene->me & 1) == 0)
    winner = cb_position_play (
      position, scene, (scene->me + 1) % scene->knowledge->setup->n_players, &random, &n_turns);
  foreseen->n_games++;
  foreseen->won += winner == (int) scene->me;
  return 1 + n_turns * scene->knowledge->setup->n_players / TURNS_PER_UNIT;
}

/* @user_data: a double, how many games a bit of worth counts as */
static int
compare_foreseen (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const CbForeseen *first = a, *second = b;
  double bit = *(const double *) user_data;
  double one = first->won + bit * first->n_games * first->worth;
  double other = second->won + bit * second->n_games * second->worth;

  return (one < other) - (one > other);
}

/* (transfer full) (nullable): @n_taken positions out of @n_drawn, each as often as it is likely.
 * @taken: (out) (element-type guint): where they are */
static CbPositions *
take_positions (const CbKnowledge *knowledge,
                CbCardSet within,
                guint64 seed,
                guint n_drawn,
                guint n_taken,
                GArray **taken,
                CbEffort *effort)
{
  CbPositions *positions = cb_scene_is_plain (knowledge)
                             ? cb_positions_new (knowledge, within, seed, n_drawn, effort)
                             : NULL;
  CbRandom random;

  cb_random_init (&random, seed);
  *taken = positions != NULL ? cb_weights_draw (positions->weights, n_taken, &random) : NULL;
  return positions;
}

/* Adds the position, judged as it is, or won by @winner. */
static void
judge (CbForeseen *foreseen, const CbPosition *position, const CbScene *scene, int winner)
{
  foreseen->n_games++;
  foreseen->won += winner == CB_NOBODY ? cb_value_judge (position, scene)
                                       : winner == (int) scene->me;
}

/* @choosing: see cb_value_get_chance() */
static void
set_chance (CbForeseen *foreseen, const CbScene *scene, gboolean choosing)
{
  foreseen->chance = cb_value_get_chance (foreseen->won / foreseen->n_games,
                                          scene->knowledge->setup->n_players, choosing);
}

/* Judges the position after my question: the last one or, if I am @choosing, my next one. */
static void
judge_waiting (CbForeseen *foreseen,
               const CbPosition *drawn,
               const CbScene *scene,
               gboolean choosing,
               CbRandom *random,
               CbPosition *position)
{
  int winner = CB_NOBODY;

  memcpy (position, drawn, cb_scene_get_size (scene));
  if (choosing)
    winner = cb_position_play_to_me (
      position, scene, (guint) cb_knowledge_get_next_asker (scene->knowledge), random);
  judge (foreseen, position, scene, winner);
}

gboolean
cb_foresee_waiting (const CbKnowledge *knowledge,
                    guint64 seed,
                    CbForeseen *foreseen,
                    CbEffort *effort)
{
  g_autoptr (GArray) taken = NULL;
  g_autoptr (CbPositions)
    positions = take_positions (knowledge, 0, seed, N_DRAWN_ROUGH, N_TAKEN_ROUGH, &taken, effort);
  g_autofree CbPosition *position = NULL;
  int last = cb_knowledge_get_last_asker (knowledge);
  gboolean choosing = last != CB_NOBODY && last != knowledge->setup->me;
  CbRandom random;

  *foreseen = (CbForeseen) { 0 };
  if (positions == NULL)
    return FALSE;
  position = g_malloc (cb_scene_get_size (positions->scene));
  cb_random_init (&random, seed + 1); /* differs from the seed by which they were taken */
  for (guint i = 0; i < taken->len && cb_effort_spend (effort, 1); i++)
    judge_waiting (foreseen, cb_positions_get (positions, g_array_index (taken, guint, i)),
                   positions->scene, choosing, &random, position);
  if (foreseen->n_games > 0)
    set_chance (foreseen, positions->scene, choosing);
  return foreseen->n_games > 0 && !cb_effort_is_cancelled (effort);
}

gboolean
cb_foresee_roughly (const CbKnowledge *knowledge,
                    CbCardSet within,
                    guint64 seed,
                    GArray *candidates,
                    CbEffort *effort)
{
  CbForeseen *all = (CbForeseen *) (gpointer) candidates->data;
  g_autoptr (GArray) taken = NULL;
  g_autoptr (CbPositions) positions = take_positions (knowledge, within, seed, N_DRAWN_ROUGH,
                                                      N_TAKEN_ROUGH, &taken, effort);
  g_autofree CbPosition *position = NULL;
  gsize size;

  if (positions == NULL)
    return FALSE;
  size = cb_scene_get_size (positions->scene);
  position = g_malloc (size);
  for (guint k = 0; k < taken->len && cb_effort_spend (effort, candidates->len); k++)
    for (guint i = 0; i < candidates->len; i++)
      {
        const CbScene *scene = positions->scene;
        CbRandom random;

        cb_random_init (&random, seed + k);
        memcpy (position, cb_positions_get (positions, g_array_index (taken, guint, k)), size);
        cb_position_ask (position, scene, scene->me, all[i].named, &random);
        judge (&all[i], position, scene, CB_NOBODY);
      }
  for (guint i = 0; i < candidates->len && all[i].n_games > 0; i++)
    set_chance (&all[i], positions->scene, FALSE);
  g_sort_array (all, candidates->len, sizeof *all, compare_foreseen, (gpointer) &JUDGED_BIT);
  return candidates->len > 0 && all->n_games > 0 && !cb_effort_is_cancelled (effort);
}

gboolean
cb_foresee (const CbKnowledge *knowledge,
            CbCardSet within,
            guint64 seed,
            GArray *candidates,
            CbEffort *effort)
{
  CbForeseen *all = (CbForeseen *) (gpointer) candidates->data;
  g_autoptr (GArray) taken = NULL;
  g_autoptr (CbPositions) positions = NULL;
  g_autofree CbPosition *position = NULL;
  guint n_rounds = g_bit_storage (MAX (candidates->len, 2) - 1), n_played = 0;

  if (candidates->len < 2)
    return FALSE;
  positions = take_positions (knowledge, within, seed, N_DRAWN, N_TAKEN, &taken, effort);
  if (positions == NULL)
    return FALSE;
  position = g_malloc (cb_scene_get_size (positions->scene));
  for (guint n = candidates->len; n > 1; n = (n + 1) / 2)
    {
      for (guint k = MAX (N_GAMES / n_rounds / n, 1); k > 0 && !cb_effort_is_spent (effort); k--)
        {
          guint index = g_array_index (taken, guint, n_played++ % N_TAKEN);

          for (guint i = 0; i < n; i++)
            cb_effort_spend (effort, play (positions, index, &all[i], seed + n_played, position));
        }
      g_sort_array (all, n, sizeof *all, compare_foreseen, (gpointer) &PLAYED_BIT);
    }
  return n_played > 0 && !cb_effort_is_cancelled (effort);
}
