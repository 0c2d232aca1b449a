/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-draft.h"
#include "cb-edition-parts.h"

/* (transfer floating) */
GtkWidget *cb_edition_form_create_group (GtkWidget *page, const char *title);
GtkWidget *cb_edition_form_create_button (const char *title, const char *icon_name);

/* @rows: an AdwPreferencesGroup or AdwExpanderRow */
void cb_edition_form_add_row (GtkWidget *rows, GtkWidget *row);
/* Adds the fields of a part under the heading @section, or NULL for those without one, to @rows.
 * @number: the position of the part among others, from 1. Returns: (transfer none): the last row,
 * unless the last field is a list. */
GtkWidget *cb_edition_form_add_fields (GtkWidget *rows,
                                       CbEditionDraft *draft,
                                       CbPart *part,
                                       const char *section,
                                       guint number);
/* Adds the fields that have headings to an AdwPreferencesPage, in a group for each heading. */
void cb_edition_form_add_sections (GtkWidget *page, CbEditionDraft *draft, CbPart *part);
