/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-drop-down.h"
#include "cb-fields.h"
#include "cb-seat-field.h"

struct _CbSeatField
{
  CbDraftPart parent_instance;

  char *field;
  GtkWidget *label;
  GtkWidget *seats;
};

enum
{
  PROP_0,
  PROP_FIELD,
  PROP_TITLE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbSeatField, cb_seat_field, CB_TYPE_DRAFT_PART)

static GParamSpec *properties[N_PROPS];

/* A drop-down takes the first of a new model by itself; so the model comes before the field. */
static void
cb_seat_field_attach (CbDraftPart *part)
{
  CbSeatField *self = CB_SEAT_FIELD (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  gtk_drop_down_set_model (GTK_DROP_DOWN (self->seats), cb_draft_get_seats (draft));
  g_object_bind_property (draft, self->field, self->seats, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
set_title (CbSeatField *self, const char *title)
{
  gtk_label_set_label (GTK_LABEL (self->label), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seats), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (self->label)), -1);
}

static void
cb_seat_field_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbSeatField *self = CB_SEAT_FIELD (object);

  switch (prop_id)
    {
    case PROP_FIELD:
      self->field = g_value_dup_string (value);
      break;
    case PROP_TITLE:
      set_title (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_seat_field_class_init (CbSeatFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags once = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = cb_seat_field_set_property;

  CB_DRAFT_PART_CLASS (klass)->attach = cb_seat_field_attach;

  properties[PROP_FIELD] = g_param_spec_string ("field", NULL, NULL, NULL, once);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, once);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  CB_OWNS (object_class, CbSeatField, field, g_free);
}

static void
cb_seat_field_init (CbSeatField *self)
{
  g_autoptr (GtkExpression) name = gtk_property_expression_new (CB_TYPE_DRAFT_ANSWER, NULL, "name");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->seats = gtk_drop_down_new (NULL, NULL);
  gtk_drop_down_set_expression (GTK_DROP_DOWN (self->seats), name);
  cb_drop_down_show_names (GTK_DROP_DOWN (self->seats));
  self->label = g_object_new (GTK_TYPE_LABEL, "use-underline", TRUE, "hexpand", TRUE, "xalign", 0.0,
                              "wrap", TRUE, NULL);
  cb_drop_down_set_label (GTK_DROP_DOWN (self->seats), GTK_LABEL (self->label));
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->seats);
  adw_bin_set_child (ADW_BIN (self), box);
}
