/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-event-forms.h"

struct _CbSuggestionForm
{
  CbDraftPart parent_instance;
};

G_DEFINE_FINAL_TYPE (CbSuggestionForm, cb_suggestion_form, CB_TYPE_DRAFT_PART)

/* What cannot be asked for is not offered, unless it was asked for all the same. */
static guint
get_choices (GObject *object, CbDraft *draft, guint cards)
{
  const CbEdition *edition;
  CbCardSet choices = cards;

  if (draft == NULL)
    return 0;
  edition = cb_case_get_edition (cb_draft_get_case (draft));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((cb_edition_get_rules (edition)->asked_categories >> i & 1) != 0)
      choices |= cb_edition_get_category (edition, i)->cards;
  return choices;
}

static void
picked_cb (CbSuggestionForm *self, guint card)
{
  cb_draft_toggle_card (cb_draft_part_get_draft (CB_DRAFT_PART (self)), card);
}

static void
cb_suggestion_form_class_init (CbSuggestionFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CB_TYPE_CATEGORY_CHIPS);

  cb_draft_part_class_set_template (CB_DRAFT_PART_CLASS (klass), "cb-suggestion-form");
  gtk_widget_class_bind_template_callback (widget_class, get_choices);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
}

static void
cb_suggestion_form_init (CbSuggestionForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
