/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-race.h"

#define CB_TYPE_LANE (cb_lane_get_type ())

/**
 * CbLane:
 *
 * One player’s lane in the race for the envelope: the name, the track on which the token stands, in
 * words how far that is, and a small card for each of mine, filled where it has been seen. From the
 * side where reading begins; the name goes above the track where there is little room. A field on
 * the track says how sure it is. Lanes one below the other have their tracks in line, and end in
 * one band, which is the envelope. For assistive technology it is a meter.
 */
G_DECLARE_FINAL_TYPE (CbLane, cb_lane, CB, LANE, GtkWidget)

GtkWidget *cb_lane_new (const CbSetup *setup, guint seat);
GtkWidget *cb_lane_new_heading (const CbSetup *setup);
void cb_lane_show (CbLane *self,
                   const CbSetup *setup,
                   const CbRunner *runner,
                   CbCardSet seen,
                   CbCardSet maybe);
void cb_lane_set_turn (CbLane *self, gboolean turn);
void cb_lane_set_open (CbLane *self, gboolean open);
void cb_lane_get_track (CbLane *self, float *start, float *end);
float cb_lane_get_token_x (CbLane *self);
