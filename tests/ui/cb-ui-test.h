/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-page.h"
#include "cb-draft.h"
#include "cb-sheet.h"
#include "cb-window.h"

void cb_ui_test_init (int *argc, char ***argv);
CbApplication *cb_ui_test_start (void);
CbShelf *cb_ui_test_get_shelf (void);
CbEditionShelf *cb_ui_test_get_editions (void);
CbWindow *cb_ui_test_make_window (void);
CbWindow *cb_ui_test_open_window (int width, int height);
CbWindow *cb_ui_test_open_case (CbCase *case_, int width, int height);
CbWindow *cb_ui_test_open_kept (CbCase *case_, int width, int height);
CbCase *cb_ui_test_read_kept (CbCase *case_);
const char *cb_ui_test_get_heard (void);
void cb_ui_test_let_go (gpointer object);
void cb_ui_test_close_window (CbWindow *window);
AdwDialog *cb_ui_test_get_dialog (CbWindow *window);
AdwNavigationPage *cb_ui_test_get_page (CbWindow *window);
gboolean cb_ui_test_is_opening (CbWindow *window);
CbCase *cb_ui_test_get_case (CbCasePage *page);
CbDraft *cb_ui_test_get_draft (CbCasePage *page);
CbSheet *cb_ui_test_get_sheet (CbCasePage *page);

void cb_ui_test_draw (GtkWidget *widget);
void cb_ui_test_settle (void);
GtkWidget *cb_ui_test_find (GtkWidget *root, GType type, const char *name);
GtkWidget *cb_ui_test_find_label (GtkWidget *root, const char *text);
char *cb_ui_test_read_all (void);
gboolean cb_ui_test_reads (const char *text);
guint cb_ui_test_count_cards (CbEdition *edition, CbCardSet cards);
guint cb_ui_test_count_cards_in (GtkWidget *root, CbEdition *edition, CbCardSet cards);

void cb_ui_test_act (CbWindow *window, GType type, const char *action);
void cb_ui_test_click (GtkWidget *root, const char *label);

CbCase *cb_ui_test_make_case (const char *title, guint n_players);
void cb_ui_test_set_time (const char *time);
void cb_ui_test_add_case (CbCase *case_);
void cb_ui_test_open_file (CbWindow *window, GFile *file);
void cb_ui_test_open_series (CbWindow *window, guint goal, guint n_games);
void cb_ui_test_fill_shelf (void);
void cb_ui_test_show_shelf (void);
void cb_ui_test_close_gate (void);
void cb_ui_test_open_gate (void);
void cb_ui_test_empty_list (CbFolderList *list);
void cb_ui_test_empty_shelf (void);

#define cb_ui_test_wait(condition)           \
  G_STMT_START                               \
  {                                          \
    while (!(condition))                     \
      g_main_context_iteration (NULL, TRUE); \
  }                                          \
  G_STMT_END
