/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-discard.h"
#include "cb-edition-editor-private.h"
#include "cb-edition-picker.h"
#include "cb-fields.h"
#include "cb-template.h"

G_DEFINE_FINAL_TYPE (CbEditionEditor, cb_edition_editor, ADW_TYPE_DIALOG)

static void
show_problem (CbEditionEditor *self, const char *problem)
{
  if (problem != NULL)
    gtk_label_set_label (self->problem_label, problem);
  gtk_revealer_set_reveal_child (self->problem_revealer, problem != NULL);
}

static void
draft_changed_cb (CbEditionEditor *self)
{
  g_autofree char *problem = NULL;
  g_autoptr (CbEdition)
    edition = cb_edition_draft_build (self->draft, self->id != NULL ? self->id : "new", &problem);

  show_problem (self, problem);
  adw_dialog_set_can_close (ADW_DIALOG (self), !cb_edition_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.save", edition != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo",
                                 cb_edition_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.redo",
                                 cb_edition_draft_can_redo (self->draft));
}

/* After undo or redo the parts whose pages are open may not exist any more. */
static void
draft_restored_cb (CbEditionEditor *self)
{
  adw_navigation_view_pop_to_tag (self->navigation, "edition");
  _cb_edition_editor_refill (self);
}

/* Refills the page below, because the row of a category or deck says how many cards it has. */
static void
popped_cb (CbEditionEditor *self)
{
  if (self->draft != NULL)
    _cb_edition_editor_refill (self);
}

/* Does no more if the user has closed the form meanwhile, because the edition is in the list. */
static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbEditionEditor) self = CB_EDITION_EDITOR (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEditionItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (self->draft == NULL || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->navigation), TRUE);
  if (item == NULL)
    {
      show_problem (self, error->message);
      gtk_widget_child_focus (GTK_WIDGET (self->navigation), GTK_DIR_TAB_FORWARD);
      return;
    }
  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit_by_name (self, "saved", item);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionEditor *self = CB_EDITION_EDITOR (widget);
  const char *title = cb_part_get_written (cb_edition_draft_get_root (self->draft), "Name");
  g_autofree char *id = self->id != NULL ? g_strdup (self->id)
                                         : cb_edition_shelf_make_id (self->shelf, title);
  g_autofree char *problem = NULL;
  g_autoptr (CbEdition) edition = cb_edition_draft_build (self->draft, id, &problem);

  if (edition == NULL)
    return;
  /* GTK warns of a field that has the focus while it is made insensitive. */
  gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->navigation), FALSE);
  cb_edition_shelf_put_async (self->shelf, edition, saved_cb, g_object_ref (self));
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_edition_draft_undo (CB_EDITION_EDITOR (widget)->draft);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cb_edition_draft_redo (CB_EDITION_EDITOR (widget)->draft);
}

/* What comes next is to give the copy a name of its own. */
static void
start_chosen_cb (CbEditionEditor *self, CbEdition *edition)
{
  cb_edition_draft_start_from (self->draft, edition);
  _cb_edition_editor_focus_first (self);
}

static void
start_left_cb (CbEditionEditor *self)
{
  adw_navigation_view_pop (self->navigation);
}

static void
start_from_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbEditionEditor *self = CB_EDITION_EDITOR (widget);
  CbEditionPicker *picker = g_object_new (CB_TYPE_EDITION_PICKER, NULL);

  cb_edition_picker_fill (picker, NULL, NULL);
  g_signal_connect_object (picker, "chosen", G_CALLBACK (start_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (picker, "left", G_CALLBACK (start_left_cb), self, G_CONNECT_SWAPPED);
  _cb_edition_editor_push_content (self, _ ("Start From"), GTK_WIDGET (picker));
  cb_edition_picker_focus_first (picker);
}

static void
close_attempted_cb (CbEditionEditor *self)
{
  cb_discard_ask (self, G_CALLBACK (adw_dialog_force_close), self);
}

static void
cb_edition_editor_dispose (GObject *object)
{
  CbEditionEditor *self = CB_EDITION_EDITOR (object);

  g_clear_object (&self->draft);

  cb_template_dispose (object);
}

static void
cb_edition_editor_class_init (CbEditionEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_edition_editor_dispose;
  CB_OWNS (object_class, CbEditionEditor, shelf, g_object_unref);
  CB_OWNS (object_class, CbEditionEditor, id, g_free);

  cb_signal_new (klass, "saved", 1, CB_TYPE_EDITION_ITEM);

  cb_template_install (
    widget_class, "cb-edition-editor", CB_CHILD (CbEditionEditor, main),
    CB_CHILD (CbEditionEditor, navigation), CB_CHILD (CbEditionEditor, problem_label),
    CB_CHILD (CbEditionEditor, problem_revealer), CB_CALLBACK (close_attempted_cb));

  gtk_widget_class_install_action (widget_class, "editor.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "editor.start-from", NULL, start_from_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "editor.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "editor.save",
                                       NULL);
}

static void
cb_edition_editor_init (CbEditionEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->navigation, "popped", G_CALLBACK (popped_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * cb_edition_editor_new:
 * @shelf: where the edition goes
 * @item: (nullable): what is to be changed, one of @shelf; %NULL for a new edition
 * @name: (nullable): what the new edition is called at first
 *
 * Returns: (transfer floating): the form
 */
CbEditionEditor *
cb_edition_editor_new (CbEditionShelf *shelf, CbEditionItem *item, const char *name)
{
  CbEditionEditor *self = g_object_new (CB_TYPE_EDITION_EDITOR, NULL);
  CbEdition *edition = item != NULL ? cb_edition_item_get_edition (item) : NULL;

  self->shelf = g_object_ref (shelf);
  self->id = edition != NULL ? g_strdup (cb_edition_get_id (edition)) : NULL;
  self->draft = cb_edition_draft_new (edition);
  if (name != NULL)
    cb_part_set_text (cb_edition_draft_get_root (self->draft), "Name", name);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "restored", G_CALLBACK (draft_restored_cb), self,
                           G_CONNECT_SWAPPED);
  _cb_edition_editor_refill (self);
  draft_changed_cb (self);
  return self;
}
