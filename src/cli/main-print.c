/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cli-paper.h"
#include "cb-cli.h"

int
main (int argc, char **argv)
{
  cb_cli_start ("casebook-cli");
  return (int) cb_cli_print_on_paper (argc, argv);
}
