/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-drop-down.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-practice-dialog.h"
#include "cb-practice.h"
#include "cb-template.h"

/* Numbers that are proposed are short enough to tell somebody. */
#define MAX_PROPOSED 9999

struct _CbPracticeDialog
{
  AdwAlertDialog parent_instance;

  GtkAdjustment *adjustment;
  AdwComboRow *edition_row;
  GPtrArray *editions; /* (element-type CbEdition): the built-in edition of each row */
};

G_DEFINE_FINAL_TYPE (CbPracticeDialog, cb_practice_dialog, ADW_TYPE_ALERT_DIALOG)

static void
another_cb (CbPracticeDialog *self)
{
  gtk_adjustment_set_value (self->adjustment, g_random_int_range (1, MAX_PROPOSED + 1));
}

static void
response_cb (CbPracticeDialog *self, const char *response)
{
  if (g_str_equal (response, "start"))
    g_signal_emit_by_name (
      self, "chosen",
      g_ptr_array_index (self->editions, adw_combo_row_get_selected (self->edition_row)),
      (guint) gtk_adjustment_get_value (self->adjustment));
}

/* Lists the built-in editions, as only those are the same for everyone. */
static void
list_editions (CbPracticeDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint position;

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      if (!cb_practice_can_play (edition))
        continue;
      g_ptr_array_add (self->editions, edition);
      gtk_string_list_append (names, cb_edition_get_name (edition));
    }
  cb_drop_down_show_names_in_row (self->edition_row);
  adw_combo_row_set_model (self->edition_row, G_LIST_MODEL (names));
  if (g_ptr_array_find (self->editions, cb_editions_find_builtin (CB_PRACTICE_EDITION), &position))
    adw_combo_row_set_selected (self->edition_row, position);
}

static void
cb_practice_dialog_class_init (CbPracticeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbPracticeDialog, editions, g_ptr_array_unref);

  cb_signal_new (klass, "chosen", 2, CB_TYPE_EDITION, G_TYPE_UINT);

  cb_template_install (widget_class, "cb-practice-dialog");
  gtk_widget_class_bind_template_child (widget_class, CbPracticeDialog, adjustment);
  gtk_widget_class_bind_template_child (widget_class, CbPracticeDialog, edition_row);
  gtk_widget_class_bind_template_callback (widget_class, another_cb);
  gtk_widget_class_bind_template_callback (widget_class, response_cb);
}

static void
cb_practice_dialog_init (CbPracticeDialog *self)
{
  self->editions = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  list_editions (self);
  another_cb (self);
}
