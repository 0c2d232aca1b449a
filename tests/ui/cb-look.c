/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A picture reduced to a line of text: blocks of it, averaged, in 64 steps a letter or sign each,
 * and how many blocks in a row are the same. It is enough to find what moved, changed its colour or
 * is missing; edges that are smoothed in another way are lost in the average. */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cb-look.h"

/* Of 256; a letter stands for the middle of a step. */
#define STEP 4
/* How far an average may be from any that the letter stands for. */
#define TOLERANCE 2

/* No digits, which are numbers of blocks. */
static const char LETTERS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-.";

G_STATIC_ASSERT (sizeof LETTERS - 1 == 256 / STEP);

static const char *const MORE[] = { "lighter", "more blue", "more red" };
static const char *const LESS[] = { "darker", "less blue", "less red" };

static guint
count_columns (CbLookPlane plane)
{
  return plane == CB_LOOK_LIGHT ? CB_LOOK_COLUMNS : CB_LOOK_COLUMNS / 2;
}

static guint
count_blocks (CbLookPlane plane)
{
  return plane == CB_LOOK_LIGHT ? CB_LOOK_N_BLOCKS : CB_LOOK_N_COLOURS;
}

/* Adds the pixels of one block. */
static void
add_block (const CbPixels *pixels, guint column, guint row, guint64 sums[3])
{
  guint left = column * (guint) pixels->width / CB_LOOK_COLUMNS;
  guint right = (column + 1) * (guint) pixels->width / CB_LOOK_COLUMNS;
  guint top = row * (guint) pixels->height / CB_LOOK_ROWS;
  guint bottom = (row + 1) * (guint) pixels->height / CB_LOOK_ROWS;

  for (guint y = top; y < bottom; y++)
    for (guint x = left; x < right; x++)
      {
        guint32 pixel = pixels->argb[y * (guint) pixels->width + x];

        sums[0] += pixel >> 16 & 0xff;
        sums[1] += pixel >> 8 & 0xff;
        sums[2] += pixel & 0xff;
      }
}

/* Red, green and blue from 0 to 255 as light and two differences (ITU-R BT.601, full range). */
static void
set_planes (CbLook *look, guint column, guint row, const double rgb[3])
{
  double light = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
  guint colour = row / 2 * (CB_LOOK_COLUMNS / 2) + column / 2;

  look->planes[CB_LOOK_LIGHT][row * CB_LOOK_COLUMNS + column] = (float) light;
  look->planes[CB_LOOK_BLUE][colour] += (float) ((128 + 0.564 * (rgb[2] - light)) / 4);
  look->planes[CB_LOOK_RED][colour] += (float) ((128 + 0.713 * (rgb[0] - light)) / 4);
}

/**
 * cb_look_measure:
 * @look: (out)
 * @pixels: of at least as many pixels across and down as there are blocks
 */
void
cb_look_measure (CbLook *look, const CbPixels *pixels)
{
  *look = (CbLook) { .width = pixels->width, .height = pixels->height };
  for (guint row = 0; row < CB_LOOK_ROWS; row++)
    for (guint column = 0; column < CB_LOOK_COLUMNS; column++)
      {
        guint64 sums[3] = { 0 };
        guint n = ((column + 1) * (guint) pixels->width / CB_LOOK_COLUMNS -
                   column * (guint) pixels->width / CB_LOOK_COLUMNS) *
                  ((row + 1) * (guint) pixels->height / CB_LOOK_ROWS -
                   row * (guint) pixels->height / CB_LOOK_ROWS);
        double rgb[3];

        add_block (pixels, column, row, sums);
        for (guint i = 0; i < 3; i++)
          rgb[i] = (double) sums[i] / n;
        set_planes (look, column, row, rgb);
      }
}

/* Returns: (transfer full): its size and a word for each plane */
char *
cb_look_print (const CbLook *look)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "%d×%d", look->width, look->height);
  for (guint plane = 0; plane < CB_LOOK_N_PLANES; plane++)
    {
      guint n_same = 1;

      g_string_append_c (text, ' ');
      for (guint i = 0; i < count_blocks (plane); i += n_same)
        {
          int step = (int) (look->planes[plane][i] / STEP);

          n_same = 1;
          while (i + n_same < count_blocks (plane) &&
                 (int) (look->planes[plane][i + n_same] / STEP) == step)
            n_same++;
          g_string_append_c (text, LETTERS[CLAMP (step, 0, 256 / STEP - 1)]);
          if (n_same > 1)
            g_string_append_printf (text, "%u", n_same);
        }
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static gboolean
parse_plane (CbLook *look, CbLookPlane plane, const char *word)
{
  guint n_blocks = 0;

  while (*word != '\0')
    {
      const char *letter = strchr (LETTERS, *word++);
      guint64 n = g_ascii_isdigit (*word) ? g_ascii_strtoull (word, (char **) &word, 10) : 1;

      if (letter == NULL || n > count_blocks (plane) - n_blocks)
        return FALSE;
      for (; n > 0; n--)
        look->planes[plane][n_blocks++] = (float) ((letter - LETTERS) * STEP + STEP / 2.0);
    }
  return n_blocks == count_blocks (plane);
}

/**
 * cb_look_parse:
 * @look: (out): what @text stands for
 * @text: what cb_look_print() made
 *
 * Returns: whether it is a look
 */
gboolean
cb_look_parse (CbLook *look, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  *look = (CbLook) { 0 };
  if (g_strv_length (words) != 1 + CB_LOOK_N_PLANES ||
      sscanf (words[0], "%d×%d", &look->width, &look->height) != 2)
    return FALSE;
  for (guint plane = 0; plane < CB_LOOK_N_PLANES; plane++)
    if (!parse_plane (look, plane, words[1 + plane]))
      return FALSE;
  return TRUE;
}

static char *
describe (const CbLook *look, guint n_other, CbLookPlane plane, guint block, double by)
{
  guint columns = count_columns (plane);
  guint rows = count_blocks (plane) / columns;

  return g_strdup_printf (
    "%u of %u blocks differ, most at %u,%u [%u×%u], which is %.0f of 255 %s", n_other,
    CB_LOOK_N_BLOCKS + 2 * CB_LOOK_N_COLOURS, block % columns * (guint) look->width / columns,
    block / columns * (guint) look->height / rows, (guint) look->width / columns,
    (guint) look->height / rows, fabs (by), by > 0 ? MORE[plane] : LESS[plane]);
}

/**
 * cb_look_compare:
 * @accepted: as it was parsed
 * @look: as it was measured
 *
 * Returns: (transfer full) (nullable): how far @look is from what was accepted, and where in the
 *   picture most, or %NULL if it looks the same
 */
char *
cb_look_compare (const CbLook *accepted, const CbLook *look)
{
  CbLookPlane plane_of_most = 0;
  guint n_other = 0, block_of_most = 0;
  double most = 0;

  if (accepted->width != look->width || accepted->height != look->height)
    return g_strdup_printf ("it is %d×%d pixels, not %d×%d", look->width, look->height,
                            accepted->width, accepted->height);
  for (guint plane = 0; plane < CB_LOOK_N_PLANES; plane++)
    for (guint i = 0; i < count_blocks (plane); i++)
      {
        double by = (double) look->planes[plane][i] - (double) accepted->planes[plane][i];

        n_other += fabs (by) > STEP / 2.0 + TOLERANCE;
        if (fabs (by) > fabs (most))
          {
            most = by;
            plane_of_most = plane;
            block_of_most = i;
          }
      }
  return n_other > 0 ? describe (look, n_other, plane_of_most, block_of_most, most) : NULL;
}
