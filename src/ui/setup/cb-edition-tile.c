/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-cover.h"
#include "cb-edition-row.h"
#include "cb-edition-tile.h"
#include "cb-fields.h"
#include "cb-template.h"

#define COVER_WIDTH  132
#define COVER_HEIGHT 66

struct _CbEditionTile
{
  GtkFlowBoxChild parent_instance;

  CbEditionItem *item;

  GtkImage *check;
  GtkOverlay *overlay;
  GtkLabel *complete;
  GtkLabel *description;
  GtkLabel *name;
  GtkLabel *players;
};

G_DEFINE_FINAL_TYPE (CbEditionTile, cb_edition_tile, GTK_TYPE_FLOW_BOX_CHILD)

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

static void
cb_edition_tile_class_init (CbEditionTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbEditionTile, item, g_object_unref);

  cb_template_install (widget_class, "cb-edition-tile");
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, check);
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, complete);
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, description);
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, name);
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, overlay);
  gtk_widget_class_bind_template_child (widget_class, CbEditionTile, players);

  gtk_widget_class_install_action (widget_class, "row.choose", NULL, choose_action);
}

static void
cb_edition_tile_init (CbEditionTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_edition_tile_new:
 * @item: an edition that can be read
 * @is_last: whether it was used last, which a check mark shows
 *
 * Returns: (transfer floating): a new tile
 */
GtkWidget *
cb_edition_tile_new (CbEditionItem *item, gboolean is_last)
{
  CbEditionTile *self = g_object_new (CB_TYPE_EDITION_TILE, NULL);
  CbEdition *edition = cb_edition_item_get_edition (item);
  const char *description = cb_edition_get_rules (edition)->description;
  g_autofree char *complete = cb_edition_describe_completeness (edition);
  g_autofree char *players = cb_edition_row_describe_players (edition);
  g_autofree char *spoken = complete != NULL ? g_strdup_printf ("%s, %s", players, complete) : NULL;

  self->item = g_object_ref (item);
  gtk_overlay_set_child (self->overlay, cb_edition_cover_new (edition, COVER_WIDTH, COVER_HEIGHT));
  gtk_label_set_label (self->name, cb_edition_item_get_name (item));
  gtk_label_set_label (self->description, description != NULL ? description : "");
  gtk_label_set_label (self->players, players);
  gtk_label_set_label (self->complete, complete != NULL ? complete : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complete), complete != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->check), is_last);
  if (is_last)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, cb_edition_item_get_name (item),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken != NULL ? spoken : players, -1);
  return GTK_WIDGET (self);
}

/* Returns: (transfer none): what is chosen by it */
CbEditionItem *
cb_edition_tile_get_item (CbEditionTile *self)
{
  g_return_val_if_fail (CB_IS_EDITION_TILE (self), NULL);

  return self->item;
}
