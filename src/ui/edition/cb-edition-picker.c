/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-edition-picker.h"
#include "cb-edition-tile.h"
#include "cb-editions.h"
#include "cb-fields.h"
#include "cb-follow-focus.h"
#include "cb-template.h"

/* How many large tiles there are: two rows of three if there is room. */
#define N_TILES 6u

/* Where on the page an edition is. */
typedef enum
{
  PLACE_NONE,
  PLACE_TILES,
  PLACE_OWN,
  PLACE_OTHERS,
} Place;

struct _CbEditionPicker
{
  GtkBox parent_instance;

  char *title;
  gboolean wide;
  gboolean makes;
  char *last_id;  /* the id of the edition last used */
  guint n_common; /* how many of the built-in editions have large tiles */

  GtkFilterListModel *others;
  GtkFlowBox *others_box;
  GtkCustomFilter *others_filter;
  GtkFilterListModel *own;
  GtkFlowBox *own_box;
  GtkCustomFilter *own_filter;
  GtkWidget *page;
  GtkEditable *search;
  GtkCustomSorter *sorter;
  GtkFilterListModel *tiles;
  GtkFlowBox *tiles_box;
  GtkCustomFilter *tiles_filter;
};

G_DEFINE_FINAL_TYPE (CbEditionPicker, cb_edition_picker, GTK_TYPE_BOX)

static char *
choose_view (GtkWidget *widget, guint n_tiles, guint n_own, guint n_others)
{
  return g_strdup (n_tiles + n_own + n_others > 0 ? "list" : "nothing");
}

/* A list by itself needs no heading. */
static char *
name_others (GtkWidget *widget, guint n_tiles, guint n_own)
{
  if (n_tiles > 0)
    return g_strdup (_ ("Other Editions"));
  return g_strdup (n_own > 0 ? _ ("All Editions") : "");
}

/* (transfer full): what the page says if nothing matches @search */
static char *
describe_nothing (GtkWidget *widget, const char *search)
{
  return g_strdup_printf (_ ("No Edition Called “%s”"), search);
}

static gboolean
is_searching (CbEditionPicker *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

static gboolean
is_last_used (CbEditionPicker *self, CbEditionItem *item)
{
  CbEdition *edition = cb_edition_item_get_edition (item);

  return edition != NULL && g_strcmp0 (cb_edition_get_id (edition), self->last_id) == 0;
}

/* Whether @edition is one of the first @n built-in editions: the most common ones come first. */
static gboolean
is_common (CbEdition *edition, guint n)
{
  for (guint i = 0; i < n; i++)
    if (edition == cb_editions_get_builtin (i))
      return TRUE;
  return FALSE;
}

/* While the user searches, all editions that match are small tiles. */
static Place
find_place (CbEditionPicker *self, CbEditionItem *item)
{
  if (!cb_edition_item_matches (item, gtk_editable_get_text (self->search)))
    return PLACE_NONE;
  if (!is_searching (self) &&
      (is_last_used (self, item) || is_common (cb_edition_item_get_edition (item), self->n_common)))
    return PLACE_TILES;
  return cb_folder_item_get_file (CB_FOLDER_ITEM (item)) != NULL ? PLACE_OWN : PLACE_OTHERS;
}

static gboolean
is_tile (gpointer item, gpointer user_data)
{
  return find_place (user_data, item) == PLACE_TILES;
}

static gboolean
is_own (gpointer item, gpointer user_data)
{
  return find_place (user_data, item) == PLACE_OWN;
}

static gboolean
is_other (gpointer item, gpointer user_data)
{
  return find_place (user_data, item) == PLACE_OTHERS;
}

/* How far the edition goes before others: the one last used; or during a search, one whose name
 * matches, not only one of its cards, and last what matches only in another language. */
static int
is_ahead (CbEditionPicker *self, gconstpointer item)
{
  CbEditionItem *edition = CB_EDITION_ITEM ((gpointer) item);

  return is_searching (self)
           ? (int) cb_edition_item_match (edition, gtk_editable_get_text (self->search))
           : is_last_used (self, edition);
}

static int
compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return is_ahead (user_data, b) - is_ahead (user_data, a);
}

