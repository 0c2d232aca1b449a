/* A menu that is built when it is opened first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* GTK builds all items of a menu as soon as a button has it, which takes about a million
 * instructions each, although few menus are ever opened. These are built when they are opened. */

#include "config.h"

#include "cb-late-menu.h"

static void
create_menu_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/**
 * cb_late_menu_set:
 * @menu: (transfer none): the menu of @button, built when it is opened; the button must have no
 *   other
 */
void
cb_late_menu_set (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, create_menu_cb, g_object_ref (menu),
                                         g_object_unref);
}
