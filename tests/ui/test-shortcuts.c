/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every key of the program stands in its list of shortcuts, and every one that is listed does
 * something. The keys are those of all widgets of a window that shows the cases and the form for a
 * new one, of one that shows a case, and of the application. */

#include "config.h"

#include <locale.h>

#include "cb-case-test.h"
#include "cb-ui-test.h"

/* The cover hears of them before any shortcut does. */
#define CAUGHT "F12 <Control>h <Shift>F12 <Shift><Control>h"

/* (element-type char*): accelerators as GTK writes them */
static GHashTable *listed, *there, *named;

/* A key of the keypad, or of another keyboard, does what the one it stands for does, and is not
 * listed. Newer versions of GTK add them to each shortcut by themselves. */
static guint
get_plain_key (guint key)
{
  static const guint plain[][2] = {
    { GDK_KEY_KP_Up, GDK_KEY_Up },
    { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Enter, GDK_KEY_Return },
    { GDK_KEY_KP_Space, GDK_KEY_space },
    { GDK_KEY_KP_Home, GDK_KEY_Home },
    { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up },
    { GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down },
    { GDK_KEY_KP_Delete, GDK_KEY_Delete },
    { GDK_KEY_greater, GDK_KEY_period },
    { GDK_KEY_KP_Insert, GDK_KEY_Insert },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },
    { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus },
    { GDK_KEY_ContextMenu, GDK_KEY_Menu },
    { GDK_KEY_equal, GDK_KEY_plus },
    { GDK_KEY_KP_0, GDK_KEY_0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (plain[i][0] == key)
      return plain[i][1];
  return key;
}

static void
add_key (GHashTable *keys, guint key, GdkModifierType modifiers)
{
  g_hash_table_add (keys, gtk_accelerator_name (get_plain_key (key), modifiers));
}

static void
add_accelerators (GHashTable *keys, const char *accelerators)
{
  g_auto (GStrv) list = g_strsplit (accelerators, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      GdkModifierType modifiers;
      guint key;

      g_assert_true (gtk_accelerator_parse (list[i], &key, &modifiers));
      add_key (keys, key, modifiers);
    }
}

static void
add_trigger (GHashTable *keys, GtkShortcutTrigger *trigger)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      add_trigger (keys, gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)));
      add_trigger (keys, gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)));
    }
  else if (GTK_IS_KEYVAL_TRIGGER (trigger))
    add_key (keys, gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
             gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)));
}

/* What widgets of GTK do on their own is named after them. */
static gboolean
is_ours (GtkShortcutAction *action)
{
  static const char *const groups[] = {
    "app.",  "win.", "cases.",  "case.",  "row.",   "sheet.",
    "cell.", "log.", "record.", "quick.", "setup.",
  };
  const char *name;

  if (!GTK_IS_NAMED_ACTION (action))
    return FALSE;
  name = gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_str_has_prefix (name, groups[i]))
      return TRUE;
  return FALSE;
}

static void
collect_controller (GtkEventController *controller)
{
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);

      add_trigger (there, gtk_shortcut_get_trigger (shortcut));
      if (is_ours (gtk_shortcut_get_action (shortcut)))
        add_trigger (named, gtk_shortcut_get_trigger (shortcut));
    }
}

static void
collect (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      collect_controller (controller);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child);
}

static void
collect_application (void)
{
  GtkApplication *application = GTK_APPLICATION (cb_ui_test_start ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint k = 0; keys[k] != NULL; k++)
        {
          add_accelerators (there, keys[k]);
          add_accelerators (named, keys[k]);
        }
    }
}

static void
collect_windows (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 12);
  CbWindow *window;

  cb_ui_test_fill_shelf ();
  window = cb_ui_test_open_window (1024, 768);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  collect (GTK_WIDGET (window));
  cb_ui_test_close_window (window);

  window = cb_ui_test_open_case (case_, 1024, 768);
  collect (GTK_WIDGET (window));
  cb_ui_test_close_window (window);
}

static void
collect_listed (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkShortcutsShortcut"))
    {
      g_autofree char *accelerators = NULL;

      g_object_get (widget, "accelerator", &accelerators, NULL);
      add_accelerators (listed, accelerators);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_listed (child);
}

static void
collect_list (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "/help-overlay.ui");
  GtkWidget *window = GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay"));

  collect_listed (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_subset (GHashTable *keys, GHashTable *of, const char *what)
{
  GHashTableIter iter;
  gpointer key;
  guint n_missing = 0;

  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (of, key))
      {
        g_test_message ("%s %s", (const char *) key, what);
        n_missing++;
      }
  g_assert_cmpuint (n_missing, ==, 0);
}

static void
test_all_are_listed (void)
{
  g_assert_cmpuint (g_hash_table_size (named), >, 20);
  assert_subset (named, listed, "does something, and is not listed");
}

static void
test_all_do_something (void)
{
  g_assert_cmpuint (g_hash_table_size (listed), >, 20);
  assert_subset (listed, there, "is listed, and does nothing");
}

int
main (int argc, char *argv[])
{
  int result;

  setlocale (LC_ALL, "");
  gtk_test_init (&argc, &argv, NULL);
  listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  there = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  cb_ui_test_start ();
  collect_list ();
  add_accelerators (there, CAUGHT);
  collect_application ();
  collect_windows ();

  g_test_add_func ("/shortcuts/all-are-listed", test_all_are_listed);
  g_test_add_func ("/shortcuts/all-do-something", test_all_do_something);
  result = g_test_run ();
  g_hash_table_unref (listed);
  g_hash_table_unref (there);
  g_hash_table_unref (named);
  return result;
}
