/* cb-case-page-sheet.c: how the page of a case shows its sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-case-page"

#include "config.h"

#include "cb-case-page-private.h"

void
_cb_case_page_bind_settings (CbCasePage *self)
{
  self->settings = g_settings_new (APP_ID);
  g_settings_bind (self->settings, "symbols", self->sheet_view, "symbols", G_SETTINGS_BIND_GET);
}
