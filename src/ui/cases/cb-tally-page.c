/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-chip.h"
#include "cb-closures.h"
#include "cb-column.h"
#include "cb-export.h"
#include "cb-fields.h"
#include "cb-games-chart.h"
#include "cb-shelf.h"
#include "cb-skill-chart.h"
#include "cb-skill.h"
#include "cb-tally-export.h"
#include "cb-tally-lists.h"
#include "cb-tally-page.h"
#include "cb-tally-words.h"
#include "cb-template.h"
#include "cb-toast.h"
#include "cb-tokens.h"
#include "cb-work.h"

/* How many series are shown at most, those played most first. */
#define MAX_SERIES 20

/* The setting for the time from which cases are counted, in seconds since 1970. */
#define SINCE "figures-since"

struct _CbTallyPage
{
  AdwNavigationPage parent_instance;

  GFile *folder;
  GSettings *settings;
  GCancellable *reading;
  GCancellable *working; /* for judging a game; NULL unless one is being judged */
  CbTally *tally;        /* NULL until the cases are read */
  CbTallyGame *judged;   /* the game that is being judged */
  gboolean shown;

  CbGamesChart *chart;
  GtkBox *editions;
  GtkLabel *failure;
  AdwWrapBox *filters;
  GtkWidget *games;
  GtkWidget *judging;
  GtkBox *left_out;
  GtkWidget *left_out_title;
  GtkBox *luck_chart;
  AdwBin *luck_scale;
  GtkLabel *luck_words;
  GtkWidget *order;
  GtkGrid *places;
  GtkBox *people;
  GtkBox *picture;
  GtkLabel *rest;
  AdwBin *scale;
  GtkBox *skill_chart;
  AdwBin *skill_scale;
  GtkLabel *skill_words;
  GtkWidget *skills;
  GtkStack *stack;
  GtkLabel *title;
  GtkBox *unread;
};

G_DEFINE_FINAL_TYPE (CbTallyPage, cb_tally_page, ADW_TYPE_NAVIGATION_PAGE)

/* Shows what is known of skill and luck. The room is kept while games are still to be judged. */
static void
fill_skills (CbTallyPage *self)
{
  g_autofree char *skill = NULL;
  g_autofree char *luck = NULL;

  gtk_widget_set_visible (self->skills,
                          cb_tally_count_judged (self->tally, TRUE) >= CB_TALLY_LEAST_JUDGED);
  gtk_widget_set_visible (self->judging, cb_tally_find_unjudged (self->tally) != NULL);
  if (cb_tally_count_judged (self->tally, FALSE) >= CB_TALLY_LEAST_JUDGED)
    {
      skill = cb_tally_describe_skill (self->tally);
      luck = cb_tally_describe_luck (self->tally);
    }
  gtk_label_set_label (self->skill_words, skill != NULL ? skill : "");
  gtk_label_set_label (self->luck_words, luck != NULL ? luck : "");
  cb_skill_chart_show (self->skill_chart, self->tally, self->skill_scale, skill);
  cb_luck_chart_show (self->luck_chart, self->tally, self->luck_scale, luck);
}

static void judge_next (CbTallyPage *self);

/* If the work was cancelled the page may no longer exist. */
static void
judged_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autofree CbSkill *skill = cb_work_finish (result, &error);
  CbTallyPage *self = user_data;
  CbTallyGame *game;

  if (error != NULL)
    return;
  g_clear_object (&self->working);
  game = g_steal_pointer (&self->judged);
  game->skill = skill != NULL ? skill->skill : CB_TALLY_NO_SKILL;
  game->luck = skill != NULL ? skill->luck : 0;
  fill_skills (self);
  cb_games_chart_retell (self->chart, self->tally);
  judge_next (self);
}

/* Starts judging the next game: one after the other, the latest first, while the page is shown. */
static void
judge_next (CbTallyPage *self)
{
  if (!self->shown || self->tally == NULL || self->working != NULL)
    return;
  self->judged = cb_tally_find_unjudged (self->tally);
  if (self->judged == NULL)
    return;
  self->working = g_cancellable_new ();
  cb_skill_read_async (self->judged->file, self->working, judged_cb, self);
}

/* Shows the chosen games. */
static void
fill_page (CbTallyPage *self)
{
  g_autofree char *title = cb_tally_describe_total (self->tally);

  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (self->games, self->tally->games->len > 0);
  if (self->tally->games->len == 0)
    return;
  cb_games_chart_show (self->chart, self->tally, self->scale);
  cb_tally_list_people (self->people, self->tally);
  cb_tally_list_editions (self->editions, self->tally);
  gtk_widget_set_visible (self->order, cb_tally_list_places (self->places, self->tally) > 0);
  fill_skills (self);
  judge_next (self);
}

