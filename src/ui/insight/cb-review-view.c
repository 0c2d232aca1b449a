/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-course-words.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-link-row.h"
#include "cb-outline-box.h"
#include "cb-paragraph.h"
#include "cb-review-words.h"
#include "cb-table-state-words.h"
#include "cb-template.h"
#include "cb-token.h"
#include "parts.h"

#if HAS_PRINTING
#include "cb-insight-parts.h"
#endif

/* How many entries are shown at first: those with the largest drops, in the order of the log. */
#define N_FIRST 3

/* In pixels. */
#define FACE_WIDTH 86
#define TOKEN_SIZE 24

/* The width of a line at the end of a row, in letters. */
#define END_CHARS 14

struct _CbReviewView
{
  AdwBin parent_instance;

  CbInsight *insight;
  CbCourse *course; /* (nullable): the course whose entries are shown */
  gboolean compact;
  gboolean shows_all;

  GtkListBox *entries;
  GtkWidget *evening;
  GtkBox *faces;
  GtkBox *head;
  GtkWidget *print;
  GtkBox *players;
  AdwWrapBox *scores;
  CbPainting *shares;
  CbToken *token;
};

G_DEFINE_FINAL_TYPE (CbReviewView, cb_review_view, ADW_TYPE_BIN)

static CbCase *
get_case (CbReviewView *self)
{
  return cb_insight_get_case (self->insight);
}

/* (nullable): the review, if there is something to tell */
static const CbReview *
get_review (CbReviewView *self)
{
  const CbReview *review = self->insight != NULL ? cb_insight_get_review (self->insight) : NULL;

  return review != NULL && review->conflict == NULL ? review : NULL;
}

static void
show_ending (CbReviewView *self)
{
  int solver = cb_review_find_solver (get_case (self));

  cb_card_face_fill (self->faces, cb_case_get_edition (get_case (self)),
                     cb_insight_get_envelope (self->insight), FACE_WIDTH);
  cb_token_set_player (self->token, cb_case_get_setup (get_case (self)), solver);
  gtk_widget_set_visible (GTK_WIDGET (self->token), solver != CB_NOBODY);
}

/* (transfer full): what the button says, with the number of the next game if a series goes on */
static char *
describe_again (CbReviewView *self)
{
  guint n = self->insight != NULL ? cb_table_count_next (get_case (self)) : 0;

  /* Translators: the same people play the next game of their evening; %u is its number */
  return n > 0 ? g_strdup_printf (_ ("_Play Again · Game %u"), n) : g_strdup (_ ("_Play Again"));
}

/* Shows the token and the score of each player in a series; dim for those without a win. */
static void
show_evening (CbReviewView *self)
{
  CbSetup *setup = cb_case_get_setup (get_case (self));
  g_autoptr (CbTableState) state = cb_table_state_new (
    get_case (self), cb_log_get_n_entries (cb_case_get_log (get_case (self))));
  g_autofree char *words = cb_table_state_describe_score (state, setup);

  cb_children_remove_wrapped (self->scores);
  gtk_widget_set_visible (self->evening, setup->series.goal > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scores), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  for (guint seat = 0; setup->series.goal > 0 && seat < setup->n_players; seat++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
      guint score = cb_table_state_get_score (state, seat);
      g_autofree char *number = g_strdup_printf ("%u", score);
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, score > 0 ? "heading" : "dimmed");
      gtk_box_append (GTK_BOX (box), cb_token_new_for_player (setup, (int) seat, TOKEN_SIZE));
      gtk_box_append (GTK_BOX (box), label);
      adw_wrap_box_append (self->scores, box);
    }
}

static GtkWidget *
create_player (const CbSetup *setup, guint seat, double share)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 8, NULL);
  GtkWidget *name = cb_paragraph_new (setup->players[seat].name, NULL);
  g_autofree char *percent = cb_chance_describe (share);
  GtkWidget *figure = gtk_label_new (percent);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_widget_add_css_class (figure, "heading");
  gtk_box_append (GTK_BOX (row), cb_token_new_for_player (setup, (int) seat, 20));
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), figure);
  return row;
}

