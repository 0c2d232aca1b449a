/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"

/* The commands that play or count whole games. @argv begins with the name of the command. */
CbCliStatus cb_cli_practice (int argc, char **argv);
CbCliStatus cb_cli_figures (int argc, char **argv);

/* Joins versions of one case. */
CbCliStatus cb_cli_merge (int argc, char **argv);
