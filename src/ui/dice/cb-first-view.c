/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-dice-view.h"
#include "cb-fields.h"
#include "cb-first-player.h"
#include "cb-first-view.h"
#include "cb-plain-row.h"
#include "cb-template.h"

struct _CbFirstView
{
  AdwBin parent_instance;

  CbRandomSource *random; /* not owned */
  CbDice dice;
  GStrv names;
  CbFirstPlayer *first;
  GPtrArray *rows; /* AdwActionRow objects by seat, owned by the list */

  GtkWidget *all_button;
  GtkWidget *count_list;
  AdwSpinRow *count_row;
  CbDiceView *dice_view;
  GtkListBox *list;
  GtkWidget *restart_button;
  GtkWidget *roll_button;
  GtkLabel *rule;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (CbFirstView, cb_first_view, ADW_TYPE_BIN)

static char *
describe_rolls (CbFirstView *self, guint seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cb_first_player_get_n_rounds (self->first); i++)
    {
      const CbFirstPlayerRound *round = cb_first_player_get_round (self->first, i);

      if ((round->rolled >> seat & 1) != 0)
        g_string_append_printf (text, "%s%u", i > 0 ? ", " : "", round->totals[seat]);
      else if ((round->contenders >> seat & 1) != 0)
        g_string_append (text, i > 0 ? ", …" : "…");
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
describe_status (CbFirstView *self)
{
  int winner = cb_first_player_get_winner (self->first);
  int next = cb_first_player_get_next (self->first);
  guint round = cb_first_player_get_n_rounds (self->first);

  if (winner >= 0)
    return g_strdup_printf (_ ("%s starts"), self->names[winner]);
  if (round == 1)
    return g_strdup_printf (_ ("%s rolls"), self->names[next]);
  /* Translators: several rolled the same; only they roll again. The player’s name, the round. */
  return g_strdup_printf (_ ("A tie: %s rolls again (round %u)"), self->names[next], round);
}

/* Rows of players who are out are dimmed; the winner’s stands out by more than colour. */
static void
show_row (CbFirstView *self, guint seat)
{
  GtkWidget *row = g_ptr_array_index (self->rows, seat);
  int winner = cb_first_player_get_winner (self->first);
  guint n_rounds = cb_first_player_get_n_rounds (self->first);
  const CbFirstPlayerRound *round = cb_first_player_get_round (self->first, n_rounds - 1);
  gboolean is_out = winner >= 0 ? winner != (int) seat : (round->contenders >> seat & 1) == 0;
  g_autofree char *rolls = describe_rolls (self, seat);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rolls);
  if (is_out)
    gtk_widget_add_css_class (row, "out");
  else
    gtk_widget_remove_css_class (row, "out");
  if (winner == (int) seat)
    gtk_widget_add_css_class (row, "starts");
  else
    gtk_widget_remove_css_class (row, "starts");
}

static void
show (CbFirstView *self)
{
  g_autofree char *status = describe_status (self);
  gboolean settled = cb_first_player_get_winner (self->first) >= 0;
  gboolean tumbling = cb_dice_view_is_tumbling (self->dice_view);
  gboolean had_focus = gtk_widget_is_focus (self->roll_button) ||
                       gtk_widget_is_focus (self->all_button);

  gtk_label_set_label (self->status, status);
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, i);
  gtk_widget_set_visible (self->restart_button, settled);
  gtk_widget_set_visible (self->roll_button, !settled);
  gtk_widget_set_visible (self->all_button, !settled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "first.roll", !settled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "first.roll-all", !settled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "first.restart", !tumbling);
  if (settled && had_focus)
    gtk_widget_grab_focus (self->restart_button);
}

static void
restart (CbFirstView *self)
{
  g_clear_pointer (&self->first, cb_first_player_free);
  self->first = cb_first_player_new (g_strv_length (self->names));
  cb_dice_view_set_dice (self->dice_view, &self->dice);
  gtk_list_box_remove_all (self->list);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; self->names[i] != NULL; i++)
    {
      GtkWidget *row = cb_plain_row_new (self->names[i], NULL);

      gtk_widget_add_css_class (row, "first-player");
      gtk_list_box_append (self->list, row);
      g_ptr_array_add (self->rows, row);
    }
  show (self);
}

/* With the dice of an edition, a die that shows a sign counts nothing, and the others decide. */
static CbDiceRoll
roll_for_next (CbFirstView *self)
{
  CbDiceRoll roll = cb_dice_roll (&self->dice, self->random);

  cb_first_player_roll (self->first, (guint) cb_first_player_get_next (self->first),
                        cb_dice_roll_get_total (&roll));
  return roll;
}

static void
settled_cb (CbFirstView *self)
{
  show (self);
  cb_announce (GTK_WIDGET (self->dice_view), gtk_label_get_label (self->status));
}

