/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-help-dialog.h"
#include "cb-help-topics.h"
#include "cb-link-row.h"
#include "cb-template.h"

struct _CbHelpDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *navigation;
  GtkListBox *topics;
};

G_DEFINE_FINAL_TYPE (CbHelpDialog, cb_help_dialog, ADW_TYPE_DIALOG)

/* Returns: (transfer full): the resource of the picture @name in the user’s language or, if there
 * is none, in English; only pictures in English have a dark version */
static char *
find_picture (const char *name, gboolean dark)
{
  const char *const *languages = g_get_language_names ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/help/%s/%s.png", languages[i], name);

      if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
        return g_steal_pointer (&path);
    }
  return g_strdup_printf (RESOURCE_PATH "/help/%s%s.png", name, dark ? "-dark" : "");
}

static void
show_picture (GtkPicture *picture, GParamSpec *pspec, AdwStyleManager *manager)
{
  const CbHelpTopic *topic = g_object_get_data (G_OBJECT (picture), "topic");
  g_autofree char *path = find_picture (topic->picture, adw_style_manager_get_dark (manager));

  gtk_picture_set_resource (picture, path);
}

static GtkWidget *
create_picture (const CbHelpTopic *topic)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *picture = gtk_picture_new ();

  g_object_set_data (G_OBJECT (picture), "topic", (gpointer) topic);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), _ (topic->description));
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (picture, "help-picture");
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (show_picture), picture,
                           G_CONNECT_SWAPPED);
  show_picture (GTK_PICTURE (picture), NULL, manager);
  return picture;
}

static GtkWidget *
create_text (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, "selectable",
                       TRUE, NULL);
}

static GtkWidget *
create_content (const CbHelpTopic *topic)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 12, "margin-start", 18, "margin-end", 18, "margin-top", 6,
                                 "margin-bottom", 24, NULL);
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "child", box, "maximum-size", 480, NULL);

  if (topic->picture != NULL)
    gtk_box_append (GTK_BOX (box), create_picture (topic));
  for (guint i = 0; topic->texts[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), create_text (_ (topic->texts[i])));
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", clamp, "hscrollbar-policy",
                       GTK_POLICY_NEVER, NULL);
}

static AdwNavigationPage *
create_page (const CbHelpTopic *topic)
{
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), create_content (topic));
  return adw_navigation_page_new (view, _ (topic->title));
}

static const CbHelpTopic *
find_topic (const char *id)
{
  for (guint i = 0; i < cb_help_get_n_topics (); i++)
    if (g_str_equal (cb_help_get_topic (i)->id, id))
      return cb_help_get_topic (i);
  return NULL;
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdwNavigationView *pages = CB_HELP_DIALOG (widget)->navigation;
  const CbHelpTopic *topic = find_topic (g_variant_get_string (parameter, NULL));
  AdwNavigationPage *visible = adw_navigation_view_get_visible_page (pages);

  /* Ignores a second press while a topic is already sliding in. */
  if (topic != NULL && adw_navigation_view_get_previous_page (pages, visible) == NULL)
    adw_navigation_view_push (pages, create_page (topic));
}

static void
add_topic (CbHelpDialog *self, const CbHelpTopic *topic)
{
  GtkWidget *row = cb_link_row_new (_ (topic->title));
  GtkWidget *icon = gtk_image_new_from_icon_name (topic->icon);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (topic->summary));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", topic->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "help.show");
  g_object_set (icon, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_append (self->topics, row);
}

static void
cb_help_dialog_class_init (CbHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (widget_class, "cb-help-dialog", CB_CHILD (CbHelpDialog, navigation),
                       CB_CHILD (CbHelpDialog, topics));

  gtk_widget_class_install_action (widget_class, "help.show", "s", show_action);
}

static void
cb_help_dialog_init (CbHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < cb_help_get_n_topics (); i++)
    add_topic (self, cb_help_get_topic (i));
}
