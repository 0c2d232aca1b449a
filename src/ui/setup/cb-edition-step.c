/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-edition-row.h"
#include "cb-edition-step-private.h"
#include "cb-edition-tile.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-template.h"

/* Two rows of three where there is room. */
#define N_TILES 6u

G_DEFINE_FINAL_TYPE (CbEditionStep, cb_edition_step, CB_TYPE_SETUP_STEP)

static char *
choose_view (GtkWidget *widget, guint n_last, guint n_own, guint n_tiles, guint n_others)
{
  return g_strdup (n_last + n_own + n_tiles + n_others > 0 ? "list" : "nothing");
}

/* What stands first needs no heading. */
static char *
name_tiles (GtkWidget *widget, guint n_last, guint n_own)
{
  return g_strdup (n_last + n_own > 0 ? _ ("Common Editions") : "");
}

/* A list by itself needs no heading. */
static char *
name_others (GtkWidget *widget, guint n_last, guint n_own, guint n_tiles)
{
  if (n_tiles > 0)
    return g_strdup (_ ("Other Editions"));
  return g_strdup (n_last + n_own > 0 ? _ ("All Editions") : "");
}

static gboolean
is_searching (CbEditionStep *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

/* The built-in editions begin with those that most people have. */
static gboolean
is_common (CbEditionItem *item)
{
  for (guint i = 0; i < N_TILES; i++)
    if (cb_edition_item_get_edition (item) == cb_editions_get_builtin (i))
      return TRUE;
  return FALSE;
}

static gboolean
is_last_used (CbEditionStep *self, CbEditionItem *item)
{
  CbEdition *edition = cb_edition_item_get_edition (item);

  return edition != NULL && g_strcmp0 (cb_edition_get_id (edition), self->last_id) == 0;
}

/* While searching there is one list in its own order; a tile stays in its place and gets a mark. */
static gboolean
is_on_top (CbEditionStep *self, CbEditionItem *item)
{
  return !is_searching (self) && is_last_used (self, item) && !is_common (item);
}

static gboolean
is_last (gpointer item, gpointer user_data)
{
  return is_on_top (user_data, item);
}

static gboolean
is_other (gpointer item, gpointer user_data)
{
  CbEditionStep *self = user_data;

  return !is_on_top (self, item) && (is_searching (self) || !is_common (item)) &&
         cb_edition_item_matches (item, gtk_editable_get_text (self->search));
}

/* When searching, editions whose name matches come before those that only have a matching card. */
static int
compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  CbEditionStep *self = user_data;
  const char *search = gtk_editable_get_text (self->search);

  return cb_edition_item_is_called ((CbEditionItem *) b, search) -
         cb_edition_item_is_called ((CbEditionItem *) a, search);
}

static gboolean
is_tile (gpointer item, gpointer user_data)
{
  return !is_searching (user_data) && is_common (item);
}

/* (transfer none) (nullable): the tile of the edition last used, or the first one */
static GtkWidget *
get_first_tile (CbEditionStep *self)
{
  GtkFlowBoxChild *tile;

  for (int i = 0; (tile = gtk_flow_box_get_child_at_index (self->tiles_box, i)) != NULL; i++)
    if (is_last_used (self, cb_edition_tile_get_item (CB_EDITION_TILE (tile))))
      return GTK_WIDGET (tile);
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (self->tiles_box, 0));
}

/* (transfer none) (nullable): what Enter chooses: the edition used last, or the first one */
static GtkWidget *
get_first (CbEditionStep *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->last_list, 0);

  if (row == NULL && get_first_tile (self) != NULL)
    return get_first_tile (self);
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->own_list, 0);
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->others_list, 0);
  return GTK_WIDGET (row);
}

static void
search_changed_cb (CbEditionStep *self)
{
  gtk_filter_changed (GTK_FILTER (self->last_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->own_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->tiles_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->others_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->others_sorter), GTK_SORTER_CHANGE_DIFFERENT);
}

/* Typing anywhere on the page goes into the search field. */
static void
search_started_cb (CbEditionStep *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (self->search, -1);
}

static void
search_activated_cb (CbEditionStep *self)
{
  GtkWidget *first = get_first (self);

  if (first != NULL)
    gtk_widget_activate (first);
}

/* Escape clears the search first, and then closes the form. */
static void
search_stopped_cb (CbEditionStep *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
choose (CbEditionStep *self, CbEditionItem *item)
{
  cb_setup_draft_set_edition (cb_setup_step_get_draft (CB_SETUP_STEP (self)),
                              cb_edition_item_get_edition (item));
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
}

static void
row_activated_cb (CbEditionStep *self, CbEditionRow *row)
{
  choose (self, cb_edition_row_get_item (row));
}

static void
tile_activated_cb (CbEditionStep *self, CbEditionTile *tile)
{
  choose (self, cb_edition_tile_get_item (tile));
}

static gboolean
focus_first_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  GtkWidget *first = get_first (CB_EDITION_STEP (widget));

  if (first != NULL && !gtk_widget_get_mapped (first))
    return G_SOURCE_CONTINUE;
  if (first != NULL)
    gtk_widget_grab_focus (first);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  return cb_edition_row_new (item);
}

