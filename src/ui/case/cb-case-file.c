/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-card-slot.h"
#include "cb-case-file.h"
#include "cb-fields.h"

struct _CbCaseFile
{
  CbCaseSlots parent_instance;

  gboolean roomy;
};

enum
{
  PROP_0,
  PROP_ROOMY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbCaseFile, cb_case_file, CB_TYPE_CASE_SLOTS)

/* The slots of another sheet are others. */
static void
cb_case_file_update (CbCaseSlots *slots, CbSheet *sheet)
{
  for (guint i = 0; i < cb_case_slots_get_n (slots); i++)
    cb_card_slot_set_roomy (CB_CARD_SLOT (cb_case_slots_get (slots, i)),
                            CB_CASE_FILE (slots)->roomy);
}

static void
cb_case_file_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ROOMY:
      CB_CASE_FILE (object)->roomy = g_value_get_boolean (value);
      cb_case_file_update (CB_CASE_SLOTS (object), NULL);
      break;
    default:
      cb_fields_set_property (object, prop_id, value, pspec);
    }
}

static void
cb_case_file_class_init (CbCaseFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = cb_case_file_set_property;

  CB_CASE_SLOTS_CLASS (klass)->orientation = GTK_ORIENTATION_HORIZONTAL;
  CB_CASE_SLOTS_CLASS (klass)->update = cb_case_file_update;

  properties[PROP_ROOMY] = CB_FIELD (CbCaseFile, roomy, G_TYPE_BOOLEAN, G_PARAM_READWRITE);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "casefile");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
cb_case_file_init (CbCaseFile *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_homogeneous (layout, TRUE);
  gtk_box_layout_set_spacing (layout, 6);
}
