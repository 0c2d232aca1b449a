/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-paper.h"

/* (transfer full) (nullable): a PDF document for paper of that size in points */
typedef GBytes *(*CbPrintMake) (gpointer data, double width, double height, GError **error);

void cb_print_job_start (const char *title,
                         CbPrintMake make,
                         gpointer data,
                         GDestroyNotify free_data,
                         const CbPaper *paper,
                         GtkWindow *parent,
                         GAsyncReadyCallback callback,
                         gpointer user_data);
gboolean cb_print_job_finish (GAsyncResult *result, GError **error);
gboolean cb_print_job_is_dismissed (const GError *error);