static GtkWidget *
create_tile (gpointer item, gpointer user_data)
{
  return cb_edition_tile_new (item, is_last_used (user_data, item));
}

static GListModel *
list_builtin (void)
{
  GListStore *items = g_list_store_new (CB_TYPE_EDITION_ITEM);

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_autoptr (CbEditionItem) item = cb_edition_item_new (cb_editions_get_builtin (i));

      g_list_store_append (items, item);
    }
  return G_LIST_MODEL (items);
}

static void
cb_edition_step_update (CbSetupStep *step)
{
}

static void
cb_edition_step_dispose (GObject *object)
{
  CbEditionStep *self = CB_EDITION_STEP (object);

  if (self->removals != NULL)
    cb_removals_end (self->removals);

  g_clear_object (&self->editions);

  cb_template_dispose (object);
}

static void
cb_edition_step_class_init (CbEditionStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CbSetupStepClass *step_class = CB_SETUP_STEP_CLASS (klass);

  object_class->dispose = cb_edition_step_dispose;
  CB_OWNS (object_class, CbEditionStep, removals, g_object_unref);
  CB_OWNS (object_class, CbEditionStep, last_id, g_free);
  step_class->update = cb_edition_step_update;

  cb_template_install (widget_class, "cb-edition-step");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, last);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, last_filter);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, last_list);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, others);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, others_filter);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, others_list);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, others_sorter);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, own);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, own_filter);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, own_list);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, search);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, tiles);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, tiles_box);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, tiles_filter);
  gtk_widget_class_bind_template_child (widget_class, CbEditionStep, toasts);
  gtk_widget_class_bind_template_callback (widget_class, choose_view);
  gtk_widget_class_bind_template_callback (widget_class, name_others);
  gtk_widget_class_bind_template_callback (widget_class, name_tiles);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_started_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_activated_cb);

  _cb_edition_step_install_actions (widget_class);
}

static void
cb_edition_step_init (CbEditionStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_custom_filter_set_filter_func (self->last_filter, is_last, self, NULL);
  gtk_custom_filter_set_filter_func (self->own_filter, is_other, self, NULL);
  gtk_custom_filter_set_filter_func (self->tiles_filter, is_tile, self, NULL);
  gtk_custom_filter_set_filter_func (self->others_filter, is_other, self, NULL);
  gtk_custom_sorter_set_sort_func (self->others_sorter, compare, self, NULL);
  gtk_list_box_bind_model (self->last_list, G_LIST_MODEL (self->last), create_row, self, NULL);
  gtk_list_box_bind_model (self->own_list, G_LIST_MODEL (self->own), create_row, self, NULL);
  gtk_list_box_bind_model (self->others_list, G_LIST_MODEL (self->others), create_row, self, NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
}

/**
 * cb_edition_step_new:
 * @editions: the user's own
 * @last_id: the id of the edition last used; of none, if there was none
 *
 * Returns: (transfer floating): a new page
 */
CbSetupStep *
cb_edition_step_new (CbSetupDraft *draft, CbEditionShelf *editions, const char *last_id)
{
  CbEditionStep *self = g_object_new (CB_TYPE_EDITION_STEP, "draft", draft, NULL);
  g_autoptr (GListModel) builtin = list_builtin ();
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) all = NULL;
  g_autoptr (GtkSortListModel) sorted = gtk_sort_list_model_new (
    g_object_ref (builtin), g_object_ref (GTK_SORTER (self->others_sorter)));

  self->editions = g_object_ref (editions);
  self->removals = cb_removals_new (GTK_WIDGET (self), self->toasts, "edition.undo-delete",
                                    CB_FOLDER_LIST (editions), _cb_edition_step_describe_removed);
  self->last_id = g_strdup (last_id);
  g_list_store_append (lists, editions);
  g_list_store_append (lists, builtin);
  all = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
  gtk_filter_list_model_set_model (self->last, all);
  gtk_filter_list_model_set_model (self->own, G_LIST_MODEL (editions));
  gtk_filter_list_model_set_model (self->tiles, builtin);
  gtk_flow_box_bind_model (self->tiles_box, G_LIST_MODEL (self->tiles), create_tile, self, NULL);
  gtk_filter_list_model_set_model (self->others, G_LIST_MODEL (sorted));
  return CB_SETUP_STEP (self);
}

/* Puts the focus on the edition last used, or on the first one, as soon as it is on the screen:
 * before that, a screen reader would not hear of it. */
void
cb_edition_step_focus_first (CbEditionStep *self)
{
  g_return_if_fail (CB_IS_EDITION_STEP (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_first_cb, NULL, NULL);
}
