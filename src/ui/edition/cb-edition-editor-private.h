/* cb-edition-editor-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition-draft.h"
#include "cb-edition-editor.h"

G_BEGIN_DECLS

struct _CbEditionEditor
{
  AdwDialog parent_instance;

  CbEditionShelf *shelf;
  char *id; /* of the edition that is changed; NULL of a new one */
  CbEditionDraft *draft;

  AdwToolbarView *main;
  AdwNavigationView *navigation;
  GtkLabel *problem_label;
  GtkRevealer *problem_revealer;
};

GtkWidget *_cb_edition_editor_create_main (CbEditionEditor *self);
void _cb_edition_editor_add_table (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_removed (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_two_players (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_events (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_powers (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_variants (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
void _cb_edition_editor_add_asking (CbEditionEditor *self, GtkWidget *page, JsonObject *root);
/* @rows: a group, or a row with rows */
void
_cb_edition_editor_add_without_decks (CbEditionEditor *self, GtkWidget *rows, JsonObject *object);
void _cb_edition_editor_show_category (CbEditionEditor *self, JsonObject *category);
void _cb_edition_editor_show_deck (CbEditionEditor *self, JsonObject *deck);
void _cb_edition_editor_push (CbEditionEditor *self, const char *title, GtkWidget *content);
void _cb_edition_editor_refill (CbEditionEditor *self);

/* (transfer full): the name of a part, or @fallback for one without */
char *_cb_edition_editor_get_title (JsonObject *part, const char *fallback);

/* Rows and groups, (transfer floating). */
GtkWidget *_cb_edition_editor_create_group (GtkWidget *page, const char *title);
GtkWidget *_cb_edition_editor_create_button (const char *title, const char *icon_name);
void _cb_edition_editor_add_add_button (GtkWidget *group, const char *title, const char *action);
GtkWidget *_cb_edition_editor_create_event_field (CbEditionEditor *self,
                                                  JsonObject *object,
                                                  const char *title);
GtkWidget *_cb_edition_editor_create_remove (CbEditionEditor *self,
                                             JsonObject *object,
                                             const char *member,
                                             guint position);

G_END_DECLS
