/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-event-forms.h"

struct _CbNoteForm
{
  CbDraftPart parent_instance;

  GtkTextBuffer *text;
};

G_DEFINE_FINAL_TYPE (CbNoteForm, cb_note_form, CB_TYPE_DRAFT_PART)

static void
cb_note_form_attach (CbDraftPart *part)
{
  g_object_bind_property (cb_draft_part_get_draft (part), "text", CB_NOTE_FORM (part)->text, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
cb_note_form_class_init (CbNoteFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_note_form_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-note-form");
  gtk_widget_class_bind_template_child (widget_class, CbNoteForm, text);
}

static void
cb_note_form_init (CbNoteForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
