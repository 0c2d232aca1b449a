/* What to ask in order to be first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Positions are drawn from what I know and weighed by how likely they make what everybody did; then
 * as many as needed are taken, each as often as it is likely. In each of them every suggestion is
 * asked and the game is played to its end, with the same draws for all suggestions. So what counts
 * of a question is what it tells me before the others know it, and what it tells them. */

#include "config.h"

#include <math.h>

#include "cb-belief-private.h"
#include "cb-foresight-private.h"
#include "cb-sampler.h"
#include "cb-supposition-private.h"

/* How many positions are drawn, how many of them are taken, and how many bytes they may need. */
#define N_DRAWN   1000
#define N_TAKEN   500
#define MAX_BYTES ((gsize) 16 << 20)

/* How many games are played in all. */
#define N_GAMES 4000

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
cb_positions_new (const CbKnowledge *knowledge, CbCardSet within, guint64 seed, CbEffort *effort)
{
  g_autoptr (CbPositions) self = g_new0 (CbPositions, 1);
  g_autoptr (CbDeals) deals = NULL;
  CbRandom random;
  guint n, n_each;

  self->scene = cb_scene_new (knowledge, within);
  self->weights = g_array_new (FALSE, FALSE, sizeof (double));
  n = (guint) MIN (N_DRAWN, MAX_BYTES / cb_scene_get_size (self->scene));
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
  foreseen->n_won += winner == (int) scene->me;
  return 1 + n_turns * scene->knowledge->setup->n_players / TURNS_PER_UNIT;
}

static int
compare_foreseen (gconstpointer a, gconstpointer b, gpointer user_data)
{
  guint first = ((const CbForeseen *) a)->n_won, second = ((const CbForeseen *) b)->n_won;

  return (first < second) - (first > second);
}

gboolean
cb_foresee (const CbKnowledge *knowledge,
            CbCardSet within,
            guint64 seed,
            GArray *candidates,
            CbEffort *effort)
{
  CbForeseen *all = (CbForeseen *) (gpointer) candidates->data;
  g_autoptr (CbPositions) positions = NULL;
  g_autoptr (GArray) taken = NULL;
  g_autofree CbPosition *position = NULL;
  CbRandom random;
  guint n_rounds = g_bit_storage (MAX (candidates->len, 2) - 1), n_played = 0;

  if (candidates->len < 2 || !cb_scene_is_plain (knowledge))
    return FALSE;
  positions = cb_positions_new (knowledge, within, seed, effort);
  if (positions == NULL)
    return FALSE;
  cb_random_init (&random, seed);
  taken = cb_weights_draw (positions->weights, N_TAKEN, &random);
  position = g_malloc (cb_scene_get_size (positions->scene));
  for (guint n = candidates->len; n > 1; n = (n + 1) / 2)
    {
      for (guint k = MAX (N_GAMES / n_rounds / n, 1); k > 0 && !cb_effort_is_spent (effort); k--)
        {
          guint index = g_array_index (taken, guint, n_played++ % N_TAKEN);

          for (guint i = 0; i < n; i++)
            cb_effort_spend (effort, play (positions, index, &all[i], seed + n_played, position));
        }
      g_sort_array (all, n, sizeof *all, compare_foreseen, NULL);
    }
  return n_played > 0 && !cb_effort_is_cancelled (effort);
}
