/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-insight-parts.h"
#include "cb-paint.h"

/* In pixels, with ordinary texts. */
#define CB_LANE_TOKEN 22
#define CB_LANE_BAND  30
#define CB_PIP_WIDTH  8
#define CB_PIP_GAP    3

/* More of my cards than this are not drawn, but counted. */
#define CB_MOST_PIPS 8

/* The children of a lane. */
typedef enum
{
  CB_LANE_ARROW,
  CB_LANE_NAME,
  CB_LANE_WORDS,
  CB_LANE_MORE,
  CB_LANE_N_PARTS,
} CbLanePart;

/* What glides along a track: the token, and the ends of its field. */
typedef enum
{
  CB_LANE_AT,
  CB_LANE_BEHIND,
  CB_LANE_AHEAD,
  CB_LANE_N_SPOTS,
} CbLaneSpot;

/* Where everything is, from the side where reading begins, in pixels. */
typedef struct
{
  GtkAllocation places[CB_LANE_N_PARTS];
  float start;  /* where the track starts */
  float end;    /* where it ends, in the middle of the envelope’s band */
  float middle; /* the y of the track’s middle */
  float pips;   /* where the small cards start */
  float pips_middle;
  float height;
  gboolean brief;  /* whether there is no room for more words */
  gboolean narrow; /* whether the track is below the name */
} CbLanePlan;

struct _CbLane
{
  GtkWidget parent_instance;

  GtkWidget *parts[CB_LANE_N_PARTS];
  guint seat;
  gboolean heading;
  gboolean mine;
  gboolean low; /* whether there are many lanes, lower so as not to scroll */
  gboolean open;
  gboolean turn;
  char *colour;
  char *letters;
  guint n_mine; /* how many cards I have; 0 for no small cards */
  guint n_seen;
  guint n_maybe;

  CbRunner runner;               /* the player as he is after the glide */
  double from[CB_LANE_N_SPOTS];  /* the spots before the glide */
  double shown[CB_LANE_N_SPOTS]; /* the spots as they are painted */
  gboolean placed;               /* whether the token has a place from which it can glide */
  AdwAnimation *glide;
};

void _cb_lane_plan (CbLane *self, int width, CbLanePlan *plan);
