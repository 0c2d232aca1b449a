/* cb-case-page.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-case-page.h"

struct _CbCasePage
{
  AdwNavigationPage parent_instance;

  CbCase *case_;
};

G_DEFINE_FINAL_TYPE (CbCasePage, cb_case_page, ADW_TYPE_NAVIGATION_PAGE)


static void
cb_case_page_dispose (GObject *object)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CASE_PAGE);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_case_page_parent_class)->dispose (object);
}


static void
cb_case_page_class_init (CbCasePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_case_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-case-page.ui");
}


static void
cb_case_page_init (CbCasePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}


/**
 * cb_case_page_new:
 * @case_: the case to show
 *
 * Returns: (transfer floating): a new page
 */
CbCasePage *
cb_case_page_new (CbCase *case_)
{
  CbCasePage *self = g_object_new (CB_TYPE_CASE_PAGE, NULL);

  self->case_ = g_object_ref (case_);

  return self;
}


/**
 * cb_case_page_get_case:
 *
 * Returns: (transfer none): the case shown
 */
CbCase *
cb_case_page_get_case (CbCasePage *self)
{
  g_return_val_if_fail (CB_IS_CASE_PAGE (self), NULL);

  return self->case_;
}
