/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-face.h"
#include "cb-course-words.h"
#include "cb-fields.h"
#include "cb-insight.h"
#include "cb-say.h"
#include "cb-slot.h"
#include "cb-solved-dialog.h"
#include "cb-template.h"
#include "cb-token.h"

#define LARGE 142
#define SMALL 88
/* The wait before the card is turned over, in milliseconds. */
#define WAIT 250

struct _CbSolvedDialog
{
  AdwDialog parent_instance;

  gpointer page;      /* weak: the GtkWidget over which the dialog is shown */
  CbSheet *sheet;     /* that is shown once a button was held; else NULL */
  CbInsight *insight; /* what is known about the other players; NULL if the case is without odds */
  CbCardSet cards;
  int last; /* the category of the card that was found last */
  gboolean compact;
  AdwAnimation *animation;
  guint wait_id;

  GtkBox *cards_box;
  GtkWidget *behind;
  GtkLabel *behind_words;
  CbToken *behind_token;
  GtkLabel *entry;
  GtkLabel *sentence;
  GtkWidget *how;
  GtkWidget *accuse;
  GtkStack *stack;
};

CB_DEFINE_TEMPLATE_TYPE (CbSolvedDialog, cb_solved_dialog, ADW_TYPE_DIALOG)

/* The page’s action follows only after the dialog has closed, because closing moves the focus. */
static void
leave (CbSolvedDialog *self, const char *action, guint target)
{
  g_autoptr (GtkWidget) page = self->page != NULL ? g_object_ref (GTK_WIDGET (self->page)) : NULL;

  adw_dialog_close (ADW_DIALOG (self));
  if (page != NULL)
    gtk_widget_activate_action (page, action, "u", target);
}

static void
how_clicked_cb (CbSolvedDialog *self)
{
  leave (self, "case.why-found", (guint) self->last);
}

static void
accuse_clicked_cb (CbSolvedDialog *self)
{
  leave (self, "case.accuse", self->cards);
}

static void
waited_cb (gpointer data)
{
  CbSolvedDialog *self = data;

  self->wait_id = 0;
  adw_animation_play (self->animation);
}

/* Turns the card over; without animations it is face up from the start. */
static void
turn (CbSolvedDialog *self, GtkWidget *face)
{
  if (!adw_get_enable_animations (GTK_WIDGET (self->page)))
    return;
  cb_card_face_set_turn (CB_CARD_FACE (face), 0);
  self->animation = cb_card_face_create_turn (CB_CARD_FACE (face));
  self->wait_id = g_timeout_add_once (WAIT, waited_cb, self);
}

static GtkWidget *
add_card (CbSolvedDialog *self, CbEdition *edition, guint card)
{
  GtkWidget *face = cb_card_face_new (self->compact ? SMALL : LARGE);

  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
  cb_card_face_set_found (CB_CARD_FACE (face), TRUE);
  gtk_box_append (self->cards_box, face);
  return face;
}

/* Returns: the position of the entry that settled the last of the cards, −1 if that was the deal */
static int
find_last (CbSolvedDialog *self, CbSheet *sheet)
{
  CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (sheet));
  int last = -1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      int entry = cb_sheet_find_solving_entry (sheet, i);

      if (entry >= last && cb_edition_get_category (edition, i)->n_in_envelope > 0)
        {
          last = entry;
          self->last = (int) i;
        }
    }
  return last;
}

/* Fills in the line about the other players, for which there is room from the start. */
static void
course_changed_cb (CbSolvedDialog *self)
{
  const CbCourse *course = cb_insight_get_course (self->insight);
  CbCase *case_ = cb_insight_get_case (self->insight);
  g_autofree char *words = NULL;
  int closest = CB_NOBODY;

  if (course != NULL)
    words = cb_course_describe_closest (course, cb_insight_get_n_read (self->insight), &closest);
  gtk_label_set_label (self->behind_words, words != NULL ? words : "");
  cb_token_set_player (self->behind_token, cb_case_get_setup (case_), closest);
  gtk_widget_set_visible (GTK_WIDGET (self->behind_token), closest != CB_NOBODY);
}

/* Whether I can accuse: not if I only watch, or am out. */
static gboolean
is_my_game (CbCase *case_)
{
  int me = cb_case_get_setup (case_)->me;
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));

  return me != CB_NOBODY && !cb_case_get_closed (case_) &&
         cb_case_get_seat_state (case_, n_entries, (guint) me) == CB_SEAT_PLAYING;
}

