/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board, as far as it matters for moving: only the distances between places, not the squares.
 * Every distance is the same in both directions. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-board.h"
#include "cb-edition-private.h"
#include "cb-icons.h"

#define MAX_STEPS 99

/* The index of the place @id, named in @key of @part; −1, with an error, unless it is another card
 * of the category of @part. */
static int
find_other (CbEdition *self, const CbPart *part, const char *key, const char *id)
{
  int from = cb_edition_find_card (self, part->id);
  int to = cb_edition_find_card (self, id);

  if (to < 0)
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not a card in the edition"), id);
  else if (to == from || self->cards[to].category != self->cards[from].category)
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not another card of the same category"), id);
  else
    return to;
  return -1;
}

/* Reads a distance to another place, such as “lounge:8”. */
static void
take_way (CbEdition *self, const CbPart *part, const char *text)
{
  const char *colon = strrchr (text, ':');
  g_autofree char *id = colon != NULL ? g_strndup (text, (gsize) (colon - text)) : NULL;
  int from = cb_edition_find_card (self, part->id);
  guint64 steps;
  int to;

  if (id == NULL || !g_ascii_string_to_unsigned (colon + 1, 10, 1, MAX_STEPS, &steps, NULL))
    {
      cb_parts_fail (self->parts, part, "Steps",
                     _ ("“%s”: write PLACE:STEPS, like “hall:4”, with 1 to %d steps"), text,
                     MAX_STEPS);
      return;
    }
  to = find_other (self, part, "Steps", id);
  if (to < 0)
    return;
  if (self->steps[from][to] != 0 && self->steps[from][to] != steps)
    cb_parts_fail (self->parts, part, "Steps", _ ("the other way it’s “%s:%d”; both must match"),
                   id, self->steps[from][to]);
  self->steps[from][to] = self->steps[to][from] = (guint8) steps;
}

static void
take_passage (CbEdition *self, const CbPart *part, const char *id)
{
  int to = find_other (self, part, "Passage", id);
  int from = cb_edition_find_card (self, part->id);

  if (to < 0)
    return;
  self->passages[from] |= cb_card_set_of ((guint) to);
  self->passages[to] |= cb_card_set_of ((guint) from);
}

/* Reads the distances and passages; to be called once all cards are known. */
void
_cb_edition_build_board (CbEdition *self)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_CARD, i)) != NULL; i++)
    {
      char **ways = cb_part_get_words (part, "Steps");
      const char *passage = cb_part_get_text (part, "Passage");

      for (guint j = 0; ways[j] != NULL && !cb_parts_failed (self->parts); j++)
        take_way (self, part, ways[j]);
      if (passage != NULL && !cb_parts_failed (self->parts))
        take_passage (self, part, passage);
    }
}

gboolean
cb_edition_has_board (const CbEdition *self)
{
  for (CbCardSet left = self->categories[self->n_categories - 1].cards; left != 0; left &= left - 1)
    for (guint to = 0; to < self->n_cards; to++)
      if (self->steps[cb_card_set_first (left)][to] != 0)
        return TRUE;
  return FALSE;
}

guint
cb_edition_get_steps (const CbEdition *self, guint from, guint to)
{
  g_return_val_if_fail (from < self->n_cards && to < self->n_cards, 0);

  return self->steps[from][to];
}

CbCardSet
cb_edition_get_passages (const CbEdition *self, guint from)
{
  g_return_val_if_fail (from < self->n_cards, 0);

  return self->passages[from];
}

CbCardSet
cb_edition_get_characters (const CbEdition *self)
{
  const char *icon = cb_edition_get_category_icon (self, 0);

  return g_str_equal (icon, "place") || g_str_equal (icon, "room") ? 0 : self->categories[0].cards;
}
