/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-choices.h"
#include "cb-quick-entry.h"
#include "cb-quick-line.h"

struct _CbQuickEntry
{
  AdwBin parent_instance;

  CbCase *case_;
  CbQuickLine *read; /* NULL while nothing is typed */
  char *preview;
  gboolean compact;
  gboolean wrong;    /* what is wrong is marked as such */
  gboolean odd;      /* what is said of it is a mistake or a warning */
  guint pause_id;    /* of a timeout, or 0 */
  gboolean insisted; /* it was to be recorded as it stands, wrong as it is */

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
