/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-drop-down.h"
#include "cb-editions.h"
#include "cb-export.h"
#include "cb-fields.h"
#include "cb-print-dialog.h"
#include "cb-template.h"
#include "cb-toast.h"
#include "cb-print-job.h"
#include "cb-print-preview.h"

/* A sheet for several games has this many columns, like the sheets in the box. */
#define N_GAMES 6

typedef enum
{
  FORM_FILLED,
  FORM_BLANK,
  FORM_GAMES,
} PaperForm;

struct _CbPrintDialog
{
  AdwDialog parent_instance;

  CbSheet *sheet; /* the sheet of the case, or NULL for blank sheets of editions */
  gboolean ready;

  AdwComboRow *edition;
  AdwComboRow *form;
  GtkStringList *forms;
  AdwComboRow *paper;
  GtkStringList *papers;
  AdwSpinRow *players;
  CbPainting *preview;
  GtkWidget *print;
};

G_DEFINE_FINAL_TYPE (CbPrintDialog, cb_print_dialog, ADW_TYPE_DIALOG)

static PaperForm
get_form (CbPrintDialog *self)
{
  guint first = self->sheet != NULL ? FORM_FILLED : FORM_BLANK;

  return (PaperForm) (first + adw_combo_row_get_selected (self->form));
}

static CbEdition *
get_edition (CbPrintDialog *self)
{
  if (self->sheet != NULL)
    return cb_case_get_edition (cb_sheet_get_case (self->sheet));
  return cb_edition_item_get_edition (adw_combo_row_get_selected_item (self->edition));
}

static const CbPaper *
get_paper (CbPrintDialog *self)
{
  return &cb_papers[adw_combo_row_get_selected (self->paper)];
}

static CbNotesheet *
make_notesheet (CbPrintDialog *self)
{
  switch (get_form (self))
    {
    case FORM_FILLED:
      return cb_notesheet_new_for_sheet (self->sheet);
    case FORM_GAMES:
      return cb_notesheet_new_for_games (get_edition (self), N_GAMES);
    case FORM_BLANK:
    default:
      if (self->sheet != NULL)
        return cb_notesheet_new_for_setup (cb_case_get_setup (cb_sheet_get_case (self->sheet)));
      return cb_notesheet_new_for_players (get_edition (self),
                                           (guint) adw_spin_row_get_value (self->players));
    }
}

static void
changed_cb (CbPrintDialog *self)
{
  g_autoptr (CbNotesheet) sheet = NULL;
  const CbPaper *paper;

  if (!self->ready)
    return;
  sheet = make_notesheet (self);
  paper = get_paper (self);
  gtk_widget_set_visible (GTK_WIDGET (self->players),
                          self->sheet == NULL && get_form (self) == FORM_BLANK);
  cb_print_preview_show (self->preview, cb_print_pages_new (sheet, paper->width, paper->height));
}

/* Begins with the most players of the edition, because fewer can use such a sheet, too. */
static void
edition_changed_cb (CbPrintDialog *self)
{
  CbEdition *edition = get_edition (self);

  adw_spin_row_set_range (self->players, cb_edition_get_min_players (edition),
                          cb_edition_get_max_players (edition));
  adw_spin_row_set_value (self->players, cb_edition_get_max_players (edition));
}

static void
tell_words (CbPrintDialog *self, const char *words)
{
  cb_toast_show (cb_toast_new (words), adw_dialog_get_child (ADW_DIALOG (self)));
}

static void
printed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbPrintDialog) self = CB_PRINT_DIALOG (user_data);
  g_autoptr (GError) error = NULL;
  gboolean printed = cb_print_job_finish (result, &error);
  g_autofree char *words = NULL;

  /* The dialog and its contents may have been closed in the meantime. */
  if (self->preview == NULL)
    return;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", TRUE);
  if (printed)
    adw_dialog_close (ADW_DIALOG (self));
  else if (!cb_print_job_is_dismissed (error))
    {
      words = g_strdup_printf (_ ("Not printed: %s"), error->message);
      tell_words (self, words);
    }
}

static GBytes *
make_document (gpointer sheet, double width, double height, GError **error)
{
  g_autoptr (CbPrintPages) pages = cb_print_pages_new (sheet, width, height);

  return cb_print_pages_to_pdf (pages, error);
}

static void
print_print (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbPrintDialog *self = CB_PRINT_DIALOG (widget);

  CbNotesheet *sheet = make_notesheet (self);

  gtk_widget_action_set_enabled (widget, "print.print", FALSE);
  cb_print_job_start (sheet->title, make_document, sheet, (GDestroyNotify) cb_notesheet_free,
                      get_paper (self), GTK_WINDOW (gtk_widget_get_root (widget)), printed_cb,
                      g_object_ref (self));
}

static void
print_save (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbPrintDialog *self = CB_PRINT_DIALOG (widget);
  CbPrintPages *pages = cb_painting_get_data (self->preview);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) document = cb_print_pages_to_pdf (pages, &error);
  g_autofree char *words = NULL;

  if (document != NULL)
    {
      cb_export (GTK_WIDGET (self->preview), CB_EXPORT_NOTESHEET, document, pages->title);
      return;
    }
  words = g_strdup_printf (_ ("Not saved: %s"), error->message);
  tell_words (self, words);
}

