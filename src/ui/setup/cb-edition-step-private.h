/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-picker.h"
#include "cb-edition-step.h"
#include "cb-removals.h"

struct _CbEditionStep
{
  CbSetupStep parent_instance;

  CbEditionShelf *editions;
  CbRemovals *removals;

  CbEditionPicker *picker;
};

char *_cb_edition_step_describe_removed (gpointer last, guint n);
void _cb_edition_step_install_actions (GtkWidgetClass *widget_class);
