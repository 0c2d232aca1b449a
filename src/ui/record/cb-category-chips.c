/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-chips.h"
#include "cb-category-chips.h"
#include "cb-fields.h"

struct _CbCategoryChips
{
  CbDraftPart parent_instance;

  guint choices;
  guint selected;
  GtkWidget *box;
};

enum
{
  PICKED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbCategoryChips, cb_category_chips, CB_TYPE_DRAFT_PART)

static guint signals[N_SIGNALS];

static void
picked_cb (CbCategoryChips *self, guint card)
{
  g_signal_emit (self, signals[PICKED], 0, card);
}

/* Once: the edition of a case stays. */
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
update (CbCategoryChips *self)
{
  GtkWidget *chips = gtk_widget_get_first_child (self->box);

  for (guint i = 0; chips != NULL; i++, chips = gtk_widget_get_next_sibling (chips))
    {
      const CbEdition *edition = cb_draft_part_get_setup (CB_DRAFT_PART (self))->edition;
      CbCardSet choices = cb_edition_get_category (edition, i)->cards & self->choices;

      g_object_set (chips, "choices", choices, "selected", self->selected, NULL);
      gtk_widget_set_visible (chips, choices != 0);
    }
}

static void
cb_category_chips_attach (CbDraftPart *part)
{
  add_categories (CB_CATEGORY_CHIPS (part));
  update (CB_CATEGORY_CHIPS (part));
}

static void
cb_category_chips_class_init (CbCategoryChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_DRAFT_PART_CLASS (klass)->attach = cb_category_chips_attach;

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbCategoryChips, choices, G_TYPE_UINT, G_PARAM_READWRITE, update),
    CB_FIELD_THEN (CbCategoryChips, selected, G_TYPE_UINT, G_PARAM_READWRITE, update));

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
cb_category_chips_init (CbCategoryChips *self)
{
  self->choices = G_MAXUINT32;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
