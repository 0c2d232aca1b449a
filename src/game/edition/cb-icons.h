/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* The pictures that a card can have: a NULL-ended list of names. A card of somebody’s own box can
 * have a letter or two in place of one, or "mask:" and a picture in base64. */
extern const char *const cb_icons[];

/* The width and height of a mask in points, and the most bytes of an icon. */
#define CB_ICON_SIDE      128
#define CB_ICON_MAX_BYTES (16 * 1024)

gboolean cb_icon_is_letter (const char *icon);
gboolean cb_icon_is_mask (const char *icon);
GBytes *cb_icon_read_mask (const char *icon);
char *cb_icon_write_mask (GBytes *mask);
char *cb_icon_describe_problem (const char *icon);

const char *cb_icon_get_name (const char *icon);
const char *cb_icon_get_usual (guint category);
const char *cb_edition_get_card_icon (const CbEdition *self, guint card);
const char *cb_edition_get_category_icon (const CbEdition *self, guint category);
