/* How the command-line programs start, and how one of them replaces itself by another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Drawing on paper needs Cairo, Pango and some twenty-five libraries behind them, which take longer
 * to load than most cases take to solve. Printing is therefore a program of its own, which replaces
 * casebook-cli when something is to be printed. */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "cb-cli-box.h"
#include "cb-start.h"
#include "parts.h"

#define PRINT_PROGRAM "casebook-cli-print"
/* The path of casebook-lab in a build tree, relative to the folder of this program. */
#define LAB_PROGRAM "../lab/casebook-lab"

/* Sets the language; complaints begin with @program. */
void
cb_cli_start (const char *program)
{
  cb_start ();
  g_set_prgname (program);
}

/* Replaces this process by @program, a path relative to this program’s folder. Returns only if
 * there is no such program. */
static void
become (const char *program, char **argv)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : g_strdup (".");
  g_autofree char *path = g_build_filename (folder, program, NULL);

  execv (path, argv);
}

/**
 * cb_cli_print:
 *
 * Replaces this process by the program that prints: in a build tree the one beside this program,
 * otherwise the installed one.
 *
 * Returns: %CB_CLI_UNUSABLE, if the program could not be started
 */
CbCliStatus
cb_cli_print (int argc, char **argv)
{
#if HAS_PRINTING
  become (PRINT_PROGRAM, argv);
  execv (LIBEXEC_DIR "/" PRINT_PROGRAM, argv);
  cb_cli_complain (NULL, _ ("Printing could not be started: %s"), g_strerror (errno));
#else
  cb_cli_complain (NULL, _ ("This build of Casebook cannot print."));
#endif
  return CB_CLI_UNUSABLE;
}

/**
 * cb_cli_go_to_lab:
 * @argv: as this program got them
 *
 * Replaces this process by casebook-lab, which exists only in a build tree.
 *
 * Returns: %CB_CLI_UNUSABLE, if the program could not be started
 */
CbCliStatus
cb_cli_go_to_lab (char **argv)
{
  become (LAB_PROGRAM, argv);
  cb_cli_complain (NULL,
                   _ ("%s: this is now a command of casebook-lab, which is not installed: use "
                      "“build-aux/run --lab” where Casebook is built"),
                   argv[1]);
  return CB_CLI_UNUSABLE;
}
