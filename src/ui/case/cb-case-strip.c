/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-slot.h"
#include "cb-case-strip.h"
#include "cb-fields.h"

struct _CbCaseStrip
{
  CbCaseSlots parent_instance;

  gboolean roomy;
};

G_DEFINE_FINAL_TYPE (CbCaseStrip, cb_case_strip, CB_TYPE_CASE_SLOTS)

static void
give_room (CbCaseStrip *self)
{
  CbCaseSlots *slots = CB_CASE_SLOTS (self);

  for (guint i = 0; i < cb_case_slots_get_n (slots); i++)
    cb_card_slot_set_roomy (CB_CARD_SLOT (cb_case_slots_get (slots, i)), self->roomy);
}

static void
cb_case_strip_update (CbCaseSlots *slots, CbSheet *sheet)
{
  give_room (CB_CASE_STRIP (slots));
}

static void
cb_case_strip_class_init (CbCaseStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_CASE_SLOTS_CLASS (klass)->orientation = GTK_ORIENTATION_HORIZONTAL;
  CB_CASE_SLOTS_CLASS (klass)->update = cb_case_strip_update;

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbCaseStrip, roomy, G_TYPE_BOOLEAN,
                                                            G_PARAM_READWRITE, give_room));

  gtk_widget_class_set_css_name (widget_class, "casestrip");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
cb_case_strip_init (CbCaseStrip *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_homogeneous (layout, TRUE);
  gtk_box_layout_set_spacing (layout, 6);
}
