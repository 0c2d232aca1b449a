/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-test-case.h"

#include <glib/gstdio.h>

#include "cb-clock.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"

char *
cb_test_json (const char *text)
{
  char *json = g_strdup (text);

  return g_strdelimit (json, "'", '"');
}

GBytes *
cb_test_bytes (const char *text)
{
  char *json = cb_test_json (text);

  return g_bytes_new_take (json, strlen (json));
}

const char *
cb_test_small_edition (void)
{
  return "{'id':'small','name':'Small','minPlayers':2,'maxPlayers':5,'deal':'all',"
         "'traits':[{'id':'female','name':'female'},{'id':'male','name':'male'},"
         "{'id':'blunt','name':'blunt'},{'id':'coiled','name':'coiled'}],"
         "'categories':["
         "{'id':'suspect','name':'Suspects','cards':["
         "{'id':'anna','name':'Anna','traits':['female']},"
         "{'id':'bert','name':'Bert','traits':['male']},"
         "{'id':'cleo','name':'Cleo','traits':['female']}]},"
         "{'id':'weapon','name':'Weapons','cards':["
         "{'id':'axe','name':'Axe','traits':['blunt']},"
         "{'id':'belt','name':'Belt','traits':['coiled']},"
         "{'id':'club','name':'Club','traits':['blunt']}]},"
         "{'id':'room','name':'Rooms','cards':["
         "{'id':'attic','name':'Attic'},{'id':'barn','name':'Barn'},"
         "{'id':'cellar','name':'Cellar'}]}]}";
}

char *
cb_test_small_json (const char *setup, const char *log)
{
  g_autofree char *text = g_strdup_printf (
    "{'format':'casebook','version':1,'title':'Test','edition':%s,%s,'log':[%s]}",
    cb_test_small_edition (), setup, log);

  return cb_test_json (text);
}

CbCase *
cb_test_read_case (const char *json)
{
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_autoptr (GError) error = NULL;
  CbCase *case_ = cb_case_new_from_bytes (bytes, &error);

  if (error != NULL)
    g_error ("%s:\n%s", error->message, json);
  return case_;
}

CbCase *
cb_test_make_case (const char *text)
{
  g_autofree char *json = cb_test_json (text);

  return cb_test_read_case (json);
}

CbCase *
cb_test_small_case (const char *setup, const char *log)
{
  g_autofree char *text = cb_test_small_json (setup, log);

  return cb_test_read_case (text);
}

CbEntry *
cb_test_entry (CbCase *case_, const char *json)
{
  g_autofree char *text = cb_test_json (json);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);
  g_autoptr (CbMembers) in = NULL;
  CbEntry *entry;

  g_assert_no_error (error);
  in = cb_members_new (node, "", &error);
  entry = cb_entry_read (in, cb_case_get_setup (case_));
  g_assert_no_error (error);
  g_assert_nonnull (entry);
  return entry;
}

void
cb_test_assert_refused (const char *json, const char *message)
{
  g_autoptr (GBytes) bytes = cb_test_bytes (json);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

  g_assert_null (case_);
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, message);
}

CbCase *
cb_test_load_sample (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "samples", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return cb_test_read_case (text);
}

CbCase *
cb_test_load_dear_case (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "game", "hostile",
                                                 "ten-players.casebook", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  CbCase *case_;
  char *text;
  gsize size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, size);
  case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  return case_;
}

double
cb_test_compare_chances (CbCase *case_, const CbChances *a, const CbChances *b)
{
  double greatest = 0;

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    for (guint h = 0; h < cb_setup_get_n_holders (cb_case_get_setup (case_)); h++)
      {
        double off = cb_chances_get_chance (a, card, h) - cb_chances_get_chance (b, card, h);

        greatest = MAX (greatest, ABS (off));
      }
  return greatest;
}

char *
cb_test_to_text (CbCase *case_)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

char
cb_test_mark (CbCase *case_, guint n_entries, const char *card, const char *holder)
{
  int c = cb_edition_find_card (cb_case_get_edition (case_), card);
  int h = cb_setup_find_holder (cb_case_get_setup (case_), holder);

  g_assert_cmpint (c, >=, 0);
  g_assert_cmpint (h, >=, 0);
  return "?ny"[cb_case_get_mark (case_, n_entries, (guint) c, (guint) h)];
}

void
cb_test_assert_marks (CbCase *case_, guint n_entries, const char *marks)
{
  g_auto (GStrv) list = g_strsplit (marks, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit_set (list[i], "@=", 3);
      char mark;

      g_assert_cmpuint (g_strv_length (parts), ==, 3);
      mark = cb_test_mark (case_, n_entries, parts[0], parts[1]);
      if (mark != *parts[2])
        g_error ("After %u entries %s should be, and is %c", n_entries, list[i], mark);
    }
}

static gboolean
give_up_cb (gpointer data)
{
  g_error ("Waited in vain");
  return G_SOURCE_REMOVE;
}

/* What another thread does last, such as letting go of something, wakes nobody. */
static gboolean
look_again_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
cb_test_wait_until (gboolean (*done) (gpointer data), gpointer data)
{
  guint id = g_timeout_add_seconds (30, give_up_cb, NULL);
  guint look = g_timeout_add (5, look_again_cb, NULL);

  while (!done (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (look);
  g_source_remove (id);
}

static gboolean
is_gone (gpointer reference)
{
  g_autoptr (GObject) object = g_weak_ref_get (reference);

  return object == NULL;
}

void
cb_test_let_go (gpointer object)
{
  GWeakRef left;

  g_weak_ref_init (&left, object);
  g_object_unref (object);
  cb_test_wait_until (is_gone, &left);
  g_weak_ref_clear (&left);
}

char *
cb_test_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("casebook-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

void
cb_test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        cb_test_remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

static char *
read_stopped_clock (void)
{
  return NULL;
}

void
cb_test_stop_clock (void)
{
  cb_clock_set (read_stopped_clock);
}

static gint64 set_time;

static char *
read_set_time (void)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (set_time);

  return g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
}

void
cb_test_set_time (gint64 seconds)
{
  set_time = seconds;
  cb_clock_set (seconds != 0 ? read_set_time : NULL);
}

char *
cb_test_write (const CbContents *contents)
{
  g_autoptr (GBytes) bytes = cb_contents_write (contents);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}
