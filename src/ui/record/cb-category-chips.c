/* cb-category-chips.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-card-chips.h"
#include "cb-category-chips.h"

struct _CbCategoryChips
{
  CbDraftPart parent_instance;

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
  cb_draft_toggle_card (cb_draft_part_get_draft (CB_DRAFT_PART (self)), card);
  g_signal_emit (self, signals[PICKED], 0);
}

static void
add_category (CbCategoryChips *self, const CbCategory *category)
{
  GtkWidget *chips = cb_card_chips_new ();

  cb_card_chips_set_sheet (CB_CARD_CHIPS (chips), cb_draft_part_get_sheet (CB_DRAFT_PART (self)));
  cb_chips_set_choices (CB_CHIPS (chips), category->cards);
  g_object_bind_property (cb_draft_part_get_draft (CB_DRAFT_PART (self)), "cards", chips,
                          "selected", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (chips, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  category->name, -1);
  gtk_box_append (GTK_BOX (self->box), chips);
}

/* Once: the edition of a case stays. */
static void
cb_category_chips_attach (CbDraftPart *part)
{
  const CbEdition *edition = cb_draft_part_get_setup (part)->edition;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    add_category (CB_CATEGORY_CHIPS (part), cb_edition_get_category (edition, i));
}

static void
cb_category_chips_class_init (CbCategoryChipsClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_category_chips_attach;

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_category_chips_init (CbCategoryChips *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
