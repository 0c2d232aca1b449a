/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reduces a chain to what its last step rests on. */

#include "cb-proof-private.h"

static CbReasonStep *
get_step (const CbProof *self, guint index)
{
  return g_ptr_array_index (self->steps, index);
}

/* Marks the steps that the last one rests on, and cuts their conclusions down to those needed. */
static void
find_needed (CbProof *self, gboolean *needed)
{
  guint n = self->steps->len;
  g_autofree CbCardSet *cards = g_new0 (CbCardSet, n);
  g_autofree guint *holders = g_new0 (guint, n);

  needed[n - 1] = TRUE;
  cards[n - 1] = ~(CbCardSet) 0;
  holders[n - 1] = G_MAXUINT;
  for (guint i = n; i-- > 0;)
    {
      CbReasonStep *step = get_step (self, i);

      if (!needed[i])
        continue;
      if (!cb_reason_step_is_impossible (step))
        {
          step->cards &= cards[i];
          step->holders &= holders[i];
        }
      for (guint j = 0; j < step->premises->len; j++)
        {
          const CbPremise *premise = &g_array_index (step->premises, CbPremise, j);

          needed[premise->step] = TRUE;
          cards[premise->step] |= premise->cards;
          holders[premise->step] |= premise->holders;
        }
    }
}

/* Removes the steps that the last step does not rest on, and from the other steps the conclusions
 * it does not need. */
void
cb_proof_prune (CbProof *self)
{
  guint n = self->steps->len;
  g_autofree gboolean *needed = g_new0 (gboolean, n + 1);
  g_autofree guint *numbers = g_new0 (guint, n + 1);
  guint n_kept = 0;

  if (n == 0)
    return;
  find_needed (self, needed);
  for (guint i = 0; i < n; i++)
    numbers[i] = needed[i] ? n_kept++ : 0;
  for (guint i = n; i-- > 0;)
    {
      GArray *premises = get_step (self, i)->premises;

      if (!needed[i])
        g_ptr_array_remove_index (self->steps, i);
      for (guint j = 0; needed[i] && j < premises->len; j++)
        g_array_index (premises, CbPremise, j)
          .step = numbers[g_array_index (premises, CbPremise, j).step];
    }
  /* The closures name steps by their old numbers. */
  g_array_set_size (self->closures, 0);
}
