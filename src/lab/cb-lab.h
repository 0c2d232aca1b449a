/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"
#include "cb-simulation.h"

/* The commands of casebook-lab, which measure how well Casebook plays. The first of @argv is the
 * name of the command. */
CbCliStatus cb_lab_simulate (int argc, char **argv);
CbCliStatus cb_lab_play (int argc, char **argv);
CbCliStatus cb_lab_match (int argc, char **argv);

gboolean cb_lab_read_reach (const char *command, const char *text, CbRoomsReached *reach);
