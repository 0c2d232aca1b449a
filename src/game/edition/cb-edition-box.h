/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* What stands on the outside of a box, which only those want who look for it: @key is "Alias" (its
 * other names), "Publisher", "Number" or "Year". Returns: (transfer none): a NULL-ended list, empty
 * where that is not known */
const char *const *cb_edition_get_outside (const CbEdition *self, const char *key);
/* Whether each word of @search, or its beginning, in any case and without accents, is found in what
 * the edition is called. */
gboolean cb_edition_is_called (const CbEdition *self, const char *search);
/* The same of all that it is known by: its names, publisher, number and year, and what lies in the
 * box. */
gboolean cb_edition_matches (const CbEdition *self, const char *search);
