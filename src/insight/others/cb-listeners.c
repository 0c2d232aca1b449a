/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What I ask tells the others something, too: everybody hears who passes and who shows. What each
 * of them makes of it depends on his hand and on what he has seen. So some tables are supposed; at
 * each of them, deals that are possible as far as he knows are drawn for every player, with my hand
 * unknown. Whatever I expect to be heard (by my own deals) is then weighed in his deals: by how
 * much likelier it makes the true contents of the envelope for him. So cards of mine that nobody
 * shows are a loss where he crosses them off, and a gain where he takes them for the envelope's.
 *
 * Listeners also conclude from silence: if I named as many cards as an accusation does, nobody
 * showed one and I did not accuse, then not all that I named is in the envelope. */

#include "config.h"

#include <math.h>

#include "cb-listeners-private.h"
#include "cb-naming-private.h"
#include "cb-supposition-private.h"

/* The prior expectation counts as much as this many drawn deals: a few deals prove little. */
#define PRIOR 2.0

/* How many deals are drawn for me, and for each of the others. */
#define N_MY_DEALS 200
#define N_DEALS    100

/* The effort for a supposed table. */
#define EFFORT (G_GUINT64_CONSTANT (1) << 14)

struct _CbListeners
{
  CbInquiry *mine;  /* the deals as I see them */
  GPtrArray *views; /* of CbInquiry: the deals as each of the others sees them */
  guint n_answerers;
  const CbEdition *edition; /* the edition of the knowledge */
};

void
cb_listeners_free (CbListeners *self)
{
  g_clear_pointer (&self->mine, cb_inquiry_free);
  g_ptr_array_unref (self->views);
  g_free (self);
}

/* Adds the table as @seat sees it, if the effort left is enough. */
static void
add_view (CbListeners *self,
          const CbKnowledge *knowledge,
          int seat,
          const CbSupposition *supposition,
          guint64 seed,
          const CbAnswerer *answerers,
          CbEffort *effort)
{
  g_autoptr (CbDeduction) deduction = cb_knowledge_imagine (knowledge, seat, supposition, effort);
  g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (
    deduction, cb_deduction_get_n_entries (deduction), seed, effort);
  g_autoptr (CbDeals) deals = NULL;

  if (sampler == NULL)
    return;
  deals = cb_sampler_draw_deals (sampler, N_DEALS);
  g_ptr_array_add (self->views, cb_inquiry_new (deals, answerers, self->n_answerers, NULL));
}

/**
 * cb_listeners_new:
 * @sampler: draws from what I know
 * @n_tables: how many tables are supposed
 * @effort: how much may be spent
 *
 * Takes into account as many views of the others as a bounded effort allows.
 *
 * Returns: (transfer full) (nullable): NULL if cancelled, or if nothing can be said
 */
CbListeners *
cb_listeners_new (const CbKnowledge *knowledge,
                  CbSampler *sampler,
                  guint64 seed,
                  guint n_tables,
                  CbEffort *effort)
{
  CbEffort all = cb_effort_take (effort, EFFORT * n_tables);
  g_autoptr (GPtrArray) tables = cb_knowledge_suppose (knowledge, seed, n_tables, &all);
  g_autoptr (CbListeners) self = g_new0 (CbListeners, 1);
  g_autoptr (CbDeals) deals = NULL;
  CbAnswerer answerers[CB_MAX_PLAYERS];
  int me = knowledge->setup->me;

  self->views = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_inquiry_free);
  self->n_answerers = cb_knowledge_list_answerers (knowledge, me, answerers);
  self->edition = knowledge->setup->edition;
  for (guint i = 0; tables != NULL && i < tables->len; i++)
    for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
      if (seat != me && !cb_knowledge_is_out (knowledge, seat) && !cb_effort_is_spent (&all))
        add_view (self, knowledge, seat, g_ptr_array_index (tables, i), seed + i, answerers, &all);
  cb_effort_give_back (effort, &all);
  if (self->views->len == 0)
    return NULL;
  deals = cb_sampler_draw_deals (sampler, N_MY_DEALS);
  cb_naming_weigh_deals (knowledge, deals);
  self->mine = cb_inquiry_new (deals, answerers, self->n_answerers, NULL);
  return g_steal_pointer (&self);
}

/* Takes silence into account: if nobody shows a card, and I do not accuse although I named a
 * complete accusation, not all of its cards are in the envelope. */
static void
listen (const CbListeners *self, CbCardSet named, guint n_classes, CbForecast *forecast)
{
  if (cb_edition_is_whole_solution (self->edition, named))
    forecast->chances[forecast->nobody][n_classes - 1] = 0;
}

static double
sum_row (const double *row, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += row[i];
  return sum;
}

/* Computes what one of the others learns. */
static CbLesson
weigh_view (const CbListeners *self,
            const CbInquiry *view,
            CbCardSet named,
            guint n_classes,
            const CbForecast *mine)
{
  double before[1 << CB_MAX_NAMED] = { 0 };
  CbLesson lesson = { 0 };
  CbForecast his;
  double heard = 0;

  cb_inquiry_forecast (view, named, &his);
  for (guint i = 0; i < his.n; i++)
    for (guint class = 0; class < n_classes; class ++)
      before[class] += his.chances[i][class];
  listen (self, named, n_classes, &his);
  for (guint i = 0; i < his.n; i++)
    {
      double expected = sum_row (mine->chances[i], n_classes);
      double his_sum = sum_row (his.chances[i], n_classes);

      if (expected <= 0 || his_sum <= 0)
        continue;
      heard += expected;
      lesson.sheet -= expected * log2 (his_sum);
      for (guint class = 0; class < n_classes; class ++)
        if (mine->chances[i][class] > 0)
          {
            double prior = MAX (before[class], 0.5 / N_DEALS);
            double small = PRIOR / N_DEALS;
            double after = (his.chances[i][class] + small * prior) / (his_sum + small);

            lesson.envelope += mine->chances[i][class] * log2 (after / prior);
          }
    }
  if (heard > 0)
    {
      lesson.envelope /= heard;
      lesson.sheet = MAX (lesson.sheet / heard, 0);
    }
  return lesson;
}

/**
 * cb_listeners_weigh:
 * @named: what I name
 *
 * Returns: what the others learn of it
 */
CbLesson
cb_listeners_weigh (const CbListeners *self, CbCardSet named)
{
  guint n_classes = 1u << cb_card_set_size (named);
  CbForecast mine;
  CbLesson all = { 0 };

  cb_inquiry_forecast (self->mine, named, &mine);
  listen (self, named, n_classes, &mine);
  for (guint i = 0; i < self->views->len; i++)
    {
      CbLesson lesson = weigh_view (self, g_ptr_array_index (self->views, i), named, n_classes,
                                    &mine);

      all.envelope += lesson.envelope / self->views->len;
      all.sheet += lesson.sheet / self->views->len;
    }
  return all;
}
