/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cell-details.h"
#include "cb-fields.h"
#include "cb-pencil.h"
#include "cb-template.h"
#include "cb-why-view.h"

struct _CbCellDetails
{
  AdwBin parent_instance;

  CbSheetCell *cell;

  AdwToggleGroup *marks;
  AdwToggle *no;
  GtkWidget *suppose;
  GtkLabel *suppose_no;
  GtkLabel *suppose_yes;
  CbWhyView *why;
  AdwToggle *yes;
};

CB_DEFINE_TEMPLATE_TYPE (CbCellDetails, cb_cell_details, ADW_TYPE_BIN)

/* The name of the button for the mark that the cell has. Another program may have written a mark
 * that has no button here. */
static const char *
get_pencil_name (CbCellDetails *self)
{
  const char *text = cb_cell_get_pencil (cb_sheet_cell_get_cell (self->cell));

  return text != NULL ? text : "none";
}

static void
update_pencil (CbCellDetails *self)
{
  adw_toggle_group_set_active_name (self->marks, get_pencil_name (self));
}

static void
mark_chosen_cb (CbCellDetails *self)
{
  const char *name = adw_toggle_group_get_active_name (self->marks);

  /* A mark that the cell already has was not chosen by the user: the sheet may still show a mark
   * that is about to go, and setting that again would go on for ever. */
  if (self->cell == NULL || name == NULL || g_str_equal (name, get_pencil_name (self)))
    return;

  if (g_str_equal (name, "none"))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.clear", NULL);
  else if (g_str_equal (name, CB_PENCIL_YES))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-yes", NULL);
  else if (g_str_equal (name, CB_PENCIL_NO))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-no", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-maybe", NULL);
}

/* Closes the dialog, or asks the page to close the panel. */
static void
close_details (CbCellDetails *self)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  if (dialog != NULL)
    adw_dialog_force_close (ADW_DIALOG (dialog));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "case.close-why", NULL);
}

static void
entry_activated_cb (CbCellDetails *self, guint position)
{
  g_autoptr (CbSheetCell) cell = g_object_ref (self->cell);

  close_details (self);
  gtk_widget_activate_action (GTK_WIDGET (cell), "sheet.show-entry", "u", position);
}

/* Sets the accessible name: the cell, and its reason if that has been found. */
static void
update_label (CbCellDetails *self)
{
  g_autofree char *cell = cb_cell_describe (cb_sheet_cell_get_cell (self->cell));
  const char *reason = cb_why_view_get_reason (self->why);
  g_autofree char *words = NULL;

  if (reason != NULL)
    words = g_strdup_printf ("%s. %s", cell, reason);
  else
    words = g_steal_pointer (&cell);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static gboolean
can_suppose (CbCellDetails *self)
{
  CbCell *cell;

  if (self->cell == NULL || gtk_widget_get_parent (GTK_WIDGET (self->cell)) == NULL)
    return FALSE;
  cell = cb_sheet_cell_get_cell (self->cell);
  return cb_sheet_can_suppose (cb_sheet_cell_get_sheet (self->cell), cb_cell_get_card (cell),
                               cb_cell_get_holder (cell));
}

/* If the details are in a dialog, closes it: it would cover the sheet, which shows what follows.
 * Supposing hides the buttons, so the focus moves away from them first. */
static void
suppose_with (CbCellDetails *self, const char *action)
{
  g_autoptr (CbSheetCell) cell = g_object_ref (self->cell);

  gtk_widget_child_focus (GTK_WIDGET (self->why), GTK_DIR_TAB_FORWARD);
  if (gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG) != NULL)
    close_details (self);
  gtk_widget_activate_action (GTK_WIDGET (cell), action, NULL);
}

static void
suppose_yes_cb (CbCellDetails *self)
{
  suppose_with (self, "cell.suppose-yes");
}

static void
suppose_no_cb (CbCellDetails *self)
{
  suppose_with (self, "cell.suppose-no");
}

static void
sheet_changed_cb (CbCellDetails *self)
{
  gtk_widget_set_visible (self->suppose, can_suppose (self));
}

static void
name_suppositions (CbCellDetails *self)
{
  CbCell *cell = cb_sheet_cell_get_cell (self->cell);
  CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (cb_sheet_cell_get_sheet (self->cell)));
  guint holder = cb_cell_get_holder (cell);

  if (holder == CB_HOLDER_ENVELOPE)
    {
      gtk_label_set_label (self->suppose_yes, _ ("In the Envelope"));
      gtk_label_set_label (self->suppose_no, _ ("Not in the Envelope"));
    }
  else if (CB_SEAT_OF_HOLDER (holder) >= (int) setup->n_players)
    {
      gtk_label_set_label (self->suppose_yes, _ ("Face Down"));
      gtk_label_set_label (self->suppose_no, _ ("Not Face Down"));
    }
  else
    {
      gtk_label_set_label (self->suppose_yes, _ ("Has It"));
      gtk_label_set_label (self->suppose_no, _ ("Does Not Have It"));
    }
}

