/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "cb-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr (CbApplication) application = NULL;

  setlocale (LC_ALL, "");
  /* As the tools of gettext have it, for a program that is not installed. */
  bindtextdomain (GETTEXT_PACKAGE,
                  g_getenv ("TEXTDOMAINDIR") != NULL ? g_getenv ("TEXTDOMAINDIR") : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = cb_application_new (APP_ID);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
