/* cb-hindsight.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-advice-private.h"
#include "cb-hindsight.h"
#include "cb-insight-words.h"
#include "cb-suggestion.h"

/* As in the terminal: the same case leads to the same advice. */
#define SEED 1

/* In bits: what is lost by less is no mistake, but a matter of taste. */
#define LEAST_LOSS 0.1

/* What is looked at takes less than this in games that were played. */
#define MAX_TURNS 40

struct _CbHindsight
{
  GObject parent_instance;

  CbCase *case_;
  GArray *turns; /* of guint: my suggestions that were not looked at yet, the first last */
  CbMissed costliest;
  gboolean active;
  gboolean ready;
  GCancellable *working; /* NULL while nothing is computed */
};

enum
{
  PROP_0,
  PROP_CASE,
  PROP_READY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbHindsight, cb_hindsight, G_TYPE_OBJECT)

static void go_on (CbHindsight *self);

static CbCardSet
get_asked (CbHindsight *self, guint position)
{
  return cb_entry_get_suggestion (cb_log_get_entry (cb_case_get_log (self->case_), position))
    ->cards;
}

/* (nullable) */
static const CbAdvisedSuggestion *
find_asked (const CbAdvice *advice, CbCardSet cards)
{
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    if (cb_advice_get_suggestion (advice, i)->cards == cards)
      return cb_advice_get_suggestion (advice, i);
  return NULL;
}

static void
compare (CbHindsight *self, const CbAdvice *advice, guint position)
{
  CbCardSet cards = get_asked (self, position);
  const CbAdvisedSuggestion *asked = find_asked (advice, cards);
  const CbAdvisedSuggestion *best = cb_advice_get_suggestion (advice, 0);

  if (asked == NULL || best->worth - asked->worth <= MAX (self->costliest.loss, LEAST_LOSS))
    return;
  /* What was better for another reason is not said to tell more. */
  if (best->bits <= asked->bits)
    return;
  self->costliest = (CbMissed) {
    .position = position,
    .asked = cards,
    .better = best->cards,
    .asked_bits = asked->bits,
    .better_bits = best->bits,
    .loss = best->worth - asked->worth,
  };
}

static void
advised_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbAdvice) advice = g_task_propagate_pointer (G_TASK (result), &error);
  CbHindsight *self = user_data;

  /* Whoever cancelled it may be gone by now. */
  if (error != NULL)
    return;

  g_clear_object (&self->working);
  if (advice != NULL && cb_advice_get_n_suggestions (advice) > 0)
    compare (self, advice, g_array_index (self->turns, guint, self->turns->len - 1));
  g_array_set_size (self->turns, self->turns->len - 1);
  go_on (self);
}

/* The place is that in which I was: others may have been out of reach. */
static CbCardSet
get_place (CbHindsight *self, guint position)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint last = cb_edition_get_n_categories (edition) - 1;

  return get_asked (self, position) & cb_edition_get_category (edition, last)->cards;
}

static void
go_on (CbHindsight *self)
{
  guint position;

  if (!self->active || self->working != NULL || self->ready)
    return;
  if (self->turns->len == 0)
    {
      self->ready = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
      return;
    }
  position = g_array_index (self->turns, guint, self->turns->len - 1);
  self->working = g_cancellable_new ();
  cb_question_answer_async (&(CbQuestion) { .cards = get_place (self, position), .seed = SEED },
                            self->case_, position, cb_advice_answer,
                            (GDestroyNotify) cb_advice_unref, "hindsight", self->working,
                            advised_cb, self);
}

static void
stop (CbHindsight *self)
{
  if (self->working != NULL)
    g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
}

/* The last first, so that the first is taken from the end. */
static void
list_turns (CbHindsight *self)
{
  CbLog *log = cb_case_get_log (self->case_);
  int me = cb_case_get_setup (self->case_)->me;

  for (guint i = cb_log_get_n_entries (log); i > 0 && self->turns->len < MAX_TURNS; i--)
    {
      const CbSuggestion *suggestion = cb_entry_get_suggestion (cb_log_get_entry (log, i - 1));
      guint position = i - 1;

      if (suggestion != NULL && me != CB_NOBODY && suggestion->by == me)
        g_array_append_val (self->turns, position);
    }
}

static void
cb_hindsight_constructed (GObject *object)
{
  G_OBJECT_CLASS (cb_hindsight_parent_class)->constructed (object);

  list_turns (CB_HINDSIGHT (object));
}

static void
cb_hindsight_dispose (GObject *object)
{
  CbHindsight *self = CB_HINDSIGHT (object);

  stop (self);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_hindsight_parent_class)->dispose (object);
}

static void
cb_hindsight_finalize (GObject *object)
{
  g_array_unref (CB_HINDSIGHT (object)->turns);

  G_OBJECT_CLASS (cb_hindsight_parent_class)->finalize (object);
}

static void
cb_hindsight_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbHindsight *self = CB_HINDSIGHT (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_value_set_object (value, self->case_);
      break;
    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_hindsight_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CASE:
      CB_HINDSIGHT (object)->case_ = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_hindsight_class_init (CbHindsightClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cb_hindsight_constructed;
  object_class->dispose = cb_hindsight_dispose;
  object_class->finalize = cb_hindsight_finalize;
  object_class->get_property = cb_hindsight_get_property;
  object_class->set_property = cb_hindsight_set_property;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_hindsight_init (CbHindsight *self)
{
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* (transfer full): of the log as it is now */
CbHindsight *
cb_hindsight_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_HINDSIGHT, "case", case_, NULL);
}

/* What is being computed is dropped, and begun again later. */
void
cb_hindsight_set_active (CbHindsight *self, gboolean active)
{
  g_return_if_fail (CB_IS_HINDSIGHT (self));

  self->active = active;
  if (active)
    go_on (self);
  else
    stop (self);
}

gboolean
cb_hindsight_get_ready (CbHindsight *self)
{
  g_return_val_if_fail (CB_IS_HINDSIGHT (self), FALSE);

  return self->ready;
}

/* (nullable): NULL until all is looked at, and where no turn could have been much better */
const CbMissed *
cb_hindsight_get_costliest (CbHindsight *self)
{
  g_return_val_if_fail (CB_IS_HINDSIGHT (self), NULL);

  return self->ready && self->costliest.loss > 0 ? &self->costliest : NULL;
}

/* (transfer full): which turn it was, and what of it */
char *
cb_missed_describe (const CbMissed *self)
{
  /* Translators: %u is the number of an entry. */
  return g_strdup_printf (_ ("Entry %u: another suggestion was likely to tell you more."),
                          self->position + 1);
}

/* (transfer full): how much my suggestion was expected to leave, or the better one */
char *
cb_missed_describe_rest (const CbMissed *self, const CbCourse *course, gboolean better)
{
  guint left = self->position <= cb_course_get_n_entries (course)
                 ? cb_course_get_left (course, self->position)
                 : 0;

  return cb_insight_describe_rest (better ? self->better_bits : self->asked_bits, left);
}
