/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define CB_TYPE_WELCOME (cb_welcome_get_type ())

/**
 * CbWelcome:
 *
 * What is shown where there are no cases yet: what Casebook is for, and where to begin.
 */
G_DECLARE_FINAL_TYPE (CbWelcome, cb_welcome, CB, WELCOME, AdwBin)
