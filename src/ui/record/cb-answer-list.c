/* The list of answers, with a row for each player who may answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* All rows exist from the beginning and never move, so that an answer does not shift what is tapped
 * next. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-answer-list.h"
#include "cb-answer-row.h"
#include "cb-fields.h"
#include "cb-shade.h"

/* From this scale on texts count as large. */
#define LARGE_TEXT 1.5F

struct _CbAnswerList
{
  CbDraftPart parent_instance;

  gboolean plain;
  GtkWidget *head;
  GtkWidget *saw_it; /* the heading above the buttons for having seen a card */
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (CbAnswerList, cb_answer_list, CB_TYPE_DRAFT_PART)

static void
shown_cb (CbAnswerList *self)
{
  g_signal_emit_by_name (self, "shown");
}

/* (nullable): the row in place @index */
static CbAnswerRow *
get_row (CbAnswerList *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);

  return row != NULL ? CB_ANSWER_ROW (row) : NULL;
}

/* Returns: how many cards fit on a telephone beside the player */
static guint
get_most_cells (CbAnswerList *self)
{
  gboolean large = cb_shade_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;

  return large ? CB_ANSWER_MAX_CELLS - 1 : CB_ANSWER_MAX_CELLS;
}

/* Shows the cards in the rows if they fit there. */
static void
show_cards (CbAnswerList *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  int cards[CB_MAX_CARDS];
  gboolean any_eye = FALSE;
  guint n_cards = draft != NULL ? cb_draft_list_cards (draft, cards) : 0;
  CbAnswerRow *row;

  if (draft == NULL)
    return;
  if (n_cards > get_most_cells (self))
    n_cards = 0;
  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    {
      cb_answer_row_set_cards (row, cards, n_cards);
      any_eye = any_eye || !cb_answer_row_concerns_me (row);
    }
  gtk_widget_set_visible (self->saw_it, any_eye);
}

static void
show_head (CbAnswerList *self)
{
  gtk_widget_set_visible (self->head, !self->plain);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CbAnswerList *self = user_data;
  GtkWidget *row = cb_answer_row_new (CB_DRAFT_ANSWER (item),
                                      cb_draft_part_get_sheet (CB_DRAFT_PART (self)));

  g_object_bind_property (self, "plain", row, "plain", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (row, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
cb_answer_list_attach (CbDraftPart *part)
{
  CbDraft *draft = cb_draft_part_get_draft (part);

  gtk_list_box_bind_model (GTK_LIST_BOX (CB_ANSWER_LIST (part)->list), cb_draft_get_answers (draft),
                           create_row, part, NULL);
  g_signal_connect_object (draft, "changed", G_CALLBACK (show_cards), part, G_CONNECT_SWAPPED);
  show_cards (CB_ANSWER_LIST (part));
}

static void
cb_answer_list_class_init (CbAnswerListClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_answer_list_attach;

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbAnswerList, plain, G_TYPE_BOOLEAN,
                                                            G_PARAM_READWRITE, show_head));
  cb_signal_new (klass, "shown", 0);
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_head (CbAnswerList *self)
{
  GtkWidget *title = create_label (_ ("Answers"), "caption-heading");

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->head, "answer-heads");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (self->head), title);

  /* Translators: heads buttons for: I saw the card that was shown. */
  self->saw_it = create_label (_ ("Saw it"), "caption");
  gtk_box_append (GTK_BOX (self->head), self->saw_it);
}

static void
cb_answer_list_init (CbAnswerList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_head (self);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "answers");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Answers"), -1);
  gtk_box_append (GTK_BOX (box), self->head);
  gtk_box_append (GTK_BOX (box), self->list);
  adw_bin_set_child (ADW_BIN (self), box);
}
