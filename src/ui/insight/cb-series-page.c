/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-hindsight.h"
#include "cb-insight-parts.h"
#include "cb-review-words.h"
#include "cb-shade.h"
#include "cb-table-state-words.h"
#include "cb-tally.h"
#include "cb-template.h"
#include "cb-token.h"
#include "cb-work.h"

/* In pixels. */
#define TOKEN_SIZE   56
#define SMALL_TOKEN  40
#define FACE_WIDTH   30
#define SLOT_SPACING 14
#define SMALL_GAP    7

/* Slots are wide if at most MOST_WIDE games are to be won and at most MOST_PLAYERS play, and small
 * for up to MOST_SLOTS games; for more games there is only a number. */
#define MOST_WIDE    3
#define MOST_PLAYERS 6
#define MOST_SLOTS   8

/* With texts of this scale or more, names need the room of the slots in a narrow window. */
#define LARGE_TEXT 1.5f

struct _CbSeriesPage
{
  AdwNavigationPage parent_instance;

  CbCase *case_;
  CbTally *tally; /* (nullable): NULL until it is read */
  GCancellable *reading;
  CbHindsight *hindsight;
  gboolean narrow;

  GtkSpinButton *goal;
  GtkWidget *head;
  GtkLabel *lead;
  GtkLabel *luck;
  GtkLabel *played;
  GtkBox *rows;
  GtkLabel *skill;
  GtkWidget *skill_and_luck;
  CbToken *token;
  GtkWidget *turns;
  GtkWidget *view;
};

G_DEFINE_FINAL_TYPE (CbSeriesPage, cb_series_page, ADW_TYPE_NAVIGATION_PAGE)

static CbTableState *
look (CbSeriesPage *self)
{
  return cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
}

static gboolean
has_wide_slots (CbSeriesPage *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  return !self->narrow && setup->series.goal <= MOST_WIDE && setup->n_players <= MOST_PLAYERS;
}

/* Fills the slot of a game that was won: with its cards and its turns, or its turns alone. */
static void
fill_slot (GtkBox *slot, const CbTallyGame *game, gboolean wide)
{
  g_autofree char *turns = wide ? g_strdup_printf (ngettext ("%u turn", "%u turns", game->turns),
                                                   game->turns)
                                : g_strdup_printf ("%u", game->turns);
  GtkWidget *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (turns);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, wide ? "caption" : "heading");
  if (wide)
    {
      cb_card_face_fill (GTK_BOX (faces), game->setup->edition, game->envelope, FACE_WIDTH);
      for (GtkWidget *face = gtk_widget_get_first_child (faces); face != NULL;
           face = gtk_widget_get_next_sibling (face))
        cb_card_face_set_found (CB_CARD_FACE (face), FALSE);
      gtk_widget_set_margin_start (faces, 6);
      gtk_widget_set_valign (faces, GTK_ALIGN_CENTER);
      gtk_box_append (slot, faces);
    }
  gtk_box_append (slot, label);
}

/* @game: (nullable): what is known of the game that was won */
static GtkWidget *
create_slot (const CbTallyGame *game, gboolean won, gboolean mine, gboolean wide)
{
  /* The slot is as wide as the others, though its words would expand it. */
  GtkWidget *slot = g_object_new (GTK_TYPE_BOX, "hexpand", FALSE, NULL);

  gtk_widget_add_css_class (slot, "win-slot");
  if (!wide)
    gtk_widget_add_css_class (slot, "small");
  if (!won)
    gtk_widget_add_css_class (slot, "open");
  else if (mine)
    gtk_widget_add_css_class (slot, "mine");
  if (game != NULL)
    fill_slot (GTK_BOX (slot), game, wide);
  return slot;
}

/* Makes a slot for each game that has to be won. The files tell of the latest games at least. */
static GtkWidget *
create_slots (CbSeriesPage *self, guint seat, guint score)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  CbCaseFile *file = cb_case_get_file (self->case_);
  gboolean wide = has_wide_slots (self);
  GtkWidget *slots = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing",
                                   wide ? SLOT_SPACING : SMALL_GAP, "line-spacing", SMALL_GAP,
                                   "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  g_autoptr (GPtrArray)
    wins = self->tally != NULL && file != NULL
             ? cb_tally_list_wins (self->tally, cb_case_file_get_location (file),
                                   setup->series.n_cases + 1, seat)
             : g_ptr_array_new ();
  guint known = MIN (wins->len, score);

  if (setup->series.goal > MOST_SLOTS ||
      (self->narrow && cb_shade_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT))
    return slots;
  for (guint i = 0; i < MAX (setup->series.goal, score); i++)
    {
      const CbTallyGame *game = i < score && i + known >= score
                                  ? g_ptr_array_index (wins, wins->len + i - score)
                                  : NULL;

      adw_wrap_box_append (ADW_WRAP_BOX (slots),
                           create_slot (game, i < score, (int) seat == setup->me, wide));
    }
  return slots;
}

