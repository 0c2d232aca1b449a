/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-face.h"
#include "cb-counsel.h"
#include "cb-course-words.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-template.h"
#include "cb-token.h"

/* The widths of the cards in pixels. */
#define LARGE 172
#define SMALL 94

struct _CbSolvedView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean compact;

  GtkWidget *accuse;
  GtkLabel *behind;
  GtkBox *faces;
  GtkWidget *next;
  GtkLabel *order;
  CbToken *token;
};

CB_DEFINE_TEMPLATE_TYPE (CbSolvedView, cb_solved_view, ADW_TYPE_BIN)

static gboolean
is_solved (CbSolvedView *self)
{
  return self->insight != NULL && cb_insight_get_state (self->insight) == CB_INSIGHT_SOLVED;
}

static void
show_words (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
}

/* Shows who takes the next turns and, once that is computed, who is closest. */
static void
show_others (CbSolvedView *self)
{
  CbCase *case_ = cb_insight_get_case (self->insight);
  const CbCourse *course = cb_insight_get_course (self->insight);
  g_autofree char *order = NULL;
  g_autofree char *behind = NULL;
  int next, closest = CB_NOBODY;

  order = cb_counsel_say_order (case_, cb_insight_get_n_turns (self->insight), &next);
  if (course != NULL)
    behind = cb_course_describe_closest (course, cb_insight_get_n_read (self->insight), &closest);
  show_words (self->order, order);
  show_words (self->behind, behind);
  if (next == CB_NOBODY)
    next = closest;
  cb_token_set_player (self->token, cb_case_get_setup (case_), next);
  gtk_widget_set_visible (GTK_WIDGET (self->token), next != CB_NOBODY);
  gtk_widget_set_visible (self->next, order != NULL || behind != NULL);
}

static void
show_cards (CbSolvedView *self)
{
  if (is_solved (self))
    cb_card_face_fill (self->faces, cb_insight_get_edition (self->insight),
                       cb_insight_get_envelope (self->insight), self->compact ? SMALL : LARGE);
}

static void
show_solution (CbSolvedView *self)
{
  if (!is_solved (self))
    return;
  show_cards (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->accuse), "u",
                                    cb_insight_get_envelope (self->insight));
  gtk_widget_set_visible (self->accuse, cb_insight_is_my_game (self->insight));
  cb_css_class_set (self->accuse, "suggested-action",
                    cb_counsel_may_accuse (cb_insight_get_case (self->insight),
                                           cb_insight_get_n_turns (self->insight)));
  show_others (self);
}

static void
follow_insight (CbSolvedView *self)
{
  static const char *const SIGNALS[] = { "notify::course", "notify::stale", "notify::state" };

  for (guint i = 0; i < G_N_ELEMENTS (SIGNALS); i++)
    g_signal_connect_object (self->insight, SIGNALS[i], G_CALLBACK (show_solution), self,
                             G_CONNECT_SWAPPED);
  show_solution (self);
}

static void
cb_solved_view_class_init (CbSolvedViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbSolvedView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbSolvedView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, show_cards));

  cb_template_install (widget_class, "cb-solved-view", CB_CHILD (CbSolvedView, accuse),
                       CB_CHILD (CbSolvedView, behind), CB_CHILD (CbSolvedView, faces),
                       CB_CHILD (CbSolvedView, next), CB_CHILD (CbSolvedView, order),
                       CB_CHILD (CbSolvedView, token));
}