static void
filter_cb (GtkToggleButton *chip, CbTallyPage *self)
{
  if (!gtk_toggle_button_get_active (chip))
    return;
  cb_tally_choose (self->tally, g_object_get_data (G_OBJECT (chip), "series"));
  fill_page (self);
}

/* @series: (nullable): NULL for all games */
static GtkToggleButton *
add_filter (CbTallyPage *self, const CbTallySeries *series, GtkToggleButton *group)
{
  const CbTallyGame *latest = series != NULL
                                ? g_ptr_array_index (series->games, series->games->len - 1)
                                : NULL;
  g_autofree char *number = series != NULL ? g_strdup_printf ("%u", series->games->len)
                                           : g_strdup (_ ("Everybody"));
  GtkWidget *mark = latest != NULL ? g_object_new (CB_TYPE_TOKENS, "setup", latest->setup, NULL)
                                   : NULL;
  GtkWidget *chip = cb_chip_new (number, mark);

  g_object_set_data (G_OBJECT (chip), "series", (gpointer) series);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), series == NULL);
  g_signal_connect (chip, "toggled", G_CALLBACK (filter_cb), self);
  adw_wrap_box_append (self->filters, chip);
  return GTK_TOGGLE_BUTTON (chip);
}

/* Where all games are of the same people there is nothing to choose. */
static void
fill_filters (CbTallyPage *self)
{
  GPtrArray *all = self->tally->series;
  GtkToggleButton *everyone;

  if (all->len == 0 ||
      ((const CbTallySeries *) g_ptr_array_index (all, 0))->games->len == self->tally->games->len)
    return;
  everyone = add_filter (self, NULL, NULL);
  for (guint i = 0; i < MIN (all->len, MAX_SERIES); i++)
    add_filter (self, g_ptr_array_index (all, i), everyone);
}

static void
fill_all (CbTallyPage *self)
{
  g_autofree char *rest = cb_tally_describe_rest (self->tally);

  gtk_label_set_label (self->rest, rest != NULL ? rest : "");
  fill_filters (self);
  gtk_widget_set_visible (self->left_out_title, self->tally->left_out->len > 0);
  cb_tally_list_left_out (self->left_out, self->tally);
  fill_page (self);
}

/* The first column in sight is a whole one: what is out of sight at the end is empty. */
static gboolean
show_latest_cb (GtkWidget *chart, GdkFrameClock *clock, gpointer data)
{
  double end = gtk_adjustment_get_upper (data) - gtk_adjustment_get_page_size (data);

  gtk_adjustment_set_value (data, floor (end / CB_GAMES_CHART_COLUMN) * CB_GAMES_CHART_COLUMN);
  return G_SOURCE_REMOVE;
}

/* Scrolls to the latest games when the width changes. It waits for the next frame: the signal comes
 * while sizes are being allocated, when scrolling has no effect. */
static void
room_changed_cb (CbTallyPage *self, GtkAdjustment *adjustment)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self->chart), show_latest_cb, g_object_ref (adjustment),
                                g_object_unref);
}

static void
clear_page (CbTallyPage *self)
{
  GtkWidget *chip;

  cb_work_stop (&self->working);
  while ((chip = gtk_widget_get_first_child (GTK_WIDGET (self->filters))) != NULL)
    adw_wrap_box_remove (self->filters, chip);
  g_clear_pointer (&self->tally, cb_tally_free);
}

static void
update_actions (CbTallyPage *self)
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

/* If reading was cancelled the page may no longer exist. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbTally *tally = cb_work_finish (result, &error);
  CbTallyPage *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  self->tally = tally;
  if (tally != NULL)
    fill_all (self);
  gtk_stack_set_visible_child_name (self->stack, tally == NULL         ? "failed"
                                                 : has_figures (tally) ? "figures"
                                                                       : "empty");
  update_actions (self);
}

static void
start_reading (CbTallyPage *self)
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
  CbTallyPage *self = CB_TALLY_PAGE (widget);
  g_autoptr (GBytes) bytes = cb_tally_to_csv (self->tally);

  cb_export (GTK_WIDGET (self->stack), CB_EXPORT_TABLE, bytes, _ ("Casebook"));
}

static void
export_bg_stats (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTallyPage *self = CB_TALLY_PAGE (widget);
  g_autoptr (GBytes) bytes = cb_tally_to_bg_stats (self->tally);

  cb_export (GTK_WIDGET (self->stack), CB_EXPORT_PLAYS, bytes, _ ("Casebook"));
}

static void
count_since (CbTallyPage *self, gint64 since)
{
  g_settings_set_int64 (self->settings, SINCE, since);
  start_reading (self);
}

/* Leaves older cases out of the statistics; an undo counts them again. */
static void
start_over (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTallyPage *self = CB_TALLY_PAGE (widget);
  gint64 before = g_settings_get_int64 (self->settings, SINCE);
  AdwToast *toast = cb_toast_new_with_button (_ ("Only cases from now on are counted"),
                                              _ ("_Undo"));

  count_since (self, g_get_real_time () / G_USEC_PER_SEC);
  adw_toast_set_action_name (toast, "tally.count-since");
  adw_toast_set_action_target_value (toast, g_variant_new_int64 (before));
  cb_toast_show (toast, adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self)));
}

