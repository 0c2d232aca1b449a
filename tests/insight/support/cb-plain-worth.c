/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a question is worth: the entropy of what is seen, less what of it remains once the envelope,
 * or the whole deal, is known. Every deal is asked what would be seen in it. */

#include "cb-plain-worth.h"

#include <math.h>

typedef struct
{
  guint64 seen;
  guint32 envelope;
  double chance;
} Cell;

struct _CbPlainOutcomes
{
  GArray *seen; /* by what is seen */
  GArray *both; /* by that and the envelope */
  guint32 envelope;
  double weight;
  double chance_left; /* Σ of the entropies within deals */
};

typedef struct
{
  CbPlainAsk ask;
  gpointer data;
  CbPlainOutcomes outcomes;
  GArray *envelopes;
  double weight;
} Weighing;

static void
add (GArray *cells, guint64 seen, guint32 envelope, double chance)
{
  Cell cell = { seen, envelope, chance };

  for (guint i = 0; i < cells->len; i++)
    {
      Cell *known = &g_array_index (cells, Cell, i);

      if (known->seen == seen && known->envelope == envelope)
        {
          known->chance += chance;
          return;
        }
    }
  g_array_append_val (cells, cell);
}

void
cb_plain_outcomes_add (CbPlainOutcomes *self, guint64 seen, double chance)
{
  add (self->seen, seen, 0, self->weight * chance);
  add (self->both, seen, self->envelope, self->weight * chance);
  if (chance > 0)
    self->chance_left -= self->weight * chance * log2 (chance);
}

static double
get_entropy (GArray *cells, double weight)
{
  double entropy = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      double p = g_array_index (cells, Cell, i).chance / weight;

      if (p > 0)
        entropy -= p * log2 (p);
    }
  return entropy;
}

static void
weigh_deal (const guint32 *hands, double weight, gpointer data)
{
  Weighing *self = data;

  self->outcomes.envelope = hands[0];
  self->outcomes.weight = weight;
  self->weight += weight;
  add (self->envelopes, 0, hands[0], weight);
  self->ask (hands, self->data, &self->outcomes);
}

CbPlainWorth
cb_plain_weigh (const CbPlainDeals *deals, guint64 entries, CbPlainAsk ask, gpointer data)
{
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_autoptr (GArray) both = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_autoptr (GArray) envelopes = g_array_new (FALSE, FALSE, sizeof (Cell));
  Weighing self = { ask, data, { .seen = seen, .both = both }, envelopes, 0 };
  double all;

  cb_plain_deals_foreach (deals, entries, weigh_deal, &self);
  all = get_entropy (seen, self.weight);
  return (CbPlainWorth) {
    .envelope = all + get_entropy (envelopes, self.weight) - get_entropy (both, self.weight),
    .sheet = all - self.outcomes.chance_left / self.weight,
  };
}
