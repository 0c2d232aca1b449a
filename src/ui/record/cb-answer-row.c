/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-answer-cell.h"
#include "cb-answer-row.h"
#include "cb-chips.h"
#include "cb-closures.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-template.h"
#include "cb-token.h"

struct _CbAnswerRow
{
  GtkListBoxRow parent_instance;

  CbDraftAnswer *answer;
  CbSheet *sheet;
  gboolean sees_card;
  gboolean plain;
  gboolean syncing;
  guint n_cards; /* how many cards the row has; 0 if they do not fit */

  GtkWidget *cards[CB_ANSWER_MAX_CELLS]; /* CbAnswerCell widgets; NULL from n_cards on */
  GtkWidget *cells;
  CbChips *chips;
  GtkWidget *name;
  GtkWidget *passed;
  GtkWidget *peeked;
  GtkWidget *showed;
  CbToken *token;
};

G_DEFINE_FINAL_TYPE (CbAnswerRow, cb_answer_row, GTK_TYPE_LIST_BOX_ROW)

static const CbSetup *
get_setup (CbAnswerRow *self)
{
  return cb_case_get_setup (cb_sheet_get_case (self->sheet));
}

static gboolean
is_out (GObject *object, guint state)
{
  return state != CB_SEAT_PLAYING;
}

/* A player who is out still answers, unless everybody has seen his hand. */
static char *
describe_state (GObject *object, guint state)
{
  if (state == CB_SEAT_OUT)
    return g_strdup (_ ("Out, still answers"));
  if (state == CB_SEAT_KILLED)
    return g_strdup (_ ("Eliminated, isn’t asked"));
  if (state == CB_SEAT_EXPOSED)
    return g_strdup (_ ("Eliminated, hand revealed"));
  return NULL;
}

static char *
describe_showed (GObject *object, gboolean sees_card)
{
  return g_strdup (sees_card ? "?" : _ ("Showed"));
}

/* A plain row has no pictures beside words, and where there are cards to tap no words. */
static gboolean
shows_cross (GObject *object, gboolean sees_card, gboolean plain)
{
  return sees_card || !plain;
}

static gboolean
shows_deck (GObject *object, gboolean sees_card, gboolean plain)
{
  return !sees_card && !plain;
}

/* If the cards do not fit in the row, the one that was shown is chosen below it. */
static gboolean
asks_below (GObject *object, gboolean asks_card, gboolean sees_card)
{
  return asks_card && !sees_card;
}

static void
card_picked_cb (CbAnswerRow *self, guint card)
{
  gboolean again = cb_draft_answer_get_card (self->answer) == (int) card;

  cb_draft_answer_set_card (self->answer, again ? -1 : (int) card);
}

/* Replaces the button’s own label, which a screen reader would use otherwise. */
static void
set_accessible_label (GtkWidget *button, const char *label)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
name_cell (CbAnswerRow *self, CbAnswerCell *cell, const char *shown_by)
{
  int card = cb_answer_cell_get_card (cell);
  const char *name = card >= 0 ? cb_edition_get_card (get_setup (self)->edition, (guint) card)->name
                               : NULL;
  /* Translators: a card, and what it is chosen for, as in “Rope, shown by Bob” */
  g_autofree char *words = name != NULL ? g_strdup_printf (_ ("%s, %s"), name, shown_by) : NULL;

  set_accessible_label (GTK_WIDGET (cell), words != NULL ? words : _ ("No card named yet"));
  cb_hint_set (GTK_WIDGET (cell), name);
}

/* A screen reader may read a button without its row, so its name has the player in it. The name of
 * a card also says what choosing it means, because the same card is in the question above. */
static void
update_names (CbAnswerRow *self)
{
  const char *name = cb_draft_answer_get_name (self->answer);
  /* Translators: %s is a player */
  g_autofree char *passed = g_strdup_printf (ngettext ("%s passed", "%s passed", 1), name);
  /* Translators: %s is a player */
  g_autofree char *showed = g_strdup_printf (_ ("%s showed a card"), name);
  /* Translators: %s is a player */
  g_autofree char *peeked = g_strdup_printf (_ ("I saw the card that %s showed"), name);
  /* Translators: %s is a player; it follows the name of a card */
  g_autofree char *shown_by = g_strdup_printf (_ ("shown by %s"), name);

  set_accessible_label (self->passed, passed);
  set_accessible_label (self->showed, showed);
  set_accessible_label (self->peeked, peeked);
  cb_hint_set (self->name, name);
  cb_hint_set (self->passed, passed);
  cb_hint_set (self->showed, showed);
  cb_chips_set_context (self->chips, shown_by);
  for (guint i = 0; i < self->n_cards; i++)
    name_cell (self, CB_ANSWER_CELL (self->cards[i]), shown_by);
}

