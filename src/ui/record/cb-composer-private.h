/* cb-composer-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-composer.h"

G_BEGIN_DECLS

struct _CbComposer
{
  AdwBin parent_instance;

  CbDraft *draft;
  CbSheet *sheet;
  gboolean compact;
  gboolean roomy;
  guint scroll_id;
  guint frames_to_wait; /* until it scrolls */
  JsonNode *dropped;    /* the draft that was cancelled last */

  GtkWidget *answers;
  GtkWidget *by;
  GtkWidget *categories;
  GtkWidget *kind;
  GtkWidget *note;
  GtkWidget *result;
  GtkScrolledWindow *scroller;
  GtkWidget *seen;
  GtkTextBuffer *text;
  GtkViewport *viewport;
};

void _cb_composer_install_actions (GtkWidgetClass *widget_class);
void _cb_composer_watch_keys (CbComposer *self);
void _cb_composer_update_actions (CbComposer *self);

G_END_DECLS
