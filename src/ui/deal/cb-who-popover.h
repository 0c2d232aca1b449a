/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-setup.h"

#define CB_TYPE_WHO_POPOVER (cb_who_popover_get_type ())

/* Asks who it is that does something: a button for each player. */
G_DECLARE_FINAL_TYPE (CbWhoPopover, cb_who_popover, CB, WHO_POPOVER, GtkPopover)

void cb_who_popover_clear (CbWhoPopover *self);
void cb_who_popover_add (CbWhoPopover *self,
                         const CbSetup *table,
                         guint seat,
                         const char *words,
                         const char *action);
guint cb_who_popover_get_n (CbWhoPopover *self);
