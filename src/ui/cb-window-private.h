/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cases-page.h"
#include "cb-edition-shelf.h"
#include "cb-setup-page.h"
#include "cb-stage.h"
#include "cb-window.h"

struct _CbWindow
{
  CbCoverWindow parent_instance;

  const CbShared *shared; /* valid as long as the window has an application */
  CbShelf *shelf;
  CbEditionShelf *editions;
  CbTables *tables;
  CbCase *case_;      /* the case that is shown */
  gboolean guarding;  /* whether @case_ is the notebook of one player at a table */
  GPtrArray *leaving; /* CbCase objects: closed, but not on disk yet */
  gboolean may_close;
  gboolean closing; /* whether to close the window as soon as the case is on disk */
  guint n_opening;  /* how many files are being read */
  guint n_asking;   /* how many questions are open about cases that are not on disk */

  CbSetupPage *setup;       /* the form that is shown or was left half filled; NULL: none */
  const char *setup_action; /* the action that showed the form, and its parameter */
  GVariant *setup_parameter;
  gpointer setup_about; /* the case or deal that the form is about; NULL: none */

  CbCasesPage *cases;
  CbStage *stage;
  AdwNavigationView *navigation;
  AdwToastOverlay *toasts;
};

void _cb_window_install_actions (GtkWidgetClass *widget_class);
void _cb_window_install_setup (GtkWidgetClass *widget_class);
void _cb_window_show_setup (CbWindow *self,
                            CbSetupPage *form,
                            const char *action,
                            GVariant *parameter,
                            gpointer about);
void _cb_window_forget_setup (CbWindow *self);
gboolean _cb_window_asks_about_setup (CbWindow *self);
void _cb_window_go_back_to (CbWindow *self, gpointer page);
void _cb_window_install_practice (GtkWidgetClass *widget_class);
void _cb_window_install_size (GtkWidgetClass *widget_class);
void _cb_window_follow_monitor (CbWindow *self);
void _cb_window_make_room (CbWindow *self);
void _cb_window_install_table_actions (GtkWidgetClass *widget_class);
void _cb_window_end_guard (CbWindow *self);
void _cb_window_put_notebook_away (CbWindow *self);
gboolean _cb_window_is_gone (CbWindow *self);
void _cb_window_install_leaving (GtkWidgetClass *widget_class);
void _cb_window_set_case (CbWindow *self, CbCase *case_);
gboolean _cb_window_take_back (CbWindow *self, CbCase *case_);
gboolean _cb_window_holds_back (CbWindow *self);
void _cb_window_take_new_case (CbWindow *self, CbCase *case_);
CbWindow *_cb_window_find_room (CbWindow *self, gboolean new_window);
void _cb_window_show_loaded (CbWindow *self, CbCase *loaded, gboolean new_window);
void _cb_window_open (CbWindow *self, GFile *file, gboolean new_window);
void _cb_window_import_edition (CbWindow *self, GFile *file);
void _cb_window_show_error (CbWindow *self, const char *heading, const char *body);
