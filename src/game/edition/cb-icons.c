/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the picture of a card: its own, else that of its category, else a usual one by the position
 * of the category, since nearly every box has people, then things, then places. The pictures are
 * drawn elsewhere; here are only their names. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-icons.h"

const char *const cb_icons[] = {
  "axe",      "ballroom",     "bath",      "bed",     "billiard-room", "bolt",      "candlestick",
  "clock",    "conservatory", "crown",     "dagger",  "deck",          "die",       "dining-room",
  "envelope", "eye",          "fountain",  "garden",  "hall",          "hand",      "horseshoe",
  "kitchen",  "knife",        "lead-pipe", "library", "lounge",        "magnifier", "pawn",
  "pencil",   "place",        "poison",    "pumpkin", "revolver",      "room",      "rope",
  "study",    "thing",        "trophy",    "unknown", "vehicle",       "wrench",    NULL,
};

/* What the pictures are called, in the order of cb_icons. */
static const char *const NAMES[] = {
  NC_ ("icon", "Axe"),         NC_ ("icon", "Ballroom"),      NC_ ("icon", "Bath"),
  NC_ ("icon", "Bed"),         NC_ ("icon", "Billiard Room"), NC_ ("icon", "Bolt"),
  NC_ ("icon", "Candlestick"), NC_ ("icon", "Clock"),         NC_ ("icon", "Conservatory"),
  NC_ ("icon", "Crown"),       NC_ ("icon", "Dagger"),        NC_ ("icon", "Cards"),
  NC_ ("icon", "Die"),         NC_ ("icon", "Dining Room"),   NC_ ("icon", "Envelope"),
  NC_ ("icon", "Eye"),         NC_ ("icon", "Fountain"),      NC_ ("icon", "Garden"),
  NC_ ("icon", "Hall"),        NC_ ("icon", "Hand"),          NC_ ("icon", "Horseshoe"),
  NC_ ("icon", "Kitchen"),     NC_ ("icon", "Knife"),         NC_ ("icon", "Lead Pipe"),
  NC_ ("icon", "Library"),     NC_ ("icon", "Lounge"),        NC_ ("icon", "Magnifier"),
  NC_ ("icon", "Person"),      NC_ ("icon", "Pencil"),        NC_ ("icon", "Place"),
  NC_ ("icon", "Poison"),      NC_ ("icon", "Pumpkin"),       NC_ ("icon", "Revolver"),
  NC_ ("icon", "Door"),        NC_ ("icon", "Rope"),          NC_ ("icon", "Study"),
  NC_ ("icon", "Thing"),       NC_ ("icon", "Trophy"),        NC_ ("icon", "Question Mark"),
  NC_ ("icon", "Vehicle"),     NC_ ("icon", "Wrench"),
};

/* Returns: what an icon shows, in a word; "" if it is not one of cb_icons */
const char *
cb_icon_get_name (const char *icon)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (NAMES) == 41);

  for (guint i = 0; cb_icons[i] != NULL; i++)
    if (g_str_equal (cb_icons[i], icon))
      return g_dpgettext2 (GETTEXT_PACKAGE, "icon", NAMES[i]);
  return "";
}

/* Returns: the icon for a category by its position, if no other was chosen */
const char *
cb_icon_get_usual (guint category)
{
  static const char *const usual[] = { "pawn", "dagger", "room", "thing" };

  return usual[MIN (category, G_N_ELEMENTS (usual) - 1)];
}

/* Returns: the icon of a category, one of cb_icons */
const char *
cb_edition_get_category_icon (const CbEdition *self, guint category)
{
  const char *icon;

  g_return_val_if_fail (category < cb_edition_get_n_categories (self), "unknown");

  icon = cb_edition_get_category (self, category)->icon;
  return icon != NULL ? icon : cb_icon_get_usual (category);
}

/* Returns: the icon of a card, one of cb_icons: its own, else its category’s */
const char *
cb_edition_get_card_icon (const CbEdition *self, guint card)
{
  const CbCard *it = cb_edition_get_card (self, card);

  g_return_val_if_fail (it != NULL, "unknown");

  return it->icon != NULL ? it->icon : cb_edition_get_category_icon (self, it->category);
}
