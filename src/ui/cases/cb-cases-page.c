/* cb-cases-page.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-cases-page.h"

struct _CbCasesPage
{
  AdwNavigationPage parent_instance;
};

G_DEFINE_FINAL_TYPE (CbCasesPage, cb_cases_page, ADW_TYPE_NAVIGATION_PAGE)


static void
cb_cases_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_CASES_PAGE);

  G_OBJECT_CLASS (cb_cases_page_parent_class)->dispose (object);
}


static void
cb_cases_page_class_init (CbCasesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_cases_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-cases-page.ui");
}


static void
cb_cases_page_init (CbCasesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
