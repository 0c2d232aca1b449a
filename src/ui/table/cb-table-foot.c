/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cb-announce.h"
#include "cb-board.h"
#include "cb-children.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-dice-view.h"
#include "cb-edition-dice.h"
#include "cb-glyph.h"
#include "cb-hint.h"
#include "cb-roll-figures.h"
#include "cb-table-foot.h"
#include "cb-table-state-words.h"
#include "cb-template.h"
#include "cb-token.h"

/* The side of a die, in pixels, and of one on a small screen or at a table with decks. */
#define SIDE       72
#define SMALL_SIDE 54
#define TINY_SIDE  36 /* of more than two dice, so that the sentence beside them has room */

#define N_LATEST 5

struct _CbTableFoot
{
  AdwBin parent_instance;

  CbCase *case_; /* not owned: that of the view */
  guint n_entries;
  gboolean narrow;
  CbDice of;         /* the dice that are rolled */
  CbDice lying;      /* the dice that are shown */
  CbCardSet reached; /* the rooms that are offered */

  GtkWidget *rolled; /* the dice and what they come to */
  CbDiceView *dice;
  GtkLabel *total;
  GtkLabel *sentence;
  GtkLabel *more;
  AdwWrapBox *rooms;
  AdwWrapBox *buttons;
  GtkWidget *roll;
  GtkMenuButton *figures; /* on large screens; on small ones figures_button */
  GtkWidget *figures_button;
  GtkMenuButton *draw;
  GtkWidget *other;
  GtkWidget *accuse;
  GtkWidget *open_envelope;
  GtkWidget *again;
};

G_DEFINE_FINAL_TYPE (CbTableFoot, cb_table_foot, ADW_TYPE_BIN)

/* Says what was rolled when the dice lie still, not earlier than they show it. */
static void
settled_cb (CbTableFoot *self)
{
  cb_announce (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
}

/* (transfer full): a token and what that player rolled */
static GtkWidget *
create_latest (CbTableFoot *self, const CbRoll *roll)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  GtkWidget *one = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *token = cb_token_new_named (20);
  g_autofree char *total = cb_table_describe_total (roll, setup->edition);
  GtkWidget *label = gtk_label_new (total);

  cb_token_set_player (CB_TOKEN (token), setup, roll->by);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (one), token);
  gtk_box_append (GTK_BOX (one), label);
  return one;
}

/* (transfer floating): the last rolls and who rolled them, the latest first */
static GtkWidget *
create_last_rolls (CbTableFoot *self)
{
  GtkWidget *last = adw_wrap_box_new ();
  guint n = 0;

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (last), 12);
  adw_wrap_box_append (ADW_WRAP_BOX (last),
                       g_object_new (GTK_TYPE_LABEL, "label",
                                     /* Translators: before the latest rolls of the dice */
                                     C_ ("rolls", "Last"), "css-classes",
                                     (const char *[]) { "dimmed", NULL }, NULL));
  for (guint i = self->n_entries; i-- > 0 && n < N_LATEST;)
    {
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (self->case_), i);
      const CbRoll *roll = cb_entry_get_roll (entry);

      if (roll == NULL || entry->uncertain)
        continue;
      adw_wrap_box_append (ADW_WRAP_BOX (last), create_latest (self, roll));
      n++;
    }
  gtk_widget_set_visible (last, n > 0);
  return last;
}

/* (transfer floating): how often each total came in this game */
static GtkWidget *
create_figures (CbTableFoot *self)
{
  g_autoptr (CbRollHistory) history = cb_case_list_rolls (self->case_, self->n_entries, &self->of);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  CbRollFigures *figures = g_object_new (CB_TYPE_ROLL_FIGURES, NULL);

  cb_roll_figures_show (figures, history, &self->of);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (figures));
  gtk_box_append (GTK_BOX (box), create_last_rolls (self));
  gtk_widget_add_css_class (box, "roll-figures");
  return box;
}

static void
create_popup_cb (GtkMenuButton *button, gpointer user_data)
{
  GtkWidget *figures = create_figures (CB_TABLE_FOOT (user_data));
  GtkWidget *popover = gtk_popover_new ();

  gtk_widget_set_size_request (figures, 352, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), figures);
  gtk_menu_button_set_popover (button, popover);
}

