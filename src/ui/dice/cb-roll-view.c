/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-dice-view.h"
#include "cb-fields.h"
#include "cb-roll-figures.h"
#include "cb-roll-view.h"
#include "cb-template.h"

/* How many earlier rolls are shown. */
#define N_SHOWN 12

struct _CbRollView
{
  AdwBin parent_instance;

  CbRandomSource *random; /* not owned */
  CbEdition *edition;     /* the edition of the dice, or NULL */
  CbDice dice;
  CbRollHistory *history;

  CbDiceView *dice_view;
  CbRollFigures *figures;
  GtkLabel *hint;
  AdwActionRow *history_row;
  GtkWidget *roll_button;
  GtkLabel *total;
};

G_DEFINE_FINAL_TYPE (CbRollView, cb_roll_view, ADW_TYPE_BIN)

/* The deck from which the edition draws when a die shows a sign. */
static const char *
find_deck_name (CbEdition *edition)
{
  for (guint i = 0; edition != NULL && i < cb_edition_get_n_decks (edition); i++)
    {
      const CbDeck *deck = cb_edition_get_deck (edition, i);

      if (deck->must != NULL && g_strv_contains ((const char *const *) deck->must, "roll"))
        return deck->name;
    }
  return NULL;
}

/* (nullable) (transfer full): the faces, and what the signs among them that have a name ask for */
static char *
describe_signs (CbRollView *self, const CbDiceRoll *roll)
{
  g_autofree char *faces = cb_dice_describe_roll (&self->dice, roll);
  g_autoptr (GString) text = g_string_new (faces);
  gsize n = text->len;

  for (guint i = 0; i < roll->n_dice; i++)
    if (roll->faces[i] >= CB_FACE_SIGN && self->edition != NULL)
      {
        const CbSign *sign = cb_edition_get_sign (self->edition, roll->faces[i] - CB_FACE_SIGN);

        g_string_append (text, sign->deck >= 0 || sign->text != NULL ? "\n" : "");
        if (sign->deck >= 0)
          g_string_append_printf (text, _ ("Draw first: %s. Then move."),
                                  cb_edition_get_deck (self->edition, (guint) sign->deck)->name);
        else if (sign->text != NULL)
          g_string_append (text, sign->text);
      }
  return text->len > n ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

static char *
describe_hint (CbRollView *self, const CbDiceRoll *roll)
{
  const char *deck = find_deck_name (self->edition);
  char *signs = describe_signs (self, roll);

  if (signs != NULL)
    return signs;
  if (cb_dice_roll_get_n_questions (roll) == 0)
    return roll->n_dice > 1 ? cb_dice_describe_roll (&self->dice, roll) : g_strdup ("");
  /* Translators: a die shows “?”; %s is the name of a deck of cards. */
  return deck != NULL ? g_strdup_printf (_ ("Draw first: %s. Then move."), deck)
                      : g_strdup (_ ("Draw a card first. Then move."));
}

static char *
describe_history (CbRollHistory *history, const CbDice *dice)
{
  guint n = cb_roll_history_get_n_rolls (history);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i < n && i <= N_SHOWN; i++)
    {
      g_autofree char *total = cb_dice_describe_total (
        dice, cb_roll_history_get_roll (history, n - 1 - i));

      g_string_append_printf (text, "%s%s", i > 1 ? " · " : "", total);
    }
  if (n > N_SHOWN + 1)
    g_string_append (text, " …");
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
set_or_dash (AdwActionRow *row, const char *text)
{
  adw_action_row_set_subtitle (row, *text != '\0' ? text : "–");
}

static void
show_rolls (CbRollView *self)
{
  guint n = cb_roll_history_get_n_rolls (self->history);
  const CbDiceRoll *last = n > 0 ? cb_roll_history_get_roll (self->history, n - 1) : NULL;
  g_autofree char *total = last != NULL ? cb_dice_describe_steps (&self->dice, last)
                                        : g_strdup ("–");
  g_autofree char *hint = last != NULL ? describe_hint (self, last) : g_strdup ("");
  g_autofree char *history = describe_history (self->history, &self->dice);

  gtk_label_set_label (self->total, total);
  gtk_label_set_label (self->hint, hint);
  set_or_dash (self->history_row, history);
  cb_roll_figures_show (self->figures, self->history, &self->dice);
}

/* Announces the roll when the dice lie still, not earlier than they show it. */
static void
settled_cb (CbRollView *self)
{
  g_autofree char *text = NULL;

  show_rolls (self);
  text = g_strdup_printf ("%s. %s", gtk_label_get_label (self->total),
                          gtk_label_get_label (self->hint));
  cb_announce (GTK_WIDGET (self->dice_view), text);
}

static void
roll_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbRollView *self = CB_ROLL_VIEW (widget);
  CbDiceRoll roll;

  if (cb_dice_view_is_tumbling (self->dice_view))
    return;
  roll = cb_dice_roll (&self->dice, self->random);
  cb_roll_history_add (self->history, &roll);
  gtk_label_set_label (self->total, "…");
  gtk_label_set_label (self->hint, "");
  cb_dice_view_show_roll (self->dice_view, &roll);
}

static gboolean
cb_roll_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_ROLL_VIEW (widget)->roll_button);
}

static void
cb_roll_view_class_init (CbRollViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbRollView, edition, cb_edition_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbRollView, history, cb_roll_history_free);
  widget_class->grab_focus = cb_roll_view_grab_focus;

  cb_template_install (widget_class, "cb-roll-view", CB_CHILD (CbRollView, figures),
                       CB_CHILD (CbRollView, dice_view), CB_CHILD (CbRollView, hint),
                       CB_CHILD (CbRollView, history_row), CB_CHILD (CbRollView, roll_button),
                       CB_CHILD (CbRollView, total), CB_CALLBACK (settled_cb));

  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, roll_action);
}

static void
cb_roll_view_init (CbRollView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->history = cb_roll_history_new ();
  cb_dice_init (&self->dice, 2);
  show_rolls (self);
}

/**
 * cb_roll_view_set_dice:
 * @edition: (nullable): whose dice they are
 *
 * Starts again with other dice.
 */
void
cb_roll_view_set_dice (CbRollView *self, const CbDice *dice, CbEdition *edition)
{
  g_return_if_fail (CB_IS_ROLL_VIEW (self));

  if (edition != NULL)
    cb_edition_ref (edition);
  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = edition;
  self->dice = *dice;
  g_clear_pointer (&self->history, cb_roll_history_free);
  self->history = cb_roll_history_new ();
  cb_dice_view_set_dice (self->dice_view, dice);
  show_rolls (self);
}

/* @random: has to outlive the view */
void
cb_roll_view_set_random (CbRollView *self, CbRandomSource *random)
{
  g_return_if_fail (CB_IS_ROLL_VIEW (self));

  self->random = random;
}
