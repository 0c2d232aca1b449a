/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chart.h"
#include "cb-paint.h"

/* An entry that stands out. */
typedef struct
{
  guint position;
  GtkWidget *button; /* on it */
  char *title;       /* (nullable): where it says what happened */
  char *detail;      /* (nullable) */
  gboolean in_way;   /* of another point, which has the button then */
} CbChartPoint;

/* My line, which is nobody else’s. */
#define CB_CHART_MINE (-1)

/* What is drawn of somebody else’s line: the band round it says what nine in ten deals leave at
 * least, and at most. */
typedef enum
{
  CB_CHART_MIDDLE,
  CB_CHART_FEW,
  CB_CHART_MANY
} CbChartEdge;

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
graphene_point_t _cb_chart_get_spot (const CbChart *self, guint position);
float _cb_chart_get_token_size (CbChart *self);

guint _cb_chart_get_end (const CbChart *self, int seat);
guint _cb_chart_get_left (const CbChart *self, int seat, CbChartEdge edge, guint n_entries);

void _cb_chart_paint (CbChart *self, const CbCanvas *canvas);
void _cb_chart_paint_labels (CbChart *self, const CbCanvas *canvas);