/* On a small screen, the figures come as a sheet at its foot. */
static void
figures_cb (CbTableFoot *self)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), create_figures (self));
  adw_dialog_set_title (dialog, _ ("What Was Rolled"));
  adw_dialog_set_child (dialog, view);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* (transfer floating): a room where I can go: pressing it says that I am there */
static GtkWidget *
create_room (const CbEdition *edition, guint room)
{
  const char *name = cb_edition_get_card (edition, room)->name;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: spoken; a room of the board. */
  g_autofree char *words = g_strdup_printf (_ ("%s. Press if you’re there."), name);

  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, room, 16));
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "pill");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", room);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.arrive");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  return button;
}

static void
show_rooms (CbTableFoot *self, const CbSpot *spot)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint rooms[CB_MAX_CARDS];
  guint n = spot->room >= 0 ? cb_spot_list_reached (spot, edition, rooms) : 0;
  CbCardSet reached = 0;

  for (guint i = 0; i < n; i++)
    reached |= cb_card_set_of (rooms[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->rooms), n > 0);
  if (self->reached == reached)
    return;
  self->reached = reached;
  cb_children_remove_wrapped (self->rooms);
  for (guint i = 0; i < n; i++)
    adw_wrap_box_append (self->rooms, create_room (edition, rooms[i]));
}

/* Lays the dice as they were rolled. Returns: whether there are dice; FALSE also if the box has no
 * dice that can show @roll. */
static gboolean
lay_dice (CbTableFoot *self, const CbRoll *roll)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  CbDiceRoll faces;
  gboolean known = roll != NULL && cb_roll_get_faces (roll, edition, &faces);
  g_autofree char *total = NULL;

  if (!cb_edition_get_dice (edition, known ? (int) faces.n_dice : 0, &self->of))
    return FALSE;
  if (!known || memcmp (&self->lying, &self->of, sizeof self->of) != 0)
    cb_dice_view_set_dice (self->dice, &self->of);
  self->lying = self->of;
  if (!known)
    return roll == NULL;
  cb_dice_view_lay (self->dice, &faces);
  if (faces.n_dice > 1 && cb_dice_roll_get_n_questions (&faces) == 0)
    total = g_strdup_printf ("%u", cb_dice_roll_get_total (&faces));
  gtk_label_set_label (self->total, total != NULL ? total : "");
  return TRUE;
}

/* Shows the last roll: opaque if it belongs to the present turn, else half transparent. */
static void
show_roll (CbTableFoot *self, const CbTableState *state)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  const CbRoll *roll = state->last_roll >= 0
                         ? cb_entry_get_roll (cb_log_get_entry (cb_case_get_log (self->case_),
                                                                (guint) state->last_roll))
                         : NULL;
  CbSpot spot = { .room = -1 };
  g_autofree char *words = roll != NULL ? cb_table_describe_roll (roll, setup) : g_strdup ("");
  g_autofree char *turn = cb_table_state_describe_turn (state, setup);
  g_autofree char *reached = NULL;

  gtk_label_set_label (self->total, "");
  gtk_widget_set_visible (self->rolled, lay_dice (self, roll));
  gtk_widget_set_opacity (GTK_WIDGET (self->dice), state->rolled ? 1 : 0.5);
  cb_css_class_set (GTK_WIDGET (self->total), "dimmed", !state->rolled);
  if (state->rolled && roll != NULL && roll->by == setup->me)
    spot = cb_case_get_spot (self->case_, self->n_entries);
  show_rooms (self, &spot);
  reached = spot.room >= 0 ? cb_spot_describe_reached (&spot, setup->edition) : g_strdup ("");
  gtk_label_set_label (self->sentence, !state->rolled ? turn : *reached != '\0' ? reached : words);
  gtk_label_set_label (self->more, state->rolled ? "" : words);
}

/* Says in a tooltip who is to roll: that is not always the player whose turn it is. */
static void
name_roll (CbTableFoot *self, const CbTableState *state)
{
  g_autofree char *words = NULL;

  if (state->roller == CB_NOBODY)
    return;
  /* Translators: %s is a player */
  words = g_strdup_printf (_ ("Roll for %s"), state->setup->players[state->roller].name);
  cb_hint_set (self->roll, words);
}

