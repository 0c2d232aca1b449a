/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CbAnswerer:
 * @holder: whose turn to answer it is
 * @before: who is asked before, on each of the two ways on which the question can come: places in
 *   the list, bit by bit. Where there is but one way, both are the same
 *
 * One of those who answer a question, listed in the order of the table. On each way the question
 * ends with the first who shows; a player whom it reaches in any case has nobody in @before.
 */
typedef struct
{
  guint8 holder;
  guint16 before[2];
} CbAnswerer;

/* Whether the question reaches him. @showed: who can show, or did: places, bit by bit */
static inline gboolean
cb_answerer_is_asked (const CbAnswerer *self, guint showed)
{
  return (self->before[0] & showed) == 0 || (self->before[1] & showed) == 0;
}

/* Finds who is asked among those who would show (@showed: their places, bit by bit). */
static inline guint
cb_answerers_find_shows (const CbAnswerer *list, guint n, guint showed)
{
  guint asked = 0;

  for (guint place = 0; place < n; place++)
    if ((showed >> place & 1) != 0 && cb_answerer_is_asked (&list[place], showed))
      asked |= 1u << place;
  return asked;
}
