/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
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
  GtkLabel *gauge_now;
  GtkLabel *later;
  GtkLabel *now;
  GtkLabel *others;
  GtkLabel *reason;
  GtkLabel *verdict;
};

G_DEFINE_FINAL_TYPE (CbVerdictView, cb_verdict_view, ADW_TYPE_BIN)

/* What to do next is the one thing on the page that stands out. */
static void
update_button (CbVerdictView *self, const CbDecision *decision)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);
  CbCardSet solution = cb_decision_get_solution (decision, NULL);
  g_autofree char *names = cb_insight_join_cards (edition, solution);
  /* Translators: %s are the cards that are named in an accusation */
  g_autofree char *label = g_strdup_printf (_ ("Accuse %s"), names);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->accuse), "u", solution);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->accuse),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->accuse), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  cb_css_class_set (self->accuse, "suggested-action", cb_decision_is_now (decision));
}

static void
update_gauge (CbVerdictView *self, const CbDecision *decision)
{
  g_autofree char *words = cb_insight_describe_decision (decision,
                                                         cb_insight_get_edition (self->insight));
  double now;

  cb_decision_get_solution (decision, &now);
  cb_gauge_set (self->gauge, CB_GAUGE_NOW, now);
  cb_gauge_set (self->gauge, CB_GAUGE_LATER, cb_decision_get_later (decision));
  cb_gauge_set (self->gauge, CB_GAUGE_OTHERS, cb_decision_get_others (decision));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->gauge), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
update_words (CbVerdictView *self, const CbDecision *decision)
{
  g_autofree char *reason = cb_insight_describe_outlook (decision,
                                                         cb_insight_get_edition (self->insight));
  g_autofree char *later = cb_chance_describe (cb_decision_get_later (decision));
  g_autofree char *others = cb_chance_describe (cb_decision_get_others (decision));
  g_autofree char *chance = NULL;
  g_autofree char *now = NULL;
  double share;

  cb_decision_get_solution (decision, &share);
  chance = cb_chance_describe (share);
  now = g_strconcat (cb_decision_is_exact (decision) ? "" : "≈ ", chance, NULL);
  gtk_label_set_label (self->verdict, cb_decision_is_now (decision) ? _ ("Accuse") : _ ("Wait"));
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (self->gauge_now, now);
  gtk_label_set_label (self->now, now);
  gtk_label_set_label (self->later, later);
  gtk_label_set_label (self->others, others);
}

static void
update (CbVerdictView *self)
{
  const CbDecision *decision = cb_insight_get_decision (self->insight);

  gtk_widget_set_visible (GTK_WIDGET (self), decision != NULL);
  if (decision == NULL)
    return;
  update_button (self, decision);
  update_gauge (self, decision);
  update_words (self, decision);
}

static void
follow_insight (CbVerdictView *self)
{
  g_signal_connect_object (self->insight, "notify::decision", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
cb_verdict_view_class_init (CbVerdictViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD_THEN (CbVerdictView, insight, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE, follow_insight));

  g_type_ensure (CB_TYPE_GAUGE);
  g_type_ensure (CB_TYPE_GAUGE_KEY);
  cb_template_install (widget_class, "cb-verdict-view");
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, accuse);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, gauge);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, gauge_now);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, later);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, now);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, others);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, reason);
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, verdict);
}

static void
cb_verdict_view_init (CbVerdictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
