/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"
#include "cb-simulation.h"

/* The commands of casebook-lab, with which those who work on Casebook measure how well it plays.
 * They take the arguments from the command on. */
CbCliStatus cb_lab_simulate (int argc, char **argv);
CbCliStatus cb_lab_play (int argc, char **argv);
CbCliStatus cb_lab_match (int argc, char **argv);

gboolean cb_lab_read_reach (const char *command, const char *text, CbRoomsReached *reach);
