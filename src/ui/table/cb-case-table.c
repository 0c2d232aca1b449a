/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-table-private.h"
#include "cb-fields.h"
#include "cb-suggestion.h"
#include "cb-table-hands.h"

G_DEFINE_FINAL_TYPE (CbCaseTable, cb_case_table, CB_TYPE_TABLE_OVAL)

static void
cb_case_table_class_init (CbCaseTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbCaseTable, case_, g_object_unref);
  CB_OWNS (object_class, CbCaseTable, places, g_ptr_array_unref);
}

static void
cb_case_table_init (CbCaseTable *self)
{
  self->places = g_ptr_array_new ();
}

/* Builds the table for the present players and things. The seat at the bottom is mine, or the first
 * one if I only watch. */
void
cb_case_table_set_up (CbCaseTable *self, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);

  g_return_if_fail (CB_IS_CASE_TABLE (self));

  cb_table_oval_clear (CB_TABLE_OVAL (self));
  g_ptr_array_set_size (self->places, 0);
  g_set_object (&self->case_, case_);
  for (guint i = 0; i < setup->n_players; i++)
    {
      guint seat = (i + (guint) MAX (setup->me, 0)) % setup->n_players;
      GtkWidget *place = cb_table_seat_new ("case.show-column", CB_HOLDER_OF_SEAT (seat));
      CbTableThing *fan = cb_table_thing_new ();

      gtk_actionable_set_action_target (GTK_ACTIONABLE (fan), "u", seat);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (fan), "table-view.show-seat");
      cb_table_oval_add_seat (CB_TABLE_OVAL (self), place, GTK_WIDGET (fan));
      self->seats[seat] = CB_TABLE_SEAT (place);
      self->fans[seat] = fan;
    }
  _cb_case_table_build_things (self, setup);
}

/* (transfer full): what stands beside the name */
static char *
describe_more (const CbSetup *setup, guint seat, gboolean brief)
{
  const char *name = brief ? NULL : cb_table_get_character (setup, seat);
  gboolean mine = (int) seat == setup->me;

  if (mine && name != NULL)
    /* Translators: beside one’s own name: the character one plays */
    return g_strdup_printf (_ ("(you) · %s"), name);
  if (mine)
    /* Translators: beside one’s own name */
    return g_strdup (_ ("(you)"));
  return name != NULL ? g_strconcat ("· ", name, NULL) : g_strdup ("");
}

static void
show_seat (CbCaseTable *self, const CbTableState *state, guint seat)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean brief = cb_table_oval_is_brief (CB_TABLE_OVAL (self));
  g_autofree char *more = describe_more (setup, seat, brief);
  g_autofree char *part = cb_table_state_describe_part (state, self->case_, seat, brief);
  g_autofree char *label = cb_table_state_describe_seat (state, self->case_, seat);
  const CbTableSeatLook look = {
    .more = more,
    .part = part,
    .label = label,
    .brief = brief,
    .out = cb_seats_get (state->seats, seat) != CB_SEAT_PLAYING,
    .turn = state->turn == (int) seat,
  };

  cb_table_seat_show (self->seats[seat], setup, seat, &look);
}

/* Shows my own hand as backs, because others see the screen, too. */
static void
show_hand (CbCaseTable *self, const CbTableState *state, guint seat)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean open = cb_seats_get (state->seats, seat) == CB_SEAT_EXPOSED;
  CbCardSet known = (int) seat == setup->me && !open
                      ? 0
                      : cb_table_state_get_known (state, self->case_, CB_HOLDER_OF_SEAT (seat));
  GtkWidget *fan;
  g_autofree char *label = (int) seat == setup->me
                             ? g_strdup (_ ("Your cards"))
                             /* Translators: %s is a player */
                             : g_strdup_printf (_ ("%s’s cards"), setup->players[seat].name);
  guint least, most;

  cb_table_state_count_hand (state, seat, &least, &most);
  fan = cb_fan_new (setup->edition, least, known,
                    cb_table_oval_get_card_width (CB_TABLE_OVAL (self)));
  gtk_widget_set_opacity (fan, open ? 0.75 : 1);
  cb_table_thing_set_picture (self->fans[seat], fan);
  cb_table_thing_set_label (self->fans[seat], label);
}

/**
 * cb_case_table_show:
 * @state: of the case that the table was laid for
 * @narrow: whether the screen is small
 */
void
cb_case_table_show (CbCaseTable *self, const CbTableState *state, gboolean narrow)
{
  g_return_if_fail (CB_IS_CASE_TABLE (self));

  cb_table_oval_set_narrow (CB_TABLE_OVAL (self), narrow);
  for (guint i = 0; i < cb_case_get_setup (self->case_)->n_players; i++)
    {
      show_seat (self, state, i);
      show_hand (self, state, i);
    }
  _cb_case_table_show_things (self, state);
}

/* Where a player sits, clockwise from the bottom. */
static guint
find_place (const CbSetup *setup, int seat)
{
  return (guint) (seat - MAX (setup->me, 0) + (int) setup->n_players) % setup->n_players;
}

/**
 * cb_case_table_play_out:
 * @entry: what was recorded just now
 *
 * If a card was shown, lets it glide from the player who showed it to the one who asked.
 */
void
cb_case_table_play_out (CbCaseTable *self, const CbEntry *entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbSetup *setup;

  g_return_if_fail (CB_IS_CASE_TABLE (self));

  setup = cb_case_get_setup (self->case_);
  for (guint i = 0; suggestion != NULL && i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].did == CB_DID_SHOW &&
        suggestion->answers.list[i].by != CB_NOBODY && suggestion->by != CB_NOBODY)
      {
        cb_table_oval_pass_card (CB_TABLE_OVAL (self), setup->edition,
                                 find_place (setup, suggestion->answers.list[i].by),
                                 find_place (setup, suggestion->by));
        return;
      }
}
