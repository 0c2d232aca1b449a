/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-table-error.h"

G_DEFINE_QUARK (cb - table - error - quark, cb_table_error)
