/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-review-view"

#include "config.h"

#include <math.h>

#include "cb-bar.h"
#include "cb-card-line.h"
#include "cb-fields.h"
#include "cb-hindsight.h"
#include "cb-missed-view.h"

struct _CbMissedView
{
  AdwBin parent_instance;

  CbInsight *insight;
  CbHindsight *hindsight; /* of the review that is shown; NULL while there is none */

  AdwBin *asked_cards;
  AdwBin *better_cards;
  CbBar *asked_bar;
  CbBar *better_bar;
  GtkWidget *entry;
  GtkWidget *missed;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_WORDS,
  PROP_ASKED,
  PROP_BETTER,
  PROP_HAS_SKILL,
  PROP_SKILL,
  PROP_LUCK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbMissedView, cb_missed_view, ADW_TYPE_BIN)

/* (nullable): once there is all that is shown of it */
static const CbJudgedTurn *
get_missed (CbMissedView *self)
{
  return self->hindsight != NULL && cb_insight_get_course (self->insight) != NULL
           ? cb_hindsight_get_costliest (self->hindsight)
           : NULL;
}

/* Returns whether there is anything to tell of skill and luck. */
static gboolean
get_skill (CbMissedView *self, CbSkill *skill)
{
  return self->hindsight != NULL && cb_hindsight_get_skill (self->hindsight, skill);
}

static void
show_suggestion (CbMissedView *self, AdwBin *bin, CbBar *bar, CbCardSet cards, double bits)
{
  const double share = exp2 (-bits);

  cb_card_line_show (adw_bin_get_child (bin),
                     cb_case_get_edition (cb_insight_get_case (self->insight)), cards);
  cb_bar_set_shares (bar, &share, 1);
}

static void
update (CbMissedView *self)
{
  const CbJudgedTurn *missed = get_missed (self);
  CbSkill skill;

  gtk_widget_set_visible (GTK_WIDGET (self), missed != NULL || get_skill (self, &skill));
  gtk_widget_set_visible (self->missed, missed != NULL);
  if (missed != NULL)
    {
      show_suggestion (self, self->asked_cards, self->asked_bar, missed->asked, missed->asked_bits);
      show_suggestion (self, self->better_cards, self->better_bar, missed->better,
                       missed->better_bits);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->entry), "u", missed->position);
    }
  for (guint i = PROP_WORDS; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

/* It is looked back once the rest of the review is there, which is what one reads first. */
static void
review_changed_cb (CbMissedView *self)
{
  const CbReview *review = cb_insight_get_review (self->insight);

  g_clear_object (&self->hindsight);
  if (review != NULL && cb_review_get_conflict (review) == NULL)
    {
      self->hindsight = cb_hindsight_new (cb_insight_get_case (self->insight));
      g_signal_connect_object (self->hindsight, "notify::ready", G_CALLBACK (update), self,
                               G_CONNECT_SWAPPED);
      cb_hindsight_set_active (self->hindsight, cb_insight_get_active (self->insight));
    }
  update (self);
}

static void
active_changed_cb (CbMissedView *self)
{
  if (self->hindsight != NULL)
    cb_hindsight_set_active (self->hindsight, cb_insight_get_active (self->insight));
}

static void
follow_insight (CbMissedView *self)
{
  g_signal_connect_object (self->insight, "notify::review", G_CALLBACK (review_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::active", G_CALLBACK (active_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  review_changed_cb (self);
}

static void
cb_missed_view_dispose (GObject *object)
{
  CbMissedView *self = CB_MISSED_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_MISSED_VIEW);
  g_clear_object (&self->hindsight);
  g_clear_object (&self->insight);

  G_OBJECT_CLASS (cb_missed_view_parent_class)->dispose (object);
}

/* (transfer full) (nullable) */
static char *
describe (CbMissedView *self, guint prop_id)
{
  const CbJudgedTurn *missed = get_missed (self);
  gboolean of_game = prop_id == PROP_SKILL || prop_id == PROP_LUCK;
  CbSkill skill;

  if (of_game)
    return !get_skill (self, &skill) ? NULL
           : prop_id == PROP_SKILL   ? cb_skill_describe (&skill)
                                     : cb_skill_describe_luck (&skill);
  if (missed == NULL)
    return NULL;
  return prop_id == PROP_WORDS
           ? cb_missed_describe (missed)
           : cb_missed_describe_rest (missed, cb_insight_get_course (self->insight),
                                      prop_id == PROP_BETTER);
}

static void
cb_missed_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbMissedView *self = CB_MISSED_VIEW (object);
  CbSkill skill;

  if (prop_id == PROP_INSIGHT)
    cb_fields_get_property (object, prop_id, value, pspec);
  else if (prop_id == PROP_HAS_SKILL)
    g_value_set_boolean (value, get_skill (self, &skill));
  else
    g_value_take_string (value, describe (self, prop_id));
}

static void
cb_missed_view_class_init (CbMissedViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_missed_view_dispose;
  object_class->get_property = cb_missed_view_get_property;

  properties[PROP_INSIGHT] = CB_FIELD_THEN (CbMissedView, insight, CB_TYPE_INSIGHT,
                                            G_PARAM_READWRITE, follow_insight);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, readable);
  properties[PROP_ASKED] = g_param_spec_string ("asked", NULL, NULL, NULL, readable);
  properties[PROP_BETTER] = g_param_spec_string ("better", NULL, NULL, NULL, readable);
  properties[PROP_HAS_SKILL] = g_param_spec_boolean ("has-skill", NULL, NULL, FALSE, readable);
  properties[PROP_SKILL] = g_param_spec_string ("skill", NULL, NULL, NULL, readable);
  properties[PROP_LUCK] = g_param_spec_string ("luck", NULL, NULL, NULL, readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CB_TYPE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-missed-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, asked_bar);
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, asked_cards);
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, better_bar);
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, better_cards);
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, entry);
  gtk_widget_class_bind_template_child (widget_class, CbMissedView, missed);
}

static void
cb_missed_view_init (CbMissedView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->asked_cards, cb_card_line_new ());
  adw_bin_set_child (self->better_cards, cb_card_line_new ());
}
