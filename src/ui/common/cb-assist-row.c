/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-drop-down.h"
#include "cb-words.h"

/* A row to choose how much Casebook helps, with an explanation of the choice. Its property
 * "selected" is a #CbAssist. */
G_DECLARE_FINAL_TYPE (CbAssistRow, cb_assist_row, CB, ASSIST_ROW, AdwComboRow)

struct _CbAssistRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (CbAssistRow, cb_assist_row, ADW_TYPE_COMBO_ROW)

static void
selected_cb (CbAssistRow *self)
{
  adw_action_row_set_subtitle (
    ADW_ACTION_ROW (self),
    cb_words_explain_assist (adw_combo_row_get_selected (ADW_COMBO_ROW (self))));
}

static void
cb_assist_row_class_init (CbAssistRowClass *klass)
{
}

static void
cb_assist_row_init (CbAssistRow *self)
{
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  cb_drop_down_show_names_in_row (ADW_COMBO_ROW (self));
  for (CbAssist assist = CB_ASSIST_NOTES; assist <= CB_ASSIST_ODDS; assist++)
    gtk_string_list_append (levels, cb_words_for_assist (assist));
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (levels));
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
  selected_cb (self);
}
