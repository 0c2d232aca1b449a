/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

/* What is printed on the outside of a box, for use in searches: @key is "Alias" (its other names),
 * "Publisher", "Number" or "Year". Returns: (transfer none): a NULL-ended list, perhaps empty */
const char *const *cb_edition_get_outside (const CbEdition *self, const char *key);
/* How well an edition matches a search, the better the greater. */
typedef enum
{
  CB_EDITION_MATCH_NONE,
  CB_EDITION_MATCH_ABROAD, /* by what it and its cards are called in other languages */
  CB_EDITION_MATCH_BOX,    /* by publisher, number, year or what is in its box */
  CB_EDITION_MATCH_NAME,   /* by its name; any edition if there is no search */
} CbEditionMatch;

/* The best of these in which each word of @search begins a word, ignoring case and accents. */
CbEditionMatch cb_edition_match (CbEdition *self, const char *search);
