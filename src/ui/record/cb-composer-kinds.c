/* What can have happened, to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The list begins with the events of every game and of this edition; the others follow under a
 * heading. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-composer-private.h"
#include "cb-drop-down.h"

/* The distance from the edge of the list to the words, in pixels. */
#define ITEM_PADDING 16

/* (transfer full) */
static GtkStringList *
list_names (CbComposer *self, guint from, guint to)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = from; i < to; i++)
    gtk_string_list_append (names, cb_draft_get_kind_name (self->draft, self->kinds[i]));
  return names;
}

/* (transfer full): each part is a section */
static GListModel *
create_model (CbComposer *self)
{
  g_autoptr (GListStore) parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkStringList) first = NULL;
  g_autoptr (GtkStringList) rest = NULL;
  guint n_first;

  self->n_kinds = cb_draft_list_kinds (self->draft, self->kinds, &n_first);
  first = list_names (self, 0, n_first);
  rest = list_names (self, n_first, self->n_kinds);
  g_list_store_append (parts, first);
  g_list_store_append (parts, rest);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&parts))));
}

static void
bind_heading_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  GtkWidget *label;

  if (gtk_list_header_get_start (header) == 0)
    return;

  /* Translators: the heading of kinds of event that are seldom needed. */
  label = gtk_label_new (_ ("More"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, ITEM_PADDING);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_list_header_set_child (header, label);
}

static void
unbind_heading_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  gtk_list_header_set_child (header, NULL);
}

static void
kind_changed_cb (CbComposer *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->n_kinds; i++)
    if (self->kinds[i] == cb_draft_get_kind (self->draft))
      position = i;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), position);
}

static void
selected_cb (CbComposer *self)
{
  guint position = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  if (position < self->n_kinds)
    cb_draft_set_kind (self->draft, self->kinds[position]);
}

/* A drop-down selects the first item of a new model, so the model is set before the kind. */
void
_cb_composer_offer_kinds (CbComposer *self)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (self->kind);
  g_autoptr (GtkListItemFactory) headings = gtk_signal_list_item_factory_new ();
  g_autoptr (GListModel) model = create_model (self);

  g_signal_connect (headings, "bind", G_CALLBACK (bind_heading_cb), NULL);
  g_signal_connect (headings, "unbind", G_CALLBACK (unbind_heading_cb), NULL);
  cb_drop_down_show_names (drop_down);
  gtk_drop_down_set_header_factory (drop_down, headings);
  gtk_drop_down_set_model (drop_down, model);
  kind_changed_cb (self);
  g_signal_connect_object (self->draft, "notify::kind", G_CALLBACK (kind_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}
