/* cb-ask-row.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-ask-row"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-ask-row.h"
#include "cb-bar.h"
#include "cb-card-line.h"

struct _CbAskRow
{
  GtkListBoxRow parent_instance;

  CbAskItem *item;

  GtkWidget *ask;
  AdwBin *cards;
};

enum
{
  PROP_0,
  PROP_ITEM,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbAskRow, cb_ask_row, GTK_TYPE_LIST_BOX_ROW)

static GParamSpec *properties[N_PROPS];

/* Heard without the row around it, the button says what is asked. */
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
cb_ask_row_dispose (GObject *object)
{
  CbAskRow *self = CB_ASK_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_ASK_ROW);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (cb_ask_row_parent_class)->dispose (object);
}

static void
cb_ask_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ITEM:
      g_value_set_object (value, CB_ASK_ROW (object)->item);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_ask_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ITEM:
      CB_ASK_ROW (object)->item = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_ask_row_class_init (CbAskRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_ask_row_constructed;
  object_class->dispose = cb_ask_row_dispose;
  object_class->get_property = cb_ask_row_get_property;
  object_class->set_property = cb_ask_row_set_property;

  properties[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, CB_TYPE_ASK_ITEM,
                                               G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                 G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CB_TYPE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-ask-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CbAskRow, ask);
  gtk_widget_class_bind_template_child (widget_class, CbAskRow, cards);
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
  cb_card_line_show (adw_bin_get_child (self->cards), edition, cb_ask_item_get_cards (item));
  return GTK_WIDGET (self);
}
