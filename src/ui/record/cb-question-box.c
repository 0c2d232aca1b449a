/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-announce.h"
#include "cb-children.h"
#include "cb-fields.h"
#include "cb-question-box.h"

struct _CbQuestionBox
{
  AdwBin parent_instance;

  CbDraftQuestion *question; /* (nullable) */
  GtkWidget *words;
  GtkWidget *replies;
};

G_DEFINE_FINAL_TYPE (CbQuestionBox, cb_question_box, ADW_TYPE_BIN)

static void
clicked_cb (CbQuestionBox *self, GtkWidget *button)
{
  guint index = 0;

  for (GtkWidget *before = button; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    index++;
  g_signal_emit_by_name (self, "replied", index);
}

static void
show_replies (CbQuestionBox *self)
{
  cb_children_remove_wrapped (ADW_WRAP_BOX (self->replies));
  for (guint i = 0; i < self->question->n_replies; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            g_object_new (GTK_TYPE_LABEL, "label", self->question->replies[i].label,
                                          "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL));
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->replies), button);
    }
}

static void
cb_question_box_class_init (CbQuestionBoxClass *klass)
{
  CB_OWNS (G_OBJECT_CLASS (klass), CbQuestionBox, question, cb_draft_question_unref);

  cb_signal_new (klass, "replied", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "questionbox");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_question_box_init (CbQuestionBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->words = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  self->replies = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "line-spacing", 6, "justify",
                                ADW_JUSTIFY_FILL, "justify-last-line", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), self->words);
  gtk_box_append (GTK_BOX (box), self->replies);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* @question: (nullable) */
void
cb_question_box_set_question (CbQuestionBox *self, const CbDraftQuestion *question)
{
  g_return_if_fail (CB_IS_QUESTION_BOX (self));

  if (cb_draft_question_equal (self->question, question))
    return;

  g_clear_pointer (&self->question, cb_draft_question_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), question != NULL);
  if (question == NULL)
    return;
  self->question = cb_draft_question_ref ((CbDraftQuestion *) question);
  gtk_label_set_label (GTK_LABEL (self->words), question->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  question->words, -1);
  show_replies (self);
  cb_announce (GTK_WIDGET (self), question->words);
}