static void
show_players (CbReviewView *self, const CbReview *review)
{
  CbSetup *setup = cb_case_get_setup (get_case (self));
  double shares[CB_MAX_PLAYERS];

  cb_review_get_shares (review, get_case (self), shares);
  cb_bars_show_players (self->shares, setup, shares);
  cb_children_remove (self->players);
  for (guint seat = 0; seat < setup->n_players; seat++)
    gtk_box_append (self->players, create_player (setup, seat, shares[seat]));
}

/* Makes a label for the end of a row. */
static GtkWidget *
create_end (const char *text, const char *css_class)
{
  GtkWidget *label = cb_paragraph_new (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_max_width_chars (GTK_LABEL (label), END_CHARS);
  return label;
}

/* Makes the figure of an entry: its drop, above what it found. */
static GtkWidget *
create_figure (const CbCourse *course, guint position)
{
  g_autofree char *drop = cb_course_describe_drop (course, position);
  g_autofree char *found = cb_course_describe_found (course, position);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), create_end (drop, "heading"));
  if (found != NULL)
    gtk_box_append (GTK_BOX (box), create_end (found, "caption"));
  return box;
}

static void
name_entry (GtkWidget *row, const CbCourse *course, const CbOutline *outline, guint position)
{
  g_autofree char *words = cb_outline_describe (outline, cb_course_get_setup (course));
  g_autofree char *drop = cb_course_describe_drop (course, position);
  g_autofree char *found = cb_course_describe_found (course, position);
  /* Translators: the number of an entry, what happened, and how many solutions it left of how many
   */
  g_autofree char *name = g_strdup_printf (_ ("Entry %u, %s %s"), position + 1, words, drop);

  /* Otherwise the row would be named by its title, which is empty here. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found != NULL ? found : "",
                                  -1);
}

static void
add_entry (CbReviewView *self, const CbCourse *course, guint position)
{
  const CbSetup *setup = cb_course_get_setup (course);
  g_auto (CbOutline) outline = { 0 };
  GtkWidget *row = cb_link_row_new ("");
  GtkWidget *box = g_object_new (CB_TYPE_OUTLINE_BOX, "position", position, NULL);

  cb_outline_init (&outline, cb_course_get_entry (course, position), setup);
  cb_outline_box_show (CB_OUTLINE_BOX (box), &outline, setup);
  gtk_widget_set_hexpand (box, TRUE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), box);
  cb_link_row_add_suffix (CB_LINK_ROW (row), create_figure (course, position));
  name_entry (row, course, &outline, position);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", position);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "case.show-entry");
  gtk_list_box_append (self->entries, row);
}

static int
compare_positions (gconstpointer a, gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

static void
show_entries (CbReviewView *self, CbCourse *course)
{
  g_autoptr (GArray) drops = cb_course_list_drops (course);

  g_array_set_size (drops, MIN (drops->len, N_FIRST));
  g_array_sort (drops, compare_positions);
  gtk_list_box_remove_all (self->entries);
  for (guint i = 0; i < cb_course_get_n_entries (course); i++)
    if (self->shows_all || g_array_binary_search (drops, &i, compare_positions, NULL))
      add_entry (self, course, i);
  gtk_widget_set_visible (GTK_WIDGET (self->entries),
                          gtk_widget_get_first_child (GTK_WIDGET (self->entries)) != NULL);
}

static gboolean
has_more (CbReviewView *self)
{
  return get_review (self) != NULL && !self->shows_all &&
         cb_log_get_n_entries (cb_case_get_log (get_case (self))) > N_FIRST;
}

static gboolean
has_review (CbReviewView *self)
{
  return get_review (self) != NULL;
}

/* (transfer full) (nullable) */
static char *
describe_ending (CbReviewView *self)
{
  return self->insight != NULL ? cb_review_describe_end (get_case (self)) : NULL;
}

/* (transfer full) (nullable): when the case could be solved, and who else was close */
static char *
describe_solved (CbReviewView *self)
{
  const CbReview *review = get_review (self);
  const CbCourse *course = review != NULL ? cb_insight_get_course (self->insight) : NULL;
  g_autofree char *solved = NULL;
  g_autofree char *closest_words = NULL;
  int closest;

  if (review == NULL)
    return NULL;
  solved = cb_review_describe_solvable (review, get_case (self));
  if (course != NULL)
    closest_words = cb_course_describe_closest (course, cb_course_get_n_entries (course), &closest);
  return closest_words != NULL ? g_strjoin (" ", solved, closest_words, NULL)
                               : g_steal_pointer (&solved);
}

static void
notify_all (CbReviewView *self)
{
  cb_fields_notify_computed (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.all-entries", has_more (self));
}

static void
show_review (CbReviewView *self)
{
  const CbReview *review = get_review (self);

  show_ending (self);
  show_evening (self);
  if (review != NULL)
    show_players (self, review);
  notify_all (self);
}

/* Keeps the rows if only the figures have become more exact, because one may have the focus. */
static void
course_changed_cb (CbReviewView *self)
{
  CbCourse *course = cb_insight_get_course (self->insight);

  if (course != NULL && (self->course == NULL || !cb_course_has_same_line (course, self->course)))
    show_entries (self, course);
  g_clear_pointer (&self->course, cb_course_unref);
  self->course = course != NULL ? cb_course_ref (course) : NULL;
  g_object_notify (G_OBJECT (self), "solved");
}

static void
insight_all_entries (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReviewView *self = CB_REVIEW_VIEW (widget);

  self->shows_all = TRUE;
  if (self->course != NULL)
    show_entries (self, self->course);
  notify_all (self);
  gtk_widget_child_focus (GTK_WIDGET (self->entries), GTK_DIR_TAB_FORWARD);
}

static void
insight_series (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation),
                            cb_series_page_new (get_case (CB_REVIEW_VIEW (widget))));
}

