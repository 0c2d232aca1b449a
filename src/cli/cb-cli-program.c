/* What the programs of the command line begin with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Drawing on paper takes Cairo, Pango and some twenty-five libraries behind them, which cost more
 * to load than most cases take to solve. So printing is a program of its own, which casebook-cli
 * becomes when it is to print. */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "cb-cli-box.h"
#include "cb-start.h"
#include "parts.h"

#define PRINT_PROGRAM "casebook-cli-print"

/* Sets the language, and what messages begin with. */
void
cb_cli_start (void)
{
  cb_start ();
  g_set_prgname ("casebook-cli");
}

/**
 * cb_cli_print:
 *
 * Becomes the program that prints: the one beside this one, where nothing is installed, or the
 * installed one.
 *
 * Returns: that it could not
 */
CbCliStatus
cb_cli_print (int argc, char **argv)
{
#if HAS_PRINTING
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : g_strdup (".");
  g_autofree char *beside = g_build_filename (folder, PRINT_PROGRAM, NULL);

  execv (beside, argv);
  execv (LIBEXEC_DIR "/" PRINT_PROGRAM, argv);
  cb_cli_complain (NULL, _ ("Printing could not be started: %s"), g_strerror (errno));
#else
  cb_cli_complain (NULL, _ ("This build of Casebook cannot print."));
#endif
  return CB_CLI_UNUSABLE;
}
