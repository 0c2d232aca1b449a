/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-conflict-dialog.h"
#include "cb-fields.h"
#include "cb-log-parts.h"
#include "cb-template.h"

/* What the user has asked for, which is done after the dialog has closed. */
typedef enum
{
  NEXT_NOTHING,
  NEXT_EDIT,
  NEXT_EDIT_SETUP,
} Next;

struct _CbConflictDialog
{
  AdwDialog parent_instance;

  CbCase *case_;
  Next next;
  guint position; /* the entry to edit */

  GtkLabel *advice;
  GtkListBox *entries;
};

CB_DEFINE_TEMPLATE_TYPE (CbConflictDialog, cb_conflict_dialog, ADW_TYPE_DIALOG)

static GArray *
get_conflict (CbConflictDialog *self)
{
  return cb_case_get_conflict (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
}

static GArray *
get_repairs (CbConflictDialog *self)
{
  return cb_case_get_repairs (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
}

/* Whether there is a contradiction whose entries are not found yet. */
static gboolean
is_looking (CbConflictDialog *self)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autoptr (GArray) conflict = get_conflict (self);

  return conflict == NULL && !cb_case_is_consistent (self->case_, n_entries);
}

static const char *
get_advice (CbConflictDialog *self)
{
  g_autoptr (GArray) conflict = get_conflict (self);
  g_autoptr (GArray) repairs = get_repairs (self);

  if (conflict == NULL)
    return is_looking (self) ? _ ("Looking for the entries that contradict each other…") : NULL;
  if (repairs->len == 0)
    return _ (
      "These entries cannot all be true, and more than one entry is wrong. Fix them one at a "
      "time.");
  if (conflict->len == 1)
    return _ ("This entry cannot be true with these players and hand sizes.");
  return conflict->len == 2 ? _ ("These entries cannot both be true. Which one is wrong?")
                            : _ ("These entries cannot all be true. Which one is wrong?");
}

/* Whether the rows say that removing their entry would help; not if that is so for every entry. */
static gboolean
tells_repairs (GArray *conflict, GArray *repairs)
{
  return repairs->len < conflict->len;
}

static gboolean
contains (GArray *positions, guint position)
{
  for (guint i = 0; i < positions->len; i++)
    if (g_array_index (positions, guint, i) == position)
      return TRUE;
  return FALSE;
}

/* @conflict: (nullable): NULL until it is found */
static void
list_entries (CbConflictDialog *self, GArray *conflict)
{
  g_autoptr (GArray) repairs = get_repairs (self);

  gtk_list_box_remove_all (self->entries);
  gtk_widget_set_visible (GTK_WIDGET (self->entries), conflict != NULL);
  for (guint i = 0; conflict != NULL && i < conflict->len; i++)
    {
      guint position = g_array_index (conflict, guint, i);

      gtk_list_box_append (self->entries, cb_conflict_row_new (self->case_, position,
                                                               tells_repairs (conflict, repairs) &&
                                                                 contains (repairs, position)));
    }
  gtk_label_set_label (self->advice, get_advice (self));
}

/* Closes the dialog if there are no entries to show: either the contradiction is gone, or it is
 * within the deal alone. */
static void
concluded_cb (CbConflictDialog *self)
{
  g_autoptr (GArray) conflict = get_conflict (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->entries)) != NULL;

  if (conflict != NULL ? conflict->len == 0 : !is_looking (self))
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  list_entries (self, conflict);
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (self->entries), GTK_DIR_TAB_FORWARD);
}

static void
close_and (CbConflictDialog *self, Next next)
{
  self->next = next;
  adw_dialog_close (ADW_DIALOG (self));
}

static void
conflict_set_aside (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "set-aside", g_variant_get_uint32 (parameter));
}

static void
conflict_edit (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbConflictDialog *self = CB_CONFLICT_DIALOG (widget);

  self->position = g_variant_get_uint32 (parameter);
  close_and (self, NEXT_EDIT);
}

static void
conflict_edit_setup (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  close_and (CB_CONFLICT_DIALOG (widget), NEXT_EDIT_SETUP);
}

/* The action follows only now, because closing moves the focus. */
static void
cb_conflict_dialog_closed (AdwDialog *dialog)
{
  CbConflictDialog *self = CB_CONFLICT_DIALOG (dialog);

  if (self->next == NEXT_EDIT)
    g_signal_emit_by_name (self, "edit", self->position);
  else if (self->next == NEXT_EDIT_SETUP)
    g_signal_emit_by_name (self, "edit-setup");
}

static void
cb_conflict_dialog_constructed (GObject *object)
{
  CbConflictDialog *self = CB_CONFLICT_DIALOG (object);
  gboolean writable = !cb_case_get_read_only (self->case_);

  G_OBJECT_CLASS (cb_conflict_dialog_parent_class)->constructed (object);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "conflict.set-aside", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "conflict.edit", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "conflict.edit-setup", writable);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
  concluded_cb (self);
}

static void
cb_conflict_dialog_class_init (CbConflictDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_conflict_dialog_constructed;
  ADW_DIALOG_CLASS (klass)->closed = cb_conflict_dialog_closed;

  cb_fields_install (object_class,
                     CB_FIELD (CbConflictDialog, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY));

  cb_signal_new (klass, "set-aside", 1, G_TYPE_UINT);
  cb_signal_new (klass, "edit", 1, G_TYPE_UINT);
  cb_signal_new (klass, "edit-setup", 0);

  cb_template_install (widget_class, "cb-conflict-dialog", CB_CHILD (CbConflictDialog, advice),
                       CB_CHILD (CbConflictDialog, entries));

  gtk_widget_class_install_action (widget_class, "conflict.set-aside", "u", conflict_set_aside);
  gtk_widget_class_install_action (widget_class, "conflict.edit", "u", conflict_edit);
  gtk_widget_class_install_action (widget_class, "conflict.edit-setup", NULL, conflict_edit_setup);
}

/**
 * cb_conflict_dialog_new:
 * @case_: a case whose log contradicts itself; not one whose deal alone does
 *
 * Returns: (transfer floating): a new dialog
 */
CbConflictDialog *
cb_conflict_dialog_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_CONFLICT_DIALOG, "case", case_, NULL);
}
