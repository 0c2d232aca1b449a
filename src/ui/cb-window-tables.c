/* Dealing for a table, and the notebooks of its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-code-dialog.h"
#include "cb-sealed-deal-words.h"
#include "cb-table-page.h"
#include "cb-table-state.h"
#include "cb-window-private.h"

/* Ignores a page that is sliding away, although it is still visible. Returns: (transfer none)
 * (nullable): the page of a table */
static CbTablePage *
find_page (CbWindow *self)
{
  g_autoptr (GListModel) pages = adw_navigation_view_get_navigation_stack (self->navigation);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);

      if (CB_IS_TABLE_PAGE (page))
        return CB_TABLE_PAGE (page);
    }
  return NULL;
}

/* Goes back to the page of the table at once: somebody else may look at it next. */
static void
show_table_again (CbWindow *self)
{
  CbTablePage *page = find_page (self);

  if (page != NULL)
    _cb_window_go_back_to (self, page);
}

/* Shows the notebook over the table, as long as its owner is there. */
static void
notebook_cb (CbWindow *self, CbCase *case_)
{
  show_table_again (self);
  _cb_window_show_loaded (self, g_object_ref (case_), FALSE);
  self->guarding = self->case_ != NULL;
  if (self->guarding)
    cb_cover_guard (self->shared->cover);
}

/* Called when no case is shown, or one that everybody may see. */
void
_cb_window_end_guard (CbWindow *self)
{
  if (self->guarding)
    cb_cover_end_guard (self->shared->cover);
  self->guarding = FALSE;
}

/* Closes the notebook of one player, and all that was opened from it. */
void
_cb_window_put_notebook_away (CbWindow *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  AdwDialog *last = NULL;

  if (!self->guarding)
    return;
  for (AdwDialog *dialog = adw_application_window_get_visible_dialog (window);
       dialog != NULL && dialog != last;
       dialog = adw_application_window_get_visible_dialog (window))
    {
      last = dialog;
      adw_dialog_force_close (dialog);
    }
  adw_toast_overlay_dismiss_all (self->toasts);
  _cb_window_forget_setup (self);
  show_table_again (self);
}

static void
dismiss_toasts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_toast_overlay_dismiss_all (CB_WINDOW (widget)->toasts);
}

static void
choose (CbSetupDraft *draft, CbSetup *table, CbRandomSource *random, CbDealChoices *choices)
{
  CbDealt dealt = cb_setup_draft_get_dealt (draft);

  cb_deal_choices_init (choices, table->edition, table->n_players);
  choices->policy = dealt == CB_DEALT_ALL ? CB_DEAL_ALL : CB_DEAL_EQUAL;
  choices->rest_down = dealt == CB_DEALT_REST_DOWN;
  if (table->first_dealt == CB_NOBODY)
    table->first_dealt = (int) cb_random_source_below (random, table->n_players);
}

/* A deal that is being written, and the form or the page of a table that it came from. */
typedef struct
{
  CbWindow *window;
  GtkWidget *from;
} Keeping;

static void
show_problem (CbWindow *self, GtkWidget *from, const char *problem)
{
  if (CB_IS_SETUP_PAGE (from))
    cb_setup_page_set_problem (CB_SETUP_PAGE (from), problem);
  else
    _cb_window_show_error (self, _ ("Nothing Was Dealt"), problem);
}

/* If the user has left the form or the page in the meantime, the deal is only in the list. */
static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Keeping *keeping = user_data;
  g_autoptr (CbWindow) self = keeping->window;
  g_autoptr (GtkWidget) from = keeping->from;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbTableItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  gtk_widget_set_sensitive (from, TRUE);
  if (_cb_window_is_gone (self) || !gtk_widget_get_mapped (from))
    return;
  if (item == NULL || cb_table_item_get_deal (item) == NULL)
    {
      show_problem (self, from, item == NULL ? error->message : cb_table_item_get_error (item));
      return;
    }
  _cb_window_forget_setup (self);
  _cb_window_go_back_to (self, self->cases);
  cb_window_show_table (self, cb_table_item_get_deal (item));
}

/* Deals, and shows the table once the deal is saved. */
static void
deal (CbWindow *self, CbSetup *table, const CbDealChoices *choices, GtkWidget *from)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbDealPromise)
    promise = cb_deal_promise_new (table, choices, self->shared->random, &error);
  Keeping *keeping;

  if (promise == NULL)
    {
      show_problem (self, from, error->message);
      return;
    }
  keeping = g_new0 (Keeping, 1);
  keeping->window = g_object_ref (self);
  keeping->from = g_object_ref (from);
  gtk_widget_set_sensitive (from, FALSE);
  cb_tables_add_async (self->tables, cb_sealed_deal_new (promise), kept_cb, keeping);
}

/* Whether all hands were equally large, so that the rest was not dealt to players. */
static gboolean
has_equal_hands (const CbSetup *table)
{
  guint least = 0, most = 0;

  for (guint i = 0; i < table->n_players; i++)
    {
      guint n, rest;

      cb_setup_get_hand_range (table, i, &n, &rest);
      least = i == 0 ? n : MIN (least, n);
      most = MAX (most, n);
    }
  return least == most;
}

