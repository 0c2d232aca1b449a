/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* The pictures that a card can have: a NULL-ended list of names. */
extern const char *const cb_icons[];

const char *cb_icon_get_name (const char *icon);
const char *cb_icon_get_usual (guint category);
const char *cb_edition_get_card_icon (const CbEdition *self, guint card);
const char *cb_edition_get_category_icon (const CbEdition *self, guint category);
