/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"
#include "cb-simulation.h"

/* The commands that play whole games, or count them. They take the arguments from the command on.
 */
CbCliStatus cb_cli_simulate (int argc, char **argv);
CbCliStatus cb_cli_play (int argc, char **argv);
CbCliStatus cb_cli_practice (int argc, char **argv);
CbCliStatus cb_cli_match (int argc, char **argv);
CbCliStatus cb_cli_figures (int argc, char **argv);

gboolean cb_cli_read_reach (const char *command, const char *text, CbRoomsReached *reach);
