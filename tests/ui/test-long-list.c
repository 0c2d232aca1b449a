/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many rows a long list makes, however its model grows. */

#include "config.h"

#include <locale.h>

#include "cb-list-range.h"
#include "cb-long-list.h"
#include "cb-ui-test.h"

#define ROW_HEIGHT 60
#define N_IN_SIGHT 10
#define N_FIRST    12 /* rows that are made before it is known what is in sight */

typedef struct
{
  GListStore *items;
  CbLongList *list;
  GtkWidget *window;
  guint n_made; /* rows, since it was asked last */
} Fixture;

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_size_request (row, -1, ROW_HEIGHT);
  ((Fixture *) user_data)->n_made++;
  return row;
}

static guint
take_n_made (Fixture *self)
{
  guint n_made = self->n_made;

  self->n_made = 0;
  return n_made;
}

static void
append (Fixture *self, guint n)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (added, g_object_new (G_TYPE_OBJECT, NULL));
  g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                       added->pdata, n);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->items = g_list_store_new (G_TYPE_OBJECT);
  self->list = g_object_new (CB_TYPE_LONG_LIST, "child", gtk_list_box_new (), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, N_IN_SIGHT * ROW_HEIGHT);
  cb_long_list_bind (self->list, G_LIST_MODEL (self->items), 0, create_row, self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->items);
}

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_frames)
{
  *(guint *) n_frames += 1;
  return G_SOURCE_CONTINUE;
}

/* Draws so many frames. Returns: how many rows were made for one of them at most */
static guint
draw (Fixture *self, guint n)
{
  guint n_frames = 0, most = 0;
  guint id = gtk_widget_add_tick_callback (self->window, count_frame_cb, &n_frames, NULL);

  for (guint i = 0; i < n; i++)
    {
      guint n_made;

      cb_ui_test_wait (n_frames > i);
      n_made = take_n_made (self);
      most = MAX (most, n_made);
    }
  gtk_widget_remove_tick_callback (self->window, id);
  return most;
}

/* As the cases come that are read: before the first frame, and while frames are drawn. */
static void
test_grows (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < 3; i++)
    {
      append (self, 200);
      g_assert_cmpuint (take_n_made (self), <=, N_FIRST);
    }
  gtk_window_present (GTK_WINDOW (self->window));
  g_assert_cmpuint (draw (self, 10), <=, CB_SPAN_STEP);
  for (guint i = 0; i < 3; i++)
    {
      append (self, 200);
      g_assert_cmpuint (take_n_made (self), <=, N_FIRST);
      g_assert_cmpuint (draw (self, 10), <=, CB_SPAN_STEP);
    }
  g_assert_nonnull (cb_long_list_get_row (self->list, N_IN_SIGHT - 1));
  g_assert_null (cb_long_list_get_row (self->list, N_IN_SIGHT + CB_SPAN_STEP + N_FIRST));
}

/* All rows of a short list are there in the end. */
static void
test_short (Fixture *self, gconstpointer data)
{
  append (self, CB_SPAN_SHORT);
  g_assert_cmpuint (take_n_made (self), <=, N_FIRST);
  gtk_window_present (GTK_WINDOW (self->window));
  g_assert_cmpuint (draw (self, 20), <=, CB_SPAN_STEP);
  for (guint i = 0; i < CB_SPAN_SHORT; i++)
    g_assert_nonnull (cb_long_list_get_row (self->list, i));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_add ("/long-list/grows", Fixture, NULL, set_up, test_grows, tear_down);
  g_test_add ("/long-list/short", Fixture, NULL, set_up, test_short, tear_down);
  return g_test_run ();
}