static void
insight_share (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReviewView *self = CB_REVIEW_VIEW (widget);

  cb_review_picture_share (widget, GTK_WIDGET (self->head), cb_case_get_title (get_case (self)));
}

#if HAS_PRINTING
static void
insight_print (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReviewView *self = CB_REVIEW_VIEW (widget);

  cb_review_print (widget, GTK_WIDGET (self->head), cb_case_get_title (get_case (self)));
}
#endif

static void
follow_insight (CbReviewView *self)
{
  g_signal_connect_object (self->insight, "notify::review", G_CALLBACK (show_review), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::state", G_CALLBACK (show_review), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (course_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_review (self);
}

static void
cb_review_view_class_init (CbReviewViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbReviewView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD (CbReviewView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_COMPUTED ("again", G_TYPE_STRING, describe_again),
    CB_COMPUTED ("ending", G_TYPE_STRING, describe_ending),
    CB_COMPUTED ("solved", G_TYPE_STRING, describe_solved),
    CB_COMPUTED ("has-review", G_TYPE_BOOLEAN, has_review),
    CB_COMPUTED ("has-more", G_TYPE_BOOLEAN, has_more));
  CB_OWNS (object_class, CbReviewView, course, cb_course_unref);

  cb_template_install (widget_class, "cb-review-view", CB_CHILD (CbReviewView, entries),
                       CB_CHILD (CbReviewView, evening), CB_CHILD (CbReviewView, faces),
                       CB_CHILD (CbReviewView, head), CB_CHILD (CbReviewView, players),
                       CB_CHILD (CbReviewView, print), CB_CHILD (CbReviewView, scores),
                       CB_CHILD (CbReviewView, shares), CB_CHILD (CbReviewView, token));
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "insight.all-entries", NULL, insight_all_entries);
#if HAS_PRINTING
  gtk_widget_class_install_action (widget_class, "insight.print", NULL, insight_print);
#endif
  gtk_widget_class_install_action (widget_class, "insight.series", NULL, insight_series);
  gtk_widget_class_install_action (widget_class, "insight.share", NULL, insight_share);
}

static void
cb_review_view_init (CbReviewView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->print, HAS_PRINTING);
}
