/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-text.h"
#include "cb-words-dialog.h"

struct _CbWordsDialog
{
  CbCorrectionDialog parent_instance;

  CbOwnWords of;
  GObject *fields[CB_MAX_CARDS]; /* by card or power: the object whose “text” is edited */
};

CB_DEFINE_PLAIN_TYPE (CbWordsDialog, cb_words_dialog, CB_TYPE_CORRECTION_DIALOG)

static CbEdition *
get_edition (CbWordsDialog *self)
{
  return cb_correction_dialog_get_edition (CB_CORRECTION_DIALOG (self));
}

/* Returns: the words in the box; "" if nobody knows what a power says */
static const char *
get_in_box (CbWordsDialog *self, guint index)
{
  const char *words = cb_edition_get_words_in_box (get_edition (self), self->of, index);

  return words != NULL ? words : "";
}

static const char *
get_now (CbWordsDialog *self, guint index)
{
  const char *words = cb_edition_get_words (get_edition (self), self->of, index);

  return words != NULL ? words : "";
}

/* (transfer full): for each card or power what the user wrote, or else the words in the box */
static GStrv
get_written (CbWordsDialog *self)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_count_words (get_edition (self), self->of); i++)
    {
      g_autofree char *written = NULL;
      g_autofree char *words = NULL;

      g_object_get (self->fields[i], "text", &written, NULL);
      words = cb_text_trim (written);
      g_strv_builder_add (all, *words != '\0' ? words : get_in_box (self, i));
    }
  return g_strv_builder_end (all);
}

/* (transfer full) (nullable): a name that two cards have, if capitals do not count */
static char *
find_twice (char **names)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_hash_table_add (keys, g_utf8_casefold (names[i], -1)))
      return g_strdup (names[i]);
  return NULL;
}

static void
update_state (CbWordsDialog *self)
{
  CbCorrectionDialog *dialog = CB_CORRECTION_DIALOG (self);
  g_auto (GStrv) written = get_written (self);
  g_autofree char *twice = self->of == CB_WORDS_OF_CARDS ? find_twice (written) : NULL;
  g_autofree char *problem = NULL;
  CbCorrectionState state = 0;

  for (guint i = 0; written[i] != NULL; i++)
    {
      if (!g_str_equal (written[i], get_now (self, i)))
        state |= CB_CORRECTION_TOUCHED | (twice == NULL ? CB_CORRECTION_READY : 0);
      if (!g_str_equal (written[i], get_in_box (self, i)))
        state |= CB_CORRECTION_OWN;
    }
  if (twice != NULL)
    problem = g_strdup_printf (_ ("Two cards are called %s. Give one of them another name."),
                               twice);
  cb_correction_dialog_set_problem (dialog, problem);
  cb_correction_dialog_set_state (dialog, state);
}

static gboolean
cb_words_dialog_save (CbCorrectionDialog *dialog, GError **error)
{
  g_auto (GStrv) written = get_written (CB_WORDS_DIALOG (dialog));

  cb_case_reword (cb_correction_dialog_get_case (dialog), CB_WORDS_DIALOG (dialog)->of,
                  (const char *const *) written);
  return TRUE;
}

static void
cb_words_dialog_reset (CbCorrectionDialog *dialog)
{
  CbWordsDialog *self = CB_WORDS_DIALOG (dialog);

  for (guint i = 0; i < cb_edition_count_words (get_edition (self), self->of); i++)
    g_object_set (self->fields[i], "text", get_in_box (self, i), NULL);
}

static void
cb_words_dialog_class_init (CbWordsDialogClass *klass)
{
  CbCorrectionDialogClass *dialog_class = CB_CORRECTION_DIALOG_CLASS (klass);

  dialog_class->save = cb_words_dialog_save;
  dialog_class->reset = cb_words_dialog_reset;
}

static void
add_field (CbWordsDialog *self, guint index, gpointer field)
{
  self->fields[index] = field;
  g_object_set (field, "text", get_now (self, index), NULL);
  g_signal_connect_object (field, "changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
}

static AdwPreferencesGroup *
add_group (CbWordsDialog *self, const char *name)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (name, -1);

  adw_preferences_group_set_title (group, title);
  cb_correction_dialog_add_group (CB_CORRECTION_DIALOG (self), group);
  return group;
}

static void
add_category (CbWordsDialog *self, const CbCategory *category)
{
  AdwPreferencesGroup *group = add_group (self, category->name);

  for (CbCardSet left = category->cards; left != 0; left &= left - 1)
    {
      guint card = cb_card_set_first (left);
      GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "use-markup", FALSE, NULL);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), get_in_box (self, card));
      add_field (self, card, row);
      adw_preferences_group_add (group, row);
    }
}

/* Adds a field with room for a sentence or two, as on a card. */
static void
add_power (CbWordsDialog *self, guint index)
{
  const char *name = cb_edition_get_power (get_edition (self), index)->name;
  GtkWidget *view = g_object_new (GTK_TYPE_TEXT_VIEW, "accepts-tab", FALSE, "wrap-mode",
                                  GTK_WRAP_WORD_CHAR, "height-request", 60, "left-margin", 8,
                                  "right-margin", 8, "top-margin", 8, "bottom-margin", 8, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  add_field (self, index, gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)));
  adw_preferences_group_add (add_group (self, name),
                             g_object_new (GTK_TYPE_FRAME, "child", view, NULL));
}

/**
 * cb_words_dialog_new:
 * @case_: the case
 * @of: which words of the case to correct
 *
 * Returns: (transfer floating): the form
 */
CbWordsDialog *
cb_words_dialog_new (CbCase *case_, CbOwnWords of)
{
  gboolean names = of == CB_WORDS_OF_CARDS;
  CbCorrectionDialog *dialog = cb_correction_dialog_new (
    CB_TYPE_WORDS_DIALOG, case_, names ? _ ("Rename Cards") : _ ("Correct Powers"),
    names ? _ ("In this case only. A card without a name here keeps its own.")
          : _ ("Write what your power cards say, in this case only. A power without a text here "
               "keeps its own."));
  CbWordsDialog *self = CB_WORDS_DIALOG (dialog);
  CbEdition *edition = get_edition (self);

  self->of = of;
  if (names)
    gtk_widget_set_name (GTK_WIDGET (self), "rename-cards");
  for (guint i = 0; names && i < cb_edition_get_n_categories (edition); i++)
    add_category (self, cb_edition_get_category (edition, i));
  for (guint i = 0; !names && i < cb_edition_get_n_powers (edition); i++)
    add_power (self, i);
  cb_correction_dialog_add_reset (dialog,
                                  names ? _ ("Names as in the _Box") : _ ("Texts as in the _Box"));
  update_state (self);
  return self;
}
