/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_QR_CODE (cb_qr_code_get_type ())

/* A text as a QR code, in whole pixels so that it is crisp; black on white in any colours, as
 * cameras want it. */
G_DECLARE_FINAL_TYPE (CbQrCode, cb_qr_code, CB, QR_CODE, GtkWidget)

void cb_qr_code_set_text (CbQrCode *self, const char *text);
