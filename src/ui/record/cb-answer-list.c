/* cb-answer-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-answer-list.h"
#include "cb-answer-row.h"
#include "cb-scroll.h"

struct _CbAnswerList
{
  CbDraftPart parent_instance;

  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (CbAnswerList, cb_answer_list, CB_TYPE_DRAFT_PART)

/* The cards of the last answer may come below the edge. */
static void
asks_card_changed_cb (GtkWidget *row, GParamSpec *pspec, CbDraftAnswer *answer)
{
  if (cb_draft_answer_get_asks_card (answer) && gtk_widget_get_mapped (row))
    cb_scroll_to_later (row);
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = cb_answer_row_new (CB_DRAFT_ANSWER (item),
                                      cb_draft_part_get_sheet (CB_DRAFT_PART (user_data)));

  g_signal_connect_object (item, "notify::asks-card", G_CALLBACK (asks_card_changed_cb), row,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
cb_answer_list_attach (CbDraftPart *part)
{
  gtk_list_box_bind_model (GTK_LIST_BOX (CB_ANSWER_LIST (part)->list),
                           cb_draft_get_answers (cb_draft_part_get_draft (part)), create_row, part,
                           NULL);
}

static void
cb_answer_list_class_init (CbAnswerListClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_answer_list_attach;
}

static void
cb_answer_list_init (CbAnswerList *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "answers");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Answers"), -1);
  adw_bin_set_child (ADW_BIN (self), self->list);
}
