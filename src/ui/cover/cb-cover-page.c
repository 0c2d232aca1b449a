/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cover-page.h"
#include "cb-hold-button.h"
#include "cb-template.h"

struct _CbCoverPage
{
  AdwBin parent_instance;

  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CbCoverPage, cb_cover_page, ADW_TYPE_BIN)

static gboolean
cb_cover_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_COVER_PAGE (widget)->button);
}

static void
cb_cover_page_class_init (CbCoverPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = cb_cover_page_grab_focus;

  g_type_ensure (CB_TYPE_HOLD_BUTTON);
  cb_template_install (widget_class, "cb-cover-page");
  gtk_widget_class_bind_template_child (widget_class, CbCoverPage, button);
}

static void
cb_cover_page_init (CbCoverPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
