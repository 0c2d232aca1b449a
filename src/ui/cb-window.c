/* cb-window.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-case-page.h"
#include "cb-cases-page.h"
#include "cb-window.h"

struct _CbWindow
{
  AdwApplicationWindow parent_instance;

  AdwNavigationView *navigation;
  AdwToastOverlay *toasts;
};

G_DEFINE_FINAL_TYPE (CbWindow, cb_window, ADW_TYPE_APPLICATION_WINDOW)


static void
cb_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CB_TYPE_WINDOW);

  G_OBJECT_CLASS (cb_window_parent_class)->dispose (object);
}


static void
cb_window_class_init (CbWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CbWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, CbWindow, toasts);

  g_type_ensure (CB_TYPE_CASES_PAGE);
}


static void
cb_window_init (CbWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}


CbWindow *
cb_window_new (CbApplication *application)
{
  g_return_val_if_fail (CB_IS_APPLICATION (application), NULL);

  return g_object_new (CB_TYPE_WINDOW, "application", application, NULL);
}


/**
 * cb_window_show_case:
 * @case_: the case
 *
 * Opens the case's page over the list of cases.
 */
void
cb_window_show_case (CbWindow *self, CbCase *case_)
{
  g_return_if_fail (CB_IS_WINDOW (self));

  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (cb_case_page_new (case_)));
}
