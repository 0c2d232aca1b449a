/* cb-edition-file.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition.h"

G_BEGIN_DECLS

CbEdition *cb_edition_new_from_key_file (GBytes *bytes, const char *name, GError **error);
GBytes *cb_edition_to_key_file (const CbEdition *self);

G_END_DECLS
