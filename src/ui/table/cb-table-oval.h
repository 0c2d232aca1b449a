/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-edition.h"

#define CB_TYPE_TABLE_OVAL (cb_table_oval_get_type ())

/**
 * CbTableOval:
 *
 * A table seen from above: the players around it clockwise, their hands before them, and things in
 * the middle. Seats are as in the room, and so on the same sides in every language. Classes derived
 * from it know who sits there. For assistive technology a group whose parts have names.
 */
G_DECLARE_DERIVABLE_TYPE (CbTableOval, cb_table_oval, CB, TABLE_OVAL, GtkWidget)

struct _CbTableOvalClass
{
  GtkWidgetClass parent_class;
};

void cb_table_oval_clear (CbTableOval *self);
void cb_table_oval_add_seat (CbTableOval *self, GtkWidget *seat, GtkWidget *fan);
void cb_table_oval_add_thing (CbTableOval *self, gpointer thing);
void cb_table_oval_set_narrow (CbTableOval *self, gboolean narrow);
gboolean cb_table_oval_is_narrow (CbTableOval *self);
gboolean cb_table_oval_is_brief (CbTableOval *self);
int cb_table_oval_get_card_width (CbTableOval *self);
void cb_table_oval_pass_card (CbTableOval *self, CbEdition *edition, guint from, guint to);
gboolean cb_table_oval_get_passed (CbTableOval *self, guint *from, guint *to);
