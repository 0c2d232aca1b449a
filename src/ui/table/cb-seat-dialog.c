/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-faces.h"
#include "cb-fields.h"
#include "cb-plain-row.h"
#include "cb-player-habits.h"
#include "cb-seat-dialog.h"
#include "cb-table-hands.h"
#include "cb-template.h"
#include "cb-token.h"

/* The most habits that are shown. */
#define MOST_HABITS 4

struct _CbSeatDialog
{
  AdwDialog parent_instance;

  CbToken *token;
  GtkLabel *words;
  CbCardFaces *faces;
  GtkWidget *column;
  AdwPreferencesGroup *habits;
};

CB_DEFINE_TEMPLATE_TYPE (CbSeatDialog, cb_seat_dialog, ADW_TYPE_DIALOG)

static void
show_column_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (CbSeatDialog) self = g_object_ref (CB_SEAT_DIALOG (widget));

  /* Closes the dialog first, because that moves the focus back. */
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit_by_name (self, "show-column");
}

static void
cb_seat_dialog_class_init (CbSeatDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_signal_new (klass, "show-column", 0);

  cb_template_install (widget_class, "cb-seat-dialog", CB_CHILD (CbSeatDialog, column),
                       CB_CHILD (CbSeatDialog, faces), CB_CHILD (CbSeatDialog, habits),
                       CB_CHILD (CbSeatDialog, token), CB_CHILD (CbSeatDialog, words));
  gtk_widget_class_install_action (widget_class, "seat.show-column", NULL, show_column_action);
}

/* Shows no habits of mine, because nobody needs to guess them. */
static void
show_habits (CbSeatDialog *self, CbCase *case_, guint n_entries, guint seat)
{
  guint n_asked = 0;
  g_autoptr (GArray) habits = cb_case_count_habits (case_, n_entries, seat, &n_asked);

  gtk_widget_set_visible (GTK_WIDGET (self->habits), (int) seat != cb_case_get_setup (case_)->me);
  for (guint i = 0; i < MIN (habits->len, MOST_HABITS); i++)
    {
      const CbPlayerHabit *habit = &g_array_index (habits, CbPlayerHabit, i);
      g_autofree char *counted = cb_player_habit_describe (habit, cb_case_get_edition (case_),
                                                           n_asked);
      g_autofree char *meaning = cb_player_habit_describe_meaning (habit);

      adw_preferences_group_add (self->habits, cb_plain_row_new (counted, meaning));
    }
  if (habits->len == 0)
    adw_preferences_group_add (
      self->habits, cb_plain_row_new (_ ("Nothing stands out yet"),
                                      _ ("Cards named three times or more show up here.")));
}

static void
show_cards (CbSeatDialog *self, CbCase *case_, const CbTableState *state, guint seat)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  CbCardSet known = cb_table_state_get_known (state, case_, CB_HOLDER_OF_SEAT (seat));
  g_autofree char *hand = cb_table_state_describe_hand (state, case_, seat);
  g_autofree char *part = cb_table_state_describe_part (state, case_, seat, FALSE);
  g_autofree char *words = g_str_equal (hand, part) ? g_strdup (hand)
                                                    : g_strdup_printf ("%s\n%s", part, hand);
  gboolean shown = known != 0 && (int) seat != setup->me;

  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self->faces), shown);
  if (shown)
    cb_card_faces_show (self->faces, setup->edition, known, _ ("Known cards"));
}

/**
 * cb_seat_dialog_new:
 * @n_entries: how much of the log is read
 * @seat: a player
 *
 * Returns: (transfer floating): the dialog, about the case as it is now
 */
CbSeatDialog *
cb_seat_dialog_new (CbCase *case_, guint n_entries, guint seat)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbSeatDialog *self = g_object_new (CB_TYPE_SEAT_DIALOG, "title", setup->players[seat].name, NULL);
  g_autoptr (CbTableState) state = cb_table_state_new (case_, n_entries);

  cb_token_set_player (self->token, setup, (int) seat);
  cb_token_set_out (self->token, cb_seats_get (state->seats, seat) != CB_SEAT_PLAYING);
  show_cards (self, case_, state, seat);
  show_habits (self, case_, n_entries, seat);
  return self;
}
