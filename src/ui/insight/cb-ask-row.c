/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bars.h"
#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-template.h"

struct _CbAskRow
{
  GtkListBoxRow parent_instance;

  CbAskItem *item;

  GtkWidget *ask;
  CbPainting *bar;
  AdwBin *cards;
};

G_DEFINE_FINAL_TYPE (CbAskRow, cb_ask_row, GTK_TYPE_LIST_BOX_ROW)

/* The label of the button names the cards, because a screen reader may read it without the row. */
static void
cb_ask_row_constructed (GObject *object)
{
  CbAskRow *self = CB_ASK_ROW (object);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  G_OBJECT_CLASS (cb_ask_row_parent_class)->constructed (object);

  g_object_get (self->item, "title", &title, NULL);
  /* Translators: %s are the cards to ask for */
  label = g_strdup_printf (_ ("Suggest %s"), title);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->ask), "u",
                                    cb_ask_item_get_cards (self->item));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->ask), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->ask), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
show_share (CbAskRow *self)
{
  double share;

  g_object_get (self->item, "share", &share, NULL);
  cb_bars_show (self->bar, &share, 1);
}

static void
cb_ask_row_class_init (CbAskRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_ask_row_constructed;

  cb_fields_install (object_class,
                     CB_FIELD (CbAskRow, item, CB_TYPE_ASK_ITEM, G_PARAM_CONSTRUCT_ONLY));

  cb_template_install (widget_class, "cb-ask-row", CB_CHILD (CbAskRow, ask),
                       CB_CHILD (CbAskRow, bar), CB_CHILD (CbAskRow, cards));
}

static void
cb_ask_row_init (CbAskRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->cards, cb_card_line_new ());
}

GtkWidget *
cb_ask_row_new (CbAskItem *item, CbEdition *edition)
{
  CbAskRow *self;

  g_return_val_if_fail (CB_IS_ASK_ITEM (item), NULL);

  self = g_object_new (CB_TYPE_ASK_ROW, "item", item, NULL);
  g_signal_connect_object (item, "notify::share", G_CALLBACK (show_share), self, G_CONNECT_SWAPPED);
  show_share (self);
  cb_card_line_show (adw_bin_get_child (self->cards), edition, cb_ask_item_get_cards (item));
  return GTK_WIDGET (self);
}
