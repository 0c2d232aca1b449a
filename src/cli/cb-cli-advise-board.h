/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-board.h"
#include "cb-cli.h"

/* Reads where I stand from the options, or else from the log; complains if I cannot stand there. */
gboolean cb_cli_read_spot (const char *file,
                           CbCase *case_,
                           guint n_entries,
                           const CbCliOptions *options,
                           CbSpot *spot);
void cb_cli_print_spot (const CbSpot *spot, const CbEdition *edition);
void cb_cli_put_spot (JsonObject *object,
                      const CbSpot *spot,
                      CbEdition *edition,
                      const CbAdvice *advice);
