/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-application.h"
#include "cb-dice-dialog.h"
#include "cb-fields.h"
#include "cb-gtk-mends.h"
#include "cb-help-dialog.h"
#include "cb-help-place.h"
#include "cb-preferences-dialog.h"
#include "cb-window.h"

struct _CbApplication
{
  AdwApplication parent_instance;

  CbShared shared;
  GSettings *settings;
};

CB_DEFINE_PLAIN_TYPE (CbApplication, cb_application, ADW_TYPE_APPLICATION)

static void
preferences_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbApplication *self = CB_APPLICATION (user_data);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  adw_dialog_present (cb_preferences_dialog_new (self->settings), GTK_WIDGET (window));
}

static void
about_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (adw_about_dialog_new ());

  adw_about_dialog_set_application_name (about, _ ("Casebook"));
  adw_about_dialog_set_application_icon (about, APP_ID);
  adw_about_dialog_set_version (about, PACKAGE_VERSION);
  adw_about_dialog_set_developer_name (about, _ ("The Casebook developers"));
  adw_about_dialog_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_dialog_set_comments (
    about,
    _ (
      "A detective’s notebook for people who play Clue or Cluedo with a real board.\n\nCasebook is "
      "not affiliated with, nor endorsed by, the makers of Clue and Cluedo. Names of games, "
      "editions and cards belong to their owners and are used only to say which game is being "
      "played."));
  /* Translators: your names, one a line; they appear in the About window. */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (window));
}

/* Opens the help at the page about the present screen, from which Back leads to the list of
 * pages. */
static void
help_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  AdwDialog *shown;
  AdwDialog *help;
  const char *topic;

  if (!ADW_IS_APPLICATION_WINDOW (window))
    return;
  shown = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  if (CB_IS_HELP_DIALOG (shown))
    return;
  topic = cb_help_find_topic (ADW_APPLICATION_WINDOW (window));
  help = g_object_new (CB_TYPE_HELP_DIALOG, NULL);
  if (topic != NULL)
    gtk_widget_activate_action (GTK_WIDGET (help), "help.show", "s", topic);
  adw_dialog_present (help, GTK_WIDGET (window));
}

static void
new_window_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (cb_window_new (user_data, &CB_APPLICATION (user_data)->shared)));
}

/* Windows are closed one by one, so that each can say what would be lost. */
static void
quit_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (GTK_WINDOW (l->data));
}

/* The desktop can call this by a key of its own, too: gapplication action APP_ID cover. */
static void
cover_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  cb_cover_set_covered (CB_APPLICATION (user_data)->shared.cover, TRUE);
}

/* The window of Casebook that was active last; a dialog may have become active since. */
static CbWindow *
get_window (CbApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (CB_IS_WINDOW (l->data))
      return CB_WINDOW (l->data);
  return cb_window_new (GTK_APPLICATION (self), &self->shared);
}

/* Opens the dice of the game in the active window, if there is one. */
static void
roll_dice_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbApplication *self = CB_APPLICATION (user_data);
  CbWindow *window = get_window (self);

  adw_dialog_present (
    ADW_DIALOG (cb_dice_dialog_new (cb_window_get_setup (window), self->shared.random)),
    GTK_WIDGET (window));
}

static void
deal_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbWindow *window = get_window (CB_APPLICATION (user_data));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.deal", NULL);
}

static void
enter_hand_code_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CbWindow *window = get_window (CB_APPLICATION (user_data));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.enter-hand-code", NULL);
}

static const GActionEntry ACTIONS[] = {
  { .name = "about", .activate = about_activated_cb },
  { .name = "cover", .activate = cover_activated_cb },
  { .name = "deal", .activate = deal_activated_cb },
  { .name = "enter-hand-code", .activate = enter_hand_code_activated_cb },
  { .name = "help", .activate = help_activated_cb },
  { .name = "new-window", .activate = new_window_activated_cb },
  { .name = "preferences", .activate = preferences_activated_cb },
  { .name = "quit", .activate = quit_activated_cb },
  { .name = "roll-dice", .activate = roll_dice_activated_cb },
};

