/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-chips.h"
#include "cb-category-chips.h"

struct _CbCategoryChips
{
  CbDraftPart parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB_TYPE_DRAFT_PART)

static void
picked_cb (CbCategoryChips *self, guint card)
{
  cb_draft_pick_card (cb_draft_part_get_draft (CB_DRAFT_PART (self)), card);
}

/* Called once, because the edition of a case never changes. */
static void
add_categories (CbCategoryChips *self)
{
  CbDraftPart *part = CB_DRAFT_PART (self);
  const CbEdition *edition = cb_draft_part_get_setup (part)->edition;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      GtkWidget *chips = g_object_new (CB_TYPE_CARD_CHIPS, "sheet", cb_draft_part_get_sheet (part),
                                       NULL);

      g_signal_connect_object (chips, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
      gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      cb_edition_get_category (edition, i)->name, -1);
      gtk_box_append (GTK_BOX (self->box), chips);
    }
}

static void
show_cards (CbCategoryChips *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  const CbEdition *edition = cb_draft_part_get_setup (CB_DRAFT_PART (self))->edition;
  CbCardSet all = cb_draft_get_choices (draft);
  CbCardSet absent = cb_draft_find_cards (draft, CB_MARK_NO);
  CbCardSet held = cb_draft_find_cards (draft, CB_MARK_YES);
  GtkWidget *chips = gtk_widget_get_first_child (self->box);

  for (guint i = 0; chips != NULL; i++, chips = gtk_widget_get_next_sibling (chips))
    {
      CbCardSet choices = cb_edition_get_category (edition, i)->cards & all;

      g_object_set (chips, "choices", choices, "selected", cb_draft_get_told (draft), "holder",
                    cb_draft_get_holder (draft), "absent", absent, "held", held, NULL);
      gtk_widget_set_visible (chips, choices != 0);
    }
}

static void
cb_category_chips_attach (CbDraftPart *part)
{
  add_categories (CB_CATEGORY_CHIPS (part));
  g_signal_connect_object (cb_draft_part_get_draft (part), "changed", G_CALLBACK (show_cards), part,
                           G_CONNECT_SWAPPED);
  show_cards (CB_CATEGORY_CHIPS (part));
}

static void
cb_category_chips_class_init (CbCategoryChipsClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_category_chips_attach;
}

static void
cb_category_chips_init (CbCategoryChips *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
