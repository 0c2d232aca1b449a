/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-ui-test.h"

/* One screen to look at. @prepare brings a new window to it; what it opens may still be on its
 * way, as the window is drawn before it is taken. Those that matter most are taken in all looks. A
 * table ends with an empty name. */
typedef struct
{
  const char *name;
  void (*prepare) (CbWindow *window);
  gboolean matters;
} CbScreen;

extern const CbScreen cb_case_screens[];
extern const CbScreen cb_cases_screens[];
extern const CbScreen cb_deal_screens[];
extern const CbScreen cb_dice_screens[];
extern const CbScreen cb_elsewhere_screens[];
extern const CbScreen cb_face_screens[];
extern const CbScreen cb_insight_screens[];
extern const CbScreen cb_print_screens[];
extern const CbScreen cb_privacy_screens[];
extern const CbScreen cb_record_screens[];
extern const CbScreen cb_setup_screens[];
extern const CbScreen cb_table_screens[];
