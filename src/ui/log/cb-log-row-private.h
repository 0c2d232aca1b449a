/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-log-parts.h"

struct _CbLogRow
{
  GtkListBoxRow parent_instance;

  CbCase *case_;
  CbLogItem *item;
  int at; /* how many entries are read, as in CbLogView */
  gboolean edited;

  char *news; /* everything that the entry settled; NULL for nothing */

  GtkLabel *aside;
  GtkWidget *badge;
  GtkWidget *badge_glyph;
  GtkLabel *conflict;
  GtkLabel *found;
  GtkMenuButton *menu;
  GMenuModel *menu_model;
};
