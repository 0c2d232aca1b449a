/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"

/* How long it takes to open a player, in milliseconds. */
#define OPENING 200

/* At most so many players are all shown at first, and so many where there is little height. */
#define MOST       6
#define MOST_TIGHT 5

/* A player’s part of the view; all is NULL for a player who is not shown. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *lane;
  GtkWidget *button;   /* NULL for me, of whom there is no more to know */
  GtkWidget *revealer; /* NULL for me */
} Row;

struct _CbRaceView
{
  AdwBin parent_instance;

  CbInsight *insight;
  int opened;   /* the seat that is open, or CB_NOBODY */
  guint serial; /* the serial of the insight when the rows were filled */
  gboolean shows_all;
  gboolean tight;

  GtkWidget *box;
  GtkWidget *all;
  Row rows[CB_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (CbRaceView, cb_race_view, ADW_TYPE_BIN)

static CbCase *
get_case (CbRaceView *self)
{
  return cb_insight_get_case (self->insight);
}

static CbSetup *
get_setup (CbRaceView *self)
{
  return cb_case_get_setup (get_case (self));
}

/* Returns: the seat in the given place, from 0: mine first, then on from there */
static guint
get_seat (const CbSetup *setup, guint place)
{
  return (place + (guint) MAX (setup->me, 0)) % setup->n_players;
}

static void
fill_detail (CbRaceView *self, guint seat)
{
  gboolean open = self->opened == (int) seat;
  Row *row = &self->rows[seat];

  if (row->revealer == NULL)
    return;
  self->serial = cb_insight_get_serial (self->insight);
  if (open)
    gtk_revealer_set_child (
      GTK_REVEALER (row->revealer),
      cb_lane_detail_new (get_case (self), cb_insight_get_n_read (self->insight), seat));
  gtk_revealer_set_reveal_child (GTK_REVEALER (row->revealer), open);
  cb_lane_set_open (CB_LANE (row->lane), open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

static void
race_open (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbRaceView *self = CB_RACE_VIEW (widget);
  int seat = (int) g_variant_get_uint32 (parameter);

  self->opened = self->opened == seat ? CB_NOBODY : seat;
  for (guint i = 0; i < get_setup (self)->n_players; i++)
    fill_detail (self, i);
}

/* Removes what is folded up, which must not take the focus. */
static void
folded_cb (GtkRevealer *revealer)
{
  if (!gtk_revealer_get_child_revealed (revealer) && !gtk_revealer_get_reveal_child (revealer))
    gtk_revealer_set_child (revealer, NULL);
}

static void
build_row (CbRaceView *self, guint seat)
{
  const CbSetup *setup = get_setup (self);
  Row *row = &self->rows[seat];

  row->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  row->lane = cb_lane_new (setup, seat);
  gtk_widget_add_css_class (row->box, "lane-row");
  if ((int) seat == setup->me)
    {
      gtk_box_append (GTK_BOX (row->box), row->lane);
      return;
    }
  row->button = gtk_button_new ();
  row->revealer = gtk_revealer_new ();
  gtk_widget_add_css_class (row->button, "flat");
  gtk_widget_add_css_class (row->button, "lane");
  gtk_button_set_child (GTK_BUTTON (row->button), row->lane);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), "race.open");
  gtk_revealer_set_transition_duration (GTK_REVEALER (row->revealer), OPENING);
  g_signal_connect (row->revealer, "notify::child-revealed", G_CALLBACK (folded_cb), NULL);
  gtk_box_append (GTK_BOX (row->box), row->button);
  gtk_box_append (GTK_BOX (row->box), row->revealer);
}

/* Builds the rows of @seats (a set of bits) that are not there yet, and hides all others. */
static void
show_seats (CbRaceView *self, guint32 seats)
{
  const CbSetup *setup = get_setup (self);
  GtkWidget *before = gtk_widget_get_first_child (self->box);
  guint n_hidden = 0;
  g_autofree char *more = NULL;

  for (guint place = 0; place < setup->n_players; place++)
    {
      guint seat = get_seat (setup, place);
      gboolean shown = (seats >> seat & 1) != 0;

      n_hidden += !shown;
      if (shown && self->rows[seat].box == NULL)
        {
          build_row (self, seat);
          gtk_box_insert_child_after (GTK_BOX (self->box), self->rows[seat].box, before);
        }
      if (self->rows[seat].box == NULL)
        continue;
      gtk_widget_set_visible (self->rows[seat].box, shown);
      before = self->rows[seat].box;
    }
  /* Translators: a button: as many players that are not shown yet */
  more = g_strdup_printf (ngettext ("%u More", "%u More", n_hidden), n_hidden);
  gtk_button_set_label (GTK_BUTTON (self->all), more);
  gtk_widget_set_visible (self->all, n_hidden > 0);
}

static void
show_runner (CbRaceView *self, guint seat, const CbRunner *runner, int turn)
{
  const CbSetup *setup = get_setup (self);
  Row *row = &self->rows[seat];
  guint n_read = cb_insight_get_n_read (self->insight);
  gboolean other = setup->me != CB_NOBODY && setup->me != (int) seat;
  CbCardSet maybe = 0, seen = other ? cb_case_get_seen (get_case (self), n_read, seat, &maybe) : 0;
  g_autofree char *sentence = cb_runner_tell (runner, setup, seat, seen);

  if (row->box == NULL)
    return;
  cb_lane_show (CB_LANE (row->lane), setup, runner, seen, maybe);
  cb_lane_set_turn (CB_LANE (row->lane), turn == (int) seat);
  if (row->button != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    sentence, -1);
}

static void
show_race (CbRaceView *self)
{
  const CbSetup *setup = get_setup (self);
  const CbRivals *rivals = cb_insight_get_rivals (self->insight);
  int turn = cb_sheet_get_turn (cb_insight_get_sheet (self->insight));
  CbRunner runners[CB_MAX_PLAYERS] = { 0 };

  for (guint seat = 0; rivals != NULL && seat < setup->n_players; seat++)
    cb_runner_init (&runners[seat], rivals, cb_insight_get_course (self->insight), seat);
  show_seats (self, self->shows_all
                      ? (1u << setup->n_players) - 1
                      : cb_race_choose (runners, setup, turn, self->tight ? MOST_TIGHT : MOST));
  for (guint seat = 0; seat < setup->n_players; seat++)
    show_runner (self, seat, &runners[seat], turn);
  if (self->opened != CB_NOBODY && self->serial != cb_insight_get_serial (self->insight))
    fill_detail (self, (guint) self->opened);
}

static void
race_all (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbRaceView *self = CB_RACE_VIEW (widget);

  self->shows_all = TRUE;
  show_race (self);
  gtk_widget_child_focus (self->box, GTK_DIR_TAB_FORWARD);
}

/* Builds all rows anew, because names, or my cards, may have changed. */
static void
rebuild (CbRaceView *self)
{
  cb_children_remove (GTK_BOX (self->box));
  memset (self->rows, 0, sizeof self->rows);
  self->opened = CB_NOBODY;
  gtk_box_append (GTK_BOX (self->box), cb_lane_new_heading (get_setup (self)));
  show_race (self);
}

static void
tight_changed_cb (CbRaceView *self)
{
  if (self->insight != NULL)
    show_race (self);
}

static void
follow_insight (CbRaceView *self)
{
  g_signal_connect_object (self->insight, "notify::rivals", G_CALLBACK (show_race), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (show_race), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_case (self), "notify::setup", G_CALLBACK (rebuild), self,
                           G_CONNECT_SWAPPED);
  rebuild (self);
}

static void
cb_race_view_class_init (CbRaceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbRaceView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbRaceView, tight, G_TYPE_BOOLEAN, G_PARAM_READWRITE, tight_changed_cb));

  gtk_widget_class_install_action (widget_class, "race.open", "u", race_open);
  gtk_widget_class_install_action (widget_class, "race.all", NULL, race_all);
}

static void
cb_race_view_init (CbRaceView *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->opened = CB_NOBODY;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->all = gtk_button_new ();
  gtk_widget_add_css_class (self->all, "flat");
  gtk_widget_add_css_class (self->all, "all");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->all), "race.all");
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "race");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (card), self->box);
  gtk_box_append (GTK_BOX (card), self->all);
  adw_bin_set_child (ADW_BIN (self), card);
}
