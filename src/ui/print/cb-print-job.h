/* cb-print-job.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-print-pages.h"

G_BEGIN_DECLS

void cb_print_job_start (CbNotesheet *sheet,
                         const CbPaper *paper,
                         GtkWindow *parent,
                         GAsyncReadyCallback callback,
                         gpointer user_data);
gboolean cb_print_job_finish (GAsyncResult *result, GError **error);
gboolean cb_print_job_is_dismissed (const GError *error);

G_END_DECLS