/* Makes the name of a player and, if he leads, words that say so. */
static GtkWidget *
create_name (const CbSetup *setup, guint seat, gboolean leads)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign",
                                 GTK_ALIGN_CENTER, NULL);

  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL, "label", setup->players[seat].name, "xalign", 0.0,
                                "ellipsize", PANGO_ELLIPSIZE_END, "tooltip-text",
                                setup->players[seat].name, "max-width-chars", 14, NULL));
  gtk_widget_add_css_class (gtk_widget_get_first_child (box), "title-4");
  if (!leads)
    return box;
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", _ ("in the lead"), "xalign",
                                               0.0, "wrap", TRUE, NULL));
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "caption-heading");
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "accent");
  return box;
}

/* @names: makes all names as wide as the widest */
static void
add_row (CbSeriesPage *self, const CbTableState *state, guint seat, GtkSizeGroup *names)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint most, next, score = cb_table_state_get_score (state, seat);
  int leader = cb_table_state_get_leader (state, &most, &next);
  g_autofree char *number = g_strdup_printf ("%u", score);
  g_autofree char *words = g_strdup_printf ("%s %u", setup->players[seat].name, score);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", self->narrow ? 9 : 18, NULL);
  GtkWidget *name = create_name (
    setup, seat, leader == (int) seat && cb_table_state_get_winner (state) == CB_NOBODY);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (row, "series-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_box_append (
    GTK_BOX (row),
    cb_token_new_for_player (setup, (int) seat, has_wide_slots (self) ? TOKEN_SIZE : SMALL_TOKEN));
  gtk_size_group_add_widget (names, name);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), create_slots (self, seat, score));
  gtk_widget_add_css_class (label, "series-score");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (self->rows, row);
}

static void
show_series (CbSeriesPage *self)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbTableState) state = look (self);
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autofree char *lead = cb_table_state_describe_lead (state, setup);
  g_autofree char *played = cb_table_state_describe_games (state, setup);
  int solver = cb_review_find_solver (self->case_);

  gtk_label_set_label (self->lead, lead);
  gtk_label_set_label (self->played, played);
  gtk_widget_set_visible (self->turns, setup->series.goal <= MOST_SLOTS && !has_wide_slots (self));
  gtk_spin_button_set_value (self->goal, setup->series.goal);
  cb_css_class_set (self->view, "narrow", self->narrow);
  cb_children_remove (self->rows);
  for (guint seat = 0; seat < setup->n_players; seat++)
    add_row (self, state, seat, names);
  cb_token_set_player (self->token, setup, solver);
  gtk_widget_set_visible (GTK_WIDGET (self->token), solver != CB_NOBODY);
  cb_fields_notify_computed (self);
}

static void
narrow_changed_cb (CbSeriesPage *self)
{
  if (self->case_ != NULL)
    show_series (self);
}

static void
goal_changed_cb (CbSeriesPage *self)
{
  guint goal = (guint) gtk_spin_button_get_value_as_int (self->goal);

  if (self->case_ != NULL && cb_case_get_setup (self->case_)->series.goal != goal)
    cb_table_set_goal (self->case_, goal);
}

/* (transfer full) (nullable) */
static char *
describe_ending (CbSeriesPage *self)
{
  return self->case_ != NULL ? cb_review_describe_end (self->case_) : NULL;
}

/* (transfer full): the label of the button that leads to the next game */
static char *
describe_next (CbSeriesPage *self)
{
  return g_strdup (self->case_ != NULL && cb_table_count_next (self->case_) == 0
                     ? _ ("_New Evening")
                     : _ ("_Next Game"));
}

static gboolean
may_change (CbSeriesPage *self)
{
  return self->case_ != NULL && !cb_case_get_read_only (self->case_);
}

