/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-drop-down.h"
#include "cb-fields.h"
#include "cb-viewer-field.h"

struct _CbViewerField
{
  CbDraftPart parent_instance;

  char *first;
  char *title;
  GtkWidget *label;
  GtkDropDown *viewer;
  GtkStringList *viewers;
};

G_DEFINE_FINAL_TYPE (CbViewerField, cb_viewer_field, CB_TYPE_DRAFT_PART)

/* The first of the list, and then all but me by seat. */
static int
get_viewer_at (CbViewerField *self, guint index)
{
  int me = cb_draft_part_get_setup (CB_DRAFT_PART (self))->me;

  if (index == 0 || index == GTK_INVALID_LIST_POSITION)
    return CB_NOBODY;
  return me != CB_NOBODY && (int) index > me ? (int) index : (int) index - 1;
}

static guint
find_viewer (CbViewerField *self, int seat)
{
  int me = cb_draft_part_get_setup (CB_DRAFT_PART (self))->me;

  if (seat == CB_NOBODY)
    return 0;
  return (guint) (me != CB_NOBODY && seat > me ? seat : seat + 1);
}

static void
update_viewer (CbViewerField *self)
{
  gtk_drop_down_set_selected (
    self->viewer, find_viewer (self, cb_draft_get (cb_draft_part_get_draft (CB_DRAFT_PART (self)),
                                                   CB_DRAFT_VIEWER)));
}

static void
update_viewers (CbViewerField *self)
{
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  int viewer = cb_draft_get (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER);

  g_strv_builder_add (builder, self->first);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      g_strv_builder_add (builder, setup->players[seat].name);
  names = g_strv_builder_end (builder);

  gtk_string_list_splice (self->viewers, 0, g_list_model_get_n_items (G_LIST_MODEL (self->viewers)),
                          (const char *const *) names);
  cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER, viewer);
  update_viewer (self);
}

static void
viewer_selected_cb (CbViewerField *self)
{
  if (cb_draft_part_get_draft (CB_DRAFT_PART (self)) != NULL)
    cb_draft_set (cb_draft_part_get_draft (CB_DRAFT_PART (self)), CB_DRAFT_VIEWER,
                  get_viewer_at (self, gtk_drop_down_get_selected (self->viewer)));
}

/* A drop-down takes the first of a new model by itself; so the models come before the fields. */
static void
cb_viewer_field_attach (CbDraftPart *part)
{
  CbViewerField *self = CB_VIEWER_FIELD (part);
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_signal_connect_object (draft, "notify::viewer", G_CALLBACK (update_viewer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup", G_CALLBACK (update_viewers),
                           self, G_CONNECT_SWAPPED);
  update_viewers (self);
}

static void
show_title (CbViewerField *self)
{
  gtk_label_set_label (GTK_LABEL (self->label), self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->viewer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->label)), -1);
}

static void
cb_viewer_field_class_init (CbViewerFieldClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_viewer_field_attach;

  cb_fields_install (
    G_OBJECT_CLASS (klass), CB_FIELD (CbViewerField, first, G_TYPE_STRING, G_PARAM_READWRITE),
    CB_FIELD_THEN (CbViewerField, title, G_TYPE_STRING, G_PARAM_READWRITE, show_title));
}

static void
cb_viewer_field_init (CbViewerField *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->viewers = gtk_string_list_new (NULL);
  self->viewer = GTK_DROP_DOWN (
    gtk_drop_down_new (G_LIST_MODEL (self->viewers),
                       gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string")));
  cb_drop_down_show_names (self->viewer);
  self->label = g_object_new (GTK_TYPE_LABEL, "use-underline", TRUE, "mnemonic-widget",
                              self->viewer, "hexpand", TRUE, "xalign", 0.0, NULL);
  g_signal_connect_object (self->viewer, "notify::selected", G_CALLBACK (viewer_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->viewer));
  adw_bin_set_child (ADW_BIN (self), box);
}
