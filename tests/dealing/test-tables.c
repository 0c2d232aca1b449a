/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of dealt tables: what is listed, and that a deal which is removed and put back goes on
 * being kept. */

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "cb-editions.h"
#include "cb-tables.h"
#include "cb-test-case.h"
#include "cb-test-deal.h"

static gboolean
is_read (gpointer tables)
{
  return !cb_folder_list_get_busy (CB_FOLDER_LIST (tables));
}

static CbTables *
open_tables (void)
{
  CbTables *tables = cb_tables_new ();

  cb_test_wait_until (is_read, tables);
  return tables;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
is_done (gpointer result)
{
  return *(GAsyncResult **) result != NULL;
}

static CbTableItem *
add (CbTables *tables, guint64 seed)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbTableItem) item = NULL;
  CbDealChoices choices;

  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (table, i == 0 ? "Ann" : i == 1 ? "Bob" : "Cy", -1, -1);
  cb_deal_choices_init (&choices, edition, 3);
  cb_tables_add_async (tables, cb_test_deal (table, &choices, seed, &error), done_cb, &result);
  cb_test_wait_until (is_done, &result);
  item = cb_folder_list_write_finish (CB_FOLDER_LIST (tables), result, &error);
  g_assert_no_error (error);
  return item;
}

static void
empty (CbTables *tables)
{
  g_autoptr (GFile) folder = cb_sealed_deal_get_folder ();

  cb_test_remove_folder (g_file_peek_path (folder));
  g_object_unref (tables);
}

static GFile *
get_file (CbTables *tables, guint position)
{
  return cb_folder_item_get_file (cb_folder_list_peek (CB_FOLDER_LIST (tables), position));
}

/* Newest first; two of the same second have names of their own. */
static void
test_order (void)
{
  CbTables *tables = open_tables ();
  CbTables *again;
  GFile *made[3];

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (tables)), ==, 0);
  for (guint i = 0; i < 3; i++)
    made[i] = cb_folder_item_get_file (CB_FOLDER_ITEM (add (tables, i)));
  again = open_tables ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (g_file_equal (get_file (tables, i), made[2 - i]));
      g_assert_true (g_file_equal (get_file (again, i), made[2 - i]));
    }
  g_object_unref (again);
  empty (tables);
}

/* The deal that somebody has open stays the one of its item, whatever its file tells the list. */
static void
test_kept (void)
{
  CbTables *tables = open_tables ();
  CbTableItem *item = add (tables, 1);
  CbSealedDeal *deal = cb_table_item_get_deal (item);
  g_autoptr (GAsyncResult) removed = NULL;
  g_autoptr (GAsyncResult) put_back = NULL;
  g_autoptr (GObject) held = g_object_ref (G_OBJECT (item));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbTableItem) gone = NULL;
  g_autoptr (CbTableItem) again = NULL;

  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, &error));
  g_assert_no_error (error);
  cb_folder_list_refresh (CB_FOLDER_LIST (tables), get_file (tables, 0));
  cb_test_wait_until (is_read, tables);
  g_assert_true (cb_table_item_get_deal (item) == deal);

  cb_folder_list_remove_async (CB_FOLDER_LIST (tables), item, done_cb, &removed);
  cb_test_wait_until (is_done, &removed);
  gone = cb_folder_list_write_finish (CB_FOLDER_LIST (tables), removed, &error);
  g_assert_true (gone == item);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (tables)), ==, 0);
  cb_folder_list_put_back_async (CB_FOLDER_LIST (tables), item, done_cb, &put_back);
  cb_test_wait_until (is_done, &put_back);
  again = cb_folder_list_write_finish (CB_FOLDER_LIST (tables), put_back, &error);
  g_assert_no_error (error);
  deal = cb_table_item_get_deal (again);
  g_assert_true (cb_sealed_deal_has_looked (deal, 0));
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, &error));
  g_assert_no_error (error);
  empty (tables);
}

/* Nothing that lies in the folder is waited for; what cannot be read says why. */
static void
test_hostile (void)
{
  CbTables *tables = open_tables ();
  CbTables *again;
  g_autofree char *folder = NULL;
  g_autofree char *pipe = NULL;
  g_autofree char *torn = NULL;
  guint n_readable = 0;

  folder = g_path_get_dirname (
    g_file_peek_path (cb_folder_item_get_file (CB_FOLDER_ITEM (add (tables, 1)))));
  pipe = g_build_filename (folder, "a.deal", NULL);
  torn = g_build_filename (folder, "b.deal", NULL);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (torn, "{", -1, NULL));
  again = open_tables ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      CbTableItem *item = cb_folder_list_peek (CB_FOLDER_LIST (again), i);

      g_assert_true ((cb_table_item_get_deal (item) == NULL) ==
                     (cb_table_item_get_error (item) != NULL));
      n_readable += cb_table_item_get_deal (item) != NULL ? 1 : 0;
    }
  g_assert_cmpuint (n_readable, ==, 1);
  g_object_unref (again);
  empty (tables);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/tables/order", test_order);
  g_test_add_func ("/tables/kept", test_kept);
  g_test_add_func ("/tables/hostile", test_hostile);

  return g_test_run ();
}
