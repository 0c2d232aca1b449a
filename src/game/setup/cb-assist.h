/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How much help a case gives. */
typedef enum
{
  CB_ASSIST_NOTES, /* no automatic crosses */
  CB_ASSIST_LOGIC, /* crosses and reasons */
  CB_ASSIST_ODDS,  /* odds, advice and insight, too */
} CbAssist;
