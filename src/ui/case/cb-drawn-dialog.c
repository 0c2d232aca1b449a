/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-card-face.h"
#include "cb-closures.h"
#include "cb-draw.h"
#include "cb-drawn-dialog.h"
#include "cb-fields.h"
#include "cb-pips.h"
#include "cb-table-state-words.h"
#include "cb-template.h"
#include "cb-token.h"

/* The wait before the card is turned over, in milliseconds. */
#define WAIT 150

/* The side of a pip, in pixels. */
#define PIP 28

struct _CbDrawnDialog
{
  AdwDialog parent_instance;

  AdwAnimation *animation;
  guint wait_id;

  CbCardFace *face;
  GtkWidget *keep;
  CbPainting *pips;
  GtkWidget *reveal;
  GtkLabel *sentence;
  CbToken *token;
  GtkLabel *what_follows;
};

CB_DEFINE_TEMPLATE_TYPE (CbDrawnDialog, cb_drawn_dialog, ADW_TYPE_DIALOG)

/* Emits the signal with the name of the action, without the prefix, and closes. */
static void
answer_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, name + strlen ("drawn."));
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
waited_cb (gpointer data)
{
  CbDrawnDialog *self = data;

  self->wait_id = 0;
  adw_animation_play (self->animation);
}

/* The card is turned over when the dialog appears; without animations it is face up from the
 * start. */
static void
cb_drawn_dialog_map (GtkWidget *widget)
{
  CbDrawnDialog *self = CB_DRAWN_DIALOG (widget);

  GTK_WIDGET_CLASS (cb_drawn_dialog_parent_class)->map (widget);

  if (self->animation != NULL || !adw_get_enable_animations (widget))
    return;
  cb_card_face_set_turn (self->face, 0);
  self->animation = cb_card_face_create_turn (self->face);
  self->wait_id = g_timeout_add_once (WAIT, waited_cb, self);
}

static gboolean
cb_drawn_dialog_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (adw_dialog_get_default_widget (ADW_DIALOG (widget)));
}

static void
cb_drawn_dialog_dispose (GObject *object)
{
  CbDrawnDialog *self = CB_DRAWN_DIALOG (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);

  cb_template_dispose (object);
}

static void
cb_drawn_dialog_class_init (CbDrawnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_drawn_dialog_dispose;
  widget_class->grab_focus = cb_drawn_dialog_grab_focus;
  widget_class->map = cb_drawn_dialog_map;

  cb_signal_new (klass, "another", 0);
  cb_signal_new (klass, "reveal", 0);

  cb_template_install (widget_class, "cb-drawn-dialog", CB_CHILD (CbDrawnDialog, face),
                       CB_CHILD (CbDrawnDialog, keep), CB_CHILD (CbDrawnDialog, pips),
                       CB_CHILD (CbDrawnDialog, reveal), CB_CHILD (CbDrawnDialog, sentence),
                       CB_CHILD (CbDrawnDialog, token), CB_CHILD (CbDrawnDialog, what_follows));
  cb_closures_install (widget_class);
  gtk_widget_class_install_action (widget_class, "drawn.another", NULL, answer_action);
  gtk_widget_class_install_action (widget_class, "drawn.reveal", NULL, answer_action);
  gtk_widget_class_install_action (widget_class, "drawn.keep", NULL, keep_action);
}

/* (transfer full): the hand that the card reveals, or the state of the deck after the draw */
static char *
describe_what_follows (const CbTableState *state, guint deck, const CbEntry *exposed)
{
  g_autofree char *left = NULL;
  g_autofree char *next = NULL;

  if (exposed != NULL)
    return cb_entry_describe (exposed, state->setup);
  left = cb_table_state_describe_left (state, deck, FALSE);
  next = cb_table_state_describe_next (state, state->setup, deck);
  return *next != '\0' ? g_strdup_printf ("%s\n%s", left, next) : g_steal_pointer (&left);
}

/* Shows the card and, if the last card of its kind is deadly, how many of that kind are drawn. The
 * deadly one is counted though it goes back into the deck. */
static void
show_card (CbDrawnDialog *self, const CbTableState *state, guint deck, guint kind, guint seat)
{
  const CbDeckCard *card = cb_box_get_kind (state->setup->edition, deck, kind);
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  gboolean lives = cb_seat_state_answers (cb_seats_get (state->seats, seat));
  guint n = (guint) MAX (cb_draw_pile_get_count (pile, kind), 0);
  guint n_drawn = lives ? cb_draw_pile_get_n_open (pile, kind) : n;
  gboolean counted = (int) kind == cb_table_state_get_deadly_kind (state, deck) && n > 0;
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), n_drawn, n);

  cb_card_face_set_captioned (self->face, TRUE);
  cb_card_face_show_drawn (self->face, cb_edition_get_deck (state->setup->edition, deck)->name,
                           card->name, card->icon, counted ? count : NULL);
  if (counted)
    cb_pips_show (self->pips, card->icon, n_drawn, n, PIP);
}

/* A player whom the card kills reveals the hand, at once or later. */
static void
show_killed (CbDrawnDialog *self, CbSeatState seat)
{
  cb_token_set_out (self->token, seat != CB_SEAT_PLAYING);
  if (seat != CB_SEAT_KILLED)
    return;
  gtk_widget_set_visible (self->reveal, TRUE);
  gtk_widget_remove_css_class (self->keep, "suggested-action");
  gtk_button_set_label (GTK_BUTTON (self->keep), _ ("_Later"));
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->reveal);
}

/**
 * cb_drawn_dialog_new:
 * @state: the table after the draw
 * @drawn: the entry of the card
 * @exposed: (nullable): the entry of the hand that the card reveals
 *
 * Returns: (transfer floating): the dialog
 */
CbDrawnDialog *
cb_drawn_dialog_new (const CbTableState *state, const CbEntry *drawn, const CbEntry *exposed)
{
  CbSetup *setup = state->setup;
  const CbDraw *draw = cb_entry_get_draw (drawn);
  guint deck = (guint) cb_edition_find_deck (setup->edition, draw->deck);
  guint kind = (guint) cb_box_find_kind (setup->edition, deck, draw->card);
  g_autofree char *title = cb_entry_get_title (drawn, setup);
  g_autofree char *sentence = cb_table_state_describe_drawn (state, deck, kind, (guint) draw->by);
  g_autofree char *what_follows = describe_what_follows (state, deck, exposed);
  CbDrawnDialog *self = g_object_new (CB_TYPE_DRAWN_DIALOG, "title", title, NULL);

  cb_token_set_player (self->token, setup, draw->by);
  show_killed (self, cb_seats_get (state->seats, (guint) draw->by));
  show_card (self, state, deck, kind, (guint) draw->by);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->what_follows, what_follows);
  return self;
}
