/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-tally.h"

/* Each of these replaces the rows that the list has. */

/* Lists how often each person won. */
void cb_tally_list_people (GtkBox *list, const CbTally *tally);
/* Lists how often I won with each box. */
void cb_tally_list_editions (GtkBox *list, const CbTally *tally);
/* Shows how often I won at each place in the order of turns. Returns how many places there are. */
guint cb_tally_list_places (GtkGrid *grid, const CbTally *tally);
/* Lists cases that could not be counted, and why. */
void cb_tally_list_left_out (GtkBox *list, const CbTally *tally);
