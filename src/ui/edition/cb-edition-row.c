/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-edition-cover.h"
#include "cb-edition-row.h"
#include "cb-fields.h"
#include "cb-template.h"

#define COVER_WIDTH  34
#define COVER_HEIGHT 44

struct _CbEditionRow
{
  AdwActionRow parent_instance;

  CbEditionItem *item;

  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE (CbEditionRow, cb_edition_row, ADW_TYPE_ACTION_ROW)

/* Returns: (transfer full): how many can play it, “3–6 players” */
char *
cb_edition_row_describe_players (CbEdition *edition)
{
  guint min = cb_edition_get_min_players (edition);
  guint max = cb_edition_get_max_players (edition);

  if (min == max)
    return g_strdup_printf (ngettext ("%u player", "%u players", min), min);
  return g_strdup_printf (_ ("%u–%u players"), min, max);
}

/* Describes how many play with how many cards, how much of the box is known, and what the edition
 * says about itself. */
static char *
describe (GtkWidget *widget, CbEdition *edition, const char *error)
{
  const char *description;
  g_autofree char *complete = NULL;
  g_autofree char *players = NULL;
  g_autofree char *cards = NULL;
  guint n_cards;

  if (edition == NULL)
    return g_strdup (error);
  n_cards = cb_edition_get_n_cards (edition);
  players = cb_edition_row_describe_players (edition);
  cards = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
  description = cb_edition_get_rules (edition)->description;
  complete = cb_edition_describe_completeness (edition);
  /* Translators: “3–6 players · 21 cards · names only”, and on a line of its own what the edition
   * says. The last two may be left out, with their “·” and line. */
  return g_strdup_printf (_ ("%s · %s%s%s%s%s"), players, cards, complete != NULL ? " · " : "",
                          complete != NULL ? complete : "", description != NULL ? "\n" : "",
                          description != NULL ? description : "");
}

static void
add_cover (CbEditionRow *self)
{
  GtkWidget *cover = cb_edition_cover_new (cb_edition_item_get_edition (self->item), COVER_WIDTH,
                                           COVER_HEIGHT);

  gtk_widget_set_valign (cover, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cover, "box-cover");
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), cover);
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
  CbEditionRow *self = CB_EDITION_ROW (widget);
  g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)));
  g_autofree char *action = g_strconcat ("edition.", name + strlen ("row."), NULL);

  gtk_widget_activate_action (widget, action, "s", uri);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_EDITION_ROW (widget)->menu_button);
}

/* Enables actions: only the user’s own editions can be changed, and only readable ones chosen. */
static void
error_changed_cb (CbEditionRow *self)
{
  gboolean own = cb_folder_item_get_file (CB_FOLDER_ITEM (self->item)) != NULL;
  gboolean readable = cb_edition_item_get_error (self->item) == NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.choose", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.menu", own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.edit", own && readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.duplicate", own && readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.export", own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.delete", own);
}

static void
cb_edition_row_constructed (GObject *object)
{
  CbEditionRow *self = CB_EDITION_ROW (object);

  G_OBJECT_CLASS (cb_edition_row_parent_class)->constructed (object);

  g_signal_connect_object (self->item, "notify::error", G_CALLBACK (error_changed_cb), self,
                           G_CONNECT_SWAPPED);
  error_changed_cb (self);
  if (cb_edition_item_get_edition (self->item) != NULL)
    add_cover (self);
}

static void
cb_edition_row_class_init (CbEditionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_edition_row_constructed;

  cb_fields_install (object_class,
                     CB_FIELD (CbEditionRow, item, CB_TYPE_EDITION_ITEM, G_PARAM_CONSTRUCT_ONLY));

  cb_template_install (widget_class, "cb-edition-row");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_child (widget_class, CbEditionRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, describe);

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

static void
cb_edition_row_init (CbEditionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
cb_edition_row_new (CbEditionItem *item)
{
  return g_object_new (CB_TYPE_EDITION_ROW, "item", item, NULL);
}

/* Returns: (transfer none): the edition of this row */
CbEditionItem *
cb_edition_row_get_item (CbEditionRow *self)
{
  g_return_val_if_fail (CB_IS_EDITION_ROW (self), NULL);

  return self->item;
}
