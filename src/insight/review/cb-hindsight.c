/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-chances.h"
#include "cb-fields.h"
#include "cb-hindsight.h"
#include "cb-insight-words.h"
#include "cb-skill-private.h"
#include "cb-work.h"

/* The least loss that counts as a mistake, in bits; a smaller loss is a matter of taste. */
#define LEAST_LOSS 0.1

/* The least gain that is told, of the chance of winning; estimates are off by about as much. */
#define LEAST_GAIN 0.02

struct _CbHindsight
{
  GObject parent_instance;

  CbCase *case_;
  GArray *turns;  /* of guint: my suggestions */
  guint n_done;   /* how many of them have been judged */
  GArray *judged; /* of CbJudgedTurn */
  gboolean active;
  gboolean ready;
  GCancellable *working; /* NULL while nothing is computed */
};

G_DEFINE_FINAL_TYPE (CbHindsight, cb_hindsight, G_TYPE_OBJECT)

static void go_on (CbHindsight *self);

static void
judged_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autofree CbJudgedTurn *turn = cb_work_finish (result, &error);
  CbHindsight *self = user_data;

  /* If the work was cancelled, the object may be freed already. */
  if (error != NULL)
    return;

  g_clear_object (&self->working);
  if (turn != NULL)
    {
      cb_skill_place (turn, self->case_, g_array_index (self->turns, guint, self->n_done));
      g_array_append_val (self->judged, *turn);
    }
  self->n_done++;
  go_on (self);
}

static void
go_on (CbHindsight *self)
{
  CbQuestion question;
  guint position;

  if (!self->active || self->working != NULL || self->ready)
    return;
  if (self->n_done == self->turns->len)
    {
      cb_field_set (self, "ready", TRUE);
      return;
    }
  position = g_array_index (self->turns, guint, self->n_done);
  question = cb_skill_make_question (self->case_, position);
  self->working = g_cancellable_new ();
  cb_question_answer_async (&question, self->case_, position, cb_skill_answer, g_free, "hindsight",
                            self->working, judged_cb, self);
}

static void
cb_hindsight_constructed (GObject *object)
{
  CbHindsight *self = CB_HINDSIGHT (object);

  G_OBJECT_CLASS (cb_hindsight_parent_class)->constructed (object);

  self->turns = cb_case_list_my_turns (self->case_,
                                       cb_log_get_n_entries (cb_case_get_log (self->case_)));
}

static void
cb_hindsight_dispose (GObject *object)
{
  cb_work_stop (&CB_HINDSIGHT (object)->working);

  G_OBJECT_CLASS (cb_hindsight_parent_class)->dispose (object);
}

static void
cb_hindsight_class_init (CbHindsightClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cb_hindsight_constructed;
  object_class->dispose = cb_hindsight_dispose;

  cb_fields_install (object_class,
                     CB_FIELD (CbHindsight, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbHindsight, ready, G_TYPE_BOOLEAN, G_PARAM_READABLE));
  CB_OWNS (object_class, CbHindsight, turns, g_array_unref);
  CB_OWNS (object_class, CbHindsight, judged, g_array_unref);
}

static void
cb_hindsight_init (CbHindsight *self)
{
  self->judged = g_array_new (FALSE, FALSE, sizeof (CbJudgedTurn));
}

/* (transfer full): judges the log as it is now */
CbHindsight *
cb_hindsight_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_HINDSIGHT, "case", case_, NULL);
}

/* Stops judging while inactive; the turn under way is judged again later. */
void
cb_hindsight_set_active (CbHindsight *self, gboolean active)
{
  g_return_if_fail (CB_IS_HINDSIGHT (self));

  self->active = active;
  if (active)
    go_on (self);
  else
    cb_work_stop (&self->working);
}

/* (nullable): the turn with the greatest loss; NULL until all turns are judged, and where none
 * could have been much better. Suggestions that were better without telling more do not count. */
const CbJudgedTurn *
cb_hindsight_get_costliest (CbHindsight *self)
{
  const CbJudgedTurn *costliest = NULL;

  g_return_val_if_fail (CB_IS_HINDSIGHT (self), NULL);

  for (guint i = 0; self->ready && i < self->judged->len; i++)
    {
      const CbJudgedTurn *turn = &g_array_index (self->judged, CbJudgedTurn, i);

      if (turn->loss > (costliest != NULL ? costliest->loss : LEAST_LOSS) &&
          turn->better_bits > turn->asked_bits)
        costliest = turn;
    }
  return costliest;
}

/* Computes skill and luck of the game; returns TRUE once all turns are judged, if there are any */
gboolean
cb_hindsight_get_skill (CbHindsight *self, CbSkill *skill)
{
  g_return_val_if_fail (CB_IS_HINDSIGHT (self), FALSE);

  cb_skill_sum_up (self->judged, skill);
  return self->ready && skill->n_turns > 0;
}

/* (transfer full): which turn it was, and what was wrong with it */
char *
cb_missed_describe (const CbJudgedTurn *self)
{
  g_autofree char *asked = cb_chance_describe (self->asked_chance);
  g_autofree char *better = cb_chance_describe (self->better_chance);

  if (self->better_chance >= self->asked_chance + LEAST_GAIN)
    /* Translators: %u is the number of an entry, and %s are chances of winning: “49%”, then “45%”,
     * which is lower. */
    return g_strdup_printf (_ ("Entry %u: a different suggestion would probably have told you "
                               "more. Your chance of winning would have been %s, instead of %s."),
                            self->position + 1, better, asked);
  /* Translators: %u is the number of an entry. */
  return g_strdup_printf (_ ("Entry %u: a different suggestion would probably have told you more."),
                          self->position + 1);
}

/* (transfer full): how much my suggestion, or the better one, was expected to rule out */
char *
cb_missed_describe_ruled_out (const CbJudgedTurn *self, const CbCourse *course, gboolean better)
{
  guint left = self->position <= cb_course_get_n_entries (course)
                 ? cb_course_get_left (course, self->position)
                 : 0;

  return cb_insight_describe_ruled_out (better ? self->better_bits : self->asked_bits, left);
}