static void
cb_print_dialog_dispose (GObject *object)
{
  CbPrintDialog *self = CB_PRINT_DIALOG (object);

  self->ready = FALSE;

  cb_template_dispose (object);
}

static void
cb_print_dialog_class_init (CbPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_print_dialog_dispose;
  CB_OWNS (G_OBJECT_CLASS (klass), CbPrintDialog, sheet, g_object_unref);

  cb_template_install (widget_class, "cb-print-dialog", CB_CHILD (CbPrintDialog, edition),
                       CB_CHILD (CbPrintDialog, form), CB_CHILD (CbPrintDialog, forms),
                       CB_CHILD (CbPrintDialog, paper), CB_CHILD (CbPrintDialog, papers),
                       CB_CHILD (CbPrintDialog, players), CB_CHILD (CbPrintDialog, preview),
                       CB_CHILD (CbPrintDialog, print), CB_CALLBACK (changed_cb));

  gtk_widget_class_install_action (widget_class, "print.print", NULL, print_print);
  gtk_widget_class_install_action (widget_class, "print.save", NULL, print_save);
}

static void
cb_print_dialog_init (CbPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  cb_drop_down_show_names_in_row (self->edition);
  cb_drop_down_show_names_in_row (self->form);
  cb_drop_down_show_names_in_row (self->paper);
  for (guint i = 0; i < CB_N_PAPERS; i++)
    gtk_string_list_append (self->papers, cb_papers[i].name);
  adw_combo_row_set_selected (self->paper, (guint) (cb_paper_get_usual () - cb_papers));
  adw_dialog_set_focus (ADW_DIALOG (self), self->print);
}

static void
add_game_forms (CbPrintDialog *self, const char *blank)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%d game", "%d games", N_GAMES), N_GAMES);

  gtk_string_list_append (self->forms, blank);
  gtk_string_list_append (self->forms, games);
  self->ready = TRUE;
  changed_cb (self);
}

/**
 * cb_print_dialog_new_for_sheet:
 * @sheet: the sheet, which is printed as it is when the user prints it
 *
 * Returns: (transfer floating): a dialog for the sheet of a case, or blank ones like it
 */
CbPrintDialog *
cb_print_dialog_new_for_sheet (CbSheet *sheet)
{
  CbPrintDialog *self;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  self = g_object_new (CB_TYPE_PRINT_DIALOG, NULL);
  self->sheet = g_object_ref (sheet);
  /* Translators: a notesheet with all marks. */
  gtk_string_list_append (self->forms, _ ("Filled in"));
  /* Translators: a notesheet without marks. */
  add_game_forms (self, _ ("Blank"));
  return self;
}

static GListModel *
list_editions (CbEditionShelf *own)
{
  GListStore *list = g_list_store_new (CB_TYPE_EDITION_ITEM);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (own)); i++)
    {
      g_autoptr (CbEditionItem) item = g_list_model_get_item (G_LIST_MODEL (own), i);

      if (cb_edition_item_get_edition (item) != NULL)
        g_list_store_append (list, item);
    }
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_autoptr (CbEditionItem) item = cb_edition_item_new (cb_editions_get_builtin (i));

      g_list_store_append (list, item);
    }
  return G_LIST_MODEL (list);
}

/* Returns: the position of the edition with that id, or of the first built-in one */
static guint
find_edition (GListModel *list, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CbEditionItem) item = g_list_model_get_item (list, i);

      if (g_strcmp0 (cb_edition_get_id (cb_edition_item_get_edition (item)), id) == 0)
        return i;
    }
  return g_list_model_get_n_items (list) - cb_editions_get_n_builtin ();
}

/**
 * cb_print_dialog_new_for_editions:
 * @own: the user's own editions, which are offered, too
 * @edition: (nullable): the id of the edition that is chosen at first
 *
 * Returns: (transfer floating): a dialog for blank sheets
 */
CbPrintDialog *
cb_print_dialog_new_for_editions (CbEditionShelf *own, const char *edition)
{
  CbPrintDialog *self;
  g_autoptr (GListModel) editions = NULL;

  g_return_val_if_fail (CB_IS_EDITION_SHELF (own), NULL);

  self = g_object_new (CB_TYPE_PRINT_DIALOG, NULL);
  editions = list_editions (own);
  adw_dialog_set_title (ADW_DIALOG (self), _ ("Print Blank Sheets"));
  gtk_widget_set_visible (GTK_WIDGET (self->edition), TRUE);
  g_signal_connect_object (self->edition, "notify::selected", G_CALLBACK (edition_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_combo_row_set_model (self->edition, editions);
  adw_combo_row_set_selected (self->edition, find_edition (editions, edition));
  edition_changed_cb (self);
  add_game_forms (self, _ ("1 game"));
  return self;
}
