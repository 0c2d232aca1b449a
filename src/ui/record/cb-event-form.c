/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-event-form.h"
#include "cb-form-row.h"
#include "cb-scroll.h"

struct _CbEventForm
{
  CbDraftPart parent_instance;

  const CbFormField *fields;
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (CbEventForm, cb_event_form, CB_TYPE_DRAFT_PART)

/* Updates the rows, unless the form is for other kinds and therefore hidden. */
static void
draft_changed_cb (CbEventForm *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  if (!cb_event_form_fits (self))
    return;
  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    cb_form_row_update (CB_FORM_ROW (row));
}

/* Once it is known what was asked for, scrolls to the next field. */
static void
asked_changed_cb (CbEventForm *self)
{
  GtkWidget *row = gtk_widget_get_last_child (self->rows);

  while (row != NULL && (!cb_form_row_get_field (CB_FORM_ROW (row))->follows_asked ||
                         !gtk_widget_get_mapped (row)))
    row = gtk_widget_get_prev_sibling (row);
  if (row != NULL)
    cb_scroll_to_later (row);
}

static void
cb_event_form_class_init (CbEventFormClass *klass)
{
}

static void
cb_event_form_init (CbEventForm *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, CB_FORM_SPACING);
  adw_bin_set_child (ADW_BIN (self), self->rows);
}

/* Makes a form for the present kind of the draft. */
GtkWidget *
cb_event_form_new (CbDraft *draft, CbSheet *sheet)
{
  CbEventForm *self = g_object_new (CB_TYPE_EVENT_FORM, "draft", draft, "sheet", sheet, NULL);

  self->fields = cb_draft_get_form (draft);
  for (const CbFormField *field = self->fields; field->picker != CB_PICKER_NONE; field++)
    gtk_box_append (GTK_BOX (self->rows), cb_form_row_new (draft, sheet, field));
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::asked", G_CALLBACK (asked_changed_cb), self,
                           G_CONNECT_SWAPPED);
  draft_changed_cb (self);
  return GTK_WIDGET (self);
}

/* Whether the form has the fields of the draft’s present kind. */
gboolean
cb_event_form_fits (CbEventForm *self)
{
  CbDraft *draft;

  g_return_val_if_fail (CB_IS_EVENT_FORM (self), FALSE);

  draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  return draft != NULL && cb_draft_get_form (draft) == self->fields;
}
