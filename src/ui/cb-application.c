/* cb-application.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-application.h"
#include "cb-window.h"

struct _CbApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (CbApplication, cb_application, ADW_TYPE_APPLICATION)


static void
about_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbApplication *self = CB_APPLICATION (user_data);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  adw_show_about_dialog (GTK_WIDGET (window),
                         "application-name",
                         _ ("Casebook"),
                         "application-icon",
                         APP_ID,
                         "version",
                         PACKAGE_VERSION,
                         "license-type",
                         GTK_LICENSE_GPL_3_0,
                         "comments",
                         _ ("Casebook is not affiliated with the makers of Clue or Cluedo."),
                         NULL);
}


static void
quit_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_application_quit (G_APPLICATION (user_data));
}


static const GActionEntry ACTIONS[] = {
  { .name = "about", .activate = about_activated_cb },
  { .name = "quit", .activate = quit_activated_cb },
};


static void
cb_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (cb_window_new (CB_APPLICATION (application)));
  gtk_window_present (window);
}


static void
cb_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (cb_application_parent_class)->startup (application);

  g_action_map_add_action_entries (
    G_ACTION_MAP (application), ACTIONS, G_N_ELEMENTS (ACTIONS), application);
  gtk_application_set_accels_for_action (
    GTK_APPLICATION (application), "app.quit", (const char *[]){ "<Control>q", NULL });
}


static void
cb_application_class_init (CbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = cb_application_activate;
  application_class->startup = cb_application_startup;
}


static void
cb_application_init (CbApplication *self)
{
}


CbApplication *
cb_application_new (const char *application_id)
{
  return g_object_new (CB_TYPE_APPLICATION,
                       "application-id",
                       application_id,
                       "resource-base-path",
                       RESOURCE_PATH,
                       NULL);
}
