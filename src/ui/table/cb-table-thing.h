/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_TABLE_THING (cb_table_thing_get_type ())

/**
 * CbTableThing:
 *
 * Something on the table that can be pressed: a picture, and below it what it is and a line about
 * it. It does what its action says, or shows a popover.
 */
G_DECLARE_FINAL_TYPE (CbTableThing, cb_table_thing, CB, TABLE_THING, GtkButton)

CbTableThing *cb_table_thing_new (void);

void cb_table_thing_set_picture (CbTableThing *self, GtkWidget *picture);
void cb_table_thing_set_caption (CbTableThing *self, const char *title, const char *words);
void cb_table_thing_set_label (CbTableThing *self, const char *label);
void cb_table_thing_set_popover (CbTableThing *self, GtkWidget *popover);
