/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* What is printed on the outside of a box, for use in searches: @key is "Alias" (its other names),
 * "Publisher", "Number" or "Year". Returns: (transfer none): a NULL-ended list, perhaps empty */
const char *const *cb_edition_get_outside (const CbEdition *self, const char *key);
/* Whether each word of @search begins a word of the edition's names, ignoring case and accents. */
gboolean cb_edition_is_called (const CbEdition *self, const char *search);
/* Whether each word of @search begins a word of the edition's names, publisher, number, year, or of
 * what is in its box. */
gboolean cb_edition_matches (const CbEdition *self, const char *search);