static void
name_changed_cb (CbAnswerRow *self)
{
  cb_token_set_player (self->token, get_setup (self), cb_draft_answer_get_seat (self->answer));
  for (guint i = 0; i < self->n_cards; i++)
    {
      CbAnswerCell *cell = CB_ANSWER_CELL (self->cards[i]);

      cb_answer_cell_set_card (cell, get_setup (self)->edition, cb_answer_cell_get_card (cell));
    }
  update_names (self);
}

static void
sync_card (CbAnswerRow *self, GtkWidget *cell)
{
  int card = cb_answer_cell_get_card (CB_ANSWER_CELL (cell));
  CbCardSet ruled_out = cb_draft_answer_get_ruled_out (self->answer);

  gtk_widget_set_visible (cell, self->sees_card);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell),
                                card >= 0 && card == cb_draft_answer_get_card (self->answer));
  cb_answer_cell_set_struck (CB_ANSWER_CELL (cell),
                             card >= 0 && cb_card_set_has (ruled_out, (guint) card));
  cb_css_class_set (cell, "advised",
                    card >= 0 && card == cb_draft_answer_get_advised (self->answer));
}

/* Shows what is known of the answer. */
static void
show_answer (CbAnswerRow *self)
{
  CbDraftAnswer *answer = self->answer;
  gboolean sees_card = self->n_cards > 0 && (cb_draft_answer_get_concerns_me (answer) ||
                                             cb_draft_answer_get_peeked (answer));
  gboolean seen;

  if (self->sees_card != sees_card)
    {
      self->sees_card = sees_card;
      g_object_notify (G_OBJECT (self), "sees-card");
    }
  seen = sees_card && cb_draft_answer_get_card (answer) >= 0;

  self->syncing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->passed),
                                cb_draft_answer_get_passed (answer));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->showed),
                                cb_draft_answer_get_showed (answer) && !seen);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->peeked),
                                cb_draft_answer_get_peeked (answer));
  for (guint i = 0; i < self->n_cards; i++)
    sync_card (self, self->cards[i]);
  self->syncing = FALSE;
  cb_css_class_set (GTK_WIDGET (self), "peeked", cb_draft_answer_get_peeked (answer));
  cb_css_class_set (GTK_WIDGET (self), "unreached", !cb_draft_answer_get_reached (answer));
}

static void
passed_cb (CbAnswerRow *self)
{
  if (self->syncing)
    return;

  cb_draft_answer_set_passed (self->answer,
                              gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->passed)));
  show_answer (self);
}

/* Notes what was shown, or that a second tap took that back. @card: the card, or −1 */
static void
say_shown (CbAnswerRow *self, gboolean showed, int card)
{
  if (showed)
    cb_draft_answer_show (self->answer, card);
  else
    cb_draft_answer_set_showed (self->answer, FALSE);
  show_answer (self);
  if (showed)
    g_signal_emit_by_name (self, "shown");
}

static void
showed_cb (CbAnswerRow *self)
{
  if (!self->syncing)
    say_shown (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->showed)), -1);
}

static void
card_cb (CbAnswerRow *self, GtkToggleButton *cell)
{
  if (!self->syncing)
    say_shown (self, gtk_toggle_button_get_active (cell),
               cb_answer_cell_get_card (CB_ANSWER_CELL (cell)));
}

static void
peeked_cb (CbAnswerRow *self)
{
  if (self->syncing)
    return;

  cb_draft_answer_set_peeked (self->answer,
                              gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->peeked)));
  show_answer (self);
}

