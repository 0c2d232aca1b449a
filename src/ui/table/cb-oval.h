/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-setup.h"

/* How many things there can be: envelope, decks, cards face down, cards face up. */
#define CB_OVAL_MAX_THINGS (CB_MAX_DECKS + CB_MAX_CARDS + 3)

/**
 * CbOvalParts:
 * @n_seats: around the table, the first at the bottom, then clockwise
 * @seats: how large each wants to be
 * @fans: how large the hand is that lies before each
 * @n_things: in the middle
 * @things: how large each is
 *
 * The sizes of all that has to find room on a table.
 */
typedef struct
{
  guint n_seats;
  graphene_size_t seats[CB_MAX_PLAYERS];
  graphene_size_t fans[CB_MAX_PLAYERS];
  guint n_things;
  graphene_size_t things[CB_OVAL_MAX_THINGS];
} CbOvalParts;

/* Where all of #CbOvalParts is, in a place of the given width and of @height. */
typedef struct
{
  float height;
  graphene_rect_t oval;
  graphene_rect_t seats[CB_MAX_PLAYERS];
  graphene_rect_t fans[CB_MAX_PLAYERS];
  graphene_rect_t things[CB_OVAL_MAX_THINGS];
} CbOvalPlaces;

void cb_oval_place (const CbOvalParts *parts, float width, CbOvalPlaces *places);
GskPath *cb_oval_make_path (const graphene_rect_t *oval);
/* Returns: the point of the rim after @part of the way round, 0…1, clockwise from the bottom */
graphene_point_t cb_oval_get_point (const graphene_rect_t *oval, float part);
