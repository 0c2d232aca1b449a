/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chart.h"

/* An entry that stands out. */
typedef struct
{
  guint position;
  GtkWidget *button; /* on it */
  char *title;       /* (nullable): where it says what happened */
  char *detail;      /* (nullable) */
  gboolean in_way;   /* of another point, which has the button then */
} CbChartPoint;

struct _CbChart
{
  GtkWidget parent_instance;

  CbCourse *course; /* NULL until there is one */
  guint n_read;
  gboolean annotated;
  GPtrArray *points; /* of CbChartPoint, by entry */

  graphene_rect_t plot; /* within axes and tokens */
  guint most;           /* what the scale reaches up to */
};

float _cb_chart_get_x (const CbChart *self, double n_entries);
float _cb_chart_get_y (const CbChart *self, double left);
PangoLayout *_cb_chart_make_text (CbChart *self, const char *text, gboolean bold);
float _cb_chart_get_token_size (CbChart *self);

void _cb_chart_snapshot (CbChart *self, GtkSnapshot *snapshot);
void _cb_chart_snapshot_labels (CbChart *self, GtkSnapshot *snapshot, const GdkRGBA *colour);
