/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-draft.h"
#include "cb-edition-editor.h"
#include "cb-edition-parts.h"

struct _CbEditionEditor
{
  AdwDialog parent_instance;

  CbEditionShelf *shelf;
  char *id; /* the id of the edition that is edited; NULL for a new one */
  CbEditionDraft *draft;

  AdwToolbarView *main;
  AdwNavigationView *navigation;
  GtkLabel *problem_label;
  GtkRevealer *problem_revealer;
};

/* Shows @content in a new page. Returns: (transfer none): that page */
AdwNavigationPage *
_cb_edition_editor_push_content (CbEditionEditor *self, const char *title, GtkWidget *content);
/* Shows the page of a part that holds others. */
void _cb_edition_editor_push (CbEditionEditor *self, CbPart *part);
void _cb_edition_editor_refill (CbEditionEditor *self);
void _cb_edition_editor_focus_first (CbEditionEditor *self);

void _cb_edition_editor_add_cards (CbEditionEditor *self, GtkWidget *page, CbPart *category);
void _cb_edition_editor_add_events (CbEditionEditor *self, GtkWidget *page);
