/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"
#include "cb-seat-field.h"
#include "cb-viewer-field.h"

struct _CbSeenForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbSeenForm, cb_seen_form, CB_TYPE_DRAFT_PART)

/* A snoop is a turn, and by whoever has it. */
static gboolean
has_viewer (GObject *object, guint kind)
{
  return kind != CB_DRAFT_SNOOP;
}

/* Of a snoop among others nothing is seen. */
static gboolean
is_told (GObject *object, CbDraft *draft, guint kind, int by, int player)
{
  return draft != NULL &&
         (kind != CB_DRAFT_SNOOP || cb_draft_is_me (draft, by) || cb_draft_is_me (draft, player) ||
          cb_draft_get (draft, CB_DRAFT_CARD) >= 0);
}

static void
cb_seen_form_class_init (CbSeenFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);
  g_type_ensure (CB_TYPE_SEAT_FIELD);
  g_type_ensure (CB_TYPE_VIEWER_FIELD);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-seen-form");
  gtk_widget_class_bind_template_callback (widget_class, has_viewer);
  gtk_widget_class_bind_template_callback (widget_class, is_told);
}

static void
cb_seen_form_init (CbSeenForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
