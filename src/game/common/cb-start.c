/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>

#include "cb-start.h"

/* What every program of Casebook does first: it sets the language, and makes sure that writing a
 * file beyond the size limit of the user fails with an error, like a full disk; otherwise the
 * system would kill the program. */
void
cb_start (void)
{
  setlocale (LC_ALL, "");
  /* If the program is not installed, TEXTDOMAINDIR says where translations are, as for gettext. */
  bindtextdomain (GETTEXT_PACKAGE,
                  g_getenv ("TEXTDOMAINDIR") != NULL ? g_getenv ("TEXTDOMAINDIR") : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  signal (SIGXFSZ, SIG_IGN);
}
