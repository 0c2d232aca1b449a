/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-closures.h"
#include "cb-draft-part.h"

typedef struct
{
  CbDraft *draft;
  CbSheet *sheet;
} CbDraftPartPrivate;

enum
{
  PROP_0,
  PROP_DRAFT,
  PROP_SHEET,
  N_PROPS
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbDraftPart, cb_draft_part, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static void
attach (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  if (priv->draft != NULL && priv->sheet != NULL && CB_DRAFT_PART_GET_CLASS (self)->attach != NULL)
    CB_DRAFT_PART_GET_CLASS (self)->attach (self);
}

static void
cb_draft_part_dispose (GObject *object)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (CB_DRAFT_PART (object));

  if (CB_DRAFT_PART_GET_CLASS (object)->has_template)
    gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  g_clear_object (&priv->draft);
  g_clear_object (&priv->sheet);

  G_OBJECT_CLASS (cb_draft_part_parent_class)->dispose (object);
}

static void
cb_draft_part_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (CB_DRAFT_PART (object));

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, priv->draft);
      break;
    case PROP_SHEET:
      g_value_set_object (value, priv->sheet);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_draft_part_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbDraftPart *self = CB_DRAFT_PART (object);
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_DRAFT:
      if (g_set_object (&priv->draft, g_value_get_object (value)))
        attach (self);
      break;
    case PROP_SHEET:
      if (g_set_object (&priv->sheet, g_value_get_object (value)))
        attach (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_draft_part_class_init (CbDraftPartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_draft_part_dispose;
  object_class->get_property = cb_draft_part_get_property;
  object_class->set_property = cb_draft_part_set_property;

  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, once);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, once);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_draft_part_init (CbDraftPart *self)
{
}

/* @name: of the Blueprint file beside it */
void
cb_draft_part_class_set_template (CbDraftPartClass *klass, const char *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/ui/%s.ui", name);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
  cb_closures_install (GTK_WIDGET_CLASS (klass));
  klass->has_template = TRUE;
}

/* (transfer none) (nullable): NULL until it is set, and at the end. */
CbDraft *
cb_draft_part_get_draft (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);

  return priv->draft;
}

/* (transfer none) (nullable): NULL until it is set, and at the end. */
CbSheet *
cb_draft_part_get_sheet (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);

  return priv->sheet;
}

/* The setup of the draft's case, once there is a draft. */
const CbSetup *
cb_draft_part_get_setup (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);
  g_return_val_if_fail (priv->draft != NULL, NULL);

  return cb_case_get_setup (cb_draft_get_case (priv->draft));
}
