/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-export.h"
#include "cb-fields.h"
#include "cb-plain-row.h"
#include "cb-series-chart.h"
#include "cb-tally-dialog.h"
#include "cb-tally-export.h"
#include "cb-tally-words.h"
#include "cb-template.h"
#include "cb-toast.h"
#include "cb-work.h"

/* How wide the bar of a row is, in pixels. */
#define BAR_WIDTH 72

/* How many rows of a list and how many series are shown at most; those played most come first. */
#define MAX_ROWS   50
#define MAX_SERIES 20

/* The setting for the time from which cases are counted, in seconds since 1970. */
#define SINCE "figures-since"

struct _CbTallyDialog
{
  AdwDialog parent_instance;

  GFile *folder;
  GSettings *settings;
  GCancellable *reading;
  CbTally *tally;    /* NULL until the cases are read */
  GPtrArray *groups; /* (unowned): of @page */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  AdwStatusPage *failure;
  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (CbTallyDialog, cb_tally_dialog, ADW_TYPE_DIALOG)

/* @title: (nullable); @description: (nullable) */
static AdwPreferencesGroup *
add_group (CbTallyDialog *self, const char *title, const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return ADW_PREFERENCES_GROUP (group);
}

/* @mine: see cb_tally_row_describe() */
static void
add_row (AdwPreferencesGroup *group, const char *title, const CbTallyRow *row, gboolean mine)
{
  g_autofree char *words = cb_tally_row_describe (row, mine);
  GtkWidget *widget = cb_plain_row_new (title, words);
  CbPainting *bar = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  double share = row->played > 0 ? (double) row->won / row->played : 0;

  cb_bars_show (bar, &share, 1);
  gtk_widget_set_size_request (GTK_WIDGET (bar), BAR_WIDTH, -1);
  gtk_widget_add_css_class (GTK_WIDGET (bar), "accent");
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), GTK_WIDGET (bar));
  adw_preferences_group_add (group, widget);
}

/* Says how many more there are than the list shows. */
static void
add_more (AdwPreferencesGroup *group, guint n, guint max)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%u more", "%u more", n - MIN (n, max)),
                                            n - MIN (n, max));

  if (n > max)
    adw_preferences_group_add (group, cb_plain_row_new (words, NULL));
}

static void
add_rows (CbTallyDialog *self, const char *title, GPtrArray *rows, gboolean mine)
{
  AdwPreferencesGroup *group;

  if (rows->len == 0)
    return;
  group = add_group (self, title, NULL);
  for (guint i = 0; i < MIN (rows->len, MAX_ROWS); i++)
    {
      const CbTallyRow *row = g_ptr_array_index (rows, i);

      add_row (group, row->name, row, mine);
    }
  add_more (group, rows->len, MAX_ROWS);
}

static void
add_seats (CbTallyDialog *self)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      const CbTallyRow *row = &self->tally->seats[i];
      g_autofree char *title = g_strdup_printf ("%u", i + 1);

      if (row->played == 0)
        continue;
      if (group == NULL)
        group = add_group (self, _ ("Turn Order"), NULL);
      add_row (group, title, row, TRUE);
    }
}

static void
add_one_series (AdwPreferencesGroup *group, const CbTallySeries *series)
{
  g_autofree char *people = g_strjoinv (", ", series->people);
  g_autoptr (GString) wins = g_string_new (NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "activatable", FALSE, "focusable", FALSE,
                                 "child", cb_series_chart_new (series), NULL);

  for (guint i = 0; series->people[i] != NULL; i++)
    {
      if (wins->len > 0)
        g_string_append (wins, " · ");
      /* Translators: a player, and how many games that player won. */
      g_string_append_printf (wins, _ ("%s: %u won"), series->people[i], series->wins[i]);
    }
  if (series->games->len > CB_SERIES_CHART_MAX)
    {
      g_string_append (wins, " · ");
      /* Translators: there are more games than columns. */
      g_string_append_printf (wins, _ ("showing the latest %u games"), CB_SERIES_CHART_MAX);
    }
  adw_preferences_group_add (group, cb_plain_row_new (people, wins->str));
  adw_preferences_group_add (group, row);
}

static void
add_series (CbTallyDialog *self)
{
  AdwPreferencesGroup *group;

  if (self->tally->series->len == 0)
    return;
  group = add_group (self, _ ("Series"),
                     _ ("One column per game: its height is the number of turns, the letter is the "
                        "winner’s initial. Your wins are filled in."));
  for (guint i = 0; i < MIN (self->tally->series->len, MAX_SERIES); i++)
    add_one_series (group, g_ptr_array_index (self->tally->series, i));
  add_more (group, self->tally->series->len, MAX_SERIES);
}

static void
add_left_out (CbTallyDialog *self)
{
  AdwPreferencesGroup *group;

  if (self->tally->left_out->len == 0)
    return;
  group = add_group (self, _ ("Not Counted"), NULL);
  for (guint i = 0; i < MIN (self->tally->left_out->len, MAX_ROWS); i++)
    {
      const CbTallyLeftOut *one = g_ptr_array_index (self->tally->left_out, i);

      g_autofree char *name = g_file_get_basename (one->file);
      g_autofree char *shown = g_filename_display_name (name);

      adw_preferences_group_add (group, cb_plain_row_new (shown, one->why));
    }
  add_more (group, self->tally->left_out->len, MAX_ROWS);
}

