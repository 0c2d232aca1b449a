/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "cb-notesheet.h"
#include "cb-paper.h"

typedef enum
{
  CB_PRINT_FILL,   /* a rectangle; a line is a thin rectangle */
  CB_PRINT_TEXT,   /* in the middle of the height; smaller or on several lines if need be */
  CB_PRINT_SYMBOL, /* as large as fits */
} CbPrintKind;

typedef enum
{
  CB_PRINT_START,
  CB_PRINT_CENTRE,
  CB_PRINT_END,
} CbPrintAlign;

/* One item on a page: where it is, in points from the upper left corner of the paper, and what it
 * is. The shade goes from 0, black, to 1, white. */
typedef struct
{
  CbPrintKind kind;
  double x;
  double y;
  double width;
  double height;
  double shade;
  char *text;
  double size; /* of the letters, in points */
  gboolean bold;
  gboolean turned; /* the text runs upwards */
  CbPrintAlign align;
  CbSymbol symbol;
  gboolean pencil; /* the user's own mark: in brackets */
} CbPrintItem;

/**
 * CbPrintPages:
 * @width: of the paper, in points
 * @height: likewise
 * @margin: the least width that stays white on all sides
 * @scale: the factor by which everything is drawn smaller, on paper too small for a layout
 * @title: the title of the document
 * @created: (nullable): when the case was created, ISO 8601
 * @pages: (element-type GArray): each an array of #CbPrintItem
 *
 * Pages, described by their items. They can be drawn as a picture, as a PDF, or on a printer.
 */
typedef struct
{
  double width;
  double height;
  double margin;
  double scale;
  char *title;
  char *created;
  GPtrArray *pages;
} CbPrintPages;

CbPrintPages *cb_print_pages_new (const CbNotesheet *sheet, double width, double height);
void cb_print_pages_free (CbPrintPages *self);
void cb_print_pages_draw (const CbPrintPages *self, guint page, cairo_t *cr);
GBytes *cb_print_pages_to_pdf (const CbPrintPages *self, GError **error);

typedef void (*CbPrintDraw) (cairo_t *cr, gpointer what, double width, double height);

GBytes *
cb_print_to_pdf (double width, double height, CbPrintDraw draw, gpointer what, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPrintPages, cb_print_pages_free)
