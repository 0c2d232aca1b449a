/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-edition-step-private.h"
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

G_DEFINE_FINAL_TYPE (CbEditionStep, cb_edition_step, CB_TYPE_SETUP_STEP)

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
is_searching (CbEditionStep *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

static gboolean
is_last_used (CbEditionStep *self, CbEditionItem *item)
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
find_place (CbEditionStep *self, CbEditionItem *item)
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

/* Whether the edition goes before others: the one last used; or during a search, one whose name
 * matches, not only one of its cards. */
static int
is_ahead (CbEditionStep *self, gconstpointer item)
{
  CbEditionItem *edition = CB_EDITION_ITEM ((gpointer) item);

  return is_searching (self)
           ? cb_edition_item_is_called (edition, gtk_editable_get_text (self->search))
           : is_last_used (self, edition);
}

static int
compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return is_ahead (user_data, b) - is_ahead (user_data, a);
}

/* (transfer none) (nullable): what Enter chooses: the edition used last, or the first one */
static GtkWidget *
get_first (CbEditionStep *self)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->tiles_box, 0);

  if (first == NULL)
    first = gtk_flow_box_get_child_at_index (self->own_box, 0);
  if (first == NULL)
    first = gtk_flow_box_get_child_at_index (self->others_box, 0);
  return GTK_WIDGET (first);
}

static void
search_changed_cb (CbEditionStep *self)
{
  gtk_filter_changed (GTK_FILTER (self->own_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->tiles_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (GTK_FILTER (self->others_filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
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
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "setup.leave", NULL);
}

static void
tile_activated_cb (CbEditionStep *self, CbEditionTile *tile)
{
  CbEditionItem *item = cb_edition_tile_get_item (tile);

  if (cb_edition_item_get_edition (item) == NULL)
    return;
  cb_setup_draft_set_edition (cb_setup_step_get_draft (CB_SETUP_STEP (self)),
                              cb_edition_item_get_edition (item));
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
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

  object_class->dispose = cb_edition_step_dispose;
  CB_OWNS (object_class, CbEditionStep, removals, g_object_unref);
  CB_OWNS (object_class, CbEditionStep, last_id, g_free);

  cb_template_install (widget_class, "cb-edition-step", CB_CHILD (CbEditionStep, others),
                       CB_CHILD (CbEditionStep, others_box),
                       CB_CHILD (CbEditionStep, others_filter), CB_CHILD (CbEditionStep, own),
                       CB_CHILD (CbEditionStep, own_box), CB_CHILD (CbEditionStep, own_filter),
                       CB_CHILD (CbEditionStep, page), CB_CHILD (CbEditionStep, search),
                       CB_CHILD (CbEditionStep, sorter), CB_CHILD (CbEditionStep, tiles),
                       CB_CHILD (CbEditionStep, tiles_box), CB_CHILD (CbEditionStep, tiles_filter),
                       CB_CALLBACK (choose_view), CB_CALLBACK (describe_nothing),
                       CB_CALLBACK (name_others), CB_CALLBACK (search_activated_cb),
                       CB_CALLBACK (search_changed_cb), CB_CALLBACK (search_started_cb),
                       CB_CALLBACK (search_stopped_cb), CB_CALLBACK (tile_activated_cb));
  cb_closures_install (widget_class);

  _cb_edition_step_install_actions (widget_class);
}

static void
cb_edition_step_init (CbEditionStep *self)
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
 * cb_edition_step_new:
 * @editions: the user's own editions
 * @last_id: the id of the edition last used; any other text if there was none
 *
 * Returns: (transfer floating): a new page
 */
CbSetupStep *
cb_edition_step_new (CbSetupDraft *draft, CbEditionShelf *editions, const char *last_id)
{
  CbEditionStep *self = g_object_new (CB_TYPE_EDITION_STEP, "draft", draft, NULL);
  CbEdition *last = cb_editions_find_builtin (last_id);
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) builtin = list_builtin ();
  g_autoptr (GListModel) sorted = NULL;

  self->editions = g_object_ref (editions);
  self->removals = cb_removals_new (GTK_WIDGET (self), "edition.undo-delete",
                                    CB_FOLDER_LIST (editions), _cb_edition_step_describe_removed);
  self->last_id = g_strdup (last_id);
  /* If the edition last used is not a common one, it takes the place of one of them. */
  self->n_common = N_TILES;
  if (last != NULL ? !is_common (last, N_TILES) : cb_edition_shelf_find (editions, last_id) != NULL)
    self->n_common--;
  g_list_store_append (lists, editions);
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
