/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-card-face.h"
#include "cb-practice-end.h"
#include "cb-template.h"

/* Widths of a card, in pixels. */
#define LARGE  110
#define SMALL  88
#define NARROW 540 /* the width of a page that has no room for large cards */

#define BESIDE 18 /* between the buttons and the edge of the dialog, as in the style */

/* If there are more than MOST_LARGE turns they are drawn small, with every EVERY-th number. */
#define MOST_LARGE 20
#define EVERY      5

struct _CbPracticeEnd
{
  AdwDialog parent_instance;

  gpointer page; /* weak: the GtkWidget over which the dialog is shown */
  CbPracticeGrade grade;
  char *result;

  GtkLabel *another_words;
  GtkBox *buttons;
  GtkBox *cards;
  GtkLabel *copy;
  GtkLabel *heading;
  AdwWrapBox *key;
  GtkBox *others;
  GtkLabel *sentence;
  AdwWrapBox *track;
};

CB_DEFINE_TEMPLATE_TYPE (CbPracticeEnd, cb_practice_end, ADW_TYPE_DIALOG)

static const char *const TURN_CLASSES[] = { "plain", "proven", "missed", "mine", "last" };

static void
review_cb (CbPracticeEnd *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
copy_cb (CbPracticeEnd *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->result);
  gtk_label_set_label (self->copy, _ ("Copied"));
  cb_announce (GTK_WIDGET (self), _ ("Copied"));
}

/* The action replaces the page, so it comes last, after the dialog over that page is closed. */
static void
another_cb (CbPracticeEnd *self)
{
  g_autoptr (GtkWidget) page = self->page != NULL ? g_object_ref (GTK_WIDGET (self->page)) : NULL;
  guint grade = self->grade;

  adw_dialog_force_close (ADW_DIALOG (self));
  if (page != NULL)
    gtk_widget_activate_action (page, "win.practice-another", "u", grade);
}

/* (transfer floating): a turn, with its number where @numbered */
static GtkWidget *
make_disc (guint turn, CbPracticeTurn kind, gboolean small, gboolean numbered)
{
  g_autofree char *text = numbered ? g_strdup_printf ("%u", turn) : NULL;
  GtkWidget *disc = gtk_label_new (text);

  gtk_widget_add_css_class (disc, "turn-disc");
  gtk_widget_add_css_class (disc, TURN_CLASSES[kind]);
  if (small)
    gtk_widget_add_css_class (disc, "small");
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  return disc;
}

/* Says what the disc of a turn means. */
static void
add_key (CbPracticeEnd *self, guint turn, CbPracticeTurn kind, const char *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "xalign", 0.0,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  gtk_box_append (GTK_BOX (box), make_disc (turn, kind, FALSE, TRUE));
  gtk_box_append (GTK_BOX (box), label);
  adw_wrap_box_append (self->key, box);
}

static void
show_track (CbPracticeEnd *self, const CbPractice *practice, int n_solved)
{
  guint n = practice->entries->len;
  gboolean small = n > MOST_LARGE;
  int winner = cb_practice_get_winner (practice);
  g_autofree char *other = NULL;

  for (guint turn = 1; turn <= n; turn++)
    {
      CbPracticeTurn kind = cb_practice_get_turn (practice, turn, n_solved);

      adw_wrap_box_append (self->track, make_disc (turn, kind, small, !small || turn % EVERY == 0));
    }
  if (n_solved != (int) practice->n_proven)
    add_key (self, practice->n_proven, CB_PRACTICE_TURN_PROVEN, _ ("The log proved it"));
  if (n_solved > 0)
    add_key (self, (guint) n_solved, CB_PRACTICE_TURN_MINE, _ ("You"));
  if (winner == CB_NOBODY)
    return;
  other = g_strdup_printf (n_solved >= 0
                             /* Translators: %s is a player. */
                             ? _ ("%s would have accused")
                             /* Translators: %s is a player. */
                             : _ ("%s accused"),
                           practice->setup->players[winner].name);
  add_key (self, n, CB_PRACTICE_TURN_LAST, other);
}

static void
show_cards (CbPracticeEnd *self, const CbPractice *practice)
{
  for (CbCardSet left = practice->envelope; left != 0; left &= left - 1)
    {
      GtkWidget *face = cb_card_face_new (gtk_widget_get_width (self->page) < NARROW ? SMALL
                                                                                     : LARGE);

      cb_card_face_show_card (CB_CARD_FACE (face), practice->edition, cb_card_set_first (left));
      cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
      cb_card_face_set_found (CB_CARD_FACE (face), TRUE);
      gtk_box_append (self->cards, face);
    }
}

/* Stacks what has no room side by side.
 *
 * Returns: whether it has none */
static gboolean
stack (GtkBox *box, int room)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (box), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  if (width <= room)
    return FALSE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  return TRUE;
}

/* A breakpoint would come too late: the dialog is as high as what is in it was at first. */
static void
stack_buttons (CbPracticeEnd *self)
{
  int room = MIN (adw_dialog_get_content_width (ADW_DIALOG (self)),
                  gtk_widget_get_width (self->page));

  if (stack (self->buttons, room))
    stack (self->others, room - 2 * BESIDE);
}

static void
cb_practice_end_dispose (GObject *object)
{
  CbPracticeEnd *self = CB_PRACTICE_END (object);

  g_clear_weak_pointer (&self->page);
  g_clear_pointer (&self->result, g_free);

  cb_template_dispose (object);
}

static void
cb_practice_end_class_init (CbPracticeEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_practice_end_dispose;
  cb_template_install (widget_class, "cb-practice-end", CB_CHILD (CbPracticeEnd, another_words),
                       CB_CHILD (CbPracticeEnd, buttons), CB_CHILD (CbPracticeEnd, cards),
                       CB_CHILD (CbPracticeEnd, copy), CB_CHILD (CbPracticeEnd, heading),
                       CB_CHILD (CbPracticeEnd, key), CB_CHILD (CbPracticeEnd, others),
                       CB_CHILD (CbPracticeEnd, sentence), CB_CHILD (CbPracticeEnd, track),
                       CB_CALLBACK (another_cb), CB_CALLBACK (copy_cb), CB_CALLBACK (review_cb));
}

/**
 * cb_practice_end_show:
 * @page: the page over which it is shown
 * @practice: the game; the dialog keeps no reference to it
 * @n_solved: after how many entries the user named the envelope; −1 where somebody else was first
 */
void
cb_practice_end_show (GtkWidget *page, const CbPractice *practice, int n_solved)
{
  static const char *const ANOTHER[] = { N_ ("Another _Easy Case"), N_ ("Another _Medium Case"),
                                         N_ ("Another _Hard Case") };
  CbPracticeEnd *self = g_object_new (CB_TYPE_PRACTICE_END, NULL);
  g_autofree char *heading = cb_practice_describe_end (practice, n_solved);
  g_autofree char *sentence = cb_practice_describe_result (
    practice, n_solved >= 0 ? (guint) n_solved : practice->entries->len);

  g_set_weak_pointer (&self->page, page);
  self->grade = practice->grade;
  self->result = cb_practice_write_result (practice, n_solved);
  adw_dialog_set_title (ADW_DIALOG (self), heading);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->another_words, _ (ANOTHER[practice->grade]));
  show_cards (self, practice);
  show_track (self, practice, n_solved);
  stack_buttons (self);
  adw_dialog_present (ADW_DIALOG (self), page);
}
