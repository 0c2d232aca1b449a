/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-insight-parts.h"
#include "cb-insight-words.h"
#include "cb-plain-row.h"

/* How many moves of each sort are shown; if one cannot be made there is another. */
#define N_OF_SORT 2

struct _CbMovesView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean figures;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (CbMovesView, cb_moves_view, ADW_TYPE_BIN)

/* Adds a row that can have the focus itself, because nothing inside it can. */
static void
add_row (CbMovesView *self, const CbMoves *moves, guint index)
{
  g_autofree char *title = cb_moves_describe (moves, index);
  GtkWidget *row = cb_plain_row_new (title, NULL);

  g_object_set_data (G_OBJECT (row), "move", GUINT_TO_POINTER (index));
  gtk_list_box_append (self->list, row);
}

/* Fills in how many solutions each move would leave, which is computed later than the moves: the
 * rows are kept, because somebody may be reading them. */
static void
update_rests (CbMovesView *self)
{
  const CbMoves *moves = cb_insight_get_moves (self->insight);
  GtkListBoxRow *row;

  for (int i = 0; moves != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL;
       i++)
    {
      guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "move"));
      g_autofree char *rest = cb_insight_describe_ruled_out (cb_moves_get (moves, index)->bits,
                                                             cb_insight_count_left (self->insight));

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rest);
    }
}

static void
show_or_hide (CbMovesView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->figures && self->insight != NULL &&
                                               cb_insight_get_moves (self->insight) != NULL);
}

static void
list_moves (CbMovesView *self)
{
  const CbMoves *moves = cb_insight_get_moves (self->insight);
  guint n_of[CB_MOVE_TIP_ALL + 1] = { 0 };

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; moves != NULL && i < cb_moves_get_n (moves); i++)
    if (n_of[cb_moves_get (moves, i)->kind]++ < N_OF_SORT)
      add_row (self, moves, i);
  update_rests (self);
  show_or_hide (self);
}

static void
follow_insight (CbMovesView *self)
{
  g_signal_connect_object (self->insight, "notify::moves", G_CALLBACK (list_moves), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::chances", G_CALLBACK (update_rests), self,
                           G_CONNECT_SWAPPED);
  list_moves (self);
}

static void
cb_moves_view_class_init (CbMovesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbMovesView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbMovesView, figures, G_TYPE_BOOLEAN, G_PARAM_READWRITE, show_or_hide));
}

static void
cb_moves_view_init (CbMovesView *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Other Moves"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Other Moves"), -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), group);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