/* Counts cases from the given time on, in seconds since 1970. */
static void
count_since_then (GtkWidget *widget, const char *name, GVariant *parameter)
{
  count_since (CB_TALLY_PAGE (widget), g_variant_get_int64 (parameter));
}

static void
count_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  count_since (CB_TALLY_PAGE (widget), 0);
}

static void
cb_tally_page_dispose (GObject *object)
{
  CbTallyPage *self = CB_TALLY_PAGE (object);

  cb_work_stop (&self->reading);
  cb_work_stop (&self->working);

  cb_template_dispose (object);
}

static void
cb_tally_page_showing (AdwNavigationPage *page)
{
  CbTallyPage *self = CB_TALLY_PAGE (page);

  self->shown = TRUE;
  judge_next (self);
}

/* Stops judging, because another page is shown and comes first. The game is judged again later. */
static void
cb_tally_page_hidden (AdwNavigationPage *page)
{
  CbTallyPage *self = CB_TALLY_PAGE (page);

  self->shown = FALSE;
  cb_work_stop (&self->working);
}

static void
cb_tally_page_class_init (CbTallyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_tally_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = cb_tally_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hidden = cb_tally_page_hidden;
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyPage, folder, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyPage, settings, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbTallyPage, tally, cb_tally_free);

  cb_template_install (
    widget_class, "cb-tally-page", CB_CHILD (CbTallyPage, chart), CB_CHILD (CbTallyPage, editions),
    CB_CHILD (CbTallyPage, failure), CB_CHILD (CbTallyPage, filters), CB_CHILD (CbTallyPage, games),
    CB_CHILD (CbTallyPage, judging), CB_CHILD (CbTallyPage, left_out),
    CB_CHILD (CbTallyPage, left_out_title), CB_CHILD (CbTallyPage, luck_chart),
    CB_CHILD (CbTallyPage, luck_scale), CB_CHILD (CbTallyPage, luck_words),
    CB_CHILD (CbTallyPage, skill_chart), CB_CHILD (CbTallyPage, skill_scale),
    CB_CHILD (CbTallyPage, skill_words), CB_CHILD (CbTallyPage, skills),
    CB_CHILD (CbTallyPage, order), CB_CHILD (CbTallyPage, people), CB_CHILD (CbTallyPage, picture),
    CB_CHILD (CbTallyPage, places), CB_CHILD (CbTallyPage, rest), CB_CHILD (CbTallyPage, scale),
    CB_CHILD (CbTallyPage, stack), CB_CHILD (CbTallyPage, title), CB_CHILD (CbTallyPage, unread),
    CB_CALLBACK (room_changed_cb));
  cb_closures_install (widget_class);
  gtk_widget_class_install_action (widget_class, "tally.export-csv", NULL, export_csv);
  gtk_widget_class_install_action (widget_class, "tally.export-bg-stats", NULL, export_bg_stats);
  gtk_widget_class_install_action (widget_class, "tally.start-over", NULL, start_over);
  gtk_widget_class_install_action (widget_class, "tally.count-since", "x", count_since_then);
  gtk_widget_class_install_action (widget_class, "tally.count-all", NULL, count_all);
}

/* @won: whether the first game is drawn as won; the others are drawn as unknown */
static void
draw_picture (GtkBox *picture, gboolean won)
{
  const double turns[] = { 5, 9, 4, 8 };

  gtk_widget_set_direction (GTK_WIDGET (picture), GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      const CbColumn column = { .height = 160,
                                .most = 10,
                                .value = turns[i],
                                .from = NAN,
                                .to = NAN,
                                .due = NAN,
                                .accent = won && i == 0,
                                .dashed = !won || i > 0 };

      gtk_box_append (picture, cb_column_new (&column));
    }
}

static void
cb_tally_page_init (CbTallyPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  draw_picture (self->picture, TRUE);
  draw_picture (self->unread, FALSE);
}

/**
 * cb_tally_page_new:
 * @folder: where the cases are
 *
 * Returns: (transfer floating): the page, which begins to read the cases
 */
AdwNavigationPage *
cb_tally_page_new (GFile *folder)
{
  CbTallyPage *self = g_object_new (CB_TYPE_TALLY_PAGE, NULL);
  g_autofree char *failure = cb_shelf_describe_failure (folder);

  self->folder = g_object_ref (folder);
  gtk_label_set_label (self->failure, failure);
  start_reading (self);
  return ADW_NAVIGATION_PAGE (self);
}