/* (transfer none) (nullable): what Enter chooses: the edition used last, or the first one */
static GtkWidget *
get_first (CbEditionPicker *self)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->tiles_box, 0);

  if (first == NULL)
    first = gtk_flow_box_get_child_at_index (self->own_box, 0);
  if (first == NULL)
    first = gtk_flow_box_get_child_at_index (self->others_box, 0);
  return GTK_WIDGET (first);
}

static void
search_changed_cb (CbEditionPicker *self)
{
  gtk_filter_changed (GTK_FILTER (self->own_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->tiles_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->others_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  /* Where the focus was last may be hidden now, and Tab would then pass over all beside it. */
  gtk_widget_set_focus_child (gtk_widget_get_parent (GTK_WIDGET (self->tiles_box)), NULL);
}

/* Typing anywhere on the page goes into the search field. */
static void
search_started_cb (CbEditionPicker *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (self->search, -1);
}

/* GTK hands Enter on to the search from wherever on the page the focus is. */
static void
search_activated_cb (CbEditionPicker *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean elsewhere = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
                       !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search));
  GtkWidget *meant = elsewhere ? focus : get_first (self);

  if (meant != NULL)
    gtk_widget_activate (meant);
}

/* Escape clears the search first, and then leaves the page. */
static void
search_stopped_cb (CbEditionPicker *self)
{
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    g_signal_emit_by_name (self, "left");
}

static void
tile_activated_cb (CbEditionPicker *self, CbEditionTile *tile)
{
  CbEditionItem *item = cb_edition_tile_get_item (tile);

  if (cb_edition_item_get_edition (item) != NULL)
    g_signal_emit_by_name (self, "chosen", cb_edition_item_get_edition (item));
}

static gboolean
focus_first_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  GtkWidget *first = get_first (CB_EDITION_PICKER (widget));

  if (first != NULL && !gtk_widget_get_mapped (first))
    return G_SOURCE_CONTINUE;
  if (first != NULL)
    gtk_widget_grab_focus (first);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
create_large (gpointer item, gpointer user_data)
{
  return cb_edition_tile_new (item, TRUE, is_last_used (user_data, item));
}

static GtkWidget *
create_small (gpointer item, gpointer user_data)
{
  return cb_edition_tile_new (item, FALSE, FALSE);
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

/* Puts the focus on the edition, which scrolls to it, once it is on the page. */
static gboolean
focus_item_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer item)
{
  CbEditionPicker *self = CB_EDITION_PICKER (widget);
  GtkFlowBoxChild *tile;

  for (int i = 0; (tile = gtk_flow_box_get_child_at_index (self->own_box, i)) != NULL; i++)
    if (cb_edition_tile_get_item (CB_EDITION_TILE (tile)) == item)
      {
        if (!gtk_widget_get_mapped (GTK_WIDGET (tile)))
          return G_SOURCE_CONTINUE;
        gtk_widget_grab_focus (GTK_WIDGET (tile));
      }
  return G_SOURCE_REMOVE;
}

