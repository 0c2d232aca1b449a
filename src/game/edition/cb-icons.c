/* cb-icons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The picture of a card. What it looks like is drawn elsewhere; here are the names, and which card
 * has which: its own, else that of its category, else one that goes with the place of the category
 * in the box, as nearly every box has people, then things, then places. */

#include "config.h"

#include "cb-icons.h"

const char *const cb_icons[] = {
  "axe",         "ballroom",     "bath",    "bed",      "billiard-room", "bolt",
  "candlestick", "conservatory", "crown",   "dagger",   "deck",          "die",
  "dining-room", "envelope",     "eye",     "fountain", "garden",        "hall",
  "hand",        "horseshoe",    "kitchen", "knife",    "lead-pipe",     "library",
  "lounge",      "magnifier",    "pawn",    "pencil",   "place",         "poison",
  "revolver",    "room",         "rope",    "study",    "thing",         "trophy",
  "unknown",     "vehicle",      "wrench",  NULL,
};

/* Returns: the icon of a category, one of cb_icons */
const char *
cb_edition_get_category_icon (const CbEdition *self, guint category)
{
  static const char *const usual[] = { "pawn", "dagger", "room", "thing" };
  const char *icon;

  g_return_val_if_fail (category < cb_edition_get_n_categories (self), "unknown");

  icon = cb_edition_get_category (self, category)->icon;
  return icon != NULL ? icon : usual[MIN (category, G_N_ELEMENTS (usual) - 1)];
}

/* Returns: the icon of a card, one of cb_icons: its own, else its category’s */
const char *
cb_edition_get_card_icon (const CbEdition *self, guint card)
{
  const CbCard *it = cb_edition_get_card (self, card);

  g_return_val_if_fail (it != NULL, "unknown");

  return it->icon != NULL ? it->icon : cb_edition_get_category_icon (self, it->category);
}
