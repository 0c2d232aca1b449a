/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-deal-parts.h"
#include "cb-dice-view.h"
#include "cb-edition-dice.h"
#include "cb-fields.h"
#include "cb-template.h"

/* The side of a die, in pixels, and of one on a narrow screen. */
#define DIE       38
#define SMALL_DIE 26

struct _CbDealDice
{
  GtkButton parent_instance;

  CbDice of; /* the dice that are rolled; none where the box has none */
  CbDiceRoll rolled;
  int roller; /* who rolled them in this turn, or CB_NOBODY */
  int seat;   /* whose turn it is, or CB_NOBODY */
  gboolean narrow;

  CbDiceView *dice;
  GtkStack *stack;
  GtkLabel *total;
};

CB_DEFINE_TEMPLATE_TYPE (CbDealDice, cb_deal_dice, GTK_TYPE_BUTTON)

/* Says the total, or the faces, once the dice lie still. */
static void
settled_cb (CbDealDice *self)
{
  g_autofree char *steps = cb_dice_describe_steps (&self->of, &self->rolled);
  g_autofree char *total = cb_dice_describe_total (&self->of, &self->rolled);

  gtk_label_set_label (self->total, steps);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, total,
                                  -1);
  cb_announce (GTK_WIDGET (self), total);
}

/* The roll is for the board only, and goes into no record. */
static void
roll_cb (CbDealDice *self)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new ();

  self->roller = self->seat;
  self->rolled = cb_dice_roll (&self->of, random);
  gtk_stack_set_visible_child_name (self->stack, "rolled");
  gtk_label_set_label (self->total, "");
  cb_dice_view_show_roll (self->dice, &self->rolled);
}

static void
set_side (CbDealDice *self)
{
  cb_dice_view_set_side (self->dice, self->narrow ? SMALL_DIE : DIE);
}

static void
cb_deal_dice_class_init (CbDealDiceClass *klass)
{
  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbDealDice, narrow, G_TYPE_BOOLEAN,
                                                            G_PARAM_READWRITE, set_side));

  cb_template_install (GTK_WIDGET_CLASS (klass), "cb-deal-dice", CB_CHILD (CbDealDice, dice),
                       CB_CHILD (CbDealDice, stack), CB_CHILD (CbDealDice, total),
                       CB_CALLBACK (roll_cb), CB_CALLBACK (settled_cb));
}

/* Lays the dice of the box; nothing where it has none. */
void
cb_deal_dice_set_edition (CbDealDice *self, CbEdition *edition)
{
  g_return_if_fail (CB_IS_DEAL_DICE (self));

  self->roller = CB_NOBODY;
  if (!cb_edition_get_dice (edition, 0, &self->of))
    self->of.n_dice = 0;
  else
    cb_dice_view_set_dice (self->dice, &self->of);
  set_side (self);
}

/**
 * cb_deal_dice_show_turn:
 * @seat: who may roll, or %CB_NOBODY; when it changes, the last roll is cleared
 */
void
cb_deal_dice_show_turn (CbDealDice *self, int seat)
{
  g_return_if_fail (CB_IS_DEAL_DICE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), seat != CB_NOBODY && self->of.n_dice > 0);
  self->seat = seat;
  if (seat == self->roller)
    return;
  self->roller = CB_NOBODY;
  gtk_stack_set_visible_child_name (self->stack, "none");
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
