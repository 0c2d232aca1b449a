/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_HELP_DIALOG (cb_help_dialog_get_type ())

/* The help: a list of topics, each a page. The action help.show (s: a topic) leads to one. */
G_DECLARE_FINAL_TYPE (CbHelpDialog, cb_help_dialog, CB, HELP_DIALOG, AdwDialog)
