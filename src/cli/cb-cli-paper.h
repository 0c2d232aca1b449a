/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli.h"

/* Takes the arguments from the command on. */
CbCliStatus cb_cli_print_on_paper (int argc, char **argv);
