/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far something stands out from what it is drawn on, by what is on the screen in the end:
 * colours, opacity, and whatever lies below. What there is most of is the ground; letters are the
 * few pixels that differ from it most. */

#include "config.h"

#include <math.h>

#include "cb-contrast.h"

/* So many of a thousand pixels may stand out more than what counts: an edge that runs through. */
#define FEW 2

/* Of red, green and blue the first 4 bits each. */
#define N_COLOURS 4096
/* Of contrast, in tenths. */
#define N_CONTRASTS 211

/* As WCAG 2.2 defines it, of 8 bits each. */
static double
get_luminance (guint32 pixel)
{
  static double parts[256];

  for (guint i = 0; parts[255] <= 0 && i < 256; i++)
    parts[i] = i <= 10 ? i / 255.0 / 12.92 : pow ((i / 255.0 + 0.055) / 1.055, 2.4);
  return 0.2126 * parts[pixel >> 16 & 0xff] + 0.7152 * parts[pixel >> 8 & 0xff] +
         0.0722 * parts[pixel & 0xff];
}

/* The part of an area that lies in the picture: its pixels from and before which. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} CbCut;

static double
find_ground (const CbPixels *pixels, const CbCut *cut)
{
  guint numbers[N_COLOURS] = { 0 };
  double luminances[N_COLOURS];
  guint most = 0;

  for (int y = cut->top; y < cut->bottom; y++)
    for (int x = cut->left; x < cut->right; x++)
      {
        guint32 pixel = pixels->argb[y * pixels->width + x];
        guint colour = (pixel >> 12 & 0xf00) | (pixel >> 8 & 0xf0) | (pixel >> 4 & 0xf);

        if (numbers[colour]++ == 0)
          luminances[colour] = get_luminance (pixel);
        if (numbers[colour] > numbers[most])
          most = colour;
      }
  return luminances[most];
}

/**
 * cb_contrast_measure:
 * @area: in pixels; what is not in the picture does not count
 *
 * Returns: how much what is drawn in @area stands out there, from 1 (not at all) to 21, in tenths
 *   downwards
 */
double
cb_contrast_measure (const CbPixels *pixels, const graphene_rect_t *area)
{
  CbCut cut = {
    MAX (0, (int) floorf (area->origin.x)),
    MAX (0, (int) floorf (area->origin.y)),
    MIN (pixels->width, (int) ceilf (area->origin.x + area->size.width)),
    MIN (pixels->height, (int) ceilf (area->origin.y + area->size.height)),
  };
  guint numbers[N_CONTRASTS] = { 0 };
  guint i = N_CONTRASTS - 1, n_more = 0, n_few;
  double ground;

  if (cut.left >= cut.right || cut.top >= cut.bottom)
    return 1;
  ground = find_ground (pixels, &cut) + 0.05;
  for (int y = cut.top; y < cut.bottom; y++)
    for (int x = cut.left; x < cut.right; x++)
      {
        double luminance = get_luminance (pixels->argb[y * pixels->width + x]) + 0.05;

        numbers[(guint) (10 * MAX (luminance, ground) / MIN (luminance, ground))]++;
      }
  n_few = (guint) ((cut.right - cut.left) * (cut.bottom - cut.top)) * FEW / 1000;
  while ((n_more += numbers[i]) <= n_few)
    i--;
  return i / 10.0;
}
