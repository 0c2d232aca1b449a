/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-closures.h"
#include "cb-draft-part.h"
#include "cb-fields.h"

typedef struct
{
  CbDraft *draft;
  CbSheet *sheet;
} CbDraftPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CbDraftPart, cb_draft_part, ADW_TYPE_BIN)

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
cb_draft_part_class_init (CbDraftPartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_draft_part_dispose;

  cb_fields_install (
    object_class, CB_PRIVATE_FIELD (CbDraftPart, draft, CB_TYPE_DRAFT, G_PARAM_READWRITE, attach),
    CB_PRIVATE_FIELD (CbDraftPart, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, attach));
}

static void
cb_draft_part_init (CbDraftPart *self)
{
}

/* @name: the name of the Blueprint file */
void
cb_draft_part_class_set_template (CbDraftPartClass *klass, const char *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/ui/%s.ui", name);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
  cb_closures_install (GTK_WIDGET_CLASS (klass));
  klass->has_template = TRUE;
}

/* (transfer none) (nullable): NULL before it is set, and during disposal */
CbDraft *
cb_draft_part_get_draft (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);

  return priv->draft;
}

/* (transfer none) (nullable): NULL before it is set, and during disposal */
CbSheet *
cb_draft_part_get_sheet (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);

  return priv->sheet;
}

/* The setup of the draft's case; there must be a draft. */
const CbSetup *
cb_draft_part_get_setup (CbDraftPart *self)
{
  CbDraftPartPrivate *priv = cb_draft_part_get_instance_private (self);

  g_return_val_if_fail (CB_IS_DRAFT_PART (self), NULL);
  g_return_val_if_fail (priv->draft != NULL, NULL);

  return cb_case_get_setup (cb_draft_get_case (priv->draft));
}