static const struct
{
  const char *action;
  const char *accels[2];
} ACCELS[] = {
  { "app.deal", { "<Control><Shift>d" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.help", { "F1" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "app.roll-dice", { "<Control>d" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

static void
cb_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (CB_APPLICATION (application))));
}

static void
cb_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    cb_window_open_file (get_window (CB_APPLICATION (application)), files[i]);
}

/* Animations are off if the user or the system does not want them. */
static void
animations_changed_cb (CbApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_settings_get_boolean (self->settings, "animations"))
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  else
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

static void
make_cover (CbApplication *self)
{
  self->shared.cover = g_object_new (CB_TYPE_COVER, NULL);
  g_settings_bind (self->settings, "cover-after", self->shared.cover, "after", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "cover-when-inactive", self->shared.cover, "when-inactive",
                   G_SETTINGS_BIND_GET);
}

static void
cb_application_startup (GApplication *application)
{
  CbApplication *self = CB_APPLICATION (application);

  G_APPLICATION_CLASS (cb_application_parent_class)->startup (application);

  cb_gtk_mends_start ();
  /* A label with text to copy gets the focus when a page opens, but its text is not selected then:
   * it is there to be read first. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  gtk_window_set_default_icon_name (APP_ID);
  self->shared.shelf = cb_shelf_new (NULL);
  self->shared.kept_cases = cb_kept_cases_new ();
  self->shared.editions = cb_edition_shelf_new (NULL);
  self->settings = g_settings_new (APP_ID);
  self->shared.random = cb_random_source_new ();
  self->shared.tables = cb_tables_new ();
  make_cover (self);
  g_signal_connect_object (self->settings, "changed::animations",
                           G_CALLBACK (animations_changed_cb), self, G_CONNECT_SWAPPED);
  animations_changed_cb (self);

  g_action_map_add_action_entries (G_ACTION_MAP (self), ACTIONS, G_N_ELEMENTS (ACTIONS), self);
  for (guint i = 0; i < G_N_ELEMENTS (ACCELS); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), ACCELS[i].action,
                                           ACCELS[i].accels);
}

static void
cb_application_class_init (CbApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  CB_OWNS (object_class, CbApplication, shared.cover, g_object_unref);
  CB_OWNS (object_class, CbApplication, settings, g_object_unref);
  CB_OWNS (object_class, CbApplication, shared.shelf, g_object_unref);
  CB_OWNS (object_class, CbApplication, shared.kept_cases, cb_kept_cases_free);
  CB_OWNS (object_class, CbApplication, shared.editions, g_object_unref);
  CB_OWNS (object_class, CbApplication, shared.tables, g_object_unref);
  CB_OWNS (object_class, CbApplication, shared.random, cb_random_source_free);
  application_class->activate = cb_application_activate;
  application_class->open = cb_application_open;
  application_class->startup = cb_application_startup;
}

/**
 * cb_application_new:
 * @application_id: (nullable): the application's id; %NULL for one without a name on the bus
 *
 * Returns: (transfer full): a new application
 */
CbApplication *
cb_application_new (const char *application_id)
{
  CbApplication *self = g_object_new (CB_TYPE_APPLICATION, NULL);

  g_application_set_application_id (G_APPLICATION (self), application_id);
  g_application_set_resource_base_path (G_APPLICATION (self), RESOURCE_PATH);
  g_application_set_flags (G_APPLICATION (self), G_APPLICATION_HANDLES_OPEN);
  return self;
}

/* Returns: (transfer none): what all windows share, which exists from startup on */
const CbShared *
cb_application_get_shared (CbApplication *self)
{
  g_return_val_if_fail (CB_IS_APPLICATION (self), NULL);

  return &self->shared;
}
