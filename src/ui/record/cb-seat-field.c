/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-drop-down.h"
#include "cb-fields.h"
#include "cb-seat-field.h"

struct _CbSeatField
{
  CbDraftPart parent_instance;

  char *field;
  char *title;
  GtkWidget *label;
  GtkWidget *seats;
};

G_DEFINE_FINAL_TYPE (CbSeatField, cb_seat_field, CB_TYPE_DRAFT_PART)

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
show_title (CbSeatField *self)
{
  gtk_label_set_label (GTK_LABEL (self->label), self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seats), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (self->label)), -1);
}

static void
cb_seat_field_class_init (CbSeatFieldClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_seat_field_attach;

  cb_fields_install (
    G_OBJECT_CLASS (klass), CB_FIELD (CbSeatField, field, G_TYPE_STRING, G_PARAM_READWRITE),
    CB_FIELD_THEN (CbSeatField, title, G_TYPE_STRING, G_PARAM_READWRITE, show_title));
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
