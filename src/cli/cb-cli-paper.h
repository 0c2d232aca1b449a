/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli.h"

/* @argv begins with the name of the command. */
CbCliStatus cb_cli_print_on_paper (int argc, char **argv);
