/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-print-pages.h"
#include "cb-print-text.h"

/* Thickness, in points, of the thin lines between cells, of the frame, and of the lines beside the
 * envelope. */
#define CB_PRINT_HAIR  0.4
#define CB_PRINT_FRAME 0.8
#define CB_PRINT_HEAVY 1.4

/* Size of the letters of names, in points. */
#define CB_PRINT_SIZE 9.5

/* The distance between a line and the text beside it, in points. */
#define CB_PRINT_PAD 4.0

/* Pages in the making. Lengths are in points, before they are scaled. */
typedef struct
{
  const CbNotesheet *sheet;
  PangoContext *context;
  GPtrArray *pages;
  GArray *items; /* of the current page */

  /* The part of the paper that may be used. */
  double left;
  double top;
  double width;
  double bottom;
  double y; /* where the next thing is added */

  /* Measures of the table. */
  double table_top; /* on this page */
  double rows_top;  /* top of the rows that still lack lines between their columns */
  double name_width;
  double column_width;
  double heading_height;
  double row_height;
  gboolean turned; /* the headings run upwards */
} CbPrintLayout;

CbPrintItem *_cb_print_add (CbPrintLayout *self,
                            CbPrintKind kind,
                            double x,
                            double y,
                            double width,
                            double height);
CbPrintItem *_cb_print_add_text (CbPrintLayout *self,
                                 const char *text,
                                 double x,
                                 double y,
                                 double width,
                                 double height);
CbPrintItem *_cb_print_add_symbol (CbPrintLayout *self,
                                   CbSymbol symbol,
                                   double x,
                                   double y,
                                   double width,
                                   double height);
void _cb_print_add_line (CbPrintLayout *self, double y, double thickness, double shade);
void
_cb_print_add_upright (CbPrintLayout *self, double x, double top, double thickness, double shade);
void _cb_print_add_page (CbPrintLayout *self);

void _cb_print_measure_table (CbPrintLayout *self);
void _cb_print_begin_table (CbPrintLayout *self);
void _cb_print_end_table (CbPrintLayout *self);
void _cb_print_add_category (CbPrintLayout *self, guint category);
void _cb_print_add_card (CbPrintLayout *self, guint card);

PangoLayout *_cb_print_item_fit (const CbPrintItem *self, PangoContext *context);
