/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-powers-dialog.h"
#include "cb-text.h"

struct _CbPowersDialog
{
  CbCorrectionDialog parent_instance;

  GtkTextBuffer *texts[CB_MAX_POWERS]; /* by power */
};

G_DEFINE_FINAL_TYPE (CbPowersDialog, cb_powers_dialog, CB_TYPE_CORRECTION_DIALOG)

static CbEdition *
get_edition (CbPowersDialog *self)
{
  return cb_correction_dialog_get_edition (CB_CORRECTION_DIALOG (self));
}

/* (transfer full): what is written; what the power says in the box where nothing is */
static char *
get_text (CbPowersDialog *self, guint power)
{
  const char *in_box = cb_edition_get_text_in_box (get_edition (self), power);
  g_autofree char *written = NULL;
  g_autofree char *text = NULL;

  g_object_get (self->texts[power], "text", &written, NULL);
  text = cb_text_trim (written);
  if (*text == '\0' && in_box != NULL)
    return g_strdup (in_box);
  return g_steal_pointer (&text);
}

/* (transfer full): a text for every power */
static char **
get_texts (CbPowersDialog *self)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_get_n_powers (get_edition (self)); i++)
    g_strv_builder_take (texts, get_text (self, i));
  return g_strv_builder_end (texts);
}

/* @text and @other: (nullable): the same where nothing can be read */
static gboolean
differ (const char *text, const char *other)
{
  return g_strcmp0 (text != NULL ? text : "", other != NULL ? other : "") != 0;
}

static void
update_state (CbPowersDialog *self)
{
  CbEdition *edition = get_edition (self);
  g_auto (GStrv) texts = get_texts (self);
  CbCorrectionState state = 0;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      if (differ (texts[i], cb_edition_get_power (edition, i)->text))
        state |= CB_CORRECTION_TOUCHED | CB_CORRECTION_READY;
      if (differ (texts[i], cb_edition_get_text_in_box (edition, i)))
        state |= CB_CORRECTION_OWN;
    }
  cb_correction_dialog_set_state (CB_CORRECTION_DIALOG (self), state);
}

static gboolean
cb_powers_dialog_save (CbCorrectionDialog *dialog, GError **error)
{
  g_auto (GStrv) texts = get_texts (CB_POWERS_DIALOG (dialog));

  cb_case_word_powers (cb_correction_dialog_get_case (dialog), (const char *const *) texts);
  return TRUE;
}

static void
show_text (CbPowersDialog *self, guint power, const char *text)
{
  gtk_text_buffer_set_text (self->texts[power], text != NULL ? text : "", -1);
}

static void
cb_powers_dialog_reset (CbCorrectionDialog *dialog)
{
  CbPowersDialog *self = CB_POWERS_DIALOG (dialog);
  CbEdition *edition = get_edition (self);

  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    show_text (self, i, cb_edition_get_text_in_box (edition, i));
}

static void
cb_powers_dialog_class_init (CbPowersDialogClass *klass)
{
  CbCorrectionDialogClass *dialog_class = CB_CORRECTION_DIALOG_CLASS (klass);

  dialog_class->save = cb_powers_dialog_save;
  dialog_class->reset = cb_powers_dialog_reset;
}

static void
cb_powers_dialog_init (CbPowersDialog *self)
{
}

/* (transfer floating): room for a sentence or two, as many as a card has */
static GtkWidget *
create_text_view (const char *name)
{
  GtkWidget *view = g_object_new (GTK_TYPE_TEXT_VIEW, "accepts-tab", FALSE, "wrap-mode",
                                  GTK_WRAP_WORD_CHAR, "height-request", 60, "left-margin", 8,
                                  "right-margin", 8, "top-margin", 8, "bottom-margin", 8, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return view;
}

static void
add_power (CbPowersDialog *self, guint index)
{
  const CbEditionPower *power = cb_edition_get_power (get_edition (self), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (power->name, -1);
  GtkWidget *view = create_text_view (power->name);

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_add (group, g_object_new (GTK_TYPE_FRAME, "child", view, NULL));
  cb_correction_dialog_add_group (CB_CORRECTION_DIALOG (self), group);
  self->texts[index] = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  show_text (self, index, power->text);
  g_signal_connect_object (self->texts[index], "changed", G_CALLBACK (update_state), self,
                           G_CONNECT_SWAPPED);
}

/**
 * cb_powers_dialog_new:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for what its powers say
 */
CbPowersDialog *
cb_powers_dialog_new (CbCase *case_)
{
  CbCorrectionDialog *dialog = cb_correction_dialog_new (
    CB_TYPE_POWERS_DIALOG, case_, _ ("Correct Powers"),
    _ ("Write what your power cards say, in this case only. A power without a text here keeps its "
       "own."));
  CbPowersDialog *self = CB_POWERS_DIALOG (dialog);

  for (guint i = 0; i < cb_edition_get_n_powers (get_edition (self)); i++)
    add_power (self, i);
  cb_correction_dialog_add_reset (dialog, _ ("Texts as in the _Box"));
  update_state (self);
  return self;
}
