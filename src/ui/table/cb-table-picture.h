/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_TABLE_PICTURE (cb_table_picture_get_type ())

/**
 * CbTablePicture:
 *
 * The envelope, or a deck as a stack that is as thick as cards are left. It is a picture of what is
 * said in words below it: presentation for assistive technology.
 */
G_DECLARE_FINAL_TYPE (CbTablePicture, cb_table_picture, CB, TABLE_PICTURE, GtkWidget)

GtkWidget *cb_table_picture_new_envelope (void);
GtkWidget *cb_table_picture_new_deck (void);

void cb_table_picture_set_n_left (CbTablePicture *self, int n_left);
void cb_table_picture_set_small (CbTablePicture *self, gboolean small);
