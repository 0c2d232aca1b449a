/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-cli.h"

/* The output ends with the first entry that contradicts an earlier one. */
CbCliStatus
cb_cli_replay (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);

  cb_cli_conclude (file, case_, 0, options);
  for (guint i = 0; i < n_entries; i++)
    if (!cb_cli_print_entry (file, case_, i, options))
      return CB_CLI_CONTRADICTION;
  return cb_case_is_consistent (case_, n_entries) ? CB_CLI_DONE : CB_CLI_CONTRADICTION;
}
