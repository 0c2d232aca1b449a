/* cb-edition-fields.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-edition-draft.h"

G_BEGIN_DECLS

/* Rows that show a member of an object of the draft, and change it. All (transfer floating). */
GtkWidget *cb_edition_text_field (CbEditionDraft *draft,
                                  JsonObject *object,
                                  const char *member,
                                  const char *title);
GtkWidget *cb_edition_words_field (CbEditionDraft *draft,
                                   JsonObject *object,
                                   const char *member,
                                   const char *title);
GtkWidget *cb_edition_number_field (CbEditionDraft *draft,
                                    JsonObject *object,
                                    const char *member,
                                    const char *title,
                                    int min,
                                    int max,
                                    int fallback);
GtkWidget *cb_edition_choice_field (CbEditionDraft *draft,
                                    JsonObject *object,
                                    const char *member,
                                    const char *title,
                                    const char *const *words,
                                    const char *const *names);
GtkWidget *cb_edition_flag_field (CbEditionDraft *draft,
                                  JsonObject *object,
                                  const char *member,
                                  const char *title);
/* Whether cards of @category can be named in suggestions. */
GtkWidget *cb_edition_asked_field (CbEditionDraft *draft, JsonObject *category, const char *title);

G_END_DECLS
