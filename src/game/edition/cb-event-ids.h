/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The ids of the events that an edition can list, in its file as well as in stored drafts. Their
 * labels in forms are in cb_event_words. */
#define CB_EVENT_ID_SUGGESTION "suggestion"
#define CB_EVENT_ID_ACCUSATION "accusation"
#define CB_EVENT_ID_TRAIT      "trait"
#define CB_EVENT_ID_TIP        "tip"
#define CB_EVENT_ID_SNOOP      "snoop"
#define CB_EVENT_ID_SNOOP_ALL  "snoop-all"
#define CB_EVENT_ID_PEEK       "peek"
#define CB_EVENT_ID_REMOTE     "remote"
#define CB_EVENT_ID_LOOK       "look"
#define CB_EVENT_ID_EXPOSED    "exposed"
#define CB_EVENT_ID_SWAP       "swap"
#define CB_EVENT_ID_ENVELOPE   "envelope"