/* Finds out how far the other players are. That is an estimate, and shown only with odds. */
static void
look_at_others (CbSolvedDialog *self, CbSheet *sheet)
{
  CbCase *case_ = cb_sheet_get_case (sheet);
  gboolean allowed = cb_case_get_assist (case_) == CB_ASSIST_ODDS && is_my_game (case_);

  gtk_widget_set_visible (self->behind, allowed);
  if (!allowed)
    return;
  self->insight = cb_insight_new (sheet);
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (course_changed_cb), self,
                           G_CONNECT_SWAPPED);
  course_changed_cb (self);
  cb_insight_set_active (self->insight, TRUE);
}

static void
show_sheet (CbSolvedDialog *self, CbSheet *sheet)
{
  CbCase *case_ = cb_sheet_get_case (sheet);
  CbEdition *edition = cb_case_get_edition (case_);
  int last = find_last (self, sheet);
  g_autofree char *entry = last >= 0 ? g_strdup_printf (_ ("Entry %d"), last + 1) : NULL;
  g_autofree char *names = NULL;
  GtkWidget *face = NULL;

  self->cards = cb_sheet_get_solution (sheet);
  names = cb_say_cards (edition, self->cards, CB_LIST_AND, CB_SAID_NAME);
  for (CbCardSet left = self->cards; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      GtkWidget *added = add_card (self, edition, card);

      if ((int) cb_edition_get_card (edition, card)->category == self->last)
        face = added;
    }
  gtk_label_set_label (self->entry, entry != NULL ? entry : "");
  gtk_widget_set_visible (GTK_WIDGET (self->entry), entry != NULL);
  gtk_label_set_label (self->sentence, names);
  gtk_widget_set_visible (self->accuse, is_my_game (case_) && !cb_case_get_read_only (case_));
  if (face != NULL)
    turn (self, face);
  look_at_others (self, sheet);
}

/* Shows the cards in another dialog: this one would not become as high as they need. */
static void
held_cb (CbSolvedDialog *self)
{
  g_autoptr (CbSheet) sheet = g_steal_pointer (&self->sheet);
  g_autoptr (GtkWidget) page = self->page != NULL ? g_object_ref (GTK_WIDGET (self->page)) : NULL;

  adw_dialog_close (ADW_DIALOG (self));
  if (page != NULL && sheet != NULL)
    cb_solved_dialog_show (page, sheet, TRUE);
}

static void
size_cards (CbSolvedDialog *self)
{
  for (GtkWidget *face = gtk_widget_get_first_child (GTK_WIDGET (self->cards_box)); face != NULL;
       face = gtk_widget_get_next_sibling (face))
    cb_card_face_set_width (CB_CARD_FACE (face), self->compact ? SMALL : LARGE);
}

static void
cb_solved_dialog_dispose (GObject *object)
{
  CbSolvedDialog *self = CB_SOLVED_DIALOG (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_object (&self->animation);
  g_clear_object (&self->insight);
  g_clear_object (&self->sheet);
  g_clear_weak_pointer (&self->page);

  cb_template_dispose (object);
}

static void
cb_solved_dialog_class_init (CbSolvedDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_solved_dialog_dispose;

  cb_fields_install (object_class, CB_FIELD_THEN (CbSolvedDialog, compact, G_TYPE_BOOLEAN,
                                                  G_PARAM_READWRITE, size_cards));

  cb_template_install (widget_class, "cb-solved-dialog", CB_CHILD (CbSolvedDialog, behind),
                       CB_CHILD (CbSolvedDialog, behind_token),
                       CB_CHILD (CbSolvedDialog, behind_words), CB_CHILD (CbSolvedDialog, entry),
                       CB_CHILD (CbSolvedDialog, sentence), CB_CHILD (CbSolvedDialog, how),
                       CB_CHILD (CbSolvedDialog, accuse), CB_CHILD (CbSolvedDialog, stack),
                       CB_CALLBACK (accuse_clicked_cb), CB_CALLBACK (held_cb),
                       CB_CALLBACK (how_clicked_cb));
  gtk_widget_class_bind_template_child_full (widget_class, "cards", FALSE,
                                             G_STRUCT_OFFSET (CbSolvedDialog, cards_box));
}

/**
 * cb_solved_dialog_show:
 * @parent: the page of the case, whose actions the dialog uses
 * @sheet: a sheet on which all cards of the envelope are known
 * @at_once: whether the cards are shown at once; else somebody has to hold a button to see them
 */
void
cb_solved_dialog_show (GtkWidget *parent, CbSheet *sheet, gboolean at_once)
{
  CbSolvedDialog *self = g_object_new (CB_TYPE_SOLVED_DIALOG, NULL);

  g_return_if_fail (GTK_IS_WIDGET (parent));

  g_set_weak_pointer (&self->page, parent);
  if (at_once)
    show_sheet (self, sheet);
  else
    self->sheet = g_object_ref (sheet);
  gtk_stack_set_visible_child_name (self->stack, at_once ? "shown" : "hidden");
  adw_dialog_present (ADW_DIALOG (self), parent);
}
