/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-bars.h"
#include "cb-fields.h"
#include "cb-hindsight.h"
#include "cb-insight-parts.h"
#include "cb-template.h"

struct _CbMissedView
{
  AdwBin parent_instance;

  CbInsight *insight;
  CbHindsight *hindsight; /* looks back at the review that is shown; NULL if there is none */

  GtkLabel *asked;
  AdwBin *asked_cards;
  CbPainting *asked_bar;
  GtkLabel *better;
  AdwBin *better_cards;
  CbPainting *better_bar;
  GtkWidget *entry;
  GtkLabel *luck;
  CbPainting *luck_bar;
  GtkWidget *missed;
  GtkLabel *skill;
  CbPainting *skill_bar;
  GtkWidget *skill_and_luck;
  GtkLabel *where;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (CbMissedView, cb_missed_view, ADW_TYPE_BIN)

/* (nullable): my costliest turn, once everything that is shown with it is computed */
static const CbJudgedTurn *
get_missed (CbMissedView *self)
{
  return self->hindsight != NULL && cb_insight_get_course (self->insight) != NULL
           ? cb_hindsight_get_costliest (self->hindsight)
           : NULL;
}

static void
show_suggestion (CbMissedView *self, AdwBin *bin, CbPainting *bar, CbCardSet cards, double bits)
{
  const double share = 1 - exp2 (-bits);

  cb_card_line_show (adw_bin_get_child (bin), cb_insight_get_edition (self->insight), cards);
  cb_bars_show (bar, &share, 1);
}

static void
show_missed (CbMissedView *self, const CbJudgedTurn *missed)
{
  const CbCourse *course = cb_insight_get_course (self->insight);
  g_autofree char *words = cb_missed_describe (missed);
  g_autofree char *asked = cb_missed_describe_ruled_out (missed, course, FALSE);
  g_autofree char *better = cb_missed_describe_ruled_out (missed, course, TRUE);
  g_autofree char *where = NULL;

  /* Translators: %u is the number of an entry */
  where = g_strdup_printf (_ ("Entry %u"), missed->position + 1);
  show_suggestion (self, self->asked_cards, self->asked_bar, missed->asked, missed->asked_bits);
  show_suggestion (self, self->better_cards, self->better_bar, missed->better, missed->better_bits);
  gtk_label_set_label (self->where, where);
  gtk_label_set_label (self->words, words);
  gtk_label_set_label (self->asked, asked);
  gtk_label_set_label (self->better, better);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->entry), "u", missed->position);
}

static void
show_skill (CbMissedView *self, const CbSkill *skill)
{
  g_autofree char *words = cb_skill_describe (skill);
  g_autofree char *luck = cb_skill_describe_luck (skill);

  gtk_label_set_label (self->skill, words);
  gtk_label_set_label (self->luck, luck);
  cb_bars_show (self->skill_bar, &(double) { skill->skill / (double) CB_MOST_SKILL }, 1);
  cb_bars_show (self->luck_bar, &(double) { skill->luck / 100.0 }, 1);
}

static void
show_judgement (CbMissedView *self)
{
  const CbJudgedTurn *missed = get_missed (self);
  CbSkill skill;
  gboolean has_skill = self->hindsight != NULL && cb_hindsight_get_skill (self->hindsight, &skill);

  gtk_widget_set_visible (GTK_WIDGET (self), missed != NULL || has_skill);
  gtk_widget_set_visible (self->missed, missed != NULL);
  gtk_widget_set_visible (self->skill_and_luck, has_skill);
  if (missed != NULL)
    show_missed (self, missed);
  if (has_skill)
    show_skill (self, &skill);
}

/* Looks back only after the rest of the review is computed, because people read that first. */
static void
review_changed_cb (CbMissedView *self)
{
  const CbReview *review = cb_insight_get_review (self->insight);

  g_clear_object (&self->hindsight);
  if (review != NULL && review->conflict == NULL)
    {
      self->hindsight = cb_hindsight_new (cb_insight_get_case (self->insight));
      g_signal_connect_object (self->hindsight, "notify::ready", G_CALLBACK (show_judgement), self,
                               G_CONNECT_SWAPPED);
      cb_hindsight_set_active (self->hindsight, cb_insight_get_active (self->insight));
    }
  show_judgement (self);
}

static void
active_changed_cb (CbMissedView *self)
{
  if (self->hindsight != NULL)
    cb_hindsight_set_active (self->hindsight, cb_insight_get_active (self->insight));
}

static void
follow_insight (CbMissedView *self)
{
  g_signal_connect_object (self->insight, "notify::review", G_CALLBACK (review_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::active", G_CALLBACK (active_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (show_judgement), self,
                           G_CONNECT_SWAPPED);
  review_changed_cb (self);
}

static void
cb_missed_view_class_init (CbMissedViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (object_class, CB_FIELD_THEN (CbMissedView, insight, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE, follow_insight));
  CB_OWNS (object_class, CbMissedView, hindsight, g_object_unref);

  cb_template_install (widget_class, "cb-missed-view", CB_CHILD (CbMissedView, asked),
                       CB_CHILD (CbMissedView, asked_bar), CB_CHILD (CbMissedView, asked_cards),
                       CB_CHILD (CbMissedView, better), CB_CHILD (CbMissedView, better_bar),
                       CB_CHILD (CbMissedView, better_cards), CB_CHILD (CbMissedView, entry),
                       CB_CHILD (CbMissedView, luck), CB_CHILD (CbMissedView, luck_bar),
                       CB_CHILD (CbMissedView, missed), CB_CHILD (CbMissedView, skill),
                       CB_CHILD (CbMissedView, skill_bar), CB_CHILD (CbMissedView, skill_and_luck),
                       CB_CHILD (CbMissedView, where), CB_CHILD (CbMissedView, words));
  gtk_widget_class_bind_template_callback (widget_class, gtk_menu_button_popdown);
}

static void
cb_missed_view_init (CbMissedView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->asked_cards, cb_card_line_new ());
  adw_bin_set_child (self->better_cards, cb_card_line_new ());
}
