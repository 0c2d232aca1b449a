/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-announce.h"
#include "cb-closures.h"
#include "cb-setup-step.h"

typedef struct
{
  CbSetupDraft *draft;
  GtkWidget *content;
  char *status;
  char *problem;
  char *next_label;
  gboolean first;
} CbSetupStepPrivate;

enum
{
  PROP_0,
  PROP_DRAFT,
  PROP_CONTENT,
  PROP_STATUS,
  PROP_PROBLEM,
  PROP_FIRST,
  PROP_NEXT_LABEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbSetupStep, cb_setup_step, ADW_TYPE_NAVIGATION_PAGE)

static void
update (CbSetupStep *self)
{
  CB_SETUP_STEP_GET_CLASS (self)->update (self);
}

static char *
text_or_nothing (GtkWidget *widget, const char *text)
{
  return g_strdup (text != NULL ? text : "");
}

static void
cb_setup_step_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (CB_SETUP_STEP (object));

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, priv->draft);
      break;
    case PROP_CONTENT:
      g_value_set_object (value, priv->content);
      break;
    case PROP_STATUS:
      g_value_set_string (value, priv->status);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, priv->problem);
      break;
    case PROP_FIRST:
      g_value_set_boolean (value, priv->first);
      break;
    case PROP_NEXT_LABEL:
      g_value_set_string (value, priv->next_label);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_setup_step_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbSetupStep *self = CB_SETUP_STEP (object);
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_DRAFT:
      priv->draft = g_value_dup_object (value);
      break;
    case PROP_CONTENT:
      if (g_set_object (&priv->content, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_STATUS:
      cb_setup_step_set_status (self, g_value_get_string (value));
      break;
    case PROP_PROBLEM:
      cb_setup_step_set_problem (self, g_value_get_string (value));
      break;
    case PROP_FIRST:
      if (priv->first == g_value_get_boolean (value))
        break;
      priv->first = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_NEXT_LABEL:
      if (g_set_str (&priv->next_label, g_value_get_string (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_setup_step_constructed (GObject *object)
{
  CbSetupStep *self = CB_SETUP_STEP (object);
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  G_OBJECT_CLASS (cb_setup_step_parent_class)->constructed (object);

  g_signal_connect_object (priv->draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
cb_setup_step_dispose (GObject *object)
{
  CbSetupStep *self = CB_SETUP_STEP (object);
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  g_clear_object (&priv->content);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_SETUP_STEP);

  G_OBJECT_CLASS (cb_setup_step_parent_class)->dispose (object);
}

static void
cb_setup_step_finalize (GObject *object)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (CB_SETUP_STEP (object));

  g_clear_object (&priv->draft);
  g_free (priv->status);
  g_free (priv->problem);
  g_free (priv->next_label);

  G_OBJECT_CLASS (cb_setup_step_parent_class)->finalize (object);
}

static void
cb_setup_step_class_init (CbSetupStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = cb_setup_step_get_property;
  object_class->set_property = cb_setup_step_set_property;
  object_class->constructed = cb_setup_step_constructed;
  object_class->dispose = cb_setup_step_dispose;
  object_class->finalize = cb_setup_step_finalize;

  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_SETUP_DRAFT,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                  G_PARAM_STATIC_STRINGS);
  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_FIRST] = g_param_spec_boolean ("first", NULL, NULL, FALSE, flags);
  properties[PROP_NEXT_LABEL] = g_param_spec_string ("next-label", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-setup-step.ui");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, text_or_nothing);
}

static void
cb_setup_step_init (CbSetupStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

CbSetupDraft *
cb_setup_step_get_draft (CbSetupStep *self)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  return priv->draft;
}

/* Status and problem are also said aloud, as they appear away from where one types. */
void
cb_setup_step_set_status (CbSetupStep *self, const char *status)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  if (!g_set_str (&priv->status, status))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATUS]);
  if (status != NULL)
    cb_announce (GTK_WIDGET (self), status);
}

void
cb_setup_step_set_problem (CbSetupStep *self, const char *problem)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  if (!g_set_str (&priv->problem, problem))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  if (problem != NULL)
    cb_announce (GTK_WIDGET (self), problem);
}