static void
cb_answer_row_constructed (GObject *object)
{
  CbAnswerRow *self = CB_ANSWER_ROW (object);

  G_OBJECT_CLASS (cb_answer_row_parent_class)->constructed (object);

  g_signal_connect_object (self->answer, "notify", G_CALLBACK (show_answer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answer, "notify::name", G_CALLBACK (name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_sheet_get_case (self->sheet), "notify::setup",
                           G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_set (self->chips, "holder",
                (int) CB_HOLDER_OF_SEAT (cb_draft_answer_get_seat (self->answer)), NULL);
  name_changed_cb (self);
  show_answer (self);
}

static void
cb_answer_row_dispose (GObject *object)
{
  CB_ANSWER_ROW (object)->n_cards = 0;

  cb_template_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  cb_template_install (
    widget_class, "cb-answer-row", CB_CHILD (CbAnswerRow, cells), CB_CHILD (CbAnswerRow, chips),
    CB_CHILD (CbAnswerRow, name), CB_CHILD (CbAnswerRow, passed), CB_CHILD (CbAnswerRow, peeked),
    CB_CHILD (CbAnswerRow, showed), CB_CHILD (CbAnswerRow, token), CB_CALLBACK (asks_below),
    CB_CALLBACK (card_picked_cb), CB_CALLBACK (describe_showed), CB_CALLBACK (describe_state),
    CB_CALLBACK (shows_cross), CB_CALLBACK (shows_deck), CB_CALLBACK (is_out));
  cb_closures_install (widget_class);
}

static void
cb_answer_row_class_init (CbAnswerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cb_answer_row_constructed;
  object_class->dispose = cb_answer_row_dispose;

  cb_fields_install (object_class,
                     CB_FIELD (CbAnswerRow, answer, CB_TYPE_DRAFT_ANSWER, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbAnswerRow, sheet, CB_TYPE_SHEET, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbAnswerRow, plain, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
                     CB_FIELD (CbAnswerRow, sees_card, G_TYPE_BOOLEAN, G_PARAM_READABLE));

  cb_signal_new (klass, "shown", 0);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
cb_answer_row_init (CbAnswerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_hint_set (self->peeked, _ ("I Saw the Card"));
  g_signal_connect_swapped (self->passed, "toggled", G_CALLBACK (passed_cb), self);
  g_signal_connect_swapped (self->showed, "toggled", G_CALLBACK (showed_cb), self);
  g_signal_connect_swapped (self->peeked, "toggled", G_CALLBACK (peeked_cb), self);
}

GtkWidget *
cb_answer_row_new (CbDraftAnswer *answer, CbSheet *sheet)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (answer), NULL);
  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  return g_object_new (CB_TYPE_ANSWER_ROW, "answer", answer, "sheet", sheet, NULL);
}

/* Whether I ask or answer. If not, the row has a button that says that I saw the card. */
gboolean
cb_answer_row_concerns_me (CbAnswerRow *self)
{
  g_return_val_if_fail (CB_IS_ANSWER_ROW (self), FALSE);

  return cb_draft_answer_get_concerns_me (self->answer);
}

static gboolean
has_cards (CbAnswerRow *self, const int *cards, guint n_cards)
{
  if (self->n_cards != n_cards)
    return FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (cb_answer_cell_get_card (CB_ANSWER_CELL (self->cards[i])) != cards[i])
      return FALSE;
  return TRUE;
}

static void
set_n_cards (CbAnswerRow *self, guint n_cards)
{
  GtkWidget *before = self->passed;

  while (self->n_cards > n_cards)
    gtk_box_remove (GTK_BOX (self->cells), g_steal_pointer (&self->cards[--self->n_cards]));
  for (guint i = 0; i < n_cards; i++)
    {
      if (i == self->n_cards)
        {
          self->cards[i] = g_object_new (CB_TYPE_ANSWER_CELL, NULL);
          gtk_box_insert_child_after (GTK_BOX (self->cells), self->cards[i], before);
          g_signal_connect_object (self->cards[i], "toggled", G_CALLBACK (card_cb), self,
                                   G_CONNECT_SWAPPED);
          self->n_cards++;
        }
      before = self->cards[i];
    }
}

/**
 * cb_answer_row_set_cards:
 * @cards: the cards asked for, −1 for each that is not named yet
 * @n_cards: up to %CB_ANSWER_MAX_CELLS; 0 if the cards do not fit in the row
 */
void
cb_answer_row_set_cards (CbAnswerRow *self, const int *cards, guint n_cards)
{
  const CbEdition *edition;

  g_return_if_fail (CB_IS_ANSWER_ROW (self));
  g_return_if_fail (n_cards <= CB_ANSWER_MAX_CELLS);

  if (has_cards (self, cards, n_cards))
    return;
  edition = get_setup (self)->edition;
  set_n_cards (self, n_cards);
  self->syncing = TRUE;
  for (guint i = 0; i < n_cards; i++)
    cb_answer_cell_set_card (CB_ANSWER_CELL (self->cards[i]), edition, cards[i]);
  self->syncing = FALSE;
  cb_css_class_set (GTK_WIDGET (self), "crowded", n_cards == CB_ANSWER_MAX_CELLS);
  update_names (self);
  show_answer (self);
}
