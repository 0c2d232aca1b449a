/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-application.h"
#include "cb-start.h"

int
main (int argc, char *argv[])
{
  g_autoptr (CbApplication) application = NULL;

  cb_start ();
  application = cb_application_new (APP_ID);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
