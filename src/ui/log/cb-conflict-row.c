/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-log-parts.h"
#include "cb-template.h"

struct _CbConflictRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *detail;
  GtkWidget *edit;
  GtkWidget *hint;
  GtkLabel *number;
  GtkWidget *set_aside;
  GtkLabel *title;
};

CB_DEFINE_TEMPLATE_TYPE (CbConflictRow, cb_conflict_row, GTK_TYPE_LIST_BOX_ROW)

static void
cb_conflict_row_class_init (CbConflictRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_template_install (widget_class, "cb-conflict-row", CB_CHILD (CbConflictRow, detail),
                       CB_CHILD (CbConflictRow, edit), CB_CHILD (CbConflictRow, hint),
                       CB_CHILD (CbConflictRow, number), CB_CHILD (CbConflictRow, set_aside),
                       CB_CHILD (CbConflictRow, title));
}

/* The accessible name says which entry the button is for: every row has the same buttons. */
static void
set_target (GtkWidget *button, guint position, const char *name)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", position);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * cb_conflict_row_new:
 * @position: an entry of @case_
 * @repairs: whether to say that the log would be consistent without it
 *
 * Returns: (transfer floating): a row that shows the entry as it is now
 */
GtkWidget *
cb_conflict_row_new (CbCase *case_, guint position, gboolean repairs)
{
  CbConflictRow *self;
  const CbEntry *entry;
  g_autofree char *number = g_strdup_printf ("%u", position + 1);
  g_autofree char *title = NULL;
  g_autofree char *detail = NULL;
  /* Translators: %u is the number of an entry */
  g_autofree char *edit = g_strdup_printf (_ ("Edit entry %u"), position + 1);
  /* Translators: %u is the number of an entry */
  g_autofree char *set_aside = g_strdup_printf (_ ("Set entry %u aside"), position + 1);

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  self = g_object_new (CB_TYPE_CONFLICT_ROW, NULL);
  entry = cb_log_get_entry (cb_case_get_log (case_), position);
  title = cb_entry_get_title (entry, cb_case_get_setup (case_));
  detail = cb_entry_get_detail (entry, cb_case_get_setup (case_));
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  gtk_widget_set_visible (self->hint, repairs);
  set_target (self->edit, position, edit);
  set_target (self->set_aside, position, set_aside);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->title, NULL, -1);
  return GTK_WIDGET (self);
}
