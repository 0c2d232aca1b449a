/* cb-verdict-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-verdict-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-insight-words.h"
#include "cb-verdict-view.h"

struct _CbVerdictView
{
  AdwBin parent_instance;

  CbInsight *insight;

  GtkWidget *accuse;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_VERDICT,
  PROP_REASON,
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

static void
update (CbVerdictView *self)
{
  const CbDecision *decision = cb_insight_get_decision (self->insight);

  gtk_widget_set_visible (GTK_WIDGET (self), decision != NULL);
  if (decision != NULL)
    update_button (self, decision);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VERDICT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REASON]);
}

static void
set_insight (CbVerdictView *self, CbInsight *insight)
{
  if (insight == NULL)
    return;

  g_assert (self->insight == NULL);
  self->insight = g_object_ref (insight);
  g_signal_connect_object (insight, "notify::decision", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
cb_verdict_view_dispose (GObject *object)
{
  CbVerdictView *self = CB_VERDICT_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_VERDICT_VIEW);
  g_clear_object (&self->insight);

  G_OBJECT_CLASS (cb_verdict_view_parent_class)->dispose (object);
}

static void
cb_verdict_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbVerdictView *self = CB_VERDICT_VIEW (object);
  const CbDecision *decision = self->insight != NULL ? cb_insight_get_decision (self->insight)
                                                     : NULL;

  switch (prop_id)
    {
    case PROP_INSIGHT:
      g_value_set_object (value, self->insight);
      break;
    case PROP_VERDICT:
      if (decision != NULL)
        g_value_set_string (value, cb_decision_is_now (decision) ? _ ("Accuse Now") : _ ("Wait"));
      break;
    case PROP_REASON:
      if (decision != NULL)
        g_value_take_string (
          value, cb_insight_describe_decision (
                   decision, cb_case_get_edition (cb_insight_get_case (self->insight))));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_verdict_view_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INSIGHT:
      set_insight (CB_VERDICT_VIEW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_verdict_view_class_init (CbVerdictViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_verdict_view_dispose;
  object_class->get_property = cb_verdict_view_get_property;
  object_class->set_property = cb_verdict_view_set_property;

  properties[PROP_INSIGHT] = g_param_spec_object ("insight", NULL, NULL, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VERDICT] = g_param_spec_string ("verdict", NULL, NULL, NULL, readable);
  properties[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-verdict-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CbVerdictView, accuse);
}

static void
cb_verdict_view_init (CbVerdictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
