/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-verdict-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-gauge.h"
#include "cb-insight-words.h"
#include "cb-template.h"
#include "cb-verdict-view.h"

struct _CbVerdictView
{
  AdwBin parent_instance;

  CbInsight *insight;

  GtkWidget *accuse;
  CbGauge *gauge;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_VERDICT,
  PROP_REASON,
  PROP_NOW,
  PROP_LATER,
  PROP_OTHERS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbVerdictView, cb_verdict_view, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

/* What to do next is the one thing on the page that stands out. */
static void
update_button (CbVerdictView *self, const CbDecision *decision)
{
  const CbEdition *edition = cb_case_get_edition (cb_insight_get_case (self->insight));
  CbCardSet solution = cb_decision_get_solution (decision, NULL);
  g_autofree char *names = cb_insight_join_cards (edition, solution);
  /* Translators: %s are the cards that are named in an accusation */
  g_autofree char *label = g_strdup_printf (_ ("Accuse %s"), names);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->accuse), "u", solution);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->accuse),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->accuse), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  if (cb_decision_is_now (decision))
    gtk_widget_add_css_class (self->accuse, "suggested-action");
  else
    gtk_widget_remove_css_class (self->accuse, "suggested-action");
}

static const CbEdition *
get_edition (CbVerdictView *self)
{
  return cb_case_get_edition (cb_insight_get_case (self->insight));
}

static void
update_gauge (CbVerdictView *self, const CbDecision *decision)
{
  g_autofree char *words = cb_insight_describe_decision (decision, get_edition (self));
  double now;

  cb_decision_get_solution (decision, &now);
  cb_gauge_set (self->gauge, CB_GAUGE_NOW, now);
  cb_gauge_set (self->gauge, CB_GAUGE_LATER, cb_decision_get_later (decision));
  cb_gauge_set (self->gauge, CB_GAUGE_OTHERS, cb_decision_get_others (decision));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->gauge), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
update (CbVerdictView *self)
{
  const CbDecision *decision = cb_insight_get_decision (self->insight);

  gtk_widget_set_visible (GTK_WIDGET (self), decision != NULL);
  if (decision != NULL)
    {
      update_button (self, decision);
      update_gauge (self, decision);
    }
  for (guint i = PROP_VERDICT; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
follow_insight (CbVerdictView *self)
{
  g_signal_connect_object (self->insight, "notify::decision", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/* (transfer full): what is written, by property */
static char *
describe (CbVerdictView *self, const CbDecision *decision, guint prop_id)
{
  g_autofree char *now = NULL;
  double chance;

  switch (prop_id)
    {
    case PROP_VERDICT:
      return g_strdup (cb_decision_is_now (decision) ? _ ("Accuse") : _ ("Wait"));
    case PROP_REASON:
      return cb_insight_describe_outlook (decision, get_edition (self));
    case PROP_NOW:
      cb_decision_get_solution (decision, &chance);
      now = cb_chance_describe (chance);
      return g_strconcat (cb_decision_is_exact (decision) ? "" : "≈ ", now, NULL);
    case PROP_LATER:
      return cb_chance_describe (cb_decision_get_later (decision));
    case PROP_OTHERS:
      return cb_chance_describe (cb_decision_get_others (decision));
    default:
      g_assert_not_reached ();
    }
}

static void
cb_verdict_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbVerdictView *self = CB_VERDICT_VIEW (object);
  const CbDecision *decision = self->insight != NULL ? cb_insight_get_decision (self->insight)
                                                     : NULL;

  if (prop_id == PROP_INSIGHT)
    cb_fields_get_property (object, prop_id, value, pspec);
  else if (decision != NULL)
    g_value_take_string (value, describe (self, decision, prop_id));
}

static void
cb_verdict_view_class_init (CbVerdictViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  static const char *const NAMES[N_PROPS] = {
    [PROP_VERDICT] = "verdict", [PROP_REASON] = "reason", [PROP_NOW] = "now",
    [PROP_LATER] = "later",     [PROP_OTHERS] = "others",
  };

  object_class->dispose = cb_template_dispose;
  object_class->get_property = cb_verdict_view_get_property;

  properties[PROP_INSIGHT] = CB_FIELD_THEN (CbVerdictView, insight, CB_TYPE_INSIGHT,
                                            G_PARAM_READWRITE, follow_insight);
  for (guint i = PROP_VERDICT; i < N_PROPS; i++)
    properties[i] = g_param_spec_string (NAMES[i], NULL, NULL, NULL, readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CB_TYPE_GAUGE);
  g_type_ensure (CB_TYPE_GAUGE_KEY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-verdict-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, accuse);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, gauge);
}

static void
cb_verdict_view_init (CbVerdictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
