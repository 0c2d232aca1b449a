/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-preferences-dialog.h"
#include "cb-ui-test.h"

static CbWindow *window;
static GSettings *settings;
static GtkWidget *dialog;

static void
set_up (void)
{
  window = cb_ui_test_open_window (1024, 768);
  settings = g_settings_new (APP_ID);
  gtk_widget_activate_action (GTK_WIDGET (window), "app.preferences", NULL);
  dialog = GTK_WIDGET (cb_ui_test_get_dialog (window));
  g_assert_true (CB_IS_PREFERENCES_DIALOG (dialog));
}

static void
tear_down (void)
{
  static const char *const KEYS[] = { "symbols",        "cover-after", "cover-when-inactive",
                                      "default-assist", "animations",  "record-when-shown",
                                      "quiet" };

  cb_ui_test_close_window (window);
  for (guint i = 0; i < G_N_ELEMENTS (KEYS); i++)
    g_settings_reset (settings, KEYS[i]);
  g_clear_object (&settings);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static GtkWidget *
get_row (const char *name)
{
  GtkWidget *row = cb_ui_test_find (dialog, ADW_TYPE_PREFERENCES_ROW, name);

  g_assert_nonnull (row);
  return row;
}

static void
test_switches (void)
{
  static const struct
  {
    const char *row;
    const char *key;
  } SWITCHES[] = {
    { "cover_when_inactive", "cover-when-inactive" },
    { "animations", "animations" },
    { "record_when_shown", "record-when-shown" },
    { "quiet", "quiet" },
  };

  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (SWITCHES); i++)
    {
      AdwSwitchRow *row = ADW_SWITCH_ROW (get_row (SWITCHES[i].row));
      gboolean before = g_settings_get_boolean (settings, SWITCHES[i].key);

      g_assert_true (adw_switch_row_get_active (row) == before);
      adw_switch_row_set_active (row, !before);
      g_assert_true (g_settings_get_boolean (settings, SWITCHES[i].key) != before);
      g_settings_set_boolean (settings, SWITCHES[i].key, before);
      g_assert_true (adw_switch_row_get_active (row) == before);
    }
  tear_down ();
}

static void
assert_selected (const char *name, guint expected)
{
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (get_row (name))), ==, expected);
}

static void
test_choices (void)
{
  static const struct
  {
    const char *row;
    const char *key;
    const char *values[4];
  } CHOICES[] = {
    { "symbols", "symbols", { "marks", "letters", "dots" } },
    { "default_assist", "default-assist", { "notes", "logic", "odds" } },
  };

  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (CHOICES); i++)
    for (guint j = 0; CHOICES[i].values[j] != NULL; j++)
      {
        g_autofree char *value = NULL;

        g_settings_set_string (settings, CHOICES[i].key, CHOICES[i].values[j]);
        assert_selected (CHOICES[i].row, j);
        adw_combo_row_set_selected (ADW_COMBO_ROW (get_row (CHOICES[i].row)), (j + 1) % 3);
        value = g_settings_get_string (settings, CHOICES[i].key);
        g_assert_cmpstr (value, ==, CHOICES[i].values[(j + 1) % 3]);
      }
  tear_down ();
}

/* What each level means stands under it, and follows the choice. */
static void
test_words (void)
{
  static const char *const ASSIST[] = { "You mark the sheet yourself",
                                        "Fills in everything that can be deduced",
                                        "Plus probabilities and advice" };
  static const char *const DELAYS[] = { "Never",     "30 seconds", "1 minute",
                                        "2 minutes", "5 minutes",  "10 minutes" };
  GtkStringList *delays;

  set_up ();
  assert_selected ("default_assist", 2);
  for (guint i = 0; i < G_N_ELEMENTS (ASSIST); i++)
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (get_row ("default_assist")), i);
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row ("default_assist"))),
                       ==, ASSIST[i]);
    }
  delays = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (get_row ("cover_after"))));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (delays)), ==, G_N_ELEMENTS (DELAYS));
  for (guint i = 0; i < G_N_ELEMENTS (DELAYS); i++)
    g_assert_cmpstr (gtk_string_list_get_string (delays, i), ==, DELAYS[i]);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row ("record_when_shown"))), ==,
                   "Undo then appears next to Record");
  tear_down ();
}

/* A delay that is not among those offered is shown, and kept, as it is. */
static void
test_delay (void)
{
  AdwComboRow *row;
  GtkStringList *delays;

  set_up ();
  row = ADW_COMBO_ROW (get_row ("cover_after"));
  delays = GTK_STRING_LIST (adw_combo_row_get_model (row));
  assert_selected ("cover_after", 0);
  adw_combo_row_set_selected (row, 2);
  g_assert_cmpuint (g_settings_get_uint (settings, "cover-after"), ==, 60);
  for (guint seconds = 45; seconds <= 3600; seconds += 3555)
    {
      g_settings_set_uint (settings, "cover-after", seconds);
      assert_selected ("cover_after", 6);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (delays)), ==, 7);
      g_assert_cmpstr (gtk_string_list_get_string (delays, 6), ==,
                       seconds == 45 ? "45 seconds" : "60 minutes");
      g_assert_cmpuint (g_settings_get_uint (settings, "cover-after"), ==, seconds);
    }
  adw_combo_row_set_selected (row, 0);
  g_assert_cmpuint (g_settings_get_uint (settings, "cover-after"), ==, 0);
  tear_down ();
}

/* The cover of the program does as the settings say. */
static void
test_cover (void)
{
  CbCover *cover = cb_application_get_shared (cb_ui_test_start ())->cover;
  gboolean when_inactive;
  guint after;

  set_up ();
  g_settings_set_uint (settings, "cover-after", 30);
  g_settings_set_boolean (settings, "cover-when-inactive", TRUE);
  g_object_get (cover, "after", &after, "when-inactive", &when_inactive, NULL);
  g_assert_cmpuint (after, ==, 30);
  g_assert_true (when_inactive);
  g_settings_set_boolean (settings, "cover-when-inactive", FALSE);
  g_settings_set_uint (settings, "cover-after", 0);
  tear_down ();
}

static gboolean
are_enabled (void)
{
  gboolean enabled;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/* Off is off; on is what the system wants. */
static void
test_animations (void)
{
  gboolean system;

  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  system = are_enabled ();
  set_up ();
  g_settings_set_boolean (settings, "animations", FALSE);
  g_assert_false (are_enabled ());
  g_settings_set_boolean (settings, "animations", TRUE);
  g_assert_true (are_enabled () == system);
  tear_down ();
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  cb_ui_test_empty_shelf ();

  g_test_add_func ("/preferences/switches", test_switches);
  g_test_add_func ("/preferences/choices", test_choices);
  g_test_add_func ("/preferences/words", test_words);
  g_test_add_func ("/preferences/delay", test_delay);
  g_test_add_func ("/preferences/cover", test_cover);
  g_test_add_func ("/preferences/animations", test_animations);

  return g_test_run ();
}
