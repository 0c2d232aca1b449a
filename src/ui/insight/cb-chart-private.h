/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-insight-parts.h"
#include "cb-paint.h"

/* An entry that has a point on my line. */
typedef struct
{
  guint position;
  GtkWidget *button; /* the button on the point */
  char *title;       /* (nullable): the first line of its label */
  char *detail;      /* (nullable): the second line of its label */
  gboolean in_way;   /* whether it overlaps another point, which gets the taps instead */
} CbChartPoint;

/* My line, in place of a seat. */
#define CB_CHART_MINE (-1)

/* A line of another player, and the edges of the band around it, which holds nine of ten deals. */
typedef enum
{
  CB_CHART_MIDDLE,
  CB_CHART_FEW,
  CB_CHART_MANY
} CbChartEdge;

struct _CbChart
{
  GtkWidget parent_instance;

  CbCourse *course; /* NULL until it is computed */
  guint n_read;
  gboolean annotated;
  GPtrArray *points; /* CbChartPoint objects, by entry */

  graphene_rect_t plot; /* the area without axes and tokens */
  guint most;           /* the highest number on the scale */
};

graphene_point_t _cb_chart_get_spot (const CbChart *self, guint position);

void _cb_chart_paint (CbChart *self, const CbCanvas *canvas);