/* (transfer full): the same players, of whom the next one is dealt first */
static CbSetup *
make_next (CbTablePage *page)
{
  CbSealedDeal *last = cb_table_page_get_deal (page);

  return cb_table_make_next (cb_sealed_deal_get_table (last),
                             cb_sealed_deal_get_play (last)->winner);
}

/* Deals for the same players, in the same way. */
static void
deal_again_cb (CbWindow *self, CbTablePage *page)
{
  const CbSetup *last = cb_sealed_deal_get_table (cb_table_page_get_deal (page));
  g_autoptr (CbSetup) table = make_next (page);
  CbDealChoices choices;

  cb_deal_choices_init (&choices, table->edition, table->n_players);
  choices.policy = has_equal_hands (last) ? CB_DEAL_EQUAL : CB_DEAL_ALL;
  choices.rest_down = last->face_down > choices.n_side;
  deal (self, table, &choices, GTK_WIDGET (page));
}

static void
table_set_cb (CbWindow *self, CbSetupPage *form)
{
  CbSetupDraft *draft = cb_setup_page_get_draft (form);
  g_autoptr (CbSetup) table = cb_setup_draft_build (draft);
  CbDealChoices choices;

  choose (draft, table, self->shared->random, &choices);
  deal (self, table, &choices, GTK_WIDGET (form));
}

/* If a table is shown, the form begins with its players, who may change seats. */
static void
deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  CbTablePage *page = find_page (self);
  CbSealedDeal *last = page != NULL ? cb_table_page_get_deal (page) : NULL;
  g_autoptr (CbSetup) again = page != NULL ? make_next (page) : NULL;
  CbSetupPage *form = cb_setup_page_new_for_table (again, self->shelf, self->editions);

  g_signal_connect_object (form, "table-set", G_CALLBACK (table_set_cb), self, G_CONNECT_SWAPPED);
  _cb_window_show_setup (self, form, name, NULL, last);
}

static void
open_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  CbTableItem *item = cb_folder_list_find (CB_FOLDER_LIST (self->tables), file);

  if (item != NULL && cb_table_item_get_deal (item) != NULL)
    cb_window_show_table (self, cb_table_item_get_deal (item));
}

static void
enter_hand_code_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCodeDialog *dialog = g_object_new (CB_TYPE_CODE_DIALOG, NULL);

  g_signal_connect_object (dialog, "created", G_CALLBACK (_cb_window_take_new_case), widget,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
enter_table_code_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCodeDialog *dialog = cb_code_dialog_new_for_case (CB_WINDOW (widget)->case_);

  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

void
_cb_window_install_table_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.deal", NULL, deal_action);
  gtk_widget_class_install_action (widget_class, "win.dismiss-toasts", NULL, dismiss_toasts_action);
  gtk_widget_class_install_action (widget_class, "win.open-table", "s", open_table_action);
  gtk_widget_class_install_action (widget_class, "win.enter-hand-code", NULL,
                                   enter_hand_code_action);
  gtk_widget_class_install_action (widget_class, "win.enter-table-code", NULL,
                                   enter_table_code_action);
}

/* Returns: (transfer none) (nullable): the game that is shown, as a case or as a table */
CbSetup *
cb_window_get_setup (CbWindow *self)
{
  CbTablePage *page;

  g_return_val_if_fail (CB_IS_WINDOW (self), NULL);

  if (self->case_ != NULL)
    return cb_case_get_setup (self->case_);
  page = find_page (self);
  return page != NULL ? cb_sealed_deal_get_table (cb_table_page_get_deal (page)) : NULL;
}

/* Returns: (transfer none) (nullable): the window that shows the table of @deal */
CbWindow *
cb_window_find_table (CbSealedDeal *deal)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      CbTablePage *page = CB_IS_WINDOW (window) ? find_page (CB_WINDOW (window)) : NULL;

      if (page != NULL && cb_table_page_get_deal (page) == deal)
        return CB_WINDOW (window);
    }
  return NULL;
}

/**
 * cb_window_show_table:
 * @deal: the deal whose table to show
 *
 * Shows the table in the window that has it already, else in this one, or in a new one if a case or
 * another table is shown here.
 */
void
cb_window_show_table (CbWindow *self, CbSealedDeal *deal)
{
  CbWindow *window;
  CbTablePage *page;

  g_return_if_fail (CB_IS_WINDOW (self));
  g_return_if_fail (CB_IS_SEALED_DEAL (deal));

  window = cb_window_find_table (deal);
  if (window == NULL)
    {
      window = _cb_window_find_room (self, find_page (self) != NULL);
      page = cb_table_page_new (deal);
      g_signal_connect_object (page, "notebook", G_CALLBACK (notebook_cb), window,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "deal-again", G_CALLBACK (deal_again_cb), window,
                               G_CONNECT_SWAPPED);
      adw_navigation_view_push (window->navigation, ADW_NAVIGATION_PAGE (page));
      /* The form that had the focus may be gone by now. */
      gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
    }
  gtk_window_present (GTK_WINDOW (window));
}
