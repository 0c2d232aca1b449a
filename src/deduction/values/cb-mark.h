/* cb-mark.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is known of one card and one holder. */
typedef enum
{
  CB_MARK_MAYBE,
  CB_MARK_NO,
  CB_MARK_YES,
} CbMark;

G_END_DECLS
