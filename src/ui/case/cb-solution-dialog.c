/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-drop-down.h"
#include "cb-fields.h"
#include "cb-solution-dialog.h"
#include "cb-template.h"

struct _CbSolutionDialog
{
  AdwAlertDialog parent_instance;

  CbEdition *edition;
  GtkListBox *rows;
  GPtrArray *combos;   /* (element-type AdwComboRow): one for each card in the envelope */
  GArray *combo_cards; /* (element-type CbCardSet): the choices of each combo */
};

G_DEFINE_FINAL_TYPE (CbSolutionDialog, cb_solution_dialog, ADW_TYPE_ALERT_DIALOG)

/* The first row of a combo means that nothing is chosen. */
static CbCardSet
get_card (CbSolutionDialog *self, guint combo)
{
  guint position = adw_combo_row_get_selected (g_ptr_array_index (self->combos, combo));
  CbCardSet left = g_array_index (self->combo_cards, CbCardSet, combo);

  if (position == 0 || position == GTK_INVALID_LIST_POSITION)
    return 0;
  while (--position > 0)
    left &= left - 1;
  return left & -left;
}

static CbCardSet
get_cards (CbSolutionDialog *self)
{
  CbCardSet cards = 0;

  for (guint i = 0; i < self->combos->len; i++)
    cards |= get_card (self, i);
  return cards;
}

static void
selected_cb (CbSolutionDialog *self)
{
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "accuse",
                                         cb_card_set_size (get_cards (self)) == self->combos->len);
}

static void
add_row (CbSolutionDialog *self, const CbCategory *category, CbCardSet proposed)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();
  guint selected = 0;

  gtk_string_list_append (names, _ ("Choose…"));
  for (CbCardSet left = category->cards; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);

      gtk_string_list_append (names, cb_edition_get_card (self->edition, card)->name);
      if (proposed == cb_card_set_of (card))
        selected = g_list_model_get_n_items (G_LIST_MODEL (names)) - 1;
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), category->name);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->combos, row);
  g_array_append_val (self->combo_cards, category->cards);
  gtk_list_box_append (self->rows, row);
}

static void
cb_solution_dialog_response (AdwAlertDialog *dialog, const char *response)
{
  if (g_str_equal (response, "accuse"))
    g_signal_emit_by_name (dialog, "chosen", get_cards (CB_SOLUTION_DIALOG (dialog)));
}

static void
cb_solution_dialog_class_init (CbSolutionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ADW_ALERT_DIALOG_CLASS (klass)->response = cb_solution_dialog_response;

  CB_OWNS (G_OBJECT_CLASS (klass), CbSolutionDialog, combos, g_ptr_array_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbSolutionDialog, combo_cards, g_array_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbSolutionDialog, edition, cb_edition_unref);

  cb_signal_new (klass, "chosen", 1, G_TYPE_UINT);

  cb_template_install (widget_class, "cb-solution-dialog", CB_CHILD (CbSolutionDialog, rows));
}

static void
cb_solution_dialog_init (CbSolutionDialog *self)
{
  self->combos = g_ptr_array_new ();
  self->combo_cards = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_solution_dialog_new:
 * @proposed: the cards that are chosen at first: of each category none, or as many as are in the
 *   envelope
 *
 * Returns: (transfer floating): the dialog
 */
CbSolutionDialog *
cb_solution_dialog_new (CbEdition *edition, CbCardSet proposed)
{
  CbSolutionDialog *self = g_object_new (CB_TYPE_SOLUTION_DIALOG, NULL);

  self->edition = cb_edition_ref (edition);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet left = proposed & category->cards;

      for (guint j = 0; j < category->n_in_envelope; j++, left &= left - 1)
        add_row (self, category, left & -left);
    }
  selected_cb (self);
  return self;
}
