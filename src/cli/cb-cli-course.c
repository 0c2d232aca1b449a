/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-table.h"
#include "cb-cli.h"
#include "cb-course-words.h"
#include "cb-setup-members.h"

/* The same seed as in the window, so that both show the same figures for a case. */
#define SEED 1

/* (transfer full) (nullable): the course, as exact as the budget allows */
static CbCourse *
get_course (const char *file, CbCase *case_, guint n_entries, const CbCliOptions *options)
{
  g_autoptr (CbCliProgress) progress = cb_cli_progress_begin (file);
  CbCourse *course = cb_case_follow (case_, n_entries, SEED, options->effort);

  while (course != NULL && !cb_course_is_final (course) && !cb_effort_is_spent (options->effort))
    {
      CbCourse *refined = cb_course_refine (course, options->effort);

      cb_course_unref (course);
      course = refined;
    }
  return course;
}

static JsonObject *
make_player (const CbCourse *course, guint seat)
{
  JsonObject *object = json_object_new ();
  JsonArray *left = json_array_new (), *few = json_array_new (), *many = json_array_new ();

  for (guint n = 0; n <= cb_course_get_end (course, seat); n++)
    {
      guint least, most;

      json_array_add_int_element (left, cb_course_get_others_left (course, seat, n, &least, &most));
      json_array_add_int_element (few, least);
      json_array_add_int_element (many, most);
    }
  json_object_set_string_member (object, "name", cb_course_get_setup (course)->players[seat].name);
  json_object_set_array_member (object, "solutions", left);
  json_object_set_array_member (object, "few", few);
  json_object_set_array_member (object, "many", many);
  return object;
}

static void
print_json (const char *file, const CbCourse *course)
{
  const CbSetup *setup = cb_course_get_setup (course);
  guint n_entries = cb_course_get_n_entries (course);
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *left = json_array_new (), *found = json_array_new (), *others = json_array_new ();
  JsonArray *estimated = json_array_new ();

  for (guint n = 0; n <= n_entries; n++)
    {
      json_array_add_int_element (left, cb_course_get_left (course, n));
      if (!cb_course_is_exact (course, n))
        json_array_add_int_element (estimated, n);
    }
  for (guint i = 0; i < n_entries; i++)
    json_array_add_array_element (
      found, cb_members_make_cards (setup->edition, cb_course_get_found (course, i)));
  for (guint seat = 0; cb_course_has_others (course) && seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      json_array_add_object_element (others, make_player (course, seat));
  cb_cli_put_complete (object, cb_course_is_complete (course));
  json_object_set_array_member (object, "solutions", left);
  json_object_set_array_member (object, "estimated", estimated);
  json_object_set_array_member (object, "found", found);
  json_object_set_array_member (object, "others", others);
  cb_cli_print_object (object);
}

/* Prints the table that the window shows beside the chart. */
static void
print_text (const CbCourse *course)
{
  gboolean exact = TRUE;
  guint n_columns = cb_course_count_columns (course);
  g_autofree CbCliColumn *columns = g_new0 (CbCliColumn, n_columns);
  g_autoptr (GPtrArray) heads = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_columns; i++)
    {
      g_ptr_array_add (heads, cb_course_describe_column (course, i));
      columns[i].head = g_ptr_array_index (heads, i);
      columns[i].numbers = i + 1 < n_columns;
    }
  for (guint n = 0; n <= cb_course_get_n_entries (course); n++)
    {
      for (guint i = 0; i < n_columns; i++)
        g_ptr_array_add (cells, cb_course_describe_cell (course, n, i));
      exact = exact && cb_course_is_exact (course, n);
    }
  if (cb_course_has_others (course))
    cb_cli_put (
      _ ("How many solutions each player has left; the range in parentheses is right nine "
         "times out of ten.\n"));
  cb_cli_print_table (columns, n_columns, cells);
  if (!exact)
    cb_cli_put (_ ("The search budget ran out: figures with “≈” are estimates.\n"));
  if (!cb_course_is_complete (course))
    cb_cli_put (_ ("The search budget ran out: what is said of the others is less certain.\n"));
}

/* Prints the course of the game, or only the conflict if the log contradicts itself. */
CbCliStatus
cb_cli_course (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbCourse) course = NULL;

  if (!cb_cli_find_consistent (file, case_, n_entries, options))
    return CB_CLI_CONTRADICTION;
  course = get_course (file, case_, n_entries, options);
  if (course == NULL)
    {
      cb_cli_complain (file, _ ("there are too many possible deals to work this out"));
      return CB_CLI_UNUSABLE;
    }
  if (options->json)
    print_json (file, course);
  else
    print_text (course);
  return CB_CLI_DONE;
}