static void
show_buttons (CbTableFoot *self, const CbTableState *state, gboolean ended)
{
  gboolean dice = !ended && cb_edition_get_n_dice (state->setup->edition) > 0;

  gtk_widget_set_visible (self->roll, dice);
  gtk_widget_set_visible (self->other, dice);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), dice && self->of.n_dice > 0 && !self->narrow);
  gtk_widget_set_visible (self->figures_button, dice && self->of.n_dice > 0 && self->narrow);
  gtk_widget_set_visible (self->accuse, !ended);
  gtk_widget_set_visible (self->again, ended);
  gtk_widget_set_visible (self->open_envelope, ended && !state->opened);
  name_roll (self, state);
}

/* Shows the foot of the table in that state, with @case_, which the caller keeps. */
void
cb_table_foot_show (CbTableFoot *self, CbCase *case_, const CbTableState *state, gboolean narrow)
{
  gboolean ended = cb_seats_get_end (state->seats) != CB_END_NONE;

  g_return_if_fail (CB_IS_TABLE_FOOT (self));

  self->case_ = case_;
  self->n_entries = state->n_entries;
  self->narrow = narrow;
  self->of = (CbDice) { 0 };
  gtk_orientable_set_orientation (GTK_ORIENTABLE (adw_bin_get_child (ADW_BIN (self))),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (narrow && cb_edition_get_rules (state->setup->edition)->n_dice > 2)
    cb_dice_view_set_side (self->dice, TINY_SIDE);
  else
    cb_dice_view_set_side (
      self->dice, narrow || cb_edition_get_n_decks (state->setup->edition) > 0 ? SMALL_SIDE : SIDE);
  if (ended)
    {
      g_autofree char *turn = cb_table_state_describe_turn (state, state->setup);
      g_autofree char *end = cb_table_state_describe_end (state, state->setup);

      gtk_widget_set_visible (self->rolled, FALSE);
      gtk_widget_set_visible (GTK_WIDGET (self->rooms), FALSE);
      gtk_label_set_label (self->sentence, turn);
      gtk_label_set_label (self->more, end);
    }
  else
    show_roll (self, state);
  show_buttons (self, state, ended);
}

/**
 * cb_table_foot_set_choices:
 * @choices: (nullable) (transfer none): what can be drawn, a popover; NULL for nothing
 */
void
cb_table_foot_set_choices (CbTableFoot *self, GtkWidget *choices)
{
  g_return_if_fail (CB_IS_TABLE_FOOT (self));

  gtk_widget_set_visible (GTK_WIDGET (self->draw), choices != NULL);
  adw_wrap_box_set_natural_line_length (self->buttons, choices != NULL ? -1 : 190);
  if (choices != NULL && !gtk_menu_button_get_active (self->draw))
    gtk_menu_button_set_popover (self->draw, choices);
}

/* Lets the dice that were rolled just now tumble. */
void
cb_table_foot_tumble (CbTableFoot *self)
{
  g_return_if_fail (CB_IS_TABLE_FOOT (self));

  if (gtk_widget_get_visible (self->rolled))
    cb_dice_view_tumble (self->dice);
}

static void
cb_table_foot_class_init (CbTableFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (
    widget_class, "cb-table-foot", CB_CHILD (CbTableFoot, accuse), CB_CHILD (CbTableFoot, again),
    CB_CHILD (CbTableFoot, buttons), CB_CHILD (CbTableFoot, dice), CB_CHILD (CbTableFoot, draw),
    CB_CHILD (CbTableFoot, figures), CB_CHILD (CbTableFoot, figures_button),
    CB_CHILD (CbTableFoot, more), CB_CHILD (CbTableFoot, open_envelope),
    CB_CHILD (CbTableFoot, other), CB_CHILD (CbTableFoot, roll), CB_CHILD (CbTableFoot, rolled),
    CB_CHILD (CbTableFoot, rooms), CB_CHILD (CbTableFoot, sentence), CB_CHILD (CbTableFoot, total),
    CB_CALLBACK (figures_cb), CB_CALLBACK (settled_cb));
  cb_closures_install (widget_class);
}

static void
cb_table_foot_init (CbTableFoot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->figures, create_popup_cb, self, NULL);
}
