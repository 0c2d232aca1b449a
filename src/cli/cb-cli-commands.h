/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* When people use a command; --help lists them in this order. */
typedef enum
{
  CB_CLI_BEFORE,
  CB_CLI_PLAYING,
  CB_CLI_REASONS,
  CB_CLI_AFTERWARDS,
  CB_CLI_FILES,
  CB_CLI_N_GROUPS,
} CbCliGroup;

/* What --help, the man page and the completions for shells say about a command. */
typedef struct
{
  const char *name;
  CbCliGroup group;
  const char *parameters; /* as --help writes them */
  const char *summary;    /* to be translated */
  const char *example;    /* its arguments, as one types them */
} CbCliCommand;

const CbCliCommand *cb_cli_find_command (const char *name);
void cb_cli_print_commands (void);
void cb_cli_print_commands_as_json (void);
void cb_cli_complain_of_command (const char *typed);

void cb_cli_suggest (const char *typed, GPtrArray *names);

gboolean cb_cli_parse (const char *name, const GOptionEntry *entries, int argc, char **argv);
gboolean cb_cli_parse_as (const char *name,
                          const char *parameters,
                          const char *summary,
                          const char *description,
                          const GOptionEntry *entries,
                          int argc,
                          char **argv);
