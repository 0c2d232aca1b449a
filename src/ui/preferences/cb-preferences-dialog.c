/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-drop-down.h"
#include "cb-preferences-dialog.h"
#include "cb-template.h"

/* The times to choose from, in seconds. */
static const guint DELAYS[] = { 0, 30, 60, 120, 300, 600 };

struct _CbPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  guint other_delay; /* a time that was set elsewhere, offered as the last one; or 0 */

  GtkWidget *animations;
  GtkWidget *cover_after;
  GtkWidget *cover_when_inactive;
  GtkWidget *default_assist;
  GtkStringList *delays;
  GtkWidget *quiet;
  GtkWidget *record_when_shown;
  GtkWidget *symbols;
};

G_DEFINE_FINAL_TYPE (CbPreferencesDialog, cb_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static char *
describe_delay (guint seconds)
{
  if (seconds == 0)
    return g_strdup (C_ ("cover after", "Never"));
  if (seconds % 60 == 0)
    return g_strdup_printf (ngettext ("%u minute", "%u minutes", seconds / 60), seconds / 60);
  return g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);
}

static void
add_delay (CbPreferencesDialog *self, guint seconds)
{
  g_autofree char *words = describe_delay (seconds);

  gtk_string_list_append (self->delays, words);
}

static guint
find_delay (guint seconds)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (DELAYS) && DELAYS[i] != seconds)
    i++;
  return i;
}

static gboolean
get_delay (GValue *value, GVariant *variant, gpointer user_data)
{
  CbPreferencesDialog *self = CB_PREFERENCES_DIALOG (user_data);
  guint seconds = g_variant_get_uint32 (variant);
  guint place = find_delay (seconds);

  if (place == G_N_ELEMENTS (DELAYS) && self->other_delay != seconds)
    {
      if (self->other_delay != 0)
        gtk_string_list_remove (self->delays, place);
      self->other_delay = seconds;
      add_delay (self, seconds);
    }
  g_value_set_uint (value, place);
  return TRUE;
}

static GVariant *
set_delay (const GValue *value, const GVariantType *type, gpointer user_data)
{
  CbPreferencesDialog *self = CB_PREFERENCES_DIALOG (user_data);
  guint place = g_value_get_uint (value);

  if (place > G_N_ELEMENTS (DELAYS))
    return NULL;
  return g_variant_new_uint32 (place < G_N_ELEMENTS (DELAYS) ? DELAYS[place] : self->other_delay);
}

/* (transfer full): the values of an enumeration, in the order in which a row offers them */
static GVariant *
list_nicks (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) nicks = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(sv)", NULL, &nicks);
  return g_steal_pointer (&nicks);
}

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer user_data)
{
  g_autofree const char **nicks = g_variant_get_strv (user_data, NULL);

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer user_data)
{
  g_autofree const char **nicks = g_variant_get_strv (user_data, NULL);
  guint place = g_value_get_uint (value);

  return place < g_strv_length ((GStrv) nicks) ? g_variant_new_string (nicks[place]) : NULL;
}

static void
bind_choice (GSettings *settings, const char *key, GtkWidget *row)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, get_choice,
                                set_choice, list_nicks (settings, key),
                                (GDestroyNotify) g_variant_unref);
}

static void
cb_preferences_dialog_class_init (CbPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (
    widget_class, "cb-preferences-dialog", CB_CHILD (CbPreferencesDialog, animations),
    CB_CHILD (CbPreferencesDialog, cover_after),
    CB_CHILD (CbPreferencesDialog, cover_when_inactive),
    CB_CHILD (CbPreferencesDialog, default_assist), CB_CHILD (CbPreferencesDialog, delays),
    CB_CHILD (CbPreferencesDialog, quiet), CB_CHILD (CbPreferencesDialog, record_when_shown),
    CB_CHILD (CbPreferencesDialog, symbols));
}

static void
cb_preferences_dialog_init (CbPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  cb_drop_down_show_names_in_row (ADW_COMBO_ROW (self->symbols));
  cb_drop_down_show_names_in_row (ADW_COMBO_ROW (self->cover_after));
  for (guint i = 0; i < G_N_ELEMENTS (DELAYS); i++)
    add_delay (self, DELAYS[i]);
}

/**
 * cb_preferences_dialog_new:
 * @settings: the program's settings
 *
 * Returns: (transfer floating): a new dialog
 */
AdwDialog *
cb_preferences_dialog_new (GSettings *settings)
{
  CbPreferencesDialog *self = g_object_new (CB_TYPE_PREFERENCES_DIALOG, NULL);

  bind_choice (settings, "symbols", self->symbols);
  g_settings_bind (settings, "record-when-shown", self->record_when_shown, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "quiet", self->quiet, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "cover-after", self->cover_after, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_delay, set_delay, self, NULL);
  g_settings_bind (settings, "cover-when-inactive", self->cover_when_inactive, "active",
                   G_SETTINGS_BIND_DEFAULT);
  bind_choice (settings, "default-assist", self->default_assist);
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  return ADW_DIALOG (self);
}
