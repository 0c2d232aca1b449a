/* Who answers a suggestion, and until when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* By most rules a suggestion goes round to the left until somebody shows. If everybody answers, it
 * goes on after a show. By a house rule it goes both ways at once, on each side until somebody
 * shows; with an even number of players, the one opposite is asked as soon as one of the sides gets
 * there (github.com/keeganmjgreen/python-cluedo plays it so). */

#include "config.h"

#include "cb-answering.h"

/* The places (a bit for each, in the list of answerers) of the players whose distance from the
 * asker, to the left, is from @first up to but not including @end. */
static guint16
find_places (const guint *distances, guint n, guint first, guint end)
{
  guint16 places = 0;

  for (guint i = 0; i < n; i++)
    if (distances[i] >= first && distances[i] < end)
      places |= (guint16) (1u << i);
  return places;
}

static void
set_ways (CbAnswerer *self, CbAnswering how, guint at, const guint *distances, guint n, guint round)
{
  guint16 left = find_places (distances, n, 0, at);
  guint16 right = find_places (distances, n, at + 1, round);

  if (how == CB_ANSWERS_ALL)
    left = right = 0;
  else if (how == CB_ANSWERS_FIRST || 2 * at < round)
    right = left;
  else if (2 * at > round)
    left = right;
  self->before[0] = left;
  self->before[1] = right;
}

guint
cb_answering_list (const CbSetup *self, int asker, guint32 out, CbAnswerer *answerers)
{
  CbAnswering how = cb_setup_get_answering (self);
  guint distances[CB_MAX_PLAYERS], n = 0;

  for (guint i = 1; i <= self->n_players; i++)
    {
      guint seat = (guint) (asker + (int) i) % self->n_players;

      if ((int) seat == asker || (out >> seat & 1) != 0)
        continue;
      distances[n] = i;
      answerers[n++].holder = (guint8) CB_HOLDER_OF_SEAT (seat);
    }
  for (guint i = 0; i < n; i++)
    set_ways (&answerers[i], how, distances[i], distances, n, self->n_players);
  return n;
}

guint
cb_answering_find_passed (const CbAnswerer *answerers, guint n, guint said, guint showed)
{
  guint passed = 0;

  for (guint place = 0; place < n; place++)
    {
      const guint16 *before = answerers[place].before;
      gboolean open[] = { (before[0] & showed) == 0, (before[1] & showed) == 0 };

      if ((said >> place & 1) == 0 || (open[0] && open[1] && before[0] != before[1]))
        continue;
      passed |= open[0] ? before[0] : open[1] ? before[1] : 0u;
    }
  return passed;
}
