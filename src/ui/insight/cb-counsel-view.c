/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-counsel.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-stage.h"
#include "cb-token.h"

#define TOKEN_SIZE 38
#define MAX_LINES  4

struct _CbCounselView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean wanted;
  gboolean beside;
  char *words;
  guint said;     /* the serial of the insight whose counsel was announced last, or was in sight */
  gpointer stage; /* weak: the CbStage that the view is on, if any */

  GtkWidget *token;
  GtkLabel *label;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (CbCounselView, cb_counsel_view, ADW_TYPE_BIN)

/* In a panel there is room for counsel only where pages are drawn larger. */
static gboolean
has_room (CbCounselView *self)
{
  double scale = 1;

  if (self->stage != NULL)
    g_object_get (self->stage, "scale", &scale, NULL);
  return !self->beside || scale > 1;
}

/* Cuts the end off only in a panel, to leave room for the log and the form below. */
static void
limit_lines (CbCounselView *self)
{
  gtk_label_set_lines (self->label, self->beside ? MAX_LINES : -1);
  gtk_label_set_ellipsize (self->label, self->beside ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* Makes the beginning, which says whose move it is, stand out. */
static void
show_words (CbCounselView *self, guint n_turn)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->start_index = 0;
  bold->end_index = n_turn;
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (self->label, attributes);
  gtk_label_set_label (self->label, self->words != NULL ? self->words : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), self->words);
}

static void
show_token (CbCounselView *self)
{
  CbCase *case_ = cb_insight_get_case (self->insight);
  const CbSetup *setup = cb_case_get_setup (case_);
  int turn = cb_counsel_find_turn (case_, cb_insight_get_n_turns (self->insight));
  int player = turn != CB_NOBODY ? turn : setup->me;

  gtk_widget_set_visible (self->token, player != CB_NOBODY);
  if (player != CB_NOBODY)
    cb_token_set_player (CB_TOKEN (self->token), setup, player);
  cb_token_set_turn (CB_TOKEN (self->token), turn != CB_NOBODY);
}

/* Announces the counsel once for each change of the log or of what can be asked for, as soon as it
 * is complete; figures that only become finer are not announced again. Counsel that is not on the
 * screen, or is covered, is never announced. */
static void
say (CbCounselView *self)
{
  if (self->words == NULL || !cb_insight_is_settled (self->insight) ||
      self->said == cb_insight_get_serial (self->insight))
    return;
  self->said = cb_insight_get_serial (self->insight);
  cb_announce (GTK_WIDGET (self), self->words);
}

static void
update (CbCounselView *self)
{
  guint n_turn = 0;
  g_autofree char *words = NULL;

  if (self->insight != NULL)
    words = cb_insight_describe_counsel (self->insight, &n_turn);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL && self->wanted && has_room (self));
  if (words != NULL)
    show_token (self);
  gtk_widget_set_visible (self->button, words != NULL && cb_insight_get_state (self->insight) ==
                                                           CB_INSIGHT_CONFLICT);
  if (g_set_str (&self->words, words))
    {
      show_words (self, n_turn);
      g_object_notify (G_OBJECT (self), "words");
    }
  if (self->insight != NULL)
    say (self);
}

static void
follow_insight (CbCounselView *self)
{
  static const char *const SIGNALS[] = { "notify::state",   "notify::stale",  "notify::advice",
                                         "notify::chances", "notify::rivals", "notify::decision",
                                         "notify::arrived" };

  for (guint i = 0; i < G_N_ELEMENTS (SIGNALS); i++)
    g_signal_connect_object (self->insight, SIGNALS[i], G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  update (self);
}

static void
glance (CbCounselView *self, gboolean glancing)
{
  if (self->insight != NULL)
    g_object_set (self->insight, "glancing", glancing, NULL);
}

static void
cb_counsel_view_map (GtkWidget *widget)
{
  CbCounselView *self = CB_COUNSEL_VIEW (widget);

  GTK_WIDGET_CLASS (cb_counsel_view_parent_class)->map (widget);
  if (self->insight != NULL)
    self->said = cb_insight_get_serial (self->insight);
  glance (self, TRUE);
}

static void
cb_counsel_view_unmap (GtkWidget *widget)
{
  glance (CB_COUNSEL_VIEW (widget), FALSE);
  GTK_WIDGET_CLASS (cb_counsel_view_parent_class)->unmap (widget);
}

/* Watches the stage once: a page that changes its layout moves its parts on the same stage. */
static void
cb_counsel_view_root (GtkWidget *widget)
{
  CbCounselView *self = CB_COUNSEL_VIEW (widget);
  GtkWidget *stage = gtk_widget_get_ancestor (widget, CB_TYPE_STAGE);

  GTK_WIDGET_CLASS (cb_counsel_view_parent_class)->root (widget);
  if (stage == NULL || !g_set_weak_pointer (&self->stage, stage))
    return;
  g_signal_connect_object (stage, "notify::scale", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
cb_counsel_view_dispose (GObject *object)
{
  g_clear_weak_pointer (&CB_COUNSEL_VIEW (object)->stage);

  G_OBJECT_CLASS (cb_counsel_view_parent_class)->dispose (object);
}

static void
cb_counsel_view_class_init (CbCounselViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_counsel_view_dispose;

  widget_class->map = cb_counsel_view_map;
  widget_class->unmap = cb_counsel_view_unmap;
  widget_class->root = cb_counsel_view_root;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbCounselView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbCounselView, wanted, G_TYPE_BOOLEAN, G_PARAM_READWRITE, update),
    CB_FIELD_THEN (CbCounselView, beside, G_TYPE_BOOLEAN, G_PARAM_READWRITE, limit_lines),
    CB_FIELD (CbCounselView, words, G_TYPE_STRING, G_PARAM_READABLE));

  gtk_widget_class_set_css_name (widget_class, "counsel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_counsel_view_init (CbCounselView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  self->wanted = TRUE;
  self->token = cb_token_new (TOKEN_SIZE);
  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "natural-wrap-mode",
                              GTK_NATURAL_WRAP_NONE, "xalign", 0.0, "hexpand", TRUE, NULL);
  self->button = gtk_button_new_with_mnemonic (_ ("_Show"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "case.show-conflict");
  gtk_widget_set_valign (self->token, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->token);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), self->button);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what a screen reader calls the sentences that say
                                   * what to do next. */
                                  _ ("Counsel"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