static void
roll_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbFirstView *self = CB_FIRST_VIEW (widget);
  CbDiceRoll roll;

  if (cb_dice_view_is_tumbling (self->dice_view))
    return;
  roll = roll_for_next (self);
  cb_dice_view_show_roll (self->dice_view, &roll);
}

static void
roll_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbFirstView *self = CB_FIRST_VIEW (widget);
  guint round = cb_first_player_get_n_rounds (self->first);
  CbDiceRoll roll = { 0 };

  if (cb_dice_view_is_tumbling (self->dice_view))
    return;
  while (cb_first_player_get_next (self->first) >= 0 &&
         cb_first_player_get_n_rounds (self->first) == round)
    roll = roll_for_next (self);
  cb_dice_view_show_roll (self->dice_view, &roll);
}

static void
restart_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbFirstView *self = CB_FIRST_VIEW (widget);

  restart (self);
  gtk_widget_grab_focus (self->roll_button);
}

static void
set_numbered_names (CbFirstView *self, guint n)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    g_strv_builder_take (names, g_strdup_printf (_ ("Player %u"), i + 1));
  g_clear_pointer (&self->names, g_strfreev);
  self->names = g_strv_builder_end (names);
  restart (self);
}

static void
count_changed_cb (CbFirstView *self)
{
  set_numbered_names (self, (guint) adw_spin_row_get_value (self->count_row));
}

static gboolean
cb_first_view_grab_focus (GtkWidget *widget)
{
  CbFirstView *self = CB_FIRST_VIEW (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->roll_button) ? self->roll_button
                                                                           : self->restart_button);
}

static void
cb_first_view_class_init (CbFirstViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbFirstView, first, cb_first_player_free);
  CB_OWNS (G_OBJECT_CLASS (klass), CbFirstView, names, g_strfreev);
  CB_OWNS (G_OBJECT_CLASS (klass), CbFirstView, rows, g_ptr_array_unref);
  widget_class->grab_focus = cb_first_view_grab_focus;

  cb_template_install (widget_class, "cb-first-view", CB_CHILD (CbFirstView, all_button),
                       CB_CHILD (CbFirstView, count_list), CB_CHILD (CbFirstView, count_row),
                       CB_CHILD (CbFirstView, dice_view), CB_CHILD (CbFirstView, list),
                       CB_CHILD (CbFirstView, restart_button), CB_CHILD (CbFirstView, roll_button),
                       CB_CHILD (CbFirstView, rule), CB_CHILD (CbFirstView, status),
                       CB_CALLBACK (count_changed_cb), CB_CALLBACK (settled_cb));

  gtk_widget_class_install_action (widget_class, "first.roll", NULL, roll_action);
  gtk_widget_class_install_action (widget_class, "first.roll-all", NULL, roll_all_action);
  gtk_widget_class_install_action (widget_class, "first.restart", NULL, restart_action);
}

static void
cb_first_view_init (CbFirstView *self)
{
  self->rows = g_ptr_array_new ();
  cb_dice_init (&self->dice, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
  count_changed_cb (self);
}

/* Starts again with other dice. */
void
cb_first_view_set_dice (CbFirstView *self, const CbDice *dice)
{
  g_return_if_fail (CB_IS_FIRST_VIEW (self));

  self->dice = *dice;
  restart (self);
}

/* (transfer full) (nullable): who starts without a roll, where the rules say so */
static char *
describe_rule (const CbSetup *setup)
{
  const CbRules *rules = cb_edition_get_rules (setup->edition);

  if (rules->starts == CB_STARTS_DEALER)
    return g_strdup (_ ("By the rules the dealer starts"));
  for (guint i = 0; rules->starts == CB_STARTS_CHARACTER && i < setup->n_players; i++)
    if (setup->players[i].character == rules->starts_with)
      /* Translators: %s is a player */
      return g_strdup_printf (_ ("By the rules %s starts"), setup->players[i].name);
  return NULL;
}

/**
 * cb_first_view_set_players:
 * @setup: the players, so that the user is not asked how many there are
 */
void
cb_first_view_set_players (CbFirstView *self, const CbSetup *setup)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *rule = describe_rule (setup);

  g_return_if_fail (CB_IS_FIRST_VIEW (self));

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_add (names, setup->players[i].name);
  g_clear_pointer (&self->names, g_strfreev);
  self->names = g_strv_builder_end (names);
  gtk_widget_set_visible (self->count_list, FALSE);
  gtk_label_set_label (self->rule, rule != NULL ? rule : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rule), rule != NULL);
  restart (self);
}

/* @random: has to outlive the view */
void
cb_first_view_set_random (CbFirstView *self, CbRandomSource *random)
{
  g_return_if_fail (CB_IS_FIRST_VIEW (self));

  self->random = random;
}
