/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cli-commands.h"
#include "cb-cli.h"
#include "cb-random-source.h"

/* Functions for the commands that read no case and parse their own options. */
CbEdition *cb_cli_find_edition (const char *command, const char *name);
gboolean cb_cli_read_seed (const char *command, const char *text, guint64 *seed);
CbRandomSource *cb_cli_make_random (const char *command, const char *seed);
gboolean cb_cli_add_players (const char *command, CbSetup *setup, int n_players, const char *names);
gboolean cb_cli_name_players (const char *command, CbSetup *setup, const char *names);
gboolean cb_cli_is_called (const char *name, const char *typed);
int cb_cli_find_player (const CbSetup *setup, const char *typed);
void cb_cli_suggest_player (const CbSetup *setup, const char *typed);
int cb_cli_find_seat (const char *command, const CbSetup *setup, const char *name);

CbCliStatus cb_cli_roll (int argc, char **argv);
CbCliStatus cb_cli_deal (int argc, char **argv);
CbCliStatus cb_cli_new (int argc, char **argv);
CbCliStatus cb_cli_editions (int argc, char **argv);
CbCliStatus cb_cli_print (int argc, char **argv);
/* @argv: all arguments, with the name of the program first */
CbCliStatus cb_cli_go_to_lab (char **argv);
