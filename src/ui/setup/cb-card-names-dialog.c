/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-names-dialog.h"
#include "cb-text.h"

struct _CbCardNamesDialog
{
  CbCorrectionDialog parent_instance;

  GtkEditable *rows[CB_MAX_CARDS]; /* by card */
};

G_DEFINE_FINAL_TYPE (CbCardNamesDialog, cb_card_names_dialog, CB_TYPE_CORRECTION_DIALOG)

static CbEdition *
get_edition (CbCardNamesDialog *self)
{
  return cb_correction_dialog_get_edition (CB_CORRECTION_DIALOG (self));
}

/* (transfer full): what the line says; the name in the box where it says nothing */
static char *
get_name (CbCardNamesDialog *self, guint card)
{
  g_autofree char *name = cb_text_trim (gtk_editable_get_text (self->rows[card]));
  const char *in_box = cb_edition_get_name_in_box (get_edition (self), card);

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup (in_box);
}

/* (transfer full): a name for every card */
static char **
get_names (CbCardNamesDialog *self)
{
  guint n = cb_edition_get_n_cards (get_edition (self));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    g_strv_builder_take (names, get_name (self, i));
  return g_strv_builder_end (names);
}

/* (transfer full) (nullable): a name that two cards have; case tells none apart */
static char *
find_twice (char **names)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_hash_table_add (keys, g_utf8_casefold (names[i], -1)))
      return g_strdup (names[i]);
  return NULL;
}

static CbCorrectionState
find_state (CbCardNamesDialog *self, char **names, gboolean valid)
{
  CbEdition *edition = get_edition (self);
  CbCorrectionState state = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!g_str_equal (names[i], cb_edition_get_card (edition, i)->name))
        state |= CB_CORRECTION_TOUCHED | (valid ? CB_CORRECTION_READY : 0);
      if (!g_str_equal (names[i], cb_edition_get_name_in_box (edition, i)))
        state |= CB_CORRECTION_OWN;
    }
  return state;
}

static void
update_state (CbCardNamesDialog *self)
{
  CbCorrectionDialog *dialog = CB_CORRECTION_DIALOG (self);
  g_auto (GStrv) names = get_names (self);
  g_autofree char *twice = find_twice (names);
  g_autofree char *problem = NULL;

  if (twice != NULL)
    problem = g_strdup_printf (_ ("Two cards are called %s. Give one of them another name."),
                               twice);
  cb_correction_dialog_set_problem (dialog, problem);
  cb_correction_dialog_set_state (dialog, find_state (self, names, twice == NULL));
}

static gboolean
cb_card_names_dialog_save (CbCorrectionDialog *dialog, GError **error)
{
  g_auto (GStrv) names = get_names (CB_CARD_NAMES_DIALOG (dialog));

  cb_case_rename_cards (cb_correction_dialog_get_case (dialog), (const char *const *) names);
  return TRUE;
}

static void
cb_card_names_dialog_reset (CbCorrectionDialog *dialog)
{
  CbCardNamesDialog *self = CB_CARD_NAMES_DIALOG (dialog);
  CbEdition *edition = get_edition (self);

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    gtk_editable_set_text (self->rows[i], cb_edition_get_name_in_box (edition, i));
}

static void
cb_card_names_dialog_class_init (CbCardNamesDialogClass *klass)
{
  CbCorrectionDialogClass *dialog_class = CB_CORRECTION_DIALOG_CLASS (klass);

  dialog_class->save = cb_card_names_dialog_save;
  dialog_class->reset = cb_card_names_dialog_reset;
}

static void
cb_card_names_dialog_init (CbCardNamesDialog *self)
{
}

static GtkWidget *
create_row (CbCardNamesDialog *self, guint card)
{
  const CbEdition *edition = get_edition (self);
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "use-markup", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 cb_edition_get_name_in_box (edition, card));
  self->rows[card] = GTK_EDITABLE (row);
  gtk_editable_set_text (self->rows[card], cb_edition_get_card (edition, card)->name);
  g_signal_connect_object (row, "changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_category (CbCardNamesDialog *self, guint index)
{
  const CbCategory *category = cb_edition_get_category (get_edition (self), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (category->name, -1);

  adw_preferences_group_set_title (group, title);
  for (CbCardSet left = category->cards; left != 0; left &= left - 1)
    adw_preferences_group_add (group, create_row (self, cb_card_set_first (left)));
  cb_correction_dialog_add_group (CB_CORRECTION_DIALOG (self), group);
}

/**
 * cb_card_names_dialog_new:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for the names of its cards
 */
CbCardNamesDialog *
cb_card_names_dialog_new (CbCase *case_)
{
  CbCorrectionDialog *dialog = cb_correction_dialog_new (
    CB_TYPE_CARD_NAMES_DIALOG, case_, _ ("Rename Cards"),
    _ ("In this case only. A card without a name here keeps its own."));
  CbCardNamesDialog *self = CB_CARD_NAMES_DIALOG (dialog);

  for (guint i = 0; i < cb_edition_get_n_categories (get_edition (self)); i++)
    add_category (self, i);
  cb_correction_dialog_add_reset (dialog, _ ("Names as in the _Box"));
  update_state (self);
  return self;
}