static void
fill_page (CbTallyDialog *self)
{
  g_autofree char *rest = cb_tally_describe_rest (self->tally);
  gboolean played = self->tally->games->len > 0;
  AdwPreferencesGroup *group = played || rest != NULL ? add_group (self, NULL, rest) : NULL;

  if (played)
    add_row (group, _ ("Finished Cases"), &self->tally->total, TRUE);
  add_series (self);
  add_rows (self, _ ("Players"), self->tally->people, FALSE);
  add_rows (self, _ ("Editions"), self->tally->editions, TRUE);
  add_seats (self);
  add_left_out (self);
}

static void
clear_page (CbTallyDialog *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
  g_clear_pointer (&self->tally, cb_tally_free);
}

static void
update_actions (CbTallyDialog *self)
{
  gboolean filled = self->tally != NULL && self->tally->games->len > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tally.export-csv", filled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tally.export-bg-stats", filled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tally.start-over", filled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tally.count-all",
                                 g_settings_get_int64 (self->settings, SINCE) != 0);
}

/* Whether there is more to say than that no case is finished. */
static gboolean
has_figures (const CbTally *tally)
{
  return tally->games->len + tally->left_out->len + tally->n_before + tally->n_undated > 0;
}

static void
show_failure (CbTallyDialog *self, const GError *error)
{
  /* AdwStatusPage reads its description as markup. */
  g_autofree char *escaped = g_markup_escape_text (error->message, -1);

  adw_status_page_set_description (self->failure, escaped);
}

/* If reading was cancelled the dialog may no longer exist. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbTally *tally = cb_work_finish (result, &error);
  CbTallyDialog *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  self->tally = tally;
  if (tally == NULL)
    show_failure (self, error);
  else
    fill_page (self);
  gtk_stack_set_visible_child_name (self->stack, tally == NULL         ? "failed"
                                                 : has_figures (tally) ? "figures"
                                                                       : "empty");
  update_actions (self);
}

static void
start_reading (CbTallyDialog *self)
{
  cb_work_stop (&self->reading);
  clear_page (self);
  update_actions (self);
  gtk_stack_set_visible_child_name (self->stack, "loading");
  self->reading = g_cancellable_new ();
  cb_tally_read_async (self->folder, g_settings_get_int64 (self->settings, SINCE), self->reading,
                       read_cb, self);
}

static void
export_csv (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTallyDialog *self = CB_TALLY_DIALOG (widget);
  g_autoptr (GBytes) bytes = cb_tally_to_csv (self->tally);

  cb_export (GTK_WIDGET (self->stack), CB_EXPORT_TABLE, bytes, _ ("Casebook"));
}

static void
export_bg_stats (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTallyDialog *self = CB_TALLY_DIALOG (widget);
  g_autoptr (GBytes) bytes = cb_tally_to_bg_stats (self->tally);

  cb_export (GTK_WIDGET (self->stack), CB_EXPORT_PLAYS, bytes, _ ("Casebook"));
}

static void
count_since (CbTallyDialog *self, gint64 since)
{
  g_settings_set_int64 (self->settings, SINCE, since);
  start_reading (self);
}

/* Counts only cases that begin from now on; older ones stay where they are. */
static void
start_over (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTallyDialog *self = CB_TALLY_DIALOG (widget);
  gint64 before = g_settings_get_int64 (self->settings, SINCE);
  AdwToast *toast = cb_toast_new_with_button (_ ("Only cases from now on are counted"),
                                              _ ("_Undo"));

  count_since (self, g_get_real_time () / G_USEC_PER_SEC);
  adw_toast_set_action_name (toast, "tally.count-since");
  adw_toast_set_action_target_value (toast, g_variant_new_int64 (before));
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Counts cases from the given time on, in seconds since 1970. */
static void
count_since_then (GtkWidget *widget, const char *name, GVariant *parameter)
{
  count_since (CB_TALLY_DIALOG (widget), g_variant_get_int64 (parameter));
}

static void
count_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  count_since (CB_TALLY_DIALOG (widget), 0);
}

static void
cb_tally_dialog_dispose (GObject *object)
{
  CbTallyDialog *self = CB_TALLY_DIALOG (object);

  cb_work_stop (&self->reading);

  cb_template_dispose (object);
}

static void
cb_tally_dialog_class_init (CbTallyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_tally_dialog_dispose;
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyDialog, folder, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyDialog, settings, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyDialog, tally, cb_tally_free);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyDialog, groups, g_ptr_array_unref);

  cb_template_install (widget_class, "cb-tally-dialog");
  gtk_widget_class_bind_template_child (widget_class, CbTallyDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, CbTallyDialog, page);
  gtk_widget_class_bind_template_child (widget_class, CbTallyDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, CbTallyDialog, toasts);
  gtk_widget_class_install_action (widget_class, "tally.export-csv", NULL, export_csv);
  gtk_widget_class_install_action (widget_class, "tally.export-bg-stats", NULL, export_bg_stats);
  gtk_widget_class_install_action (widget_class, "tally.start-over", NULL, start_over);
  gtk_widget_class_install_action (widget_class, "tally.count-since", "x", count_since_then);
  gtk_widget_class_install_action (widget_class, "tally.count-all", NULL, count_all);
}

static void
cb_tally_dialog_init (CbTallyDialog *self)
{
  self->groups = g_ptr_array_new ();
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_tally_dialog_new:
 * @folder: where the cases are
 *
 * Returns: (transfer floating): the dialog, which begins to read the cases
 */
AdwDialog *
cb_tally_dialog_new (GFile *folder)
{
  CbTallyDialog *self = g_object_new (CB_TYPE_TALLY_DIALOG, NULL);

  self->folder = g_object_ref (folder);
  start_reading (self);
  return ADW_DIALOG (self);
}
