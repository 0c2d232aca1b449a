/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-announce.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-follow-focus.h"
#include "cb-setup-step.h"

typedef struct
{
  CbSetupDraft *draft;
  GtkWidget *content;
  char *status;
  char *problem;
  char *next_label;
  char *form;
  gboolean foot;
  gboolean wide;
} CbSetupStepPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbSetupStep, cb_setup_step, ADW_TYPE_NAVIGATION_PAGE)

static void
update_step (CbSetupStep *self)
{
  if (CB_SETUP_STEP_GET_CLASS (self)->update != NULL)
    CB_SETUP_STEP_GET_CLASS (self)->update (self);
}

static char *
text_or (GtkWidget *widget, const char *text, const char *otherwise)
{
  return g_strdup (text != NULL ? text : otherwise);
}

/* Status and problem are also said aloud, because they appear away from where one types. */
static void
say_status (CbSetupStep *self)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  if (priv->status != NULL)
    cb_announce (GTK_WIDGET (self), priv->status);
}

static void
say_problem (CbSetupStep *self)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  if (priv->problem != NULL)
    cb_announce (GTK_WIDGET (self), priv->problem);
}

/* The style sheet has rules for wide steps, too. */
static void
show_wide (CbSetupStep *self)
{
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  cb_css_class_set (GTK_WIDGET (self), "wide", priv->wide);
}

static void
cb_setup_step_constructed (GObject *object)
{
  CbSetupStep *self = CB_SETUP_STEP (object);
  CbSetupStepPrivate *priv = cb_setup_step_get_instance_private (self);

  G_OBJECT_CLASS (cb_setup_step_parent_class)->constructed (object);

  if (ADW_IS_PREFERENCES_PAGE (priv->content) || GTK_IS_SCROLLED_WINDOW (priv->content))
    cb_follow_focus (priv->content);
  g_signal_connect_object (priv->draft, "changed", G_CALLBACK (update_step), self,
                           G_CONNECT_SWAPPED);
  update_step (self);
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
  g_free (priv->form);

  G_OBJECT_CLASS (cb_setup_step_parent_class)->finalize (object);
}

static void
cb_setup_step_class_init (CbSetupStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = cb_setup_step_constructed;
  object_class->dispose = cb_setup_step_dispose;
  object_class->finalize = cb_setup_step_finalize;

  cb_fields_install (
    object_class,
    CB_PRIVATE_FIELD (CbSetupStep, draft, CB_TYPE_SETUP_DRAFT, G_PARAM_CONSTRUCT_ONLY, NULL),
    CB_PRIVATE_FIELD (CbSetupStep, content, GTK_TYPE_WIDGET, flags, NULL),
    CB_PRIVATE_FIELD (CbSetupStep, status, G_TYPE_STRING, flags, say_status),
    CB_PRIVATE_FIELD (CbSetupStep, problem, G_TYPE_STRING, flags, say_problem),
    CB_PRIVATE_FIELD (CbSetupStep, form, G_TYPE_STRING, flags, NULL),
    CB_PRIVATE_FIELD (CbSetupStep, foot, G_TYPE_BOOLEAN, flags, NULL),
    CB_PRIVATE_FIELD (CbSetupStep, wide, G_TYPE_BOOLEAN, flags, show_wide),
    CB_PRIVATE_FIELD (CbSetupStep, next_label, G_TYPE_STRING, flags, NULL));

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-setup-step.ui");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, text_or);
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
