/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>

#include "cb-start.h"

/* What every program of Casebook begins with: sets the language, and has a file that grows beyond
 * what the system allows its user fail like one on a full disk. The system would end the program.
 */
void
cb_start (void)
{
  setlocale (LC_ALL, "");
  /* As the tools of gettext have it, for a program that is not installed. */
  bindtextdomain (GETTEXT_PACKAGE,
                  g_getenv ("TEXTDOMAINDIR") != NULL ? g_getenv ("TEXTDOMAINDIR") : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  signal (SIGXFSZ, SIG_IGN);
}
