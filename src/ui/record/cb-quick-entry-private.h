/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-choices.h"
#include "cb-quick-entry.h"
#include "cb-quick-line.h"

struct _CbQuickEntry
{
  AdwBin parent_instance;

  CbCase *case_;
  CbQuickLine *read; /* NULL while the line is empty */
  int asker;         /* whose turn it is, for which a line is begun */
  char *preview;
  gboolean compact;
  gboolean wrong;    /* whether the words that are wrong are underlined */
  gboolean odd;      /* whether the preview is a mistake or a warning */
  guint pause_id;    /* of a timeout, or 0 */
  gboolean insisted; /* whether the user tried to record the line although it is wrong */

  CbQuickChoices *choices;
  GtkEditable *line;
  GtkWidget *popover;
};

void _cb_quick_entry_install_reading (GtkWidgetClass *widget_class);
void _cb_quick_entry_read (CbQuickEntry *self);
void _cb_quick_entry_stop_reading (CbQuickEntry *self);
void _cb_quick_entry_update_preview (CbQuickEntry *self);

void _cb_quick_entry_install_actions (GtkWidgetClass *widget_class);
void _cb_quick_entry_watch_keys (CbQuickEntry *self);
