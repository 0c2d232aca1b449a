/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-log-private.h"
#include "cb-note.h"
#include "cb-test-case.h"

typedef struct
{
  CbLog *log;
  GPtrArray *entries;
  guint n_changes;
  guint position;
  guint n_removed;
  guint n_added;
} Fixture;

static void
items_changed_cb (GListModel *model, guint position, guint n_removed, guint n_added, Fixture *self)
{
  self->n_changes++;
  self->position = position;
  self->n_removed = n_removed;
  self->n_added = n_added;
}

static GPtrArray *
make_entries (guint n)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, cb_note_new ("x"));
  return entries;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->log = g_object_new (CB_TYPE_LOG, NULL);
  self->entries = make_entries (4);
  cb_log_splice (self->log, 0, 0, self->entries);
  g_signal_connect (self->log, "items-changed", G_CALLBACK (items_changed_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->log);
  g_ptr_array_unref (self->entries);
}

static CbLogItem *
get_item (Fixture *self, guint position)
{
  CbLogItem *item = g_list_model_get_item (G_LIST_MODEL (self->log), position);

  g_object_unref (item);
  return item;
}

static void
count_cb (gpointer object, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

static void
test_list (Fixture *self, gconstpointer data)
{
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (self->log)) == CB_TYPE_LOG_ITEM);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->log)), ==, 4);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (self->log), 4));
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (cb_log_item_get_position (get_item (self, i)), ==, i);
      g_assert_true (cb_log_get_entry (self->log, i) == g_ptr_array_index (self->entries, i));
    }
}

/* An edited entry keeps its line; the list itself does not change. */
static void
test_edit (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) other = make_entries (1);
  CbLogItem *item = get_item (self, 2);
  guint n = 0;

  g_signal_connect (item, "notify::entry", G_CALLBACK (count_cb), &n);
  cb_log_splice (self->log, 2, 1, other);
  g_assert_cmpuint (self->n_changes, ==, 0);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (get_item (self, 2) == item);
  g_assert_true (cb_log_item_get_entry (item) == g_ptr_array_index (other, 0));
  cb_log_splice (self->log, 2, 1, other);
  g_assert_cmpuint (n, ==, 1);
}

static void
test_insert_and_remove (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) other = make_entries (1);
  g_autoptr (GPtrArray) none = make_entries (0);
  CbLogItem *item = get_item (self, 1);
  guint n = 0;

  g_signal_connect (item, "notify::position", G_CALLBACK (count_cb), &n);
  cb_log_splice (self->log, 1, 0, other);
  g_assert_cmpuint (self->n_changes, ==, 1);
  g_assert_cmpuint (self->position, ==, 1);
  g_assert_cmpuint (self->n_removed, ==, 0);
  g_assert_cmpuint (self->n_added, ==, 1);
  g_assert_true (get_item (self, 2) == item);
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 2);
  g_assert_cmpuint (n, ==, 1);
  cb_log_splice (self->log, 1, 1, none);
  g_assert_cmpuint (self->n_removed, ==, 1);
  g_assert_true (get_item (self, 1) == item);
  g_assert_cmpuint (n, ==, 2);
}

/* Entries that only moved keep their lines, even the same entry recorded twice. */
static void
test_move (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) moved = g_ptr_array_new ();
  CbLogItem *items[5];

  g_ptr_array_add (moved, g_ptr_array_index (self->entries, 1));
  cb_log_splice (self->log, 4, 0, moved);
  for (guint i = 0; i < 5; i++)
    items[i] = get_item (self, i);
  g_ptr_array_set_size (moved, 0);
  for (guint i = 2; i < 6; i++)
    g_ptr_array_add (moved, cb_log_get_entry (self->log, i < 5 ? i : 1));
  cb_log_splice (self->log, 1, 4, moved);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->log)), ==, 5);
  g_assert_true (get_item (self, 0) == items[0]);
  g_assert_true (get_item (self, 1) == items[2]);
  g_assert_true (get_item (self, 2) == items[3]);
  g_assert_true (get_item (self, 3) != get_item (self, 4));
  for (guint i = 0; i < 5; i++)
    g_assert_cmpuint (cb_log_item_get_position (get_item (self, i)), ==, i);
}

/* However far one entry moves, the list takes out one line and puts in one. */
static void
test_move_far (Fixture *self, gconstpointer data)
{
  static const guint FORTH[] = { 1, 2, 3, 0 };
  static const guint BACK[] = { 3, 0, 1, 2 };
  const guint *const orders[] = { FORTH, BACK };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GPtrArray) moved = g_ptr_array_new ();
      CbLogItem *items[4];

      for (guint j = 0; j < 4; j++)
        {
          items[j] = get_item (self, j);
          g_ptr_array_add (moved, cb_log_get_entry (self->log, orders[i][j]));
        }
      self->n_changes = 0;
      cb_log_splice (self->log, 0, 4, moved);
      g_assert_cmpuint (self->n_changes, ==, 2);
      g_assert_cmpuint (self->position, ==, i == 0 ? 3 : 0);
      g_assert_cmpuint (self->n_removed, ==, 0);
      g_assert_cmpuint (self->n_added, ==, 1);
      for (guint j = 0; j < 4; j++)
        {
          g_assert_true (get_item (self, j) == items[orders[i][j]]);
          g_assert_cmpuint (cb_log_item_get_position (items[orders[i][j]]), ==, j);
        }
    }
}

static void
test_conflict (Fixture *self, gconstpointer data)
{
  CbLogItem *item = get_item (self, 0);
  guint n_conflict = 0;

  g_signal_connect (item, "notify::in-conflict", G_CALLBACK (count_cb), &n_conflict);
  cb_log_set_in_conflict (self->log, 0, FALSE);
  cb_log_set_in_conflict (self->log, 0, TRUE);
  cb_log_set_in_conflict (self->log, 0, TRUE);
  g_assert_true (cb_log_item_get_in_conflict (item));
  g_assert_cmpuint (n_conflict, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/log/list", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/log/edit", Fixture, NULL, set_up, test_edit, tear_down);
  g_test_add ("/log/insert-and-remove", Fixture, NULL, set_up, test_insert_and_remove, tear_down);
  g_test_add ("/log/move", Fixture, NULL, set_up, test_move, tear_down);
  g_test_add ("/log/move-far", Fixture, NULL, set_up, test_move_far, tear_down);
  g_test_add ("/log/conflict", Fixture, NULL, set_up, test_conflict, tear_down);
  return g_test_run ();
}
