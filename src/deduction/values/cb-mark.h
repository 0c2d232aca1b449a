/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is known of one card and one holder. */
typedef enum
{
  CB_MARK_MAYBE,
  CB_MARK_NO,
  CB_MARK_YES,
} CbMark;
