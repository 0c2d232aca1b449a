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
/* The same of names too long to stand beside the title. */
GtkWidget *cb_edition_long_choice_field (CbEditionDraft *draft,
                                         JsonObject *object,
                                         const char *member,
                                         const char *title,
                                         const char *const *words,
                                         const char *const *names);
GtkWidget *cb_edition_flag_field (CbEditionDraft *draft,
                                  JsonObject *object,
                                  const char *member,
                                  const char *title);
/* Whether @word stands in a list. */
GtkWidget *cb_edition_word_field (CbEditionDraft *draft,
                                  JsonObject *object,
                                  const char *member,
                                  const char *word,
                                  const char *title);
/* Which of the cards of the first category, the characters; @none for none of them. */
GtkWidget *cb_edition_character_field (CbEditionDraft *draft,
                                       JsonObject *object,
                                       const char *member,
                                       const char *title,
                                       const char *none);
/* The characters that have a name. (transfer container) (element-type JsonObject) */
GPtrArray *cb_edition_list_characters (CbEditionDraft *draft);
/* Whether cards of @category can be named in suggestions. */
GtkWidget *cb_edition_asked_field (CbEditionDraft *draft, JsonObject *category, const char *title);

G_END_DECLS
