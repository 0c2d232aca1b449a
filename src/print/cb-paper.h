/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Points in a millimetre. */
#define CB_MM (72 / 25.4)

/* A size of paper. @id is its name in options, @ipp_name its name by PWG 5101.1, which GTK uses,
 * too; @width and @height are in points. */
typedef struct
{
  const char *id;
  const char *name;
  const char *ipp_name;
  double width;
  double height;
} CbPaper;

#define CB_N_PAPERS 2
extern const CbPaper cb_papers[CB_N_PAPERS];

const CbPaper *cb_paper_find (const char *id);
const CbPaper *cb_paper_get_usual (void);
