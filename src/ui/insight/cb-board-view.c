/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-board-view.h"
#include "cb-board.h"
#include "cb-drop-down.h"
#include "cb-edition-board.h"
#include "cb-fields.h"
#include "cb-template.h"

struct _CbBoardView
{
  AdwBin parent_instance;

  CbInsight *insight;
  CbSpot told; /* what the log says */
  CbSpot spot; /* what the log says, or what I chose since */
  char *head;
  gboolean showing;

  GtkDropDown *from;
  GtkDropDown *roll;
};

G_DEFINE_FINAL_TYPE (CbBoardView, cb_board_view, ADW_TYPE_BIN)

static CbCardSet
get_rooms (CbBoardView *self)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);

  return cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1)->cards;
}

/* The first choice in both lists is “not known”. */
static void
list_choices (CbBoardView *self)
{
  g_autoptr (GtkStringList) rooms = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) rolls = gtk_string_list_new (NULL);
  guint64 totals = cb_edition_list_rolls (cb_insight_get_edition (self->insight));

  /* Translators: one is in none of the rooms on the board, or nobody knows in which. */
  gtk_string_list_append (rooms, _ ("Elsewhere"));
  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    gtk_string_list_append (
      rooms,
      cb_edition_get_card (cb_insight_get_edition (self->insight), cb_card_set_first (left))->name);
  gtk_string_list_append (rolls, "–");
  for (guint total = 1; totals >> total != 0; total++)
    {
      g_autofree char *text = g_strdup_printf ("%u", total);

      gtk_string_list_append (rolls, text);
    }
  gtk_drop_down_set_model (self->from, G_LIST_MODEL (rooms));
  gtk_drop_down_set_model (self->roll, G_LIST_MODEL (rolls));
}

/* Keeps the words until there are new ones. */
static void
update_head (CbBoardView *self)
{
  const CbAdvice *advice = cb_insight_get_advice (self->insight);
  g_autofree char *head = NULL;

  if (self->spot.room >= 0 && advice != NULL && !cb_insight_is_done (self->insight, "advice"))
    return;
  if (self->spot.room >= 0 && advice != NULL)
    head = cb_spot_describe_head (&self->spot, cb_insight_get_edition (self->insight), advice);
  if (g_set_str (&self->head, head))
    g_object_notify (G_OBJECT (self), "head");
}

static gboolean
has_start (CbBoardView *self)
{
  return self->spot.room >= 0;
}

static void
show (CbBoardView *self)
{
  guint first = cb_card_set_first (get_rooms (self));
  guint n_rolls = g_list_model_get_n_items (gtk_drop_down_get_model (self->roll));

  self->showing = TRUE;
  gtk_drop_down_set_selected (self->from,
                              self->spot.room >= 0 ? (guint) self->spot.room - first + 1 : 0);
  gtk_drop_down_set_selected (self->roll, self->spot.rolled < n_rolls ? self->spot.rolled : 0);
  self->showing = FALSE;
}

/* Sets where I stand, from which the rooms within reach follow. */
static void
set_spot (CbBoardView *self, CbSpot spot)
{
  self->spot = spot;
  show (self);
  g_object_notify (G_OBJECT (self), "starts");
  cb_insight_set_within (self->insight,
                         cb_spot_get_reach (&spot, cb_insight_get_edition (self->insight)).rooms);
  update_head (self);
}

static void
chosen_cb (CbBoardView *self)
{
  guint from = gtk_drop_down_get_selected (self->from);
  CbSpot spot = { .room = -1 };

  if (self->showing || self->insight == NULL)
    return;
  if (from > 0)
    {
      spot.room = (int) (cb_card_set_first (get_rooms (self)) + from - 1);
      spot.moved = spot.room == self->told.room && self->told.moved;
      spot.rolled = gtk_drop_down_get_selected (self->roll);
    }
  set_spot (self, spot);
}

/* My choice holds until the log says something new. */
static void
follow (CbBoardView *self)
{
  CbSpot spot = cb_case_get_spot (cb_insight_get_case (self->insight),
                                  cb_insight_get_n_read (self->insight));

  if (spot.room == self->told.room && spot.moved == self->told.moved &&
      spot.rolled == self->told.rolled)
    return;
  self->told = spot;
  set_spot (self, spot);
}

static void
rename_rooms (CbBoardView *self)
{
  self->showing = TRUE;
  list_choices (self);
  show (self);
}

static void
follow_insight (CbBoardView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          cb_edition_has_board (cb_insight_get_edition (self->insight)));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  self->showing = TRUE;
  list_choices (self);
  self->showing = FALSE;
  g_signal_connect_object (cb_insight_get_case (self->insight), "notify::setup",
                           G_CALLBACK (rename_rooms), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::state", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::advice", G_CALLBACK (update_head), self,
                           G_CONNECT_SWAPPED);
  follow (self);
}

static void
cb_board_view_class_init (CbBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbBoardView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_COMPUTED ("starts", G_TYPE_BOOLEAN, has_start),
    CB_FIELD (CbBoardView, head, G_TYPE_STRING, G_PARAM_READABLE));

  cb_template_install (widget_class, "cb-board-view");
  gtk_widget_class_bind_template_child (widget_class, CbBoardView, from);
  gtk_widget_class_bind_template_child (widget_class, CbBoardView, roll);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
cb_board_view_init (CbBoardView *self)
{
  self->told.room = self->spot.room = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_drop_down_show_names (self->from);
}