static void
explained_cb (CbCellDetails *self)
{
  update_label (self);
  g_signal_emit_by_name (self, "explained");
}

static void
step_pointed_cb (CbCellDetails *self, int index)
{
  g_signal_emit_by_name (self, "step-pointed", index);
}

static void
cb_cell_details_class_init (CbCellDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbCellDetails, cell, g_object_unref);

  cb_signal_new (klass, "explained", 0);
  cb_signal_new (klass, "step-pointed", 1, G_TYPE_INT);

  cb_template_install (widget_class, "cb-cell-details", CB_CHILD (CbCellDetails, marks),
                       CB_CHILD (CbCellDetails, no), CB_CHILD (CbCellDetails, suppose),
                       CB_CHILD (CbCellDetails, suppose_no), CB_CHILD (CbCellDetails, suppose_yes),
                       CB_CHILD (CbCellDetails, why), CB_CHILD (CbCellDetails, yes),
                       CB_CALLBACK (entry_activated_cb), CB_CALLBACK (explained_cb),
                       CB_CALLBACK (mark_chosen_cb), CB_CALLBACK (step_pointed_cb),
                       CB_CALLBACK (suppose_no_cb), CB_CALLBACK (suppose_yes_cb));
}

/**
 * cb_cell_details_new:
 * @can_mark: whether the user may change the mark
 *
 * Returns: (transfer floating): the details of @cell
 */
GtkWidget *
cb_cell_details_new (CbSheetCell *cell, gboolean can_mark)
{
  CbSymbols symbols;
  CbCellDetails *self;

  g_return_val_if_fail (CB_IS_SHEET_CELL (cell), NULL);

  self = g_object_new (CB_TYPE_CELL_DETAILS, NULL);
  symbols = cb_sheet_cell_get_symbols (cell);
  self->cell = g_object_ref (cell);
  adw_toggle_set_label (self->yes, cb_symbols_get_text (symbols, CB_MARK_YES));
  adw_toggle_set_label (self->no, cb_symbols_get_text (symbols, CB_MARK_NO));
  gtk_widget_set_sensitive (GTK_WIDGET (self->marks), can_mark);
  cb_why_view_set_cell (self->why, cb_sheet_cell_get_sheet (cell), cb_sheet_cell_get_cell (cell),
                        symbols);
  g_signal_connect_object (cb_sheet_cell_get_cell (cell), "notify::pencil",
                           G_CALLBACK (update_pencil), self, G_CONNECT_SWAPPED);
  update_pencil (self);
  name_suppositions (self);
  g_signal_connect_object (cb_sheet_cell_get_sheet (cell), "changed", G_CALLBACK (sheet_changed_cb),
                           self, G_CONNECT_SWAPPED);
  sheet_changed_cb (self);
  return GTK_WIDGET (self);
}

/* (transfer none) */
CbSheetCell *
cb_cell_details_get_cell (CbCellDetails *self)
{
  g_return_val_if_fail (CB_IS_CELL_DETAILS (self), NULL);

  return self->cell;
}

/* (transfer none) (nullable) (element-type CbWhyStep): the steps of the reason, once known */
GPtrArray *
cb_cell_details_get_steps (CbCellDetails *self)
{
  g_return_val_if_fail (CB_IS_CELL_DETAILS (self), NULL);

  return cb_why_view_get_steps (self->why);
}

/**
 * cb_cell_details_show_at_bottom:
 *
 * Opens the details as a dialog, for windows without room for them beside the sheet.
 */
void
cb_cell_details_show_at_bottom (CbCellDetails *self)
{
  AdwDialog *dialog;
  GtkWidget *view;

  g_return_if_fail (CB_IS_CELL_DETAILS (self));

  dialog = adw_dialog_new ();
  view = adw_toolbar_view_new ();
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self));
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, cb_why_view_get_title (self->why));
  adw_dialog_set_follows_content_size (dialog, TRUE);
  adw_dialog_set_presentation_mode (dialog, ADW_DIALOG_BOTTOM_SHEET);
  gtk_widget_add_css_class (GTK_WIDGET (dialog), "cell-details");
  cb_why_view_set_show_title (self->why, FALSE);
  adw_dialog_present (dialog, GTK_WIDGET (self->cell));
}
