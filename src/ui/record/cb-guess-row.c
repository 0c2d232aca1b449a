/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-guess-row.h"
#include "cb-template.h"

struct _CbGuessRow
{
  CbDraftPart parent_instance;

  GtkLabel *label;
};

CB_DEFINE_TEMPLATE_TYPE (CbGuessRow, cb_guess_row, CB_TYPE_DRAFT_PART)

static guint32
get_guessed (CbGuessRow *self)
{
  return cb_draft_get_guessed_traits (cb_draft_part_get_draft (CB_DRAFT_PART (self)));
}

/* If several traits are guesses, only the dialog lists their cards. */
static void
show_guess (CbGuessRow *self)
{
  const CbEdition *edition = cb_draft_part_get_setup (CB_DRAFT_PART (self))->edition;
  guint32 guessed = get_guessed (self);
  gboolean single = guessed != 0 && (guessed & (guessed - 1)) == 0;

  gtk_widget_set_visible (GTK_WIDGET (self), guessed != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->label), single);
  if (single)
    {
      g_autofree char *text = cb_edition_describe_guess (edition, guessed);

      gtk_label_set_label (self->label, text);
    }
}

static void
confirm_cb (CbGuessRow *self)
{
  cb_case_confirm_traits (cb_draft_get_case (cb_draft_part_get_draft (CB_DRAFT_PART (self))),
                          get_guessed (self));
}

static void
cb_guess_row_attach (CbDraftPart *part)
{
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_signal_connect_object (draft, "changed", G_CALLBACK (show_guess), part, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup", G_CALLBACK (show_guess),
                           part, G_CONNECT_SWAPPED);
  show_guess (CB_GUESS_ROW (part));
}

static void
cb_guess_row_class_init (CbGuessRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_guess_row_attach;

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-guess-row");
  gtk_widget_class_bind_template_child (widget_class, CbGuessRow, label);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
}
