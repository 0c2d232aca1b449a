/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GskRenderNode *cb_review_picture_paint (GtkWidget *view, GtkWidget *head);
void cb_review_picture_take_async (GtkWidget *view,
                                   GtkWidget *head,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
GBytes *cb_review_picture_take_finish (GAsyncResult *result);
void cb_review_picture_share (GtkWidget *view, GtkWidget *head, const char *title);
