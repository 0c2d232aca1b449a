/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_RING (cb_ring_get_type ())

/* A ring that fills, clockwise from the top; decoration beside a figure. Property: share, 0…1. */
G_DECLARE_FINAL_TYPE (CbRing, cb_ring, CB, RING, GtkWidget)
