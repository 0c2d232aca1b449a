/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-box.h"
#include "cb-edition.h"
#include "cb-folder-item.h"

/* What an edition file says: either @edition, or @error, which says why it cannot be read. */
typedef struct
{
  CbEdition *edition;
  char *error;
} CbEditionReading;

CbEditionReading *cb_edition_reading_new (GFile *file);
void cb_edition_reading_free (CbEditionReading *self);

#define CB_TYPE_EDITION_ITEM (cb_edition_item_get_type ())

/**
 * CbEditionItem:
 *
 * An edition in a list of editions to choose from: built in, or the user's own, in a file.
 *
 * Properties, all with notify: edition (CbEdition; NULL if the file cannot be read), name (string:
 * that of the edition, or of the file), error (string: why the file cannot be read, or NULL).
 */
G_DECLARE_FINAL_TYPE (CbEditionItem, cb_edition_item, CB, EDITION_ITEM, CbFolderItem)

CbEditionItem *cb_edition_item_new (CbEdition *edition);

CbEdition *cb_edition_item_get_edition (CbEditionItem *self);
const char *cb_edition_item_get_name (CbEditionItem *self);
const char *cb_edition_item_get_error (CbEditionItem *self);
CbEditionMatch cb_edition_item_match (CbEditionItem *self, const char *search);
gboolean cb_edition_item_matches (CbEditionItem *self, const char *search);
