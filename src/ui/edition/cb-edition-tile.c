/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-closures.h"
#include "cb-edition-cover.h"
#include "cb-edition-tile.h"
#include "cb-fields.h"
#include "cb-template.h"

/* In pixels: the height of a cover with its suspects, the size of one beside a name, and the least
 * widths of a tile with either. */
#define COVER_HEIGHT  84
#define SPINE_WIDTH   34
#define SPINE_HEIGHT  50
#define LARGE_BREADTH 312
#define SMALL_BREADTH 232

struct _CbEditionTile
{
  GtkFlowBoxChild parent_instance;

  CbEditionItem *item;
  gboolean large;
  gboolean last;

  GtkOverlay *cover;
  GtkMenuButton *menu_button;
};

CB_DEFINE_TEMPLATE_TYPE (CbEditionTile, cb_edition_tile, GTK_TYPE_FLOW_BOX_CHILD)

/* How many can play, and how much of the box is known: “3–6 players · names only”; above that, if
 * @roomy, what the edition says about itself. If it cannot be read, only why. */
static char *
describe (GtkWidget *widget, gboolean roomy, CbEdition *edition, const char *error)
{
  g_autofree char *players = NULL;
  g_autofree char *complete = NULL;
  const char *rules;
  guint min, max;

  if (edition == NULL)
    return g_strdup (error);
  min = cb_edition_get_min_players (edition);
  max = cb_edition_get_max_players (edition);
  rules = roomy ? cb_edition_get_rules (edition)->description : NULL;
  complete = cb_edition_describe_completeness (edition);
  players = min == max ? g_strdup_printf (ngettext ("%u player", "%u players", min), min)
                       : g_strdup_printf (_ ("%u–%u players"), min, max);
  return g_strconcat (rules != NULL ? rules : "", rules != NULL ? "\n" : "", players,
                      complete != NULL ? " · " : "", complete, NULL);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

/* Calls the page’s action edition.NAME for row.NAME, with the URI of the edition’s file. */
static void
hand_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionTile *self = CB_EDITION_TILE (widget);
  g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)));
  g_autofree char *action = g_strconcat ("edition.", name + strlen ("row."), NULL);

  gtk_widget_activate_action (widget, action, "s", uri);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_EDITION_TILE (widget)->menu_button);
}

/* Only the user’s own editions can be changed, and only readable ones chosen. */
static void
item_changed_cb (CbEditionTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CbEdition *edition = cb_edition_item_get_edition (self->item);
  gboolean own = cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)) != NULL;
  gboolean readable = edition != NULL;
  g_autofree char *words = describe (widget, TRUE, edition, cb_edition_item_get_error (self->item));
  g_autofree char *spoken = cb_announce_make_speakable (words);

  gtk_overlay_set_child (self->cover,
                         readable ? cb_edition_cover_new (edition, SPINE_WIDTH,
                                                          self->large ? COVER_HEIGHT : SPINE_HEIGHT)
                                  : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), own);
  gtk_widget_set_tooltip_text (widget, self->large ? NULL : words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  cb_edition_item_get_name (self->item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_widget_action_set_enabled (widget, "row.choose", readable);
  gtk_widget_action_set_enabled (widget, "row.menu", own);
  gtk_widget_action_set_enabled (widget, "row.edit", own && readable);
  gtk_widget_action_set_enabled (widget, "row.duplicate", own && readable);
  gtk_widget_action_set_enabled (widget, "row.export", own);
  gtk_widget_action_set_enabled (widget, "row.delete", own);
}

static void
cb_edition_tile_constructed (GObject *object)
{
  CbEditionTile *self = CB_EDITION_TILE (object);

  G_OBJECT_CLASS (cb_edition_tile_parent_class)->constructed (object);

  gtk_widget_set_size_request (GTK_WIDGET (self), self->large ? LARGE_BREADTH : SMALL_BREADTH, -1);
  if (self->large)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large");
  g_signal_connect_object (self->item, "notify::edition", G_CALLBACK (item_changed_cb), self,
                           G_CONNECT_SWAPPED);
  item_changed_cb (self);
}

static void
cb_edition_tile_class_init (CbEditionTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_edition_tile_constructed;

  cb_fields_install (object_class,
                     CB_FIELD (CbEditionTile, item, CB_TYPE_EDITION_ITEM, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbEditionTile, large, G_TYPE_BOOLEAN, G_PARAM_CONSTRUCT_ONLY),
                     CB_FIELD (CbEditionTile, last, G_TYPE_BOOLEAN, G_PARAM_CONSTRUCT_ONLY));

  cb_template_install (widget_class, "cb-edition-tile", CB_CHILD (CbEditionTile, cover),
                       CB_CHILD (CbEditionTile, menu_button), CB_CALLBACK (describe));
  cb_closures_install (widget_class);

  gtk_widget_class_install_action (widget_class, "row.choose", NULL, choose_action);
  gtk_widget_class_install_action (widget_class, "row.edit", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.duplicate", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.export", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.delete", NULL, hand_on_action);
  gtk_widget_class_install_action (widget_class, "row.menu", NULL, menu_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "row.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "row.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "row.menu", NULL);
}

GtkWidget *
cb_edition_tile_new (CbEditionItem *item, gboolean large, gboolean last)
{
  return g_object_new (CB_TYPE_EDITION_TILE, "item", item, "large", large, "last", last, NULL);
}

/* Returns: (transfer none): the edition that the tile chooses */
CbEditionItem *
cb_edition_tile_get_item (CbEditionTile *self)
{
  g_return_val_if_fail (CB_IS_EDITION_TILE (self), NULL);

  return self->item;
}
