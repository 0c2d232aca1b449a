/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-dial.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-template.h"

struct _CbVerdictView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean compact;
  gboolean figures; /* whether to say what the verdict goes by, too */

  GtkWidget *accuse;
  CbPainting *gauge;
  GtkLabel *gauge_now;
  CbPainting *key_now;
  CbPainting *key_others;
  CbPainting *key_waiting;
  GtkWidget *keys;
  GtkLabel *now;
  GtkLabel *others;
  GtkLabel *reason;
  CbPainting *ring;
  GtkLabel *summary;
  GtkLabel *verdict;
  GtkLabel *waiting;
};

G_DEFINE_FINAL_TYPE (CbVerdictView, cb_verdict_view, ADW_TYPE_BIN)

static const char *const VERDICTS[] = {
  [CB_DECISION_WAIT] = N_ ("Wait"),
  [CB_DECISION_GAMBLE] = N_ ("Your Call"),
  [CB_DECISION_ACCUSE] = N_ ("Accuse"),
};

/* The button is highlighted only if it is the best thing to do next. */
static void
update_button (CbVerdictView *self, CbCardSet solution, gboolean suggested)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);
  g_autofree char *names = cb_insight_join_cards (edition, solution);
  /* Translators: %s are the cards that are named in an accusation */
  g_autofree char *label = g_strdup_printf (_ ("Accuse %s"), names);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->accuse), "u", solution);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->accuse),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->accuse), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_visible (self->accuse, cb_insight_is_my_game (self->insight));
  cb_css_class_set (self->accuse, "suggested-action", suggested);
}

/* Whether nothing is known that would tell one solution from another. */
static gboolean
is_early (CbVerdictView *self)
{
  return cb_insight_is_early (self->insight) && cb_insight_count_left (self->insight) > 1;
}

static void
update_gauge (CbVerdictView *self, const CbDecision *decision)
{
  g_autofree char *words = cb_insight_describe_decision (decision,
                                                         cb_insight_get_edition (self->insight));
  gboolean early = is_early (self);
  double shares[CB_N_GAUGE_MARKS] = {
    [CB_GAUGE_WAITING] = early ? CB_GAUGE_NOT_MARKED : cb_decision_get_waiting (decision),
    [CB_GAUGE_OTHERS] = early ? CB_GAUGE_NOT_MARKED : cb_decision_get_others (decision),
  };

  cb_decision_get_solution (decision, &shares[CB_GAUGE_NOW]);
  cb_dial_show_gauge (self->gauge, shares);
  cb_dial_show_ring (self->ring, shares[CB_GAUGE_NOW]);
  cb_painting_set_label (self->gauge, words);
}

static void
update_words (CbVerdictView *self, const CbDecision *decision)
{
  g_autofree char *reason = cb_insight_describe_outlook (decision,
                                                         cb_insight_get_edition (self->insight));
  g_autofree char *waiting = cb_chance_describe (cb_decision_get_waiting (decision));
  g_autofree char *others = cb_chance_describe (cb_decision_get_others (decision));
  guint n_left = cb_insight_count_left (self->insight);
  gboolean early = is_early (self);
  gboolean gamble = cb_decision_get_kind (decision) == CB_DECISION_GAMBLE;
  g_autofree char *guess = early ? cb_insight_describe_guess (n_left) : NULL;
  g_autofree char *chance = NULL;
  g_autofree char *now = NULL;
  g_autofree char *summary = NULL;
  double share;

  cb_decision_get_solution (decision, &share);
  chance = cb_chance_describe (share);
  now = g_strconcat (cb_decision_is_exact (decision) ? "" : "≈ ", chance, NULL);
  gtk_label_set_label (self->verdict, _ (VERDICTS[cb_decision_get_kind (decision)]));
  gtk_label_set_label (self->reason, early ? guess : reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), early || gamble || self->figures);
  gtk_widget_set_visible (self->keys, !early && !self->compact);
  /* Translators: how likely I win, in percent: by accusing now, and by waiting. */
  summary = g_strdup_printf (_ ("%s right now, %s if you wait"), now, waiting);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->gauge_now, now);
  gtk_label_set_label (self->now, now);
  gtk_label_set_label (self->waiting, waiting);
  gtk_label_set_label (self->others, others);
}

static void
show_verdict (CbVerdictView *self)
{
  const CbDecision *decision = cb_insight_get_decision (self->insight);

  gtk_widget_set_visible (GTK_WIDGET (self), decision != NULL);
  if (decision == NULL)
    return;
  update_button (self, cb_decision_get_solution (decision, NULL),
                 cb_decision_get_kind (decision) == CB_DECISION_ACCUSE);
  update_gauge (self, decision);
  update_words (self, decision);
}

static void
change_contents (CbVerdictView *self)
{
  if (self->insight != NULL)
    show_verdict (self);
}

static void
follow_insight (CbVerdictView *self)
{
  static const char *const SIGNALS[] = { "notify::decision", "notify::chances", "notify::advice" };

  for (guint i = 0; i < G_N_ELEMENTS (SIGNALS); i++)
    g_signal_connect_object (self->insight, SIGNALS[i], G_CALLBACK (show_verdict), self,
                             G_CONNECT_SWAPPED);
  show_verdict (self);
}

static void
cb_verdict_view_class_init (CbVerdictViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbVerdictView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbVerdictView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, change_contents),
    CB_FIELD_THEN (CbVerdictView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE, change_contents));

  cb_template_install (widget_class, "cb-verdict-view", CB_CHILD (CbVerdictView, accuse),
                       CB_CHILD (CbVerdictView, gauge), CB_CHILD (CbVerdictView, gauge_now),
                       CB_CHILD (CbVerdictView, key_waiting), CB_CHILD (CbVerdictView, key_now),
                       CB_CHILD (CbVerdictView, key_others), CB_CHILD (CbVerdictView, keys),
                       CB_CHILD (CbVerdictView, waiting), CB_CHILD (CbVerdictView, now),
                       CB_CHILD (CbVerdictView, others), CB_CHILD (CbVerdictView, reason),
                       CB_CHILD (CbVerdictView, ring), CB_CHILD (CbVerdictView, summary),
                       CB_CHILD (CbVerdictView, verdict));
}

static void
cb_verdict_view_init (CbVerdictView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_dial_show_key (self->key_now, CB_GAUGE_NOW);
  cb_dial_show_key (self->key_waiting, CB_GAUGE_WAITING);
  cb_dial_show_key (self->key_others, CB_GAUGE_OTHERS);
}
