/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-box.h"

/* The commands that play whole games, or count them. They take the arguments from the command on.
 */
CbCliStatus cb_cli_practice (int argc, char **argv);
CbCliStatus cb_cli_figures (int argc, char **argv);
