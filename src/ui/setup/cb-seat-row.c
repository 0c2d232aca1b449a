/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-seat-row.h"
#include "cb-template.h"

struct _CbSeatRow
{
  AdwComboRow parent_instance;

  CbSetupDraft *draft;
  char *nobody; /* what the first choice says */
  CbSetupSeat *no_seat;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CbSeatRow, cb_seat_row, ADW_TYPE_COMBO_ROW)

static void
selected_cb (CbSeatRow *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "chosen");
}

static void
name_nobody (CbSeatRow *self)
{
  cb_setup_seat_set_fallback (self->no_seat, self->nobody);
}

static void
cb_seat_row_class_init (CbSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbSeatRow, draft, g_object_unref);
  CB_OWNS (object_class, CbSeatRow, no_seat, g_object_unref);

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbSeatRow, nobody, G_TYPE_STRING,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, name_nobody));

  cb_signal_new (klass, "chosen", 0);

  g_type_ensure (CB_TYPE_SETUP_SEAT);
  cb_template_install (widget_class, "cb-seat-row");
}

static void
cb_seat_row_init (CbSeatRow *self)
{
  self->no_seat = cb_setup_seat_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
}

void
cb_seat_row_set_draft (CbSeatRow *self, CbSetupDraft *draft)
{
  GListStore *lists, *no_seats;
  g_autoptr (GListModel) model = NULL;

  g_return_if_fail (CB_IS_SEAT_ROW (self));
  g_return_if_fail (CB_IS_SETUP_DRAFT (draft));

  g_set_object (&self->draft, draft);
  no_seats = g_list_store_new (CB_TYPE_SETUP_SEAT);
  g_list_store_append (no_seats, self->no_seat);
  lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_list_store_append (lists, no_seats);
  g_list_store_append (lists, cb_setup_draft_get_seats (draft));
  g_object_unref (no_seats);
  model = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));

  self->updating = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), model);
  self->updating = FALSE;
}

/* Returns: (transfer none) (nullable): the seat chosen */
CbSetupSeat *
cb_seat_row_get_seat (CbSeatRow *self)
{
  gpointer item;

  g_return_val_if_fail (CB_IS_SEAT_ROW (self), NULL);

  item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self));
  return item != self->no_seat ? item : NULL;
}

void
cb_seat_row_set_seat (CbSeatRow *self, CbSetupSeat *seat)
{
  int position;

  g_return_if_fail (CB_IS_SEAT_ROW (self));

  position = cb_setup_draft_find_seat (self->draft, seat);
  self->updating = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), (guint) (position + 1));
  self->updating = FALSE;
}