static void
cb_edition_picker_class_init (CbEditionPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_template_dispose;
  CB_OWNS (object_class, CbEditionPicker, last_id, g_free);

  cb_fields_install (object_class,
                     CB_FIELD (CbEditionPicker, makes, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
                     CB_FIELD (CbEditionPicker, title, G_TYPE_STRING, G_PARAM_READWRITE),
                     CB_FIELD (CbEditionPicker, wide, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_signal_new (klass, "chosen", 1, CB_TYPE_EDITION);
  cb_signal_new (klass, "left", 0);

  cb_template_install (
    widget_class, "cb-edition-picker", CB_CHILD (CbEditionPicker, others),
    CB_CHILD (CbEditionPicker, others_box), CB_CHILD (CbEditionPicker, others_filter),
    CB_CHILD (CbEditionPicker, own), CB_CHILD (CbEditionPicker, own_box),
    CB_CHILD (CbEditionPicker, own_filter), CB_CHILD (CbEditionPicker, page),
    CB_CHILD (CbEditionPicker, search), CB_CHILD (CbEditionPicker, sorter),
    CB_CHILD (CbEditionPicker, tiles), CB_CHILD (CbEditionPicker, tiles_box),
    CB_CHILD (CbEditionPicker, tiles_filter), CB_CALLBACK (choose_view),
    CB_CALLBACK (describe_nothing), CB_CALLBACK (name_others), CB_CALLBACK (search_activated_cb),
    CB_CALLBACK (search_changed_cb), CB_CALLBACK (search_started_cb),
    CB_CALLBACK (search_stopped_cb), CB_CALLBACK (tile_activated_cb));
  cb_closures_install (widget_class);
}

static void
cb_edition_picker_init (CbEditionPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_custom_filter_set_filter_func (self->own_filter, is_own, self, NULL);
  gtk_custom_filter_set_filter_func (self->tiles_filter, is_tile, self, NULL);
  gtk_custom_filter_set_filter_func (self->others_filter, is_other, self, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, compare, self, NULL);
  cb_follow_focus (self->page);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
}

/**
 * cb_edition_picker_fill:
 * @own: (nullable): the user's own editions; %NULL for a plain list of those that are built in
 * @last_id: (nullable): the id of the edition last used; any other text if there was none
 *
 * To be called once.
 */
void
cb_edition_picker_fill (CbEditionPicker *self, CbEditionShelf *own, const char *last_id)
{
  CbEdition *last = last_id != NULL ? cb_editions_find_builtin (last_id) : NULL;
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) builtin = list_builtin ();
  g_autoptr (GListModel) sorted = NULL;

  g_return_if_fail (CB_IS_EDITION_PICKER (self));

  self->last_id = g_strdup (last_id);
  self->n_common = own != NULL ? N_TILES : 0;
  /* If the edition last used is not a common one, it takes the place of one of them. */
  if (own != NULL &&
      (last != NULL ? !is_common (last, N_TILES) : cb_edition_shelf_find (own, last_id) != NULL))
    self->n_common--;
  if (own != NULL)
    g_list_store_append (lists, own);
  g_list_store_append (lists, builtin);
  sorted = G_LIST_MODEL (
    gtk_sort_list_model_new (G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists))),
                             g_object_ref (GTK_SORTER (self->sorter))));
  gtk_filter_list_model_set_model (self->tiles, sorted);
  gtk_filter_list_model_set_model (self->own, sorted);
  gtk_filter_list_model_set_model (self->others, sorted);
  gtk_flow_box_bind_model (self->tiles_box, G_LIST_MODEL (self->tiles), create_large, self, NULL);
  gtk_flow_box_bind_model (self->own_box, G_LIST_MODEL (self->own), create_small, self, NULL);
  gtk_flow_box_bind_model (self->others_box, G_LIST_MODEL (self->others), create_small, self, NULL);
}

/* Puts the focus on the edition last used, or on the first one, as soon as it is on the screen:
 * before that, a screen reader would not hear of it. */
void
cb_edition_picker_focus_first (CbEditionPicker *self)
{
  g_return_if_fail (CB_IS_EDITION_PICKER (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_first_cb, NULL, NULL);
}

/* Puts the focus on one of the user's own editions as soon as it is on the page. */
void
cb_edition_picker_focus (CbEditionPicker *self, CbEditionItem *item)
{
  g_return_if_fail (CB_IS_EDITION_PICKER (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_item_cb, g_object_ref (item),
                                g_object_unref);
}

const char *
cb_edition_picker_get_missing (CbEditionPicker *self)
{
  g_return_val_if_fail (CB_IS_EDITION_PICKER (self), NULL);

  return is_searching (self) && get_first (self) == NULL ? gtk_editable_get_text (self->search)
                                                         : NULL;
}