/* If reading was cancelled the page may no longer exist. If it failed the slots tell no cards. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  CbTally *tally = cb_work_finish (result, &error);
  CbSeriesPage *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  self->tally = tally;
  if (tally != NULL)
    show_series (self);
}

static void
start_reading (CbSeriesPage *self)
{
  CbCaseFile *file = cb_case_get_file (self->case_);
  GFile *location = file != NULL ? cb_case_file_get_location (file) : NULL;
  g_autoptr (GFile) folder = location != NULL ? g_file_get_parent (location) : NULL;

  if (folder == NULL)
    return;
  self->reading = g_cancellable_new ();
  cb_tally_read_async (folder, 0, self->reading, read_cb, self);
}

static gboolean
is_ready (CbHindsight *hindsight)
{
  gboolean ready;

  g_object_get (hindsight, "ready", &ready, NULL);
  return ready;
}

/* Shows skill and luck in the latest game; their place is kept while they are worked out. */
static void
show_skill (CbSeriesPage *self)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (self->case_));
  gboolean ready = is_ready (self->hindsight);
  CbSkill sum;
  gboolean has_skill = cb_hindsight_get_skill (self->hindsight, &sum);
  g_autofree char *luck = has_skill ? cb_skill_describe_luck (&sum) : g_strdup ("");
  /* Translators: my skill in a game, at most 99. */
  g_autofree char *skill = has_skill ? g_strdup_printf (_ ("%d of 99"), sum.skill) : g_strdup ("…");

  gtk_widget_set_visible (self->skill_and_luck,
                          cb_case_is_consistent (self->case_, n) && (has_skill || !ready));
  gtk_label_set_label (self->skill, skill);
  gtk_label_set_label (self->luck, luck);
}

static void
cb_series_page_showing (AdwNavigationPage *page)
{
  cb_hindsight_set_active (CB_SERIES_PAGE (page)->hindsight, TRUE);
}

static void
cb_series_page_hidden (AdwNavigationPage *page)
{
  cb_hindsight_set_active (CB_SERIES_PAGE (page)->hindsight, FALSE);
}

static void
series_share (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSeriesPage *self = CB_SERIES_PAGE (widget);

  cb_review_picture_share (self->view, self->head, cb_case_get_title (self->case_));
}

static void
cb_series_page_dispose (GObject *object)
{
  cb_work_stop (&CB_SERIES_PAGE (object)->reading);

  cb_template_dispose (object);
}

static void
cb_series_page_class_init (CbSeriesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_series_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = cb_series_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hidden = cb_series_page_hidden;
  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSeriesPage, narrow, G_TYPE_BOOLEAN, G_PARAM_READWRITE, narrow_changed_cb),
    CB_COMPUTED ("ending", G_TYPE_STRING, describe_ending),
    CB_COMPUTED ("next-label", G_TYPE_STRING, describe_next),
    CB_COMPUTED ("may-change", G_TYPE_BOOLEAN, may_change));
  CB_OWNS (object_class, CbSeriesPage, case_, g_object_unref);
  CB_OWNS (object_class, CbSeriesPage, hindsight, g_object_unref);
  CB_OWNS (object_class, CbSeriesPage, tally, cb_tally_free);

  cb_template_install (
    widget_class, "cb-series-page", CB_CHILD (CbSeriesPage, goal), CB_CHILD (CbSeriesPage, head),
    CB_CHILD (CbSeriesPage, lead), CB_CHILD (CbSeriesPage, luck), CB_CHILD (CbSeriesPage, played),
    CB_CHILD (CbSeriesPage, rows), CB_CHILD (CbSeriesPage, skill),
    CB_CHILD (CbSeriesPage, skill_and_luck), CB_CHILD (CbSeriesPage, token),
    CB_CHILD (CbSeriesPage, turns), CB_CHILD (CbSeriesPage, view), CB_CALLBACK (goal_changed_cb));
  cb_closures_install (widget_class);
  gtk_widget_class_install_action (widget_class, "series.share", NULL, series_share);
}

static void
cb_series_page_init (CbSeriesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_series_page_new:
 * @case_: the latest game of a series
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
cb_series_page_new (CbCase *case_)
{
  CbSeriesPage *self = g_object_new (CB_TYPE_SERIES_PAGE, NULL);

  self->case_ = g_object_ref (case_);
  g_signal_connect_object (case_, "notify::setup", G_CALLBACK (show_series), self,
                           G_CONNECT_SWAPPED);
  self->hindsight = cb_hindsight_new (case_);
  g_signal_connect_object (self->hindsight, "notify::ready", G_CALLBACK (show_skill), self,
                           G_CONNECT_SWAPPED);
  show_series (self);
  show_skill (self);
  start_reading (self);
  return ADW_NAVIGATION_PAGE (self);
}
