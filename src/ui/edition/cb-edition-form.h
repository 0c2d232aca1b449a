/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-draft.h"
#include "cb-edition-parts.h"

/* (transfer floating) */
GtkWidget *cb_edition_form_create_group (GtkWidget *page, const char *title);
GtkWidget *cb_edition_form_create_button (const char *title, const char *icon_name);

/* A group of preferences or a row that opens, which rows are put into. */
void cb_edition_form_add_row (GtkWidget *rows, GtkWidget *row);
/* The fields of a part that stand under @section, NULL for none, as rows of @rows. @number: of the
 * part among others, from 1. Returns: (transfer none): the last row, unless the last is a list. */
GtkWidget *cb_edition_form_add_fields (GtkWidget *rows,
                                       CbEditionDraft *draft,
                                       CbPart *part,
                                       const char *section,
                                       guint number);
