/* What somebody showed me, or does not have, recorded from the cell itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-sheet-cell-private.h"

/* Whether it is open whether a player beside me has the card, now. */
static gboolean
can_report (CbSheetCell *self)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (self->cell));

  return seat >= 0 && seat < (int) setup->n_players && seat != setup->me &&
         setup->me != CB_NOBODY && cb_sheet_get_at (self->sheet) < 0 &&
         !cb_sheet_get_supposing (self->sheet) && cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
}

/* (transfer floating): what the action of the page has to know */
static GVariant *
get_target (CbSheetCell *self)
{
  return g_variant_new ("(uu)", cb_cell_get_card (self->cell), cb_cell_get_holder (self->cell));
}

static void
report (GtkWidget *widget, const char *action_name)
{
  if (can_report (CB_SHEET_CELL (widget)))
    gtk_widget_activate_action_variant (widget, action_name, get_target (CB_SHEET_CELL (widget)));
}

static void
cell_showed (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  report (widget, "case.showed-me");
}

static void
cell_lacks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  report (widget, "case.lacks");
}

/* @words: with a place for a name, in which no underscore may become a mnemonic */
static void
add_item (GMenu *menu, CbSheetCell *self, const char *words, const char *action_name)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (self->sheet));
  int seat = CB_SEAT_OF_HOLDER (cb_cell_get_holder (self->cell));
  g_auto (GStrv) parts = g_strsplit (setup->players[seat].name, "_", -1);
  g_autofree char *name = g_strjoinv ("__", parts);
  g_autoptr (GString) label = g_string_new (words);
  g_autoptr (GMenuItem) item = NULL;

  g_string_replace (label, "%s", name, 1);
  item = g_menu_item_new (label->str, NULL);
  g_menu_item_set_action_and_target_value (item, action_name, get_target (self));
  g_menu_append_item (menu, item);
}

/* A popover may not go while it still tells which of its items was chosen. */
static gboolean
unparent_cb (gpointer user_data)
{
  gtk_widget_unparent (user_data);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
cell_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  g_autoptr (GMenu) menu = NULL;
  GtkWidget *popover;

  if (!can_report (self))
    return;
  menu = g_menu_new ();
  /* Translators: %s is a player, who showed me the card of this line. */
  add_item (menu, self, _ ("%s Showed Me This"), "case.showed-me");
  /* Translators: %s is a player, who does not have the card of this line. */
  add_item (menu, self, _ ("%s Doesn’t Have This"), "case.lacks");
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
_cb_sheet_cell_install_report (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cell.showed", NULL, cell_showed);
  gtk_widget_class_install_action (widget_class, "cell.lacks", NULL, cell_lacks);
  gtk_widget_class_install_action (widget_class, "cell.menu", NULL, cell_menu);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_SHIFT_MASK, "cell.showed",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "cell.lacks", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "cell.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "cell.menu",
                                       NULL);
}
